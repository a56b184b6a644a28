import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors/index.js';
import { chooseDatabaseUser, type DatabaseUser, run } from './process.js';

/** Name of PostgreSQL's data folder. It contains the major version, because another major version cannot read the folder. */
const CLUSTER = 'pg18';

export interface Place {
  /** Folder with all files of the database, such as its log. */
  readonly base: string;
  /** PostgreSQL's data folder, inside `base`. */
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

/** Returns the folders in which the database of a data folder can be. For root, one of them is in /var/lib, with a name derived from the data folder. */
function foldersFor(dataDir: string): string[] {
  const name = `citypins-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 10)}`;
  return process.getuid?.() === 0 ? [dataDir, path.join('/var/lib', name)] : [dataDir];
}

const findExisting = (folders: readonly string[]): string | undefined => folders.find((folder) => fs.existsSync(path.join(folder, CLUSTER)));

/** Returns whether an embedded database exists for a data folder. */
export const isMade = (dataDir: string): boolean => findExisting(foldersFor(dataDir)) !== undefined;

/**
 * Chooses the folder of the database: the data folder, or for root a folder in /var/lib. Root needs the latter if the user that runs PostgreSQL
 * cannot enter the data folder. The permissions of existing folders are never changed for this purpose. The name in /var/lib is derived from the data
 * folder, so the next start finds the database again.
 * @throws StartError if no folder is suitable
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
