import { InvalidInput } from '../../../core/errors/index.js';
import { PLACE_FIELD_NAMES } from '../place.fields.js';

/** Fields whose value the place that stays can take over from the one that goes. */
export const TAKEN_FIELDS = [...PLACE_FIELD_NAMES, 'coordinates', 'city', 'featured'] as const;
export type TakenField = (typeof TAKEN_FIELDS)[number];

/** Checks names of fields. @throws InvalidInput for an unknown one */
export function readTaken(names: readonly string[]): TakenField[] {
  const known = TAKEN_FIELDS.filter((field) => names.includes(field));
  if (names.some((name) => !known.some((field) => field === name))) throw new InvalidInput({ take: 'console.mergeField' });
  return known;
}
