import type { PlaceSort } from '../../../graphql/schema.generated';
import { addressCategory, addressText } from '../../../lib/places';
import { areaIn, type PlacesParams, pointIn } from '../../../lib/address';
import type { PlacesScreenQueryVariables } from './PlacesScreen.generated';

/** Number of places per page. */
const PLACES_PAGE_SIZE = 18;

/** Sort orders by their value in the address; without a value the order is `RECOMMENDED`. */
const SORTS: ReadonlyMap<string, PlaceSort> = new Map([
  ['rating', 'RATING'],
  ['reviews', 'REVIEWS'],
  ['newest', 'NEWEST'],
  ['nearest', 'NEAREST'],
]);

/**
 * Parses an address such as `/places?search=tea&minRating=4&page=2`. Ignores invalid values:
 * - `search`, `category`, `city`, `pincode`: see `addressText` and `addressCategory`. Keeps unknown values; they match no place.
 * - `minRating`: 1, 2, 3 or 4.
 * - `sort`: `rating`, `reviews`, `newest`, or `nearest` if `near` is valid.
 * - `page`: a whole number, clamped to 1–10000. `view`: `map`.
 * - `near`, `area`: a point and a rectangle, see `lib/address`.
 * - If a parameter occurs several times, the first one counts.
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
    category: addressCategory(address),
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
 * Returns the variables of `PlacesScreen` for an address.
 * The server computes the same variables and embeds the response in the page, so the form must match exactly:
 * keys in the order below; `filter`, `sort` and `page` always present; no key for an absent filter.
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
