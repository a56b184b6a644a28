import { isOpeningHours } from '../../core/hours/index.js';
import { InvalidInput, type FieldErrors } from '../../core/errors/index.js';
import { DECIMALS, roundedDegrees } from '../../core/geo/index.js';
import { cleanText, PHONE, textOrNull, textRulesOf } from '../../core/validation/index.js';
import type { Place } from './place.entity.js';
import type { FieldChanges } from './place-edit.entity.js';
import { PlaceDetailsInput } from './place-suggestion.input.js';

/** The columns of a place that users can suggest and edit. */
type PlaceDetails = Pick<
  Place,
  'name' | 'description' | 'category' | 'latitude' | 'longitude' | 'fullAddress' | 'pincode' | 'phone' | 'website' | 'priceRange' | 'openingHours'
>;

/** Names of the fields of `PlaceDetailsInput` in messages, in the order of the fields. */
const LABELS = {
  name: 'name',
  description: 'description',
  category: 'category',
  coordinates: 'coordinates',
  fullAddress: 'address',
  pincode: 'pincode',
  phone: 'phone number',
  website: 'website',
  priceRange: 'price range',
  openingHours: 'opening hours',
} as const satisfies Record<keyof PlaceDetailsInput, string>;
type DetailField = keyof typeof LABELS;
const DETAIL_FIELDS = Object.keys(LABELS) as DetailField[];

/** Validation rules of the text fields of `PlaceDetailsInput`, by field. */
export const PLACE_RULES = textRulesOf(PlaceDetailsInput);

/** The columns of `places` that store the details. */
export const DETAIL_COLUMNS = [
  'name',
  'description',
  'category',
  'latitude',
  'longitude',
  'full_address',
  'pincode',
  'phone',
  'website',
  'price_range',
  'opening_hours',
];

/** Returns whether a website can be linked to: a valid URL with http or https and without user name. Stricter than the pattern of the input. */
export function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password;
}

/**
 * Normalizes and validates details for the table `places`.
 * @param kinds allowed categories
 * @throws InvalidInput with every wrong field
 */
export function readDetails(input: PlaceDetailsInput, kinds: readonly string[]): PlaceDetails {
  const category = cleanText(input.category, {}).toLowerCase();
  const website = textOrNull(input.website);
  const openingHours = textOrNull(input.openingHours);
  const priceRange = textOrNull(input.priceRange);
  const problems: FieldErrors = {
    ...(!kinds.includes(category) && { category: 'places.categoryUnknown' }),
    ...(website && !isWebsite(website) && { website: 'places.websiteInvalid' }),
    ...(openingHours &&
      !isOpeningHours(openingHours) && {
        openingHours: 'places.openingHoursInvalid',
      }),
  };
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
  return {
    name: cleanText(input.name, {}),
    description: cleanText(input.description, {}),
    category,
    latitude: roundedDegrees(input.coordinates.latitude),
    longitude: roundedDegrees(input.coordinates.longitude),
    fullAddress: textOrNull(input.fullAddress),
    pincode: textOrNull(input.pincode)?.replace(/\s+/g, '').toUpperCase() ?? null,
    phone: textOrNull(input.phone, PHONE),
    website,
    priceRange: priceRange?.toLowerCase() === 'free' ? 'Free' : priceRange,
    openingHours,
  };
}

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
 * Returns undefined if the edit can still be applied.
 */
export function outdatedField(changes: FieldChanges, place: PlaceDetails): string | undefined {
  const now = textsOf(place);
  const field = DETAIL_FIELDS.find((name) => changes[name] && changes[name].before !== now[name]);
  return field && LABELS[field];
}

/** Returns the column values that an edit writes to its place. */
export function valuesOf(changes: FieldChanges): Partial<PlaceDetails> {
  const { coordinates, ...texts } = changes;
  const columns = Object.fromEntries(Object.entries(texts).map(([field, { after }]) => [field, after]));
  const [latitude, longitude] = coordinates?.after?.split(', ').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? columns : { ...columns, latitude, longitude };
}
