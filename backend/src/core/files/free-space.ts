import fs from 'node:fs/promises';
import { StartError } from '../config/start-error.js';
import { sizeText } from '../size-text.js';

/** Free bytes that a new embedded database needs, with the sample data and the log of their import; one with less space left can end. */
export const DATABASE_NEEDS = 250e6;

/** Free bytes for a user other than root. @throws what the system says */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder);
  return bavail * bsize;
}

/** Whether a program says that a disk is full, or the quota on it. */
export const saysDiskFull = (text: string): boolean => /No space left on device|Disk quota exceeded/i.test(text);

/** Returns what to tell where the disk of the embedded database is full. */
export async function databaseDiskFull(folder: string, options?: ErrorOptions): Promise<StartError> {
  const free = await freeBytes(folder).catch(() => 0);
  return new StartError(
    `The disk of ${folder} is full: it has ${sizeText(free)} left, and the embedded database needs at least ${sizeText(DATABASE_NEEDS)}. ` +
      'Free space on it, or set DATA_DIR to a folder on another disk.',
    options,
  );
}
