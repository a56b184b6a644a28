import { isRecord, type Values } from './reader.js';

/** Maximum nesting depth of values that get names, and number of values of a record. */
const [DEEPEST, MOST] = [4, 500];

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Returns whether a record has the nested form of Overture or Foursquare, which their mappers read. */
const hasOwnForm = (values: Values): boolean => isRecord(values.names) || 'fsq_place_id' in values;

/** Returns whether an object is a geometry: of GeoJSON or Esri. Other objects of this name, such as that of Google Places, have values of their own. */
const isGeometry = (value: Values): boolean => ['coordinates', 'geometries', 'x', 'y', 'rings', 'paths', 'points'].some((name) => name in value);

/** Returns the value of an object that only wraps it: a value in the results of SPARQL (https://www.w3.org/TR/sparql11-results-json). */
const unwrapped = (value: unknown): unknown =>
  isRecord(value) && ['uri', 'literal', 'typed-literal', 'bnode'].includes(String(value.type)) && 'value' in value ? value.value : value;

/** Names by which a list of objects, such as categories, is one text. */
const TITLES = ['name', 'title', 'label', 'text'];

/** Returns a list of texts, or of objects with a name, as one text; undefined for another value. */
function joined(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const texts = value.map((one: unknown) => (isRecord(one) ? TITLES.map((title) => one[title]).find((text) => typeof text === 'string') : one));
  return texts.every((text) => typeof text === 'string') ? texts.join('; ') : undefined;
}

/**
 * Adds the values of nested objects under names with dots, such as `location.name`, and writes lists of texts and of named objects as one text,
 * separated by semicolons. Nested objects stay as well. Geometries and records of Overture and Foursquare stay as they are.
 */
export function flattened(values: Values): Values {
  if (hasOwnForm(values)) return values;
  const flat: Values = {};
  let count = 0;
  const add = (name: string, wrapped: unknown, depth: number): void => {
    if (count >= MOST) return;
    const value = unwrapped(wrapped);
    const text = joined(value);
    if (text !== undefined) flat[name] = text;
    else if (depth === 0 || isScalar(value) || Array.isArray(value)) flat[name] = value;
    count += 1;
    if (!isRecord(value) || depth >= DEEPEST || (name === 'geometry' && isGeometry(value))) return;
    for (const [inner, one] of Object.entries(value)) add(`${name}.${inner}`, one, depth + 1);
  };
  for (const [name, value] of Object.entries(values)) add(name, value, 0);
  return flat;
}
