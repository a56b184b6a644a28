import type { PlaceSort } from '../../../graphql/schema.generated';
import type { PlacesParams } from '../../../lib/paths';
import type { PlacesScreenQueryVariables } from './PlacesScreen.generated';

/** How many places a page of the list shows. */
export const PLACES_PAGE_SIZE = 18;

/** The words that stand for an order of the list in the address; the order without a word is `Recommended`. */
const SORTS: ReadonlyMap<string, PlaceSort> = new Map([
  ['rating', 'Rating'],
  ['reviews', 'Reviews'],
  ['newest', 'Newest'],
]);

/** Text of a parameter as the API takes it: trimmed, without NUL, at most 200 characters; undefined where nothing is left. */
function textOf(params: URLSearchParams, name: string): string | undefined {
  const text = (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200);
  return text.replace(/[\uD800-\uDBFF]$/, '').trim() || undefined;
}

/**
 * What an address such as `/places?search=tea&minRating=4&page=2` asks for; what it says wrongly counts as absent:
 * - `search`, `category`, `city`, `pincode`: see `textOf`. Unknown values stay: nothing is found then.
 * - `minRating`: one digit, 1 to 4. `sort`: `rating`, `reviews` or `newest`. `page`: digits, 2 to 10000.
 * - of a parameter that stands there several times the first counts.
 */
export function placesParams(address: URLSearchParams): PlacesParams {
  const minRating = address.get('minRating') ?? '';
  const sort = address.get('sort') ?? '';
  const digits = address.get('page') ?? '';
  const page = /^\d{1,5}$/.test(digits) ? Number(digits) : 1;
  return {
    search: textOf(address, 'search'),
    category: textOf(address, 'category'),
    city: textOf(address, 'city'),
    pincode: textOf(address, 'pincode'),
    minRating: /^[1-4]$/.test(minRating) ? Number(minRating) : undefined,
    sort: SORTS.has(sort) ? sort : undefined,
    page: page > 1 && page <= 10_000 ? page : undefined,
  };
}

/**
 * The variables of `PlacesScreen` for an address. The server computes the same ones for the same address and sends their answer
 * within the page, so their form is exact: keys in the order below; `filter`, `sort` and `page` are always there; a filter that
 * is absent has no key.
 */
export function placesVariables(address: URLSearchParams): PlacesScreenQueryVariables {
  const { search, category, city, pincode, minRating, sort = '', page = 1 } = placesParams(address);
  return {
    filter: {
      ...(search && { search }),
      ...(category && { category }),
      ...(city && { city }),
      ...(pincode && { pincode }),
      ...(minRating && { minRating }),
    },
    sort: SORTS.get(sort) ?? 'Recommended',
    page: { number: page, size: PLACES_PAGE_SIZE },
  };
}
