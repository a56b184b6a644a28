import { buildPlace, buildPlaceList, buildUser, change } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { Place, PlaceStatus } from '../places/index.js';
import { ListVisibility, type PlaceList } from './place-list.entity.js';

const KEY = 'k'.repeat(24);
const PUBLIC = 'https://guide.example.org';

let server: TestServer;
beforeAll(async () => (server = await startServer({ env: { PUBLIC_URL: PUBLIC } })));
beforeEach(() => server.dataSource.query('TRUNCATE place_lists CASCADE'));
afterAll(() => server.stop());

const build = async (overrides: Partial<PlaceList>, names: string[] = ['Fort']) => {
  const places = [];
  for (const name of names) places.push((await buildPlace(server.dataSource, { name })).id);
  return buildPlaceList(server.dataSource, overrides, places);
};
const OPEN = { visibility: ListVisibility.PUBLIC };
const get = (ref: string, format: string, headers = {}) =>
  server.send<ErrorBody & { features: { properties: { name: string; note?: string } }[] }>('GET', `/api/lists/${ref}/export/${format}`, undefined, headers);

test.each([
  ['geojson', 'application/geo+json'],
  ['gpx', 'application/gpx+xml'],
  ['kml', 'application/vnd.google-earth.kml+xml'],
  ['csv', 'text/csv; charset=utf-8'],
])('exports a public list as %s, in a file with the name of the list', async (format, type) => {
  const { id } = await build({ ...OPEN, name: 'Cafés “A/B”' }, ['Zwölf Apostel']);
  const { status, headers, text } = await get(id, format);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Cafes-A-B.${format}"; filename*=UTF-8''Caf%C3%A9s%20%E2%80%9CA%20B%E2%80%9D.${format}`,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const part of ['Zwölf Apostel', `${PUBLIC}/places/`]) expect(text).toContain(part);
});

test('starts CSV with a byte order mark, so that spreadsheets read it as UTF-8', async () => {
  const { id } = await build(OPEN);
  const response = await fetch(`${server.url}/api/lists/${id}/export/csv`);
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('exports the visible places in the order of the list, with their notes', async () => {
  const { id } = await build(OPEN, ['C', 'A', 'B']);
  await server.dataSource.query(`UPDATE place_list_items SET note = 'Early' WHERE position = 3`);
  await change(server.dataSource, await server.dataSource.getRepository(Place).findOneByOrFail({ name: 'A' }), { status: PlaceStatus.INACTIVE });
  const { body } = await get(id, 'geojson');
  expect(body.features.map(({ properties: { name, note } }) => [name, note])).toEqual([
    ['C', undefined],
    ['B', 'Early'],
  ]);
});

test('exports a list only to its readers, with Cache-Control: no-store', async () => {
  const owner = await buildUser(server.dataSource);
  const headers = await server.signInAs(owner);
  const admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const hidden = await build({ userId: owner.id });
  const shared = await build({ userId: owner.id, visibility: ListVisibility.LINK, linkKey: KEY });
  for (const ref of [hidden.id, shared.id, KEY]) {
    const answer = await get(ref, 'gpx', headers);
    expect([ref, answer.status, answer.headers.get('cache-control')]).toEqual([ref, 200, 'no-store']);
  }
  expect((await get(KEY, 'csv')).status).toBe(200);
  for (const ref of [hidden.id, shared.id, '01900000-0000-7000-8000-000000000000', 'z'.repeat(24), 'forts', '%00', 'a%00b', '..%2f', 'x'.repeat(3000)]) {
    for (const as of [{}, admin]) {
      const { status, body } = await get(ref, 'csv', as);
      expect([ref, status, body]).toEqual([
        ref,
        404,
        { message: 'List not found', code: 'NOT_FOUND', reason: 'notFound.list', requestId: expect.any(String) as string },
      ]);
    }
  }
});

test.each(['pdf', 'CSV', 'csv.exe', '__proto__', 'constructor', '%00'])('rejects the format %s with 404', async (format) => {
  const { id } = await build(OPEN);
  const { status, body } = await get(id, format);
  expect([status, body.message]).toEqual([404, 'Format not found']);
});

test('rejects POST with 405', async () => {
  const { id } = await build(OPEN);
  const { status, headers } = await server.send('POST', `/api/lists/${id}/export/csv`, {});
  expect([status, headers.get('allow')]).toEqual([405, 'HEAD, GET']);
});

test('needs as many statements for twenty places as for two', async () => {
  const [few, many] = [
    await build(OPEN, ['A', 'B']),
    await build(
      OPEN,
      Array.from({ length: 20 }, (_, i) => `P${i}`),
    ),
  ];
  const count = async ({ id }: PlaceList) => (await statementsOf(server.dataSource, () => get(id, 'csv'))).length;
  expect(await count(few)).toBeGreaterThan(0);
  expect(await count(many)).toBe(await count(few));
});
