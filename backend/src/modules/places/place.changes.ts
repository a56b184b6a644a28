import type { TextField } from '../../core/fields/index.js';
import { DECIMALS } from '../../core/geo/index.js';
import type { AttributeList, CategoryList } from '../site/index.js';
import { type AttributeNames, joinedText, parsedValue } from './attributes/index.js';
import type { PlaceDetails } from './place.details.js';
import { OPTIONAL_PLACE_FIELDS, PLACE_FIELD_NAMES, PLACE_FIELDS, REQUIRED_PLACE_FIELDS } from './place.fields.js';
import type { FieldChanges } from './place-edit.entity.js';

/** Fields with one value, in the order of forms and differences. The others follow: `names.de`, `descriptions.de`, `attributes.cuisine`. */
const FIELDS: readonly string[] = [...REQUIRED_PLACE_FIELDS, 'moreCategories', 'coordinates', ...OPTIONAL_PLACE_FIELDS];

/** Parts of the details with a field for each language or attribute. */
const PARTS = ['names', 'descriptions', 'attributes'] as const;
type Part = (typeof PARTS)[number];

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

/** Separates categories in one text. */
const SEPARATOR = ';';

/** Splits the name of a field: `attributes.cuisine`. The key is empty for a field with one value. */
function partsOf(field: string): [name: string, key: string] {
  const dot = field.indexOf('.');
  return dot < 0 ? [field, ''] : [field.slice(0, dot), field.slice(dot + 1)];
}

const rankOf = (field: string): number => {
  const [name] = partsOf(field);
  return isPart(name) ? FIELDS.length + PARTS.indexOf(name) : FIELDS.indexOf(name);
};

/** Returns the fields of some changes in the order of forms. */
const inOrder = (fields: readonly string[]): string[] => [...fields].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));

/** Fields that are addresses by themselves, so that links in them need no moderator. */
const ADDRESSES: ReadonlySet<string> = new Set(
  PLACE_FIELD_NAMES.filter((name) => ['url', 'addresses', 'email'].includes((PLACE_FIELDS[name] as TextField).editor ?? '')),
);

/** Returns each detail as text, for comparison and display. Empty details are left out. */
export function detailTexts({
  latitude,
  longitude,
  moreCategories,
  names,
  descriptions,
  attributes,
  ...texts
}: PlaceDetails): Readonly<Record<string, string>> {
  const isKnown = latitude !== null && longitude !== null;
  const values = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, joinedText(value)]));
  const records = { names, descriptions, attributes: values };
  const entries: [string, string | null][] = [
    ...PLACE_FIELD_NAMES.map((name): [string, string | null] => [name, texts[name]]),
    ['coordinates', isKnown ? `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}` : null],
    ['moreCategories', moreCategories.join(SEPARATOR) || null],
    ...PARTS.flatMap((part) => Object.entries(records[part]).map(([key, text]): [string, string] => [`${part}.${key}`, text])),
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Returns the texts among details that can contain unwanted links. */
export const ownTexts = (texts: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null && !ADDRESSES.has(entry[0])));

/** Returns the fields that differ; an empty object if none does. */
export function changesBetween(before: PlaceDetails, after: PlaceDetails): FieldChanges {
  const [old, suggested] = [detailTexts(before), detailTexts(after)];
  const different = [...new Set([...Object.keys(old), ...Object.keys(suggested)])].filter((field) => old[field] !== suggested[field]);
  return Object.fromEntries(inOrder(different).map((field) => [field, { before: old[field] ?? null, after: suggested[field] ?? null }]));
}

/** The change of one field by a suggested edit. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Returns the changes as a list, in the order of forms. */
export const changeList = (changes: FieldChanges): FieldChange[] =>
  inOrder(Object.keys(changes)).flatMap((field) => (changes[field] ? [{ field, ...changes[field] }] : []));

/**
 * Returns a change with the names of attributes and options. Values of other fields stay as they are, and have no label.
 * @param language language of the names; by default that of the site
 */
export function namedChange({ field, before, after }: FieldChange, names: AttributeNames, language?: string) {
  const [name, key] = partsOf(field);
  if (name !== 'attributes') return { label: null, beforeText: before, afterText: after };
  const named = (text: string | null) => text && names.text(key, text, language);
  return { label: names.label(key, language), beforeText: named(before), afterText: named(after) };
}

/** Returns a text of `detailTexts` with the present slugs of renamed and merged categories. */
function meant(field: string, text: string | undefined, categories: CategoryList): string | undefined {
  if (text === undefined || (field !== 'category' && field !== 'moreCategories')) return text;
  return text
    .split(SEPARATOR)
    .map((word) => categories.slugOf(word))
    .join(SEPARATOR);
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a field in messages: `opening hours`, `name in German`, `Cuisine`. */
function nameOf(field: string, attributes: AttributeList): string {
  const [name, key] = partsOf(field);
  if (name === 'attributes') return attributes.find(key)?.names.en ?? key;
  if (key) return `${name.slice(0, -1)} in ${LANGUAGE_NAMES.of(key)}`;
  const known: Readonly<Record<string, { rules: { label: string } }>> = PLACE_FIELDS;
  return known[name]?.rules.label.toLowerCase() ?? (name === 'moreCategories' ? 'more categories' : name);
}

/** Returns the value of a field in English: the names of categories, attributes and options. */
function shownText(field: string, text: string, { categories, names }: { categories: CategoryList; names: AttributeNames }): string {
  const [name, key] = partsOf(field);
  if (name === 'attributes') return names.text(key, text, 'en');
  if (name !== 'category' && name !== 'moreCategories') return text;
  return text
    .split(SEPARATOR)
    .map((word) => categories.englishNameOf(word))
    .join(', ');
}

/** Words of `changeLine`. */
export interface ChangeWords {
  categories: CategoryList;
  attributes: AttributeList;
  names: AttributeNames;
}

/** Returns the new value of a change as a line in English: `Opening hours: 24/7`. */
export function changeLine({ field, after }: FieldChange, words: ChangeWords): string {
  const name = nameOf(field, words.attributes);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${after === null ? '–' : shownText(field, after, words)}`;
}

/**
 * Returns the name of the first edited field whose value has changed since the edit was suggested.
 * Returns undefined if the edit can still be applied. A renamed or merged category is no change.
 */
export function outdatedField(
  changes: FieldChanges,
  place: PlaceDetails,
  { categories, attributes }: { categories: CategoryList; attributes: AttributeList },
): string | undefined {
  const now = detailTexts(place);
  const field = changeList(changes).find(({ field: name, before }) => meant(name, before ?? undefined, categories) !== meant(name, now[name], categories));
  return field && nameOf(field.field, attributes);
}

/** Returns the changes with the present values of the place as those before, for an edit whose place has been merged. */
export function rebased(changes: FieldChanges, place: PlaceDetails): FieldChanges {
  const now = detailTexts(place);
  return Object.fromEntries(changeList(changes).map(({ field, after }) => [field, { before: now[field] ?? null, after }]));
}

/** Returns a part of the details with some of its keys changed. */
function changedPart(part: Part, changes: FieldChanges, place: PlaceDetails, attributes: AttributeList): Record<string, unknown> | undefined {
  const given = changeList(changes).flatMap(({ field, after }) => {
    const [name, key] = partsOf(field);
    return name === part ? [{ key, after }] : [];
  });
  if (given.length === 0) return undefined;
  const values = new Map<string, unknown>(Object.entries(place[part]));
  for (const { key, after } of given) {
    const attribute = part === 'attributes' ? attributes.find(key) : undefined;
    const value = attribute && after !== null ? parsedValue(attribute, after) : undefined;
    if (after === null) values.delete(key);
    else if (part !== 'attributes') values.set(key, after);
    else if (value !== undefined) values.set(key, value);
  }
  return Object.fromEntries(values);
}

/**
 * Returns the values that an edit writes to its place, with the current slugs of renamed and merged categories. Attributes that no longer exist,
 * or have another kind by now, are left out.
 */
export function valuesOf(changes: FieldChanges, place: PlaceDetails, { categories, attributes }: { categories: CategoryList; attributes: AttributeList }) {
  const values: Record<string, unknown> = {};
  for (const { field, after } of changeList(changes)) {
    const text = meant(field, after ?? undefined, categories) ?? null;
    if (field === 'coordinates') {
      const [latitude, longitude] = after?.split(', ').map(Number) ?? [];
      if (latitude !== undefined && longitude !== undefined) Object.assign(values, { latitude, longitude });
    } else if (field === 'moreCategories') values.moreCategories = text?.split(SEPARATOR) ?? [];
    else if (!isPart(partsOf(field)[0])) values[field] = text;
  }
  for (const part of PARTS) {
    const changed = changedPart(part, changes, place, attributes);
    if (changed) values[part] = changed;
  }
  return values as Partial<PlaceDetails>;
}
