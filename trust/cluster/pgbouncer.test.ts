import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { repositoryRoot } from '../../backend/src/core/config/index.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { contradictionsIn } from '../support/invariants.js';
import { addPeople, type Person } from '../support/people.js';
import { startPgBouncer } from '../support/pgbouncer.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';
import { ask, operations } from '../support/visitors.js';
import { activePlaces, lostOf, writeReviews } from '../support/reviewers.js';
import { signalAll } from '../support/standby.js';

jest.setTimeout(600_000);

const POOL = 5;
const CLIENTS = 100;
const EACH = 40;
const KILLS = 3;

let cluster: Cluster;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
/** `pooled` connects through PgBouncer, also at its first start on an empty database; `direct` connects to PostgreSQL. */
let pooled: Instance;
let direct: Instance;
let admin: Person;
let places: string[];

beforeAll(async () => {
  cluster = await startCluster(['max_connections=150']);
  pooler = await startPgBouncer(cluster.port, { poolSize: POOL });
  pooled = await startInstance({ DATABASE_URL: cluster.url(), DATABASE_POOLER_URL: pooler.url, DATABASE_POOL_SIZE: String(CLIENTS), ANSWER_CACHE_MB: '0' });
  direct = await startInstance({ DATABASE_URL: cluster.url(), ANSWER_CACHE_MB: '0' });
  [admin] = (await addPeople(cluster.url(), 1, 'admin')) as [Person];
  places = await activePlaces(cluster.url());
}, 180_000);

/** Returns the number of transactions that PgBouncer has forwarded so far. */
const transactions = async () => Number((await pooler.show('SHOW STATS')).find(({ database }) => database === 'citypins')?.total_xact_count ?? 0);

/** Sends a JSON request to the REST API of the pooled instance. */
async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = admin.headers): Promise<{ status: number; text: string }> {
  const response = await fetch(pooled.url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, text: await response.text() };
}

const PAGE = { number: 1, size: 20 };
const SORTS: Record<string, string> = {
  AdminCitiesScreen: 'NAME',
  AdminPlacesScreen: 'CREATED',
  AdminReviewsScreen: 'CREATED',
  AdminUsersScreen: 'JOINED',
  PlaceReviews: 'NEWEST',
  PlacesScreen: 'RATING',
};
const OF_CITIES = ['CityForm', 'EditCityScreen', 'CityScreen', 'PlaceCity'];
const OF_PEOPLE = ['ChosenActor', 'PersonScreen'];
const BOUNDS = { southWest: { latitude: -80, longitude: -179 }, northEast: { latitude: 80, longitude: 179 } };

/** Returns a value for every variable that an operation of the client can have. */
function variablesOf(operation: string, cityId: string): Record<string, unknown> {
  const id = OF_CITIES.includes(operation) ? cityId : OF_PEOPLE.includes(operation) ? admin.id : places[0];
  return {
    id,
    placeId: places[0],
    cityId,
    name: 'Museum',
    coordinates: { latitude: 18.5, longitude: 73.9 },
    bounds: BOUNDS,
    zoom: 3,
    text: 'mus',
    search: 'pun',
    ref: id,
    filter: {},
    sort: SORTS[operation],
    direction: 'ASCENDING',
    screen: 'PLACES',
    size: 5,
    places: 1,
    edits: 1,
    rating: null,
    country: null,
    kind: null,
    page: operations[operation]?.includes('$page: PageInput') ? PAGE : 1,
  };
}

/** Keeps only the variables that the operation declares. */
const named = (operation: string, all: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => operations[operation]?.includes(`$${name}:`)));

/** Removes request ids and timestamps, which differ between two equal responses. */
const comparable = (body: unknown) =>
  JSON.stringify(body)
    .replace(/"requestId":"[^"]*"/g, '')
    .replace(/generatedAt[^,]*/g, '');

test('every query of the client returns the same data through PgBouncer as without it', async () => {
  const [{ id: cityId } = { id: '' }] = await query<{ id: string }>(cluster.url(), 'SELECT id FROM cities ORDER BY id');
  const before = await transactions();
  let compared = 0;
  let data = 0;
  for (const [operation, text] of Object.entries(operations).filter(([, text]) => text.startsWith('query'))) {
    for (const headers of [{}, admin.headers]) {
      const variables = named(operation, variablesOf(operation, cityId));
      const [through, without] = await Promise.all([ask(pooled.url, text, variables, headers), ask(direct.url, text, variables, headers)]);
      expect([operation, through.status, comparable(through.body)]).toEqual([operation, without.status, comparable(without.body)]);
      expect(through.status).toBeLessThan(500);
      compared += 1;
      if (!through.body.errors) data += 1;
    }
  }
  figure('C4', `${compared} answers to the client's queries compared`);
  expect(data).toBeGreaterThan(0.6 * compared);
  expect(await transactions()).toBeGreaterThan(before + compared / 2);
});

test(`${CLIENTS} users write through ${POOL} connections, and every acknowledged review is stored`, async () => {
  const rates = [];
  for (const { url } of [pooled, direct]) {
    const people = await addPeople(cluster.url(), CLIENTS);
    const begun = performance.now();
    const written = await writeReviews({ urls: () => [url], people, placeIds: places, each: EACH });
    rates.push(Math.round((1000 * written.acknowledged.length) / (performance.now() - begun)));
    expect(written.acknowledged).toHaveLength(CLIENTS * EACH);
    expect([...written.statuses.keys()].filter((status) => ![201, 503, 0].includes(status))).toEqual([]);
    expect(await lostOf(cluster.url(), written)).toEqual([]);
  }
  expect(await contradictionsIn(cluster.url())).toEqual([]);
  const servers = (await pooler.show('SHOW SERVERS')).length;
  expect(servers).toBeLessThanOrEqual(POOL);
  figure('C4', `${CLIENTS} writers: ${rates[0]} reviews/s through ${servers} connections, ${rates[1]} with 10 direct ones`);
});

test('registration, sign-in limits, favorites, CSV exports and imports work through PgBouncer', async () => {
  for (let i = 0; i < 4; i += 1) {
    const { status } = await send('POST', '/api/auth/register', { name: 'Somebody', email: `pooled${i}@example.org`, password: 'nine quiet lamps' }, {});
    expect(status).toBe(201);
  }
  const login = (password: string) => send('POST', '/api/auth/login', { email: 'pooled1@example.org', password }, {});
  expect((await login('nine quiet lamps')).status).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, i) => login(`wrong ${i}`)));
  expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  expect(guesses.every(({ status }) => [401, 429, 503].includes(status))).toBe(true);
  for (const status of [200, 200]) expect((await send('PUT', `/api/favorites/${places[0]}`)).status).toBe(status);
  for (const list of ['users', 'activities']) {
    const { status, text } = await send('GET', `/api/admin/${list}.csv`);
    expect([status, text.split('\n').length > 5]).toEqual([200, true]);
  }
  const importing = spawn(process.execPath, ['scripts/citypins.mjs', 'import', '-', '--create-cities'], {
    cwd: repositoryRoot,
    env: { ...process.env, DATABASE_URL: cluster.url(), NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  importing.stdin.end(
    `id,name,lat,lon,city,state,country\n${Array.from({ length: 3000 }, (_, i) => `${i},Imported ${i},18.52,73.85,Pune,Maharashtra,IN`).join('\n')}\n`,
  );
  const people = await addPeople(cluster.url(), 10);
  const [written, [code]] = await Promise.all([
    writeReviews({ urls: () => [pooled.url], people, placeIds: places, each: EACH }),
    once(importing, 'close') as Promise<[number | null]>,
  ]);
  expect([code, written.acknowledged.length]).toEqual([0, 10 * EACH]);
  expect(await contradictionsIn(cluster.url())).toEqual([]);
});

test('statement and idle timeouts work through PgBouncer', async () => {
  const holder = new pg.Client({ connectionString: cluster.url() });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE favorites IN ACCESS EXCLUSIVE MODE');
  const begun = performance.now();
  const { status } = await send('PUT', `/api/favorites/${places[1]}`);
  const took = performance.now() - begun;
  await holder.query('ROLLBACK');
  await holder.end();
  figure('C4', `a statement that waits for a lock ends after ${(took / 1000).toFixed(1)} s`);
  expect(status).toBe(503);
  expect(took).toBeGreaterThan(4_000);
  expect(took).toBeLessThan(7_000);
  const idle = new pg.Client({ connectionString: pooler.url });
  idle.on('error', () => undefined); // the idle transaction is ended, which the test awaits below
  const ended = once(idle, 'error');
  await idle.connect();
  await idle.query('BEGIN');
  await expect(ended).resolves.toBeDefined();
});

test('the app does not start with a PgBouncer without timeouts, and the error says what to set', async () => {
  const careless = await startPgBouncer(cluster.port, { poolSize: POOL, isCareless: true });
  await expect(startInstance({ DATABASE_URL: cluster.url(), DATABASE_POOLER_URL: careless.url })).rejects.toThrow(
    /connect_query='SET statement_timeout = 5000/,
  );
});

test(`${KILLS} kills of PostgreSQL behind PgBouncer lose no acknowledged write, and the app recovers`, async () => {
  const people = await addPeople(cluster.url(), CLIENTS / 2);
  let isOver = false;
  const writing = writeReviews({ urls: () => [pooled.url], people, placeIds: places, each: 2 * EACH, pause: 50 }).finally(() => (isOver = true));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(2000);
    expect(isOver).toBe(false);
    signalAll(cluster, 'SIGKILL');
    // The killed processes can hold their shared memory for a moment, so the start is retried.
    for (
      let tries = 0;
      !(await cluster.start().then(
        () => true,
        () => false,
      ));
      tries += 1
    ) {
      expect(tries).toBeLessThan(30);
      await sleep(500);
    }
  }
  const written = await writing;
  figure('C4', `${KILLS} kills of PostgreSQL behind it: ${written.acknowledged.length} reviews acknowledged, 0 lost`);
  expect(written.acknowledged).toHaveLength(people.length * 2 * EACH);
  expect(await lostOf(cluster.url(), written)).toEqual([]);
  expect(await contradictionsIn(cluster.url())).toEqual([]);
  expect([...written.statuses.keys()].filter((status) => ![201, 503, 0].includes(status))).toEqual([]);
});
