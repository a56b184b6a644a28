import { dotted, t } from '../../../lib/i18n';
import { degreesText, detailLabel, detailText, PLACE_FIELDS, type PlaceField } from '../../../widgets/place-form';
import type { MergedField } from '../../../graphql/schema.generated';
import type { ComparedPlace_PlaceFragment } from './ComparedPlace.generated';

export type Compared = ComparedPlace_PlaceFragment['place'];

/** Field whose value can be taken from the other place. */
export type MergeField = PlaceField | 'coordinates' | 'city' | 'featured';

export const MERGE_FIELDS: readonly MergeField[] = [...PLACE_FIELDS, 'coordinates', 'city', 'featured'];

const LABELS = { city: 'adminDuplicates.city', featured: 'adminDuplicates.featured' } as const;

/** Returns the label of a field. */
export const labelOf = (field: MergeField): string => (field === 'city' || field === 'featured' ? t(LABELS[field]) : detailLabel(field));

/** Returns the value of a field as text; empty if there is none. */
export function textOf(place: Compared, field: MergeField): string {
  if (field === 'city') return place.city ? dotted(place.city.name, place.city.country) : '';
  if (field === 'featured') return place.featured ? t('adminDuplicates.yes') : t('adminDuplicates.no');
  if (field === 'coordinates') return place.coordinates ? `${degreesText(place.coordinates.latitude)}, ${degreesText(place.coordinates.longitude)}` : '';
  return detailText(field, place[field]);
}

/** Returns whether two places differ in a field. */
export const differ = (a: Compared, b: Compared, field: MergeField): boolean =>
  field === 'city' ? a.city?.id !== b.city?.id : textOf(a, field) !== textOf(b, field);

/** Ids of the places whose values were chosen, by field. */
export type Choices = Partial<Record<MergeField, string>>;

/** Returns the id of the place whose value a field gets: the chosen one, or else the one that stays, unless only the other one has a value. */
export function sourceOf(field: MergeField, keep: Compared, drop: Compared, choices: Choices): string {
  return choices[field] ?? (textOf(keep, field) === '' && textOf(drop, field) !== '' ? drop.id : keep.id);
}

/** Returns the fields whose values are taken from the place that goes. */
export const takenFields = (keep: Compared, drop: Compared, choices: Choices): MergedField[] =>
  MERGE_FIELDS.filter((field) => differ(keep, drop, field) && sourceOf(field, keep, drop, choices) === drop.id).map(
    (field) => field.replaceAll(/[A-Z]/g, '_$&').toUpperCase() as MergedField,
  );
