import type { Box, TileArchive, TileSection } from '../../core/tiles/index.js';
import { NotFound, UnusableFile } from '../../core/errors/index.js';
import type { KeptFile } from './kept-pictures.js';

/** Deepest zoom level that is kept, if the limits below allow it. */
const MAX_ZOOM = 15;
/** Limits of the tiles of a city: number, and stored size (bytes). The deepest zoom levels that exceed them are left out. */
const MOST_TILES = 2000;
const MOST_BYTES = 60_000_000;

/** Layer of the map, as the client draws it. */
export interface DrawnLayer {
  /** `/map/{archive}/{version}/{z}/{x}/{y}`, with the last three literally. */
  url: string;
}

/** Opens archives by id and version. @throws NotFound if there is none, or its file is missing or damaged */
export interface Archives {
  archiveOf(id: string, version: string): Promise<TileArchive>;
}

/** Tile of a layer, with its archive. */
interface Found extends TileSection {
  file: string;
  archive: TileArchive;
}

/** Number of bytes of the trailer of a gzip file that hold its decompressed size (RFC 1952, ISIZE). */
const ISIZE = 4;

/** Returns the size of a tile as browsers store it: decompressed. */
async function sizeOf({ archive, z, x, y, length }: Found): Promise<number> {
  if (archive.header.tileCompression !== 'gzip') return length;
  const bytes = await archive.tile(z, x, y);
  return bytes && bytes.length > ISIZE ? bytes.readUInt32LE(bytes.length - ISIZE) : 0;
}

/** Returns the tiles of a layer inside a box by zoom level, at most one more than the limit. A missing or damaged archive has none: maps then show the world. */
async function tilesOfLayer({ url }: DrawnLayer, box: Box, archives: Archives): Promise<Found[]> {
  const [, id = '', version = ''] = /^\/map\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
  const tiles: Found[] = [];
  try {
    const archive = await archives.archiveOf(id, version);
    for await (const tile of archive.tilesIn(box, MAX_ZOOM)) {
      const { z, x, y } = tile;
      tiles.push({ ...tile, archive, file: url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)) });
      if (tiles.length > MOST_TILES) break;
    }
  } catch (error) {
    if (!(error instanceof NotFound || error instanceof UnusableFile)) throw error;
  }
  return tiles;
}

/** Returns the tiles inside a box that a device keeps, from all layers, the lowest zoom levels first. Deep levels that exceed the limits are left out as a whole. */
export async function keptTiles(layers: readonly DrawnLayer[], box: Box, archives: Archives): Promise<KeptFile[]> {
  const found = (await Promise.all(layers.map((layer) => tilesOfLayer(layer, box, archives)))).flat();
  const kept: KeptFile[] = [];
  let bytes = 0;
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom += 1) {
    const level = found.filter(({ z }) => z === zoom);
    if (kept.length + level.length > MOST_TILES) break;
    const sized = await Promise.all(level.map(async (tile): Promise<KeptFile> => ({ kind: 'tile', file: tile.file, bytes: await sizeOf(tile) })));
    bytes += sized.reduce((sum, tile) => sum + tile.bytes, 0);
    if (bytes > MOST_BYTES) break;
    kept.push(...sized);
  }
  return kept;
}
