import { ask as askServer, type Reply } from '../../../test/ask.js';
import { buildCity, buildPlace, buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import type { Handler } from '../../core/jobs/index.js';
import { bulkHandlers } from '../activities/index.js';
import { Place, PlaceStatus } from './place.entity.js';
import type { User } from '../users/index.js';

interface Job {
  id: string;
  kind: string;
  state: string;
  error: string | null;
  done: number;
  total: number | null;
  bulk: { changeId: string; targetKind: string; changed: number; skipped: number };
}
interface Change {
  id: string;
  count: number;
  leftOut: string[];
  job: Job | null;
}

const JOB = 'id kind state error done total bulk { changeId targetKind changed skipped }';
const CATEGORIZE = `mutation ($selection: PlaceSelection!, $category: String!) {
  change: categorizePlaces(selection: $selection, category: $category) { id count leftOut job { ${JOB} } } }`;
const FEATURE = `mutation ($selection: PlaceSelection!) { change: featurePlaces(selection: $selection, featured: true) { id count leftOut job { ${JOB} } } }`;
const PLACES = 3000;

let server: TestServer;
let admin: User;
let headers: Record<string, string>;
let cityId: string;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  const { dataSource } = server;
  for (const table of ['background_jobs', 'graphile_worker._private_jobs', 'places']) await dataSource.query(`DELETE FROM ${table}`);
  admin = await buildUser(dataSource, { role: 'admin' });
  headers = await server.signInAs(admin);
  cityId = (await buildCity(dataSource)).id;
  await dataSource.query(
    `INSERT INTO places (id, city_id, name, description, category, latitude, longitude, full_address, status)
     SELECT gen_random_uuid(), $1, 'Place ' || n, '', 'cafe', 18.5, 73.8, '', 'active' FROM generate_series(1, $2::integer) n`,
    [cityId, PLACES],
  );
});

const ask = <Data>(query: string, variables: object = {}, as = headers): Promise<Reply<Data>> => askServer(server, query, variables, as);
const recategorize = (category: string, selection: object = { filter: { cityId } }, as = headers) =>
  ask<{ change: Change }>(CATEGORIZE, { selection, category }, as);
const withJob = ({ data }: Reply<{ change: Change }>): Change & { job: Job } => {
  const { job, ...change } = data.change;
  if (!job) throw new Error('The change needed no job.');
  return { ...change, job };
};
const changeOf = async (...request: Parameters<typeof recategorize>) => withJob(await recategorize(...request));
const feature = async () => withJob(await ask<{ change: Change }>(FEATURE, { selection: { filter: { cityId } } }));
const undo = (changeId: string, as = headers) => ask<{ undo: number }>('mutation ($changeId: ID!) { undo(changeId: $changeId) }', { changeId }, as);
const bulkJobs = async (as = headers) => (await ask<{ bulkJobs: Job[] }>(`{ bulkJobs { ${JOB} } }`, {}, as)).data.bulkJobs;
const jobOf = async (id: string) => (await bulkJobs()).find((job) => job.id === id);
const cancel = (id: string, as = headers) => ask<{ cancelBulkJob: Job }>(`mutation ($id: ID!) { cancelBulkJob(id: $id) { state } }`, { id }, as);
const countOf = async (category: string) => {
  const [row] = await server.dataSource.query<{ n: number }[]>('SELECT count(*)::integer AS n FROM places WHERE category = $1', [category]);
  return row?.n ?? 0;
};
const countFeatured = () => server.dataSource.getRepository(Place).countBy({ featured: true });
const logged = (changeId: string) =>
  server.dataSource.query<{ action: string; n: number; places: number }[]>(
    `SELECT action, count(*)::integer AS n, count(DISTINCT target_id)::integer AS places FROM activities WHERE change_id = $1 GROUP BY action`,
    [changeId],
  );

/** Runs a job, which pauses before its portion `n` until `meanwhile` is done. @returns the end of the run */
async function runWithPause({ id }: Job, n: number, meanwhile: (stopping: AbortController) => unknown): Promise<void> {
  const stopping = new AbortController();
  let portions = 0;
  const [handler] = bulkHandlers(server.dataSource, (manager) => {
    const services = servicesOf(server, manager);
    const { bulk } = services;
    const run = bulk.runPortion.bind(bulk);
    bulk.runPortion = async (...args) => {
      portions += 1;
      if (portions === n) await meanwhile(stopping);
      return run(...args);
    };
    return services;
  }) as [Handler, ...Handler[]];
  await handler.run({ backgroundId: id }, { signal: stopping.signal, isLast: false });
}

/** Runs a job until its process is stopped during its portion `n`. */
const runUntil = (job: Job, n: number) => expect(runWithPause(job, n, (stopping) => stopping.abort())).rejects.toThrow('aborted');

test('a filter with many places becomes a job, which changes each of them once under one change', async () => {
  const { id, count, leftOut, job } = await changeOf('bar');
  expect({ count, leftOut, job }).toMatchObject({
    count: 0,
    leftOut: [],
    job: { kind: 'BULK_CHANGE', state: 'WAITING', done: 0, bulk: { changeId: id, targetKind: 'PLACE', changed: 0 } },
  });
  expect(await countOf('bar')).toBe(0);
  await server.ran('bulk-change');
  expect(await jobOf(job.id)).toMatchObject({ state: 'DONE', done: PLACES, total: PLACES, bulk: { changed: PLACES, skipped: 0 } });
  expect([await countOf('bar'), await logged(id)]).toEqual([PLACES, [{ action: 'updated', n: PLACES, places: PLACES }]]);
}, 60_000);

test('a job that is cancelled at a third keeps what it has changed, and its undo restores all of it', async () => {
  const { id, job } = await feature();
  await runWithPause(job, 2, async () => {
    expect(await undo(id)).toMatchObject({ code: 'CONFLICT', message: 'This change is still running. Cancel it first.' });
    await cancel(job.id);
    expect(await jobOf(job.id)).toMatchObject({ state: 'RUNNING', done: 500 });
  });
  expect(await jobOf(job.id)).toMatchObject({ state: 'CANCELLED', done: 1000, total: PLACES, bulk: { changed: 1000 } });
  expect(await countFeatured()).toBe(1000);

  expect((await undo(id)).data.undo).toBe(0);
  expect(await undo(id)).toMatchObject({ code: 'CONFLICT', message: 'This change is being undone already.' });
  await server.ran('undo-change');
  expect((await bulkJobs())[0]).toMatchObject({
    kind: 'UNDO_CHANGE',
    state: 'DONE',
    done: 1000,
    total: 1000,
    bulk: { changeId: id, changed: 1000, skipped: 0 },
  });
  expect(await countFeatured()).toBe(0);
}, 60_000);

test('a job goes on after its process was stopped, and changes and logs each place once', async () => {
  const { id, job } = await feature();
  await runUntil(job, 3);
  expect([await countFeatured(), await jobOf(job.id)]).toMatchObject([PLACES / 2, { state: 'WAITING', done: PLACES / 2, bulk: { changed: PLACES / 2 } }]);
  await server.ran('bulk-change');
  expect(await jobOf(job.id)).toMatchObject({ state: 'DONE', done: PLACES, total: PLACES, bulk: { changed: PLACES } });
  expect(await logged(id)).toEqual([{ action: 'updated', n: PLACES, places: PLACES }]);
  expect(await server.dataSource.query('SELECT DISTINCT version FROM places')).toEqual([{ version: 2 }]);
}, 60_000);

test('skips places that were edited after the list was read, and undo skips those edited after the change', async () => {
  const { asOf } = (await ask<{ adminPlaces: { asOf: string } }>('{ adminPlaces { asOf } }')).data.adminPlaces;
  const edited = await server.dataSource.query<{ id: string }[]>('SELECT id FROM places ORDER BY id LIMIT 700');
  const touch = (rows: { id: string }[], featured: boolean) =>
    servicesOf(server).placeAdmin.feature({ id: admin.id, role: 'admin', cityIds: null, sessionId: null }, { ids: rows.map(({ id }) => id) }, featured);
  await touch(edited.slice(0, 500), true);
  await touch(edited.slice(500), true);
  const { id, job } = await changeOf('bar', { filter: { cityId }, asOf });
  await server.ran('bulk-change');
  expect(await jobOf(job.id)).toMatchObject({ state: 'DONE', done: PLACES, bulk: { changed: PLACES - 700, skipped: 700 } });
  expect(await countOf('cafe')).toBe(700);

  const [last] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM places ORDER BY id DESC LIMIT 1');
  if (last) await touch([last], true);
  await undo(id);
  await server.ran('undo-change');
  expect((await bulkJobs())[0]).toMatchObject({ state: 'DONE', bulk: { changed: PLACES - 701, skipped: 1 } });
  expect(await countOf('bar')).toBe(1);
}, 60_000);

test.each([
  ['is no admin any more', "role = 'moderator'"],
  ['is suspended', "suspended_until = now() + interval '1 day'"],
])(
  'a job fails with a reason if its user %s',
  async (_what, change) => {
    const { job } = await feature();
    await runUntil(job, 1);
    await server.dataSource.query(`UPDATE users SET ${change} WHERE id = $1`, [admin.id]);
    await server.ran('bulk-change');
    headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
    expect(await jobOf(job.id)).toMatchObject({ state: 'FAILED', error: 'The user who started this may not do it any more.', done: 500 });
    expect(await countFeatured()).toBe(500);
  },
  60_000,
);

test('the jobs of two admins run one after the other', async () => {
  const other = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const first = await changeOf('bar');
  const last = await changeOf('museum', { filter: { cityId } }, other);
  await server.ran('bulk-change');
  expect([await jobOf(first.job.id), await jobOf(last.job.id)]).toMatchObject([
    { state: 'DONE', bulk: { changed: PLACES } },
    { state: 'DONE', bulk: { changed: PLACES } },
  ]);
  expect(await countOf('museum')).toBe(PLACES);
  expect(await undo(first.id)).toMatchObject({ code: 'CONFLICT', message: 'This can no longer be undone: it has been changed since.' });
}, 60_000);

test('a selection of named places becomes a job above 500', async () => {
  const rows = await server.dataSource.query<{ id: string; version: number }[]>('SELECT id, version FROM places ORDER BY name LIMIT 501');
  const few = (await recategorize('bar', { seen: rows.slice(1) })).data.change;
  expect(few).toMatchObject({ count: 500, job: null });
  const { job } = await changeOf('museum', { seen: rows.map(({ id, version }) => ({ id: id.toUpperCase(), version })) });
  await server.ran('bulk-change');
  expect(await jobOf(job.id)).toMatchObject({ state: 'DONE', done: 501, total: 501, bulk: { changed: 1, skipped: 500 } });
}, 60_000);

test('refuses what the small change refuses before it adds a job', async () => {
  expect(await recategorize('castle of air')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await recategorize('bar', { filter: { cityId, category: 'museum' } })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await bulkJobs()).toEqual([]);
});

test('moderators see and cancel their own jobs only', async () => {
  const moderator = await buildUser(server.dataSource, { role: 'moderator' });
  const own = await server.signInAs(moderator);
  const { job } = await changeOf('bar');
  expect(await bulkJobs(own)).toEqual([]);
  expect(await cancel(job.id, own)).toMatchObject({ code: 'NOT_FOUND' });
  await server.dataSource.query('UPDATE background_jobs SET actor_id = $1', [moderator.id]);
  expect(await bulkJobs(own)).toMatchObject([{ id: job.id }]);
  expect((await cancel(job.id, own)).data.cancelBulkJob).toEqual({ state: 'CANCELLED' });
  expect(await cancel(job.id, own)).toMatchObject({ code: 'CONFLICT' });
});

test('the job of a moderator of one city decides about places of that city only', async () => {
  const elsewhere = await buildPlace(server.dataSource, { status: PlaceStatus.PENDING });
  await server.dataSource.query(`UPDATE places SET status = 'pending'`);
  const as = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator', moderatedCityIds: [cityId] }));
  const APPROVE = `mutation ($selection: PlaceSelection!) { change: approvePlaces(selection: $selection) { id count leftOut job { ${JOB} } } }`;
  withJob(await ask<{ change: Change }>(APPROVE, { selection: { filter: { status: 'PENDING' } } }, as));
  await server.ran('bulk-change');
  expect(await server.dataSource.query(`SELECT id FROM places WHERE status = 'pending'`)).toEqual([{ id: elsewhere.id }]);
}, 60_000);

test('a selection by filter has only the places of the moderator, also in the total of a job', async () => {
  const { dataSource } = server;
  await dataSource.query("UPDATE places SET status = 'pending'");
  const { id: ownId } = await buildCity(dataSource);
  await buildPlace(dataSource, { cityId: ownId, status: PlaceStatus.PENDING });
  const of = async (moderatedCityIds: string[]) => server.signInAs(await buildUser(dataSource, { role: 'moderator', moderatedCityIds }));
  const approve = (as: Record<string, string>) =>
    ask<{ change: Change }>(`mutation { change: approvePlaces(selection: { filter: { status: PENDING } }) { id count leftOut job { ${JOB} } } }`, {}, as);
  expect((await approve(await of([ownId]))).data.change).toMatchObject({ count: 1, job: null });
  await buildPlace(dataSource, { cityId: ownId, status: PlaceStatus.PENDING });
  const moderator = await of([cityId]);
  expect((await approve(moderator)).data.change).toMatchObject({ count: 0, job: { state: 'WAITING' } });
  await server.ran('bulk-change');
  expect(await bulkJobs(moderator)).toMatchObject([{ state: 'DONE', done: PLACES, total: PLACES, bulk: { changed: PLACES, skipped: 0 } }]);
}, 60_000);
