import type { Reason } from '../../../core/errors/index.js';
import { flattened } from './flat.js';
import { type FileRecord, isRecord, type Unreadable, type Values, valuesOfFeature } from './reader.js';
import { isTakeout, valuesOfTakeout } from './takeout.js';

/** Returns the geometry of a record in WGS 84. @throws UnusableGeometry if it cannot be used */
export type ReadGeometry = (geometry: unknown) => unknown;

/** Thrown if the geometry of a record cannot be used. */
export class UnusableGeometry extends Error {
  constructor(readonly reason: Reason) {
    super();
  }
}

function valuesOf(value: Values): Values {
  // Esri JSON
  if (isRecord(value.attributes) && isRecord(value.geometry)) return { ...value.attributes, geometry: value.geometry };
  if (value.type !== 'Feature' && !('properties' in value && 'geometry' in value)) return value;
  return valuesOfFeature(value);
}

/** Parses a JSON object or GeoJSON feature into a record. */
export function recordOf(line: number, text: string, readGeometry: ReadGeometry = (geometry) => geometry): FileRecord | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, reason: 'imports.notJson', text };
  }
  if (!isRecord(value)) return { line, reason: 'imports.notObject', text };
  const values = valuesOf(value);
  if (isTakeout(values)) return { line, values: flattened(valuesOfTakeout(values)), text };
  try {
    const geometry = readGeometry(values.geometry);
    return { line, values: flattened(geometry === values.geometry ? values : { ...values, geometry }), text };
  } catch (error) {
    if (error instanceof UnusableGeometry) return { line, reason: error.reason, text };
    throw error;
  }
}
