import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';

/** Installs what the benchmarks alone need, unless that is there and as new as its lock file. */
export async function install() {
  const installed = at('bench/node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('bench/package-lock.json')).mtimeMs) return;
  console.log('  installing the servers that are measured beside ours …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: at('bench'), stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('npm ci has failed in bench/.');
}
