import { StartError } from '../core/config/start-error.js';
import { Busy, explainDatabase, explainFile } from '../core/errors/index.js';
import { isOfDatabase } from './of-database.js';
import { EXIT } from './output.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
      throw new StartError(`The uploaded files cannot be used where they are kept: ${explainFile(error.cause)?.problem ?? (error.cause as Error).message}`, {
        cause: error,
      });
    if (isOfDatabase(error)) {
      const { problem, remedy } = explainDatabase(error) ?? { problem: error.message, remedy: '' };
      throw new StartError(`The database has failed, and nothing was changed: ${problem}. ${remedy}`.trim(), { cause: error });
    }
    throw error;
  } finally {
    for (const one of SIGNALS) process.off(one, halt);
  }
}
