import { categoryName, priceName, t } from '../../lib/i18n';
import { type DetailValues, detailsOf, PLACE_FIELDS } from './details';
import { degreesText } from './point';

/** Difference between a form and the published place. */
export interface Change {
  label: string;
  /** Empty if the published place has no value. */
  before: string;
  /** Empty if the form removes the value. */
  after: string;
}

type Details = ReturnType<typeof detailsOf>;

/** Returns the label of a detail. */
export const detailLabel = (name: keyof Details): string => t(name === 'coordinates' ? 'placeForm.pinOnTheMap' : `placeForm.${name}`);

const FIELDS: (keyof Details)[] = ['coordinates', ...PLACE_FIELDS];

function textOf(details: Details, field: keyof Details): string {
  if (field === 'category') return categoryName(details.category);
  if (field === 'priceRange') return priceName(details.priceRange ?? '');
  if (field !== 'coordinates') return details[field] ?? '';
  const { latitude, longitude } = details.coordinates;
  return [latitude, longitude].some(Number.isNaN) ? '' : `${degreesText(latitude)}, ${degreesText(longitude)}`;
}

/**
 * Returns the differences between two versions of the details, in the order of the form.
 * @param sign currency sign of prices
 */
export function changesBetween(before: DetailValues, after: DetailValues, sign: string): Change[] {
  const [old, suggested] = [detailsOf(before, sign), detailsOf(after, sign)];
  const rows = FIELDS.map((field) => ({ label: detailLabel(field), before: textOf(old, field), after: textOf(suggested, field) }));
  return rows.filter((row) => row.before !== row.after);
}
