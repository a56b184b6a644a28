import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import { fromGeojsonVt } from 'vt-pbf';
import { UnusableFile } from '../../../../core/errors/index.js';
import { type Box, type TileRange, tilesOf, type WrittenTile } from '../../../../core/tiles/index.js';
import type { FeatureStore } from './feature-store.js';
import type { Extract } from './read-features.js';
import { type Layer, LAYERS, type Rule } from './rules.js';

const packed = promisify(gzip);

/** Zoom levels of the tiles. Browsers draw those of the highest level larger. */
const [MIN_ZOOM, MAX_ZOOM] = [6, 14];

/** Zoom level of the parts that are drawn one after the other, so that the memory for tiles does not grow with the extract. */
const PART_ZOOM = 10;

/** Units along a side of a tile, and the part around it that it shares with its neighbours. */
const [EXTENT, BUFFER] = [4096, 64];

/** Maximum number of tiles of the highest zoom level in which features lie, counted for each feature. A city of 10 MB has less than a million. */
const MOST_PARTS = 3_000_000;

/** Returns the tiles of a zoom level that have a part of a rectangle, also in their buffer. */
function around({ west, south, east, north }: Box, zoom: number): TileRange {
  const buffer = (360 * BUFFER) / EXTENT / 2 ** zoom;
  return tilesOf({ west: west - buffer, south: south - buffer, east: east + buffer, north: north + buffer }, zoom);
}

/** @throws UnusableFile if the features pass through too many tiles */
function checkParts(features: FeatureStore): void {
  let parts = 0;
  for (let i = 0; i < features.size; i += 1) {
    const { fromX, toX, fromY, toY } = tilesOf(features.boxOf(i), MAX_ZOOM);
    const [width, height] = [toX - fromX + 1, toY - fromY + 1];
    parts += features.isLine(i) ? width + height : width * height;
  }
  if (parts > MOST_PARTS) throw new UnusableFile('maps.osmTooWide');
}

/** Returns the features of each part of the map by its tile. Those across the date line are in the parts of both sides. */
function byPart(features: FeatureStore, order: readonly number[]): Map<number, number[]> {
  const parts = new Map<number, number[]>();
  for (const i of order) {
    const { west, east, ...rest } = features.boxOf(i);
    for (const shift of west < -180 || east > 180 ? [-360, 0, 360] : [0]) {
      const box = { ...rest, west: west + shift, east: east + shift };
      if (box.east < -180 || box.west > 180) continue;
      const { fromX, toX, fromY, toY } = around(box, PART_ZOOM);
      for (let column = fromX; column <= toX; column += 1) {
        for (let row = fromY; row <= toY; row += 1) {
          const key = column * 2 ** PART_ZOOM + row;
          const list = parts.get(key);
          if (list) list.push(i);
          else parts.set(key, [i]);
        }
      }
    }
  }
  return parts;
}

/** Cuts features into tiles down to a zoom level. Lines and areas are simplified to less than a pixel, and the smallest areas are left out. */
const cut = (features: FeatureStore, order: readonly number[], zoom: number): GeoJSONVT =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features: order.map((i) => features.get(i)) },
    { maxZoom: MAX_ZOOM, indexMaxZoom: zoom, indexMaxPoints: 0, extent: EXTENT, buffer: BUFFER },
  );

/** Returns the bytes of a tile, packed by gzip; undefined if no feature is in tiles of its zoom level. */
async function encoded(features: readonly LegacyFeature[], z: number): Promise<Buffer | undefined> {
  const layers: Partial<Record<Layer, { features: LegacyFeature[] }>> = {};
  for (const feature of features) {
    const { layer, minZoom, properties } = feature.tags as unknown as Rule;
    if (z >= minZoom) (layers[layer] ??= { features: [] }).features.push({ ...feature, tags: properties });
  }
  const drawn = LAYERS.flatMap((layer) => (layers[layer] ? [[layer, layers[layer]]] : []));
  if (drawn.length === 0) return undefined;
  return packed(fromGeojsonVt(Object.fromEntries(drawn) as Parameters<typeof fromGeojsonVt>[0], { version: 2, extent: EXTENT }));
}

/** A tile with its id. */
type DrawnTile = WrittenTile & { id: number };

/** Encodes the tiles of an index that are wanted. */
async function encodeAll(index: GeoJSONVT, isWanted: (z: number, x: number, y: number) => boolean): Promise<DrawnTile[]> {
  const tiles: DrawnTile[] = [];
  for (const { z, x, y } of index.tileCoords) {
    if (!isWanted(z, x, y)) continue;
    const data = await encoded(index.getTile(z, x, y)?.features ?? [], z);
    if (data) tiles.push({ id: zxyToTileId(z, x, y), z, x, y, data });
  }
  return tiles;
}

/**
 * Draws the vector tiles of an extract. Important features lie on top.
 * @param onProgress gets the drawn share (0 to 1) @returns them in the order of their ids
 * @throws UnusableFile if the features lie too far apart for so many
 */
export async function drawTiles({ features, box }: Extract, onProgress: (share: number) => void): Promise<WrittenTile[]> {
  checkParts(features);
  const zoomOf = (i: number) => features.ruleOf(i).minZoom;
  const order = Array.from({ length: features.size }, (_, i) => i).sort((a, b) => zoomOf(b) - zoomOf(a));
  const isInside = (z: number, x: number, y: number) => {
    const { fromX, toX, fromY, toY } = tilesOf(box, z);
    return x >= fromX && x <= toX && y >= fromY && y <= toY;
  };
  const low = order.filter((i) => zoomOf(i) <= PART_ZOOM);
  const tiles = await encodeAll(cut(features, low, PART_ZOOM), (z, x, y) => z >= MIN_ZOOM && isInside(z, x, y));
  const parts = byPart(features, order);
  let done = 0;
  for (const [key, ofPart] of parts) {
    const [column, row] = [Math.floor(key / 2 ** PART_ZOOM), key % 2 ** PART_ZOOM];
    if (isInside(PART_ZOOM, column, row)) {
      const isOfPart = (z: number, x: number, y: number) => z > PART_ZOOM && x >> (z - PART_ZOOM) === column && y >> (z - PART_ZOOM) === row;
      tiles.push(...(await encodeAll(cut(features, ofPart, MAX_ZOOM), (z, x, y) => isOfPart(z, x, y) && isInside(z, x, y))));
    }
    parts.delete(key);
    done += 1;
    onProgress(done / (done + parts.size));
  }
  return tiles.sort((a, b) => a.id - b.id);
}
