import { spawn } from 'node:child_process';
import { root } from '../lib/paths.mjs';

/** Time that a command has (ms), and time to end once it is told to. */
const PATIENCE = 20 * 60_000;
const GRACE = 10_000;
/** Lines of a failed command's output that are shown. */
const LINES = 60;

const running = new Set();
let isStopping = false;

/**
 * Adds a process to those that `stopAll` ends.
 * @param signal sends it a signal
 * @param ended settles when it has ended
 */
export function track(signal, ended) {
  const one = { signal, ended };
  running.add(one);
  void ended.then(() => running.delete(one));
  return one;
}

async function stop({ signal, ended }) {
  signal('SIGTERM');
  const timer = setTimeout(() => signal('SIGKILL'), GRACE);
  await ended;
  clearTimeout(timer);
}

/** Ends every process that runs; after that no command starts. */
export async function stopAll() {
  isStopping = true;
  await Promise.all([...running].map(stop));
}

/**
 * Runs a script of package.json to its end.
 * @returns {Promise<string | undefined>} what is wrong; undefined where its exit code is 0
 */
export async function runScript(name, args, env) {
  if (isStopping) return 'It was interrupted.';
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, by) => resolve(code === 0 ? undefined : `It ended with ${by ?? `code ${code}`}.`));
  });
  // the command is a process group of its own, so that a signal reaches all that it has started
  const signal = (by) => {
    try {
      process.kill(-child.pid, by);
    } catch {
      // all of them have ended
    }
  };
  const one = track(signal, ended);
  const timer = setTimeout(() => stop(one), PATIENCE);
  const problem = await ended;
  clearTimeout(timer);
  signal('SIGKILL');
  return problem && `${output.trim().split('\n').slice(-LINES).join('\n')}\nnpm run ${name} -- ${args.join(' ')}: ${problem}`;
}
