import { flattened } from './flat.js';
import { type FileRecord, isRecord, type Unreadable, type Values, valuesOfFeature } from './reader.js';
import { isTakeout, valuesOfTakeout } from './takeout.js';

/** Returns the geometry of a record in WGS 84, or the reason why it has none. */
export type ReadGeometry = (geometry: unknown) => unknown;

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
    return { line, reason: 'This is not JSON', text };
  }
  if (!isRecord(value)) return { line, reason: 'This is JSON, but not an object', text };
  const values = valuesOf(value);
  if (isTakeout(values)) return { line, values: flattened(valuesOfTakeout(values)), text };
  const geometry = readGeometry(values.geometry);
  if (typeof geometry === 'string') return { line, reason: geometry, text };
  return { line, values: flattened(geometry === values.geometry ? values : { ...values, geometry }), text };
}
