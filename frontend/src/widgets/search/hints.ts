import { categoryName, dotted, formatNumber, t } from '../../lib/i18n';
import { businessWords } from '../../lib/places';
import type { AutocompleteQuery } from './Autocomplete.generated';
import { isMatch } from './matchParts';

/** Row of the list below a search field. */
export type Hint =
  | { kind: 'recent'; label: string }
  | { kind: 'forget'; label: string }
  | { kind: 'city'; id: string; label: string; detail: string }
  | { kind: 'place'; id: string; label: string; detail: string }
  | { kind: 'category'; category: string; label: string }
  /** `query`: query of the address of the list. */
  | { kind: 'filter'; query: string; label: string; detail: string }
  /** Corrected search words. */
  | { kind: 'meant'; label: string }
  | { kind: 'search'; label: string };

export const GROUPS: Record<Hint['kind'], string> = {
  get recent() {
    return t('search.recentSearches');
  },
  get forget() {
    return t('search.recentSearches');
  },
  get city() {
    return t('search.cities');
  },
  get place() {
    return t('search.places');
  },
  get category() {
    return t('search.categories');
  },
  get filter() {
    return t('search.filters');
  },
  meant: '',
  search: '',
};

type Suggested = AutocompleteQuery['autocomplete'];

/** Maximum number of rows, so that the list needs no scrolling, and the number of places that are always among them. */
const [MOST, LEAST_PLACES] = [10, 3];
/** Number of places from which the server does not count them. */
const COUNT_LIMIT = 1000;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Returns the name of a part of a filter: "Cafe", "Open now", "Vegan". */
function partName({ kind, value, text }: Suggested['filters'][number]['parts'][number]): string {
  if (kind === 'open') return t('places.openNow');
  return kind === 'category' ? value.split(',').map(categoryName).join(', ') : capital(text);
}

function filterHint({ parts, address, city, total }: Suggested['filters'][number]): Hint {
  const filter = dotted(...new Set(parts.map(partName)));
  const number = total === COUNT_LIMIT ? `${formatNumber(total)}+` : formatNumber(total);
  return {
    kind: 'filter',
    query: city ? `${address}&city=${city.id}` : address,
    label: city ? t('search.filterInCity', { filter, city: city.name }) : filter,
    detail: t('places.found', { count: total, number }),
  };
}

/** Converts the autocomplete response into rows. */
export function hintsOf({ autocomplete }: AutocompleteQuery): Hint[] {
  const { cities, categories, filters, didYouMean } = autocomplete;
  const before = [
    ...filters.map(filterHint),
    ...cities.map(({ id, name, state, country }): Hint => ({ kind: 'city', id, label: name, detail: `${state}, ${country}` })),
  ];
  const after = [
    ...categories.map((category): Hint => ({ kind: 'category', category, label: categoryName(category) })),
    ...(didYouMean === null ? [] : [{ kind: 'meant', label: didYouMean } as const]),
  ];
  const places = autocomplete.places.slice(0, Math.max(LEAST_PLACES, MOST - before.length - after.length)).map(
    ({ id, name, category, city, ...business }): Hint => ({
      kind: 'place',
      id,
      label: name,
      detail: dotted(categoryName(category), city?.name, businessWords(business, Date.now())),
    }),
  );
  return [...before, ...places, ...after];
}

/** Keeps the rows of an earlier response that still match: the list does not disappear with each letter. */
export const stillFitting = (hints: readonly Hint[], typed: string): Hint[] =>
  hints.filter((hint) => isMatch('detail' in hint ? `${hint.label} ${hint.detail}` : hint.label, typed));
