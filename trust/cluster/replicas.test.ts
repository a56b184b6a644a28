import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';
import { ask, keepVisiting, operations, visits } from '../support/visitors.js';
import { activePlaces, writeReviews } from '../support/reviewers.js';
import { signalAll, startStandby } from '../support/standby.js';

jest.setTimeout(600_000);

const MANY = 3000;
const PAIRS = 300;
/** Duration of each failure under load (ms). */
const MISFORTUNE = 6_000;

let primary: Cluster;
let replicas: Cluster[];
/** `one` and `other` have a response cache, as in production; `unkept` has none. */
let one: Instance;
let other: Instance;
let unkept: Instance;
let admin: Person;
let places: string[];
let kinds: string[];

beforeAll(async () => {
  primary = await startCluster();
  const first = await startInstance({ DATABASE_URL: primary.url() });
  replicas = [await startStandby(primary), await startStandby(primary)];
  await first.stop();
  const variables = { DATABASE_URL: primary.url(), DATABASE_REPLICA_URLS: replicas.map((replica) => replica.url()).join() };
  [one, other, unkept] = await Promise.all([startInstance(variables), startInstance(variables), startInstance({ ...variables, ANSWER_CACHE_MB: '0' })]);
  [admin] = (await addPeople(primary.url(), 1, 'admin')) as [Person];
  places = await activePlaces(primary.url());
  kinds = (await ask(one.url, '{ placeKinds }')).body.data?.placeKinds as string[];
}, 180_000);

/** Returns the number of transactions that a server has run in the app's database. PostgreSQL reports it some seconds late. */
async function transactionsOf(cluster: Cluster): Promise<number> {
  const [row] = await query<{ n: number }>(
    cluster.url('postgres'),
    "SELECT (xact_commit + xact_rollback)::integer AS n FROM pg_stat_database WHERE datname = 'citypins'",
  );
  return row?.n ?? 0;
}

/** Returns how many transactions each server ran during `work`. */
async function countedOn(clusters: readonly Cluster[], work: () => Promise<void>): Promise<number[]> {
  await sleep(11_000); // an idle connection reports its statistics within ten seconds
  const before = await Promise.all(clusters.map(transactionsOf));
  await work();
  await sleep(11_000);
  const after = await Promise.all(clusters.map(transactionsOf));
  return after.map((n, i) => n - (before[i] ?? 0));
}

async function readMany(count: number): Promise<void> {
  const next = visits(places);
  await Promise.all(
    Array.from({ length: 10 }, async (_, reader) => {
      for (let i = reader; i < count; i += 10) {
        const [operation, variables] = next(i);
        const { status, body } = await ask(unkept.url, operations[operation] ?? '', variables);
        expect([status, body.errors]).toEqual([200, undefined]);
      }
    }),
  );
}

/** Returns a category; consecutive turns give different ones. */
const kind = (turn: number): string => kinds[turn % kinds.length] ?? '';

const CATEGORIZE = 'mutation ($id: ID!, $category: String!) { categorizePlaces(selection: { ids: [$id] }, category: $category) { id } }';
const CATEGORY = 'query ($id: ID!) { place(id: $id) { category } }';

async function write(instance: Instance, id: string, category: string): Promise<void> {
  const { body } = await ask(instance.url, CATEGORIZE, { id, category }, admin.headers);
  expect(body.errors).toBeUndefined();
}

async function read(instance: Instance, id: string, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await ask(instance.url, CATEGORY, { id }, headers);
  expect(body.errors).toBeUndefined();
  return (body.data as { place: { category: string } }).place.category;
}

/**
 * Pauses or resumes the WAL replay of all replicas.
 * It connects to the database `postgres`, where no statement blocks the replay.
 */
const pause = (isPaused: boolean) =>
  Promise.all(replicas.map((replica) => query(replica.url('postgres'), `SELECT pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`)));

describe('reads', () => {
  test('of visitors go to the replicas, spread over both', async () => {
    const [first = 0, second = 0, here = 0] = await countedOn([...replicas, primary], () => readMany(MANY));
    figure('C1', `for ${MANY} reads ${first} and ${second} transactions on the replicas, ${here} on the primary, including the checks of the replication lag`);
    expect(first + second).toBeGreaterThan(0.98 * MANY);
    expect(Math.min(first, second)).toBeGreaterThan(0.3 * MANY);
    expect(here).toBeLessThan(0.05 * MANY);
  });

  test('succeed on the replicas while other users write', async () => {
    const people = await addPeople(primary.url(), 5);
    const counts = await countedOn(replicas, async () => {
      const reading = readMany(MANY);
      const written = await writeReviews({ urls: () => [one.url, other.url], people, placeIds: places, each: 40, pause: 50 });
      await reading;
      expect(written.acknowledged).toHaveLength(200);
    });
    expect(counts.every((count) => count > 0)).toBe(true);
    figure('C1', `${counts.reduce((a, b) => a + b)} on the replicas while five people write`);
  });

  test('of a signed-in user never go to a replica', async () => {
    const counts = await countedOn(replicas, async () => {
      for (let i = 0; i < 200; i += 1) await ask(unkept.url, operations.HomeScreen ?? '', {}, admin.headers);
    });
    for (const count of counts) expect(count).toBeLessThan(100); // checks of the replication lag
  });
});

describe('writes', () => {
  test.each([
    ['follow', false],
    ['are paused', true],
  ] as const)('are visible to their author at once, on every instance, while the replicas %s', async (_how, isPaused) => {
    const [id = ''] = places;
    await pause(isPaused);
    let right = 0;
    try {
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const category = kind(pair);
        const [here, there] = pair % 2 ? [one, other] : [other, one];
        await write(here, id, category);
        // Read on the other instance, on the writing instance, and anonymously, as the server renders pages.
        const seen = await Promise.all([read(there, id, admin.headers), read(here, id, admin.headers), read(here, id)]);
        if (seen.every((one) => one === category)) right += 1;
      }
    } finally {
      await pause(false);
    }
    figure('C2', `${right} of ${PAIRS} read what they had just written while replicas ${isPaused ? 'stood still' : 'followed'}`);
    expect(right).toBe(PAIRS);
  });

  test('are visible to all visitors once a process is notified; no stale replica response is cached', async () => {
    const instances = [one, other, unkept];
    const next = visits(places.slice(1, 4));
    const reading = [one, other].map(({ url }) => keepVisiting(url, (turn) => (turn % 2 ? ['PlaceScreen', { id: places[1 + (turn % 3)] }] : next(turn)), 2));
    for (let round = 0; round < PAIRS / 3; round += 1) {
      if (round % 10 === 0) await pause(round % 20 === 0);
      const category = kind(round);
      // Each instance answers once it is notified of its own write, and so of the earlier ones.
      for (const [i, instance] of instances.entries()) await write(instance, places[1 + i] ?? '', category);
      for (const instance of instances) expect(await read(instance, places[1] ?? '')).toBe(category);
    }
    await pause(false);
    for (const { stop } of reading) expect((await stop()).failures).toEqual([]);
  });
});

describe('failures', () => {
  const both = <T>(work: (replica: Cluster) => Promise<T>) => Promise.all(replicas.map(work));
  const follow = async (replica: Cluster, where: string) => {
    await query(replica.url('postgres'), `ALTER SYSTEM SET primary_conninfo = ${pg.escapeLiteral(where)}`);
    await query(replica.url('postgres'), 'SELECT pg_reload_conf()');
  };

  test.each<[string, () => Promise<unknown>]>([
    [
      'are down',
      async () => {
        await both((replica) => replica.stop('immediate'));
        await sleep(MISFORTUNE);
        await both((replica) => replica.start());
      },
    ],
    [
      'hang',
      async () => {
        for (const replica of replicas) signalAll(replica, 'SIGSTOP');
        await sleep(MISFORTUNE);
        for (const replica of replicas) signalAll(replica, 'SIGCONT');
      },
    ],
    [
      'are far behind',
      async () => {
        await pause(true);
        for (let i = 0; i < 20; i += 1) await write(one, places[2] ?? '', kind(i));
        await sleep(MISFORTUNE);
        await pause(false);
      },
    ],
    [
      'restart one after the other',
      async () => {
        for (const replica of replicas) {
          await replica.stop('fast');
          await replica.start();
          await sleep(MISFORTUNE / 2);
        }
      },
    ],
    [
      'cannot reach the primary',
      async () => {
        const former = await both(
          async (replica) => (await query<{ where: string }>(replica.url('postgres'), "SELECT current_setting('primary_conninfo') AS where"))[0]?.where ?? '',
        );
        for (const replica of replicas) await follow(replica, '');
        for (let i = 0; i < 20; i += 1) await write(one, places[2] ?? '', kind(i));
        await sleep(MISFORTUNE);
        for (const [i, replica] of replicas.entries()) await follow(replica, former[i] ?? '');
      },
    ],
  ])('visitors get no error while the replicas %s, and the replicas serve again afterwards', async (what, misfortune) => {
    const reading = keepVisiting(unkept.url, visits(places));
    await sleep(1000);
    await misfortune();
    await sleep(1000);
    const { count, failures, slowest } = await reading.stop();
    figure('C3', `replicas ${what}: 0 of ${count} reads failed, the slowest took ${Math.round(slowest)} ms`);
    expect(failures).toEqual([]);
    const [{ now } = { now: 0 }] = await query<{ now: Date }>(primary.url(), 'SELECT now()');
    const isUsed = (replica: Cluster) =>
      query(replica.url(), "SELECT FROM pg_stat_activity WHERE application_name = 'citypins reads' AND query_start > $1", [now]).then(
        ({ length }) => length > 0,
      );
    const areUsed = async () => (await Promise.all(replicas.map(isUsed))).every(Boolean);
    while (!(await areUsed())) await readMany(50); // fails by the timeout of the test
  });

  test('an address without a replica is left out, and reads still succeed', async () => {
    const [, , third = ''] = places;
    const alone = await startInstance({
      DATABASE_URL: primary.url(),
      DATABASE_REPLICA_URLS: `postgres://citypins:hidden@127.0.0.1:1/citypins,${primary.url()}`,
      ANSWER_CACHE_MB: '0',
    });
    for (let i = 0; i < 20; i += 1) expect(await read(alone, third)).toBe(await read(one, third, admin.headers));
    expect(alone.output()).toMatch(/left out/);
    expect(alone.output()).not.toContain('hidden');
    await alone.stop();
  });
});
