import { columnName } from '../../../core/db/index.js';
import { lastInCsv, type LanguageTexts, textCells } from '../../../core/fields/index.js';
import type { CsvColumns } from '../../../core/rest/index.js';
import { OWN_SOURCE, sourceOf } from '../../cities/index.js';
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

/** Returns the columns of the CSV export of places. The last ones are those of texts in languages, of attributes, also those for moderators, and credits. */
export const placeColumns = (attributes: AttributeList, languages: TextLanguages): CsvColumns<PlaceRow> => ({
  ...FIRST,
  moreCategories: ({ moreCategories }) => moreCategories.join(';') || null,
  ...inLanguages('name', languages.names, ({ names }) => names),
  ...inLanguages('description', languages.descriptions, ({ descriptions }) => descriptions),
  ...Object.fromEntries(attributes.visible(true).map(({ key }) => [key, (row: PlaceRow) => cellOf(row.attributes, key)])),
  licence: (row) => sourceOf(row)?.licence ?? null,
  attribution: (row) => sourceOf(row)?.name ?? null,
});

/** Columns of the CSV export that files for maps leave out: people. */
const OF_PEOPLE = ['createdBy', 'createdByEmail'];

/**
 * Returns the columns of files for maps. They are named as in exports of the command line, so that an import knows them.
 * @param publicUrl base URL of the site, without a trailing slash
 */
export const mapColumns = (csv: CsvColumns<PlaceRow>, publicUrl: string): CsvColumns<PlaceRow> => ({
  ...Object.fromEntries(
    Object.entries(csv).flatMap(([name, valueOf]) => (OF_PEOPLE.includes(name) ? [] : [[name.includes(':') ? name : columnName(name), valueOf] as const])),
  ),
  source: ({ source }) => source ?? OWN_SOURCE,
  source_id: ({ sourceId, id }) => sourceId ?? id,
  page_url: ({ id }) => `${publicUrl}/places/${id}`,
});
