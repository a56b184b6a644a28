import type { DataSource } from 'typeorm';
import { inBatches } from '../../core/db/index.js';

const AT_ONCE = 1000;

/** Deletes decisions about accounts that were deleted 12 months ago. @returns number of deleted decisions */
export function purgeDecisions(dataSource: DataSource): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const [, count] = await manager.query<[unknown, number]>(
      `DELETE FROM decisions WHERE id IN (SELECT id FROM decisions WHERE forget_at < now() LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    );
    return count;
  });
}
