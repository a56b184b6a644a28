import type { EntityManager } from 'typeorm';

/** Raises the statement timeout of this transaction from 5 s to 30 s, for statements on thousands of rows. */
export async function takeTime(manager: EntityManager): Promise<void> {
  await manager.query("SET LOCAL statement_timeout = '30s'");
}
