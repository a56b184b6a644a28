import { zxyToTileId } from 'pmtiles';
import { onMap } from '../geo/index.js';
import type { Box } from './header.js';

/** Address of a tile in Web Mercator: 2^z columns from the west, and rows from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Columns and rows of a zoom level, both ends included. */
export interface TileRange {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

/** Returns the tiles of a zoom level that a rectangle touches. A side on the edge of a tile does not touch the next tile. */
export function tilesOf({ west, south, east, north }: Box, z: number): TileRange {
  const count = 2 ** z;
  const within = (position: number): number => Math.min(count - 1, Math.max(0, position));
  const [first, last] = [onMap({ longitude: west, latitude: north }), onMap({ longitude: east, latitude: south })];
  const [fromX, fromY] = [within(Math.floor(first.x * count)), within(Math.floor(first.y * count))];
  return {
    fromX,
    fromY,
    toX: Math.max(fromX, within(Math.ceil(last.x * count) - 1)),
    toY: Math.max(fromY, within(Math.ceil(last.y * count) - 1)),
  };
}

/** Returns the id of the first tile of a zoom level: the number of tiles of all lower levels. */
const firstIdOf = (z: number): number => (4 ** z - 1) / 3;

/** Returns the ids of the tiles of zoom level `z` inside a tile of a lower or the same level, which are consecutive. @returns the first one, and the number */
export function idsInside(tile: TileAddress, z: number): { first: number; count: number } {
  const count = 4 ** (z - tile.z);
  return { first: firstIdOf(z) + (zxyToTileId(tile.z, tile.x, tile.y) - firstIdOf(tile.z)) * count, count };
}

/** Returns the four tiles inside a tile, in the order of their ids. */
export function childrenOf({ z, x, y }: TileAddress): TileAddress[] {
  const children = [0, 1].flatMap((right) => [0, 1].map((below) => ({ z: z + 1, x: 2 * x + right, y: 2 * y + below })));
  return children
    .map((child) => ({ child, id: zxyToTileId(child.z, child.x, child.y) }))
    .sort((a, b) => a.id - b.id)
    .map(({ child }) => child);
}

/** Returns whether a tile contains one of the tiles of a range of zoom level `z`. */
export function touches({ z: own, x, y }: TileAddress, { fromX, toX, fromY, toY }: TileRange, z: number): boolean {
  const scale = 2 ** (z - own);
  return x * scale <= toX && (x + 1) * scale > fromX && y * scale <= toY && (y + 1) * scale > fromY;
}
