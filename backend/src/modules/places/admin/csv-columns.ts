import { lastInCsv, type LanguageTexts, textCells } from '../../../core/fields/index.js';
import type { CsvColumns } from '../../../core/rest/index.js';
import type { AttributeList } from '../../site/index.js';
import { cellOf } from '../attributes/index.js';
import { OPTIONAL_PLACE_FIELDS, PLACE_FIELDS } from '../place.fields.js';
import type { PlaceRow, TextLanguages } from './admin.query.js';

const LAST = lastInCsv(PLACE_FIELDS);

const FIRST: CsvColumns<PlaceRow> = {
  id: ({ id }) => id,
  ...textCells(PLACE_FIELDS, ['name']),
  city: ({ cityName }) => cityName,
  ...textCells(PLACE_FIELDS, ['category', 'description']),
  status: ({ status }) => status,
  featured: ({ featured }) => featured,
  rating: ({ ratingCount, ratingAverage }) => (ratingCount > 0 ? ratingAverage : null),
  reviews: ({ ratingCount }) => ratingCount,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  ...textCells(
    PLACE_FIELDS,
    OPTIONAL_PLACE_FIELDS.filter((name) => !LAST.includes(name)),
  ),
  createdBy: ({ creatorName }) => creatorName,
  createdByEmail: ({ creatorEmail }) => creatorEmail,
  source: ({ source }) => source,
  created: ({ createdAt }) => createdAt,
  updated: ({ updatedAt }) => updatedAt,
  // Programs that count columns still work.
  ...textCells(PLACE_FIELDS, LAST),
};

const inLanguages = (name: 'name' | 'description', languages: readonly string[], textsOf: (row: PlaceRow) => LanguageTexts): CsvColumns<PlaceRow> =>
  Object.fromEntries(languages.map((language) => [`${name}:${language}`, (row: PlaceRow) => textsOf(row)[language] ?? null]));

/** Returns the columns of the CSV export of places. The last ones are those of texts in languages and of attributes, also those for moderators. */
export const placeColumns = (attributes: AttributeList, languages: TextLanguages): CsvColumns<PlaceRow> => ({
  ...FIRST,
  moreCategories: ({ moreCategories }) => moreCategories.join(';') || null,
  ...inLanguages('name', languages.names, ({ names }) => names),
  ...inLanguages('description', languages.descriptions, ({ descriptions }) => descriptions),
  ...Object.fromEntries(attributes.visible(true).map(({ key }) => [key, (row: PlaceRow) => cellOf(row.attributes, key)])),
});
