export { type ByteSource, fileSource, memorySource } from './byte-source.js';
export { type CheckedArchive, checkArchive } from './check-archive.js';
export { sanitizeCredits } from './credits.js';
export { type ArchiveHeader, type Box, type Compression, isArchive, type TileType } from './header.js';
export { TileArchive, type TileSection } from './tile-archive.js';
export { type TileAddress, type TileRange, tilesOf } from './tile-grid.js';
export { versionOf, type WorldMap, worldMap } from './world-map.js';
export { archiveAddress, type HttpOptions, httpSource } from './http-source.js';
export { type ArchiveFacts, writeArchive, type WrittenTile } from './write-archive.js';
