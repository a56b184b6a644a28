import { addressText } from '../../../lib/addressText';
import type { CitiesParams } from '../../../lib/paths';
import type { CitiesScreenQueryVariables } from './CitiesScreen.generated';

/** How many cities a page of the list shows. */
const CITIES_PAGE_SIZE = 12;

/**
 * What an address such as `/cities?country=India&featured=true&page=2` asks for; what it says wrongly counts as absent:
 * - `search`, `state`, `country`: see `addressText`. Unknown values stay: nothing is found then.
 * - `featured`: only `true`. `page`: a whole number, brought into 1 to 10000.
 * - of a parameter that stands there several times the first counts.
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
 * The variables of `CitiesScreen` for an address. The server computes the same ones for the same address and sends their answer
 * within the page, so their form is exact: keys in the order below; `filter` and `page` are always there; a filter that is
 * absent has no key; `country` stands a second time at the end, if given, to narrow the states to choose from.
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
