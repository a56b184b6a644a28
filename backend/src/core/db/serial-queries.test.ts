import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { createDataSource } from './data-source.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 2, entities: [] }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const ask = (n: number) => `SELECT ${n} AS n FROM pg_sleep(0.01)`;

test('runs simultaneous statements of one transaction one after the other', async () => {
  const answers = await dataSource.transaction((manager) => Promise.all([1, 2, 3, 4].map((n) => manager.query<object[]>(ask(n)))));
  expect(answers).toEqual([1, 2, 3, 4].map((n) => [{ n }]));
});

test('a statement that fails does not block later ones on its connection', async () => {
  const runner = dataSource.createQueryRunner();
  try {
    const [failed, answered] = await Promise.allSettled([runner.query('SELECT nothing'), runner.query(ask(1))]);
    expect([failed.status, answered]).toEqual(['rejected', { status: 'fulfilled', value: [{ n: 1 }] }]);
  } finally {
    await runner.release();
  }
});

test('the test setup rejects a statement that is sent while another one runs', async () => {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as { query: (text: string) => Promise<unknown> };
    const first = client.query(ask(1));
    expect(() => client.query(ask(2))).toThrow('pg 9 refuses a statement while another one runs');
    await first;
  } finally {
    await runner.release();
  }
});
