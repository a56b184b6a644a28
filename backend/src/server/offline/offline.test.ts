import { archiveWith, buildMap } from '../../../test/files/archives.js';
import { buildCity, buildPhoto, buildPlace, buildUser } from '../../../test/builders.js';
import { clientOperations } from '../../../test/reads.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { PlaceImage, PlaceStatus } from '../../modules/places/index.js';
import { newId } from '../../core/db/index.js';
import type { PackSummary } from './packs.js';

const operations = clientOperations();
const { clientDir, remove } = makeClientDir(operations);
const PHOTO = Buffer.from('the smallest file of a photo');

let server: TestServer;
let city: string;
let places: string[];
beforeAll(async () => {
  server = await startServer({ clientDir });
  city = (await buildCity(server.dataSource, { name: 'Lisbon', latitude: 38.71, longitude: -9.1 })).id;
  const spots = Array.from({ length: 20 }, (_, n) => ({ cityId: city, name: `Place ${n}`, latitude: 38.7 + n / 1000, longitude: -9.1 }));
  places = (await Promise.all(spots.map((spot) => buildPlace(server.dataSource, spot)))).map(({ id }) => id);
  await buildPlace(server.dataSource, { cityId: city, name: 'Sealed courtyard', status: PlaceStatus.PENDING });
  const photo = await buildPhoto(server.dataSource, { status: ModerationStatus.APPROVED, usedAt: new Date() });
  await server.dataSource
    .getRepository(PlaceImage)
    .insert({ id: newId(), placeId: places[0], photoId: photo.id, url: `/uploads/${photo.fileKey}/960.webp`, alt: '', position: 0 });
  await server.store.put(`${photo.fileKey}/480.webp`, PHOTO, 'image/webp');
});
afterAll(async () => {
  await server.stop();
  remove();
});

interface Line {
  operation?: string;
  query?: string;
  variables?: Record<string, unknown>;
  data?: Record<string, unknown>;
  kind?: string;
  file?: string;
  bytes?: number;
  end?: unknown;
}

const address = (id: string, part = '', language = 'en') => `/api/offline/cities/${id}${part}?language=${language}`;
const get = (at: string, headers: Record<string, string> = {}) => fetch(server.url + at, { headers });
async function contents(headers?: Record<string, string>): Promise<Line[]> {
  const response = await get(address(city, '/contents'), headers);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/x-ndjson; charset=utf-8']);
  const text = await response.text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

test('the contents are the responses that the screens of the city ask for, best-ranked places first', async () => {
  const lines = await contents();
  const asked = lines.filter(({ data }) => data);
  expect(asked.slice(0, 5).map(({ operation }) => operation)).toEqual(['CityScreen', 'AppLayout', 'PlacesChoices', 'PlacesScreen', 'PlacesScreen']);
  const listed = asked
    .filter(({ operation }) => operation === 'PlacesScreen')
    .flatMap(({ data }) => (data as { places: { items: { id: string }[] } }).places.items.map(({ id }) => id));
  expect(new Set(listed)).toEqual(new Set(places));
  expect(asked.filter(({ operation }) => operation === 'PlaceScreen').map(({ variables }) => variables?.id)).toEqual(listed);
  for (const { operation = '', variables, data } of asked) {
    expect(data).toEqual((await server.graphql(operations[operation] ?? '', variables)).body.data);
  }
  expect(lines.at(-1)).toEqual({ end: { places: 20, total: 20 } });
});

test('each query comes once, before its first response', async () => {
  const seen = new Set<string>();
  for (const { operation = '', query, data } of await contents()) {
    if (query !== undefined) {
      expect([query === operations[operation], seen.has(operation)]).toEqual([true, false]);
      seen.add(operation);
    } else if (data) expect(seen).toContain(operation);
  }
});

test('the tiles are those of the world map and of the archives around the city', async () => {
  const near = ['14/7777/6278', '14/7778/6278', '15/15555/12557'];
  const { id, version } = await buildMap(server, archiveWith([...near, '14/0/0', '14/8000/6000'], { zooms: [14, 15] }));
  const tilesOf = async () => (await contents()).filter(({ kind }) => kind === 'tile').map(({ file = '' }) => file);
  while (!(await tilesOf()).some((file) => file.includes(id))) await new Promise((resolve) => setTimeout(resolve, 50));
  const files = await tilesOf();
  expect(files.filter((file) => file.includes(id))).toEqual(near.map((tile) => `/map/${id}/${version}/${tile}`));
  expect(files.filter((file) => file.startsWith('/map/world/')).map((file) => Number(file.split('/')[4]))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('the summary has the sizes of the responses and of the files as they are served', async () => {
  const summary = (await (await get(address(city))).json()) as PackSummary;
  const lines = await contents();
  const bodies = lines.filter(({ data }) => data).map(({ data }) => Buffer.byteLength(JSON.stringify(data)));
  const files = lines.filter(({ file }) => file !== undefined);
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  expect(summary).toMatchObject({ places: 20, total: 20, responses: { count: bodies.length, bytes: sum(bodies) } });
  const pictures = files.filter(({ kind }) => kind === 'picture');
  expect(summary.pictures).toEqual({ count: pictures.length, bytes: sum(pictures.map(({ bytes = 0 }) => bytes)) });
  expect(pictures).toHaveLength(21);
  for (const { file = '', bytes } of files) {
    expect([file, (await (await get(file)).arrayBuffer()).byteLength]).toEqual([file, bytes]);
  }
});

test('signed-in users get the same contents as visitors, and hidden places are left out', async () => {
  const admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const lines = await contents(admin);
  expect(lines).toEqual(await contents());
  expect(JSON.stringify(lines)).not.toContain('Sealed courtyard');
});

test.each([
  ['an unknown city', () => address(newId()), 404, 'NOT_FOUND'],
  ['an id that is none', () => address('%00'), 404, 'NOT_FOUND'],
  ['a language that the site does not offer', () => address(city, '', 'tlh'), 400, 'BAD_USER_INPUT'],
  ['an unknown part', () => address(city, '/secrets'), 404, 'NOT_FOUND'],
])('%s is refused', async (_name, at, status, code) => {
  const response = await get(at());
  const body = (await response.json()) as { code: string };
  expect([response.status, body.code]).toEqual([status, code]);
});

test('each request costs as much as many others, however few it needs', async () => {
  const limited = await startServer({ clientDir, beside: server, env: { RATE_LIMIT: '50' } });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await fetch(limited.url + address(city))).status);
  await limited.stop();
  expect(statuses).toEqual([200, 200, 429]);
});
