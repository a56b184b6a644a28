import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { archiveWith, buildMap, rawArchive } from '../../../test/files/archives.js';
import { buildCity, buildPlace, buildUser } from '../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';

const ARCHIVE = archiveWith(['5/16/11', '6/33/22'], { zooms: [5, 6], bounds: [9, 47, 10, 48] });
const FIELDS =
  'id name state origin kind minZoom maxZoom bytes tileCount layers attribution fileName address city { id } problem { reason } job { kind state }';

interface Archive {
  id: string;
  name: string;
  state: string;
  origin: string;
  kind: string | null;
  fileName: string | null;
  layers: string[];
  city: { id: string } | null;
  problem: { reason: string } | null;
  job: { kind: string; state: string } | null;
}

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(() => server.stop());
beforeEach(() => server.dataSource.query('DELETE FROM map_archives'));

const files = (): string[] => readdirSync(path.join(server.dataDir, 'maps')).sort();
const upload = (bytes: Buffer | string, name = 'old-town.pmtiles', as = headers) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return server.rest<{ _id: string; name: string; state: string; origin: string; fileName: string; jobId: string } & ErrorBody>('/api/admin/map/archives', {
    method: 'POST',
    headers: as,
    body: form,
  });
};
const list = async (): Promise<Archive[]> =>
  (await server.graphql<{ mapArchives: { items: Archive[] } }>(`{ mapArchives { items { ${FIELDS} } } }`, {}, { headers })).body.data.mapArchives.items;
const fetchArea = (input: object) =>
  server.graphql<{ fetchMapArea: Archive }>(`mutation ($input: FetchMapAreaInput!) { fetchMapArea(input: $input) { ${FIELDS} } }`, { input }, { headers });
const activities = (): Promise<{ action: string; label: string }[]> =>
  server.dataSource.query(`SELECT action, label FROM activities WHERE target_kind = 'map' ORDER BY created_at, id`);

test('an upload is kept, and a job makes its map', async () => {
  const { status, body } = await upload(ARCHIVE);
  expect([status, body]).toEqual([201, expect.objectContaining({ name: 'old town', state: 'making', origin: 'upload', fileName: 'old-town.pmtiles' })]);
  const [archive] = await list();
  expect(archive).toMatchObject({ state: 'MAKING', kind: null, layers: [], problem: null, job: { kind: 'MAKE_MAP', state: 'WAITING' } });
  expect(files()).toEqual([`${body._id}.upload`]);
  expect((await activities()).at(-1)).toEqual({ action: 'created', label: 'old town' });
  await server.rest(`/api/admin/map/archives/${body._id}`, { method: 'DELETE', headers });
});

test('an OpenStreetMap extract is recognized by its content', async () => {
  expect((await upload('\0\0\0\x0d\n\tOSMHeader\x18yp', 'a.dat')).body).toMatchObject({ origin: 'extract', name: 'a.dat' });
  expect((await upload('<?xml version="1.0"?>\n<osm version="0.6">', 'a.osm')).body).toMatchObject({ reason: 'maps.notArchive' });
});

describe('an upload that is refused leaves nothing', () => {
  test.each<[string, Buffer | string, string]>([
    ['an empty file', '', 'maps.emptyFile'],
    ['another file', 'PK'.padEnd(5000, 'x'), 'maps.notArchive'],
    ['a page', '<html><body>osm</body></html>', 'maps.notArchive'],
    ['a cut archive', ARCHIVE.subarray(0, ARCHIVE.length - 1), 'maps.truncated'],
    ['an archive with unknown layers', archiveWith(['0/0/0'], { metadata: '{"vector_layers":[{"id":"x"}]}' }), 'maps.layersUnknown'],
    ['an archive without tiles', rawArchive({}), 'maps.archiveEmpty'],
    ['an extract that is too large', Buffer.concat([Buffer.from('\0\0\0\x0d\n\tOSMHeader'), Buffer.alloc(10_000_000)]), 'maps.extractTooLarge'],
  ])('%s', async (_what, bytes, reason) => {
    const before = files();
    const { status, body } = await upload(bytes);
    expect([status, (body as unknown as { fieldReasons: Record<string, { reason: string }> }).fieldReasons.file?.reason]).toEqual([400, reason]);
    expect([files(), await list()]).toEqual([before, []]);
  });

  test('a form without a file', async () => {
    const { status } = await server.rest('/api/admin/map/archives', { method: 'POST', headers, body: new FormData() });
    expect(status).toBe(400);
  });
});

test('there are at most 100 archives', async () => {
  await server.dataSource.query(
    `INSERT INTO map_archives (id, name, state, origin) SELECT gen_random_uuid(), 'x', 'failed', 'upload' FROM generate_series(1, 100)`,
  );
  const before = files();
  expect((await upload(ARCHIVE)).status).toBe(409);
  expect(
    (
      await fetchArea({
        address: 'https://example.org/a.pmtiles',
        bounds: { southWest: { latitude: 0, longitude: 0 }, northEast: { latitude: 1, longitude: 1 } },
      })
    ).body.errors?.[0]?.extensions.code,
  ).toBe('CONFLICT');
  expect(files()).toEqual(before);
});

test('the area of a city contains its places, but no outlier, with a margin', async () => {
  const { id: cityId } = await buildCity(server.dataSource, { name: 'Vaduz', latitude: 47.14, longitude: 9.52 });
  await buildPlace(server.dataSource, { cityId, latitude: 47.2, longitude: 9.6 });
  await buildPlace(server.dataSource, { cityId, latitude: 10, longitude: 10 });
  const query = '{ mapAreaOf(cityId: "CITY", marginKm: KM) { southWest { latitude longitude } northEast { latitude longitude } } }';
  const area = async (km: number) => server.graphql<{ mapAreaOf: unknown }>(query.replace('CITY', cityId).replace('KM', String(km)), {}, { headers });
  const near = (degrees: number) => expect.closeTo(degrees, 2) as number;
  expect((await area(10)).body.data.mapAreaOf).toEqual({
    southWest: { latitude: near(47.05), longitude: near(9.388) },
    northEast: { latitude: near(47.29), longitude: near(9.732) },
  });
  for (const km of [-1, 101, 1e300]) expect((await area(km)).body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');

  const { body } = await fetchArea({ address: 'https://example.org/planet.pmtiles#x', cityId });
  expect(body.data.fetchMapArea).toMatchObject({ name: 'Vaduz', origin: 'AREA', address: 'https://example.org/planet.pmtiles', city: { id: cityId } });
});

test.each([
  ['no address', { address: '' }, 'address'],
  ['words as address', { address: 'my map' }, 'address'],
  ['an address without TLS', { address: 'http://example.org/a.pmtiles' }, 'address'],
  ['a file of the server', { address: 'file:///etc/passwd' }, 'address'],
  ['a password in the address', { address: 'https://a:b@example.org/a.pmtiles' }, 'address'],
  ['no area', {}, 'bounds'],
  ['an unknown city', { cityId: 'nowhere' }, 'cityId'],
  ['an area without a width', { bounds: { southWest: { latitude: 0, longitude: 5 }, northEast: { latitude: 1, longitude: 5 } } }, 'bounds'],
  ['an area from the north to the south', { bounds: { southWest: { latitude: 9, longitude: 5 }, northEast: { latitude: 1, longitude: 7 } } }, 'bounds'],
  ['a margin of 101 km', { marginKm: 101, cityId: 'x' }, 'marginKm'],
  ['a long name', { name: 'x'.repeat(101), bounds: { southWest: { latitude: 0, longitude: 0 }, northEast: { latitude: 1, longitude: 1 } } }, 'name'],
])('fetching an area refuses %s, and names the field', async (_what, change, field) => {
  const { body } = await fetchArea({ address: 'https://example.org/a.pmtiles', ...change });
  expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(body.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  expect(await list()).toEqual([]);
});

test('an archive that is ready has its facts, and none if its file is missing', async () => {
  const { id, version } = await buildMap(server, ARCHIVE);
  const query = '{ mapArchives { items { state layer { url kind } } world { version bytes layer { id } } } }';
  const shown = async () => (await server.graphql<{ mapArchives: { items: object[]; world: object } }>(query, {}, { headers })).body.data.mapArchives;
  const url = `/map/${id}/${version}/{z}/{x}/{y}`;
  expect((await shown()).items).toEqual([{ state: 'READY', layer: { url, kind: 'VECTOR' } }]);
  expect((await shown()).world).toMatchObject({ bytes: expect.any(Number) as number, layer: { id: 'world' } });
  const { body } = await server.rest(`/api/admin/map/archives/${id}`, { headers });
  expect(body).toMatchObject({ state: 'ready', minZoom: 5, maxZoom: 6, tileCount: 2, url, layers: ['water', 'roads'], attribution: 'Test data' });
  await server.dataSource.query("UPDATE map_archives SET version = '0123456789abcdef'");
  expect((await shown()).items).toEqual([{ state: 'MISSING', layer: null }]);
});

test('an admin renames an archive, and the undo restores its name', async () => {
  const { id } = await buildMap(server, ARCHIVE);
  const rename = (name: string) =>
    server.graphql<{ renameMapArchive: { name: string } }>(
      'mutation ($id: ID!, $name: String!) { renameMapArchive(id: $id, name: $name) { name } }',
      { id, name },
      { headers },
    );
  expect((await rename('  Old town ')).body.data.renameMapArchive).toEqual({ name: 'Old town' });
  for (const name of ['', ' ', 'x'.repeat(101), 'a\0b']) expect((await rename(name)).body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const [{ changeId }] = await server.dataSource.query<[{ changeId: string }]>(`SELECT change_id AS "changeId" FROM activities WHERE target_id = $1`, [id]);
  expect((await server.graphql('mutation ($id: ID!) { undo(changeId: $id) }', { id: changeId }, { headers })).body).toEqual({ data: { undo: 1 } });
  expect((await list())[0]).toMatchObject({ name: 'Vaduz' });
  expect((await server.send('PUT', `/api/admin/map/archives/${id}`, { name: 'REST' }, headers)).body).toMatchObject({ name: 'REST' });
});

test('a removal deletes the file, unless another archive has the same', async () => {
  const [first, second] = [await buildMap(server, ARCHIVE), await buildMap(server, ARCHIVE)];
  const file = path.join(server.dataDir, 'maps', `${first.version}.pmtiles`);
  const remove = (id: string) => server.graphql<{ removeMapArchive: Archive }>(`mutation { removeMapArchive(id: "${id}") { name state } }`, {}, { headers });
  expect((await remove(first.id)).body.data.removeMapArchive).toEqual({ name: 'Vaduz', state: 'READY' });
  await server.ran('remove-map-files');
  expect(existsSync(file)).toBe(true);
  await remove(second.id);
  await server.ran('remove-map-files');
  expect([existsSync(file), await list(), (await activities()).at(-1)]).toEqual([false, [], { action: 'deleted', label: 'Vaduz' }]);
  for (const id of [first.id, 'x', '00000000-0000-0000-0000-000000000000']) expect((await remove(id)).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a removal cancels the job, and deletes the uploaded file', async () => {
  const { body } = await upload(ARCHIVE);
  await server.rest(`/api/admin/map/archives/${body._id}`, { method: 'DELETE', headers });
  await server.ran('remove-map-files');
  expect(files().filter((name) => name.includes(body._id))).toEqual([]);
  expect(await server.dataSource.query('SELECT state FROM background_jobs WHERE id = $1', [body.jobId])).toEqual([{ state: 'cancelled' }]);
});

test('an archive whose job was cancelled or has failed shows why, and can be removed', async () => {
  const { body } = await upload(ARCHIVE);
  await server.dataSource.query("UPDATE background_jobs SET state = 'failed', error = 'The disk is full' WHERE id = $1", [body.jobId]);
  expect((await list())[0]).toMatchObject({ state: 'FAILED', problem: { reason: 'console.importSays' } });
  await server.dataSource.query("UPDATE background_jobs SET state = 'cancelled', error = NULL WHERE id = $1", [body.jobId]);
  expect((await list())[0]).toMatchObject({ state: 'FAILED', problem: { reason: 'maps.makingStopped' } });
});

test('the checks of the installation name an archive whose file is missing', async () => {
  const QUERY = '{ systemChecks { name { reason } findings { level text { reason params } } } }';
  interface Check {
    name: { reason: string };
    findings: { level: string; text: { reason: string; params: object | null } }[];
  }
  const findings = async () => {
    const { body } = await server.graphql<{ systemChecks: Check[] }>(QUERY, {}, { headers });
    return body.data.systemChecks.find(({ name }) => name.reason === 'checks.maps')?.findings.map(({ level, text }) => [level, text.reason, text.params]);
  };
  expect(await findings()).toEqual([['OK', 'findings.mapsNone', null]]);
  await buildMap(server, ARCHIVE);
  expect(await findings()).toEqual([['OK', 'findings.mapsThere', { n: 1 }]]);
  await server.dataSource.query("UPDATE map_archives SET version = '0123456789abcdef'");
  expect(await findings()).toEqual([['WARNING', 'findings.mapMissing', { name: 'Vaduz', file: '0123456789abcdef.pmtiles' }]]);
});
