import type { DataSource } from 'typeorm';

/** Any number that nothing else locks. */
const LOCK = 4_202_607;

/**
 * Does for the search what writes have left to do: counts the words of all places anew, and writes large cities anew that were renamed.
 * Where another instance is at it, it does nothing.
 * @returns how many large cities there were
 */
export function catchUpSearch(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (manager) => {
    // Longer than a request may take.
    await manager.query('SET LOCAL statement_timeout = 0');
    const [{ isMine }] = await manager.query<[{ isMine: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS "isMine"', [LOCK]);
    if (!isMine) return 0;
    const [{ n }] = await manager.query<[{ n: number }]>('SELECT search_catch_up() AS n');
    return n;
  });
}
