import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildCity, buildPlace, buildReview, buildUser, clearGuide } from '../../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { newId } from '../../../core/db/index.js';
import { defineTask, JobQueue } from '../../../core/jobs/index.js';

/** The job as it is in the queue. */
const IMPORT_PACK = defineTask<{ backgroundId: string }>('import-pack');

interface Preview {
  _id: string;
  name: string;
  cities: { all: number; present: number };
  places: { all: number; present: number };
  content: { cities: number; places: number; reviews: number };
}
interface Job {
  id: string;
  kind: string;
  state: string;
  error: string | null;
}

let server: TestServer;
let folder: string;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-packs-'));
  server = await startServer({ env: { DATA_DIR: folder } });
});
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM background_jobs; DELETE FROM graphile_worker._private_jobs');
  admin = { headers: await server.signInAs(await buildUser(server.dataSource, { role: 'admin', name: 'Mira' })) };
  fs.rmSync(path.join(folder, 'packs'), { recursive: true, force: true });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { body } = await server.graphql<Data>(query, variables, admin);
  expect(body).not.toHaveProperty('errors');
  return body.data;
}
const packs = async () => (await ask<{ packs: { name: string; bytes: number }[] }>('{ packs { name bytes createdAt } }')).packs;
const jobs = async () => (await ask<{ backgroundJobs: Job[] }>('{ backgroundJobs { id kind state error } }')).backgroundJobs;
const count = async (table: string) => (await server.dataSource.query<[{ n: number }]>(`SELECT count(*)::integer AS n FROM ${table}`))[0].n;

function upload(bytes: Buffer, field = 'pack', headers = admin.headers): Promise<Response> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), 'guide.zip');
  return fetch(`${server.url}/api/admin/packs`, { method: 'POST', body: form, headers });
}

async function makePack(): Promise<Buffer> {
  await ask('mutation { exportPack { id } }');
  await server.ran('export-pack');
  const [pack] = await packs();
  return fs.readFileSync(path.join(folder, 'packs', pack?.name ?? ''));
}

async function fill() {
  const city = await buildCity(server.dataSource, { name: 'Pune' });
  const place = await buildPlace(server.dataSource, { cityId: city.id, name: 'Fort' });
  await buildReview(server.dataSource, { placeId: place.id });
}

test('an admin exports the guide in the background and downloads it for a minute', async () => {
  await fill();
  const bytes = await makePack();
  expect(await jobs()).toMatchObject([{ kind: 'EXPORT_PACK', state: 'DONE', error: null }]);
  const [pack] = await packs();
  expect(pack).toMatchObject({ name: expect.stringMatching(/^guide-.*\.zip$/) as string, bytes: bytes.length });
  const { packLink } = await ask<{ packLink: string }>('mutation ($name: String!) { packLink(name: $name) }', { name: pack?.name });
  const response = await fetch(server.url + packLink);
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual(['application/zip', 'private, no-store, no-transform']);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  for (const wrong of [packLink.replace(/signature=./, 'signature=!'), `/backups/packs/${pack?.name ?? ''}`, '/backups/packs/..%2Fsession-secret']) {
    expect((await fetch(server.url + wrong)).status).toBe(404);
  }
  expect((await server.rest('/api/admin/packs', admin)).body).toMatchObject([{ name: pack?.name }]);
});

test('an uploaded pack is described, then imported in the background in place of the guide', async () => {
  await fill();
  const bytes = await makePack();
  await buildPlace(server.dataSource, { name: 'Former' });
  const response = await upload(bytes);
  expect(response.status).toBe(201);
  const preview = (await response.json()) as Preview;
  expect(preview).toMatchObject({ cities: { all: 1, present: 1 }, places: { all: 1, present: 1 }, content: { cities: 2, places: 2, reviews: 1 } });
  const start = (input: object) => server.send<Job & ErrorBody>('POST', '/api/admin/packs/import', input, admin.headers);
  const refused = await start({ id: preview._id });
  expect([refused.status, refused.body.fields?.pack]).toEqual([
    400,
    'This site already has cities or places. Choose whether to add to them or to replace them.',
  ]);
  expect((await start({ id: preview._id, mode: 'other' })).status).toBe(400);
  expect(await start({ id: preview._id, mode: 'replace' })).toMatchObject({ status: 201, body: { kind: 'import-pack', state: 'waiting' } });
  await server.ran('import-pack');
  expect(await jobs()).toContainEqual(expect.objectContaining({ kind: 'IMPORT_PACK', state: 'DONE', error: null }));
  expect([await count('cities'), await count('places'), await count('reviews')]).toEqual([1, 1, 0]);
  const { packPreview } = await ask<{ packPreview: Preview }>('query ($id: ID!) { packPreview(id: $id) { name cities { all present } content { reviews } } }', {
    id: preview._id,
  });
  expect(packPreview).toEqual({ name: 'CityPins', cities: { all: 1, present: 1 }, content: { reviews: 0 } });
});

test('an import whose process is killed after the commit replaces nothing again', async () => {
  await fill();
  const { _id: id } = (await (await upload(await makePack())).json()) as Preview;
  await server.send('POST', '/api/admin/packs/import', { id, mode: 'replace' }, admin.headers);
  await server.ran('import-pack');
  const backgroundId = (await jobs()).find(({ kind }) => kind === 'IMPORT_PACK')?.id ?? '';
  const [place] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM places');
  await buildReview(server.dataSource, { placeId: place?.id });
  await server.dataSource.query(`UPDATE background_jobs SET state = 'running', ended_at = NULL WHERE id = $1`, [backgroundId]);
  await new JobQueue(server.dataSource.manager).add(IMPORT_PACK, { backgroundId });
  await server.ran('import-pack');
  expect((await jobs()).find((job) => job.id === backgroundId)).toMatchObject({ state: 'DONE', error: null });
  expect(await count('reviews')).toBe(1);
});

test('the packs of the app are imported into an empty site, and one of them also beside a guide', async () => {
  const start = (id: string, mode: string | null = null) =>
    server.graphql<{ importPack: Job }>('mutation ($id: ID!, $mode: PackMode) { importPack(id: $id, mode: $mode) { state } }', { id, mode }, admin);
  await start('sample');
  await server.ran('import-pack');
  expect(await count('cities')).toBe(56);
  expect((await start('sample', 'ADD')).body.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'packs.siteNotEmpty' });
  await start('vaduz', 'ADD');
  await server.ran('import-pack');
  expect(await server.dataSource.query(`SELECT places_count AS n FROM cities WHERE name = 'Vaduz'`)).toEqual([{ n: 40 }]);
  const added = `SELECT m.name, a.actor_id IS NOT NULL AS "isByAdmin" FROM map_archives m JOIN activities a ON a.target_id = m.id AND a.action = 'created'`;
  expect(await server.dataSource.query(added)).toEqual([{ name: 'Liechtenstein', isByAdmin: true }]);
});

test('a wrong upload is refused with a sentence, and leaves nothing', async () => {
  const problem = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).fields?.pack];
  expect(await problem(await upload(Buffer.from('no zip')))).toEqual([400, 'This file is no zip, or it is damaged']);
  expect(await problem(await upload(Buffer.from('no zip'), 'other'))).toEqual([400, 'Choose the file of a pack']);
  const empty = await server.send<ErrorBody>('POST', '/api/admin/packs', {}, admin.headers);
  expect([empty.status, empty.body.fields?.pack]).toEqual([400, 'Choose the file of a pack']);
  expect(fs.readdirSync(path.join(folder, 'packs'))).toEqual([]);
  const moderator = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
  expect((await upload(Buffer.from('no zip'), 'pack', moderator)).status).toBe(403);
  const gone = await server.send<ErrorBody>('POST', '/api/admin/packs/import', { id: newId() }, admin.headers);
  expect([gone.status, gone.body.message]).toEqual([409, 'The file of this pack does not exist any more. Upload it again.']);
});

test('an import that fails says why, and changes nothing', async () => {
  await fill();
  const bytes = await makePack();
  const { _id: id } = (await (await upload(bytes)).json()) as Preview;
  await server.send('POST', '/api/admin/packs/import', { id, mode: 'replace' }, admin.headers);
  fs.writeFileSync(path.join(folder, `packs/upload-${id}.zip`), bytes.subarray(0, 400));
  await server.ran('import-pack');
  expect(await jobs()).toContainEqual(expect.objectContaining({ kind: 'IMPORT_PACK', error: 'This file is no zip, or it is damaged' }));
  expect([await count('cities'), await count('places'), await count('reviews')]).toEqual([1, 1, 1]);
});

test('five exports and uploads of a day are kept', async () => {
  const { tidyPacks } = await import('./pack.job.js');
  const packFolder = path.join(folder, 'packs');
  fs.mkdirSync(packFolder, { recursive: true });
  for (let n = 1; n <= 7; n += 1) fs.writeFileSync(path.join(packFolder, `guide-2026-11-2${n}-120000.zip`), '');
  fs.writeFileSync(path.join(packFolder, `upload-${newId()}.zip`), '');
  const old = path.join(packFolder, `upload-${newId()}.zip`);
  fs.writeFileSync(old, '');
  fs.utimesSync(old, new Date(0), new Date(0));
  expect(await tidyPacks(packFolder)).toBe(3);
  expect((await packs()).map(({ name }) => name.slice(14, 16))).toEqual(['27', '26', '25', '24', '23']);
});
