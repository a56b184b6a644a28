import type { DataSource, EntityManager } from 'typeorm';

/** How long what somebody has deleted is kept, as SQL. */
export const KEPT = "interval '30 days'";

/**
 * Does something to many rows in batches, each a transaction, so that none of them takes long.
 * @param size rows of a full batch: one that is not full is the last
 * @param batch answers how many rows it has found
 * @returns how many in all
 */
export async function inBatches(dataSource: DataSource, size: number, batch: (manager: EntityManager) => Promise<number>): Promise<number> {
  let total = 0;
  for (let found = size; found === size; total += found) found = await dataSource.transaction(batch);
  return total;
}
