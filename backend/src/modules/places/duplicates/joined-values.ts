import { MOST_LANGUAGES } from '../../../core/fields/index.js';
import { MOST_ATTRIBUTES } from '../attributes/index.js';
import type { Place } from '../place.entity.js';
import { MOST_MORE_CATEGORIES } from '../place.fields.js';

/** Values of a place with a part for each category, language or attribute. */
type JoinedValues = Pick<Place, 'moreCategories' | 'names' | 'descriptions' | 'attributes'>;

/** Adds the values of other keys, as many as a place can have. */
function union<Value>(kept: Readonly<Record<string, Value>>, dropped: Readonly<Record<string, Value>>, most: number): Readonly<Record<string, Value>> {
  const added = Object.entries(dropped).filter(([key]) => !Object.hasOwn(kept, key));
  return Object.fromEntries([...Object.entries(kept), ...added.slice(0, Math.max(0, most - Object.keys(kept).length))]);
}

/**
 * Returns the values of both merged places. Where both have a value, that of the place that stays counts.
 * @param category main category after the merge
 */
export const joinedValues = (kept: JoinedValues, dropped: JoinedValues, category: string): JoinedValues => ({
  moreCategories: [...new Set([...kept.moreCategories, ...dropped.moreCategories])].filter((slug) => slug !== category).slice(0, MOST_MORE_CATEGORIES),
  names: union(kept.names, dropped.names, MOST_LANGUAGES),
  descriptions: union(kept.descriptions, dropped.descriptions, MOST_LANGUAGES),
  attributes: union(kept.attributes, dropped.attributes, MOST_ATTRIBUTES),
});

/** Returns whether joined values contain some of the place that goes. */
export const hasMore = (joined: JoinedValues, kept: JoinedValues): boolean =>
  joined.moreCategories.some((slug) => !kept.moreCategories.includes(slug)) ||
  (['names', 'descriptions', 'attributes'] as const).some((part) => Object.keys(joined[part]).length > Object.keys(kept[part]).length);
