import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { zxyToTileId } from 'pmtiles';
import { UnusableFile } from '../errors/index.js';
import type { ByteSource } from './byte-source.js';
import { type Directory, indexIn, readDirectory, sizeOfDirectory } from './directory.js';
import { type ArchiveHeader, type Box, HEADER_BYTES, readHeader, type Section } from './header.js';
import { type ArchiveMetadata, MOST_METADATA, readMetadata } from './metadata.js';
import { childrenOf, idsInside, type TileAddress, tilesOf, touches } from './tile-grid.js';

/** Maximum size (bytes) of a directory, stored and decompressed. */
const MOST_STORED = 5_000_000;
const MOST_BYTES = 16_000_000;
/** Maximum size (bytes) of a tile. Usual ones have less than 500 kB. */
const MOST_TILE = 10_000_000;
/** Maximum number of directories on the way to a tile: the root, and leaf directories. */
const MOST_DEPTH = 4;

/** Memory (bytes) for leaf directories of all archives of the process. */
const CACHE = 64_000_000;

/** Leaf directories of all archives, by the number of the archive and their position. */
const leaves = new LRUCache<string, Directory>({ maxSize: CACHE, sizeCalculation: sizeOfDirectory });
let opened = 0;

/** Position of a tile in an archive. */
export interface TileSection extends TileAddress, Section {}

/** First tile from an id on. */
interface Found extends Section {
  id: number;
}

const gunzipped = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

const damaged = (cause?: unknown): UnusableFile => new UnusableFile('maps.damaged', { cause });

/** Reads exactly a section. @throws UnusableFile if the source ends before */
async function readWhole(source: ByteSource, { offset, length }: Section): Promise<Buffer> {
  const bytes = await source.read(offset, length);
  if (bytes.length < length) throw new UnusableFile('maps.truncated');
  return bytes;
}

/** A PMTiles archive of version 3, of which directories are read when they are needed, and kept in memory. */
export class TileArchive {
  private readonly number = (opened += 1);
  private readonly loading = new Map<number, Promise<Directory>>();

  private constructor(
    private readonly source: ByteSource,
    readonly header: ArchiveHeader,
    readonly metadata: ArchiveMetadata,
    private readonly root: Directory,
  ) {}

  /** Opens an archive, which then closes its source. @throws UnusableFile if it cannot be read, or the error of the source */
  static async open(source: ByteSource): Promise<TileArchive> {
    const header = readHeader(await source.read(0, HEADER_BYTES), source.size);
    if (header.metadata.length > MOST_METADATA) throw damaged();
    const metadata = readMetadata(await readWhole(source, header.metadata), header);
    return new TileArchive(source, header, metadata, await directoryAt(source, header, header.root));
  }

  close(): Promise<void> {
    return this.source.close();
  }

  /** Returns the stored bytes of a tile; null if the archive has none. @throws UnusableFile if the archive is damaged */
  async tile(z: number, x: number, y: number): Promise<Buffer | null> {
    const section = await this.sectionOf(z, x, y);
    return section && readWhole(this.source, section);
  }

  /** Returns the position of a tile; null if the archive has none. @throws UnusableFile if the archive is damaged */
  async sectionOf(z: number, x: number, y: number): Promise<Section | null> {
    if (z < this.header.minZoom || z > this.header.maxZoom) return null;
    const id = zxyToTileId(z, x, y);
    const found = await this.seek(id);
    return found?.id === id ? { offset: found.offset, length: found.length } : null;
  }

  /**
   * Returns the positions of all tiles that a rectangle touches, up to a zoom level, in the order of their ids. Reads only directories, and of those
   * only the ones that it needs.
   * @throws UnusableFile if the archive is damaged
   */
  async *tilesIn(box: Box, maxZoom: number): AsyncGenerator<TileSection> {
    for (let z = this.header.minZoom; z <= Math.min(maxZoom, this.header.maxZoom); z += 1) {
      const range = tilesOf(box, z);
      const open: TileAddress[] = [{ z: 0, x: 0, y: 0 }];
      let found: Found | undefined;
      for (let tile = open.pop(); tile; tile = open.pop()) {
        if (!touches(tile, range, z)) continue;
        const { first, count } = idsInside(tile, z);
        if (!found || found.id < first) found = await this.seek(first);
        if (!found) break;
        if (found.id >= first + count) continue;
        if (tile.z < z) open.push(...childrenOf(tile).reverse());
        else yield { ...tile, offset: found.offset, length: found.length };
      }
    }
  }

  /**
   * Reads all directories, and checks that their tiles lie within the archive.
   * @param most maximum number of entries
   * @returns the number of tiles
   * @throws UnusableFile if a directory is damaged, or there are more entries
   */
  async countTiles(most: number): Promise<number> {
    let [entries, tiles] = [0, 0];
    const open: { directory: Directory; depth: number; end: number }[] = [{ directory: this.root, depth: 1, end: Infinity }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { directory, depth, end } = next;
      entries += directory.count;
      if (entries > most) throw new UnusableFile(['maps.tooManyTiles', { n: most }]);
      for (let i = 0; i < directory.count; i += 1) {
        const run = directory.runs[i] ?? 0;
        const following = i + 1 < directory.count ? (directory.tileIds[i + 1] ?? 0) : end;
        if (run > 0) {
          this.tileSection(directory, i);
          if ((directory.tileIds[i] ?? 0) + run > following) throw damaged();
          tiles += run;
        } else open.push({ directory: await this.leafOf(directory, i, depth), depth: depth + 1, end: following });
      }
    }
    return tiles;
  }

  /** Returns the first tile whose id is at least `id`; undefined if there is none. */
  private async seek(id: number): Promise<Found | undefined> {
    let directory = this.root;
    let later: { directory: Directory; index: number; depth: number } | undefined;
    for (let depth = 1; ; depth += 1) {
      const index = indexIn(directory, id);
      const run = directory.runs[index] ?? 0;
      if (index + 1 < directory.count) later = { directory, index: index + 1, depth };
      if (index >= 0 && run === 0) {
        directory = await this.leafOf(directory, index, depth);
        continue;
      }
      if (index >= 0 && id < (directory.tileIds[index] ?? 0) + run) return { id, ...this.tileSection(directory, index) };
      return later && this.firstOf(later);
    }
  }

  /** Returns the first tile of an entry, and of its leaf directories. */
  private async firstOf({ directory, index, depth }: { directory: Directory; index: number; depth: number }): Promise<Found | undefined> {
    if ((directory.runs[index] ?? 0) > 0) return { id: directory.tileIds[index] ?? 0, ...this.tileSection(directory, index) };
    return this.firstOf({ directory: await this.leafOf(directory, index, depth), index: 0, depth: depth + 1 });
  }

  private tileSection({ offsets, lengths }: Directory, index: number): Section {
    const [offset = 0, length = 0] = [offsets[index], lengths[index]];
    const { tiles } = this.header;
    if (length > MOST_TILE || offset + length > tiles.length) throw damaged();
    return { offset: tiles.offset + offset, length };
  }

  private async leafOf({ offsets, lengths, tileIds }: Directory, index: number, depth: number): Promise<Directory> {
    const [offset = 0, length = 0] = [offsets[index], lengths[index]];
    const section = this.header.leaves;
    if (depth >= MOST_DEPTH || offset + length > section.length) throw damaged();
    const key = `${this.number} ${offset}`;
    const known = leaves.get(key);
    if (known) return known;
    const loading = this.loading.get(offset) ?? directoryAt(this.source, this.header, { offset: section.offset + offset, length });
    this.loading.set(offset, loading);
    try {
      const leaf = await loading;
      // The search relies on it that a leaf has what its entry says.
      if (leaf.count === 0 || (leaf.tileIds[0] ?? 0) < (tileIds[index] ?? 0)) throw damaged();
      leaves.set(key, leaf);
      return leaf;
    } finally {
      this.loading.delete(offset);
    }
  }
}

/** Reads and decompresses a directory. @throws UnusableFile if it is damaged or too large */
async function directoryAt(source: ByteSource, { internalCompression }: ArchiveHeader, section: Section): Promise<Directory> {
  if (section.length > MOST_STORED) throw damaged();
  const bytes = await readWhole(source, section);
  if (internalCompression === 'none') return readDirectory(bytes);
  let plain: Buffer;
  try {
    plain = await gunzipped(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw damaged(error);
  }
  return readDirectory(plain);
}
