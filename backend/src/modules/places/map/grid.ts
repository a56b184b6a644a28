import { type BoundsInput, toLatitude, toPlane } from '../../../core/geo/index.js';

/** Quadtree levels stored in `map_cells`; they must equal those of the migration that creates the table. */
const KEPT_LEVELS = [7, 10, 13, 16] as const;
const LAST_KEPT = 16;

/** Cells of a map with zoom z have the level z + 1. As the world is 256·2^z pixels wide, a cell is 128 pixels wide: enough space around clusters. */
const LEVELS_AHEAD = 1;

/** Additional levels of a map with few places: its cells are 32 pixels wide, about the width of a pin, so most places are shown separately. */
const FINER = 2;

/** Maximum number of cells; equals the maximum number of items in a response. */
const MAX_CELLS = 200;

/** From this zoom on, a map with few places has cells of `SINGLE_LEVEL`, which are 60 cm wide at the equator: places are shown separately. */
const SINGLE_ZOOM = 17;
const SINGLE_LEVEL = 26;

/** A range of columns or rows of a level; both ends are included. */
interface Columns {
  first: number;
  last: number;
}

/** The grid of cells that covers a map. */
export interface MapGrid {
  /** Quadtree level of the cells. */
  level: number;
  /** Columns at that level; two ranges if the map crosses the date line. */
  columns: Columns[];
  /** Rows at that level. */
  rows: Columns;
  /** Finer level, used instead of `level` if the map has few places. */
  fineLevel: number;
  /** Stored levels from which `level` (`own`) and `fineLevel` (`fine`) are summed. Undefined if the grid is finer than all stored levels. */
  kept: { own: number; fine: number } | undefined;
}

/** Returns the column or row of a coordinate of the plane, like the SQL function `map_index`. */
const indexOf = (degrees: number, level: number): number => Math.max(0, Math.min(2 ** level - 1, Math.floor(((degrees + 180) / 360) * 2 ** level)));

/** Returns the west or south edge of a column or row (degrees of the plane). */
const edgeOf = (index: number, level: number): number => (index / 2 ** level) * 360 - 180;

const lengthOf = ({ first, last }: Columns): number => last - first + 1;

function cellsAt(level: number, { southWest, northEast }: BoundsInput): { columns: Columns[]; rows: Columns } {
  const [west, east] = [indexOf(southWest.longitude, level), indexOf(northEast.longitude, level)];
  const rows = { first: indexOf(toPlane(southWest.latitude), level), last: indexOf(toPlane(northEast.latitude), level) };
  const isWhole = southWest.longitude <= northEast.longitude;
  const end = 2 ** level - 1;
  if (isWhole) return { columns: [{ first: west, last: east }], rows };
  // On a coarse grid, the ranges on the two sides of the date line can touch or overlap: the map then has all columns.
  const isRound = west <= east + 1;
  return {
    columns: isRound
      ? [{ first: 0, last: end }]
      : [
          { first: 0, last: east },
          { first: west, last: end },
        ],
    rows,
  };
}

/**
 * Returns the grid of a map. Its level depends on the zoom; it is coarser if the map would have more than 200 cells.
 * @param zoom zoom of the map; 0 shows the whole earth in 256 pixels
 */
export function gridOf(bounds: BoundsInput, zoom: number): MapGrid {
  let level = zoom + LEVELS_AHEAD;
  let cells = cellsAt(level, bounds);
  while (cells.columns.reduce((sum, range) => sum + lengthOf(range), 0) * lengthOf(cells.rows) > MAX_CELLS) {
    level -= 1;
    cells = cellsAt(level, bounds);
  }
  const isKept = level < LAST_KEPT;
  const nearer = zoom >= SINGLE_ZOOM ? Math.max(SINGLE_LEVEL, level + FINER) : level + FINER;
  const fineLevel = isKept ? Math.min(level + FINER, LAST_KEPT) : nearer;
  const [own, fine] = [level, fineLevel].map((wanted) => KEPT_LEVELS.find((kept) => kept >= wanted));
  return { level, ...cells, fineLevel, kept: own && fine ? { own, fine } : undefined };
}

/** Returns the rectangle that the cells of a grid cover. Its west is greater than its east if it crosses the date line. */
export function boundsOf({ level, columns, rows }: MapGrid): BoundsInput {
  const [first, last] = [columns.at(-1)?.first ?? 0, columns[0]?.last ?? 0];
  const latitude = (row: number): number => {
    if (row === 0) return -90;
    return row === 2 ** level ? 90 : toLatitude(edgeOf(row, level));
  };
  return {
    southWest: { longitude: edgeOf(first, level), latitude: latitude(rows.first) },
    northEast: { longitude: edgeOf(last + 1, level), latitude: latitude(rows.last + 1) },
  };
}

/** A rectangle of the Mercator plane (degrees). */
interface PlaneBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Outer edge of the rows at the poles (degrees of the plane): larger than the y coordinate of any place. */
const POLE = 300;

/** Gap (degrees; about 0.1 mm) before the east and north edge: a place on an edge belongs to the cell east or north of it. */
const EDGE = 1e-9;

/** Returns the rectangle from the first to the last column and row. */
export function boxOf(columns: Columns, rows: Columns, level: number): PlaneBox {
  return {
    west: edgeOf(columns.first, level),
    south: rows.first === 0 ? -POLE : edgeOf(rows.first, level),
    east: columns.last === 2 ** level - 1 ? 180 : edgeOf(columns.last + 1, level) - EDGE,
    north: rows.last === 2 ** level - 1 ? POLE : edgeOf(rows.last + 1, level) - EDGE,
  };
}
