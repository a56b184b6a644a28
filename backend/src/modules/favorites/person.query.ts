import type { EntityManager } from 'typeorm';
import { Unauthenticated } from '../../core/errors/index.js';

/**
 * Lets the writes of a person that are limited in number happen one after the other, and none after the account is gone. Must run inside a
 * transaction, before anything else is locked.
 * @throws Unauthenticated where the account is gone
 */
export async function lockPerson(manager: EntityManager, userId: string): Promise<void> {
  const rows = await manager.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE', [userId]);
  if (rows.length === 0) throw new Unauthenticated();
}
