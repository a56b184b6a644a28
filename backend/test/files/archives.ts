import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { newId } from '../../src/core/db/index.js';
import { type ByteSource, checkArchive, memorySource, versionOf } from '../../src/core/tiles/index.js';
import type { TestServer } from '../server.js';

/** Entry of a directory; `run` 0 is a leaf directory. */
export interface RawEntry {
  id: number;
  run?: number;
  offset: number;
  length: number;
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** Returns the bytes of a directory, not compressed. Nothing is checked. */
export const rawDirectory = (entries: readonly RawEntry[]): Buffer =>
  Buffer.from([
    ...varint(entries.length),
    ...entries.flatMap(({ id }, i) => varint(id - (entries[i - 1]?.id ?? 0))),
    ...entries.flatMap(({ run = 1 }) => varint(run)),
    ...entries.flatMap(({ length }) => varint(length)),
    ...entries.flatMap(({ offset }) => varint(offset + 1)),
  ]);

/** Parts of an archive. Values of the header replace those that are right. */
export interface RawArchive {
  root?: Buffer;
  leaves?: Buffer;
  tiles?: Buffer;
  metadata?: string | Buffer;
  /** Numbers of the compression of the directories, and of the tiles; 1 none, 2 gzip. */
  internal?: number;
  compression?: number;
  /** 1 vector tiles, 2 PNG, … */
  type?: number;
  zooms?: [number, number];
  /** West, south, east and north in degrees. */
  bounds?: [number, number, number, number];
  /** Changes the header. */
  change?: (header: Buffer) => void;
}

const METADATA = JSON.stringify({ vector_layers: [{ id: 'water' }, { id: 'roads' }], attribution: 'Test data' });

/** Returns the bytes of a PMTiles archive, also of an impossible one. */
export function rawArchive(parts: RawArchive): Buffer {
  const { root = rawDirectory([]), leaves = Buffer.alloc(0), tiles = Buffer.alloc(0), metadata = METADATA, internal = 1, compression = 2, type = 1 } = parts;
  const { zooms = [0, 14], bounds = [-180, -85, 180, 85], change } = parts;
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header[7] = 3;
  let offset = header.length;
  const sections = [root, Buffer.from(metadata), leaves, tiles].map((bytes) =>
    internal === 2 && bytes !== tiles && bytes !== leaves ? gzipSync(bytes) : bytes,
  );
  for (const [i, { length }] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * i);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * i);
    offset += length;
  }
  header.set([internal, compression, type, ...zooms], 97);
  for (const [i, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i);
  change?.(header);
  return Buffer.concat([header, ...sections]);
}

/** A vector tile with the layer `water` and no features, as stored: by gzip. */
export const WATER_TILE = gzipSync(Buffer.from([0x1a, 9, 0x0a, 5, ...Buffer.from('water'), 0x78, 2]));

/** Returns an archive with tiles at addresses `z/x/y`. @param tile returns the stored bytes of a tile */
export function archiveWith(addresses: readonly string[], parts: RawArchive = {}, tile: (address: string) => Buffer = () => WATER_TILE): Buffer {
  const all = addresses.map((address) => ({ address, id: zxyToTileId(...(address.split('/').map(Number) as [number, number, number])) }));
  const contents: Buffer[] = [];
  let offset = 0;
  const entries = all
    .sort((a, b) => a.id - b.id)
    .map(({ address, id }) => {
      const bytes = tile(address);
      contents.push(bytes);
      offset += bytes.length;
      return { id, offset: offset - bytes.length, length: bytes.length };
    });
  return rawArchive({ root: rawDirectory(entries), tiles: Buffer.concat(contents), ...parts });
}

/** Returns the source of an archive, and counts its reads. */
export function countedSource(bytes: Buffer): ByteSource & { reads: number } {
  const source = memorySource(bytes);
  return {
    ...source,
    reads: 0,
    read(offset, length) {
      this.reads += 1;
      return source.read(offset, length);
    },
  };
}

/** Makes an archive that is ready on a server, as its job does. @returns its id and version */
export async function buildMap(server: Pick<TestServer, 'dataSource' | 'dataDir'>, bytes: Buffer, overrides: { name?: string } = {}) {
  const id = newId();
  const version = versionOf(createHash('sha256').update(bytes));
  mkdirSync(path.join(server.dataDir, 'maps'), { recursive: true });
  writeFileSync(path.join(server.dataDir, 'maps', `${version}.pmtiles`), bytes);
  const { kind, minZoom, maxZoom, bounds, tileCount, layers, attribution } = await checkArchive(memorySource(bytes));
  const { west, south, east, north } = bounds;
  await server.dataSource.query(
    `INSERT INTO map_archives (id, name, state, origin, kind, version, min_zoom, max_zoom, west, south, east, north, bytes, tile_count, layers, attribution)
     VALUES ($1, $2, 'ready', 'upload', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [id, overrides.name ?? 'Vaduz', kind, version, minZoom, maxZoom, west, south, east, north, bytes.length, tileCount, layers, attribution],
  );
  return { id, version };
}

/** Adds an archive that could not be made. @returns its id */
export async function buildFailedMap(dataSource: TestServer['dataSource']): Promise<string> {
  const id = newId();
  await dataSource.query(`INSERT INTO map_archives (id, name, state, origin) VALUES ($1, 'Vaduz', 'failed', 'upload')`, [id]);
  return id;
}
