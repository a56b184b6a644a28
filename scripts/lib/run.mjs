import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a Node script and collects its output. Prints nothing.
 * @returns {Promise<{ ok: boolean, code: number, output: string }>} exit code, and stdout and stderr together
 */
export function runNode(args, { env = process.env, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code, signal) => resolve({ ok: code === 0, code: code ?? 1, signal, output }));
  });
}
