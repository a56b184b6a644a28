import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { contentOf, type RangeServer, serveRanges, writeSample } from '../../../../test/files/tiles.js';
import { type Box, fileSource, httpSource, memorySource, TileArchive, tilesOf, type WrittenTile } from '../../../core/tiles/index.js';
import { extractArea } from './extract-area.js';

const WORLD: Box = { west: 9, south: 46.8, east: 10, north: 47.6 };
const TOWN: Box = { west: 9.5, south: 47.1, east: 9.55, north: 47.16 };

let folder: string;
let tiles: WrittenTile[];
let bytes: Buffer;
let server: RangeServer;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'citypins-area-'));
  tiles = await writeSample(path.join(folder, 'source.pmtiles'), WORLD, [0, 14]);
  bytes = await fs.readFile(path.join(folder, 'source.pmtiles'));
  server = await serveRanges(bytes);
});
beforeEach(() => {
  server.ranges.length = 0;
  server.onRequest = () => undefined;
});
afterAll(async () => {
  server.stop();
  await fs.rm(folder, { recursive: true, force: true });
});

const target = (): string => path.join(folder, 'town.pmtiles');
const sourceOf = (signal: AbortSignal) => httpSource(server.address, { allowsPrivate: true, userAgent: 'test', signal });
interface Options {
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}
async function extract(area: Box, { signal = new AbortController().signal, onProgress = () => undefined }: Options = {}) {
  await extractArea(await sourceOf(signal), area, target(), { signal, onProgress });
  return TileArchive.open(await fileSource(target()));
}

test('an extract has the tiles of its area and their ancestors, and no other ones', async () => {
  const archive = await extract(TOWN);
  const wanted = tiles.filter(({ z, x, y }) => {
    const { fromX, toX, fromY, toY } = tilesOf(TOWN, z);
    return x >= fromX && x <= toX && y >= fromY && y <= toY;
  });
  expect(await archive.countTiles(10_000)).toBe(wanted.length);
  for (const { z, x, y, data } of wanted) expect(await archive.tile(z, x, y)).toEqual(data);
  expect(archive.header).toMatchObject({ minZoom: 0, maxZoom: 14, bounds: TOWN, tileType: 'mvt', tileCompression: 'gzip' });
  expect(archive.metadata).toEqual({ attribution: '© Sample surveyors', layers: ['roads'] });
  await archive.close();
});

test('tiles that lie beside each other are fetched by one request', async () => {
  const archive = await extract(TOWN);
  const count = await archive.countTiles(10_000);
  await archive.close();
  expect(server.ranges.length).toBeLessThan(count / 3);
  const fetched = server.ranges.reduce(
    (sum, range) =>
      sum +
      range
        .slice(6)
        .split('-')
        .map(Number)
        .reduce((from, to) => to + 1 - from),
    0,
  );
  expect(fetched).toBeLessThan(bytes.length / 2);
});

test('an area that reaches beyond the archive is cut at its bounds', async () => {
  const archive = await extract({ west: 9.95, south: 47.55, east: 12, north: 50 });
  expect(archive.header.bounds).toEqual({ west: 9.95, south: 47.55, east: 10, north: 47.6 });
  expect(contentOf((await archive.tile(6, 33, 22)) ?? Buffer.alloc(0))).toEqual({ roads: [{ name: 'Road 6/33/22' }] });
  await archive.close();
});

test('an area outside of the archive is refused before a tile is fetched', async () => {
  await fs.rm(target(), { force: true });
  await expect(extract({ west: 20, south: 47, east: 21, north: 48 })).rejects.toThrow('It has the degrees 9, 46.8, 10, 47.6');
  expect(server.ranges.length).toBeLessThan(3);
  expect(await fs.readdir(folder)).toEqual(['source.pmtiles']);
});

test('progress ends with all bytes', async () => {
  const seen: [number, number][] = [];
  await (await extract(WORLD, { onProgress: (done, total) => void seen.push([done, total]) })).close();
  const [done, total] = seen.at(-1) ?? [];
  expect(done).toBe(total);
});

test.each<[string, () => void]>([
  ['the server fails in the middle', () => (server.onRequest = (response) => void (server.ranges.length > 2 && response.writeHead(404).end()))],
  [
    'the archive changes in the middle',
    () => (server.onRequest = (response) => void (server.ranges.length > 2 && response.writeHead(206, { 'Content-Range': 'bytes 0-1/2' }).end('ab'))),
  ],
])('nothing stays if %s', async (_, prepare) => {
  prepare();
  await fs.rm(target(), { force: true });
  await expect(extract(WORLD)).rejects.toThrow();
  expect(await fs.readdir(folder)).toEqual(['source.pmtiles']);
});

test('nothing stays of an extract that is cancelled', async () => {
  await fs.rm(target(), { force: true });
  const stop = new AbortController();
  server.onRequest = () => {
    if (server.ranges.length > 2) stop.abort(new Error('cancelled'));
  };
  await expect(extract(WORLD, { signal: stop.signal })).rejects.toThrow('cancelled');
  expect(await fs.readdir(folder)).toEqual(['source.pmtiles']);
});

test('a damaged archive is refused, and nothing stays', async () => {
  await fs.rm(target(), { force: true });
  const signal = new AbortController().signal;
  for (const damage of [
    bytes.subarray(0, 100),
    bytes.subarray(0, bytes.length - 40_000),
    Buffer.concat([bytes.subarray(0, 200), Buffer.alloc(bytes.length - 200)]),
  ]) {
    await expect(extractArea(memorySource(damage), TOWN, target(), { signal, onProgress: () => undefined })).rejects.toThrow(/archive/);
  }
  expect(await fs.readdir(folder)).toEqual(['source.pmtiles']);
});
