import type { DataSource, EntityManager } from 'typeorm';
import { insertRows, knownCategories } from '../packs/index.js';
import { recordActivities } from './activities.js';
import { buildSampleData, type SampleData } from './build.js';
import { recordDecisions } from './decisions.js';
import { loadCategories } from '../modules/site/index.js';

/** Key of the advisory lock: any number that no other lock uses. */
const LOCK = 4_202_602;
/** Rows per INSERT. */
const BATCH = 500;
/** `m` of the Bayesian ranking (v·R + m·C) / (v + m): number of virtual reviews with the average rating that each place starts with. */
const PRIOR = 5;

/** Recomputes all rankings with the final mean of all reviews. The triggers used the mean at the time of each review. */
async function rank(manager: EntityManager): Promise<void> {
  await manager.query(
    `WITH overall AS (SELECT coalesce(avg(rating), 0) mean FROM reviews WHERE status = 'approved' AND deleted_at IS NULL)
    UPDATE places SET ranking = (rating_sum + $1 * mean) / (rating_count + $1) FROM overall`,
    [PRIOR],
  );
}

async function insertAll(manager: EntityManager, data: Record<keyof SampleData, object[]>, onProgress?: (done: number, total: number) => void): Promise<void> {
  const tables = Object.entries<object[]>(data);
  const total = tables.reduce((sum, [, rows]) => sum + rows.length, 0);
  let done = 0;
  for (const [table, rows] of tables) {
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      await insertRows(manager, table, batch);
      done += batch.length;
      onProgress?.(done, total);
    }
  }
}

/** Gives places the categories of this site, where admins have renamed, merged or deleted some of the app's own. */
async function withKnownCategories(manager: EntityManager, data: SampleData): Promise<Record<keyof SampleData, object[]>> {
  const list = await loadCategories(manager);
  return { ...data, places: data.places.map((place) => ({ ...place, ...knownCategories(place, list, list.leftover()) })) };
}

/** Returns whether the database has no users. The first start creates an admin, so a site whose sample data were removed is not new. */
export async function isNewGuide(dataSource: DataSource): Promise<boolean> {
  return (await dataSource.query<unknown[]>('SELECT 1 FROM users LIMIT 1')).length === 0;
}

/**
 * Loads the sample data into a database without cities, in one transaction. Does nothing if there are cities, also if a concurrent process
 * has just loaded them.
 * @param onProgress called after each batch with the number of rows inserted and the total
 * @returns whether this call loaded the data
 */
export async function loadSampleData(
  dataSource: DataSource,
  { now, onProgress }: { now: Date; onProgress?: (done: number, total: number) => void },
): Promise<boolean> {
  const isLoaded = await dataSource.transaction(async (manager) => {
    // No timeouts: loading takes longer than a request, and a second process waits for the lock of the first.
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const cities: unknown[] = await manager.query('SELECT 1 FROM cities LIMIT 1');
    if (cities.length > 0) return false;
    await manager.query(`SET LOCAL citypins.webhooks = 'off'`); // no deliveries for sample rows
    await insertAll(manager, await withKnownCategories(manager, buildSampleData(now)), onProgress);
    await rank(manager);
    await recordActivities(manager, now);
    await recordDecisions(manager);
    await manager.query('SELECT search_count()');
    return true;
  });
  if (isLoaded)
    await dataSource.query(
      'ANALYZE cities, users, places, reviews, activities, decisions, place_edits, reports, place_lists, place_list_items, place_titles, place_search, place_counts, rated_counts',
    );
  return isLoaded;
}
