import { onMap, type Point } from '../core/geo/index.js';

/** Width and height (px) of a tile at its own zoom level. */
const TILE_SIZE = 256;

/** Part of the earth that a picture shows. */
export interface View {
  center: Point;
  /** From 0 (whole earth) to 19 (single houses). */
  zoom: number;
  /** Width and height (CSS px). */
  width: number;
  height: number;
}

/** Tile that covers a part of a view. */
export interface ViewTile {
  z: number;
  x: number;
  y: number;
  /** Left and upper edge, and width and height, in pixels of the view. */
  left: number;
  top: number;
  size: number;
}

/** Projects a point to pixels of the whole earth at a zoom level, as Leaflet does (EPSG:3857). */
function project(point: Point, zoom: number): { x: number; y: number } {
  const size = TILE_SIZE * 2 ** zoom;
  const { x, y } = onMap(point);
  return { x: x * size, y: y * size };
}

/** Returns the tiles of a zoom level that cover a view, also beyond the date line. @param z at most the zoom level of the view */
export function tilesOf({ center, zoom, width, height }: View, z: number): ViewTile[] {
  const size = TILE_SIZE * 2 ** (zoom - z);
  const middle = project(center, zoom);
  // Leaflet rounds the corner of its panes to whole pixels as well.
  const [left, top] = [Math.round(middle.x - width / 2), Math.round(middle.y - height / 2)];
  const count = 2 ** z;
  const tiles: ViewTile[] = [];
  for (let y = Math.max(0, Math.floor(top / size)); y < Math.min(count, (top + height) / size); y++) {
    for (let x = Math.floor(left / size); x < (left + width) / size; x++) {
      tiles.push({ z, x: ((x % count) + count) % count, y, left: x * size - left, top: y * size - top, size });
    }
  }
  return tiles;
}
