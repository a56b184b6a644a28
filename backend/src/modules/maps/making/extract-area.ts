import path from 'node:path';
import pLimit from 'p-limit';
import { UnusableFile } from '../../../core/errors/index.js';
import { freeBytes } from '../../../core/files/index.js';
import { type Box, type ByteSource, TileArchive, type TileSection, writeArchive, type WrittenTile } from '../../../core/tiles/index.js';

/** Maximum number of tiles, and of their bytes. */
const [MOST_TILES, MOST_BYTES] = [500_000, 2_000_000_000];

/** Bytes that stay free on the disk. */
const RESERVE = 200_000_000;

/** Maximum size (bytes) of a request, and of the bytes between two tiles that are requested with them. */
const [REQUEST, GAP] = [4_000_000, 32_000];

/** Maximum size (bytes) of the tiles in memory, and number of simultaneous requests. */
const [WINDOW, PARALLEL] = [16_000_000, 4];

interface Range {
  offset: number;
  end: number;
}

interface Options {
  signal: AbortSignal;
  /** Gets the number of fetched bytes, and that of all. */
  onProgress: (done: number, total: number) => void;
}

/** Returns the part of an area that an archive covers. @throws UnusableFile if there is none */
function covered(area: Box, bounds: Box): Box {
  const part = {
    ...{ west: Math.max(area.west, bounds.west), south: Math.max(area.south, bounds.south) },
    ...{ east: Math.min(area.east, bounds.east), north: Math.min(area.north, bounds.north) },
  };
  if (part.west < part.east && part.south < part.north) return part;
  throw new UnusableFile(['maps.areaOutside', { bounds: [bounds.west, bounds.south, bounds.east, bounds.north].join(', ') }]);
}

/** Lists the tiles of an area, from the directories alone. @throws UnusableFile if they are too many, too large, or none */
async function list(archive: TileArchive, area: Box, signal: AbortSignal): Promise<{ tiles: TileSection[]; bytes: number }> {
  const tiles: TileSection[] = [];
  const seen = new Set<number>();
  let bytes = 0;
  for await (const tile of archive.tilesIn(area, archive.header.maxZoom)) {
    signal.throwIfAborted();
    tiles.push(tile);
    if (tiles.length > MOST_TILES) throw new UnusableFile(['maps.areaTooManyTiles', { n: MOST_TILES }]);
    if (!seen.has(tile.offset)) bytes += tile.length;
    seen.add(tile.offset);
  }
  if (bytes > MOST_BYTES) throw new UnusableFile(['maps.areaTooLarge', { size: bytes, most: MOST_BYTES }]);
  if (tiles.length === 0) throw new UnusableFile('maps.areaEmpty');
  return { tiles, bytes };
}

/** Divides tiles into groups that fit in memory together. */
function windowsOf(tiles: readonly TileSection[]): TileSection[][] {
  const windows: TileSection[][] = [];
  let size = WINDOW;
  for (const tile of tiles) {
    if (size + tile.length > WINDOW) {
      windows.push([]);
      size = 0;
    }
    windows.at(-1)?.push(tile);
    size += tile.length;
  }
  return windows;
}

/** Returns ranges that contain the tiles. Neighbours share a range. */
function rangesOf(tiles: readonly TileSection[]): Range[] {
  const ranges: Range[] = [];
  for (const { offset, length } of [...tiles].sort((a, b) => a.offset - b.offset)) {
    const last = ranges.at(-1);
    const end = offset + length;
    if (last && offset <= last.end + GAP && Math.max(end, last.end) - last.offset <= REQUEST) last.end = Math.max(end, last.end);
    else ranges.push({ offset, end });
  }
  return ranges;
}

/** Reads the tiles of a group by few requests, and returns a function that finds their data. */
async function fetchAll(source: ByteSource, tiles: readonly TileSection[]): Promise<(tile: TileSection) => Buffer> {
  const limit = pLimit(PARALLEL);
  const read = await Promise.all(
    rangesOf(tiles).map((range) =>
      limit(async () => {
        const data = await source.read(range.offset, range.end - range.offset);
        if (data.length < range.end - range.offset) throw new UnusableFile('maps.truncated');
        return { ...range, data };
      }),
    ),
  );
  return ({ offset, length }) => {
    let [low, high] = [0, read.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((read[middle]?.offset ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const range = read[low];
    const start = offset - (range?.offset ?? 0);
    return range?.data.subarray(start, start + length) ?? Buffer.alloc(0);
  };
}

/**
 * Copies the tiles that an area touches, of all zoom levels, from an archive into a new one. Looks at the directories before it reads any tile.
 * Leaves no file after a failure.
 * @param file path of the new archive
 * @throws UnusableFile if the archive is damaged or has no tile there, or if the area has too many; errors of the source and the file system
 */
export async function extractArea(source: ByteSource, area: Box, file: string, { signal, onProgress }: Options): Promise<void> {
  const archive = await TileArchive.open(source);
  const { header, metadata } = archive;
  const bounds = covered(area, header.bounds);
  const { tiles, bytes } = await list(archive, bounds, signal);
  const free = (await freeBytes(path.dirname(file))) - RESERVE;
  if (bytes > free) throw new UnusableFile(['maps.areaNoSpace', { size: bytes, free: Math.max(0, free) }]);
  async function* copied(): AsyncGenerator<WrittenTile> {
    let done = 0;
    for (const window of windowsOf(tiles)) {
      const dataOf = await fetchAll(source, window);
      for (const tile of window) {
        signal.throwIfAborted();
        yield { ...tile, data: dataOf(tile) };
        done += tile.length;
      }
      onProgress(Math.min(done, bytes), bytes);
    }
  }
  const { attribution, layers } = metadata;
  const facts = { tileType: header.tileType, tileCompression: header.tileCompression, bounds };
  await writeArchive(file, { ...facts, metadata: { attribution, vector_layers: layers.map((id) => ({ id, fields: {} })) } }, copied());
}
