import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { StartError } from '../core/config/start-error.js';
import { Busy } from '../core/errors/index.js';
import { EXIT } from './output.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What the database or the connection to it has said. */
const isOfDatabase = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError ||
  error instanceof QueryFailedError ||
  (error instanceof Error && /^Connection terminated|^Client has encountered/.test(error.message));

/**
 * Does something that Ctrl-C stops in order: its signal tells it, and whatever it fails with then is the stop.
 * @returns what the process is to end with, done or interrupted
 * @throws StartError where the database or the store of uploaded files fails, and whatever else it fails with
 */
export async function interruptible(work: (signal: AbortSignal) => Promise<void>): Promise<number> {
  const stop = new AbortController();
  const halt = () => stop.abort();
  for (const one of SIGNALS) process.on(one, halt);
  try {
    await work(stop.signal);
    return EXIT.done;
  } catch (error) {
    if (stop.signal.aborted) return EXIT.interrupted;
    if (error instanceof Busy)
      throw new StartError(`The uploaded files cannot be used where they are kept: ${(error.cause as Error).message}`, { cause: error });
    if (isOfDatabase(error)) throw new StartError(`The database has failed, and nothing was changed: ${error.message}`, { cause: error });
    throw error;
  } finally {
    for (const one of SIGNALS) process.off(one, halt);
  }
}
