import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type/core';
import Pbf from 'pbf';
import { UnusableFile } from '../errors/index.js';
import { listed, shown } from '../validation/index.js';
import type { ByteSource } from './byte-source.js';
import type { ArchiveHeader, Box, TileType } from './header.js';
import { TileArchive } from './tile-archive.js';

/** Layers of the Protomaps basemap (https://docs.protomaps.com/basemaps/layers), also those of its older versions. */
const LAYERS = [
  'boundaries',
  'buildings',
  'earth',
  'landcover',
  'landuse',
  'natural',
  'physical_line',
  'physical_point',
  'places',
  'pois',
  'roads',
  'transit',
  'water',
];

/** Credits of vector tiles whose archive has none. All archives with the layers of the Protomaps basemap are made from OpenStreetMap. */
const OPENSTREETMAP = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

/** Maximum number of entries of an archive; an archive with 2 GB has about a million. */
const MOST_ENTRIES = 20_000_000;
/** Maximum size (bytes) of a decompressed tile. */
const MOST_TILE = 50_000_000;
/** Maximum number of layers in messages. */
const SHOWN = 20;

const MEDIA_TYPES: Readonly<Record<Exclude<TileType, 'mvt'>, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };

/** Facts of an archive that can be used. */
export interface CheckedArchive {
  kind: 'vector' | 'raster';
  minZoom: number;
  maxZoom: number;
  bounds: Box;
  /** Bytes of the whole archive. */
  bytes: number;
  tileCount: number;
  /** Names of the layers of vector tiles. */
  layers: string[];
  /** Sanitized HTML. */
  attribution: string;
}

const gunzipped = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

/** Returns the names of the layers of a vector tile (https://github.com/mapbox/vector-tile-spec). @throws Error if it is none */
function layersIn(tile: Buffer): string[] {
  const names: string[] = [];
  const pbf = new Pbf(tile);
  const readLayer = (tag: number) => {
    if (tag === 1) names.push(shown(pbf.readString()));
  };
  pbf.readFields((tag) => {
    if (tag === 3) pbf.readFields(readLayer, undefined, pbf.readVarint() + pbf.pos);
  }, undefined);
  return names;
}

/** Reads the first tile. @returns names of its layers, if it is a vector tile @throws UnusableFile if it is not what the header says */
async function readSample(archive: TileArchive): Promise<string[]> {
  const { tileType, tileCompression, maxZoom } = archive.header;
  for await (const { z, x, y } of archive.tilesIn({ west: -180, south: -90, east: 180, north: 90 }, maxZoom)) {
    const stored = await archive.tile(z, x, y);
    try {
      const tile = tileCompression === 'gzip' ? await gunzipped(stored ?? Buffer.alloc(0), { maxOutputLength: MOST_TILE }) : (stored ?? Buffer.alloc(0));
      if (tileType === 'mvt') return layersIn(tile);
      if ((await fileTypeFromBuffer(tile))?.mime === MEDIA_TYPES[tileType]) return [];
    } catch (cause) {
      throw new UnusableFile('maps.damaged', { cause });
    }
    throw new UnusableFile(['maps.tileNotOfType', { type: tileType }]);
  }
  throw new UnusableFile('maps.archiveEmpty');
}

/** @throws UnusableFile if none of the layers can be drawn */
function requireKnown(layers: readonly string[]): void {
  if (layers.some((layer) => LAYERS.includes(layer))) return;
  throw new UnusableFile(['maps.layersUnknown', { layers: listed(layers, SHOWN) || '–', known: LAYERS.join(', ') }]);
}

const isPicture = ({ tileType }: ArchiveHeader): boolean => tileType !== 'mvt';

/** Checks whether maps can show an archive, and returns its facts. @throws UnusableFile with the reason if they cannot */
export async function checkArchive(source: ByteSource): Promise<CheckedArchive> {
  const archive = await TileArchive.open(source);
  const { header, metadata } = archive;
  const tileCount = await archive.countTiles(MOST_ENTRIES);
  const sample = await readSample(archive);
  const layers = isPicture(header) ? [] : metadata.layers.length > 0 ? metadata.layers : sample;
  if (!isPicture(header)) requireKnown(layers);
  const { minZoom, maxZoom, bounds } = header;
  const attribution = metadata.attribution || (isPicture(header) ? '' : OPENSTREETMAP);
  return { kind: isPicture(header) ? 'raster' : 'vector', minZoom, maxZoom, bounds, bytes: source.size, tileCount, layers, attribution };
}
