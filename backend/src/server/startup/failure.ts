import { StartError } from '../../core/config/start-error.js';
import { explained } from '../../core/errors/index.js';
import { databaseDiskFull, freeBytes } from '../../core/files/free-space.js';

/** Free bytes with which PostgreSQL cannot begin the next file of its log (16 MiB), and ends. */
const NEXT_SEGMENT = 2 ** 24;

/**
 * Explains a failure by a full disk: the embedded database ends on one, and the error only says that the connection is lost.
 * @param embeddedIn the folder of the embedded database; undefined where another one is used
 * @returns undefined where the disk has space left
 */
export async function explainFullDisk(cause: unknown, embeddedIn: string | undefined): Promise<StartError | undefined> {
  const isFull = embeddedIn !== undefined && (await freeBytes(embeddedIn).catch(() => Infinity)) < NEXT_SEGMENT;
  return isFull ? databaseDiskFull(embeddedIn, { cause }) : undefined;
}

/** Returns what to tell about a failed start. Failures that nobody expects come with their stack. */
export async function describeFailure(error: unknown, embeddedIn: string | undefined): Promise<string> {
  const told = (await explainFullDisk(error, embeddedIn)) ?? explained(error);
  return told instanceof StartError ? told.message : ((told as Error).stack ?? String(told));
}
