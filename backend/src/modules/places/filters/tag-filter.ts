import type { AttributeRecord, SiteSettings } from '../../site/index.js';
import type { FactFilter } from './filter.input.js';

/** A condition of a filter: a place must have one of the tags. */
export interface TagFilter {
  /** Facet to which it belongs: `category`, `price`, `rating`, `photos`, or `attr:` and the key of an attribute. */
  group: string;
  /** The tags as text: `category:cafe`. */
  words: readonly string[];
  /** Their ids in the database, without those that no place has. If there are none, no place matches. */
  ids: readonly number[];
  /** Whether a place can have several of the tags. */
  canOverlap: boolean;
}

/** Highest rating that is a tag: places with an average of at least 4 have it. */
export const HIGHEST_RATING = 4;

/** Kinds of attributes whose values are tags. */
const KINDS: readonly AttributeRecord['kind'][] = ['yes-no', 'choice', 'several'];

/** Returns whether the values of an attribute are tags. */
const hasTags = ({ kind }: Pick<AttributeRecord, 'kind'>): boolean => KINDS.includes(kind);

/** Returns the options of an attribute, also retired ones. */
const optionsOf = ({ kind, options }: AttributeRecord): string[] => (kind === 'yes-no' ? ['yes', 'no'] : options.map(({ key }) => key));

/** Returns the attributes by which visitors can filter lists, in the order of the site. */
export const filterAttributes = ({ attributes }: Pick<SiteSettings, 'attributes'>): AttributeRecord[] =>
  attributes.visible(false).filter((one) => one.isFilter && hasTags(one));

/** Returns the values of `filterAttributes`, and the categories whose places can have them, by key. */
export const filterValues = (settings: Pick<SiteSettings, 'attributes'>): Record<string, { values: readonly string[]; categories: readonly string[] }> =>
  Object.fromEntries(filterAttributes(settings).map((one) => [one.key, { values: optionsOf(one), categories: one.categories }]));

/** Returns the group of the tags of an attribute. */
export const groupOf = (key: string): string => `attr:${key}`;

/** Returns the tag of an option of an attribute. */
export const attributeTag = (key: string, option: string): string => `${groupOf(key)}:${option}`;

export type TagSettings = Pick<SiteSettings, 'placeTags' | 'categories' | 'attributes'>;

/** Returns the tags that the places of a category have: that of its slug, and those of words that a job has not replaced yet. */
export const categoryTags = (word: string, { categories }: Pick<TagSettings, 'categories'>): string[] =>
  categories.wordsOf(word).map((one) => `category:${one}`);

const isNotBlank = (text: string): boolean => text.trim() !== '';

/** Returns the conditions of a filter on tags. */
export function tagFiltersOf(
  filter: Pick<FactFilter, 'categories' | 'prices' | 'attributes'> & { category?: string | null; minRating?: number | null; withPhotos?: boolean | null },
  settings: TagSettings,
  { isModerator }: { isModerator: boolean },
): TagFilter[] {
  const of = (group: string, words: readonly string[], canOverlap: boolean): TagFilter => {
    const distinct = [...new Set(words)];
    return { group, words: distinct, ids: distinct.flatMap((word) => settings.placeTags.get(word) ?? []), canOverlap };
  };
  const inCategories = (words: readonly string[]) => {
    const tags = words.filter(isNotBlank).flatMap((word) => categoryTags(word, settings));
    return tags.length > 0 ? [of('category', tags, true)] : [];
  };
  const withAttribute = ({ key: given, any }: { key: string; any: readonly string[] }) => {
    const key = given.trim();
    const attribute = settings.attributes.visible(isModerator).find((one) => one.key === key && hasTags(one));
    const known = attribute ? optionsOf(attribute) : [];
    const options = any.map((option) => option.trim()).filter((option) => option !== '');
    const tags = options.filter((option) => known.includes(option)).map((option) => attributeTag(key, option));
    return options.length > 0 ? [of(groupOf(key), tags, attribute?.kind === 'several')] : [];
  };
  const { category, categories, prices, minRating, withPhotos, attributes } = filter;
  const rating = typeof minRating === 'number' && Number.isInteger(minRating) && minRating <= HIGHEST_RATING ? minRating : 0;
  const levels = (prices ?? []).map((price) => `price:${price}`);
  return [
    ...inCategories([category ?? '']),
    ...inCategories(categories ?? []),
    ...(levels.length > 0 ? [of('price', levels, false)] : []),
    ...(rating > 0 ? [of('rating', [`rating:${rating}`], false)] : []),
    ...(withPhotos ? [of('photos', ['photos:yes'], false)] : []),
    ...(attributes ?? []).flatMap(withAttribute),
  ];
}
