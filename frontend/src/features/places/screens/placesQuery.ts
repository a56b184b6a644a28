import type { PlaceSort } from '../../../graphql/schema.generated';
import { addressText } from '../../../lib/addressText';
import { areaIn, pointIn } from '../../../lib/mapAddress';
import type { PlacesParams } from '../../../lib/paths';
import type { PlacesScreenQueryVariables } from './PlacesScreen.generated';

/** How many places a page of the list shows. */
const PLACES_PAGE_SIZE = 18;

/** The words that stand for an order of the list in the address; the order without a word is `RECOMMENDED`. */
const SORTS: ReadonlyMap<string, PlaceSort> = new Map([
  ['rating', 'RATING'],
  ['reviews', 'REVIEWS'],
  ['newest', 'NEWEST'],
  ['nearest', 'NEAREST'],
]);

/**
 * What an address such as `/places?search=tea&minRating=4&page=2` asks for; what it says wrongly counts as absent:
 * - `search`, `category`, `city`, `pincode`: see `addressText`. Unknown values stay: nothing is found then.
 * - `minRating`: 1, 2, 3 or 4. `sort`: `rating`, `reviews`, `newest`, or where there is a point to measure from `nearest`. `page`: a whole
 *   number, brought into 1 to 10000. `view`: `map`.
 * - `near`, `area`: a point and a rectangle, see `lib/mapAddress`.
 * - of a parameter that stands there several times the first counts.
 */
export function placesParams(address: URLSearchParams): PlacesParams {
  const minRating = Number(address.get('minRating'));
  const sort = address.get('sort') ?? '';
  const page = Number.parseInt(address.get('page') ?? '', 10);
  const near = address.get('near') ?? undefined;
  const area = address.get('area') ?? undefined;
  const isNear = near !== undefined && pointIn(near) !== undefined;
  return {
    search: addressText(address, 'search'),
    category: addressText(address, 'category'),
    city: addressText(address, 'city'),
    pincode: addressText(address, 'pincode'),
    minRating: [1, 2, 3, 4].includes(minRating) ? minRating : undefined,
    near: isNear ? near : undefined,
    area: area !== undefined && areaIn(area) ? area : undefined,
    sort: SORTS.has(sort) && (sort !== 'nearest' || isNear) ? sort : undefined,
    page: page > 1 ? Math.min(page, 10_000) : undefined,
    view: address.get('view') === 'map' ? 'map' : undefined,
  };
}

/**
 * The variables of `PlacesScreen` for an address. The server computes the same ones for the same address and sends their answer
 * within the page, so their form is exact: keys in the order below; `filter`, `sort` and `page` are always there; a filter that
 * is absent has no key.
 */
export function placesVariables(address: URLSearchParams): PlacesScreenQueryVariables {
  const { search, category, city, pincode, minRating, sort = '', page = 1, ...params } = placesParams(address);
  const near = pointIn(params.near ?? null);
  const bounds = areaIn(params.area ?? null);
  return {
    filter: {
      ...(search && { search }),
      ...(category && { category }),
      ...(city && { city }),
      ...(pincode && { pincode }),
      ...(minRating && { minRating }),
      ...(near && { near }),
      ...(bounds && { bounds }),
    },
    sort: SORTS.get(sort) ?? 'RECOMMENDED',
    page: { number: page, size: PLACES_PAGE_SIZE },
  };
}
