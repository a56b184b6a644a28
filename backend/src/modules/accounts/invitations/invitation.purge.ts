import type { DataSource } from 'typeorm';
import { inBatches, KEPT } from '../../../core/db/index.js';

const AT_ONCE = 1000;

/** Deletes invitations that expired or were revoked 30 days ago (`KEPT`). @returns number of deleted invitations */
export function purgeInvitations(dataSource: DataSource): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const [, count] = await manager.query<[unknown[], number]>(
      `DELETE FROM invitations WHERE id IN
         (SELECT id FROM invitations WHERE least(expires_at, revoked_at) < now() - ${KEPT} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    );
    return count;
  });
}
