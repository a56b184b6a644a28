import { type ColumnName, columnName } from '../core/db/index.js';
import type { Reason } from '../core/errors/index.js';
import { isRequired, type LanguageTextInput, type LanguageTexts, readLanguageTexts, type TextField } from '../core/fields/index.js';
import { brokenText, cleanText } from '../core/validation/index.js';
import { CITY_FIELD_NAMES, CITY_FIELDS, type CityField, FIRST_YEAR, LAST_YEAR, MAX_POPULATION } from '../modules/cities/index.js';
import {
  type AttributeValues,
  isAttributeValues,
  isOfKind,
  isWebsite,
  MOST_MORE_CATEGORIES,
  PLACE_FIELD_NAMES,
  PLACE_FIELDS,
  type PlaceField,
} from '../modules/places/index.js';
import type { AttributeKind, CategoryList } from '../modules/site/index.js';
import { anyText, between, type Column, flag, id, inForm, json, jsonOf, moment, momentOf, oneOf, optional, refusing, text, timeZone } from './column.js';
import type { Row } from './table.js';
import { WrongValue } from './wrong-value.js';

/** Creates the columns of texts, in their stored form. Texts of imports can be shorter than a form accepts, so only the other rules hold. */
function textColumn(field: TextField): Column<string | null> {
  const { min: _min, ...rules } = field.rules;
  const column = refusing(text, (value) => brokenText(value, rules) ?? field.refused?.(value));
  const form = (value: string) => cleanText(value, rules);
  return inForm(isRequired(field) ? column : optional(column), (value) => field.stored?.(form(value)) ?? form(value));
}

type TextColumns<Name extends string, Required extends Name> = {
  [Field in Name as ColumnName<Field>]: Column<Field extends Required ? string : string | null>;
};

const brief = (max: number) => optional(refusing(text, (value) => brokenText(value, { label: 'Text', max })));

/** Maximum length (characters) of an address, and age (days) of a row. */
const LONGEST_ADDRESS = 2000;
const OLDEST = 36_500;

/** Column of addresses that `accepts` accepts. */
const address = (accepts: (value: string) => boolean) =>
  optional(refusing(text, (value) => brokenText(value, { label: 'Address', max: LONGEST_ADDRESS }) ?? (accepts(value) ? undefined : 'places.websiteInvalid')));
const latitude = between(-90, 90);
const longitude = between(-180, 180);

/**
 * Columns that cities and places share. A pack of the app has `id` and `created_at`. One that is written by hand can have `key`, from which the id
 * follows, and `age` in days.
 */
const ORIGIN = {
  id: optional(id),
  key: brief(200),
  source: brief(40),
  source_id: brief(200),
  featured: optional(flag),
  licence: brief(60),
  attribution: brief(120),
  imported_at: optional(moment),
  overridden: optional(json),
  created_at: optional(moment),
  age: optional(between(0, OLDEST)),
};

export const CITY_COLUMNS = {
  ...ORIGIN,
  ...(Object.fromEntries(CITY_FIELD_NAMES.map((field) => [columnName(field), textColumn(CITY_FIELDS[field])])) as TextColumns<CityField, CityField>),
  ...translatedColumns(CITY_FIELDS),
  status: optional(oneOf('active', 'inactive')),
  population: optional(between(0, MAX_POPULATION, true)),
  founded_year: optional(between(FIRST_YEAR, LAST_YEAR, true)),
  latitude,
  longitude,
  time_zone: timeZone,
};

const SEPARATOR = ';';

function problemOfCategories(value: string): Reason | undefined {
  const slugs = value.split(SEPARATOR);
  if (slugs.length > MOST_MORE_CATEGORIES) return ['places.tooManyCategories', { n: MOST_MORE_CATEGORIES }];
  return slugs.map((slug) => brokenText(slug, PLACE_FIELDS.category.rules)).find((reason) => reason !== undefined);
}

/** Further categories of a place, separated by semicolons. */
const moreCategories: Column<string[]> = (value, name) => refusing(text, problemOfCategories)(value, name).split(SEPARATOR);

/** Returns a column with texts by language, as JSON: `{"de":"Eiffelturm"}`. They can be shorter than a form accepts. */
function languageTexts({ rules: { min: _min, ...rules } }: TextField): Column<LanguageTexts> {
  return (value, name) => {
    // `readLanguageTexts` refuses values of other types.
    const given = Object.entries(json(value, name) as LanguageTexts).map(([language, written]): LanguageTextInput => ({ language, text: written }));
    const { texts, errors } = readLanguageTexts(given, rules, { current: {}, path: name });
    refusing(text, () => Object.values(errors)[0])(value, name);
    return texts;
  };
}

/** Returns the columns of names and descriptions in other languages. */
function translatedColumns({ name, description }: Record<'name' | 'description', TextField>) {
  return { names: optional(languageTexts(name)), descriptions: optional(languageTexts(description)) };
}

/** Returns the texts of a row in other languages, as its table stores them. */
const translated = ({ names, descriptions }: { names: LanguageTexts | null; descriptions: LanguageTexts | null }) => ({
  names: names ?? {},
  descriptions: descriptions ?? {},
});

/** Values of attributes by key, as JSON: `{"cuisine":["pizza"],"wifi":true}`. */
const attributeValues = jsonOf(isAttributeValues);

export const PLACE_COLUMNS = {
  ...ORIGIN,
  ...(Object.fromEntries(PLACE_FIELD_NAMES.map((field) => [columnName(field), textColumn(PLACE_FIELDS[field])])) as TextColumns<
    PlaceField,
    'name' | 'description' | 'category'
  >),
  more_categories: optional(moreCategories),
  ...translatedColumns(PLACE_FIELDS),
  attributes: optional(attributeValues),
  /** Id or key of its city. */
  city: text,
  status: optional(oneOf('active', 'inactive', 'pending')),
  latitude: optional(latitude),
  longitude: optional(longitude),
  source_url: address(isWebsite),
  /** Only the sample data have people. */
  created_by: optional(text),
};

const isAddress = (value: string): boolean => isWebsite(value) || /^\/(?![/\\])/.test(value);

export const PICTURE_COLUMNS = {
  id,
  /** Id of the city or place that has the picture. */
  city: optional(id),
  place: optional(id),
  /** Id of the uploaded photo, whose files are in the folder of that name; or the address of a picture elsewhere. */
  photo: optional(id),
  url: address(isAddress),
  alt: refusing(anyText, (value) => brokenText(value, { label: 'Description', max: 200 })),
  credit: brief(200),
  position: between(0, 1_000_000, true),
  focus_x: between(0, 1),
  focus_y: between(0, 1),
};

/** Dependencies of rows besides their columns. */
export interface RowContext {
  now: Date;
  /** Returns the id of a row that has only a key. */
  idOf: (kind: 'city' | 'place', key: string, source: string | null) => string;
}

interface Origin {
  id: string | null;
  key: string | null;
  source: string | null;
  source_id: string | null;
  featured: boolean | null;
  created_at: string | null;
  age: number | null;
}

function originOf(kind: 'city' | 'place', { id: given, key, age, ...row }: Origin, { now, idOf }: RowContext) {
  const own = given ?? (key === null ? null : idOf(kind, key, row.source));
  if (own === null) throw new WrongValue(['packs.columnMissing', { column: 'id' }]);
  const created_at = row.created_at ?? momentOf(now, age ?? 0);
  const source_id = row.source_id ?? (row.source === null ? null : key);
  return { id: own, source_id, featured: row.featured ?? false, created_at, updated_at: created_at };
}

/** Returns a city in the form of its table. @throws WrongValue if it has neither an id nor a key */
export function cityRow({ key, age, ...row }: Row<typeof CITY_COLUMNS>, context: RowContext) {
  return { ...row, ...translated(row), status: row.status ?? 'active', ...originOf('city', { ...row, key, age }, context) };
}

/** Returns a place in the form of its table, with its city as the file names it. @throws WrongValue */
export function placeRow({ key, age, created_by: _creator, ...row }: Row<typeof PLACE_COLUMNS>, context: RowContext) {
  if ((row.latitude === null) !== (row.longitude === null))
    throw new WrongValue(['packs.valueEmpty', { column: row.latitude === null ? 'latitude' : 'longitude', value: '' }]);
  const details = {
    more_categories: row.more_categories ?? [],
    ...translated(row),
    attributes: row.attributes ?? {},
  };
  return { ...row, ...details, status: row.status ?? 'active', ...originOf('place', { ...row, key, age }, context) };
}

/** Fails for a value that its attribute cannot have. Values of attributes that the site does not have are kept as they are. */
export function refuseOtherKinds(attributes: AttributeValues, kinds: ReadonlyMap<string, AttributeKind>): void {
  for (const [key, value] of Object.entries(attributes)) {
    const kind = kinds.get(key);
    if (kind !== undefined && !isOfKind(value, kind)) throw new WrongValue(['packs.valueOtherKind', { attribute: key, kind }]);
  }
}

export type CityRow = ReturnType<typeof cityRow>;
export type PlaceRow = ReturnType<typeof placeRow>;

/**
 * Returns the categories that a place of a file gets on this site.
 * @param unknown category for words that are none here; undefined to keep these words
 */
export function knownCategories({ category, more_categories }: Pick<PlaceRow, 'category' | 'more_categories'>, list: CategoryList, unknown?: string) {
  const main = list.find(category)?.slug ?? unknown ?? category;
  const more = more_categories.flatMap((word) => list.find(word)?.slug ?? (unknown === undefined ? word : []));
  return { category: main, more_categories: [...new Set(more)].filter((word) => word !== main) };
}
