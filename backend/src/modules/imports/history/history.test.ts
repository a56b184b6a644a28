import { setTimeout as sleep } from 'node:timers/promises';
import { buildCity, buildReview, buildUser, clearGuide } from '../../../../test/builders.js';
import { databaseUrl, runCommand, startCommand, workInFolder } from '../../../../test/command.js';
import { CONTRADICTIONS } from '../../../../test/invariants/contradictions.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { planUndo, undoImport } from './index.js';

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await sql('DELETE FROM imports; DELETE FROM import_removals; DELETE FROM background_jobs');
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin', name: 'Ana' }));
});
afterAll(() => server.stop());
const { write, folder } = workInFolder();

const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => server.dataSource.query<Row[]>(text, parameters);

const ROWS = 20_000;
/** Enough rows for a command to be killed before its last portion. */
const KILLED = 8_000;

/** Imports places into a new city. @returns the id of the import */
async function imported(rows: number): Promise<string> {
  await buildCity(server.dataSource, { name: 'Pune' });
  const lines = Array.from({ length: rows }, (_, i) => `${i},Sample ${i},${18.4 + (i % 200) / 1000},73.85,Pune,bar,A bar with a description.`);
  write('places.csv', 'id,name,lat,lon,city,category,description', ...lines);
  const { code, err } = await runCommand(['import', 'places.csv'], server.dataSource);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [{ id }] = (await sql('SELECT id FROM imports')) as [{ id: string }];
  return id;
}

async function count(table: string): Promise<number> {
  const [{ n }] = (await sql(`SELECT count(*)::integer AS n FROM ${table}`)) as [{ n: number }];
  return n;
}

const progress = async (): Promise<{ done?: number; places?: number } | null> => {
  const [{ undo }] = (await sql('SELECT undo FROM imports')) as [{ undo: { done: number; places: number } | null }];
  return undo;
};

const signal = new AbortController().signal;
const UNDO = 'mutation ($id: ID!) { undoImport(id: $id) { state jobId obstacle { reason } } }';
const LIST =
  '{ imports { total items { id fileName kind state actor { name } counts { added repeated skipped alike } undo { places kept { reason count } } obstacle { reason } jobId } } }';

interface Item {
  id: string;
  state: string;
  jobId: string | null;
}

const listed = async () => (await server.graphql<{ imports: { items: Item[] } }>(LIST, {}, { headers: admin })).body.data.imports.items;
const undo = async (id: string) => (await server.graphql<{ undoImport: Item }>(UNDO, { id }, { headers: admin })).body;

test('undoes 20,000 places and keeps the touched one, with exact counters', async () => {
  const id = await imported(ROWS);
  const [{ id: placeId }] = (await sql("SELECT id FROM places WHERE source_id = '12345'")) as [{ id: string }];
  await buildReview(server.dataSource, { placeId });
  const plan = await planUndo(server.dataSource, id);
  const steps: number[] = [];
  const counts = await undoImport(server.dataSource, id, { actorId: null, signal, onProgress: (done) => void steps.push(done) });
  expect(counts).toMatchObject({ places: ROWS - 1, cities: 0, kept: { reviews: 1 } });
  expect(plan).toEqual({ places: ROWS - 1, cities: 0, restored: 0, partly: 0, kept: { reviews: 1 }, left: {} });
  expect(steps.at(-1)).toBe(ROWS);
  expect(await sql('SELECT source_id FROM places')).toEqual([{ source_id: '12345' }]);
  expect(await sql(CONTRADICTIONS)).toEqual([]);
  expect(await count('place_search')).toBe(1);
});

test('two undos at once remove each row once, and log one entry', async () => {
  const id = await imported(5000);
  const both = await Promise.all([1, 2].map(() => undoImport(server.dataSource, id, { actorId: null, signal })));
  expect(both.map(({ places }) => places)).toEqual([5000, 5000]);
  expect(await count('places')).toBe(0);
  expect(await count("activities WHERE target_kind = 'import' AND action = 'undone'")).toBe(1);
  expect(await sql(CONTRADICTIONS)).toEqual([]);
});

test('a command that was killed in the middle of an undo continues it', async () => {
  const id = await imported(KILLED);
  const { child, ended } = startCommand(['imports', 'undo', id], { env: { DATABASE_URL: databaseUrl(server.dataSource) }, cwd: folder() });
  while (((await progress())?.places ?? 0) === 0) await sleep(10);
  child.kill('SIGKILL');
  await ended;
  expect(await listed()).toMatchObject([{ state: 'UNDOING', obstacle: null }]);
  const left = await count('places');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(KILLED);
  const { code, out } = await runCommand(['imports', 'undo', id, '--json'], server.dataSource);
  expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({ code: 0, places: KILLED });
  expect(await count('places')).toBe(0);
  expect(await sql(CONTRADICTIONS)).toEqual([]);
});

test('an import that was killed is no longer running, and can be undone', async () => {
  await buildCity(server.dataSource, { name: 'Pune' });
  const lines = Array.from({ length: 60_000 }, (_, i) => `${i},Sample ${i},18.5,73.85,Pune,bar,A bar with a description.`);
  write('places.csv', 'id,name,lat,lon,city,category,description', ...lines);
  const { child, ended } = startCommand(['import', 'places.csv'], { env: { DATABASE_URL: databaseUrl(server.dataSource) }, cwd: folder() });
  while ((await count('imports WHERE position > 0')) === 0) await sleep(10);
  const [running] = await listed();
  expect(running).toMatchObject({ state: 'RUNNING', obstacle: { reason: 'console.importRunning' } });
  child.kill('SIGKILL');
  await ended;
  while ((await listed())[0]?.state === 'RUNNING') await sleep(10); // PostgreSQL ends the statement of the lost connection
  expect(await listed()).toMatchObject([{ state: 'INTERRUPTED', obstacle: null }]);
  await undoImport(server.dataSource, running?.id ?? '', { actorId: null, signal });
  expect(await count('places')).toBe(0);
  expect(await sql(CONTRADICTIONS)).toEqual([]);
});

test('an import whose undo has begun while it wrote rows stops with a sentence', async () => {
  await buildCity(server.dataSource, { name: 'Pune' });
  const lines = Array.from({ length: 40_000 }, (_, i) => `${i},Sample ${i},18.5,73.85,Pune,bar,A bar with a description.`);
  write('places.csv', 'id,name,lat,lon,city,category,description', ...lines);
  const { ended } = startCommand(['import', 'places.csv'], { env: { DATABASE_URL: databaseUrl(server.dataSource) }, cwd: folder() });
  while ((await count('imports WHERE position > 0')) === 0) await sleep(10);
  const [{ id }] = (await sql('SELECT id FROM imports')) as [{ id: string }];
  await expect(undoImport(server.dataSource, id, { actorId: null, signal })).rejects.toThrow('This import is still running.');
  await sql("UPDATE imports SET updated_at = now() - interval '1 hour', stopped_at = now()");
  await undoImport(server.dataSource, id, { actorId: null, signal });
  const { code, err } = await ended;
  expect(code).toBe(1);
  expect(err).toContain('Another process is importing this file at the moment, or has undone this import.');
  expect(await count('places')).toBe(0);
  expect(await sql(CONTRADICTIONS)).toEqual([]);
});

describe('in the console', () => {
  test('an admin undoes an import in the background', async () => {
    const id = await imported(1500);
    expect(await listed()).toEqual([
      {
        id,
        fileName: 'places.csv',
        kind: 'PLACES',
        state: 'DONE',
        actor: null,
        counts: { added: 1500, repeated: 0, skipped: 0, alike: 0 },
        undo: null,
        obstacle: null,
        jobId: null,
      },
    ]);
    const started = await undo(id);
    expect(started.errors).toBeUndefined();
    expect(started.data.undoImport.state).toBe('DONE');
    expect(started.data.undoImport.jobId).not.toBeNull();
    expect((await undo(id)).errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT', reason: 'console.importUndoStarted' } });
    await server.ran('undo-import');
    const jobs = await server.graphql<{ backgroundJobs: object[] }>('{ backgroundJobs { kind state done total actor { name } } }', {}, { headers: admin });
    expect(jobs.body.data.backgroundJobs).toEqual([{ kind: 'UNDO_IMPORT', state: 'DONE', done: 1500, total: 1500, actor: { name: 'Ana' } }]);
    expect(await listed()).toMatchObject([{ state: 'UNDONE', jobId: null, undo: { places: 1500, kept: [] }, obstacle: { reason: 'console.importUndone' } }]);
    expect(await count('places')).toBe(0);
    expect((await undo(id)).errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT', reason: 'console.importUndone' } });
    const log = await server.graphql<{ activities: { items: object[] } }>(
      '{ activities(filter: { targetKind: IMPORT }) { items { action label actor { name } changes { field after } } } }',
      {},
      { headers: admin },
    );
    expect(log.body.data.activities.items).toEqual([
      { action: 'UNDONE', label: 'places.csv', actor: { name: 'Ana' }, changes: [{ field: 'places', after: '1500' }] },
      { action: 'CREATED', label: 'places.csv', actor: null, changes: [{ field: 'added', after: '1500' }] },
    ]);
  });

  test('a job that was stopped goes on where it was', async () => {
    const id = await imported(3500);
    const stop = new AbortController();
    const onProgress = (done: number) => {
      if (done >= 2000) stop.abort();
    };
    await expect(undoImport(server.dataSource, id, { actorId: null, signal: stop.signal, onProgress })).rejects.toThrow('aborted');
    expect(await count('places')).toBe(1500);
    await undo(id);
    await server.ran('undo-import');
    expect(await listed()).toMatchObject([{ state: 'UNDONE', undo: { places: 3500 } }]);
    expect(await count('places')).toBe(0);
  });

  test('a job ends when its user is no admin any more', async () => {
    const id = await imported(10);
    await undo(id);
    await sql("UPDATE users SET role = 'user' WHERE name = 'Ana'");
    await server.ran('undo-import');
    expect(await sql('SELECT state, error FROM background_jobs')).toEqual([{ state: 'failed', error: 'The user who started this may not do it any more.' }]);
    expect(await count('places')).toBe(10);
  });

  test('the list of places shows only those of an import, or of a source', async () => {
    const id = await imported(3);
    write(
      'later.csv',
      'id,name,lat,lon,city,category,description',
      '0,Renamed,18.4,73.85,Pune,bar,A bar with a description.',
      '9,Sample 9,18.4,73.85,Pune,bar,',
    );
    await runCommand(['import', 'later.csv', '--source', 'places'], server.dataSource);
    const [later] = await listed();
    const found = async (filter: object) => {
      const { body } = await server.graphql<{ adminPlaces: { items: { name: string }[] } }>(
        'query ($filter: AdminPlaceFilter) { adminPlaces(filter: $filter, sort: NAME, direction: ASCENDING) { items { name } } }',
        { filter },
        { headers: admin },
      );
      return body.data.adminPlaces.items.map(({ name }) => name);
    };
    expect(await found({ importId: id })).toEqual(['Renamed', 'Sample 1', 'Sample 2']);
    expect(await found({ importId: later?.id })).toEqual(['Renamed', 'Sample 9']);
    expect(await found({ source: 'places' })).toHaveLength(4);
    expect(await found({ source: 'other' })).toEqual([]);
    expect(await found({ importId: '12' })).toEqual([]);
    const rest = await server.send<{ name: string }[]>('GET', `/api/admin/places?import=${later?.id ?? ''}&source=places`, undefined, admin);
    expect(rest.body.map(({ name }) => name).sort()).toEqual(['Renamed', 'Sample 9']);
  });

  test('the list of cities shows only those of an import, or of a source', async () => {
    await buildCity(server.dataSource, { name: 'Pune' });
    write('cities.csv', 'id,name,state,country,lat,lon', '1,Vaduz,Vaduz,Liechtenstein,47.14,9.52', '2,Triesen,Triesen,Liechtenstein,47.11,9.53');
    const { err } = await runCommand(['import', 'cities.csv', '--what', 'cities'], server.dataSource);
    expect(err).toBe('');
    const [first] = await listed();
    const id = first?.id ?? '';
    const found = async (filter: object) => {
      const { body } = await server.graphql<{ adminCities: { items: { name: string }[] } }>(
        'query ($filter: AdminCityFilter) { adminCities(filter: $filter, sort: NAME, direction: ASCENDING) { items { name } } }',
        { filter },
        { headers: admin },
      );
      return body.data.adminCities.items.map(({ name }) => name);
    };
    expect(await found({ importId: id })).toEqual(['Triesen', 'Vaduz']);
    expect(await found({ source: 'cities' })).toEqual(['Triesen', 'Vaduz']);
    expect(await found({ source: 'other' })).toEqual([]);
    expect(await found({ importId: '12' })).toEqual([]);
    const rest = await server.send<{ name: string }[]>('GET', `/api/admin/cities?import=${id}&source=cities`, undefined, admin);
    expect(rest.body.map(({ name }) => name)).toEqual(['Triesen', 'Vaduz']);
  });

  test('REST lists and undoes imports', async () => {
    const id = await imported(10);
    const list = await server.send<object[]>('GET', '/api/admin/imports', undefined, admin);
    expect(list.body).toMatchObject([
      { _id: id, kind: 'places', fileName: 'places.csv', state: 'done', counts: { added: 10, rejected: 0, repeated: 0, skipped: 0, alike: 0 } },
    ]);
    expect(await server.send('POST', `/api/admin/imports/${id}/undo`, undefined, admin)).toMatchObject({ status: 200, body: { _id: id } });
    await server.ran('undo-import');
    expect((await server.send<object[]>('GET', '/api/admin/imports', undefined, admin)).body).toMatchObject([
      { state: 'undone', undo: { places: 10, kept: {} } },
    ]);
    expect(await server.send('POST', `/api/admin/imports/${id}/undo`, undefined, admin)).toMatchObject({ status: 409 });
    expect(await server.send('POST', '/api/admin/imports/12/undo', undefined, admin)).toMatchObject({ status: 404 });
  });
});
