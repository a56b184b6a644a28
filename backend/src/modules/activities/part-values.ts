import type { Columns } from './activity.entity.js';

/** Fields of places and cities with a value for each language or attribute. */
const KEYED: readonly string[] = ['names', 'descriptions', 'attributes'];

const isRecord = (value: unknown): value is Columns => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value of a place as suggested edits have it: `yes`, `pizza;thai`. */
function partText(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(';') || null : value;
}

/** Returns the values of a place or city with a field for each language and attribute: `attributes.cuisine`. */
export const withParts = (values: Columns): Columns =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (!KEYED.includes(field) || !isRecord(value)) return [[field, Array.isArray(value) ? partText(value) : value]];
      return Object.entries(value).map(([key, part]) => [`${field}.${key}`, partText(part)]);
    }),
  );

/** Returns whether a field is one language or attribute. */
export const isPart = (field: string): boolean => KEYED.some((name) => field.startsWith(`${name}.`));
