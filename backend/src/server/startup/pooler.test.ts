import pg from 'pg';
import { databaseUrl } from '../../../test/command.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { createDataSource } from '../../core/db/index.js';
import { checkPooler } from './pooler.js';

let database: TestDatabase;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
  url = databaseUrl(createDataSource(database.connection, { poolSize: 1, entities: [] }));
});
afterAll(() => database.drop());

test('a pooler without timeouts is refused with advice', async () => {
  await expect(checkPooler(url)).rejects.toThrow("connect_query='SET statement_timeout = 5000");
});

test('a pooler with timeouts is accepted', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await client.query(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${limit} = 5000', current_database()); END $$`);
  }
  await client.end();
  await expect(checkPooler(url)).resolves.toBeUndefined();
});

test('a pooler that cannot be reached is reported without its password', async () => {
  await expect(checkPooler('postgres://citypins:hidden@127.0.0.1:1/citypins')).rejects.toThrow(/^(?!.*hidden).*DATABASE_POOLER_URL/s);
});
