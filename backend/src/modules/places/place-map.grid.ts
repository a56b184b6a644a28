import type { BoundsInput } from '../../core/geo/coordinates.js';

/** Levels of the quadtree of which the cells are kept; as in the migration that makes `map_cells`. */
const KEPT_LEVELS = [7, 10, 13, 16] as const;
const LAST_KEPT = 16;

/** A map of zoom z is 256·2^z pixels wide, so that the cells of level z + 1 are 128 pixels wide: clusters have air around them. */
const LEVELS_AHEAD = 1;

/** Where there are few places, cells are a quarter as wide, about as a pin is: the places stand by themselves. */
const FINER = 2;

/** As many cells as an answer may have items. */
const MAX_CELLS = 200;

/** Nearer than this, a map shows single places as long as they are few: cells of this level are 60 cm wide on the equator. */
const SINGLE_ZOOM = 17;
const SINGLE_LEVEL = 26;

/** Of the cells of a level, those from one column and row to another, both included. */
interface Columns {
  first: number;
  last: number;
}

/** The cells that a map is made of. */
export interface MapGrid {
  /** Its cells are those that the items of the answer stand for. */
  level: number;
  /** Columns at that level: two ranges where the map crosses the date line. */
  columns: Columns[];
  /** Rows at that level. */
  rows: Columns;
  /** A finer level, of which the items are made as long as they are few. */
  fineLevel: number;
  /** Levels of which cells are kept: from the one the grid's own level can be summed up, from the other the fine level; none where it is finer than all of them. */
  kept: { own: number; fine: number } | undefined;
}

/** The latitude in Mercator's plane, in degrees as well; as the database's `map_point`. */
const toPlane = (latitude: number): number => {
  const radians = (Math.max(-89, Math.min(89, latitude)) * Math.PI) / 180;
  return (Math.asinh(Math.tan(radians)) * 180) / Math.PI;
};

/** The latitude of a height in Mercator's plane; as the map's own SQL. */
export const toLatitude = (y: number): number => (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI;

/** Column or row of a point of the plane; as the database's `map_index`. */
const indexOf = (degrees: number, level: number): number => Math.max(0, Math.min(2 ** level - 1, Math.floor(((degrees + 180) / 360) * 2 ** level)));

/** Where a column or row begins, in degrees of the plane. */
const edgeOf = (index: number, level: number): number => (index / 2 ** level) * 360 - 180;

const lengthOf = ({ first, last }: Columns): number => last - first + 1;

function cellsAt(level: number, { southWest, northEast }: BoundsInput): { columns: Columns[]; rows: Columns } {
  const [west, east] = [indexOf(southWest.longitude, level), indexOf(northEast.longitude, level)];
  const rows = { first: indexOf(toPlane(southWest.latitude), level), last: indexOf(toPlane(northEast.latitude), level) };
  const isWhole = southWest.longitude <= northEast.longitude;
  const end = 2 ** level - 1;
  if (isWhole) return { columns: [{ first: west, last: east }], rows };
  // On a coarse grid the two sides of the date line may meet.
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
 * The grid for a map: as fine as its zoom asks for, and as an answer of at most 200 items allows.
 * @param zoom of the map, 0 for the whole earth in 256 pixels
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

/** The rectangle that the cells of a grid make up; its west lies east of its east where it crosses the date line. */
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

/** A rectangle of Mercator's plane, in degrees. */
interface PlaneBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Beyond what any point of the plane can be: the rows at the poles reach as far as there are places. */
const POLE = 300;

/** A tenth of a millimetre: what lies on the edge of two cells belongs to the one east and north of it. */
const EDGE = 1e-9;

/** From the first to the last column and row. */
export function boxOf(columns: Columns, rows: Columns, level: number): PlaneBox {
  return {
    west: edgeOf(columns.first, level),
    south: rows.first === 0 ? -POLE : edgeOf(rows.first, level),
    east: columns.last === 2 ** level - 1 ? 180 : edgeOf(columns.last + 1, level) - EDGE,
    north: rows.last === 2 ** level - 1 ? POLE : edgeOf(rows.last + 1, level) - EDGE,
  };
}
