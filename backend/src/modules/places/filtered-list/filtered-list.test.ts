import { buildCity, buildPlace, clearGuide } from '../../../../test/builders.js';
import { askBothWays } from '../../../../test/reads.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { CityStatus } from '../../cities/index.js';
import { computeHours } from '../hours/index.js';
import type { Place } from '../place.entity.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

const place = (overrides: Partial<Place> = {}) => buildPlace(server.dataSource, overrides);

const LIST = `query ($filter: PlaceFilter, $sort: PlaceSort! = RECOMMENDED, $page: PageInput) {
  places(filter: $filter, sort: $sort, page: $page) { total page pages items { name } } }`;

interface List {
  places: { total: number; page: number; pages: number; items: { name: string }[] };
}

/** Returns the names of a list. Resolvers and fast path return the same; the fast path answers, unless there is nothing to find. */
async function names(filter: object, variables: object = {}): Promise<string[]> {
  const { read, resolved } = await askBothWays(server, LIST, { filter, ...variables });
  expect(read.body.errors).toBeUndefined();
  expect(read.body).toEqual(resolved.body);
  const { places } = read.body.data as unknown as List;
  expect(places.items).toHaveLength(places.total);
  return places.items.map(({ name }) => name).sort();
}

const isRead = async (filter: object, sort = 'RECOMMENDED') => (await askBothWays(server, LIST, { filter, sort })).isRead;

describe('filters by facts', () => {
  beforeEach(async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const all: Partial<Place>[] = [
      { name: 'Free Park', category: 'park', priceRange: 'Free', attributes: { wheelchair: 'yes', dogs: 'leashed' } },
      {
        name: 'Pizza Bar',
        category: 'bar',
        moreCategories: ['restaurant'],
        priceRange: '€€',
        attributes: { cuisine: ['pizza', 'thai'], outdoor_seating: true },
      },
      {
        name: 'Thai House',
        category: 'restaurant',
        priceRange: '₹₹₹₹₹',
        attributes: { cuisine: ['thai'], outdoor_seating: false },
        ratingAverage: 3.95,
        ratingCount: 20,
      },
      { name: 'Cafe', category: 'cafe', priceRange: '$$', attributes: { wheelchair: 'limited' }, ratingAverage: 4, ratingCount: 2 },
    ];
    for (const one of all) await place({ cityId, ...one });
    const { id: hidden } = await buildCity(server.dataSource, { status: CityStatus.INACTIVE });
    await place({ cityId: hidden, name: 'Hidden', category: 'cafe', priceRange: 'Free', attributes: { cuisine: ['pizza'] } });
    await place({ cityId, name: 'Gone', category: 'cafe', priceRange: 'Free', businessStatus: 'closed-permanently' });
  });

  test.each<[object, string[]]>([
    [{ prices: ['free'] }, ['Free Park']],
    [{ prices: ['2'] }, ['Cafe', 'Pizza Bar']],
    [{ prices: ['free', '4'] }, ['Free Park', 'Thai House']],
    [{ prices: [] }, ['Cafe', 'Free Park', 'Pizza Bar', 'Thai House']],
    [{ categories: ['restaurant'] }, ['Pizza Bar', 'Thai House']],
    [{ categories: [' Restaurant ', 'CAFE', 'nothing'] }, ['Cafe', 'Pizza Bar', 'Thai House']],
    [{ category: 'restaurant', categories: ['bar', 'cafe'] }, ['Pizza Bar']],
    [{ attributes: [{ key: 'cuisine', any: ['pizza'] }] }, ['Pizza Bar']],
    [{ attributes: [{ key: 'cuisine', any: ['pizza', 'thai'] }] }, ['Pizza Bar', 'Thai House']],
    [{ attributes: ['pizza', 'thai'].map((option) => ({ key: 'cuisine', any: [option] })) }, ['Pizza Bar']],
    [{ attributes: [{ key: 'outdoor_seating', any: ['no'] }] }, ['Thai House']],
    [{ attributes: [{ key: 'wheelchair', any: ['yes', 'limited'] }], prices: ['2'] }, ['Cafe']],
    [{ attributes: [{ key: 'cuisine', any: [] }], minRating: 4 }, ['Cafe']],
    [{ minRating: 4, prices: ['2', '4'] }, ['Cafe']],
    [{ minRating: 3, prices: ['2', '4'] }, ['Cafe', 'Thai House']],
    [{ minRating: 5, prices: ['2'] }, []],
    [{ category: 'cafe', prices: ['2'], pincode: '411030' }, ['Cafe']],
    [{ addedWithin: 1, prices: ['free'] }, ['Free Park']],
    [{ near: { latitude: 18.52, longitude: 73.855 }, maxDistance: 500, prices: ['free'] }, ['Free Park']],
    [{ near: { latitude: 18.62, longitude: 73.855 }, maxDistance: 500 }, []],
    [{ prices: ['2'], bounds: { southWest: { latitude: 18, longitude: 73 }, northEast: { latitude: 19, longitude: 74 } } }, ['Cafe', 'Pizza Bar']],
    [{ search: 'cafe', prices: ['2'] }, ['Cafe']],
    [{ search: 'pune', prices: ['free'] }, ['Free Park', 'Gone']],
  ])('the filter %j finds %j', async (filter, expected) => {
    for (const sort of ['RECOMMENDED', 'RATING', 'NEWEST']) expect(await names(filter, { sort })).toEqual(expected);
    expect(await isRead(filter)).toBe(true);
  });

  test.each<[object]>([
    [{ categories: ['volcano', 'nothing'] }],
    [{ attributes: [{ key: 'nothing', any: ['yes'] }] }],
    [{ attributes: [{ key: 'cuisine', any: ['nothing'] }] }],
    [{ attributes: [{ key: 'architect', any: ['Wren'] }] }],
    [{ attributes: [{ key: 'constructor', any: ['toString'] }] }],
  ])('no place matches the filter %j', async (filter) => {
    expect(await names(filter)).toEqual([]);
  });
});

describe('opening hours', () => {
  test('a list of open places has those that are open at the time of their own clocks', async () => {
    const pune = await buildCity(server.dataSource, { timeZone: 'Asia/Kolkata' });
    const lima = await buildCity(server.dataSource, { name: 'Lima', timeZone: 'America/Lima' });
    await place({ cityId: pune.id, name: 'Day', openingHours: 'Mo-Su 09:00-17:00' });
    await place({ cityId: lima.id, name: 'Night', openingHours: 'Mo-Su 22:00-04:00' });
    await place({ cityId: lima.id, name: 'Always', openingHours: '24/7', priceRange: 'Free' });
    await place({ cityId: pune.id, name: 'Unknown', openingHours: 'nonsense' });
    await place({ cityId: pune.id, name: 'No hours' });
    await place({ cityId: pune.id, name: 'Later', openingHours: '24/7', businessStatus: 'opening-soon', opensOn: null });
    await computeHours(server.dataSource);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(await names({ openAt: `${tomorrow}T12:00` })).toEqual(['Always', 'Day']);
    expect(await names({ openAt: `${tomorrow}T23:30` })).toEqual(['Always', 'Night']);
    expect(await names({ openAt: `${tomorrow}T23:30`, prices: ['free'] })).toEqual(['Always']);
    expect(await names({ openAt: 'now' })).toContain('Always');
    expect(await names({ openAt: 'now' })).not.toContain('Unknown');
    expect(await isRead({ openAt: 'now' })).toBe(true);
  });
});

describe('filters that are refused', () => {
  const times = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item);
  const year = new Date().getUTCFullYear();

  test.each<[string, object, string, RegExp]>([
    [
      'a time in the year 9999',
      { openAt: '9999-01-01T00:00' },
      'openAt',
      /^Opening hours are known from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d, not at 9999-01-01T00:00$/,
    ],
    ['a time last year', { openAt: `${year - 1}-01-01T00:00` }, 'openAt', /^Opening hours are known from/],
    ['a day that does not exist', { openAt: '2026-02-30T12:00' }, 'openAt', /^“2026-02-30T12:00” is not a time/],
    ['a time with an offset', { openAt: '2026-12-24T20:00+01:00' }, 'openAt', /Write now, or a local time such as 2026-12-24T20:00$/],
    ['a text that cannot be stored', { openAt: 'tomorrow\u0000' }, 'openAt', /at most 200 characters/],
    ['an unknown price', { prices: ['5'] }, 'prices', /^Prices are free, 1, 2, 3 and 4$/],
    ['six prices', { prices: times(6, 'free') }, 'prices', /^Prices are/],
    ['21 categories', { categories: times(21, 'cafe') }, 'categories', /^Choose at most 20 categories$/],
    ['200 attributes', { attributes: times(200, { key: 'cuisine', any: ['thai'] }) }, 'attributes', /^Choose at most 20 attributes$/],
    ['51 options', { attributes: [{ key: 'cuisine', any: times(51, 'thai') }] }, 'attributes.0.any', /^Choose at most 50 options of an attribute$/],
    ['a key of 201 characters', { attributes: [{ key: 'x'.repeat(201), any: ['a'] }] }, 'attributes.0.key', /at most 200 characters/],
    ['no day', { addedWithin: 0 }, 'addedWithin', /^A number of days is at least 1$/],
    ['367 days', { addedWithin: 367 }, 'addedWithin', /^A number of days is at most 366$/],
    ['a distance without a point', { maxDistance: 500 }, 'near', /^A maximum distance needs a point/],
    ['no distance', { maxDistance: 0, near: { latitude: 0, longitude: 0 } }, 'maxDistance', /^A distance is at least 1 meter$/],
  ])('a filter with %s is refused with the reason', async (_what, filter, field, message) => {
    const { read, resolved } = await askBothWays(server, LIST, { filter });
    for (const { body } of [read, resolved]) {
      const [error] = body.errors ?? [];
      expect(error).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
      const { fields = {} } = (error?.extensions ?? {}) as { fields?: Record<string, string> };
      expect(fields[field] ?? fields[`filter.${field}`]).toMatch(message);
    }
  });

  test.each<[string, RegExp]>([
    ['price=5', /^price must be one or more of free, 1, 2, 3, 4, with commas between them$/],
    ['attr=cuisine', /^attr must be a key, a colon and texts with commas between them$/],
    ['attr[a]=b&attr=c', /^attr must be a key/],
    [times(21, 'attr=a:b').join('&'), /^attr may be given at most 20 times$/],
    [`attr=cuisine:${times(51, 'a').join()}`, /^attr must be at most 50 texts with commas between them$/],
    [`category=${times(21, 'a').join()}`, /^category must be at most 20 texts with commas between them$/],
    ['category=a&category=b', /^category may be given once$/],
    ['openAt=9999-01-01T00:00', /^Opening hours are known from/],
    ['openAt=soon', /^“soon” is not a time/],
    ['withPhotos=1', /^withPhotos must be true or false$/],
    ['addedWithin=week', /^addedWithin must be a number$/],
    ['maxDistance=500', /^A maximum distance needs a point/],
    ['facets=yes', /^facets must be true or false$/],
  ])('the REST API answers 400 to %s', async (query, message) => {
    const { status, body } = await server.rest<{ message: string }>(`/api/places?${query}`);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  test('the REST API takes lists with blanks, and attributes several times', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'Both', category: 'bar', priceRange: 'Free', attributes: { cuisine: ['thai'], wheelchair: 'yes' } });
    await place({ cityId, name: 'One', category: 'bar', priceRange: '$', attributes: { cuisine: ['thai'] } });
    const found = async (query: string) => {
      const { body } = await server.rest<{ places: { name: string }[]; facets?: object[] }>(`/api/places?${query}`);
      expect(body.facets).toBeUndefined();
      return body.places.map(({ name }) => name).sort();
    };
    expect(await found('category=cafe,%20BAR,&price=1,FREE&attr=cuisine:pizza,thai')).toEqual(['Both', 'One']);
    expect(await found('attr=cuisine:thai&attr=wheelchair:yes')).toEqual(['Both']);
    expect(await found('attr=unknown:yes')).toEqual([]);
    expect(await found('category=none,nothing')).toEqual([]);
    expect(await found('attr=&price=&category=&openAt=&facets=false')).toEqual(['Both', 'One']);
  });
});
