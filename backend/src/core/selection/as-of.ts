import type { EntityManager } from 'typeorm';

/**
 * Adds to a page the snapshot of the database that was taken before it was read: what that snapshot does not show was not on the page. A clock
 * could not tell, as what is written before a moment is committed after it.
 */
export async function asOfNow<Page extends object>(manager: EntityManager, read: () => Promise<Page>): Promise<Page & { asOf: string }> {
  const [row] = await manager.query<{ asOf: string }[]>('SELECT pg_current_snapshot()::text AS "asOf"');
  return { ...(await read()), asOf: row?.asOf ?? '' };
}

/**
 * SQL for whether a row `t` was last changed by what a snapshot shows.
 * A number that this server has not reached yet comes from another one, by a backup.
 * @param asOf the parameter with the snapshot
 */
export const isSeenSql = (asOf: string): string =>
  `(t.changed_in IS NULL OR pg_visible_in_snapshot(t.changed_in::text::xid8, ${asOf}::text::pg_snapshot) OR t.changed_in::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot()))`;
