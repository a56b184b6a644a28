import type { DataSource, EntityManager } from 'typeorm';
import { buildSampleData } from './build.js';
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
] as const satisfies readonly (readonly [table: string, rows: keyof SampleData])[];

/** Columns with defaults of their own stay away from the statement, hence the list. */
async function insert(manager: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await manager.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}

async function rate(manager: EntityManager): Promise<void> {
  await manager.query(
    `WITH approved AS (SELECT place_id, rating FROM reviews WHERE status = 'approved' AND deleted_at IS NULL),
      rated AS (SELECT p.id, coalesce(sum(a.rating), 0) total, count(a.rating) n
        FROM places p LEFT JOIN approved a ON a.place_id = p.id GROUP BY p.id),
      overall AS (SELECT coalesce(avg(rating), 0) mean FROM approved)
    UPDATE places SET rating_sum = total, rating_count = n, rating_average = coalesce(round(total::numeric / nullif(n, 0), 2), 0),
      ranking = (total + $1 * mean) / (n + $1)
    FROM rated, overall WHERE rated.id = places.id`,
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

/**
 * Fills an empty database with the sample data set in one transaction: all of it or nothing. Where cities exist already, also when another
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
    await insertAll(manager, buildSampleData(now), onProgress);
    await rate(manager);
    return true;
  });
  if (isLoaded) await dataSource.query('ANALYZE cities, users, places, reviews, place_search, place_counts');
  return isLoaded;
}
