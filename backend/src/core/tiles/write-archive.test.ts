import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { PMTiles, type Source, tileIdToZxy, zxyToTileId } from 'pmtiles';
import { type ArchiveFacts, writeArchive, type WrittenTile } from './write-archive.js';

let folder: string;
beforeAll(async () => (folder = await fs.mkdtemp(path.join(os.tmpdir(), 'citypins-archive-'))));
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const FACTS: ArchiveFacts = {
  tileType: 'mvt',
  tileCompression: 'gzip',
  bounds: { west: 9.5, south: 47, east: 9.6, north: 47.2 },
  metadata: { name: 'Vaduz', attribution: '© OpenStreetMap contributors' },
};

/** Opens an archive by the reader of the format's authors. */
async function opened(file: string): Promise<PMTiles> {
  const bytes = await fs.readFile(file);
  const source: Source = {
    getKey: () => file,
    getBytes: (offset, length) => Promise.resolve({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  };
  return new PMTiles(source);
}

const tileOf = async (archive: PMTiles, id: number): Promise<Buffer> => Buffer.from((await archive.getZxy(...tileIdToZxy(id)))?.data ?? new ArrayBuffer(0));

const tileAt = (id: number, data: Buffer): WrittenTile => {
  const [z, x, y] = tileIdToZxy(id);
  return { z, x, y, data };
};
const list = async (tiles: WrittenTile[], file = path.join(folder, 'a.pmtiles'), facts = FACTS) => {
  const written = await writeArchive(file, facts, Readable.from(tiles));
  return { ...written, archive: await opened(file) };
};

test('every written tile is read back by the reader of the format, and no other one', async () => {
  const id = fc.integer({ min: 0, max: zxyToTileId(14, 0, 0) });
  const tiles = fc.uniqueArray(fc.tuple(id, fc.integer({ min: 0, max: 3 })), { selector: ([one]) => one, minLength: 1, maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(tiles, async (pairs) => {
      const sorted = [...pairs].sort(([a], [b]) => a - b);
      const data = (content: number) => gzipSync(Buffer.alloc(1 + content * 3000, content));
      const { archive, tiles: count } = await list(sorted.map(([one, content]) => tileAt(one, data(content))));
      expect(count).toBe(pairs.length);
      for (const [one, content] of sorted) {
        expect(await tileOf(archive, one)).toEqual(Buffer.alloc(1 + content * 3000, content));
      }
      const missing = (sorted.at(-1)?.[0] ?? 0) + 1;
      expect(await archive.getZxy(...tileIdToZxy(missing))).toBeUndefined();
    }),
    { numRuns: 25 },
  );
});

test('an archive with too many tiles for one directory has leaf directories', async () => {
  // Irregular gaps and lengths, so that the directory does not become small by compression.
  const contentOf = (i: number) => createHash('sha512').update(String(i)).digest();
  const from = zxyToTileId(13, 0, 0);
  const idOf = (i: number) => from + i * 200 + ((contentOf(i)[0] ?? 0) % 200);
  const tiles = Array.from({ length: 30_000 }, (_, i) => tileAt(idOf(i), contentOf(i).subarray(0, 20 + ((contentOf(i)[1] ?? 0) % 40))));
  const { archive } = await list(tiles, undefined, { ...FACTS, tileCompression: 'none' });
  const header = await archive.getHeader();
  expect(header).toMatchObject({ numAddressedTiles: 30_000, numTileEntries: 30_000, clustered: true, minZoom: 13, maxZoom: 13 });
  expect(header.leafDirectoryLength).toBeGreaterThan(0);
  for (const i of [0, 1, 4095, 4096, 17_000, 29_999]) expect(await tileOf(archive, idOf(i))).toEqual(tiles[i]?.data);
  expect(await archive.getZxy(...tileIdToZxy(idOf(29_999) + 1))).toBeUndefined();
});

test('equal small tiles are stored once, and neighbours share an entry', async () => {
  const from = zxyToTileId(10, 500, 300);
  const [sea, town] = [gzipSync('sea'), gzipSync(randomBytes(9000))];
  const { archive, bytes } = await list([...[0, 1, 2].map((i) => tileAt(from + i, sea)), tileAt(from + 3, town), tileAt(from + 9, sea)]);
  expect(await archive.getHeader()).toMatchObject({ numAddressedTiles: 5, numTileEntries: 3, numTileContents: 2, minLon: 9.5, maxLat: 47.2 });
  expect(await archive.getMetadata()).toEqual(FACTS.metadata);
  expect(bytes).toBe((await fs.stat(path.join(folder, 'a.pmtiles'))).size);
});

test('a failure in the middle leaves no file', async () => {
  const file = path.join(folder, 'broken.pmtiles');
  async function* broken(): AsyncGenerator<WrittenTile> {
    yield tileAt(7, await Promise.resolve(Buffer.from('x')));
    throw new Error('The source is gone');
  }
  await expect(writeArchive(file, FACTS, broken())).rejects.toThrow('The source is gone');
  await expect(writeArchive(file, FACTS, Readable.from([tileAt(7, Buffer.from('x')), tileAt(6, Buffer.from('y'))]))).rejects.toThrow('order of their ids');
  expect(await fs.readdir(folder)).not.toContainEqual(expect.stringContaining('broken'));
});
