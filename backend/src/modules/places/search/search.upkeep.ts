import type { DataSource } from 'typeorm';

/** Key of the advisory lock of `catchUpSearch`: any number that no other lock uses. */
const LOCK = 4_202_607;

/** Adds imported places that are still waiting to the search index. Skips batches that another process is adding. */
export async function addToSearch(dataSource: DataSource): Promise<void> {
  const addNext = () =>
    dataSource.transaction(async (manager) => {
      // Asynchronous commit is safe: a batch lost in a power cut is still waiting afterwards.
      // Custom plans: a generic plan made for small tables would scan whole tables for each place once they are large.
      await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL synchronous_commit = off; SET LOCAL plan_cache_mode = force_custom_plan');
      const [{ isAdded }] = await manager.query<[{ isAdded: boolean }]>('SELECT search_work_off() AS "isAdded"');
      return isAdded;
    });
  while (await addNext());
}

/**
 * Brings the search index up to date: adds waiting places, recounts the words of all places, and re-indexes the places of renamed large cities.
 * Skips recounting and re-indexing if another process is doing it.
 * @returns the number of re-indexed cities
 */
export async function catchUpSearch(dataSource: DataSource): Promise<number> {
  await addToSearch(dataSource);
  return dataSource.transaction(async (manager) => {
    // This takes longer than the statement timeout of requests.
    await manager.query('SET LOCAL statement_timeout = 0');
    const [{ isMine }] = await manager.query<[{ isMine: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS "isMine"', [LOCK]);
    if (!isMine) return 0;
    const [{ n }] = await manager.query<[{ n: number }]>('SELECT search_catch_up() AS n');
    return n;
  });
}
