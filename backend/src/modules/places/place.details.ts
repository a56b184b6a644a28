import type { Viewer } from '../../core/access/index.js';
import { readLanguageTexts, readTexts } from '../../core/fields/index.js';
import { roundedDegrees } from '../../core/geo/index.js';
import { InvalidInput } from '../../core/errors/index.js';
import { cleanText } from '../../core/validation/index.js';
import type { AttributeRecord, CategoryList, SiteSettings } from '../site/index.js';
import { readAttributes } from './attributes/index.js';
import type { Place } from './place.entity.js';
import { PLACE_FIELD_NAMES, PLACE_FIELDS, type PlaceTexts } from './place.fields.js';
import { opensLater } from './business/index.js';
import { moderatesIn } from './place.policy.js';
import type { PlaceDetailsInput } from './place-suggestion.input.js';

/** The columns of a place that users can suggest and edit. */
export type PlaceDetails = PlaceTexts & Pick<Place, 'latitude' | 'longitude' | 'moreCategories' | 'names' | 'descriptions' | 'attributes'>;

/** The properties of `Place` that store the details. */
export const DETAIL_PROPERTIES: (keyof PlaceDetails)[] = [
  ...PLACE_FIELD_NAMES,
  'latitude',
  'longitude',
  'moreCategories',
  'names',
  'descriptions',
  'attributes',
];

/** The words that details can contain. */
export interface Vocabulary {
  categories: CategoryList;
  /** Attributes that the user can see. */
  attributes: readonly AttributeRecord[];
}

/** Returns the words that a user can give for a place of a city. */
export const vocabularyOf = ({ categories, attributes }: SiteSettings, viewer: Viewer, cityId: string): Vocabulary => ({
  categories,
  attributes: attributes.visible(moderatesIn(viewer, cityId)),
});

/**
 * Returns the category that a place gets for a word; undefined if the word is none that new places can have.
 * @param current categories of the place, which it can keep even if they are hidden or no categories
 */
export function readCategory(word: string, categories: CategoryList, current: readonly string[] = []): string | undefined {
  const slug = categories.slugOf(cleanText(word, {}));
  const kept = current.find((one) => categories.slugOf(one) === slug);
  if (kept !== undefined) return kept;
  const category = categories.find(slug);
  return category && !category.isHidden ? slug : undefined;
}

/** Returns the further categories without the main one and without repetitions, and the errors of unknown words. */
function readMoreCategories(words: readonly string[], main: string, categories: CategoryList, current: readonly string[]) {
  const read = words.map((word) => readCategory(word, categories, current));
  const errors = read.flatMap((slug, i) => (slug === undefined ? [[`moreCategories.${i}`, 'places.categoryUnknown'] as const] : []));
  const slugs = read.filter((slug): slug is string => slug !== undefined && categories.slugOf(slug) !== categories.slugOf(main));
  return { slugs: [...new Set(slugs)], errors: Object.fromEntries(errors) };
}

/** Returns the present texts of the fields that an input omits, so that a client cannot remove texts of fields that it does not know. */
const omittedTexts = (input: PlaceDetailsInput, current: PlaceDetails | undefined): Partial<PlaceTexts> =>
  current ? Object.fromEntries(PLACE_FIELD_NAMES.filter((name) => input[name] === undefined).map((name) => [name, current[name]])) : {};

/**
 * Normalizes and validates details for the table `places`.
 * @param current details of the place, which it keeps if the input omits them; a new place has none
 * @throws InvalidInput with every wrong field
 */
export function readDetails(input: PlaceDetailsInput, { categories, attributes }: Vocabulary, current?: PlaceDetails): PlaceDetails {
  const known = current ? [current.category, ...current.moreCategories] : [];
  const category = readCategory(input.category, categories, known);
  const main = category ?? '';
  const more = readMoreCategories(input.moreCategories ?? current?.moreCategories ?? [], main, categories, known);
  const names = readLanguageTexts(input.names ?? [], PLACE_FIELDS.name.rules, { current: current?.names ?? {}, path: 'names' });
  const descriptions = readLanguageTexts(input.descriptions ?? [], PLACE_FIELDS.description.rules, {
    current: current?.descriptions ?? {},
    path: 'descriptions',
  });
  const slugs = [main, ...more.slugs].map((slug) => categories.slugOf(slug));
  const read = readAttributes(input.attributes ?? [], { attributes, categories: slugs, current: current?.attributes ?? {} });
  const problems = {
    ...(category === undefined && ({ category: 'places.categoryUnknown' } as const)),
    ...more.errors,
    ...names.errors,
    ...descriptions.errors,
    ...read.errors,
  };
  const texts = { ...readTexts(PLACE_FIELDS, input, problems), ...omittedTexts(input, current) };
  if (category === undefined) throw new InvalidInput(problems);
  return {
    ...texts,
    opensOn: opensLater(texts.businessStatus) ? texts.opensOn : null,
    category,
    latitude: roundedDegrees(input.coordinates.latitude),
    longitude: roundedDegrees(input.coordinates.longitude),
    moreCategories: more.slugs,
    names: names.texts,
    descriptions: descriptions.texts,
    attributes: read.values,
  };
}
