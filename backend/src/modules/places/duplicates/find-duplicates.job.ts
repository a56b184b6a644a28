import type { DataSource } from 'typeorm';
import { type Handler, handleInBackground } from '../../../core/jobs/index.js';
import { comparePortion, countDue } from './find-duplicates.query.js';
import { FIND_DUPLICATES } from './find-duplicates.task.js';

interface Progress {
  signal?: AbortSignal;
  /** Gets the number of places compared so far. */
  onCompared?: (compared: number) => Promise<void> | void;
}

/**
 * Compares the places that have changed since the last search with the others of their cities, in portions.
 * @returns number of compared places
 */
export async function findDuplicates(dataSource: DataSource, { signal, onCompared = () => undefined }: Progress = {}): Promise<number> {
  let compared = 0;
  for (let isLast = false; !isLast; ) {
    signal?.throwIfAborted();
    await onCompared(compared);
    const portion = await dataSource.transaction(comparePortion);
    compared += portion.count;
    isLast = portion.isLast;
  }
  return compared;
}

/** Creates the handler of the job that finds duplicates. */
export const findDuplicatesHandler = (dataSource: DataSource): Handler =>
  handleInBackground(FIND_DUPLICATES, dataSource.manager, async (_none, { signal, report }) => {
    const total = await dataSource.transaction(countDue);
    await findDuplicates(dataSource, { signal, onCompared: (compared) => report(compared, total) });
  });
