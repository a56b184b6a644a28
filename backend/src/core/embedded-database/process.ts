import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { environmentForPostgres } from '../config/index.js';
import { StartError } from '../errors/index.js';

/** Operating-system user that runs PostgreSQL's programs; undefined for the current user. */
export type DatabaseUser = { readonly name: string; readonly uid: number; readonly gid: number } | undefined;

const isRoot = process.getuid?.() === 0;

/**
 * Chooses the user, because PostgreSQL refuses to run as root. For root it is the owner of the existing data, else `postgres`, else `nobody`.
 * @throws StartError if the data belongs to another user and the current user is not root, or if root finds no such user
 */
export function chooseDatabaseUser(cluster: string | undefined): DatabaseUser {
  const owner = cluster === undefined ? undefined : fs.statSync(cluster);
  if (!isRoot) {
    if (!owner || owner.uid === process.getuid?.()) return undefined;
    throw new StartError(
      `The database in ${cluster} belongs to another user (id ${owner.uid}). ` +
        'Start the app as that user or as root, or set DATA_DIR to a folder of your own.',
    );
  }
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new StartError(
    'The app runs as root, but PostgreSQL must not, and there is neither a user postgres nor nobody to run it. ' +
      'Start the app as another user, or set DATABASE_URL.',
  );
}

/** Makes the database's user the owner of a path. */
export function handOver(target: string, user: DatabaseUser): void {
  if (user) fs.chownSync(target, user.uid, user.gid);
}

interface Outcome {
  readonly ok: boolean;
  /** Output of the program, for an error message. */
  readonly text: string;
}

/** Returns the command line of a running process; empty if there is none. Reads /proc on Linux, because slim images have no `ps`. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Runs a program to its end as the database's user.
 * The program has its own process group: Ctrl-C in a terminal reaches only the app, which then stops everything in order. The working folder is `/`,
 * because that user may not have access to the inherited one.
 */
export async function run(program: string, args: readonly string[], user: DatabaseUser): Promise<Outcome> {
  const env = environmentForPostgres();
  return new Promise((resolve) => {
    const said: Buffer[] = [];
    const account = user && { uid: user.uid, gid: user.gid };
    const child = spawn(program, args, { cwd: '/', env, detached: true, ...account, stdio: ['ignore', 'pipe', 'pipe'] });
    const finish = (ok: boolean, more = ''): void => {
      resolve({ ok, text: `${path.basename(program)}: ${Buffer.concat(said).toString('utf8').trim()}${more}` });
      // the server that pg_ctl starts inherits these pipes and keeps them open
      child.stdout.destroy();
      child.stderr.destroy();
    };
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', (error) => finish(false, error.message));
    child.on('exit', (code) => setImmediate(finish, code === 0));
  });
}
