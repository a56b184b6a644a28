import { explained, StartError } from '../../core/errors/index.js';
import { databaseDiskFull, freeBytes } from '../../core/files/index.js';

/** Free space (bytes) that PostgreSQL needs for its next WAL file (16 MiB); with less, it stops. */
const NEXT_SEGMENT = 2 ** 24;

/**
 * Returns an error about a full disk, if that explains the failure. The embedded database stops when its disk is full, and the original error
 * only says that the connection is lost.
 * @param embeddedIn folder of the embedded database; undefined with an external database
 * @returns undefined if the disk has space left, or with an external database
 */
export async function explainFullDisk(cause: unknown, embeddedIn: string | undefined): Promise<StartError | undefined> {
  const isFull = embeddedIn !== undefined && (await freeBytes(embeddedIn).catch(() => Infinity)) < NEXT_SEGMENT;
  return isFull ? databaseDiskFull(embeddedIn, { cause }) : undefined;
}

/** Returns the message of a failed start. Unexpected errors include their stack. */
export async function describeFailure(error: unknown, embeddedIn: string | undefined): Promise<string> {
  const told = (await explainFullDisk(error, embeddedIn)) ?? explained(error);
  return told instanceof StartError ? told.message : ((told as Error).stack ?? String(told));
}
