import { spawn } from 'node:child_process';
import { root } from '../lib/paths.mjs';

/** Time limit of a command (ms), and the time between SIGTERM and SIGKILL (ms). */
const PATIENCE = 20 * 60_000;
const GRACE = 10_000;
/** Number of output lines that are shown for a failed command. */
const LINES = 60;

const running = new Set();
let isStopping = false;

/**
 * Registers a process, so that `stopAll` ends it.
 * @param signal function that sends a signal to the process
 * @param ended promise that settles when the process has ended
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

/** Ends all registered processes, and prevents further commands from starting. */
export async function stopAll() {
  isStopping = true;
  await Promise.all([...running].map(stop));
}

/**
 * Runs a script of package.json.
 * @param cwd the folder with package.json
 * @param onOutput receives pieces of the standard output
 * @returns {Promise<string | undefined>} the problem and the last lines of output; undefined if the exit code is 0
 */
export async function runScript(name, args, env, { cwd = root, onOutput = () => undefined } = {}) {
  if (isStopping) return 'It was interrupted.';
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdout.on('data', onOutput);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, by) => resolve(code === 0 ? undefined : `It ended with ${by ?? `code ${code}`}.`));
  });
  // the command is a process group, so that a signal also reaches its child processes
  const signal = (by) => {
    try {
      process.kill(-child.pid, by);
    } catch {
      // all processes of the group have ended
    }
  };
  const one = track(signal, ended);
  const timer = setTimeout(() => stop(one), PATIENCE);
  const problem = await ended;
  clearTimeout(timer);
  signal('SIGKILL');
  return problem && `${output.trim().split('\n').slice(-LINES).join('\n')}\nnpm run ${name} -- ${args.join(' ')}: ${problem}`;
}
