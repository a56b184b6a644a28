import { gunzipSync } from 'node:zlib';
import { archiveWith, buildMap, rawArchive, rawDirectory, WATER_TILE } from '../../../test/files/archives.js';
import { sendRaw } from '../../../test/raw.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { until } from '../../../test/waiting.js';
import { newId } from '../../core/db/index.js';
import { worldMap } from '../../core/tiles/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const WORLD = `/map/world/${worldMap().version}`;
const get = (address: string, headers: Record<string, string> = { 'Accept-Encoding': 'gzip' }, method = 'GET', at = server) =>
  sendRaw(at.url, { path: address, headers, method });
const status = async (address: string, at = server): Promise<number> => (await get(address, {}, 'GET', at)).status;

/** Adds an archive, and waits until the server knows it. @returns the beginning of its addresses */
async function add(bytes: Buffer, probe = '/0/0/0'): Promise<string> {
  const { id, version } = await buildMap(server, bytes);
  const base = `/map/${id}/${version}`;
  await until(async () => (await status(base + probe)) === 200);
  return base;
}

test('sends a tile of the world with the headers that caches and other sites need', async () => {
  const { status: code, headers, text } = await get(`${WORLD}/0/0/0`);
  expect(code).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(text).toContain('earth');
  expect(headers.has('set-cookie')).toBe(false);
});

test('sends the same content to clients that accept no gzip', async () => {
  const packed = await get(`${WORLD}/0/0/0`);
  for (const accepted of [{}, { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'gzip;q=0, br' }, { 'Accept-Encoding': 'identity' }] as Record<
    string,
    string
  >[]) {
    const plain = await get(`${WORLD}/0/0/0`, accepted);
    expect([plain.headers.get('content-encoding'), plain.text === packed.text]).toEqual([null, true]);
  }
  for (const accepted of ['br, gzip', 'gzip, deflate, br, zstd', 'GZIP;q=0.5', '*']) {
    expect((await get(`${WORLD}/0/0/0`, { 'Accept-Encoding': accepted })).headers.get('content-encoding')).toBe('gzip');
  }
});

test('answers 304 for the tag of a tile, also without content', async () => {
  const { headers } = await get(`${WORLD}/1/0/0`);
  const etag = headers.get('etag') ?? '';
  const again = await get(`${WORLD}/1/0/0`, { 'If-None-Match': etag });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await get(`${WORLD}/1/1/0`, { 'If-None-Match': etag })).status).toBe(200);
});

test('answers HEAD as GET, without content', async () => {
  const whole = await get(`${WORLD}/0/0/0`);
  const head = await get(`${WORLD}/0/0/0`, { 'Accept-Encoding': 'gzip' }, 'HEAD');
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', whole.headers.get('content-length')]);
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
});

test('answers 204 where an archive has no tile, and caches store that as well', async () => {
  const base = await add(archiveWith(['5/16/11', '6/33/22'], { zooms: [5, 6], bounds: [5, 45, 12, 50] }), '/5/16/11');
  for (const tile of ['0/0/0', '4/8/5', '5/0/0', '6/33/23', '7/66/44', '14/8533/5762']) {
    const answer = await get(`${base}/${tile}`);
    expect([tile, answer.status, answer.text, answer.headers.get('cache-control')]).toEqual([tile, 204, '', 'public, max-age=31536000, immutable']);
  }
  expect(gunzipSync(WATER_TILE).equals(Buffer.from((await get(`${base}/6/33/22`)).text))).toBe(true);
});

test('sends pictures as they are', async () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const base = await add(archiveWith(['0/0/0'], { type: 2, compression: 1 }, () => png));
  const response = await fetch(`${server.url}${base}/0/0/0`);
  expect([response.headers.get('content-type'), response.headers.get('content-encoding')]).toEqual(['image/png', null]);
  expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
});

describe('answers 404 as JSON that no cache stores for', () => {
  const version = worldMap().version;
  test.each([
    ['an unknown archive', `/map/${newId()}/${version}/0/0/0`],
    ['an unknown version', `/map/world/0123456789abcdef/0/0/0`],
    ['a column beyond the map', `${WORLD}/1/2/0`],
    ['a row beyond the map', `${WORLD}/1/0/2`],
    ['a huge column', `${WORLD}/1/99999999999999999999/0`],
    ['a huge zoom', `${WORLD}/25/0/0`],
    ['a zoom of three digits', `${WORLD}/100/0/0`],
    ['a negative column', `${WORLD}/1/-1/0`],
    ['a fraction', `${WORLD}/1/0.5/0`],
    ['an exponent', `${WORLD}/1/1e0/0`],
    ['a leading zero', `${WORLD}/01/0/0`],
    ['words', `${WORLD}/z/x/y`],
    ['an ending', `${WORLD}/0/0/0.mvt`],
    ['a missing part', `${WORLD}/0/0`],
    ['a further part', `${WORLD}/0/0/0/0`],
    ['the version alone', WORLD],
    ['the root', '/map/'],
    ['a parent folder as version', `/map/world/../0/0/0`],
    ['an encoded parent folder', `/map/%2e%2e/%2e%2e/0/0/0`],
    ['an encoded slash', `/map/..%2f..%2fetc%2fpasswd/${version}/0/0/0`],
    ['a zero byte', `/map/world%00/${version}/0/0/0`],
    ['an encoded digit', `${WORLD}/0/0/%30`],
    ['a file', `/map/${version}.pmtiles`],
    ['upper case', `/map/WORLD/${version.toUpperCase()}/0/0/0`],
  ])('%s', async (_what, address) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  test('a path that cannot be decoded is malformed', async () => {
    expect((await get(`${WORLD}/0/0/%zz`)).status).toBe(400);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('answers 405 for %s', async (method) => {
  const answer = await get(`${WORLD}/0/0/0`, {}, method);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'HEAD, GET']);
});

test('ignores a query string', async () => {
  expect((await get(`${WORLD}/0/0/0?x=../../etc`)).status).toBe(200);
});

test('answers 404 for a tile that cannot be decompressed for a client without gzip', async () => {
  const root = rawDirectory([
    { id: 0, offset: 0, length: WATER_TILE.length },
    { id: 1, offset: WATER_TILE.length, length: 5 },
  ]);
  const base = await add(rawArchive({ root, tiles: Buffer.concat([WATER_TILE, Buffer.from('plain')]), zooms: [0, 1] }));
  expect((await get(`${base}/1/0/0`, {})).status).toBe(404);
});

test('needs no request of the rate limit', async () => {
  const strict = await startServer({ env: { RATE_LIMIT: '5' } });
  const codes = await Promise.all(Array.from({ length: 40 }, () => status(`${WORLD}/0/0/0`, strict)));
  expect(new Set(codes)).toEqual(new Set([200]));
  await strict.stop();
});
