import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import { directoriesOf, type Entry } from './directories.js';
import { type Box, type Compression, compressionNumber, HEADER_BYTES, type TileType, tileTypeNumber } from './header.js';

/** Position (bytes) of the tile data. Header and root directory are before it, so readers get both by one request. */
const DATA = 16_384;

/** Size (bytes) up to which a tile is compared with others: those that repeat, of sea and empty land, are small. */
const REPEATED = 4096;

/** Size (bytes) of the portions that are written. */
const PORTION = 1 << 20;

/** Parts of a degree in which the header states coordinates. */
const DEGREE = 1e7;

/** Facts about an archive that do not follow from its tiles. */
export interface ArchiveFacts {
  tileType: TileType;
  /** Compression of the tiles. */
  tileCompression: Compression;
  bounds: Box;
  /** Metadata of the archive: name, attribution, `vector_layers`. */
  metadata: Readonly<Record<string, unknown>>;
}

/** A tile as the archive stores it. */
export interface WrittenTile {
  z: number;
  x: number;
  y: number;
  data: Buffer;
}

/** Collects the entries of tiles, and appends the data of those that are new. */
class TileData {
  readonly entries: Entry[] = [];
  tiles = 0;
  contents = 0;
  length = 0;
  private last = -1;
  private readonly known = new Map<string, number>();
  private portion: Buffer[] = [];
  private pending = 0;

  constructor(private readonly file: fs.FileHandle) {}

  async add({ z, x, y, data }: WrittenTile): Promise<void> {
    const tileId = zxyToTileId(z, x, y);
    if (tileId <= this.last) throw new RangeError('The tiles of an archive must come in the order of their ids');
    this.last = tileId;
    this.tiles += 1;
    const offset = await this.offsetOf(data);
    const before = this.entries.at(-1);
    if (before?.offset === offset && before.length === data.length && before.tileId + before.runLength === tileId) before.runLength += 1;
    else this.entries.push({ tileId, offset, length: data.length, runLength: 1 });
  }

  async flush(): Promise<void> {
    const bytes = Buffer.concat(this.portion);
    this.portion = [];
    this.pending = 0;
    await this.file.write(bytes, 0, bytes.length, DATA + this.length - bytes.length);
  }

  private async offsetOf(data: Buffer): Promise<number> {
    const key = data.length <= REPEATED ? createHash('sha256').update(data).digest('base64') : undefined;
    const known = key === undefined ? undefined : this.known.get(key);
    if (known !== undefined) return known;
    const offset = this.length;
    if (key !== undefined) this.known.set(key, offset);
    this.portion.push(data);
    this.pending += data.length;
    this.length += data.length;
    this.contents += 1;
    if (this.pending >= PORTION) await this.flush();
    return offset;
  }
}

function headerOf({ tileType, tileCompression, bounds }: ArchiveFacts, data: TileData, sections: readonly [offset: number, length: number][]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const numbers = [...sections.flat(), data.tiles, data.entries.length, data.contents];
  for (const [i, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * i);
  const [first, last] = [data.entries[0], data.entries.at(-1)];
  const zoomOf = (id: number) => tileIdToZxy(id)[0];
  const [minZoom, maxZoom] = first && last ? [zoomOf(first.tileId), zoomOf(last.tileId + last.runLength - 1)] : [0, 0];
  // Clustered: the tile data has the order of the ids.
  header.set([1, compressionNumber('gzip'), compressionNumber(tileCompression), tileTypeNumber(tileType), minZoom, maxZoom], 96);
  const { west, south, east, north } = bounds;
  const write = (degrees: number, at: number) => header.writeInt32LE(Math.round(degrees * DEGREE), at);
  for (const [i, degrees] of [west, south, east, north].entries()) write(degrees, 102 + 4 * i);
  header[118] = minZoom;
  write((west + east) / 2, 119);
  write((south + north) / 2, 123);
  return header;
}

/**
 * Writes a PMTiles archive of version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). Equal tiles are stored once.
 * The file is complete or does not exist: it gets its name at the end, and nothing stays after a failure.
 * @param tiles in the order of their ids @returns the number of tiles and the size (bytes)
 * @throws errors of the file system, and those of `tiles`
 */
export async function writeArchive(file: string, facts: ArchiveFacts, tiles: AsyncIterable<WrittenTile>): Promise<{ tiles: number; bytes: number }> {
  const unfinished = `${file}.part`;
  const handle = await fs.open(unfinished, 'w', 0o600);
  try {
    const data = new TileData(handle);
    for await (const tile of tiles) await data.add(tile);
    await data.flush();
    const { root, leaves } = directoriesOf(data.entries, DATA - HEADER_BYTES);
    const metadata = gzipSync(JSON.stringify(facts.metadata));
    const behind = DATA + data.length;
    const header = headerOf(facts, data, [
      [HEADER_BYTES, root.length],
      [behind, metadata.length],
      [behind + metadata.length, leaves.length],
      [DATA, data.length],
    ]);
    const end = Buffer.concat([metadata, leaves]);
    await handle.write(end, 0, end.length, behind);
    const start = Buffer.concat([header, root]);
    await handle.write(start, 0, start.length, 0);
    await handle.sync();
    await handle.close();
    await fs.rename(unfinished, file);
    return { tiles: data.tiles, bytes: behind + end.length };
  } catch (error) {
    await handle.close().catch(() => undefined); // the first error is thrown
    await fs.rm(unfinished, { force: true });
    throw error;
  }
}
