import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { connectionConfig, createDataSource } from '../db/index.js';
import { LifeSign, releaseAbandoned } from './abandoned.js';
import { countJobs, defineTask, handle, JobQueue, JobRunner, purgeFailedJobs } from './index.js';

const GREET = defineTask<{ name: string }>('greet');

let database: TestDatabase;
let dataSource: DataSource;
let lines: string[];
const runners: JobRunner[] = [];
const logger = pino({}, { write: (line) => void lines.push(line) });
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 2, entities: [] }).initialize();
});
beforeEach(async () => {
  lines = [];
  await dataSource.query('DELETE FROM graphile_worker._private_jobs');
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const queue = () => new JobQueue(dataSource.manager);
const waitFor = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** Starts a job runner. Returns the names that it greets. */
function start(greet: (name: string, signal: AbortSignal) => Promise<void> | void = () => undefined): string[] {
  const greeted: string[] = [];
  const handler = handle(GREET, async ({ name }, { signal }) => {
    await greet(name, signal);
    greeted.push(name);
  });
  const runner = new JobRunner({ connection: connectionConfig(database.connection), dataSource, handlers: [handler], recurring: [], logger });
  runners.push(runner);
  runner.start();
  return greeted;
}

test('runs a job after its transaction commits, and not after a rollback', async () => {
  const greeted = start();
  const failing = dataSource.transaction(async (manager) => {
    await new JobQueue(manager).add(GREET, { name: 'Eve' });
    throw new Error('called off');
  });
  await expect(failing).rejects.toThrow('called off');
  await dataSource.transaction(async (manager) => {
    await new JobQueue(manager).addAll(GREET, [{ payload: { name: 'Ana' } }, { payload: { name: 'Bo' } }]);
    expect(greeted).toEqual([]);
  });
  await waitFor(() => greeted.length === 2);
  expect(greeted.sort()).toEqual(['Ana', 'Bo']);
  await waitFor(async () => (await countJobs(dataSource.manager)).running === 0);
  expect(await countJobs(dataSource.manager)).toEqual({ waiting: 0, due: 0, running: 0, failed: 0 });
});

test('runs each job only once across several processes', async () => {
  const [one, other] = [start(), start()];
  const names = Array.from({ length: 60 }, (_, i) => `Guest ${i}`);
  await queue().addAll(
    GREET,
    names.map((name) => ({ payload: { name } })),
  );
  await waitFor(() => one.length + other.length >= names.length);
  expect([...one, ...other].sort()).toEqual([...names].sort());
});

test('runs the jobs of a queue one at a time, in their order', async () => {
  let underWay = 0;
  let most = 0;
  const greeted = start(async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
  });
  for (const name of ['a', 'b', 'c', 'd']) await queue().add(GREET, { name }, { queue: 'guests' });
  await waitFor(() => greeted.length === 4);
  expect([greeted, most]).toEqual([['a', 'b', 'c', 'd'], 1]);
});

test('a key replaces a waiting job, and adds one while a job runs', async () => {
  await queue().add(GREET, { name: 'first' }, { key: 'guest', delay: 3600 });
  await queue().add(GREET, { name: 'second' }, { key: 'guest' });
  const greeted = start(async (name) => {
    if (name === 'second') await queue().add(GREET, { name: 'third' }, { key: 'guest' });
  });
  await waitFor(() => greeted.length === 2);
  expect(greeted.sort()).toEqual(['second', 'third']);
});

test('retries a failed job after growing pauses, and logs it without its payload', async () => {
  let attempts = 0;
  start(() => {
    attempts += 1;
    throw new Error('The mail server is away');
  });
  await queue().add(GREET, { name: 'Ana Secret' });
  const job = async () => {
    const [row] = await dataSource.query<{ attempts: number; pause: number; error: string }[]>(
      'SELECT attempts, extract(epoch FROM run_at - now())::float AS pause, last_error AS error FROM graphile_worker.jobs WHERE locked_at IS NULL',
    );
    return row;
  };
  await waitFor(async () => (await job())?.attempts === 1);
  const first = await job();
  expect([(first?.pause ?? 0) > 1.5, first?.error]).toEqual([true, 'The mail server is away']);
  await dataSource.query('UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 5');
  await waitFor(async () => (await job())?.attempts === 6);
  expect((await job())?.pause).toBeGreaterThan(300);
  expect(attempts).toBe(2);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, task: 'greet', attempt: 1, err: { message: 'The mail server is away' } },
    { level: 40, task: 'greet', attempt: 6 },
  ]);
  expect(lines.join('')).not.toContain('Secret');
});

test('keeps, counts and logs a job that fails at its last attempt', async () => {
  start(() => {
    throw new Error('Never');
  });
  await queue().add(defineTask<{ name: string }>('greet', { maxAttempts: 1 }), { name: 'Ana' });
  await waitFor(async () => (await countJobs(dataSource.manager)).failed === 1);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 50, msg: 'A job has failed for good' });
});

test('a stopping process aborts a long job, and the job is retried', async () => {
  let isStarted = false;
  start((_name, signal) => {
    isStarted = true;
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Stopped'))));
  });
  await queue().add(GREET, { name: 'Ana' });
  await waitFor(() => isStarted);
  await runners.splice(0)[0]?.stop();
  expect(await countJobs(dataSource.manager)).toMatchObject({ waiting: 1, running: 0 });
  await dataSource.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  const greeted = start();
  await waitFor(() => greeted.length === 1);
});

test('releases the jobs of dead processes, but not those of live ones', async () => {
  await queue().addAll(GREET, [{ payload: { name: 'of the dead' } }, { payload: { name: 'of the living' } }]);
  const lock = (name: string, runner: string) =>
    dataSource.query("UPDATE graphile_worker._private_jobs SET locked_by = $2, locked_at = now() - interval '1 minute' WHERE payload ->> 'name' = $1", [
      name,
      runner,
    ]);
  await lock('of the dead', 'pool-dead');
  await lock('of the living', 'pool-alive');
  const sign = new LifeSign(connectionConfig(database.connection), 'pool-alive', logger);
  const connections = async () =>
    (await dataSource.query<{ pid: number }[]>("SELECT pid FROM pg_stat_activity WHERE application_name = 'citypins jobs pool-alive'")).map(({ pid }) => pid);
  await waitFor(async () => (await connections()).length > 0);
  // a lost connection is opened again in time
  await dataSource.query('SELECT pg_terminate_backend(pid, 5000) FROM unnest($1::integer[]) pid', [await connections()]);
  await releaseAbandoned(dataSource.manager);
  const locked = () => dataSource.query<{ name: string }[]>("SELECT payload ->> 'name' AS name FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL");
  expect(await locked()).toEqual([{ name: 'of the living' }]);
  await sign.close();
  await waitFor(async () => (await connections()).length === 0);
  await releaseAbandoned(dataSource.manager);
  expect(await locked()).toEqual([]);
});

test('continues after the database has closed all connections', async () => {
  const greeted = start();
  await queue().add(GREET, { name: 'before' });
  await waitFor(() => greeted.length === 1);
  await dataSource.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
  await queue().add(GREET, { name: 'after' });
  await waitFor(() => greeted.length === 2);
});

test('deletes only the jobs that failed for good 30 days ago', async () => {
  const set = (name: string, what: string) => dataSource.query(`UPDATE graphile_worker._private_jobs SET ${what} WHERE payload ->> 'name' = $1`, [name]);
  const names = ['long failed', 'lately failed', 'long waiting', 'long running'];
  await queue().addAll(
    GREET,
    names.map((name) => ({ payload: { name } })),
  );
  await set('long failed', "attempts = max_attempts, updated_at = now() - interval '30.1 days'");
  await set('lately failed', "attempts = max_attempts, updated_at = now() - interval '29.9 days'");
  await set('long waiting', "attempts = 1, updated_at = now() - interval '40 days'");
  await set('long running', "attempts = max_attempts, locked_at = now(), locked_by = 'one', updated_at = now() - interval '40 days'");
  expect(await purgeFailedJobs(dataSource)).toBe(1);
  expect(
    (await dataSource.query<{ name: string }[]>("SELECT payload ->> 'name' AS name FROM graphile_worker._private_jobs ORDER BY id")).map(({ name }) => name),
  ).toEqual(names.slice(1));
});

test('keeps a waiting job of the same key with `keepsOther`, and replaces it otherwise', async () => {
  const startAt = new Date('2999-01-01T00:00:00Z');
  await queue().add(GREET, { name: 'first' }, { key: 'greeting', startAt });
  await queue().add(GREET, { name: 'second' }, { key: 'greeting', keepsOther: true });
  const waiting = () => dataSource.query('SELECT payload ->> \'name\' AS name, run_at AS "startAt" FROM graphile_worker._private_jobs');
  expect(await waiting()).toEqual([{ name: 'first', startAt }]);
  await queue().add(GREET, { name: 'third' }, { key: 'greeting', startAt });
  expect(await waiting()).toEqual([{ name: 'third', startAt }]);
});
