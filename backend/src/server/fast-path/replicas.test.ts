import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildUser } from '../../../test/builders.js';
import { databaseUrl } from '../../../test/command.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { createDataSource } from '../../core/db/index.js';

/** SQL that makes a database look like a replica, which has replayed the log up to `replayed`. Servers check nothing else. */
const DISGUISE = `
CREATE SCHEMA disguise;
CREATE TABLE disguise.replayed AS SELECT pg_current_wal_insert_lsn() AS lsn;
CREATE FUNCTION disguise.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
CREATE FUNCTION disguise.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS 'SELECT lsn FROM disguise.replayed';
DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = disguise, pg_catalog, public', current_database()); END $$`;

/** SQL for data that only the replica has, so that a response shows which database was read. */
const MARKS = [
  "INSERT INTO cities (id, name, state, country, description, latitude, longitude, time_zone) VALUES (gen_random_uuid(), 'Nowhere', '', 'Nowhere', '', 0, 0, 'UTC')",
  "UPDATE totals SET n = 77 WHERE name = 'cities'",
];
const REPLICA = { cities: 77, countries: ['Nowhere'] };
const PRIMARY = { cities: 0, countries: [] };

const FAR = 'FFFFFFFF/0';
const NOT_YET = '0/1';

let database: TestDatabase;
let replica: pg.Client;
let server: TestServer;
let keeping: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  const url = databaseUrl(createDataSource(database.connection, { poolSize: 1, entities: [] }));
  replica = new pg.Client({ connectionString: url });
  await replica.connect();
  for (const sql of [...MARKS, DISGUISE]) await replica.query(sql);
  const env = { DATABASE_URL: 'postgres://primary/guide', DATABASE_REPLICA_URLS: url };
  server = await startServer({ env });
  keeping = await startServer({ env: { ...env, ANSWER_CACHE_MB: '8' }, beside: server });
});
afterAll(async () => {
  await keeping.stop();
  await server.stop();
  await replica.end();
  await database.drop();
});

const replayTo = (lsn: string) => replica.query('UPDATE disguise.replayed SET lsn = $1', [lsn]);
beforeEach(() => replayTo(FAR));

async function citiesFor(of: TestServer, headers: Record<string, string> = {}, name = 'Cities'): Promise<number> {
  const { body } = await of.graphql<{ stats: { cities: number } }>(`query ${name} { stats { cities } }`, {}, { headers });
  expect(body.errors).toBeUndefined();
  return body.data.stats.cities;
}

async function countriesFor(of: TestServer, name = 'Countries'): Promise<string[]> {
  const { body } = await of.graphql<{ countries: string[] }>(`query ${name} { countries }`);
  expect(body.errors).toBeUndefined();
  return body.data.countries;
}

/** Repeats a request until its result is as expected; otherwise, the test times out. */
async function until(ask: () => Promise<unknown>, expected: unknown): Promise<void> {
  for (let answer = await ask(); JSON.stringify(answer) !== JSON.stringify(expected); answer = await ask()) await sleep(10);
}

let asked = 0;
/** Returns a new operation name. A query with it is never cached, so it always reaches a database. */
const newName = () => `Question${(asked += 1)}`;

async function untilUsed(of: TestServer): Promise<void> {
  await until(() => citiesFor(of, {}, newName()), REPLICA.cities);
  await until(() => countriesFor(of, newName()), REPLICA.countries);
}

let registered = 0;

/** Registers an account, which changes the table `totals`. */
async function register(by: TestServer): Promise<void> {
  registered += 1;
  const { status } = await by.send('POST', '/api/auth/register', {
    name: 'Somebody',
    email: `somebody${registered}@example.org`,
    password: 'nine quiet lamps',
  });
  expect(status).toBe(201);
}

test('visitors read from a replica, signed-in users from the primary', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource));
  await untilUsed(server);
  expect([await citiesFor(server, headers), await citiesFor(server)]).toEqual([PRIMARY.cities, REPLICA.cities]);
});

test('changed tables are read from the primary until the replica has replayed the change', async () => {
  await untilUsed(server);
  await replayTo(NOT_YET);
  await register(server);
  expect([await citiesFor(server), await countriesFor(server)]).toEqual([PRIMARY.cities, REPLICA.countries]);
  await replayTo(FAR);
  await until(() => citiesFor(server), REPLICA.cities);
});

test('a response of a replica that lags behind is not cached', async () => {
  await untilUsed(keeping);
  await replayTo(NOT_YET);
  await register(keeping);
  expect([await citiesFor(keeping), await citiesFor(keeping), await countriesFor(keeping)]).toEqual([PRIMARY.cities, PRIMARY.cities, REPLICA.countries]);
});

test('a statement that fails on the replica runs on the primary, and the replica stays in use', async () => {
  await untilUsed(server);
  await replica.query('ALTER TABLE cities RENAME TO towns');
  expect([await countriesFor(server), await citiesFor(server)]).toEqual([PRIMARY.countries, REPLICA.cities]);
  await replica.query('ALTER TABLE towns RENAME TO cities');
  expect([await countriesFor(server), await citiesFor(server)]).toEqual([REPLICA.countries, REPLICA.cities]);
});

test('a replica that closes its connections causes no error, and is used again', async () => {
  await untilUsed(server);
  const asking = Promise.all(Array.from({ length: 20 }, () => citiesFor(server)));
  await replica.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'citypins%'");
  for (const cities of [...(await asking), await citiesFor(server)]) expect([PRIMARY.cities, REPLICA.cities]).toContain(cities);
  await untilUsed(server);
});

test('a database that is not a replica is never used as one', async () => {
  await untilUsed(server);
  await replica.query("CREATE OR REPLACE FUNCTION disguise.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT false'");
  await until(() => citiesFor(server), PRIMARY.cities);
  expect(await countriesFor(server)).toEqual(PRIMARY.countries);
});
