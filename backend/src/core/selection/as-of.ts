import type { EntityManager } from 'typeorm';

/**
 * Adds to a page the database snapshot that was taken before the page was read. Changes that are not in the snapshot were not on the page.
 * A timestamp would not work: a row that was written before that time can be committed after it.
 */
export async function asOfNow<Page extends object>(manager: EntityManager, read: () => Promise<Page>): Promise<Page & { asOf: string }> {
  const [row] = await manager.query<{ asOf: string }[]>('SELECT pg_current_snapshot()::text AS "asOf"');
  return { ...(await read()), asOf: row?.asOf ?? '' };
}

/**
 * Returns SQL that checks whether a snapshot contains the last change of a row `t`.
 * A transaction id that this server has not reached yet comes from another server, through a backup. It counts as contained.
 * @param asOf placeholder of the snapshot
 */
export const isSeenSql = (asOf: string): string =>
  `(t.changed_in IS NULL OR pg_visible_in_snapshot(t.changed_in::text::xid8, ${asOf}::text::pg_snapshot) OR t.changed_in::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot()))`;
