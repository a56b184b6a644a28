import type { PlacesParams } from '../address';

const listOf = (text: string | undefined): string[] => text?.split(',').filter(Boolean) ?? [];

/** Returns the chosen values of a group of filters. @param key key of a facet of the API: `price`, `cuisine`, … */
export function chosenOf(params: PlacesParams, key: string): readonly string[] {
  switch (key) {
    case 'open':
      return listOf(params.openAt);
    case 'price':
      return listOf(params.price);
    case 'category':
      return listOf(params.category);
    case 'rating':
      return params.minRating ? [String(params.minRating)] : [];
    case 'photos':
      return params.withPhotos ? ['yes'] : [];
    default:
      return (params.attr ?? []).filter((entry) => entry.startsWith(`${key}:`)).flatMap((entry) => listOf(entry.slice(key.length + 1)));
  }
}

/** Returns the change of an address that makes these values the chosen ones of a group. */
export function withChosen(params: PlacesParams, key: string, values: readonly string[]): Partial<PlacesParams> {
  const text = values.join() || undefined;
  switch (key) {
    case 'open':
      return { openAt: text };
    case 'price':
      return { price: text };
    case 'category':
      return { category: text };
    case 'rating':
      return { minRating: text ? Number(text) : undefined };
    case 'photos':
      return { withPhotos: text ? true : undefined };
    default: {
      const others = (params.attr ?? []).filter((entry) => !entry.startsWith(`${key}:`));
      const attr = text ? [...others, `${key}:${text}`] : others;
      return { attr: attr.length > 0 ? attr : undefined };
    }
  }
}

/** Groups in which only one value can be chosen. */
const SINGLE = ['open', 'rating'];

/** Returns the change of an address that chooses a value, or removes it if it is chosen. */
export function toggled(params: PlacesParams, key: string, value: string): Partial<PlacesParams> {
  const chosen = chosenOf(params, key);
  const others = SINGLE.includes(key) ? [] : chosen.filter((one) => one !== value);
  return withChosen(params, key, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...others, value]);
}

/** Patch of an address that removes all filters and keeps the sort order. */
export const NO_FILTERS: Partial<PlacesParams> = {
  search: undefined,
  category: undefined,
  city: undefined,
  pincode: undefined,
  minRating: undefined,
  openAt: undefined,
  price: undefined,
  attr: undefined,
  withPhotos: undefined,
  addedWithin: undefined,
  maxDistance: undefined,
  area: undefined,
};

/**
 * Returns the search text without words that were understood. @param words part of the text, as it was typed; whole words are preferred to parts of others,
 * which scripts without blanks need
 */
export function withoutWords(search: string, words: string): string | undefined {
  const [all = [], gone = []] = [search, words].map((text) => text.trim().split(/\s+/));
  const at = all.findIndex((_, i) => gone.every((word, n) => word === all[i + n]));
  const rest = at < 0 ? search.replace(words, ' ') : all.filter((_, i) => i < at || i >= at + gone.length).join(' ');
  return rest.trim() || undefined;
}
