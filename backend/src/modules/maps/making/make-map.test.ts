import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { buildCity, buildUser, clearGuide } from '../../../../test/builders.js';
import { fileOf } from '../../../../test/files/drawing.js';
import { HEADER } from '../../../../test/files/pbf.js';
import { Town } from '../../../../test/files/town.js';
import { fileForm } from '../../../../test/imports.js';
import { contentOf, type RangeServer, serveRanges, writeSample } from '../../../../test/files/tiles.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { BackgroundJobs } from '../../../core/jobs/index.js';
import { fileSource, TileArchive, tilesOf } from '../../../core/tiles/index.js';
import { MAKE_MAP } from '../map.task.js';

const BOUNDS = { west: 9.4, south: 47, east: 9.7, north: 47.3 };

let server: TestServer;
let web: RangeServer;
let admin: { Authorization: string };
let folder: string;
let archive: Buffer;
beforeAll(async () => {
  server = await startServer({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } });
  folder = path.join(server.dataDir, 'maps');
  await fs.mkdir(folder, { recursive: true });
  const sample = path.join(server.dataDir, 'sample.pmtiles');
  await writeSample(sample, BOUNDS, [0, 12]);
  archive = await fs.readFile(sample);
  web = await serveRanges(archive);
});
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await sql('DELETE FROM map_archives; DELETE FROM background_jobs; DELETE FROM import_drafts');
  await fs.rm(path.join(server.dataDir, 'imports'), { recursive: true, force: true });
  await Promise.all((await fs.readdir(folder)).map((name) => fs.rm(path.join(folder, name))));
  web.onRequest = () => undefined;
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(async () => {
  web.stop();
  await server.stop();
});

const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => server.dataSource.query<Row[]>(text, parameters);

interface Made {
  id: string;
  state: string;
  kind: string | null;
  tileCount: number | null;
  layers: string[];
  attribution: string | null;
  problem: { text: string; reason: string } | null;
  warnings: { reason: string }[];
}
const list = async (): Promise<Made[]> => {
  const query = '{ mapArchives { items { id state kind tileCount layers attribution problem { text reason } warnings { reason } } } }';
  const { body } = await server.graphql<{ mapArchives: { items: Made[] } }>(query, {}, { headers: admin });
  return body.data.mapArchives.items;
};
const jobs = () => sql<{ id: string; state: string; done: number; total: number; error: string | null }>('SELECT * FROM background_jobs');

/** Adds an archive with its uploaded file, and runs its job. */
async function upload(origin: 'upload' | 'extract', file: Buffer | undefined): Promise<void> {
  const id = randomUUID();
  const jobId = await new BackgroundJobs(server.dataSource.manager).add(MAKE_MAP, { archiveId: id }, { actorId: null });
  await sql(`INSERT INTO map_archives (id, name, state, origin, job_id) VALUES ($1, 'Sample', 'making', $2, $3)`, [id, origin, jobId]);
  if (file) await fs.writeFile(path.join(folder, `${id}.upload`), file);
  await server.ran(MAKE_MAP.name);
}

async function fetchArea(bounds: typeof BOUNDS, address = web.address): Promise<void> {
  const { west, south, east, north } = bounds;
  const input = { address, bounds: { southWest: { longitude: west, latitude: south }, northEast: { longitude: east, latitude: north } } };
  await server.graphql('mutation ($input: FetchMapAreaInput!) { fetchMapArea(input: $input) { id } }', { input }, { headers: admin });
  await server.ran(MAKE_MAP.name);
}

const town = (): Buffer => {
  const nodes = [9.52, 9.53, 9.53, 9.52].map((longitude, i) => ({ id: i + 1, at: [longitude, i < 2 ? 47.14 : 47.15] as [number, number] }));
  return fileOf({ nodes, ways: [{ id: 1, refs: [1, 2, 3, 4, 1], tags: { leisure: 'park' } }] });
};

/** Opens the only file of the folder. */
async function stored(): Promise<TileArchive> {
  const [name = '', ...more] = await fs.readdir(folder);
  expect(more).toEqual([]);
  expect(name).toMatch(/^[0-9a-f]{16}\.pmtiles$/);
  return TileArchive.open(await fileSource(path.join(folder, name)));
}

test('an uploaded archive is checked, and kept under its version', async () => {
  await upload('upload', archive);
  expect(await list()).toEqual([
    expect.objectContaining({ state: 'READY', kind: 'VECTOR', layers: ['roads'], attribution: '© Sample surveyors', problem: null, warnings: [] }),
  ]);
  expect(await jobs()).toEqual([expect.objectContaining({ state: 'done' })]);
  await (await stored()).close();
});

test('an area of an archive on the web becomes an archive', async () => {
  await fetchArea({ west: 9.5, south: 47.1, east: 9.55, north: 47.15 });
  const [made] = await list();
  expect(made).toMatchObject({ state: 'READY', problem: null });
  const opened = await stored();
  expect(opened.header.bounds).toEqual({ west: 9.5, south: 47.1, east: 9.55, north: 47.15 });
  expect(await opened.countTiles(1000)).toBe(made?.tileCount);
  await opened.close();
});

test('the area of a city is fetched with its margin', async () => {
  const { id } = await buildCity(server.dataSource, { name: 'Vaduz', latitude: 47.14, longitude: 9.52 });
  const input = { address: web.address, cityId: id, marginKm: 2 };
  await server.graphql('mutation ($input: FetchMapAreaInput!) { fetchMapArea(input: $input) { id } }', { input }, { headers: admin });
  await server.ran(MAKE_MAP.name);
  const opened = await stored();
  expect(opened.header.bounds.south).toBeCloseTo(47.14 - 2 / 111.2, 3);
  await opened.close();
});

test('an extract becomes an archive of its streets and parks', async () => {
  await upload('extract', town());
  expect(await list()).toEqual([expect.objectContaining({ state: 'READY', attribution: expect.stringContaining('OpenStreetMap') as string })]);
  expect(await jobs()).toEqual([expect.objectContaining({ state: 'done', total: '100' })]);
  const opened = await stored();
  const { fromX, fromY } = tilesOf(opened.header.bounds, 14);
  expect(contentOf((await opened.tile(14, fromX, fromY)) ?? Buffer.alloc(0))).toEqual({ earth: [{ kind: 'earth' }], landuse: [{ kind: 'park' }] });
  await opened.close();
});

test('an extract whose coast is incomplete becomes an archive with a warning', async () => {
  const extract = new Town();
  extract.square({ building: 'yes' }, [-9.2, 38.65], 0.001);
  extract.way({ natural: 'coastline' }, [-9.21, 38.64], [-9.2, 38.66]);
  await upload('extract', fileOf(extract.group));
  expect(await list()).toEqual([expect.objectContaining({ state: 'READY', warnings: [{ reason: 'maps.coastIncomplete' }] })]);
});

test.each<[string, 'upload' | 'extract', () => Buffer | undefined, string]>([
  ['that is cut', 'upload', () => archive.subarray(0, archive.length - 20_000), 'maps.truncated'],
  ['whose directory is damaged', 'upload', () => Buffer.concat([archive.subarray(0, 127), Buffer.alloc(500, 0xff), archive.subarray(627)]), 'maps.damaged'],
  ['that is another file', 'upload', () => Buffer.from('Hello'), 'maps.notArchive'],
  ['that is gone', 'upload', () => undefined, 'maps.uploadGone'],
  ['that is an empty extract', 'extract', () => HEADER, 'maps.osmNothing'],
  ['that is a damaged extract', 'extract', () => town().subarray(0, 60), 'imports.osmBlockCut'],
])('a file %s fails with a reason, and nothing stays', async (_, origin, file, reason) => {
  await upload(origin, file());
  expect(await list()).toEqual([expect.objectContaining({ state: 'FAILED', problem: expect.objectContaining({ reason }) as object })]);
  expect(await jobs()).toEqual([expect.objectContaining({ state: 'failed' })]);
  expect(await fs.readdir(folder)).toEqual([]);
});

test.each<[string, () => Promise<void>, string]>([
  ['that the archive does not have', () => fetchArea({ west: 20, south: 10, east: 21, north: 11 }), 'maps.areaOutside'],
  ['of a server that is away', () => fetchArea(BOUNDS, 'http://127.0.0.1:1/map.pmtiles'), 'maps.sourceNoConnection'],
  [
    'of a server that fails in the middle',
    () => {
      web.onRequest = (response) => void (web.ranges.at(-1)?.startsWith('bytes=0-') || response.writeHead(403).end());
      return fetchArea(BOUNDS);
    },
    'maps.sourceStatus',
  ],
])('an area %s fails with a reason, and nothing stays', async (_, run, reason) => {
  await run();
  expect(await list()).toEqual([expect.objectContaining({ state: 'FAILED', problem: expect.objectContaining({ reason }) as object })]);
  expect(await fs.readdir(folder)).toEqual([]);
});

test('a cancelled job leaves no file, and can be started again', async () => {
  // The server does not respond until the job has looked whether it was cancelled.
  web.onRequest = (response) => {
    web.onRequest = () => undefined;
    response.writeHead(206, { 'Content-Range': 'bytes 0-16383/100000' }).flushHeaders();
    void sql("UPDATE background_jobs SET is_cancelled = true WHERE state = 'running'");
  };
  await fetchArea(BOUNDS);
  expect(await jobs()).toEqual([expect.objectContaining({ state: 'cancelled' })]);
  expect(await list()).toEqual([expect.objectContaining({ state: 'FAILED', problem: expect.objectContaining({ reason: 'maps.makingStopped' }) as object })]);
  expect(await fs.readdir(folder)).toEqual([]);
  const [job] = await jobs();
  await server.graphql('mutation ($id: ID!) { retryJob(id: $id) { id } }', { id: job?.id }, { headers: admin });
  await server.ran(MAKE_MAP.name);
  expect(await list()).toEqual([expect.objectContaining({ state: 'READY', problem: null })]);
});

test('a job that was killed after its file went into the store uses this file', async () => {
  await upload('upload', archive);
  const [job] = await jobs();
  await sql("UPDATE map_archives SET state = 'making'");
  await sql("UPDATE background_jobs SET state = 'failed'");
  await server.graphql('mutation ($id: ID!) { retryJob(id: $id) { id } }', { id: job?.id }, { headers: admin });
  await server.ran(MAKE_MAP.name);
  expect(await list()).toEqual([expect.objectContaining({ state: 'READY', problem: null, tileCount: expect.any(Number) as number })]);
  expect(await (await stored()).tile(0, 0, 0)).not.toBeNull();
});

test('the file of a removed archive stays while another archive with it is made', async () => {
  await upload('upload', archive);
  const [{ id, version } = { id: '', version: '' }] = await sql<{ id: string; version: string }>('SELECT id, version FROM map_archives');
  await sql(
    `INSERT INTO map_archives (id, name, state, origin, version, kind, min_zoom, max_zoom, west, south, east, north, bytes, tile_count)
     SELECT $1, name, 'making', origin, version, kind, min_zoom, max_zoom, west, south, east, north, bytes, tile_count FROM map_archives`,
    [randomUUID()],
  );
  await server.graphql('mutation ($id: ID!) { removeMapArchive(id: $id) { id } }', { id }, { headers: admin });
  await server.ran('remove-map-files');
  expect(await fs.readdir(folder)).toEqual([`${version}.pmtiles`]);
});

test('the file of an archive that is removed while it is made goes, too', async () => {
  web.onRequest = () => void sql('DELETE FROM map_archives');
  await fetchArea(BOUNDS);
  await server.ran('remove-map-files');
  expect(await list()).toEqual([]);
  expect(await fs.readdir(folder)).toEqual([]);
});

describe('a map of an import', () => {
  const draftOf = async (name: string, content: Buffer | string): Promise<string> =>
    (await server.send<{ _id: string }>('POST', '/api/admin/imports/files', fileForm(name, content), admin)).body._id;
  const mapOf = async (name: string, content: Buffer | string) => {
    const query = 'mutation ($id: ID!) { makeMapOfImport(id: $id) { name origin fileName } }';
    return server.graphql(query, { id: await draftOf(name, content) }, { headers: admin });
  };

  test('is drawn from its extract, which the import keeps', async () => {
    const { body } = await mapOf('sample-town.osm.pbf', town());
    expect(body.data).toEqual({ makeMapOfImport: { name: 'sample town', origin: 'EXTRACT', fileName: 'sample-town.osm.pbf' } });
    await server.ran(MAKE_MAP.name);
    expect(await list()).toEqual([expect.objectContaining({ state: 'READY' })]);
    await (await stored()).close();
    expect(await fs.readdir(path.join(server.dataDir, 'imports'))).toHaveLength(1);
  });

  test('can be asked for over REST', async () => {
    const ask = async (name: string, content: Buffer | string) =>
      server.send('POST', `/api/admin/imports/drafts/${await draftOf(name, content)}/map`, {}, admin);
    expect(await ask('bars.csv', 'name,lat,lon\nSample,47,9')).toMatchObject({ status: 409, body: { reason: 'maps.importNotExtract' } });
    expect(await ask('town.osm.pbf', town())).toMatchObject({ status: 201, body: { name: 'town', origin: 'extract', state: 'making' } });
    await server.ran(MAKE_MAP.name);
    expect(await list()).toEqual([expect.objectContaining({ state: 'READY' })]);
  });

  test('is refused if its file is no extract', async () => {
    const { body } = await mapOf('bars.csv', 'name,lat,lon\nSample,47,9');
    expect(body.errors).toEqual([expect.objectContaining({ message: expect.stringContaining('OpenStreetMap extract') as string })]);
    expect(await list()).toEqual([]);
    expect(await fs.readdir(folder)).toEqual([]);
  });
});
