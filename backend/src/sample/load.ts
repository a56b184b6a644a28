import type { DataSource, EntityManager } from 'typeorm';
import { recordActivities } from './activities.js';
import { buildSampleData } from './build.js';
import { recordDecisions } from './decisions.js';
import type { SampleData } from './rows.js';

/** Any number that nothing else locks. */
const LOCK = 4_202_602;
const BATCH = 500;
/** `m` of the Bayesian ranking (v·R + m·C) / (v + m): how many average reviews every place starts with. */
const PRIOR = 5;

/** In the order that the foreign keys ask for. */
const TABLES = [
  ['cities', 'cities'],
  ['users', 'users'],
  ['places', 'places'],
  ['reviews', 'reviews'],
  ['place_edits', 'placeEdits'],
  ['reports', 'reports'],
  ['place_lists', 'placeLists'],
  ['place_list_items', 'placeListItems'],
] as const satisfies readonly (readonly [table: string, rows: keyof SampleData])[];

/** Columns with defaults of their own stay away from the statement, hence the list. */
async function insert(manager: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await manager.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${table}, $1)`, [JSON.stringify(rows)]);
}

/** Ranks all places by the mean of all reviews: each was ranked by what had come before it. */
async function rank(manager: EntityManager): Promise<void> {
  await manager.query(
    `WITH overall AS (SELECT coalesce(avg(rating), 0) mean FROM reviews WHERE status = 'approved' AND deleted_at IS NULL)
    UPDATE places SET ranking = (rating_sum + $1 * mean) / (rating_count + $1) FROM overall`,
    [PRIOR],
  );
}

async function insertAll(manager: EntityManager, data: SampleData, onProgress?: (done: number, total: number) => void): Promise<void> {
  const total = TABLES.reduce((sum, [, rows]) => sum + data[rows].length, 0);
  let done = 0;
  for (const [table, key] of TABLES) {
    const rows = data[key];
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      await insert(manager, table, batch);
      done += batch.length;
      onProgress?.(done, total);
    }
  }
}

/** Whether nobody has ever been in this guide: its first start makes the first admin. One whose sample data were removed is not new. */
export async function isNewGuide(dataSource: DataSource): Promise<boolean> {
  return (await dataSource.query<unknown[]>('SELECT 1 FROM users LIMIT 1')).length === 0;
}

/**
 * Fills a database without cities with the sample data set in one transaction: all of it or nothing. Where cities exist already, also when another
 * process is filling the same database at the same moment, it changes nothing.
 * @param onProgress told about rows, `done` of `total`
 * @returns whether this call filled it
 */
export async function loadSampleData(
  dataSource: DataSource,
  { now, onProgress }: { now: Date; onProgress?: (done: number, total: number) => void },
): Promise<boolean> {
  const isLoaded = await dataSource.transaction(async (manager) => {
    // Longer than a request may take: whoever comes second waits for the first, and the first composes the rows meanwhile.
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const cities: unknown[] = await manager.query('SELECT 1 FROM cities LIMIT 1');
    if (cities.length > 0) return false;
    await manager.query(`SET LOCAL citypins.webhooks = 'off'`); // nobody is told of what is made up
    await insertAll(manager, buildSampleData(now), onProgress);
    await rank(manager);
    await recordActivities(manager, now);
    await recordDecisions(manager);
    await manager.query('SELECT search_catch_up()');
    return true;
  });
  if (isLoaded)
    await dataSource.query(
      'ANALYZE cities, users, places, reviews, activities, decisions, place_edits, reports, place_lists, place_list_items, place_titles, place_search, place_counts, rated_counts',
    );
  return isLoaded;
}
