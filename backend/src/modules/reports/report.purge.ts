import type { DataSource } from 'typeorm';
import { inBatches } from '../../core/db/index.js';

const AT_ONCE = 1000;

/** Deletes the network hashes of reports that are decided or 30 days old. @returns number of reports */
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
