import type { DataSource } from 'typeorm';

/** Any number that nothing else locks. */
const LOCK = 4_202_607;

/** Lets the search find the places that wait for it: those that imports have added since. Where another instance adds some, those are left to it. */
export async function addToSearch(dataSource: DataSource): Promise<void> {
  const addNext = () =>
    dataSource.transaction(async (manager) => {
      // What a power cut takes away waits again. A plan made while the tables were small may read all of them for each place later.
      await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL synchronous_commit = off; SET LOCAL plan_cache_mode = force_custom_plan');
      const [{ isAdded }] = await manager.query<[{ isAdded: boolean }]>('SELECT search_work_off() AS "isAdded"');
      return isAdded;
    });
  while (await addNext());
}

/**
 * Does for the search what writes have left to do: adds the places that wait for it, counts the words of all places anew, and writes large cities anew that were renamed.
 * Where another instance is at it, it does nothing.
 * @returns how many large cities there were
 */
export async function catchUpSearch(dataSource: DataSource): Promise<number> {
  await addToSearch(dataSource);
  return dataSource.transaction(async (manager) => {
    // Longer than a request may take.
    await manager.query('SET LOCAL statement_timeout = 0');
    const [{ isMine }] = await manager.query<[{ isMine: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS "isMine"', [LOCK]);
    if (!isMine) return 0;
    const [{ n }] = await manager.query<[{ n: number }]>('SELECT search_catch_up() AS n');
    return n;
  });
}
