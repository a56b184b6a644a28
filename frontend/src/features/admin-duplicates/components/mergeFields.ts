import { dotted, t } from '../../../lib/i18n';
import { cellOf } from '../../../lib/places';
import { degreesText, detailLabel, detailText, languageLabel, PLACE_FIELDS, type PlaceField } from '../../../widgets/place-form';
import type { MergedField } from '../../../graphql/schema.generated';
import type { ComparedPlace_PlaceFragment } from './ComparedPlace.generated';

export type Compared = ComparedPlace_PlaceFragment['place'];

/** Field whose value can be taken from the other place. */
type MergeField = PlaceField | 'coordinates' | 'city' | 'featured';

const MERGE_FIELDS: readonly MergeField[] = [...PLACE_FIELDS, 'coordinates', 'city', 'featured'];

const LABELS = { city: 'adminDuplicates.city', featured: 'adminDuplicates.featured' } as const;

/** A compared value of two places. */
export interface MergeRow {
  /** Name of the value in the API: `phone`, `names.de`, `attributes.cuisine`. */
  name: string;
  label: string;
  /** Returns the value of a place as text; empty if there is none. */
  text: (place: Compared) => string;
  /** Returns what two places must have in common not to differ; by default, the text. */
  same?: (place: Compared) => string | undefined;
  /** Whether the merged place gets the values of both. Only texts and attributes that both have, and that differ, are then a choice. */
  isJoined: boolean;
}

/** Returns the text of a field; empty if there is none. */
function textOf(place: Compared, field: MergeField): string {
  if (field === 'city') return place.city ? dotted(place.city.name, place.city.country) : '';
  if (field === 'featured') return place.featured ? t('adminDuplicates.yes') : t('adminDuplicates.no');
  if (field === 'coordinates') return place.coordinates ? `${degreesText(place.coordinates.latitude)}, ${degreesText(place.coordinates.longitude)}` : '';
  return detailText(field, place[field]);
}

const fieldRow = (name: MergeField): MergeRow => ({
  name,
  label: name === 'city' || name === 'featured' ? t(LABELS[name]) : detailLabel(name),
  text: (place) => textOf(place, name),
  ...(name === 'city' && { same: ({ city }: Compared) => city?.id }),
  isJoined: false,
});

/** Name of the row of the further categories. All of them are joined. */
const CATEGORIES = 'moreCategories';

const categoriesRow = (): MergeRow => ({
  name: CATEGORIES,
  label: detailLabel(CATEGORIES),
  text: ({ moreCategories }) => detailText(CATEGORIES, moreCategories.join(';')),
  isJoined: true,
});

/** Returns a row for each language in which one of the places has a text. */
const languageRows = (part: 'names' | 'descriptions', places: readonly Compared[]): MergeRow[] =>
  [...new Set(places.flatMap((place) => place[part].map(({ language }) => language)))].sort().map((code) => ({
    name: `${part}.${code}`,
    label: languageLabel(`${part}.${code}`) ?? code,
    text: (place) => place[part].find(({ language }) => language === code)?.text ?? '',
    isJoined: true,
  }));

/** Returns a row for each attribute that one of the places has. */
function attributeRows(places: readonly Compared[]): MergeRow[] {
  const names = new Map(places.flatMap(({ attributes }) => attributes.map(({ key, name }) => [key, name] as const)));
  return [...names].map(([key, label]) => ({
    name: `attributes.${key}`,
    label,
    text({ attributes }) {
      const attribute = attributes.find((one) => one.key === key);
      return attribute ? cellOf(attribute) : '';
    },
    isJoined: true,
  }));
}

/** Returns the values of two places, in the order of forms. */
export const rowsOf = (places: readonly Compared[]): MergeRow[] => [
  ...MERGE_FIELDS.flatMap((field) => (field === 'category' ? [fieldRow(field), categoriesRow()] : [fieldRow(field)])),
  ...attributeRows(places),
  ...languageRows('names', places),
  ...languageRows('descriptions', places),
];

/** Returns whether two places differ in a value. */
export function differ(a: Compared, b: Compared, { text, same = text }: MergeRow): boolean {
  return same(a) !== same(b);
}

/** Returns whether one of two values has to be chosen. */
export const isChoice = (a: Compared, b: Compared, row: MergeRow): boolean =>
  differ(a, b, row) && (!row.isJoined || (row.name !== CATEGORIES && row.text(a) !== '' && row.text(b) !== ''));

/** Ids of the places whose values were chosen, by the name of the value. */
export type Choices = Readonly<Partial<Record<string, string>>>;

/** Returns the id of the place whose value counts: the chosen one, or else the one that stays, unless only the other one has a value. */
export function sourceOf({ name, text }: MergeRow, keep: Compared, drop: Compared, choices: Choices): string {
  return choices[name] ?? (text(keep) === '' && text(drop) !== '' ? drop.id : keep.id);
}

/** Values that a merge takes from the place that goes, as the API names them. */
export interface Taken {
  take: MergedField[];
  takeParts: string[];
}

/** Returns the values that are taken from the place that goes. */
export function takenOf(keep: Compared, drop: Compared, choices: Choices): Taken {
  const rows = rowsOf([keep, drop]).filter((row) => isChoice(keep, drop, row) && sourceOf(row, keep, drop, choices) === drop.id);
  return {
    take: rows.filter(({ isJoined }) => !isJoined).map(({ name }) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase() as MergedField),
    takeParts: rows.filter(({ isJoined }) => isJoined).map(({ name }) => name),
  };
}
