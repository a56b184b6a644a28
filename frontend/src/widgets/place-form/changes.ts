import { categoryName, formatDate, isDay, languageName, priceName, startOfDay, t, type TextKey } from '../../lib/i18n';
import { languagesOf } from '../language-texts';
import { type AttributeDefinition, attributeName, attributeText } from './attributes';
import { type DetailValues, detailsOf, PLACE_FIELDS, type PlaceField } from './details';
import { degreesText } from './point';

/** Difference between a form and the published place. */
export interface Change {
  label: string;
  /** Empty if the published place has no value. */
  before: string;
  /** Empty if the form removes the value. */
  after: string;
}

type Details = Omit<ReturnType<typeof detailsOf>, 'attributes' | 'names' | 'descriptions'>;

/** Returns the label of a detail. */
export const detailLabel = (name: keyof Details): string => t(name === 'coordinates' ? 'placeForm.pinOnTheMap' : `placeForm.${name}`);

/** Returns the label of a text in another language, from the name of its field: `names.de`; undefined for other fields. */
export function languageLabel(field: string): string | undefined {
  const [, kind, code] = /^(names|descriptions)\.(.+)$/.exec(field) ?? [];
  if (code === undefined) return undefined;
  return t(kind === 'names' ? 'languageTexts.nameIn' : 'languageTexts.descriptionIn', { language: languageName(code) });
}

const BUSINESS_NAMES: Readonly<Record<string, TextKey>> = {
  'closed-temporarily': 'lib.temporarilyClosed',
  'closed-permanently': 'lib.permanentlyClosed',
  'opening-soon': 'lib.openingSoon',
};

const FIELDS: (keyof Details)[] = ['coordinates', ...PLACE_FIELDS.flatMap((name) => (name === 'category' ? ([name, 'moreCategories'] as const) : name))];

/** Returns the name of a business status in the page's language; that of an open place for any other text. */
export function businessName(status: string): string {
  return t(BUSINESS_NAMES[status] ?? 'placeForm.open');
}

/**
 * Returns a text of a place as people read it; empty if there is none. Further categories are one text with semicolons, and a place without a business
 * status is open.
 */
export function detailText(field: PlaceField | 'moreCategories', text: string | null | undefined): string {
  if (field === 'businessStatus') return businessName(text ?? '');
  if (!text) return '';
  if (field === 'category') return categoryName(text);
  if (field === 'moreCategories') return text.split(';').map(categoryName).join(', ');
  if (field === 'priceRange') return priceName(text);
  return field === 'opensOn' && isDay(text) ? formatDate(startOfDay(text)) : text;
}

function textOf(details: Details, field: keyof Details): string {
  if (field === 'moreCategories') return detailText(field, details.moreCategories.join(';'));
  if (field !== 'coordinates') return detailText(field, details[field]);
  const { latitude, longitude } = details.coordinates;
  return [latitude, longitude].some(Number.isNaN) ? '' : `${degreesText(latitude)}, ${degreesText(longitude)}`;
}

/**
 * Returns the differences between two versions of the details, in the order of the form.
 * @param sign currency sign of prices
 * @param attributes all attributes that the values can have
 */
export function changesBetween(before: DetailValues, after: DetailValues, sign: string, attributes: readonly AttributeDefinition[]): Change[] {
  const [old, suggested] = [detailsOf(before, sign), detailsOf(after, sign)];
  const rows = FIELDS.map((field) => ({ label: detailLabel(field), before: textOf(old, field), after: textOf(suggested, field) }));
  const attributeRows = attributes.map((one) => ({
    label: attributeName(one),
    before: attributeText(one, before.attributes),
    after: attributeText(one, after.attributes),
  }));
  const languageRows = (['names', 'descriptions'] as const).flatMap((field) =>
    languagesOf(before[field], after[field]).map((code) => ({
      label: languageLabel(`${field}.${code}`) ?? code,
      before: before[field][code] ?? '',
      after: (after[field][code] ?? '').trim(),
    })),
  );
  return [...rows, ...languageRows, ...attributeRows].filter((row) => row.before !== row.after);
}
