import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { type Box, memorySource, TileArchive, tilesOf, worldMap } from '../../../../../core/tiles/index.js';

/** Accuracy (degrees) of the coasts of the world map: about 5 km. */
const ACCURACY = 0.05;

/** Number of points along a side of a rectangle that are looked up. */
const POINTS = 5;

/** Rings of the land in a tile of the world map, in its units. */
interface Tile {
  extent: number;
  rings: { x: number; y: number }[][];
}

/** The land of the world map. */
class WorldLand {
  private readonly tiles = new Map<string, Tile>();

  constructor(
    private readonly archive: TileArchive,
    private readonly zoom: number,
  ) {}

  /** Returns whether a point is on land: inside an odd number of rings (even-odd rule). */
  async has(longitude: number, latitude: number): Promise<boolean> {
    const { fromX, fromY } = tilesOf({ west: longitude, east: longitude, south: latitude, north: latitude }, this.zoom);
    const { extent, rings } = await this.tile(fromX, fromY);
    const sine = Math.sin((latitude * Math.PI) / 180);
    const left = ((longitude / 360 + 0.5) * 2 ** this.zoom - fromX) * extent;
    const top = ((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** this.zoom - fromY) * extent;
    let isIn = false;
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i += 1) {
        const [from, to] = [ring[i - 1] as Tile['rings'][0][0], ring[i] as Tile['rings'][0][0]];
        if (from.y > top !== to.y > top && left < from.x + ((top - from.y) / (to.y - from.y)) * (to.x - from.x)) isIn = !isIn;
      }
    }
    return isIn;
  }

  private async tile(x: number, y: number): Promise<Tile> {
    const known = this.tiles.get(`${x} ${y}`);
    if (known) return known;
    const bytes = await this.archive.tile(this.zoom, x, y);
    const layer = bytes ? new VectorTile(new Pbf(gunzipSync(bytes))).layers.earth : undefined;
    const rings = layer ? Array.from({ length: layer.length }, (_, i) => layer.feature(i).loadGeometry()).flat() : [];
    const tile = { extent: layer?.extent ?? 1, rings };
    this.tiles.set(`${x} ${y}`, tile);
    return tile;
  }
}

/** Returns whether the world map has land at or near each point of a rectangle that is looked up. */
export async function isLandInWorld({ west, south, east, north }: Box): Promise<boolean> {
  const { bytes, header } = worldMap();
  const archive = await TileArchive.open(memorySource(bytes));
  const land = new WorldLand(archive, header.maxZoom);
  const steps = Array.from({ length: POINTS }, (_, i) => (i + 0.5) / POINTS);
  for (const across of steps) {
    for (const up of steps) {
      const [longitude, latitude] = [west + (east - west) * across, south + (north - south) * up];
      let isNear = false;
      for (const dx of [0, -ACCURACY, ACCURACY]) for (const dy of [0, -ACCURACY, ACCURACY]) isNear ||= await land.has(longitude + dx, latitude + dy);
      if (!isNear) return false;
    }
  }
  return true;
}
