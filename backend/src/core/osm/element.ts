/** Longitude and latitude in degrees (WGS 84). */
export type Position = [longitude: number, latitude: number];

export type Tags = Record<string, string>;

/** A member of a relation. `line` is its course, if the file states it beside the member. */
export interface Member {
  type: 'node' | 'way' | 'relation';
  ref: number;
  role: string;
  line?: Position[] | undefined;
}

interface ElementBase {
  /** Number of its line; in a binary file, of the element. */
  line: number;
  id: number;
  tags: Tags;
  /** A position that the file states in place of the nodes or members, as `out center` of Overpass does. */
  center?: Position | undefined;
}

/** An element of OpenStreetMap as any of its file formats states it. */
export type OsmElement =
  | (ElementBase & { type: 'node' })
  | (ElementBase & { type: 'way'; refs: readonly number[]; course?: Position[] | undefined })
  | (ElementBase & { type: 'relation'; members: readonly Member[] });

/** Geometry of GeoJSON. */
export interface Geometry {
  type: 'Point' | 'MultiPoint' | 'LineString' | 'MultiLineString' | 'Polygon' | 'MultiPolygon';
  coordinates: unknown;
}

/** Returns a position; undefined if a value is not a number of degrees. */
export function positionOf(longitude: unknown, latitude: unknown): Position | undefined {
  const [x, y] = [numberOf(longitude), numberOf(latitude)];
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 ? [x, y] : undefined;
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Returns whether a line ends where it begins, and encloses an area. */
export function isClosed(line: readonly Position[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}
