import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { untilSomebodyWaits } from '../../../test/waiting.js';
import { connectionConfig, createDataSource } from '../db/index.js';
import { type BackgroundAttempt, BackgroundJobs, defineTask, handleInBackground, JobRunner, purgeBackgroundJobs } from './index.js';

const COUNT = defineTask<{ to: number }>('count', { maxAttempts: 2 });

let database: TestDatabase;
let dataSource: DataSource;
const runners: JobRunner[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 4, entities: [] }).initialize();
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await dataSource.query('DELETE FROM graphile_worker._private_jobs');
  await dataSource.query('DELETE FROM background_jobs');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const jobs = () => new BackgroundJobs(dataSource.manager);
const add = (more: { isSingle?: boolean } = {}) => jobs().add(COUNT, { to: 10 }, { actorId: null, details: { what: 'sheep' }, ...more });
/** Resolves when a job has a state. */
async function became(id: string, state: string) {
  for (;;) {
    const job = await jobs().get(id);
    if (job?.state === state) return job;
    await sleep(10);
  }
}

/** Starts a job runner whose jobs do this. */
function start(work: (to: number, attempt: BackgroundAttempt) => Promise<void>): JobRunner {
  const handler = handleInBackground(COUNT, dataSource.manager, ({ to }, attempt) => work(to, attempt));
  const runner = new JobRunner({
    connection: connectionConfig(database.connection),
    dataSource,
    handlers: [handler],
    recurring: [],
    logger: pino({ level: 'silent' }),
  });
  runners.push(runner);
  runner.start();
  return runner;
}

test('shows a job with its progress until it is done', async () => {
  let goOn: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (goOn = resolve));
  const id = await add();
  expect(await jobs().get(id)).toMatchObject({ task: 'count', state: 'waiting', details: { what: 'sheep' }, done: 0, total: null, startedAt: null });
  start(async (to, { report }) => {
    await report(3, to);
    await pause;
  });
  await became(id, 'running');
  while ((await jobs().get(id))?.done !== 3) await sleep(10);
  expect(await jobs().get(id)).toMatchObject({ done: 3, total: 10, endedAt: null });
  goOn();
  expect(await became(id, 'done')).toMatchObject({ done: 10, total: 10, error: null, endedAt: expect.any(Date) as Date });
  expect((await jobs().list(5)).map((job) => job.id)).toEqual([id]);
});

test('a rolled back transaction adds no job', async () => {
  const failing = dataSource.transaction(async (manager) => {
    await new BackgroundJobs(manager).add(COUNT, { to: 1 }, { actorId: null });
    throw new Error('called off');
  });
  await expect(failing).rejects.toThrow('called off');
  expect(await jobs().list(5)).toEqual([]);
});

test('a single job is added once while it waits', async () => {
  expect(await add({ isSingle: true })).toBe(await add({ isSingle: true }));
  expect(await jobs().list(5)).toHaveLength(1);
});

test('a waiting job that is cancelled never starts', async () => {
  const id = await add();
  expect(await jobs().cancel(id)).toBe(true);
  const started: number[] = [];
  start(async (to) => void started.push(to));
  await became(await jobs().add(COUNT, { to: 2 }, { actorId: null }), 'done');
  expect(started).toEqual([2]);
  expect(await jobs().get(id)).toMatchObject({ state: 'cancelled', isCancelled: true });
  expect(await jobs().cancel(id)).toBe(false);
});

test.each([
  ['that reports its progress', async (report: BackgroundAttempt['report'], _signal: AbortSignal) => report(1, 10)],
  ['that waits for something', (_report: BackgroundAttempt['report'], signal: AbortSignal) => sleep(60_000, undefined, { signal })],
])('a running job %s stops when it is cancelled, and is not repeated', async (_how, step) => {
  let attempts = 0;
  const id = await add();
  start(async (_to, { report, signal }) => {
    attempts += 1;
    for (;;) {
      await step(report, signal);
      await sleep(5);
    }
  });
  await became(id, 'running');
  await jobs().cancel(id);
  await became(id, 'cancelled');
  await sleep(100);
  expect(attempts).toBe(1);
  expect(await dataSource.query('SELECT 1 FROM graphile_worker._private_jobs')).toEqual([]);
});

test('a job that fails for good tells why, and can be started again', async () => {
  let works = false;
  const id = await add();
  start(async () => {
    if (!works) throw new Error('The disk is full');
  });
  const waiting = async () => (await jobs().get(id))?.error !== null;
  while (!(await waiting())) await sleep(10);
  expect(await jobs().get(id)).toMatchObject({ state: 'waiting', error: 'The disk is full' });
  await dataSource.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  expect(await became(id, 'failed')).toMatchObject({ error: 'The disk is full', endedAt: expect.any(Date) as Date });
  works = true;
  expect(await jobs().retry(COUNT, id)).toBe(true);
  expect(await became(id, 'done')).toMatchObject({ error: null });
  expect(await jobs().retry(COUNT, id)).toBe(false);
});

test('the second of two simultaneous retries starts nothing', async () => {
  const id = await add();
  await dataSource.query("UPDATE background_jobs SET state = 'failed', ended_at = now()");
  const [first, second] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
  await first.startTransaction();
  expect(await new BackgroundJobs(first.manager).retry(COUNT, id)).toBe(true);
  const late = new BackgroundJobs(second.manager).retry(COUNT, id);
  await untilSomebodyWaits(dataSource);
  await first.commitTransaction();
  expect(await late).toBe(false);
  for (const runner of [first, second]) await runner.release();
});

test('a job that the end of its process interrupts goes on with the next one', async () => {
  const seen: number[] = [];
  const id = await add();
  const work = async (to: number, { report, signal }: BackgroundAttempt) => {
    const from = (await jobs().get(id))?.done ?? 0;
    for (let n = from + 1; n <= to; n += 1) {
      signal.throwIfAborted();
      seen.push(n);
      await report(n, to);
      if (n === 5 && from === 0) await sleep(60_000, undefined, { signal });
    }
  };
  const first = start(work);
  while (seen.length < 5) await sleep(10);
  await first.stop();
  runners.splice(0);
  expect(await jobs().get(id)).toMatchObject({ state: 'waiting', done: 5, error: null });
  await dataSource.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  start(work);
  await became(id, 'done');
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
}, 30_000);

test('a job whose last process was killed has failed', async () => {
  const id = await add();
  await dataSource.query("UPDATE background_jobs SET state = 'running'");
  await dataSource.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
  expect(await jobs().get(id)).toMatchObject({ state: 'failed', error: 'The app was stopped' });
  expect(await jobs().retry(COUNT, id)).toBe(true);
  expect(await jobs().get(id)).toMatchObject({ state: 'waiting' });
});

test('jobs that ended 30 days ago are deleted', async () => {
  const id = await add();
  await add();
  await dataSource.query("UPDATE background_jobs SET state = 'done', ended_at = now() - interval '31 days' WHERE id = $1", [id]);
  expect(await purgeBackgroundJobs(dataSource)).toBe(1);
  expect(await jobs().list(5)).toHaveLength(1);
});
