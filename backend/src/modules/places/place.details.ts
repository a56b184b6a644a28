import { readTexts } from '../../core/fields/index.js';
import { DECIMALS, roundedDegrees } from '../../core/geo/index.js';
import { cleanText } from '../../core/validation/index.js';
import type { CategoryList } from '../site/index.js';
import type { Place } from './place.entity.js';
import { OPTIONAL_PLACE_FIELDS, PLACE_FIELD_NAMES, PLACE_FIELDS, REQUIRED_PLACE_FIELDS, type PlaceField, type PlaceTexts } from './place.fields.js';
import type { FieldChanges } from './place-edit.entity.js';
import type { PlaceDetailsInput } from './place-suggestion.input.js';

/** The columns of a place that users can suggest and edit. */
type PlaceDetails = PlaceTexts & Pick<Place, 'latitude' | 'longitude'>;

/** Fields of `PlaceDetailsInput`, in the order of forms and differences. */
type DetailField = PlaceField | 'coordinates';
const DETAIL_FIELDS: DetailField[] = [...REQUIRED_PLACE_FIELDS, 'coordinates', ...OPTIONAL_PLACE_FIELDS];

/** The properties of `Place` that store the details. */
export const DETAIL_PROPERTIES: (keyof PlaceDetails)[] = [...PLACE_FIELD_NAMES, 'latitude', 'longitude'];

/**
 * Returns the category that a place gets for a word; undefined if the word is none that new places can have.
 * @param current category of the place, which it can keep even if it is hidden or no category
 */
export function readCategory(word: string, categories: CategoryList, current?: string): string | undefined {
  const slug = categories.slugOf(cleanText(word, {}));
  if (current !== undefined && slug === categories.slugOf(current)) return current;
  const category = categories.find(slug);
  return category && !category.isHidden ? slug : undefined;
}

/**
 * Normalizes and validates details for the table `places`.
 * @param current category of the place, see `readCategory`
 * @throws InvalidInput with every wrong field
 */
export function readDetails(input: PlaceDetailsInput, categories: CategoryList, current?: string): PlaceDetails {
  const category = readCategory(input.category, categories, current);
  const texts = readTexts(PLACE_FIELDS, input, category === undefined ? { category: 'places.categoryUnknown' } : {});
  return {
    ...texts,
    category: category ?? texts.category,
    latitude: roundedDegrees(input.coordinates.latitude),
    longitude: roundedDegrees(input.coordinates.longitude),
  };
}

/** Details that are addresses by themselves, so that links in them need no moderator. */
const ADDRESSES: ReadonlySet<string> = new Set(['website']);

/** Returns the texts among details that can contain unwanted links. */
export const ownTexts = (details: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !ADDRESSES.has(entry[0])));

/** Returns each detail as text, for comparison and display. */
function textsOf({ latitude, longitude, ...texts }: PlaceDetails): Record<DetailField, string | null> {
  const isKnown = latitude !== null && longitude !== null;
  return { ...texts, coordinates: isKnown ? `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}` : null };
}

/** Returns the fields that differ, in the order of the input; an empty object if none does. */
export function changesBetween(before: PlaceDetails, after: PlaceDetails): FieldChanges {
  const [old, suggested] = [textsOf(before), textsOf(after)];
  const different = DETAIL_FIELDS.filter((field) => old[field] !== suggested[field]);
  return Object.fromEntries(different.map((field) => [field, { before: old[field], after: suggested[field] }]));
}

/** The change of one field by a suggested edit. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Returns the changes as a list, in the order of the input's fields. */
export const changeList = (changes: FieldChanges): FieldChange[] => DETAIL_FIELDS.flatMap((field) => (changes[field] ? [{ field, ...changes[field] }] : []));

/**
 * Returns the name of the first edited field whose value has changed since the edit was suggested.
 * Returns undefined if the edit can still be applied. A renamed or merged category is no change.
 */
export function outdatedField(changes: FieldChanges, place: PlaceDetails, categories: CategoryList): string | undefined {
  const now = textsOf(place);
  const meant = (name: DetailField, text: string | null) => (name === 'category' && text !== null ? categories.slugOf(text) : text);
  const field = DETAIL_FIELDS.find((name) => changes[name] && meant(name, changes[name].before) !== meant(name, now[name]));
  return field && (field === 'coordinates' ? field : PLACE_FIELDS[field].rules.label.toLowerCase());
}

/** Returns the changes with the present values of the place as those before, for an edit whose place has been merged. */
export function rebased(changes: FieldChanges, place: PlaceDetails): FieldChanges {
  const now = textsOf(place);
  const fields = DETAIL_FIELDS.filter((field) => changes[field]);
  return Object.fromEntries(fields.map((field) => [field, { before: now[field], after: changes[field]?.after ?? null }]));
}

/** Returns the column values that an edit writes to its place, with the current slug of a renamed or merged category. */
export function valuesOf(changes: FieldChanges, categories: CategoryList): Partial<PlaceDetails> {
  const { coordinates, ...texts } = changes;
  const columns = Object.fromEntries(
    Object.entries(texts).map(([field, { after }]) => [field, field === 'category' && after !== null ? categories.slugOf(after) : after]),
  );
  const [latitude, longitude] = coordinates?.after?.split(', ').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? columns : { ...columns, latitude, longitude };
}
