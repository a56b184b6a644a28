import { buildCity, buildPlace, buildUser } from '../../../../test/builders.js';
import { dice } from '../../../../test/dice.js';
import { askBothWays } from '../../../../test/reads.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { CityStatus } from '../../cities/index.js';
import { ATTRIBUTE_FIELDS, initialValues } from '../../site/index.js';
import { computeHours } from '../hours/index.js';
import { PlaceStatus } from '../place.entity.js';
import type { PlaceFilter } from '../place.input.js';
import type { Facet } from './facet.type.js';

const PLACES = 300;
const FILTERS = 30;
const OPTIONS = 16;
/** A fixed seed, so that every run is the same. */
const SEED = Number(process.env.SEED ?? 20_261_129);

const CATEGORIES = ['restaurant', 'cafe', 'bar', 'museum', 'park', 'historic', 'ruin'];
const PRICES = [null, 'Free', '₹', '₹₹', '$$$', '€€€€€', 'about 5'];
const HOURS = [null, '24/7', 'Mo-We 00:00-24:00', 'Th-Su 00:00-24:00', 'Mo-Su 09:00-17:00; PH off', 'Fr-Sa 20:00-03:00', 'nonsense'];
/** Days are those of the whole week: no place closes while the test runs, unless a day ends. */
const ATTRIBUTES = {
  cuisine: ['pizza', 'thai', 'sushi', 'indian'],
  wheelchair: ['yes', 'limited', 'no'],
  outdoor_seating: ['yes', 'no'],
  diet: ['vegan', 'halal'],
  secret: ['yes', 'no'],
  veiled: ['yes', 'no'],
};
const EARTH = { southWest: { latitude: -90, longitude: -180 }, northEast: { latitude: 90, longitude: 180 } };

/** The input without its class. */
type Filter = Pick<PlaceFilter, keyof PlaceFilter>;

let server: TestServer;
let cities: string[];
const roll = dice(SEED);
const oneOf = <T>(values: readonly T[]): T => values[roll(values.length)] as T;
const someOf = <T>(values: readonly T[]): T[] => values.filter(() => roll(2) === 0);
const rarely = (times: number): boolean => roll(times) === 0;

const attributeValue = (key: keyof typeof ATTRIBUTES) => {
  const chosen = someOf(ATTRIBUTES[key]);
  if (key === 'cuisine' || key === 'diet') return chosen.length > 0 ? chosen : ['thai'];
  const one = oneOf(ATTRIBUTES[key]);
  return key === 'wheelchair' ? one : one === 'yes';
};

beforeAll(async () => {
  server = await startServer();
  const { dataSource } = server;
  const admin = await server.signInAs(await buildUser(dataSource, { role: 'admin' }));
  for (const [key, fields] of Object.entries({ secret: { isInternal: true }, veiled: { isHidden: true } })) {
    const value = { ...initialValues(ATTRIBUTE_FIELDS), names: { en: key }, isFilter: true, ...fields };
    expect((await server.send('POST', '/api/admin/attributes', { key, value }, admin)).status).toBe(201);
  }
  const found = [
    await buildCity(dataSource),
    await buildCity(dataSource, { name: 'Lima', country: 'Peru', timeZone: 'America/Lima' }),
    await buildCity(dataSource, { name: 'Gone', status: CityStatus.INACTIVE }),
  ];
  cities = found.map(({ id }) => id);
  for (let n = 0; n < PLACES; n++) {
    const keys = someOf(Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[]);
    await buildPlace(dataSource, {
      cityId: oneOf(cities),
      name: `Place ${n}`,
      category: oneOf(CATEGORIES),
      moreCategories: rarely(3) ? someOf(CATEGORIES).slice(0, 4) : [],
      priceRange: oneOf(PRICES),
      openingHours: oneOf(HOURS),
      attributes: Object.fromEntries(keys.map((key) => [key, attributeValue(key)])),
      ratingAverage: roll(51) / 10,
      ratingCount: roll(20),
      latitude: 18 + roll(100) / 100,
      longitude: 73 + roll(100) / 100,
      ...(rarely(10) && { status: oneOf([PlaceStatus.PENDING, PlaceStatus.INACTIVE]) }),
      ...(rarely(10) && { businessStatus: oneOf(['closed-permanently', 'closed-temporarily']) }),
      ...(rarely(15) && { deletedAt: new Date() }),
    });
  }
  await computeHours(dataSource);
});
afterAll(() => server.stop());

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

function randomFilter(): Filter {
  const attributes = someOf(['cuisine', 'wheelchair', 'outdoor_seating', 'diet', ...(rarely(6) ? (['secret', 'veiled', 'nothing'] as const) : [])] as const);
  return {
    ...(rarely(3) && { city: oneOf(cities) }),
    ...(rarely(3) && { category: oneOf(CATEGORIES) }),
    ...(rarely(4) && { categories: someOf(CATEGORIES) }),
    ...(rarely(3) && { prices: someOf(['free', '1', '2', '3', '4']) }),
    ...(rarely(3) && { minRating: 1 + roll(5) }),
    ...(rarely(6) && { addedWithin: 1 + roll(3) }),
    ...(rarely(4) && { openAt: oneOf(['now', `${tomorrow}T12:00`, `${tomorrow}T23:30`]) }),
    ...(rarely(6) && { near: { latitude: 18.5, longitude: 73.5 }, maxDistance: 1000 * (1 + roll(60)) }),
    ...(rarely(6) && { pincode: '411030' }),
    ...(rarely(2) && {
      attributes: attributes.slice(0, 2).map((key) => ({ key, any: someOf([...(key === 'nothing' ? ['yes'] : ATTRIBUTES[key]), 'unknown']) })),
    }),
  };
}

/** Returns the filter whose conditions of a facet's group are only one option; undefined if lists have no such filter. */
function withOnly(filter: Filter, key: string, value: string): Filter | undefined {
  const { category: _category, categories: _categories, ...others } = filter;
  if (key === 'open') return value === 'now' ? { ...filter, openAt: filter.openAt ?? 'now' } : undefined;
  if (key === 'photos') return { ...filter, withPhotos: true };
  if (key === 'price') return { ...filter, prices: [value] };
  if (key === 'rating') return { ...filter, minRating: Number(value) };
  if (key === 'category') return { ...others, categories: [value] };
  return { ...filter, attributes: [...(filter.attributes ?? []).filter((one) => one.key !== key), { key, any: [value] }] };
}

const LIST = `query ($filter: PlaceFilter, $bounds: BoundsInput!, $mapped: PlaceFilter) {
  places(filter: $filter) { total items { id } facets { key name options { value name count } isPartial } german: facets(language: "de") { key name } }
  mapViewport(bounds: $bounds, zoom: 3, filter: $mapped) { total } }`;

const search = ({ category, categories, prices, attributes, near, bounds: _bounds, ...others }: Filter): string => {
  const parameters = new URLSearchParams(Object.entries(others).map(([name, value]): [string, string] => [name, String(value)]));
  const all = [...(categories ?? []), ...(category ? [category] : [])];
  if (all.length > 0) parameters.set('category', all.join());
  if (prices && prices.length > 0) parameters.set('price', prices.join());
  for (const { key, any } of attributes ?? []) parameters.append('attr', `${key}:${any.join()}`);
  if (near) parameters.set('near', `${near.latitude},${near.longitude}`);
  return String(parameters);
};

test(`each option has the number of places of the list with only this option of its group (SEED=${SEED})`, async () => {
  const filters: Filter[] = [{}, { city: cities[0] }, { city: cities[2] }, ...Array.from({ length: FILTERS }, randomFilter)];
  for (const filter of filters) {
    const { read, resolved, isRead } = await askBothWays(server, LIST, { filter, mapped: filter, bounds: EARTH });
    expect([filter, read.body]).toEqual([filter, resolved.body]);
    expect([filter, isRead]).toEqual([filter, true]);
    const { places, mapViewport } = read.body.data as unknown as { places: { total: number; facets: Facet[] }; mapViewport: { total: number } };
    expect([filter, mapViewport.total]).toEqual([filter, places.total]);
    // REST has one list of categories, of which a place must have one.
    if (!filter.category || !filter.categories?.length) {
      const { body } = await server.rest<{ total: number; facets: Facet[] }>(`/api/places?facets=true&${search(filter)}`);
      expect([filter, body.total, body.facets]).toEqual([filter, places.total, places.facets]);
    }
    const options = places.facets.flatMap(({ key, options: all }) =>
      all.map(({ value, count }) => ({ key, value, count, chosen: withOnly(filter, key, value) })),
    );
    const known = options.flatMap(({ chosen, ...one }) => (chosen ? [{ ...one, chosen }] : []));
    const tried = Array.from({ length: OPTIONS }, () => oneOf(known.filter(({ count }) => count > 0 || rarely(4))));
    const totals = await server.graphql<Record<string, { total: number }>>(
      `query (${tried.map((_one, n) => `$f${n}: PlaceFilter`).join(', ')}) { ${tried.map((_one, n) => `t${n}: places(filter: $f${n}) { total }`).join(' ')} }`,
      Object.fromEntries(tried.map(({ chosen }, n) => [`f${n}`, chosen])),
    );
    expect([filter, tried.map(({ key, value }, n) => [key, value, totals.body.data[`t${n}`]?.total])]).toEqual([
      filter,
      tried.map(({ key, value, count }) => [key, value, count]),
    ]);
  }
});

test('facets alone are the same as with the total and the places, also of a search', async () => {
  const alone = 'query ($filter: PlaceFilter) { places(filter: $filter) { facets { key options { value count } isPartial } } }';
  for (const filter of [
    {},
    { city: cities[0] },
    { city: cities[0], openAt: 'now', prices: ['1', '2'] },
    { prices: ['1'], categories: ['cafe', 'bar'] },
    { search: 'place' },
  ]) {
    const { read, resolved, isRead } = await askBothWays(server, alone, { filter });
    expect([filter, isRead, read.body]).toEqual([filter, true, resolved.body]);
    const { body } = await server.graphql(alone.replace('facets', 'total items { id } facets'), { filter });
    expect([filter, (body.data as { places: object }).places]).toMatchObject([filter, (read.body.data as { places: object }).places]);
  }
});

test('facets have the names of the requested language, and no hidden or internal attribute', async () => {
  const { body } = await server.graphql<{ places: { en: Facet[]; de: Facet[] } }>(
    '{ places { en: facets { key name options { value name } } de: facets(language: "de") { key name options { value name } } } }',
  );
  const { en, de } = body.data.places;
  expect(en.map(({ key }) => key).slice(0, 5)).toEqual(['open', 'price', 'rating', 'category', 'photos']);
  expect(en.map(({ key }) => key)).toEqual(de.map(({ key }) => key));
  expect(en.find(({ key }) => key === 'wheelchair')?.options.map(({ value }) => value)).toEqual(['yes', 'limited', 'no']);
  expect(de.find(({ key }) => key === 'price')).toMatchObject({
    name: 'Preis',
    options: expect.arrayContaining([{ value: 'free', name: 'Kostenlos' }]) as object,
  });
  for (const key of ['secret', 'veiled', 'architect']) expect(en.find((facet) => facet.key === key)).toBeUndefined();
});

test('a category leaves only the attributes that its places can have', async () => {
  const keysOf = async (filter: object) => {
    const { body } = await server.graphql<{ places: { facets: Facet[] } }>('query ($filter: PlaceFilter) { places(filter: $filter) { facets { key } } }', {
      filter,
    });
    return body.data.places.facets.map(({ key }) => key);
  };
  expect(await keysOf({ category: 'restaurant' })).toContain('cuisine');
  expect(await keysOf({ category: 'museum' })).not.toContain('cuisine');
  expect(await keysOf({ categories: ['museum', 'restaurant'] })).toContain('cuisine');
  expect(await keysOf({ category: 'museum', attributes: [{ key: 'cuisine', any: ['thai'] }] })).toContain('cuisine');
});
