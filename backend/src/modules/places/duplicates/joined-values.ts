import { MOST_LANGUAGES } from '../../../core/fields/index.js';
import { MOST_ATTRIBUTES } from '../attributes/index.js';
import type { Place } from '../place.entity.js';
import { MOST_MORE_CATEGORIES } from '../place.fields.js';

/** Values of a place with a part for each category, language or attribute. */
type JoinedValues = Pick<Place, 'moreCategories' | 'names' | 'descriptions' | 'attributes'>;

/** Values that have a key for each language or attribute. */
const PARTS = ['names', 'descriptions', 'attributes'] as const;
type Part = (typeof PARTS)[number];

/** Returns the names of the values of a place that have a key: `names.de`, `attributes.cuisine`. */
export const partsOf = (place: Pick<JoinedValues, Part>): string[] => PARTS.flatMap((part) => Object.keys(place[part]).map((key) => `${part}.${key}`));

/** Adds the values of other keys, as many as a place can have, and replaces the values of some keys. */
function union<Value>(
  kept: Readonly<Record<string, Value>>,
  dropped: Readonly<Record<string, Value>>,
  { most, isTaken }: { most: number; isTaken: (key: string) => boolean },
): Readonly<Record<string, Value>> {
  const isOwn = (key: string) => Object.hasOwn(kept, key);
  const taken = Object.entries(dropped).filter(([key]) => isOwn(key) && isTaken(key));
  const added = Object.entries(dropped).filter(([key]) => !isOwn(key));
  return Object.fromEntries([...Object.entries(kept), ...taken, ...added.slice(0, Math.max(0, most - Object.keys(kept).length))]);
}

/**
 * Returns the values of both merged places. Where both have a value, that of the place that stays counts, unless it is among the taken ones.
 * @param category main category after the merge
 * @param taken names of values of the place that goes (`partsOf`)
 */
export function joinedValues(kept: JoinedValues, dropped: JoinedValues, { category, taken }: { category: string; taken: readonly string[] }): JoinedValues {
  const limits = (part: Part, most: number) => ({ most, isTaken: (key: string) => taken.includes(`${part}.${key}`) });
  return {
    moreCategories: [...new Set([...kept.moreCategories, ...dropped.moreCategories])].filter((slug) => slug !== category).slice(0, MOST_MORE_CATEGORIES),
    names: union(kept.names, dropped.names, limits('names', MOST_LANGUAGES)),
    descriptions: union(kept.descriptions, dropped.descriptions, limits('descriptions', MOST_LANGUAGES)),
    attributes: union(kept.attributes, dropped.attributes, limits('attributes', MOST_ATTRIBUTES)),
  };
}

/** Returns whether joined values contain some of the place that goes. */
export const hasMore = (joined: JoinedValues, kept: JoinedValues): boolean =>
  joined.moreCategories.some((slug) => !kept.moreCategories.includes(slug)) ||
  PARTS.some((part) => Object.entries(joined[part]).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(kept[part][key])));
