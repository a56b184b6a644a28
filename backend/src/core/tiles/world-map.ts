import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../config/index.js';
import { type ArchiveHeader, readHeader } from './header.js';
import { type ArchiveMetadata, readMetadata } from './metadata.js';

/** The bundled archive with land, borders and names of the whole world. */
export interface WorldMap extends ArchiveMetadata {
  /** The whole archive. */
  bytes: Buffer;
  version: string;
  header: ArchiveHeader;
}

/** Returns the version of an archive: the first 16 hexadecimal digits of the SHA-256 of its bytes. @param hash SHA-256 that has read all bytes */
export const versionOf = (hash: ReturnType<typeof createHash>): string => hash.digest('hex').slice(0, 16);

let world: WorldMap | undefined;

/** Reads the world map; each process keeps it in memory. */
export function worldMap(): WorldMap {
  if (world) return world;
  const bytes = readFileSync(path.join(repositoryRoot, 'backend/assets/world.pmtiles'));
  const header = readHeader(bytes, bytes.length);
  const { offset, length } = header.metadata;
  world = { ...readMetadata(bytes.subarray(offset, offset + length), header), bytes, header, version: versionOf(createHash('sha256').update(bytes)) };
  return world;
}
