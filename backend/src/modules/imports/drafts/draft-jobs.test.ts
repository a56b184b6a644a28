import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { buildCity, buildUser, clearGuide } from '../../../../test/builders.js';
import { importsOf } from '../../../../test/imports.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { BackgroundJobs } from '../../../core/jobs/index.js';
import { ImportFolder } from '../import-folder.js';
import { ImportService } from '../import.service.js';
import { tidyDrafts } from './index.js';

let server: TestServer;
let ana: ReturnType<typeof importsOf>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await sql('DELETE FROM import_drafts; DELETE FROM import_sources; DELETE FROM imports; DELETE FROM import_removals; DELETE FROM background_jobs');
  ana = importsOf(server, await server.signInAs(await buildUser(server.dataSource, { role: 'admin', name: 'Ana' })));
  await buildCity(server.dataSource, { name: 'Pune', latitude: 18.5, longitude: 73.85 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.stop());

const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => server.dataSource.query<Row[]>(text, parameters);
const count = async (): Promise<number> => (await sql<{ n: number }>('SELECT count(*)::integer AS n FROM places'))[0]?.n ?? 0;
const fileOf = (id: string, ending = 'upload'): string => path.join(server.dataDir, 'imports', `${id}.${ending}`);

const ROWS = 25_000;
/** Returns for each import whether a part of its rows is processed. */
const processed = async (): Promise<boolean[]> =>
  (await sql<{ is: boolean }>(`SELECT position > 0 AND position < ${ROWS} AS is FROM imports`)).map(({ is }) => is);
const table = (rows: number): string =>
  [
    'id,name,lat,lon,city,category',
    ...Array.from({ length: rows }, (_, i) => `${i},${i % 1000 === 7 ? '' : `Sample ${i}`},${18.4 + (i % 200) / 1000},73.85,Pune,bar`),
  ].join('\n');

/** Stops the next run after its first batch. @param stop what happens meanwhile */
function stopAfterFirstBatch(stop: (signal: AbortSignal) => Promise<void> = () => Promise.resolve()): void {
  // eslint-disable-next-line typescript/unbound-method -- it is called with its service
  const { run } = ImportService.prototype;
  jest.spyOn(ImportService.prototype, 'run').mockImplementationOnce(async function (this: ImportService, options, onLoaded) {
    const halt = new AbortController();
    let stopping: Promise<void> | undefined;
    const onProgress: typeof options.onProgress = (progress) => {
      options.onProgress(progress);
      halt.abort();
      stopping ??= stop(options.signal);
    };
    try {
      return await run.call(this, { ...options, onProgress, signal: halt.signal }, onLoaded);
    } finally {
      await stopping;
    }
  });
}

test('a cancelled run goes on behind its last batch, with the rejected rows of both', async () => {
  const draft = await ana.preview(await ana.read('bars.csv', table(ROWS)));
  const rejected = ROWS / 1000;
  expect(draft.preview).toMatchObject({ counts: { read: ROWS, added: ROWS - rejected, rejected }, isWhole: true });
  const { runImport } = await ana.ask<{ runImport: { job: { id: string } } }>('mutation ($id: ID!) { runImport(id: $id) { job { id } } }', { id: draft.id });
  stopAfterFirstBatch(async (signal) => {
    await new BackgroundJobs(server.dataSource.manager).cancel(runImport.job.id); // the client would wait for the jobs that are running
    if (!signal.aborted) await once(signal, 'abort');
  });
  await server.ran('run-import');
  const stopped = await ana.get(draft.id);
  expect(stopped).toMatchObject({
    state: 'INTERRUPTED',
    problem: null,
    job: { state: 'CANCELLED', total: ROWS },
    import: { state: 'INTERRUPTED' },
  });
  expect(await processed()).toEqual([true]);
  expect(await ana.refusal(ana.PREVIEW, { id: draft.id, input: draft.choices })).toMatchObject({ code: 'CONFLICT', reason: 'console.importHasBegun' });
  const done = await ana.run(draft.id);
  expect(done).toMatchObject({
    state: 'DONE',
    job: { done: ROWS, total: ROWS },
    import: { id: stopped.import?.id, counts: { read: ROWS, added: ROWS - rejected, rejected } },
  });
  expect(await count()).toBe(ROWS - rejected);
  expect(fs.readFileSync(fileOf(draft.id, 'rejected.csv'), 'utf8').trim().split('\n')).toHaveLength(rejected + 1);
});

test('a run whose process was stopped goes on in its next attempt', async () => {
  const draft = await ana.preview(await ana.read('bars.csv', table(ROWS)));
  await ana.start(draft.id);
  stopAfterFirstBatch();
  await server.ran('run-import');
  expect(await ana.get(draft.id)).toMatchObject({ state: 'RUNNING' });
  expect(await processed()).toEqual([true]);
  await server.ran('run-import', { isUrgent: true });
  expect(await ana.get(draft.id)).toMatchObject({ state: 'DONE', import: { counts: { read: ROWS } } });
  expect(await sql('SELECT count(*)::integer AS n FROM imports')).toEqual([{ n: 1 }]);
});

test('a job of another machine, or without its file, says so', async () => {
  const draft = await ana.preview(await ana.read('bars.csv', table(2)));
  fs.rmSync(fileOf(draft.id));
  await ana.run(draft.id);
  expect(await ana.get(draft.id)).toMatchObject({ state: 'INTERRUPTED', import: null, problem: { reason: 'console.importFileGone' } });
  await sql("UPDATE import_drafts SET machine = 'north'");
  expect(await ana.preview(draft)).toMatchObject({
    state: 'READ',
    preview: null,
    problem: { reason: 'console.importElsewhere', params: { machine: 'north' } },
  });
});

test('a job ends when its user is no admin any more', async () => {
  const draft = await ana.preview(await ana.read('bars.csv', table(2)));
  await ana.start(draft.id);
  await sql("UPDATE users SET role = 'moderator' WHERE name = 'Ana'");
  await server.ran('run-import');
  expect(await sql("SELECT state, error FROM background_jobs WHERE task = 'run-import'")).toEqual([
    { state: 'failed', error: 'The user who started this may not do it any more.' },
  ]);
  expect(await count()).toBe(0);
});

test('old drafts and their files are deleted, those of imports that can be undone stay', async () => {
  const done = await ana.preview(await ana.read('bars.csv', table(10)));
  await ana.run(done.id);
  const open = await ana.read('other.csv', table(2));
  const folder = new ImportFolder(path.join(server.dataDir, 'imports'));
  await sql("UPDATE import_drafts SET updated_at = now() - interval '8 days'");
  await tidyDrafts(server.dataSource, folder);
  expect(await sql('SELECT id FROM import_drafts')).toEqual([{ id: done.id }]);
  expect([fs.existsSync(fileOf(open.id)), fs.existsSync(fileOf(done.id, 'rejected.csv'))]).toEqual([false, true]);
  await sql("UPDATE import_drafts SET updated_at = now() - interval '31 days'; UPDATE imports SET finished_at = now() - interval '31 days'");
  fs.utimesSync(fileOf(done.id, 'rejected.csv'), 0, 0);
  await tidyDrafts(server.dataSource, folder);
  expect([await sql('SELECT id FROM import_drafts'), fs.existsSync(fileOf(done.id, 'rejected.csv'))]).toEqual([[], false]);
});
