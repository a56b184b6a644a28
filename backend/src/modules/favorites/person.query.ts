import type { EntityManager } from 'typeorm';
import { Unauthenticated } from '../../core/errors/index.js';

/**
 * Locks a user, so that their writes run one after the other and can be counted against a limit. Must run in a transaction, before other locks.
 * @throws Unauthenticated if the account is deleted
 */
export async function lockPerson(manager: EntityManager, userId: string): Promise<void> {
  const rows = await manager.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE', [userId]);
  if (rows.length === 0) throw new Unauthenticated();
}
