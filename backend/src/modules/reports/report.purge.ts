import type { DataSource } from 'typeorm';
import { inBatches } from '../../core/db/batches.js';

const AT_ONCE = 1000;

/** Forgets the networks of reports that were decided about or are 30 days old. @returns how many */
export function forgetNetworks(dataSource: DataSource): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE reports SET network_key = NULL WHERE id IN (
         SELECT id FROM reports WHERE network_key IS NOT NULL AND (status <> 'open' OR created_at < now() - interval '30 days')
         LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    );
    return count;
  });
}
