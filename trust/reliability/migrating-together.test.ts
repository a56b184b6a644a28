import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import app from '../../e2e/support/app.cjs';
import { figure } from '../support/figures.js';
import { type Instance, launchInstance } from '../support/instance.js';
import { contradictionsIn } from '../support/invariants.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';

const INSTANCES = 4;
/** Rounds in which a random instance is killed at a random moment of its start. */
const RANDOM_KILLS = 5;
/** Longest delay before the kill (ms). A longer one would often hit an instance that already serves. */
const STARTING = 6_000;
/** Table that one of the middle migrations creates. */
const MIDDLE = 'idempotency_keys';
const TIMEOUT = 600_000;

let cluster: Cluster;
let url: string;
let number = 0;
/** Row counts by table after a single instance has started on an empty database. */
let alone: Record<string, number>;
const started: Instance[] = [];

/** Starts instances on one database without waiting until they serve. `names` are their application names in PostgreSQL. */
const launch = async (names: readonly string[]): Promise<Instance[]> => {
  const launched = await Promise.all(names.map((name) => launchInstance({ DATABASE_URL: `${url}?application_name=${name}` })));
  started.push(...launched);
  return launched;
};
const NAMES = Array.from({ length: INSTANCES }, (_, i) => `instance-${i}`);

async function countRows(): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    url,
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS n FROM ${name}`);
  return Object.fromEntries((await query<{ name: string; n: number }>(url, counts.join(' UNION ALL '))).map(({ name, n }) => [name, n]));
}

/** Counts the instances whose output matches `words`. */
const saying = (instances: readonly Instance[], words: RegExp) => instances.filter(({ output }) => words.test(output())).length;

async function signIn({ url: instance }: Instance): Promise<number> {
  const response = await fetch(`${instance}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(app.admin),
  });
  return response.status;
}

async function expectWhole(instances: readonly Instance[]): Promise<void> {
  for (const { url: instance } of instances) expect((await fetch(`${instance}/readyz`)).status).toBe(200);
  expect(await countRows()).toEqual(alone);
  expect(await contradictionsIn(url)).toEqual([]);
  expect(await Promise.all(instances.map(signIn))).toEqual(instances.map(() => 200));
  // The sign-ins have created sessions; a start creates none.
  await query(url, 'DELETE FROM sessions');
}

beforeAll(async () => {
  cluster = await startCluster(['max_connections=200']);
}, TIMEOUT);
beforeEach(async () => {
  number += 1;
  await query(cluster.url('postgres'), `CREATE DATABASE guide_${number}`);
  url = cluster.url(`guide_${number}`);
});
afterEach(() => Promise.all(started.splice(0).map((instance) => instance.stop())));

test(
  'one instance fills an empty database',
  async () => {
    const [one] = await launch(['alone']);
    await one?.ready;
    alone = await countRows();
    expect(alone).toMatchObject({ users: expect.any(Number) as number, migrations: expect.any(Number) as number, sessions: 0 });
    expect(Object.values(alone).filter((n) => n > 0).length).toBeGreaterThan(10);
  },
  TIMEOUT,
);

test(
  'when four instances start on an empty database, one migrates, one loads sample data, all serve',
  async () => {
    const four = await launch(NAMES);
    const begun = performance.now();
    await Promise.all(four.map(({ ready }) => ready));
    figure('R10', `${INSTANCES} instances ready on an empty database after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    expect([saying(four, /Tables +\d+ migrations/), saying(four, /Tables +up to date/)]).toEqual([1, INSTANCES - 1]);
    expect([saying(four, /Sample data +loaded/), saying(four, /Sample data +nothing to do/)]).toEqual([1, INSTANCES - 1]);
    await expectWhole(four);
  },
  TIMEOUT,
);

test(
  'when four instances start without ADMIN_EMAIL, one creates the first admin',
  async () => {
    const four = await Promise.all(NAMES.map(() => launchInstance({ DATABASE_URL: url, ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SAMPLE_DATA: 'off' })));
    started.push(...four);
    await Promise.all(four.map(({ ready }) => ready));
    expect([saying(four, /First admin .*, password /), saying(four, /First admin /)]).toEqual([1, INSTANCES]);
    expect((await countRows()).users).toBe(1);
  },
  TIMEOUT,
);

test(
  'when the migrating instance is killed, another one migrates, and the killed one starts again',
  async () => {
    const holder = new pg.Client({ connectionString: url, application_name: 'holder' });
    await holder.connect();
    // A migration that creates this table waits until the transaction ends.
    await holder.query(`BEGIN; CREATE TABLE ${MIDDLE} ()`);
    const four = await launch(NAMES);
    const waiting = () =>
      query<{ name: string }>(url, "SELECT application_name AS name FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND wait_event <> 'advisory'");
    let [held] = await waiting();
    while (!held) [held] = await sleep(20).then(waiting);
    while ((await query(url, "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory'")).length < INSTANCES - 1) await sleep(20);
    const victim = four[NAMES.indexOf(held.name)] as Instance;
    await victim.kill();
    await holder.query('ROLLBACK');
    await holder.end();
    const others = four.filter((instance) => instance !== victim);
    const [again] = await launch([held.name]);
    const all = [...others, again as Instance];
    await Promise.all(all.map(({ ready }) => ready));
    expect([saying(all, /Tables +\d+ migrations/), saying(all, /Sample data +loaded/)]).toEqual([1, 1]);
    await expectWhole(all);
  },
  TIMEOUT,
);

test.each(Array.from({ length: RANDOM_KILLS }, (_, i) => i + 1))(
  'when one of four starting instances is killed, the others finish and it starts again: %d',
  async () => {
    const four = await launch(NAMES);
    await sleep(Math.random() * STARTING);
    const victim = four[Math.floor(Math.random() * INSTANCES)] as Instance;
    await victim.kill();
    const [again] = await launch(['again']);
    const all = [...four.filter((instance) => instance !== victim), again as Instance];
    await Promise.all(all.map(({ ready }) => ready));
    await expectWhole(all);
  },
  TIMEOUT,
);
