import fs from 'node:fs/promises';
import path from 'node:path';
import { MIGRATIONS } from '../core/db/index.js';
import { UNFINISHED } from '../core/files/index.js';
import { verify } from './archive.js';
import type { Manifest } from './manifest.js';
import { manifestOf } from './restore.js';

/** File mode of backups: they contain e-mail addresses and password hashes. */
export const OWNER_ONLY = 0o600;

/** Prefixes of file names: backups made by the command, by the schedule, and from the console. */
const PREFIXES = { command: 'citypins-', schedule: 'citypins-scheduled-', console: 'citypins-console-' } as const;
export type Asker = keyof typeof PREFIXES;

const MOMENT = /^\d{4}-\d\d-\d\d-\d{4}(\d\d)?$/;
const ENDING = '.tar';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns the file name of a backup, in local time: `citypins-2026-11-24-0300.tar`. Admins can ask for several backups in a minute, so names of theirs
 * have seconds.
 */
export function backupName(asker: Asker, now: Date): string {
  const moment = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${two(now.getHours())}${two(now.getMinutes())}${asker === 'console' ? two(now.getSeconds()) : ''}`;
  return `${PREFIXES[asker]}${moment}${ENDING}`;
}

/** Lists the files in a folder whose names have the format of `backupName`, for one asker, oldest first. */
async function namesIn(folder: string, asker: Asker, ending: string): Promise<string[]> {
  const prefix = PREFIXES[asker];
  return (await fs.readdir(folder))
    .filter((name) => name.startsWith(prefix) && name.endsWith(ending) && MOMENT.test(name.slice(prefix.length, -ending.length)))
    .sort();
}

/**
 * Deletes all but the newest `keep` backups of one asker. Never deletes other files.
 * @returns the names of the deleted files
 */
export async function keepNewest(folder: string, asker: Asker, keep: number): Promise<string[]> {
  const old = (await namesIn(folder, asker, ENDING)).slice(0, -keep);
  for (const name of old) await fs.rm(path.join(folder, name), { force: true });
  return old;
}

/**
 * Deletes unfinished backups of killed processes. Do not call it while another process writes a backup to the folder.
 * @returns the number of deleted files
 */
export async function removeUnfinished(folder: string, asker: Asker): Promise<number> {
  const names = await namesIn(folder, asker, `${ENDING}${UNFINISHED}`);
  for (const name of names) await fs.rm(path.join(folder, name), { force: true });
  return names.length;
}

/** Checks that a backup is complete and that this version can restore it. @throws StartError if not */
export async function checkBackup(file: string, signal: AbortSignal): Promise<Manifest> {
  await verify(file, signal);
  return manifestOf(
    file,
    MIGRATIONS.map(({ name }) => name),
  );
}
