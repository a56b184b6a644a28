import fs from 'node:fs/promises';
import { StartError } from '../errors/index.js';
import { sizeText } from '../size-text.js';

/** Free space (bytes) that a new embedded database needs, including the sample data and the log of their import. With less space the database can stop. */
export const DATABASE_NEEDS = 250e6;

/**
 * Returns the free space (bytes) for users other than root.
 * @throws errors of the file system
 */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder);
  return bavail * bsize;
}

/** Returns whether the output of a program reports a full disk or disk quota. */
export const saysDiskFull = (text: string): boolean => /No space left on device|Disk quota exceeded/i.test(text);

/** Returns the error to show when the disk of the embedded database is full. */
export async function databaseDiskFull(folder: string, options?: ErrorOptions): Promise<StartError> {
  const free = await freeBytes(folder).catch(() => 0);
  return new StartError(
    `The disk of ${folder} is full: it has ${sizeText(free)} left, and the embedded database needs at least ${sizeText(DATABASE_NEEDS)}. ` +
      'Free space on it, or set DATA_DIR to a folder on another disk.',
    options,
  );
}
