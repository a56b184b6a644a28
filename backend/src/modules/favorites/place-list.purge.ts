import type { DataSource } from 'typeorm';
import { inBatches, KEPT } from '../../core/db/index.js';

/** Lists per transaction. */
const AT_ONCE = 100;

/**
 * Deletes the rows of lists that were marked as deleted longer than the retention period ago, with their entries.
 * @returns the number of deleted lists
 */
export function purgeLists(dataSource: DataSource): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const [, count] = await manager.query<[unknown, number]>(
      `DELETE FROM place_lists WHERE id IN (
         SELECT id FROM place_lists WHERE deleted_at < now() - ${KEPT} ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    );
    return count;
  });
}
