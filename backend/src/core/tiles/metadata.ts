import { gunzipSync } from 'node:zlib';
import { shown } from '../validation/index.js';
import { sanitizeCredits } from './credits.js';
import type { ArchiveHeader } from './header.js';
import { UnusableFile } from '../errors/index.js';

/** Largest metadata of an archive (bytes), stored and decompressed. Those of the whole planet have 20 kB. */
export const MOST_METADATA = 1_000_000;
const MOST_BYTES = 5_000_000;

/** Maximum number of layers. */
const MOST_LAYERS = 200;

/** Longest attribution (characters). */
const LONGEST_ATTRIBUTION = 2000;

/** Layers and credits that an archive names. */
export interface ArchiveMetadata {
  /** Names of the layers of vector tiles; empty for raster tiles. */
  layers: string[];
  /** Credits as sanitized HTML: text and links. */
  attribution: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const layerNames = (layers: unknown): string[] =>
  Array.isArray(layers)
    ? layers.slice(0, MOST_LAYERS).flatMap((layer: unknown) => (isRecord(layer) && typeof layer.id === 'string' ? [shown(layer.id)] : []))
    : [];

/** Reads the metadata of an archive. @param bytes them, as stored @throws UnusableFile if they are damaged or too large */
export function readMetadata(bytes: Buffer, { internalCompression }: Pick<ArchiveHeader, 'internalCompression'>): ArchiveMetadata {
  if (bytes.length === 0) return { layers: [], attribution: '' };
  if (bytes.length > MOST_METADATA) throw new UnusableFile('maps.damaged');
  let metadata: unknown;
  try {
    metadata = JSON.parse((internalCompression === 'gzip' ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes).toString());
  } catch {
    throw new UnusableFile('maps.damaged');
  }
  if (!isRecord(metadata)) throw new UnusableFile('maps.damaged');
  const { attribution } = metadata;
  const credits = typeof attribution === 'string' && attribution.length <= LONGEST_ATTRIBUTION ? sanitizeCredits(attribution) : '';
  return { layers: layerNames(metadata.vector_layers), attribution: credits };
}
