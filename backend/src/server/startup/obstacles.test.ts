import { type AddressInfo, createServer, type Server } from 'node:net';
import pg from 'pg';
import { databaseUrl, runCommand, workInFolder } from '../../../test/command.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { connect } from './data.js';
import { createDataSource } from '../../core/db/index.js';

workInFolder();

let home: TestDatabase;
beforeAll(async () => (home = await createTestDatabase({ isMigrated: false })));
afterAll(() => home.drop());

const urlOf = (database: TestDatabase) => databaseUrl(createDataSource(database.connection, { poolSize: 1, entities: [] }));

async function query(sql: string, url = urlOf(home)): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const wordsOf = (error: unknown): string => `${(error as Error).name}: ${(error as Error).message}`;

/** Returns the messages of the start, of a command and of the doctor about a database. */
async function tellingsOf(url: string): Promise<string[]> {
  const dataSource = createDataSource({ url }, { poolSize: 1, entities: [] });
  const started = await connect(dataSource, () => undefined).then(() => 'it started', wordsOf);
  if (dataSource.isInitialized) await dataSource.destroy();
  const variables = { DATABASE_URL: url };
  const commanded = await runCommand(['export', '-'], null, variables).then(() => 'it went', wordsOf);
  const { out } = await runCommand(['doctor', '--json'], null, { ...variables, PUBLIC_URL: 'http://127.0.0.1:9', PORT: '9' });
  const found = (JSON.parse(out) as { findings: { check: string; level: string; text: string; remedy: string }[] }).findings;
  const examined = found.filter(({ check }) => check === 'Database').map(({ level, text, remedy }) => `${level}: ${text}. ${remedy}`);
  return [started, commanded, ...examined];
}

const everywhere = (sentence: string) => [
  expect.stringContaining(`StartError: ${sentence}`) as string,
  expect.stringContaining(`StartError: ${sentence}`) as string,
  expect.stringContaining(`failure: ${sentence}`) as string,
];

test.each([
  ['is read-only', "ALTER DATABASE $ SET default_transaction_read_only = 'on'", 'The database is read-only'],
  ['has no schema', 'DROP SCHEMA public', 'The database has no schema for the tables'],
  ['has a search path without an existing schema', "ALTER DATABASE $ SET search_path = 'nowhere'", 'The database has no schema for the tables'],
])('a database that %s is reported by the start, commands and the doctor', async (_what, sql, sentence) => {
  const database = await createTestDatabase({ isMigrated: false });
  try {
    const url = urlOf(database);
    await query(sql.replace('$', new URL(url).pathname.slice(1)), url);
    expect(await tellingsOf(url)).toEqual(everywhere(sentence));
  } finally {
    await database.drop();
  }
});

test('a database with another encoding than UTF-8 is reported before any migration', async () => {
  await query(`CREATE DATABASE citypins_test_ascii ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`);
  try {
    const url = urlOf(home).replace(/\/citypins_test_\w+/, '/citypins_test_ascii');
    expect(await tellingsOf(url)).toEqual(everywhere('The encoding of the database citypins_test_ascii is SQL_ASCII'));
  } finally {
    await query('DROP DATABASE citypins_test_ascii WITH (FORCE)');
  }
});

test('a database that does not exist is reported', async () => {
  const url = urlOf(home).replace(/\/citypins_test_\w+/, '/citypins_test_none');
  expect(await tellingsOf(url)).toEqual(everywhere('The database does not exist'));
});

test('a database that does not know its user is reported', async () => {
  const url = urlOf(home).replace(/\/\/[^@]*@/, '//citypins_nobody@');
  expect(await tellingsOf(url)).toEqual(everywhere('The database refuses the user of DATABASE_URL'));
});

describe('PgBouncer as DATABASE_URL', () => {
  let bouncer: Server;
  beforeAll(async () => {
    // PgBouncer's response to an unknown setting: an ErrorResponse of PostgreSQL's protocol.
    const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout', ''].join('\0') + '\0';
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(fields) + 4);
    bouncer = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])));
    });
    await new Promise<void>((resolve) => bouncer.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => bouncer.close(resolve)));

  test('is reported with the advice to use DATABASE_POOLER_URL', async () => {
    const tellings = await tellingsOf(`postgres://citypins@127.0.0.1:${(bouncer.address() as AddressInfo).port}/citypins`);
    expect(tellings).toEqual(everywhere('DATABASE_URL leads to PgBouncer'));
    for (const telling of tellings) expect(telling).toContain('DATABASE_POOLER_URL to PgBouncer');
  });
});
