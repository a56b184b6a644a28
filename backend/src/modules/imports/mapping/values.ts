import { isRecord, type Values } from '../readers/index.js';

/** Returns a non-blank string, trimmed, or a number as a string; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
}

/** Returns the first of the named values that is text, see `textOf`. */
export function firstText(values: Values, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = textOf(values[name]);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Returns a value as a list. Parses lists that are written as a JSON string. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.startsWith('[')) return value === undefined || value === null ? [] : [value];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Returns a value as an object. Parses objects that are written as a JSON string. */
export function objectOf(value: unknown): Values | undefined {
  if (isRecord(value)) return value;
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Coordinates in degrees (WGS 84). */
interface Point {
  latitude: number;
  longitude: number;
}

/** Returns a coordinate in degrees; NaN if the value is not a number, undefined if there is none. */
export function degreesOf(value: unknown): number | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : Number(text);
}

/** Maximum nesting depth of coordinates, that of a MultiPolygon. */
const DEEPEST = 4;

/** Returns the coordinates of a GeoJSON point, or the center of the bounding box of another geometry. */
export function pointOf(geometry: unknown): Point | undefined {
  if (!isRecord(geometry)) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  const visit = (value: unknown, depth = 0): void => {
    if (!Array.isArray(value) || depth > DEEPEST) return;
    const [x, y] = value as unknown[];
    if (typeof x === 'number' && typeof y === 'number') {
      [west, south, east, north] = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)];
    } else for (const part of value) visit(part, depth + 1);
  };
  visit(geometry.coordinates);
  for (const part of listOf(geometry.geometries)) if (isRecord(part)) visit(part.coordinates);
  if (west === Infinity) return undefined;
  return geometry.type === 'Point' ? { latitude: south, longitude: west } : { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
