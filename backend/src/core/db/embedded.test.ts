import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { runMigrations } from './migrate.js';

test('x', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client(database.connection as pg.ClientConfig);
  await client.connect();
  const { rows: [row] } = await client.query("select show_trgm('Zürich') a, similarity('मुंबई','मुंबई') b, lower('ÄÖ') c, show_trgm('मुंबई') d, unaccent('São') e, 'A'::citext = 'a' f");
  console.log(row);
  await client.end();
  await database.drop();
});
