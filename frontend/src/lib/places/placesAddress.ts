import type { PlaceFilter, PlaceSort } from '../../graphql/schema.generated';
import { areaIn, type PlacesParams, pointIn } from '../address';
import { findCategory, type Site } from '../site';
import { addressText } from './addressText';
import { isOpenAt } from './openAt';

/** Number of places per page. */
const PAGE_SIZE = 18;

/** Prices by which lists can be filtered: free, or the number of currency signs. */
const PRICES = ['free', '1', '2', '3', '4'] as const;

/** Sort orders by their value in the address; without a value the order is `RECOMMENDED`. */
const SORTS: ReadonlyMap<string, PlaceSort> = new Map([
  ['rating', 'RATING'],
  ['reviews', 'REVIEWS'],
  ['newest', 'NEWEST'],
  ['nearest', 'NEAREST'],
]);

/** Limits of the API: categories, attributes, options of each, days since a place was added, distance (m). */
const MOST = { categories: 20, attributes: 20, options: 50, days: 366, meters: 100_000 } as const;

/** Part of the site that decides which values of an address are known. */
type KnownOfSite = Pick<Site, 'categories' | 'filters'>;

/** An address of the list of places. */
interface PlacesAddress {
  params: PlacesParams;
  /** Parts that are not used, as in the address: `price=9`. */
  ignored: string[];
}

/** Splits values that are separated by commas, and removes duplicates. */
const listIn = (text: string): string[] => [...new Set(text.split(',').map((one) => one.replaceAll('\0', '').trim()))].filter(Boolean);

/** Returns a whole number from 1 to `most`; undefined for another text. */
const countIn = (text: string, most: number): number | undefined => (/^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : undefined);

/** Returns the slug of a category, or undefined if the site has none. Before the categories are loaded, any word counts. */
const slugOf = (word: string, { categories }: KnownOfSite): string | undefined =>
  findCategory(categories, word)?.slug ?? (categories.length === 0 ? word : undefined);

/** Returns whether an attribute has an option. Before the attributes are loaded, any option counts. */
function isOption(key: string, option: string, { filters }: KnownOfSite): boolean {
  return filters === null || (Object.hasOwn(filters, key) && filters[key]?.values.includes(option) === true);
}

/**
 * Parses an address such as `/places?search=tea&category=cafe,bar&attr=wheelchair:yes&minRating=4`. Values that are invalid, unknown, or beyond the
 * limits of the API are left out.
 * - `search`, `city`, `pincode`: see `addressText`. An unknown city stays; it matches no place.
 * - `category`, `price`: values separated by commas. `attr`: a key and values, several times. See `PlacesParams`.
 * - `minRating`: 1, 2, 3 or 4. `withPhotos`: `true`. `addedWithin`: 1 to 366. `maxDistance`: 1 to 100000, if `near` is valid.
 * - `sort`: `rating`, `reviews`, `newest`, or `nearest` if `near` is valid.
 * - `page`: a whole number, clamped to 1–10000. `view`: `map`.
 * - `near`, `area`: a point and a rectangle, see `lib/address`.
 */
export function readPlaces(address: URLSearchParams, site: KnownOfSite, now = new Date()): PlacesAddress {
  const ignored: string[] = [];
  const ignore = (name: string, value: string): void => {
    ignored.push(`${name}=${value}`);
  };
  /** Reads a parameter by a function that returns undefined for values that are not known. */
  const read = <Value>(name: string, valueOf: (text: string) => Value | undefined): Value | undefined => {
    const text = addressText(address, name);
    const value = text === undefined ? undefined : valueOf(text);
    if (text !== undefined && value === undefined) ignore(name, text);
    return value;
  };
  const readList = (name: string, most: number, valueOf: (word: string) => string | undefined): string | undefined => {
    const values = new Set<string>();
    for (const word of listIn(address.get(name) ?? '')) {
      const value = valueOf(word);
      if (value === undefined || values.size === most) ignore(name, word);
      else values.add(value);
    }
    return [...values].join() || undefined;
  };
  const readAttributes = (): string[] | undefined => {
    const found: string[] = [];
    for (const text of new Set(address.getAll('attr'))) {
      const [key = '', ...rest] = text.replaceAll('\0', '').trim().split(':');
      const options = listIn(rest.join(':'));
      const known = options.filter((option) => isOption(key, option, site)).slice(0, MOST.options);
      const isUsed = known.length > 0 && found.length < MOST.attributes;
      if (isUsed) found.push(`${key}:${known.join()}`);
      const unused = isUsed ? options.filter((option) => !known.includes(option)) : options;
      if (text && (unused.length > 0 || !isUsed)) ignore('attr', [key, unused.join()].filter(Boolean).join(':'));
    }
    return found.length > 0 ? found : undefined;
  };
  const near = read('near', (text) => pointIn(text) && text);
  const page = Number.parseInt(address.get('page') ?? '', 10);
  const params: PlacesParams = {
    search: addressText(address, 'search'),
    category: readList('category', MOST.categories, (word) => slugOf(word, site)),
    city: addressText(address, 'city'),
    pincode: addressText(address, 'pincode'),
    minRating: read('minRating', (text) => countIn(text, 4)),
    openAt: read('openAt', (text) => (isOpenAt(text, now) ? text : undefined)),
    price: readList('price', PRICES.length, (word) => PRICES.find((price) => price === word.toLowerCase())),
    attr: readAttributes(),
    withPhotos: read('withPhotos', (text) => text === 'true' || undefined),
    addedWithin: read('addedWithin', (text) => countIn(text, MOST.days)),
    maxDistance: read('maxDistance', (text) => (near ? countIn(text, MOST.meters) : undefined)),
    near,
    area: read('area', (text) => areaIn(text) && text),
    sort: read('sort', (text) => (SORTS.has(text) && (text !== 'nearest' || near) ? text : undefined)),
    page: page > 1 ? Math.min(page, 10_000) : undefined,
    view: address.get('view') === 'map' ? 'map' : undefined,
  };
  return { params, ignored };
}

/** Returns the filter of the API for an address. Its keys are always in the same order, and there is none for an absent filter. */
export function placesFilter({ search, category = '', city, pincode, minRating, openAt, price, attr, ...params }: PlacesParams): PlaceFilter {
  const near = pointIn(params.near ?? null);
  const bounds = areaIn(params.area ?? null);
  const categories = listIn(category);
  const attributes = attr?.map((entry) => {
    const [key = '', options = ''] = entry.split(':');
    return { key, any: listIn(options) };
  });
  return {
    ...(search && { search }),
    ...(categories.length === 1 && { category: categories[0] }),
    ...(categories.length > 1 && { categories }),
    ...(city && { city }),
    ...(pincode && { pincode }),
    ...(minRating && { minRating }),
    ...(near && { near }),
    ...(bounds && { bounds }),
    ...(openAt && { openAt }),
    ...(price && { prices: listIn(price) }),
    ...(attributes && { attributes }),
    ...(params.withPhotos && { withPhotos: true }),
    ...(params.addedWithin && { addedWithin: params.addedWithin }),
    ...(near && params.maxDistance && { maxDistance: params.maxDistance }),
  };
}

/**
 * Returns the variables of the queries `PlacesScreen` and `PlacesFilters` for an address. The server embeds the responses to the same variables in the
 * page.
 */
export function placesVariables(params: PlacesParams) {
  const filter = placesFilter(params);
  return {
    list: { filter, sort: SORTS.get(params.sort ?? '') ?? ('RECOMMENDED' as const), page: { number: params.page ?? 1, size: PAGE_SIZE } },
    filters: { filter },
  };
}

/** Returns the address with the slugs of its categories; undefined if it has no other words for them. */
export function withSlugs(address: URLSearchParams, site: KnownOfSite): URLSearchParams | undefined {
  const words = listIn(address.get('category') ?? '');
  const slugs = words.map((word) => findCategory(site.categories, word)?.slug ?? word);
  if (slugs.join() === words.join()) return undefined;
  const slugged = new URLSearchParams(address);
  slugged.set('category', slugs.join());
  return slugged;
}
