import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/core/db/index.js';
import { ENTITIES } from '../src/server/entities.js';
import { createTestDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 2, entities: ENTITIES }).initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

test('migrations create exactly the schema of the entities', async () => {
  // TypeORM stores the expressions of generated columns in its own table, instead of reading them from PostgreSQL.
  await dataSource.query(`CREATE TABLE typeorm_metadata AS
    SELECT 'GENERATED_COLUMN' AS type, table_catalog::text AS database, table_schema::text AS schema, table_name::text AS "table", column_name::text AS name,
      generation_expression::text AS value FROM information_schema.columns WHERE is_generated = 'ALWAYS'`);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('a migrated database has no pending migration', async () => {
  expect(await dataSource.showMigrations()).toBe(false);
});
