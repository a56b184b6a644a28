import { isRecord, type Values } from './reader.js';

/** Maximum nesting depth of values that get names, and number of values of a record. */
const [DEEPEST, MOST] = [4, 500];

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Returns whether a record has the nested form of Overture or Foursquare, which their mappers read. */
const hasOwnForm = (values: Values): boolean => isRecord(values.names) || 'fsq_place_id' in values;

/**
 * Adds the values of nested objects under names with dots, such as `location.name`, and writes lists of texts as one text, separated by
 * semicolons. Nested objects stay as well. Geometries and records of Overture and Foursquare stay as they are.
 */
export function flattened(values: Values): Values {
  if (hasOwnForm(values)) return values;
  const flat: Values = {};
  let count = 0;
  const add = (name: string, value: unknown, depth: number): void => {
    if (count >= MOST) return;
    if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')) flat[name] = value.join('; ');
    else if (depth === 0 || isScalar(value) || Array.isArray(value)) flat[name] = value;
    count += 1;
    if (!isRecord(value) || depth >= DEEPEST || name === 'geometry') return;
    for (const [inner, one] of Object.entries(value)) add(`${name}.${inner}`, one, depth + 1);
  };
  for (const [name, value] of Object.entries(values)) add(name, value, 0);
  return flat;
}
