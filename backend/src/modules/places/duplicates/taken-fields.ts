import { registerEnumType } from 'type-graphql';
import { PLACE_FIELD_NAMES } from '../place.fields.js';

const TAKEN_FIELDS = [...PLACE_FIELD_NAMES, 'coordinates', 'city', 'featured'] as const;

/** Field whose value the place that stays can take over from the one that goes. */
export type TakenField = (typeof TAKEN_FIELDS)[number];

/** Fields by their names in GraphQL: `FULL_ADDRESS` for `fullAddress`. */
export const TakenFields: Readonly<Record<string, TakenField>> = Object.fromEntries(
  TAKEN_FIELDS.map((name) => [name.replaceAll(/[A-Z]/g, '_$&').toUpperCase(), name]),
);
registerEnumType(TakenFields, {
  name: 'MergedField',
  description: 'Field of a place whose value a merge can take from the place that goes.',
  valuesConfig: Object.fromEntries(Object.entries(TakenFields).map(([key, name]) => [key, { description: `The field \`${name}\`.` }])),
});
