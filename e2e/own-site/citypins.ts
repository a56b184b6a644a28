import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '../..');

/** Runs a command as `npm run citypins -- …` does, and returns its output. @throws if it fails */
export async function citypins(dataDir: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['scripts/citypins.mjs', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [code, output, problem] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`citypins ${args.join(' ')} ended with code ${code}:\n${problem}`);
  return output;
}
