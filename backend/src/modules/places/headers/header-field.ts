import type { Weekday } from '../../../core/hours/index.js';
import type { PlaceField } from '../place.fields.js';

/** Fields of a place that columns of files give besides its texts. The last ones are parts of other fields. */
export const OTHER_FIELDS = [
  'sourceId',
  'source',
  'moreCategories',
  'latitude',
  'longitude',
  'position',
  'city',
  'state',
  'country',
  'licence',
  'attribution',
  'sourceUrl',
  'street',
  'houseNumber',
] as const;

/** A field that a column of a file can give: a text of a place, another field, or the opening hours of a day. */
export type HeaderField = PlaceField | (typeof OTHER_FIELDS)[number] | Weekday;

/** Names of columns in one language, separated by commas. Case, accents, blanks, punctuation and a plural `s` do not matter. */
export type HeaderNames = Readonly<Partial<Record<HeaderField, string>>>;
