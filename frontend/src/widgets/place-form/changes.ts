import { capitalise } from '../../lib/format';
import { type DetailValues, detailsOf } from './details';
import { degreesText } from './point';

/** What a form says of a place other than the guide does. */
export interface Change {
  label: string;
  /** Empty where the guide says nothing. */
  before: string;
  /** Empty where the form takes it away. */
  after: string;
}

type Details = ReturnType<typeof detailsOf>;

/** What the fields of the details are called. */
export const DETAIL_LABELS: Record<keyof Details, string> = {
  coordinates: 'Pin on the map', name: 'Name', category: 'Category', description: 'Description', fullAddress: 'Address', pincode: 'Pincode',
  phone: 'Phone', website: 'Website', priceRange: 'Price range', openingHours: 'Opening hours',
};
const FIELDS = Object.keys(DETAIL_LABELS) as (keyof Details)[];

function textOf(details: Details, field: keyof Details): string {
  if (field === 'category') return capitalise(details.category);
  if (field !== 'coordinates') return details[field] ?? '';
  const { latitude, longitude } = details.coordinates;
  return [latitude, longitude].some(Number.isNaN) ? '' : `${degreesText(latitude)}, ${degreesText(longitude)}`;
}

/**
 * What is different between two versions of the details, in the order of the form.
 * @param sign the currency sign of prices
 */
export function changesBetween(before: DetailValues, after: DetailValues, sign: string): Change[] {
  const [old, suggested] = [detailsOf(before, sign), detailsOf(after, sign)];
  const rows = FIELDS.map((field) => ({ label: DETAIL_LABELS[field], before: textOf(old, field), after: textOf(suggested, field) }));
  return rows.filter((row) => row.before !== row.after);
}
