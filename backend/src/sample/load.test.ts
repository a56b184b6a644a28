import type { DataSource } from 'typeorm';
import { CONTRADICTIONS } from '../../test/invariants/contradictions.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { createDataSource } from '../core/db/index.js';
import { loadSampleData } from './load.js';

const NOW = new Date('2026-03-17T09:30:00Z');
let database: TestDatabase;
let source: DataSource;
/** Progress reported by two concurrent loads. */
const steps: [done: number, total: number][] = [];
let haveLoaded: boolean[];

const load = () => loadSampleData(source, { now: NOW, onProgress: (done, total) => steps.push([done, total]) });

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.connection, { poolSize: 3, entities: [] }).initialize();
  // Opens both connections first: the first load blocks the event loop, so a connection attempt at that time would exceed its timeout.
  await Promise.all([source.query('SELECT pg_sleep(0.05)'), source.query('SELECT pg_sleep(0.05)')]);
  await source.query(`INSERT INTO webhooks (id, url, secret, events) VALUES (gen_random_uuid(), '', '', '{place.published,review.published}')`);
  haveLoaded = await Promise.all([load(), load()]);
});

afterAll(async () => {
  await source.destroy();
  await database.drop();
});

async function one<T>(sql: string): Promise<T> {
  const rows: T[] = await source.query(sql);
  return rows[0] as T;
}

const counts = (): Promise<{ cities: number; users: number; places: number; reviews: number }> =>
  one(`SELECT (SELECT count(*)::int FROM cities) cities, (SELECT count(*)::int FROM users) users,
    (SELECT count(*)::int FROM places WHERE status = 'active' AND business_status IS DISTINCT FROM 'closed-permanently') places,
    (SELECT count(*)::int FROM reviews WHERE status = 'approved') reviews`);

describe('loadSampleData', () => {
  it('fills an empty database, updates the totals and reports its progress', async () => {
    const loaded = await counts();
    expect(loaded).toMatchObject({ cities: 56, users: 160, reviews: 6150 });
    expect(await one(`SELECT sum(places_count)::int n FROM cities`)).toEqual({ n: loaded.places });
    expect(await one(`SELECT sum(n)::int n FROM place_counts`)).toEqual(
      await one(
        `SELECT sum(1 + cardinality(more_categories))::int n FROM places WHERE status = 'active' AND business_status IS DISTINCT FROM 'closed-permanently'`,
      ),
    );
    expect(await one(`SELECT n::int FROM totals WHERE name = 'reviews'`)).toEqual({ n: 6150 });
    expect(await one(`SELECT n::int FROM totals WHERE name = 'users'`)).toEqual({ n: 160 });
    const [done, total] = steps.at(-1) ?? [0, 1];
    expect(done).toBe(total);
    expect(await source.query(CONTRADICTIONS)).toEqual([]);
  });

  it('creates no webhook deliveries', async () => {
    expect(await one('SELECT count(*)::int n FROM webhook_deliveries')).toEqual({ n: 0 });
  });

  it('sets rating and Bayesian ranking of each place from its approved reviews', async () => {
    const wrong = await one<{ n: number }>(`
      WITH a AS (SELECT place_id, count(*) n, sum(rating) s FROM reviews WHERE status = 'approved' GROUP BY 1),
        c AS (SELECT avg(rating) mean FROM reviews WHERE status = 'approved')
      SELECT count(*)::int n FROM c, places p LEFT JOIN a ON a.place_id = p.id
      WHERE p.rating_count <> coalesce(a.n, 0) OR p.rating_sum <> coalesce(a.s, 0)
        OR abs(p.rating_average - coalesce(a.s::numeric / a.n, 0)) > 0.0051
        OR abs(p.ranking - (coalesce(a.s, 0) + 5 * c.mean) / (coalesce(a.n, 0) + 5)) > 1e-6`);
    expect(wrong.n).toBe(0);
  });

  it('records recent activities of users and moderators, and leaves pending edits and reports', async () => {
    const done = await source.query<{ what: string; n: number }[]>(
      `SELECT target_kind || ' ' || action AS what, count(*)::int AS n FROM activities GROUP BY 1 ORDER BY 1`,
    );
    expect(done.map(({ what }) => what)).toEqual([
      'place approved',
      'place created',
      'place-edit created',
      'report created',
      'review approved',
      'review created',
      'review rejected',
      'user registered',
    ]);
    expect(
      await one(
        `SELECT count(*)::int n FROM activities WHERE created_at > $now OR created_at < $now - interval '30 days'`.replaceAll(
          '$now',
          `'${NOW.toISOString()}'::timestamptz`,
        ),
      ),
    ).toEqual({ n: 0 });
    expect(await one(`SELECT count(*)::int n FROM activities WHERE actor_id IS NULL OR (label IS NULL AND target_kind <> 'user')`)).toEqual({ n: 0 });
    expect(
      await one(`SELECT count(*)::int n FROM activities a JOIN users u ON u.id = actor_id AND u.role <> 'moderator' WHERE action IN ('approved', 'rejected')`),
    ).toEqual({ n: 0 });
    expect(await one(`SELECT (SELECT count(*)::int FROM place_edits) edits, (SELECT count(*)::int FROM reports) reports`)).toEqual({ edits: 6, reports: 7 });
    expect(
      await one(`SELECT count(*)::int n FROM place_edits e JOIN places p ON p.id = e.place_id
      WHERE e.changes -> 'openingHours' ->> 'before' IS DISTINCT FROM p.opening_hours OR e.changes -> 'openingHours' ->> 'after' = p.opening_hours OR p.source <> 'sample'`),
    ).toEqual({ n: 0 });
  });

  it('loads once if two loads start at the same time, and changes nothing if there are cities', async () => {
    expect(haveLoaded.sort()).toEqual([false, true]);
    const before = await counts();
    expect(await load()).toBe(false);
    expect(await counts()).toEqual(before);
  });
});
