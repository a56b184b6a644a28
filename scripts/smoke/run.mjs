import { spawn } from 'node:child_process';
import { root } from '../lib/paths.mjs';

/** Time that a command has (ms), and time to end once it is told to. */
const PATIENCE = 20 * 60_000;
const GRACE = 10_000;
/** Lines of a failed command's output that are shown. */
const LINES = 60;

const running = new Set();

/** The command is a process group of its own, so that a signal reaches all that it has started. */
function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // it has ended
  }
}

/** Ends every command that runs. */
export async function stopAll() {
  await Promise.all(
    [...running].map(async ({ child, ended }) => {
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE);
      await ended;
      clearTimeout(timer);
    }),
  );
}

/**
 * Runs a script of package.json to its end.
 * @returns {Promise<string | undefined>} what is wrong; undefined where its exit code is 0
 */
export async function runScript(name, args, env) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, by) => resolve(code === 0 ? undefined : `It ended with ${by ?? `code ${code}`}.`));
  });
  const one = { child, ended };
  running.add(one);
  const timer = setTimeout(stopAll, PATIENCE);
  const problem = await ended;
  clearTimeout(timer);
  signal(child, 'SIGKILL');
  running.delete(one);
  return problem && `${output.trim().split('\n').slice(-LINES).join('\n')}\nnpm run ${name} -- ${args.join(' ')}: ${problem}`;
}
