import { type Point, pointInside } from './positions/index.js';
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

/** Returns a point of a GeoJSON geometry, see `pointInside`. The point 0, 0 stands for an unknown position. */
export function pointOf(geometry: unknown): Point | undefined {
  if (!isRecord(geometry)) return undefined;
  const [longitude, latitude] = pointInside(geometry) ?? [];
  if (longitude === undefined || latitude === undefined || (longitude === 0 && latitude === 0)) return undefined;
  return { latitude, longitude };
}
