import type { DataSource, EntityManager } from 'typeorm';

/** Retention of deleted rows, as SQL. */
export const KEPT = "interval '30 days'";

/**
 * Processes many rows in batches. Each batch is a short transaction of its own.
 * @param size rows of a full batch; a smaller batch is the last one
 * @param batch returns the number of rows that it has found
 * @returns the total number of rows
 */
export async function inBatches(dataSource: DataSource, size: number, batch: (manager: EntityManager) => Promise<number>): Promise<number> {
  let total = 0;
  for (let found = size; found === size; total += found) found = await dataSource.transaction(batch);
  return total;
}
