import { categoryName, priceName, t } from '../../lib/i18n';
import { type DetailValues, detailsOf } from './details';
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

/** Labels of the detail fields. */
export const DETAIL_LABELS: Record<keyof Details, string> = {
  get coordinates() {
    return t('placeForm.pinOnTheMap');
  },
  get name() {
    return t('placeForm.name');
  },
  get category() {
    return t('placeForm.category');
  },
  get description() {
    return t('placeForm.description');
  },
  get fullAddress() {
    return t('placeForm.address');
  },
  get pincode() {
    return t('placeForm.pincode');
  },
  get phone() {
    return t('placeForm.phone');
  },
  get website() {
    return t('placeForm.website');
  },
  get priceRange() {
    return t('placeForm.priceRange');
  },
  get openingHours() {
    return t('placeForm.openingHours');
  },
};
const FIELDS = Object.keys(DETAIL_LABELS) as (keyof Details)[];

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
  const rows = FIELDS.map((field) => ({ label: DETAIL_LABELS[field], before: textOf(old, field), after: textOf(suggested, field) }));
  return rows.filter((row) => row.before !== row.after);
}
