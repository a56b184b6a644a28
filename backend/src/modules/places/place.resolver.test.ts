import { buildCity, buildPlace, buildPlaceImage, buildReview, buildUser, change, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { CityStatus } from '../cities/index.js';
import { type Place, PlaceStatus } from './place.entity.js';

interface Places {
  items: { id: string; name: string }[];
  total: number;
  page: number;
  pages: number;
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

const place = (overrides: Partial<Place> = {}) => buildPlace(server.dataSource, overrides);

const LIST = `query ($filter: PlaceFilter, $sort: PlaceSort! = RECOMMENDED, $page: PageInput) {
  places(filter: $filter, sort: $sort, page: $page) { items { id name } total page pages }
}`;

async function list(variables: { filter?: object | null; sort?: string; page?: object | null } = {}): Promise<Places> {
  const { body } = await server.graphql<{ places: Places }>(LIST, variables);
  expect(body.errors).toBeUndefined();
  return body.data.places;
}
const names = async (filter?: object | null, sort?: string) => (await list({ filter, sort })).items.map(({ name }) => name);
const one = (id: string) => server.graphql<{ place: object | null }>('query ($id: ID!) { place(id: $id) { id name } }', { id });

describe('the list of places', () => {
  test('a visitor of a site without places gets one empty page', async () => {
    expect(await list()).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });

  test('a visitor sees active places of active cities only', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'Shown' });
    await place({ cityId, status: PlaceStatus.PENDING });
    await place({ cityId, status: PlaceStatus.INACTIVE });
    await place({ cityId, deletedAt: new Date() });
    await place({ cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id });
    await place({ cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id });
    for (const filter of [undefined, { category: 'historic' }, { pincode: '411030' }, { search: 'fort' }, { search: 'Shaniwar' }]) {
      const { total, items } = await list({ filter });
      expect(total).toBe(items.length);
      expect(items.map(({ name }) => name).filter((name) => name !== 'Shown')).toEqual([]);
    }
    expect(await list()).toMatchObject({ total: 1, items: [{ name: 'Shown' }] });
  });

  test.each(['RECOMMENDED', 'RATING', 'REVIEWS', 'NEWEST', 'NEAREST'])(
    'lists every place once over all pages by %s, also if all sort keys are equal',
    async (sort) => {
      const { id: cityId } = await buildCity(server.dataSource);
      const createdAt = new Date('2026-01-01');
      const made = [];
      for (let i = 0; i < 23; i++) made.push((await place({ cityId, createdAt, ranking: 1, ratingAverage: 4, ratingCount: 2 })).id);
      const filter = { near: { latitude: 18, longitude: 73 } };
      const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => list({ filter, sort, page: { number, size: 5 } })));
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(made.sort());
      expect(pages.map(({ page, pages: all, total }) => [page, all, total])).toEqual([1, 2, 3, 4, 5].map((n) => [n, 5, 23]));
      expect((await list({ filter, sort, page: { number: 6, size: 5 } })).items).toEqual(pages[4]?.items);
    },
  );

  test('a search lists every match once over all pages, also if all sort keys are equal', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const made = [];
    for (let i = 0; i < 12; i++) made.push((await place({ cityId, name: 'Temple' })).id);
    const pages = await Promise.all([1, 2, 3].map((number) => list({ filter: { search: 'temple' }, page: { number, size: 4 } })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(made.sort());
  });

  test.each([{ number: 0 }, { number: -1 }, { number: 10_001 }, { size: 0 }, { size: 101 }, { size: -1 }])('rejects page %j', async (page) => {
    const { body } = await server.graphql(LIST, { page });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [Object.keys(page)[0] ?? '']: expect.any(String) as string } });
  });

  test('accepts omitted arguments and null', async () => {
    await place();
    for (const variables of [
      {},
      { filter: null, page: null },
      { filter: {}, page: {} },
      {
        filter: { search: null, category: null, city: null, pincode: null, minRating: null, near: null, bounds: null },
      },
    ])
      expect((await list(variables)).total).toBe(1);
  });
});

describe('the sorts', () => {
  beforeEach(async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await place({ cityId, name: 'Beloved', ranking: 4.6, ratingAverage: 4.7, ratingCount: 90, createdAt: at(1), latitude: 18.5, longitude: 73.9 });
    await place({ cityId, name: 'Fresh', ranking: 4.2, ratingAverage: 5, ratingCount: 1, createdAt: at(9), latitude: 18.6, longitude: 73.9 });
    await place({ cityId, name: 'Famous', ranking: 3.1, ratingAverage: 3, ratingCount: 500, createdAt: at(5), latitude: 18.4, longitude: 73.8 });
    await place({ cityId, name: 'Twin', ranking: 4.4, ratingAverage: 4.7, ratingCount: 40, createdAt: at(4), latitude: null, longitude: null });
  });
  const near = { near: { latitude: 18.59, longitude: 73.9 } };

  test.each<[string | undefined, object | undefined, string[]]>([
    [undefined, undefined, ['Beloved', 'Twin', 'Fresh', 'Famous']],
    ['RECOMMENDED', undefined, ['Beloved', 'Twin', 'Fresh', 'Famous']],
    ['RATING', undefined, ['Fresh', 'Beloved', 'Twin', 'Famous']],
    ['REVIEWS', undefined, ['Famous', 'Beloved', 'Twin', 'Fresh']],
    ['NEWEST', undefined, ['Fresh', 'Famous', 'Twin', 'Beloved']],
    ['NEAREST', near, ['Fresh', 'Beloved', 'Famous', 'Twin']],
    ['RATING', near, ['Fresh', 'Beloved', 'Twin', 'Famous']],
  ])('sorts by %s', async (sort, filter, expected) => {
    expect(await names(filter, sort)).toEqual(expected);
  });

  test('sorts by distance with places without coordinates last, and the total includes them', async () => {
    const { items, total } = await list({ filter: near, sort: 'NEAREST' });
    expect(items).toHaveLength(total);
    expect(items.at(-1)?.name).toBe('Twin');
  });

  test('sorts by distance on the ground, also in the north, where a degree of longitude is short', async () => {
    const { id: cityId } = await buildCity(server.dataSource, { name: 'Helsinki' });
    await place({ cityId, name: 'Ninety kilometres north', latitude: 60.8, longitude: 25 });
    await place({ cityId, name: 'Fifty-five kilometres east', latitude: 60, longitude: 26 });
    const filter = { city: cityId, near: { latitude: 60, longitude: 25 } };
    expect(await names(filter, 'NEAREST')).toEqual(['Fifty-five kilometres east', 'Ninety kilometres north']);
  });

  test('rejects the sort by distance without a point', async () => {
    const { body } = await server.graphql(LIST, { sort: 'NEAREST' });
    expect(body.errors?.[0]).toMatchObject({
      message: 'Sorting by distance needs a point to measure from',
      extensions: { code: 'BAD_USER_INPUT', fields: { 'filter.near': 'Sorting by distance needs a point to measure from' } },
    });
  });

  test.each([
    { latitude: 91, longitude: 0 },
    { latitude: -91, longitude: 0 },
    { latitude: 0, longitude: 181 },
    { latitude: 0, longitude: -180.5 },
  ])('rejects the invalid point %j', async (point) => {
    for (const filter of [{ near: point }, { bounds: { southWest: point, northEast: { latitude: 0, longitude: 0 } } }]) {
      const { body } = await server.graphql(LIST, { filter });
      expect(body.errors?.[0]).toMatchObject({
        message: expect.stringMatching(/^A (latitude|longitude) is between/) as string,
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });
});

describe('the filters', () => {
  let pune: string;
  beforeEach(async () => {
    pune = (await buildCity(server.dataSource, { name: 'Pune' })).id;
    const lima = (await buildCity(server.dataSource, { name: 'Lima', state: 'Lima', country: 'Peru' })).id;
    const rated = (ratingAverage: number, ranking: number) => ({ ratingAverage, ratingCount: 3, ranking });
    await place({
      cityId: pune,
      name: 'Aga Khan Palace',
      category: 'museum',
      pincode: '411006',
      fullAddress: 'Nagar Road, Kalyani Nagar',
      latitude: 18.55,
      longitude: 73.9,
      ...rated(4.4, 9),
    });
    await place({
      cityId: pune,
      name: 'Café Goodluck',
      category: 'cafe',
      pincode: '411004',
      fullAddress: 'Deccan Gymkhana',
      latitude: 18.52,
      longitude: 73.84,
      ...rated(4, 8),
    });
    await place({
      cityId: pune,
      name: 'Vohuman',
      category: 'cafe',
      pincode: '411001',
      fullAddress: 'Sassoon Road',
      latitude: 18.53,
      longitude: 73.87,
      ...rated(3.99, 7),
    });
    await place({
      cityId: lima,
      name: 'Café Central',
      category: 'cafe',
      pincode: 'L15 2AB',
      fullAddress: 'Jirón de la Unión',
      latitude: -12.05,
      longitude: -77.03,
      ...rated(2, 6),
    });
    await place({ cityId: lima, name: 'Unrated Plaza', category: 'attraction', pincode: null, fullAddress: null, latitude: null, longitude: null, ranking: 5 });
  });
  const ALL = ['Aga Khan Palace', 'Café Goodluck', 'Vohuman', 'Café Central', 'Unrated Plaza'];
  const box = (south: number, west: number, north: number, east: number) => ({
    bounds: { southWest: { latitude: south, longitude: west }, northEast: { latitude: north, longitude: east } },
  });

  test.each<[object, string[]]>([
    [{ category: 'cafe' }, ['Café Goodluck', 'Vohuman', 'Café Central']],
    [{ category: ' CAFE ' }, ['Café Goodluck', 'Vohuman', 'Café Central']],
    [{ category: 'caf' }, []],
    [{ category: '%' }, []],
    [{ pincode: '411004' }, ['Café Goodluck']],
    [{ pincode: ' 411 004 ' }, ['Café Goodluck']],
    [{ pincode: 'l15 2ab' }, ['Café Central']],
    [{ pincode: 'L152AB' }, ['Café Central']],
    [{ pincode: '4110%' }, []],
    [{ pincode: '______' }, []],
    [{ minRating: 1 }, ['Aga Khan Palace', 'Café Goodluck', 'Vohuman', 'Café Central']],
    [{ minRating: 2 }, ['Aga Khan Palace', 'Café Goodluck', 'Vohuman', 'Café Central']],
    [{ minRating: 3 }, ['Aga Khan Palace', 'Café Goodluck', 'Vohuman']],
    [{ minRating: 4 }, ['Aga Khan Palace', 'Café Goodluck']],
    [{ minRating: 5 }, []],
    [box(18.5, 73.8, 18.54, 73.88), ['Café Goodluck', 'Vohuman']],
    [box(-90, -180, 90, 180), ['Aga Khan Palace', 'Café Goodluck', 'Vohuman', 'Café Central']],
    [box(18.55, 73.9, 18.55, 73.9), ['Aga Khan Palace']],
    [box(0, 0, 1, 1), []],
    [{ search: 'palace' }, ['Aga Khan Palace']],
    [{ search: 'PALACE khan' }, ['Aga Khan Palace']],
    [{ search: 'khan atlantis' }, []],
    [{ search: 'goodluck' }, ['Café Goodluck']],
    [{ search: 'Lima' }, ['Café Central', 'Unrated Plaza']],
    [{ search: 'museum' }, ['Aga Khan Palace']],
    [{ search: 'sassoon' }, ['Vohuman']],
    [{ search: 'jiron union' }, ['Café Central']],
    [{ search: 'JIRÓN' }, ['Café Central']],
    [{ search: '411001' }, ['Vohuman']],
    [{ search: 'vohumann' }, ['Vohuman']],
    [{ search: 'vohumen' }, ['Vohuman']],
    [{ search: 'goodlcuk' }, ['Café Goodluck']],
    [{ search: 'zzzzqqqq' }, []],
    [{ search: '?!…' }, []],
    [{ search: '%' }, []],
    [{ search: '_' }, []],
    [{ search: '\\' }, []],
    [{ search: "' OR 1=1 --" }, []],
    [{ search: 'palace%zzz' }, []],
    [{ search: '   ' }, ALL],
    [{ search: '' }, ALL],
    [{ category: '', pincode: ' ', city: '' }, ALL],
    [{ category: 'cafe', minRating: 4 }, ['Café Goodluck']],
    [{ category: 'cafe', search: 'lima' }, ['Café Central']],
    [{ category: 'museum', search: 'lima' }, []],
    [{ search: 'café', minRating: 3, pincode: '411004', ...box(18, 73, 19, 74) }, ['Café Goodluck']],
    [{ city: 'not-an-id' }, []],
    [{ city: '01900000-0000-7000-8000-000000000000' }, []],
  ])('the filter %j finds %j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
    expect((await list({ filter })).total).toBe(expected.length);
  });

  test('the filter by city finds only its places, also in combination with other filters', async () => {
    expect(await names({ city: pune })).toEqual(ALL.slice(0, 3));
    expect(await names({ city: pune.toUpperCase() })).toEqual(ALL.slice(0, 3));
    expect(await names({ city: pune, category: 'cafe' })).toEqual(['Café Goodluck', 'Vohuman']);
    expect(await names({ city: pune, search: 'café' })).toEqual(['Café Goodluck', 'Vohuman']);
    expect(await names({ city: pune, search: 'lima' })).toEqual([]);
    expect((await list({ filter: { city: pune, category: 'cafe' } })).total).toBe(2);
  });

  test('a misspelled word finds the same, whether or not a hidden place has it in its name', async () => {
    expect(await names({ search: 'vohumann' })).toEqual(['Vohuman']);
    await place({ cityId: pune, name: 'Vohumann', status: PlaceStatus.PENDING });
    await place({ cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id, name: 'Vohumann' });
    expect(await names({ search: 'vohumann' })).toEqual(['Vohuman']);
  });

  test('a match in the name comes before a match in the address', async () => {
    await place({ cityId: pune, name: 'Tea House', fullAddress: 'Vohuman Lane', ranking: 100 });
    expect(await names({ search: 'vohuman' })).toEqual(['Vohuman', 'Tea House']);
  });

  test('finds places by the new name of their city, by their new city and by their new name', async () => {
    const moved = await place({ cityId: pune, name: 'Wanderer' });
    await server.dataSource.query(`UPDATE cities SET name = 'Poona' WHERE id = $1`, [pune]);
    expect(await names({ search: 'poona wanderer' })).toEqual(['Wanderer']);
    const { id: cityId } = await buildCity(server.dataSource, { name: 'Quito' });
    await change(server.dataSource, moved, { cityId, name: 'Settler' });
    expect(await names({ search: 'quito settler' })).toEqual(['Settler']);
    expect(await names({ search: 'wanderer' })).toEqual([]);
  });

  test('finds the places inside a rectangle across the date line', async () => {
    const fiji = (await buildCity(server.dataSource, { name: 'Suva', country: 'Fiji' })).id;
    await place({ cityId: fiji, name: 'West of the line', latitude: -17, longitude: 179.5, ranking: 2 });
    await place({ cityId: fiji, name: 'East of the line', latitude: -17, longitude: -179.5, ranking: 1 });
    expect(await names(box(-20, 179, -15, -179))).toEqual(['West of the line', 'East of the line']);
  });

  test.each([
    ['search', 'x'.repeat(201)],
    ['category', 'x'.repeat(201)],
    ['pincode', 'x'.repeat(201)],
    ['city', 'x'.repeat(201)],
    ['search', '\0'],
    ['category', '\ud800'],
    ['pincode', 'a\0'],
    ['city', '\0'],
  ])('rejects an unusable %s', async (field, value) => {
    const { body } = await server.graphql(LIST, { filter: { [field]: value } });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } });
  });

  test.each([0, 6, -1, 2_147_483_647])('rejects the minimum rating %d', async (minRating) => {
    const { body } = await server.graphql(LIST, { filter: { minRating } });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { minRating: expect.stringMatching(/^A minimum rating/) as string } });
  });
});

describe('one place', () => {
  test('a visitor reads all fields of a place', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const { id } = await place({
      cityId,
      phone: '+91 20 2612 4567',
      website: 'https://fort.example.org/',
      priceRange: '₹',
      openingHours: 'Mo-Su 08:00-18:30',
      featured: true,
      ratingAverage: 4.25,
      ratingCount: 4,
      createdAt: new Date('2026-02-03T04:05:06Z'),
      source: 'sample',
      sourceId: '1',
    });
    const query = `query ($id: ID!) { place(id: $id) {
      id name description category fullAddress pincode phone website priceRange openingHours featured status createdAt isSample
      coordinates { latitude longitude } rating { average count } city { id name placesCount } images { url alt credit isIllustration }
    } }`;
    expect((await server.graphql(query, { id })).body).toEqual({
      data: {
        place: {
          id,
          name: 'Shaniwar Wada',
          description: 'A fort of the Peshwas.',
          category: 'historic',
          fullAddress: 'Shaniwar Peth, Pune, Maharashtra',
          pincode: '411030',
          phone: '+91 20 2612 4567',
          website: 'https://fort.example.org/',
          priceRange: '₹',
          openingHours: 'Mo-Su 08:00-18:30',
          featured: true,
          status: 'ACTIVE',
          createdAt: '2026-02-03T04:05:06.000Z',
          isSample: true,
          coordinates: { latitude: 18.5195, longitude: 73.8553 },
          rating: { average: 4.25, count: 4 },
          city: { id: cityId, name: 'Pune', placesCount: 1 },
          images: [{ url: `/art/places/${id}.svg`, alt: 'Illustration of Shaniwar Wada', credit: null, isIllustration: true }],
        },
      },
    });
  });

  test('a visitor reads null for unknown values', async () => {
    const { id } = await place({ latitude: null, longitude: null, fullAddress: null, pincode: null });
    const query = 'query ($id: ID!) { place(id: $id) { fullAddress pincode phone website priceRange openingHours coordinates { latitude } isSample } }';
    expect((await server.graphql(query, { id })).body.data).toEqual({
      place: { fullAddress: null, pincode: null, phone: null, website: null, priceRange: null, openingHours: null, coordinates: null, isSample: false },
    });
  });

  test('a visitor sees the photos of a place in order', async () => {
    const { id } = await place();
    await buildPlaceImage(server.dataSource, { placeId: id, url: '/uploads/2.webp', position: 2 });
    await buildPlaceImage(server.dataSource, { placeId: id, url: '/uploads/1.webp', position: 1 });
    const { body } = await server.graphql('query ($id: ID!) { place(id: $id) { images { url isIllustration } } }', { id });
    expect(body.data).toEqual({
      place: {
        images: [
          { url: '/uploads/1.webp', isIllustration: false },
          { url: '/uploads/2.webp', isIllustration: false },
        ],
      },
    });
  });

  test('answers the same for a hidden place as for an unknown one', async () => {
    const hidden = [
      await place({ status: PlaceStatus.PENDING }),
      await place({ status: PlaceStatus.INACTIVE }),
      await place({ deletedAt: new Date() }),
      await place({ cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id }),
      await place({ cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id }),
    ].map(({ id }) => id);
    for (const id of [...hidden, '01900000-0000-7000-8000-000000000000', 'fort', '', '\0', 'x'.repeat(5000)]) {
      expect((await one(id)).body).toEqual({
        data: { place: null },
        errors: [
          {
            message: 'Place not found',
            path: ['place'],
            locations: expect.anything() as unknown,
            extensions: { code: 'NOT_FOUND', reason: 'notFound.place', requestId: expect.any(String) as string },
          },
        ],
      });
    }
  });

  test('does not show the creator of a place to visitors', async () => {
    const creator = await buildUser(server.dataSource);
    const { id } = await place({ createdBy: creator.id, source: 'overture' });
    const { body } = await server.graphql('query ($id: ID!) { place(id: $id) { createdBy { name email } revision { source } } }', { id });
    expect(body).toEqual({ data: { place: { createdBy: null, revision: null } } });
    const schema = await server.graphql<{ __type: { fields: { name: string }[] } }>('{ __type(name: "Place") { fields { name } } }');
    const fields = schema.body.data.__type.fields.map(({ name }) => name);
    expect(fields.filter((name) => /creat|source|rank|delet|version|sum/i.test(name))).toEqual(['createdAt', 'createdBy', 'source']);
  });
});

describe('categories, place cities and counters', () => {
  /** Returns the totals by the counters and by counting rows. */
  async function counts() {
    const { body } = await server.graphql<{
      placeCategories: object[];
      cities: { items: { id: string; placesCount: number }[] };
      stats: object;
      places: object;
      placeCities: { id: string }[];
    }>('{ placeCategories { name placesCount } cities { items { id placesCount } } placeCities { id } stats { places } places { total } }');
    const visible = `FROM places p JOIN cities c ON c.id = p.city_id WHERE p.status = 'active' AND p.deleted_at IS NULL AND c.status = 'active' AND c.deleted_at IS NULL`;
    const sql = <Row>(text: string) => server.dataSource.query<Row[]>(text);
    const perCategory = await sql<{ name: string; placesCount: number }>(
      `SELECT category AS name, count(*)::int AS "placesCount" ${visible} GROUP BY 1 ORDER BY 1`,
    );
    const perCity = await sql<{ id: string; n: number }>(`SELECT c.id, count(*)::int AS n ${visible} GROUP BY 1`);
    const [{ n } = { n: 0 }] = await sql<{ n: number }>(`SELECT count(*)::int AS n ${visible}`);
    expect(body.data.placeCategories).toEqual(perCategory);
    for (const { id, placesCount } of body.data.cities.items) expect(placesCount).toBe(perCity.find((row) => row.id === id)?.n ?? 0);
    expect(body.data.placeCities.map(({ id }) => id).sort()).toEqual(perCity.map(({ id }) => id).sort());
    expect(body.data).toMatchObject({ stats: { places: n }, places: { total: n } });
    return { total: n, categories: perCategory.map(({ name }) => name) };
  }

  test('counts stay correct after every change of a place', async () => {
    const { dataSource } = server;
    const { id: pune } = await buildCity(dataSource);
    const { id: goa } = await buildCity(dataSource, { name: 'Goa' });
    const row = await place({ cityId: pune, status: PlaceStatus.PENDING });
    await place({ cityId: goa, category: 'beach' });
    const steps: [Partial<Place>, number][] = [
      [{ status: PlaceStatus.ACTIVE }, 2],
      [{ cityId: goa }, 2],
      [{ category: 'museum' }, 2],
      [{ cityId: pune, category: 'park' }, 2],
      [{ name: 'Renamed' }, 2],
      [{ status: PlaceStatus.INACTIVE }, 1],
      [{ category: 'zoo' }, 1],
      [{ status: PlaceStatus.ACTIVE }, 2],
      [{ deletedAt: new Date() }, 1],
      [{ cityId: goa }, 1],
      [{ deletedAt: null }, 2],
      [{ deletedAt: new Date(), status: PlaceStatus.PENDING }, 1],
      [{ status: PlaceStatus.ACTIVE }, 1],
      [{ deletedAt: null }, 2],
    ];
    for (const [values, total] of steps) {
      await change(dataSource, row, values);
      expect((await counts()).total).toBe(total);
    }
    await dataSource.query('DELETE FROM places WHERE id = $1', [row.id]);
    expect(await counts()).toEqual({ total: 1, categories: ['beach'] });
  });

  test('counts leave out a hidden city until it is shown again', async () => {
    const city = await buildCity(server.dataSource);
    await place({ cityId: city.id, category: 'zoo' });
    await place({ category: 'park' });
    for (const [hide, show] of [
      [{ deletedAt: new Date() }, { deletedAt: null }],
      [{ status: CityStatus.INACTIVE }, { status: CityStatus.ACTIVE }],
    ]) {
      await change(server.dataSource, city, hide ?? {});
      expect(await counts()).toEqual({ total: 1, categories: ['park'] });
      await change(server.dataSource, city, show ?? {});
      expect(await counts()).toEqual({ total: 2, categories: ['park', 'zoo'] });
    }
  });

  test('counts are correct after an import and after bulk changes', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    for (let i = 0; i < 6; i++) await place({ cityId, category: i % 2 ? 'park' : 'zoo' });
    await server.dataSource.query(`UPDATE places SET status = 'inactive' WHERE category = 'zoo'`);
    expect(await counts()).toEqual({ total: 3, categories: ['park'] });
    await server.dataSource.query(`UPDATE places SET status = 'active', category = 'bar'`);
    expect(await counts()).toEqual({ total: 6, categories: ['bar'] });
  });

  test('counts stay correct with concurrent changes of places', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const rows = await Promise.all(Array.from({ length: 12 }, () => place({ cityId, status: PlaceStatus.PENDING })));
    await Promise.all(rows.map((row) => change(server.dataSource, row, { status: PlaceStatus.ACTIVE })));
    expect((await counts()).total).toBe(12);
  });

  test('lists the cities that have a place by name', async () => {
    for (const name of ['Pune', 'Évora', 'Agra', 'Goa']) await place({ cityId: (await buildCity(server.dataSource, { name })).id });
    await buildCity(server.dataSource, { name: 'Empty' });
    expect((await server.graphql('{ placeCities { name } }')).body.data).toEqual({
      placeCities: [{ name: 'Agra' }, { name: 'Évora' }, { name: 'Goa' }, { name: 'Pune' }],
    });
  });
});

describe('the featured places of a city', () => {
  const featured = async (id: string, limit?: number) => {
    const query = 'query ($id: ID!, $limit: Int! = 6) { city(id: $id) { featuredPlaces(limit: $limit) { name } } }';
    const { body } = await server.graphql<{ city: { featuredPlaces: { name: string }[] } }>(query, { id, limit });
    return body.data.city.featuredPlaces.map(({ name }) => name);
  };

  test('are featured ones first, then the best ranked, six in all', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    for (let i = 1; i <= 6; i++) await place({ cityId, name: `Rank ${i}`, ranking: i });
    await place({ cityId, name: 'Featured', featured: true });
    await place({ cityId, name: 'Pending', featured: true, status: PlaceStatus.PENDING });
    await place({ cityId, name: 'Deleted', featured: true, deletedAt: new Date() });
    await place({ name: 'Elsewhere', featured: true });
    expect(await featured(cityId)).toEqual(['Featured', 'Rank 6', 'Rank 5', 'Rank 4', 'Rank 3', 'Rank 2']);
    expect(await featured(cityId, 1)).toEqual(['Featured']);
  });

  test('are none in a city without places', async () => {
    expect(await featured((await buildCity(server.dataSource)).id)).toEqual([]);
  });

  test.each([0, 25, -1])('rejects the limit %d', async (limit) => {
    const { id } = await buildCity(server.dataSource);
    const { body } = await server.graphql('query ($id: ID!, $limit: Int!) { city(id: $id) { featuredPlaces(limit: $limit) { id } } }', { id, limit });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { limit: expect.any(String) as string } });
  });
});

test.each([
  'places { items { id city { name images { url } } images { url } rating { average } coordinates { latitude } } total pages }',
  'places(filter: { search: "shaniwar", minRating: 1 }) { items { id city { name } images { url } } total }',
  'places(page: { size: 20 }) { items { ratingBreakdown { stars count } } }',
  'places(page: { size: 20 }) { items { reviews(page: { size: 2 }) { total items { comment user { name } } } } }',
  'cities { items { featuredPlaces(limit: 3) { name images { url } } } }',
  'placeCities { id images { url } }',
  'placeCategories { name }',
])('runs as many statements for 20 rows as for 2: %s', async (selection) => {
  const { dataSource } = server;
  const count = async () => {
    const statements = await statementsOf(dataSource, async () => {
      const { body } = await server.resolve(`{ ${selection} }`);
      expect(body.errors).toBeUndefined();
    });
    return statements.length;
  };
  const add = async () => {
    const { id: placeId } = await place({ ratingAverage: 4, ratingCount: 1, createdBy: (await buildUser(dataSource)).id });
    await buildReview(dataSource, { placeId });
  };
  for (let i = 0; i < 2; i++) await add();
  const few = await count();
  for (let i = 0; i < 18; i++) await add();
  expect(few).toBeGreaterThan(0);
  expect(await count()).toBe(few);
});
