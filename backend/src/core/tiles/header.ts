import { UnusableFile } from '../errors/index.js';

/** Length (bytes) of the header of a PMTiles archive. */
export const HEADER_BYTES = 127;

/** Highest zoom level of archives. A tile of it is about 40 m wide at the equator. */
const MAX_TILE_ZOOM = 20;

/** Part of an archive. */
export interface Section {
  offset: number;
  /** Bytes. */
  length: number;
}

/** Content of tiles, in the order of the numbers in headers; number 0 is unknown. */
const TILE_TYPES = [undefined, 'mvt', 'png', 'jpeg', 'webp', 'avif'] as const;
export type TileType = NonNullable<(typeof TILE_TYPES)[number]>;

/** Compression of tiles and directories, in the order of the numbers in headers; number 0 is unknown. */
const COMPRESSIONS = [undefined, 'none', 'gzip', 'brotli', 'zstd'] as const;
export type Compression = 'none' | 'gzip';

/** Returns the number of a type of tiles in headers. */
export const tileTypeNumber = (type: TileType): number => TILE_TYPES.indexOf(type);

/** Returns the number of a compression in headers. */
export const compressionNumber = (compression: Compression): number => COMPRESSIONS.indexOf(compression);

/** Rectangle in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Header of a PMTiles archive of version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
export interface ArchiveHeader {
  root: Section;
  metadata: Section;
  leaves: Section;
  tiles: Section;
  /** Number of tiles that have an address. */
  addressedTiles: number;
  /** Compression of the directories and the metadata. */
  internalCompression: Compression;
  tileCompression: Compression;
  tileType: TileType;
  minZoom: number;
  maxZoom: number;
  bounds: Box;
}

const numberAt = (bytes: Buffer, offset: number): number => Number(bytes.readBigUInt64LE(offset));
const sectionAt = (bytes: Buffer, offset: number): Section => ({ offset: numberAt(bytes, offset), length: numberAt(bytes, offset + 8) });
const degreesAt = (bytes: Buffer, offset: number): number => bytes.readInt32LE(offset) / 1e7;

function compressionAt(bytes: Buffer, offset: number): Compression {
  const found = COMPRESSIONS[bytes[offset] ?? 0];
  if (found === 'none' || found === 'gzip') return found;
  throw new UnusableFile(['maps.compressionUnknown', { compression: found ?? String(bytes[offset]) }]);
}

function tileTypeAt(bytes: Buffer, offset: number): TileType {
  const type = TILE_TYPES[bytes[offset] ?? 0];
  if (!type) throw new UnusableFile(['maps.tileTypeUnknown', { number: String(bytes[offset]) }]);
  return type;
}

function checkedBounds(box: Box): Box {
  const { west, south, east, north } = box;
  if (west >= east || south >= north || west < -180 || east > 180 || south < -90 || north > 90) {
    throw new UnusableFile(['maps.boundsInvalid', { bounds: [west, south, east, north].join(', ') }]);
  }
  return box;
}

/** Returns whether a file begins like a PMTiles archive of any version. */
export const isArchive = (beginning: Buffer): boolean => beginning.toString('latin1', 0, 2) === 'PM';

/**
 * Reads the header of an archive.
 * @param bytes the first bytes of the archive, at least 127 @param size bytes of the whole archive
 * @throws UnusableFile if it is no archive of version 3, or its values are impossible
 */
export function readHeader(bytes: Buffer, size: number): ArchiveHeader {
  if (!isArchive(bytes)) throw new UnusableFile('maps.notArchive');
  if (bytes.length < HEADER_BYTES) throw new UnusableFile('maps.truncated');
  const version = bytes.toString('latin1', 0, 7) === 'PMTiles' ? bytes[7] : bytes[2];
  if (version !== 3) throw new UnusableFile(['maps.versionUnknown', { version: String(version) }]);
  const sections = { root: sectionAt(bytes, 8), metadata: sectionAt(bytes, 24), leaves: sectionAt(bytes, 40), tiles: sectionAt(bytes, 56) };
  for (const { offset, length } of Object.values(sections)) if (length > 0 && offset + length > size) throw new UnusableFile('maps.truncated');
  if (sections.root.length === 0 || sections.root.offset < HEADER_BYTES) throw new UnusableFile('maps.damaged');
  const [minZoom = 0, maxZoom = 0] = [bytes[100], bytes[101]];
  if (minZoom > maxZoom || maxZoom > MAX_TILE_ZOOM) throw new UnusableFile(['maps.zoomsInvalid', { min: minZoom, max: maxZoom, most: MAX_TILE_ZOOM }]);
  return {
    ...sections,
    addressedTiles: numberAt(bytes, 72),
    internalCompression: compressionAt(bytes, 97),
    tileCompression: compressionAt(bytes, 98),
    tileType: tileTypeAt(bytes, 99),
    minZoom,
    maxZoom,
    bounds: checkedBounds({ west: degreesAt(bytes, 102), south: degreesAt(bytes, 106), east: degreesAt(bytes, 110), north: degreesAt(bytes, 114) }),
  };
}
