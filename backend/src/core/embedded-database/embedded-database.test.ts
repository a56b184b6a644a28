import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createLogger } from '../logging/index.js';
import type { DatabaseConnection } from '../db/index.js';
import { type RunningDatabase, startDatabase, stopDatabase } from './index.js';

let dataDir: string;
let database: RunningDatabase;

const start = (): Promise<RunningDatabase> => startDatabase({ dataDir, databaseUrl: undefined, isForTests: true });
const socketFolder = ({ connection }: RunningDatabase): string => ('host' in connection ? connection.host : '');

async function query<T extends pg.QueryResultRow>(connection: DatabaseConnection, sql: string): Promise<T[]> {
  const client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

function killPostgres(): void {
  const [pid] = fs.readFileSync(path.join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-embedded-'));
  fs.chmodSync(dataDir, 0o755);
  fs.mkdirSync(path.join(dataDir, 'pg18.init.abc'));
  database = await start();
  for (const name of ['pg_trgm', 'unaccent', 'citext']) await query(database.connection, `create extension ${name}`);
  await query(database.connection, "create table kept as select 'Zürich' as word");
});

afterAll(async () => {
  await database.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('the first start creates the database and removes leftovers of an interrupted start', () => {
  expect(database.how).toBe('made');
  expect(fs.readdirSync(dataDir).filter((name) => name.includes('.init.'))).toEqual([]);
});

test("only the owner can enter the folder of the database's socket", () => {
  expect(fs.statSync(socketFolder(database)).mode & 0o077).toBe(0);
});

test('text functions support letters outside ASCII', async () => {
  const [row] = await query(
    database.connection,
    `select show_trgm('Zürich') <> show_trgm('Zrich') as keeps,
    similarity('मुंबई', 'मुंबई') as same, cardinality(show_trgm('मुंबई')) as trigrams,
    lower('ÄÖ') as lower, unaccent('São Tomé') as plain, 'É'::citext = 'é' as alike`,
  );
  expect(row).toEqual({ same: 1, keeps: true, trigrams: 6, lower: 'äö', plain: 'Sao Tome', alike: true });
});

test('a start after the app was killed adopts the running database', async () => {
  const again = await start();
  expect(again.how).toBe('adopted');
  expect(again.connection).toEqual(database.connection);
});

test('a start after the database was killed recovers it', async () => {
  killPostgres();
  database = await start();
  expect(database.how).toBe('started');
  expect(await query(database.connection, 'select word from kept')).toEqual([{ word: 'Zürich' }]);
});

test('a start after the socket was deleted restarts the database', async () => {
  fs.rmSync(socketFolder(database), { recursive: true });
  database = await start();
  expect(database.how).toBe('started');
  expect(await query(database.connection, 'select word from kept')).toHaveLength(1);
});

test('a start ignores a process id that belongs to another program by now', async () => {
  const file = path.join(dataDir, 'pg18/postmaster.pid');
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  await database.stop();
  fs.writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'));
  database = await start();
  expect(database.how).toBe('started');
});

test('a database that is killed while the app runs is restarted at the same address', async () => {
  const folder = socketFolder(database);
  database.keepRunning(createLogger('silent'));
  for (let kill = 0; kill < 2; kill += 1) {
    killPostgres();
    const words = () => query(database.connection, 'select word from kept').catch(() => undefined);
    let found = await words();
    while (!found) found = await pause(50).then(words);
    expect(found).toEqual([{ word: 'Zürich' }]);
  }
  expect([(await start()).how, fs.existsSync(folder), fs.statSync(folder).mode & 0o077]).toEqual(['adopted', true, 0]);
});

test('a database that is stopped with the app stays stopped', async () => {
  database.keepRunning(createLogger('silent'));
  await database.stop();
  await pause(1500); // longer than the supervisor's check interval
  await expect(query(database.connection, 'select 1')).rejects.toThrow();
  database = await start();
});

test('an external database is used as it is', async () => {
  const external = await startDatabase({ dataDir, databaseUrl: 'postgres://elsewhere/guide' });
  expect(external).toMatchObject({ connection: { url: 'postgres://elsewhere/guide' }, how: 'external' });
});

test('stopDatabase stops a database that a killed app left behind', async () => {
  await stopDatabase({ dataDir, databaseUrl: undefined });
  await expect(query(database.connection, 'select 1')).rejects.toThrow();
  await stopDatabase({ dataDir, databaseUrl: undefined });
});
