import { Busy, englishOf, explainDatabase, explainFile, sentencesOf, StartError } from '../core/errors/index.js';
import { isOfDatabase } from './of-database.js';
import { EXIT } from './output.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work` with a signal that Ctrl-C (or SIGTERM, SIGHUP) aborts. After the abort, any failure of `work` counts as the interruption.
 * @param rest what an operator has to know after a failure of the database
 * @returns the exit code: done or interrupted
 * @throws StartError if the database or the file store fails; other errors of `work` unchanged
 */
export async function interruptible(work: (signal: AbortSignal) => Promise<void>, rest = 'Nothing was changed'): Promise<number> {
  const stop = new AbortController();
  const halt = () => stop.abort();
  for (const one of SIGNALS) process.on(one, halt);
  try {
    await work(stop.signal);
    return EXIT.done;
  } catch (error) {
    if (stop.signal.aborted) return EXIT.interrupted;
    if (error instanceof Busy) {
      const outside = explainFile(error.cause);
      throw new StartError(`The file store cannot be used: ${outside ? englishOf(outside.problem) : (error.cause as Error).message}`, { cause: error });
    }
    if (isOfDatabase(error)) {
      const outside = explainDatabase(error);
      throw new StartError(`The database has failed. ${rest}: ${outside ? sentencesOf(outside) : `${error.message}.`}`, { cause: error });
    }
    throw error;
  } finally {
    for (const one of SIGNALS) process.off(one, halt);
  }
}
