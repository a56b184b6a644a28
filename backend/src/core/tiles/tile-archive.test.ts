import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PMTiles, zxyToTileId } from 'pmtiles';
import { archiveWith, countedSource, rawArchive, rawDirectory, WATER_TILE } from '../../../test/files/archives.js';
import { repositoryRoot } from '../config/index.js';
import { type Box, checkArchive, fileSource, memorySource, TileArchive, tilesOf } from './index.js';

const WORLD = path.join(repositoryRoot, 'backend/assets/world.pmtiles');
const open = (bytes: Buffer) => TileArchive.open(memorySource(bytes));
const reasonOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return (error as { reason?: unknown } | undefined)?.reason ?? error;
};
const addressesIn = async (archive: TileArchive, box: Box, maxZoom: number): Promise<string[]> => {
  const found: string[] = [];
  for await (const { z, x, y } of archive.tilesIn(box, maxZoom)) found.push(`${z}/${x}/${y}`);
  return found;
};
const EVERYWHERE = { west: -180, south: -85, east: 180, north: 85 };

describe('the world map', () => {
  test('gives the same tiles as the library of PMTiles', async () => {
    const bytes = fs.readFileSync(WORLD);
    const other = new PMTiles({
      getKey: () => 'world',
      getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
    });
    const archive = await TileArchive.open(await fileSource(WORLD));
    for (const [z, x, y] of [
      [0, 0, 0],
      [1, 1, 0],
      [4, 7, 6],
      [6, 33, 22],
      [6, 63, 63],
    ] as const) {
      const stored = await archive.sectionOf(z, x, y);
      const expected = await other.getZxy(z, x, y);
      expect([z, x, y, stored !== null]).toEqual([z, x, y, expected !== undefined]);
      if (!expected) continue;
      const tile = await archive.tile(z, x, y);
      expect(gzipSync(Buffer.from(expected.data)).length).toBeGreaterThan(0);
      expect(tile?.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    }
    expect(await archive.tile(7, 0, 0)).toBeNull();
    await archive.close();
  });

  test('is checked, and lists all of its tiles in the order of their ids', async () => {
    const source = await fileSource(WORLD);
    const facts = await checkArchive(source);
    expect(facts).toMatchObject({ kind: 'vector', minZoom: 0, maxZoom: 6, bytes: fs.statSync(WORLD).size });
    expect(facts.layers).toContain('earth');
    const listed = await addressesIn(await TileArchive.open(source), EVERYWHERE, 6);
    expect(listed).toHaveLength(facts.tileCount);
    const ids = listed.map((address) => zxyToTileId(...(address.split('/').map(Number) as [number, number, number])));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    await source.close();
  });
});

describe('tilesIn', () => {
  test('lists only the tiles that a rectangle touches, up to a zoom level', async () => {
    const archive = await open(archiveWith(['0/0/0', '1/0/0', '1/1/0', '1/1/1', '2/2/1', '2/3/1', '2/0/3']));
    expect(await addressesIn(archive, { west: 10, south: 10, east: 20, north: 20 }, 2)).toEqual(['0/0/0', '1/1/0', '2/2/1']);
    expect(await addressesIn(archive, { west: 10, south: 10, east: 20, north: 20 }, 1)).toEqual(['0/0/0', '1/1/0']);
    expect(await addressesIn(archive, { west: -180, south: -85, east: -91, north: -70 }, 2)).toEqual(['0/0/0', '2/0/3']);
  });

  test('repeats the position of a tile that stands for several, and gives positions in the file', async () => {
    const root = rawDirectory([{ id: 1, run: 4, offset: 0, length: WATER_TILE.length }]);
    const bytes = rawArchive({ root, tiles: WATER_TILE, zooms: [0, 1] });
    const found: unknown[] = [];
    for await (const { offset, length } of (await open(bytes)).tilesIn(EVERYWHERE, 1)) found.push(bytes.subarray(offset, offset + length).equals(WATER_TILE));
    expect(found).toEqual([true, true, true, true]);
  });

  test('reads no leaf directory outside of the rectangle, and each one once', async () => {
    const leaf = (id: number) => rawDirectory([{ id, offset: 0, length: WATER_TILE.length }]);
    const parts = [zxyToTileId(10, 0, 0), zxyToTileId(10, 1023, 0)].sort((a, b) => a - b).map((id) => ({ id, bytes: leaf(id) }));
    let offset = 0;
    const root = rawDirectory(parts.map(({ id, bytes }) => ({ id, run: 0, offset: (offset += bytes.length) - bytes.length, length: bytes.length })));
    const source = countedSource(rawArchive({ root, leaves: Buffer.concat(parts.map(({ bytes }) => bytes)), tiles: WATER_TILE, zooms: [10, 10] }));
    const archive = await TileArchive.open(source);
    const begun = source.reads;
    expect(await addressesIn(archive, { west: -180, south: 84, east: -179.9, north: 85.05 }, 10)).toEqual(['10/0/0']);
    expect(await addressesIn(archive, { west: -180, south: 84, east: -179.9, north: 85.05 }, 10)).toEqual(['10/0/0']);
    expect(source.reads - begun).toBeLessThanOrEqual(2);
  });
});

test('tilesOf leaves out the tile behind the edge of a rectangle, and keeps the poles on the map', () => {
  expect(tilesOf({ west: 0, south: 0, east: 90, north: 66 }, 2)).toEqual({ fromX: 2, toX: 2, fromY: 1, toY: 1 });
  expect(tilesOf({ west: -180, south: -90, east: 180, north: 90 }, 1)).toEqual({ fromX: 0, toX: 1, fromY: 0, toY: 1 });
  expect(tilesOf({ west: 7.5, south: 47, east: 7.5, north: 47 }, 14)).toEqual({ fromX: 8533, toX: 8533, fromY: 5762, toY: 5762 });
});

describe('hostile archives', () => {
  const tile = { offset: 0, length: WATER_TILE.length };
  const whole = archiveWith(['0/0/0', '1/0/0']);
  const check = (bytes: Buffer) => reasonOf(checkArchive(memorySource(bytes)));
  /** A root directory that leads to leaf directories. */
  const nested = (leaves: Buffer, entries: { id: number; offset: number; length: number }[]) =>
    rawArchive({ root: rawDirectory(entries.map((entry) => ({ ...entry, run: 0 }))), leaves, tiles: WATER_TILE, zooms: [0, 14] });

  test.each<[string, Buffer, unknown]>([
    ['an empty file', Buffer.alloc(0), 'maps.notArchive'],
    ['another file', Buffer.from('PK\x03\x04'.padEnd(500, 'x')), 'maps.notArchive'],
    ['an older version', rawArchive({ change: (header) => header.writeUInt8(2, 7) }), ['maps.versionUnknown', { version: '2' }]],
    ['half a header', whole.subarray(0, 100), 'maps.truncated'],
    ['a missing end', whole.subarray(0, whole.length - 1), 'maps.truncated'],
    ['a length beyond the file', rawArchive({ change: (header) => header.writeBigUInt64LE(2n ** 63n, 16) }), 'maps.truncated'],
    ['an offset beyond the file', rawArchive({ change: (header) => header.writeBigUInt64LE(2n ** 62n, 56 - 32) }), 'maps.truncated'],
    ['a root directory in the header', rawArchive({ change: (header) => header.writeBigUInt64LE(0n, 8) }), 'maps.damaged'],
    ['no root directory', rawArchive({ change: (header) => header.writeBigUInt64LE(0n, 16) }), 'maps.damaged'],
    ['zoom 31', rawArchive({ zooms: [0, 31] }), ['maps.zoomsInvalid', { min: 0, max: 31, most: 20 }]],
    ['zooms the wrong way round', rawArchive({ zooms: [9, 3] }), ['maps.zoomsInvalid', { min: 9, max: 3, most: 20 }]],
    ['a point as bounds', rawArchive({ bounds: [0, 0, 0, 0] }), ['maps.boundsInvalid', { bounds: '0, 0, 0, 0' }]],
    ['bounds off the earth', rawArchive({ bounds: [-200, -85, 180, 85] }), ['maps.boundsInvalid', { bounds: '-200, -85, 180, 85' }]],
    ['an unknown compression', rawArchive({ compression: 3 }), ['maps.compressionUnknown', { compression: 'brotli' }]],
    ['an unknown compression of directories', rawArchive({ internal: 9 }), ['maps.compressionUnknown', { compression: '9' }]],
    ['an unknown type of tiles', rawArchive({ type: 7 }), ['maps.tileTypeUnknown', { number: '7' }]],
    ['metadata that are no JSON', archiveWith(['0/0/0'], { metadata: '{' }), 'maps.damaged'],
    ['metadata that are a list', archiveWith(['0/0/0'], { metadata: '[]' }), 'maps.damaged'],
    ['a bomb as metadata', archiveWith(['0/0/0'], { internal: 2, metadata: Buffer.alloc(50_000_000, ' ') }), 'maps.damaged'],
    ['a bomb as directory', rawArchive({ internal: 2, root: Buffer.alloc(50_000_000) }), 'maps.damaged'],
    [
      'a directory that is not compressed',
      rawArchive({ root: Buffer.from('plain'), internal: 1, change: (header) => header.writeUInt8(2, 97) }),
      'maps.damaged',
    ],
    ['a directory with a million entries in ten bytes', rawArchive({ root: Buffer.from([0xc0, 0x84, 0x3d, 1, 1, 1, 1, 1, 1, 1]) }), 'maps.damaged'],
    ['an endless number', rawArchive({ root: Buffer.alloc(20, 0xff) }), 'maps.damaged'],
    ['tiles out of order', rawArchive({ root: Buffer.from([2, 5, 0, 1, 1, 9, 9, 1, 0]), tiles: WATER_TILE }), 'maps.damaged'],
    ['a tile beyond the tile data', rawArchive({ root: rawDirectory([{ id: 0, offset: 0, length: 5000 }]), tiles: WATER_TILE }), 'maps.damaged'],
    ['an empty tile', rawArchive({ root: rawDirectory([{ id: 0, offset: 0, length: 0 }]), tiles: WATER_TILE }), 'maps.damaged'],
    [
      'runs that overlap',
      rawArchive({
        root: rawDirectory([
          { id: 0, run: 9, ...tile },
          { id: 5, ...tile },
        ]),
        tiles: WATER_TILE,
      }),
      'maps.damaged',
    ],
    ['a leaf directory beyond the others', nested(Buffer.alloc(5), [{ id: 0, offset: 3, length: 50 }]), 'maps.damaged'],
    ['an empty leaf directory', nested(Buffer.from([0]), [{ id: 0, offset: 0, length: 1 }]), 'maps.damaged'],
    ['no tiles', rawArchive({}), 'maps.archiveEmpty'],
    ['tiles that are not compressed', archiveWith(['0/0/0'], {}, () => Buffer.from('plain')), 'maps.damaged'],
    ['a bomb as tile', archiveWith(['0/0/0'], {}, () => gzipSync(Buffer.alloc(60_000_000))), 'maps.damaged'],
    ['pictures that are texts', archiveWith(['0/0/0'], { type: 2, compression: 1 }, () => Buffer.from('plain')), ['maps.tileNotOfType', { type: 'png' }]],
  ])('%s is refused with a reason', async (_what, bytes, reason) => {
    expect(await check(bytes)).toEqual(reason);
  });

  test('a directory that contains itself is refused', async () => {
    const size = rawDirectory([{ id: 0, run: 0, offset: 0, length: 5 }]).length;
    const leaf = rawDirectory([{ id: 0, run: 0, offset: 0, length: size }]);
    const bytes = nested(leaf, [{ id: 0, offset: 0, length: size }]);
    expect(await check(bytes)).toBe('maps.damaged');
    expect(await reasonOf((await open(bytes)).tile(3, 1, 1))).toBe('maps.damaged');
  });

  test('a directory that repeats one leaf a hundred thousand times ends', async () => {
    const leaf = rawDirectory(Array.from({ length: 1000 }, (_, i) => ({ id: i, ...tile })));
    const bytes = nested(
      leaf,
      Array.from({ length: 100_000 }, (_, i) => ({ id: i, offset: 0, length: leaf.length })),
    );
    expect(await check(bytes)).toEqual(['maps.tooManyTiles', { n: 20_000_000 }]);
  });

  test('unknown layers are named, without control characters', async () => {
    const metadata = JSON.stringify({ vector_layers: [{ id: 'secret\0layer' }, { id: 5 }, null] });
    const [key, { layers }] = (await check(archiveWith(['0/0/0'], { metadata }))) as [string, { layers: string }];
    expect([key, layers]).toEqual(['maps.layersUnknown', 'secret layer']);
  });
});

describe('checkArchive', () => {
  test('takes the layers of the first tile, and credits OpenStreetMap, if the metadata name neither', async () => {
    const facts = await checkArchive(memorySource(archiveWith(['3/1/1', '4/2/2'], { metadata: '{}', zooms: [3, 4] })));
    expect(facts).toMatchObject({ kind: 'vector', layers: ['water'], minZoom: 3, maxZoom: 4, tileCount: 2 });
    expect(facts.attribution).toContain('href="https://www.openstreetmap.org/copyright"');
  });

  test('accepts pictures', async () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const bytes = archiveWith(['0/0/0'], { type: 2, compression: 1, metadata: '{"attribution":"Old maps"}' }, () => png);
    expect(await checkArchive(memorySource(bytes))).toMatchObject({ kind: 'raster', layers: [], attribution: 'Old maps' });
  });
});
