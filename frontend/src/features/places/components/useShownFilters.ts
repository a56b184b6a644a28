import { useSite } from '../../../lib/currentSite';
import { language, t } from '../../../lib/i18n';
import { type FilterNames, formatDistance, type ShownFilter, shownFilters } from '../../../lib/places';
import type { FilterProps } from '../../../widgets/places';

type Listed = Pick<FilterProps, 'facets' | 'cities'>;

/** Returns what the names of filters depend on. */
export function useFilterNames({ facets, cities }: Listed): FilterNames {
  return { say: t, code: language.code, distance: formatDistance, categories: useSite().categories, facets, cities };
}

/** Returns the filters of the list with their names. */
export function useShownFilters({ params, ...listed }: Listed & Pick<FilterProps, 'params'>): ShownFilter[] {
  return shownFilters(params, useFilterNames(listed));
}
