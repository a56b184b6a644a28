import { categoryName, dotted, t } from '../../lib/i18n';
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
  search: '',
};

/** Converts the autocomplete response into rows. */
export const hintsOf = ({ autocomplete: { cities, places, categories } }: AutocompleteQuery): Hint[] => [
  ...cities.map(({ id, name, state, country }): Hint => ({ kind: 'city', id, label: name, detail: `${state}, ${country}` })),
  ...places.map(
    ({ id, name, category, city, ...business }): Hint => ({
      kind: 'place',
      id,
      label: name,
      detail: dotted(categoryName(category), city?.name, businessWords(business, Date.now())),
    }),
  ),
  ...categories.map((category): Hint => ({ kind: 'category', category, label: categoryName(category) })),
];

/** Keeps the rows of an earlier response that still match: the list does not disappear with each letter. */
export const stillFitting = (hints: readonly Hint[], typed: string): Hint[] =>
  hints.filter((hint) => isMatch('detail' in hint ? `${hint.label} ${hint.detail}` : hint.label, typed));
