import type { DataSource } from 'typeorm';

/** Key of the advisory lock of `catchUpSearch`: any number that no other lock uses. */
const LOCK = 4_202_668;

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
 * Brings the search index up to date: adds waiting places, re-indexes the places of cities whose texts are out of date, one city after the other, and
 * recounts the words of all places. Skips what another process is doing.
 * @returns the number of re-indexed cities
 */
export async function catchUpSearch(dataSource: DataSource): Promise<number> {
  await addToSearch(dataSource);
  // Both take longer than the statement timeout of requests.
  const inTransaction = <Row>(sql: string, parameters: unknown[] = []): Promise<Row> =>
    dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL plan_cache_mode = force_custom_plan');
      const [row] = await manager.query<[Row]>(sql, parameters);
      return row;
    });
  let renewed = 0;
  while ((await inTransaction<{ isRenewed: boolean }>('SELECT search_renew_city() AS "isRenewed"')).isRenewed) renewed += 1;
  await inTransaction('SELECT search_count() FROM pg_try_advisory_xact_lock($1) AS is_mine WHERE is_mine', [LOCK]);
  return renewed;
}
