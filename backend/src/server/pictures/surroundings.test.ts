import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { archiveWith, buildMap, WATER_TILE } from '../../../test/files/archives.js';
import { buildCity, buildPlace } from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';
import { PlaceStatus } from '../../modules/places/index.js';

/** Point near Lisbon and the sea: without streets, its map shows both. */
const LISBON = { latitude: 38.85, longitude: -9.2 };
const VADUZ = { latitude: 47.1391, longitude: 9.5222 };
/** Colors of the look in the client of tests. */
const [WATER, LAND, PIN] = ['0000ff', 'ffffff', 'ff0000'];

const { clientDir, remove } = makeClientDir();
let server: TestServer;
let cityId: string;
beforeAll(async () => {
  server = await startServer({ clientDir });
  cityId = (await buildCity(server.dataSource)).id;
});
afterAll(async () => {
  await server.stop();
  remove();
});

const at = async (values: Parameters<typeof buildPlace>[1]) => (await buildPlace(server.dataSource, { ...values, cityId })).id;

async function pictureOf(id: string, scheme = 'light', ending = 'webp') {
  const response = await fetch(`${server.url}/art/maps/${id}-${scheme}.${ending}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), etag: response.headers.get('etag'), bytes };
}

/** Waits until the server knows a change of the archives. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 100; i += 1) {
    if (await isDone()) return;
    await sleep(50);
  }
  throw new Error('The server has not noticed the change');
}

/** Returns the color of a pixel as `rrggbb`, rounded to those of the look. */
async function colorAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data].map((value) => (value > 127 ? 'ff' : '00')).join('');
}

test('a place has a picture of its surroundings in both schemes, with the pin in the middle', async () => {
  const id = await at(VADUZ);
  for (const scheme of ['light', 'dark']) {
    const { status, type, bytes } = await pictureOf(id, scheme);
    const { width, height } = await sharp(bytes).metadata();
    expect([status, type, width, height]).toEqual([200, 'image/webp', 1280, 450]);
    expect([await colorAt(bytes, 640, 212), await colorAt(bytes, 100, 100)]).toEqual([PIN, LAND]);
  }
});

test('a place has a larger picture at the same scale', async () => {
  const id = await at(VADUZ);
  const { status, bytes } = await pictureOf(id, 'light-large');
  const { width, height } = await sharp(bytes).metadata();
  expect([status, width, height, await colorAt(bytes, 960, 527), await colorAt(bytes, 960, 490)]).toEqual([200, 1920, 1080, PIN, LAND]);
  expect((await pictureOf(id, 'light-huge')).status).toBe(404);
});

test('a place at sea is in the water, and the picture follows a place that moves', async () => {
  const id = await at({ latitude: 0, longitude: -30 });
  const before = await pictureOf(id);
  expect(await colorAt(before.bytes, 100, 100)).toBe(WATER);
  await server.dataSource.query('UPDATE places SET latitude = $2, longitude = $3 WHERE id = $1', [id, VADUZ.latitude, VADUZ.longitude]);
  const after = await pictureOf(id);
  expect([await colorAt(after.bytes, 100, 100), after.etag === before.etag]).toEqual([LAND, false]);
});

test.each([
  ['without coordinates', { latitude: null, longitude: null }, 'light', 'webp'],
  ['that is hidden', { ...VADUZ, status: PlaceStatus.PENDING }, 'light', 'webp'],
  ['in a scheme that there is not', VADUZ, 'blue', 'webp'],
  ['in another format', VADUZ, 'light', 'svg'],
])('a place %s has no picture', async (_name, values, scheme, ending) => {
  expect((await pictureOf(await at(values), scheme, ending)).status).toBe(404);
});

test.each(['none', '..%2f..%2fetc', '01900000-0000-7000-8000-000000000000', 'x%00', ''])('there is no picture of "%s"', async (id) => {
  expect((await pictureOf(id)).status).toBe(404);
});

test('damaged tiles of an archive leave the world map', async () => {
  const id = await at(LISBON);
  const plain = await pictureOf(id);
  const around = [7772, 7773, 7774].flatMap((x) => [6269, 6270, 6271].map((y) => `14/${x}/${y}`));
  await buildMap(
    server,
    archiveWith(['13/0/0', ...around], { zooms: [13, 14], bounds: [-10, 38, -9, 39] }, (tile) => (tile === '13/0/0' ? WATER_TILE : Buffer.from('no tile'))),
  );
  await until(async () => (await pictureOf(id)).etag !== plain.etag);
  const streets = await pictureOf(id);
  expect([streets.status, await colorAt(plain.bytes, 100, 100), await colorAt(streets.bytes, 100, 100)]).toEqual([200, WATER, LAND]);
});

test('a link preview shows the map beside the illustration if an archive covers the place', async () => {
  const previewOf = async (id: string) => Buffer.from(await (await fetch(`${server.url}/art/previews/look/places/${id}.jpg`)).arrayBuffer());
  const outside = await previewOf(await at({ latitude: 10, longitude: 10 }));
  const inside = await previewOf(await at(LISBON));
  expect([await colorAt(inside, 900, 190), await colorAt(inside, 1150, 50)]).toEqual([PIN, LAND]);
  expect(await colorAt(outside, 900, 190)).not.toBe(PIN);
});

test.each(['tiles', 'none'])('there is no picture if the source of the map is %s', async (source) => {
  const id = await at(VADUZ);
  await saveSettings(server, 'map', { source });
  expect((await pictureOf(id)).status).toBe(404);
  await saveSettings(server, 'map', { source: 'own' });
  expect((await pictureOf(id)).status).toBe(200);
});
