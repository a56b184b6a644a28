import fs from 'node:fs/promises';
import path from 'node:path';
import { MIGRATIONS } from '../core/db/migrations/index.js';
import { UNFINISHED } from '../core/files/write-file.js';
import { verify } from './archive.js';
import type { Manifest } from './manifest.js';
import { manifestOf } from './restore.js';

/** A backup holds the addresses of people and the hashes of their passwords. */
export const OWNER_ONLY = 0o600;

/** What the names of backups begin with, by who has asked for them. */
const PREFIXES = { command: 'citypins-', schedule: 'citypins-scheduled-' } as const;
type Asker = keyof typeof PREFIXES;

const MOMENT = /^\d{4}-\d\d-\d\d-\d{4}$/;
const ENDING = '.tar';

const two = (value: number): string => String(value).padStart(2, '0');

/** The name of a backup, by the clock of this machine: `citypins-2026-11-24-0300.tar`. */
export function backupName(asker: Asker, now: Date): string {
  const moment = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${two(now.getHours())}${two(now.getMinutes())}`;
  return `${PREFIXES[asker]}${moment}${ENDING}`;
}

/** The names in a folder that `backupName` has given for an asker, oldest first. Files of other names are not ours. */
async function namesIn(folder: string, asker: Asker, ending: string): Promise<string[]> {
  const prefix = PREFIXES[asker];
  return (await fs.readdir(folder))
    .filter((name) => name.startsWith(prefix) && name.endsWith(ending) && MOMENT.test(name.slice(prefix.length, -ending.length)))
    .sort();
}

/**
 * Deletes all but the newest backups that an asker has put into a folder, and none of anybody else's.
 * @returns the names of those that are gone
 */
export async function keepNewest(folder: string, asker: Asker, keep: number): Promise<string[]> {
  const old = (await namesIn(folder, asker, ENDING)).slice(0, -keep);
  for (const name of old) await fs.rm(path.join(folder, name), { force: true });
  return old;
}

/** Deletes what was left of backups that a killed process has not finished. Nobody else may be making one in the folder. */
export async function removeUnfinished(folder: string, asker: Asker): Promise<void> {
  for (const name of await namesIn(folder, asker, `${ENDING}${UNFINISHED}`)) await fs.rm(path.join(folder, name), { force: true });
}

/** Looks whether a backup is whole and can be restored by this version. @returns what it says of itself @throws UnusableFile where it is not */
export async function checkBackup(file: string, signal: AbortSignal): Promise<Manifest> {
  await verify(file, signal);
  return manifestOf(
    file,
    MIGRATIONS.map(({ name }) => name),
  );
}
