import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { runMigrations } from './migrate.js';

class First1000000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table first (id int); select pg_sleep(0.2)');
  }

  async down(): Promise<void> {}
}

class Second1000000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table second (id int)');
  }

  async down(): Promise<void> {}
}

class Broken1000000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table third (id int)');
    await runner.query('select no_such_function()');
  }

  async down(): Promise<void> {}
}

const GOOD = [First1000000000001, Second1000000000002];
const NAMES = GOOD.map(({ name }) => name);

let database: TestDatabase;
let connected: DataSource[];

async function connect(migrations: (new () => MigrationInterface)[]): Promise<DataSource> {
  const { connection } = database;
  const where = 'url' in connection ? connection : { ...connection, username: connection.user };
  const dataSource = await new DataSource({ type: 'postgres', ...where, migrations, poolSize: 2, logging: false }).initialize();
  connected.push(dataSource);
  return dataSource;
}

async function tables(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  return rows.map(({ name }) => name);
}

beforeEach(async () => {
  connected = [];
  database = await createTestDatabase({ isMigrated: false });
});

afterEach(async () => {
  await Promise.all(connected.map((dataSource) => dataSource.destroy()));
  await database.drop();
});

test('of four processes that start together, one migrates and the others find nothing to do', async () => {
  const four = await Promise.all([1, 2, 3, 4].map(() => connect(GOOD)));
  const ran = await Promise.all(four.map(runMigrations));
  expect(ran.filter((names) => names.length > 0)).toEqual([NAMES]);
  expect(await tables(four[0] as DataSource)).toEqual(['first', 'migrations', 'second']);
});

test('a migration that fails rolls back those before it', async () => {
  jest.spyOn(console, 'log').mockReturnValue(); // TypeORM also prints the error
  const dataSource = await connect([...GOOD, Broken1000000000003]);
  await expect(runMigrations(dataSource)).rejects.toThrow('no_such_function');
  expect(await tables(dataSource)).toEqual([]);
  expect(await runMigrations(await connect(GOOD))).toEqual(NAMES);
});
