import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../config/start-error.js';
import { chooseDatabaseUser, type DatabaseUser, run } from './embedded-process.js';

/** PostgreSQL's data folder carries its major version, because another major cannot read it. */
const CLUSTER = 'pg18';

export interface Place {
  /** The folder that holds everything of the database. */
  readonly base: string;
  /** PostgreSQL's data folder below it. */
  readonly cluster: string;
  readonly user: DatabaseUser;
}

const placeIn = (base: string, user: DatabaseUser): Place => ({ base, cluster: path.join(base, CLUSTER), user });

async function isUsable(folder: string, user: DatabaseUser): Promise<boolean> {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch {
    return false;
  }
  return user === undefined || (await run('/bin/sh', ['-c', 'test -x "$0"', folder], user)).ok;
}

/** Where the database of a data folder may be: for root also outside, under a name that belongs to the data folder. */
function foldersFor(dataDir: string): string[] {
  const name = `citypins-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 10)}`;
  return process.getuid?.() === 0 ? [dataDir, path.join('/var/lib', name)] : [dataDir];
}

const findExisting = (folders: readonly string[]): string | undefined => folders.find((folder) => fs.existsSync(path.join(folder, CLUSTER)));

/** Whether there is an embedded database for a data folder. */
export const isMade = (dataDir: string): boolean => findExisting(foldersFor(dataDir)) !== undefined;

/**
 * Chooses where the database lives: in the data folder; for root also outside, where the data folder is closed to the user that must
 * run PostgreSQL (nobody's home is opened up for that). The name outside belongs to the data folder, so the next start finds it.
 * @throws StartError when there is no such folder
 */
export async function choosePlace(dataDir: string): Promise<Place> {
  const folders = foldersFor(dataDir);
  const existing = findExisting(folders);
  const user = chooseDatabaseUser(existing && path.join(existing, CLUSTER));
  for (const folder of existing ? [existing] : folders) if (await isUsable(folder, user)) return placeIn(folder, user);
  throw new StartError(
    `The database needs a folder that ${user ? `the user ${user.name}` : 'you'} can enter and write, and there is none: ` +
      `${folders.join(', ')}. Set DATA_DIR to such a folder, or set DATABASE_URL.`,
  );
}
