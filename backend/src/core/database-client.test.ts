import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { DatabasePool } from './database-client.js';
import { connectionConfig, createDataSource, poolOf } from './db/index.js';

let database: TestDatabase;
let pool: pg.Pool | undefined;

beforeAll(async () => (database = await createTestDatabase({ isMigrated: false })));
afterEach(async () => pool?.end());
afterAll(() => database.drop());

const ofDataSource = async (isImpatient: boolean): Promise<pg.Pool> => {
  const dataSource: DataSource = createDataSource(database.connection, { poolSize: 1, entities: [], isImpatient });
  return poolOf(await dataSource.initialize());
};

/** Pools of the app. A lost connection ends the process if a client in use has no listener for errors. */
const POOLS: [string, () => Promise<pg.Pool>][] = [
  ['of commands and jobs', async () => new DatabasePool({ ...connectionConfig(database.connection), max: 1 })],
  ['of the start', () => ofDataSource(false)],
  ['of requests', () => ofDataSource(true)],
];

test.each(POOLS)('a lost connection of the pool %s does not end the process, and another one follows', async (_, open) => {
  pool = await open();
  const client = await pool.connect();
  try {
    expect(() => client.emit('error', new Error('write EPIPE'))).not.toThrow();
  } finally {
    client.release(true);
  }
  const { rows } = await pool.query('SELECT 1 AS n');
  expect(rows).toEqual([{ n: 1 }]);
});
