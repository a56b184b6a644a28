import type { Point } from '../../../core/geo/index.js';
import { isRecord } from '../readers/index.js';

/** Longitude and latitude (degrees). */
type Position = readonly [number, number];

/** An area of the earth: its rings, outer and inner ones alike, and the box around them. */
export interface Area {
  rings: readonly (readonly Position[])[];
  box: { west: number; south: number; east: number; north: number };
}

const isPosition = (value: unknown): value is Position => Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
const isRing = (value: unknown): value is Position[] => Array.isArray(value) && value.length > 2 && value.every(isPosition);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Returns the area of a Polygon or MultiPolygon of GeoJSON; undefined for anything else. */
export function areaOf(geometry: unknown): Area | undefined {
  if (!isRecord(geometry)) return undefined;
  const { type, coordinates } = geometry;
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? listOf(coordinates) : [];
  const rings = polygons.flatMap(listOf).filter(isRing);
  if (rings.length === 0) return undefined;
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of rings.flat()) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return { rings, box };
}

/** Returns whether an area contains a point: whether a ray to the east crosses its rings an odd number of times. */
export function contains({ rings, box }: Area, { latitude, longitude }: Point): boolean {
  if (longitude < box.west || longitude > box.east || latitude < box.south || latitude > box.north) return false;
  let isWithin = false;
  for (const ring of rings) {
    for (let i = 0, before = ring.length - 1; i < ring.length; before = i, i += 1) {
      const [x1, y1] = ring[i] as Position;
      const [x2, y2] = ring[before] as Position;
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) isWithin = !isWithin;
    }
  }
  return isWithin;
}
