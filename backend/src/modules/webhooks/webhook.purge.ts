import type { DataSource } from 'typeorm';
import { inBatches, KEPT } from '../../core/db/index.js';

const AT_ONCE = 1000;

/** Deletes messages that are older than 30 days (`KEPT`). @returns number of deleted messages */
export function purgeWebhookDeliveries(dataSource: DataSource): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const [, count] = await manager.query<[unknown[], number]>(
      `DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM webhook_deliveries WHERE created_at < now() - ${KEPT} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    );
    return count;
  });
}
