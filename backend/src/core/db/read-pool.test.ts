import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { ReadPool } from './read-pool.js';

let database: TestDatabase;
let pool: ReadPool;

beforeAll(async () => {
  database = await createTestDatabase();
  const { connection } = database;
  pool = new ReadPool('url' in connection ? { connectionString: connection.url } : connection, { size: 2, heavy: 1 });
});

afterAll(async () => {
  await pool.close();
  await database.drop();
});

/** The clock stands still: a pause of the process itself must not make a connection look blocked. */
const now = jest.spyOn(performance, 'now');
beforeEach(() => now.mockReturnValue(0));
afterAll(() => now.mockRestore());

const run = (seconds: number, isHeavy = false) => pool.query({ text: 'SELECT pg_backend_pid()::text, pg_sleep($1)::text', values: [seconds] }, isHeavy);

test('sends statements past a blocked connection, even if it has few in flight', async () => {
  const pids = new Set<string | null | undefined>();
  while (pids.size < 2) for (const [pid] of await Promise.all([run(0), run(0)])) pids.add(pid);

  const ended: string[] = [];
  const long = run(1).then(([pid]) => (ended.push('long'), pid));
  now.mockReturnValue(200);
  const short = await Promise.all(Array.from({ length: 10 }, () => run(0.01).then(([pid]) => (ended.push('short'), pid))));
  expect(new Set(short).size).toBe(1);
  expect(short).not.toContain(await long);
  expect(ended.at(-1)).toBe('long');
});

test('sends a statement to the unblocked connection with the fewest in flight', async () => {
  const pids = await Promise.all(Array.from({ length: 6 }, () => run(0.01).then(([pid]) => pid)));
  const [first] = pids;
  expect(pids.filter((pid) => pid === first)).toHaveLength(3);
});

test('light statements do not wait for heavy ones, of which each connection runs one after the other', async () => {
  const ended: string[] = [];
  const heavy = Array.from({ length: 3 }, () => run(0.5, true).then(([pid]) => (ended.push('heavy'), pid)));
  const light = await Promise.all(Array.from({ length: 8 }, () => run(0.005).then(([pid]) => (ended.push('light'), pid))));
  const [used, ...others] = new Set(await Promise.all(heavy));
  expect(others).toEqual([]);
  expect(light).not.toContain(used);
  expect(ended.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'light'));
});
