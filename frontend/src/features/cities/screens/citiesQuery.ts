import { addressText } from '../../../lib/places';
import type { CitiesParams } from '../../../lib/address';
import type { CitiesScreenQueryVariables } from './CitiesScreen.generated';

/** Number of cities per page. */
const CITIES_PAGE_SIZE = 12;

/**
 * Parses an address such as `/cities?country=India&featured=true&page=2`. Ignores invalid values:
 * - `search`, `state`, `country`: see `addressText`. Keeps unknown values; they match no city.
 * - `featured`: only `true`. `page`: a whole number, clamped to 1–10000.
 * - If a parameter occurs several times, the first one counts.
 */
export function citiesParams(address: URLSearchParams): CitiesParams {
  const page = Number.parseInt(address.get('page') ?? '', 10);
  return {
    search: addressText(address, 'search'),
    state: addressText(address, 'state'),
    country: addressText(address, 'country'),
    featured: address.get('featured') === 'true' || undefined,
    page: page > 1 ? Math.min(page, 10_000) : undefined,
  };
}

/**
 * Returns the variables of `CitiesScreen` for an address.
 * The server computes the same variables and embeds the response in the page, so the form must match exactly:
 * keys in the order below; `filter` and `page` always present; no key for an absent filter.
 * A given `country` occurs again at the end: it filters the list of states.
 */
export function citiesVariables(address: URLSearchParams): CitiesScreenQueryVariables {
  const { search, state, country, featured, page = 1 } = citiesParams(address);
  return {
    filter: {
      ...(search && { search }),
      ...(state && { state }),
      ...(country && { country }),
      ...(featured && { featured }),
    },
    page: { number: page, size: CITIES_PAGE_SIZE },
    ...(country && { country }),
  };
}
