import { buildCity, buildPlace, buildPlaceImage, buildUser, clearGuide } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { CityStatus } from '../../cities/index.js';
import { type Place, PlaceStatus } from '../place.entity.js';

interface Places {
  places: { _id: string; name: string }[];
  total: number;
  pagination: { current: number; pages: number };
  understood?: object[];
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

const place = (overrides: Partial<Place> = {}) => buildPlace(server.dataSource, overrides);
const list = async (query = '') => (await server.rest<Places>(`/api/places${query}`)).body;
const names = async (query = '') => (await list(query)).places.map(({ name }) => name);

/** Returns every key of a JSON value with its path. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}${key}`, ...pathsOf(inner, `${path}${key}.`)]);
}

describe('GET /api/places', () => {
  test('returns exactly the documented keys, with only the name of the creator', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const { id: createdBy } = await buildUser(server.dataSource, { name: 'Ravi', email: 'ravi@example.org' });
    const { id } = await place({
      cityId,
      createdBy,
      phone: '+91 20',
      website: 'https://fort.example.org',
      priceRange: '₹₹',
      featured: true,
      ratingAverage: 4.5,
      ratingCount: 2,
      source: 'sample',
      sourceId: '9',
    });
    const { status, body } = await server.rest('/api/places');
    expect(status).toBe(200);
    expect(body).toEqual({
      places: [
        {
          _id: id,
          name: 'Shaniwar Wada',
          description: 'A fort of the Peshwas.',
          category: 'historic',
          moreCategories: [],
          names: [],
          descriptions: [],
          attributes: [],
          city: { _id: cityId, name: 'Pune', state: 'Maharashtra' },
          coordinates: { latitude: 18.5195, longitude: 73.8553 },
          address: { fullAddress: 'Shaniwar Peth, Pune, Maharashtra' },
          contactInfo: { phone: '+91 20', phoneHref: 'tel:+9120', website: 'https://fort.example.org' },
          priceRange: '₹₹',
          rating: { average: 4.5, count: 2 },
          featured: true,
          status: 'active',
          images: [{ url: `/art/places/${id}.svg` }],
          createdBy: { name: 'Ravi' },
        },
      ],
      total: 1,
      pagination: { current: 1, pages: 1 },
    });
  });

  test('says what was understood of a search, and nothing without one', async () => {
    await place({ name: 'Kosmos', category: 'cafe', priceRange: '€' });
    expect((await list('?search=cheap+cafes')).understood).toEqual([
      { kind: 'price', key: '', value: '1', text: 'cheap' },
      { kind: 'category', key: '', value: 'cafe', text: 'cafes' },
    ]);
    expect((await list('?search=kosmos')).understood).toEqual([]);
    expect(await list()).not.toHaveProperty('understood');
  });

  test('finds postal codes with and without their hyphen', async () => {
    await place({ name: 'Tram', pincode: '1100-341' });
    for (const code of ['1100-341', '1100341', '1100%20341']) expect(await names(`?pincode=${code}`)).toEqual(['Tram']);
    for (const code of ['1100-341', '1100341']) expect(await names(`?search=${code}`)).toEqual(['Tram']);
  });

  test('omits keys of unknown values but keeps their groups', async () => {
    await place({ latitude: null, longitude: null, fullAddress: null, pincode: null });
    const [only] = (await list()).places;
    expect(pathsOf(only)).toEqual([
      '_id',
      'name',
      'description',
      'category',
      'moreCategories',
      'names',
      'descriptions',
      'attributes',
      'city',
      'city._id',
      'city.name',
      'city.state',
      'address',
      'contactInfo',
      'rating',
      'rating.average',
      'rating.count',
      'featured',
      'status',
      'images',
      'images.0',
      'images.0.url',
    ]);
    expect(only).toMatchObject({ address: {}, contactInfo: {}, rating: { average: 0, count: 0 } });
  });

  test('returns no creator if the account is gone', async () => {
    const { id: createdBy } = await buildUser(server.dataSource, { deletedAt: new Date() });
    await place({ createdBy });
    expect((await list()).places[0]).not.toHaveProperty('createdBy');
  });

  test('returns photos with their address only', async () => {
    const { id } = await place();
    await buildPlaceImage(server.dataSource, { placeId: id, url: '/uploads/a.webp', credit: 'Ana Lima' });
    expect((await list()).places).toEqual([expect.objectContaining({ images: [{ url: '/uploads/a.webp' }] })]);
  });

  test('returns an empty page if there are no places', async () => {
    expect(await list()).toEqual({ places: [], total: 0, pagination: { current: 1, pages: 1 } });
  });

  test('returns no pending, inactive or deleted place and none of a hidden city', async () => {
    await place({ status: PlaceStatus.PENDING });
    await place({ status: PlaceStatus.INACTIVE });
    await place({ deletedAt: new Date() });
    await place({ cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id });
    await place({ cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id });
    expect(await list()).toMatchObject({ places: [], total: 0 });
    expect((await server.rest('/api/places/categories')).body).toEqual([]);
    expect((await server.rest('/api/places/cities')).body).toEqual([]);
  });
});

describe('the query of GET /api/places', () => {
  beforeEach(async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await place({
      cityId,
      name: 'Alpha',
      category: 'cafe',
      pincode: '411001',
      ratingAverage: 4.5,
      ratingCount: 2,
      ranking: 3,
      latitude: 18.5,
      longitude: 73.8,
      createdAt: at(1),
    });
    await place({
      cityId,
      name: 'Beta',
      category: 'bar',
      pincode: 'L15 2AB',
      ratingAverage: 3,
      ratingCount: 9,
      ranking: 2,
      latitude: 18.7,
      longitude: 73.8,
      createdAt: at(3),
    });
    await place({ cityId, name: 'Gamma', category: 'bar', pincode: null, ranking: 1, latitude: 18.6, longitude: 73.9, createdAt: at(2) });
  });

  test.each<[string, string[]]>([
    ['?category=bar', ['Beta', 'Gamma']],
    ['?category=BAR', ['Beta', 'Gamma']],
    ['?search=alpha', ['Alpha']],
    ['?search=pune%20cafe', ['Alpha']],
    ['?search=%25', []],
    ['?pincode=411%20001', ['Alpha']],
    ['?pincode=l15+2ab', ['Beta']],
    ['?minRating=3', ['Alpha', 'Beta']],
    ['?minRating=4', ['Alpha']],
    ['?minRating=3.5', ['Alpha']],
    ['?minRating=0', ['Alpha', 'Beta', 'Gamma']],
    ['?minRating=-3', ['Alpha', 'Beta', 'Gamma']],
    ['?minRating=99', []],
    ['?minRating=1e30', []],
    ['?bbox=73.7,18.4,73.85,18.55', ['Alpha']],
    ['?bbox=-999,-999,999,999', ['Alpha', 'Beta', 'Gamma']],
    ['?bbox=73.85,18.55,73.95,18.65', ['Gamma']],
    ['?near=18.7,73.8', ['Beta', 'Gamma', 'Alpha']],
    ['?near=18.5,73.8&sort=nearest', ['Alpha', 'Gamma', 'Beta']],
    ['?near=18.7,73.8&sort=newest', ['Beta', 'Gamma', 'Alpha']],
    ['?sort=recommended', ['Alpha', 'Beta', 'Gamma']],
    ['?sort=RATING', ['Alpha', 'Beta', 'Gamma']],
    ['?sort=reviews', ['Beta', 'Alpha', 'Gamma']],
    ['?sort=newest', ['Beta', 'Gamma', 'Alpha']],
    ['?limit=2', ['Alpha', 'Beta']],
    ['?limit=2&page=2', ['Gamma']],
    ['?limit=0', ['Alpha']],
    ['?limit=-1', ['Alpha']],
    ['?limit=1000000000', ['Alpha', 'Beta', 'Gamma']],
    ['?page=0', ['Alpha', 'Beta', 'Gamma']],
    ['?page=1e18&limit=2', ['Gamma']],
    ['?page=%2B1', ['Alpha', 'Beta', 'Gamma']],
    ['?city=unknown', []],
    ['?search=&category=&city=&pincode=&minRating=&bbox=&near=&sort=&page=&limit=', ['Alpha', 'Beta', 'Gamma']],
    ['?category=bar&minRating=1&sort=newest', ['Beta']],
  ])('returns for %s the places %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('returns the places of one city', async () => {
    const { id: cityId } = await buildCity(server.dataSource, { name: 'Goa' });
    await place({ cityId, name: 'Delta' });
    expect(await list(`?city=${cityId}`)).toMatchObject({ places: [{ name: 'Delta' }], total: 1 });
  });

  test('returns every place once over all pages', async () => {
    const pages = [await list('?limit=2'), await list('?limit=2&page=2'), await list('?limit=2&page=3')];
    expect(pages.map(({ pagination, total }) => [pagination.current, pagination.pages, total])).toEqual([
      [1, 2, 3],
      [2, 2, 3],
      [2, 2, 3],
    ]);
    expect(pages.slice(0, 2).flatMap(({ places }) => places.map(({ name }) => name))).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  test.each([
    ['limit=abc', 'limit', 'limit must be a number'],
    ['page=1.5', 'page', 'page must be a whole number'],
    ['minRating=high', 'minRating', 'minRating must be a number'],
    ['minRating=0x4', 'minRating', 'minRating must be a number'],
    ['minRating=NaN', 'minRating', 'minRating must be a number'],
    ['sort=best', 'sort', 'sort must be one of recommended, rating, reviews, newest, nearest'],
    ['bbox=1,2,3', 'bbox', 'bbox must be 4 numbers with commas between them'],
    ['bbox=1,2,3,4,5', 'bbox', 'bbox must be 4 numbers with commas between them'],
    ['bbox=a,b,c,d', 'bbox', 'bbox must be 4 numbers with commas between them'],
    ['near=,', 'near', 'near must be 2 numbers with commas between them'],
    ['near=18', 'near', 'near must be 2 numbers with commas between them'],
    ['near=Infinity,0', 'near', 'near must be 2 numbers with commas between them'],
    ['search=a&search=b', 'search', 'search may be given once'],
    [`pincode=${'1'.repeat(201)}`, 'pincode', 'pincode must be at most 200 characters'],
    ['category=%00', 'category', 'category contains characters that cannot be used'],
  ])('rejects %s and names the wrong parameter', async (query, field, message) => {
    const { status, body } = await server.rest<ErrorBody>(`/api/places?${query}`);
    const told = { reason: 'api.rule', params: { rule: message } };
    expect([status, body]).toEqual([
      400,
      { message, code: 'BAD_USER_INPUT', ...told, requestId: expect.any(String) as string, fields: { [field]: message }, fieldReasons: { [field]: told } },
    ]);
  });

  test('rejects a list by distance without a point', async () => {
    const { status, body } = await server.rest<ErrorBody>('/api/places?sort=nearest');
    const message = 'Sorting by distance needs a point to measure from';
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, reason: 'places.nearestNeedsPoint', fields: { 'filter.near': message } });
  });
});

describe('GET /api/places/categories and /api/places/cities', () => {
  test('returns categories as sorted strings and cities as objects', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await buildCity(server.dataSource, { name: 'Empty' });
    for (const category of ['zoo', 'bar', 'zoo']) await place({ cityId, category });
    expect((await server.rest('/api/places/categories')).body).toEqual(['bar', 'zoo']);
    expect((await server.rest('/api/places/cities')).body).toEqual([(await server.rest(`/api/cities/${cityId}`)).body]);
  });
});

describe('GET /api/places/{id}', () => {
  test('returns the place in the same form as the list', async () => {
    const { id } = await place();
    const { status, body } = await server.rest(`/api/places/${id}`);
    expect([status, body]).toEqual([200, (await list()).places[0]]);
  });

  test('answers the same for a hidden place and its reviews as for an unknown one', async () => {
    const hidden = [
      await place({ status: PlaceStatus.PENDING }),
      await place({ status: PlaceStatus.INACTIVE }),
      await place({ deletedAt: new Date() }),
      await place({ cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id }),
      await place({ cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id }),
    ].map(({ id }) => id);
    for (const id of [...hidden, '01900000-0000-7000-8000-000000000000', 'fort', '%00', 'a%00b', '..%2f..', "1'--", '%F0%9F%98%80', 'x'.repeat(3000)]) {
      for (const below of ['', '/reviews']) {
        const { status, body } = await server.rest(`/api/places/${id}${below}`);
        expect([id, status, body]).toEqual([
          id,
          404,
          { message: 'Place not found', code: 'NOT_FOUND', reason: 'notFound.place', requestId: expect.any(String) as string },
        ]);
      }
    }
  });
});

describe('GET /api/cities/{id}/places', () => {
  test('returns the featured places of the city, then the best ranked', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'Good', ranking: 2 });
    await place({ cityId, name: 'Better', ranking: 3 });
    await place({ cityId, name: 'Featured', featured: true });
    await place({ cityId, status: PlaceStatus.PENDING });
    await place();
    const below = async (query: string) => (await server.rest<Places>(`/api/cities/${cityId}/places${query}`)).body;
    expect(Object.keys(await below('?limit=6'))).toEqual(['places']);
    expect((await below('?limit=6')).places.map(({ name }) => name)).toEqual(['Featured', 'Better', 'Good']);
    for (const query of ['?limit=1', '?limit=0', '?limit=-9']) expect((await below(query)).places.map(({ name }) => name)).toEqual(['Featured']);
    expect((await below('?limit=1e9')).places).toHaveLength(3);
    expect((await server.rest(`/api/cities/${cityId}/places?limit=six`)).status).toBe(400);
  });

  test('returns an empty list for a city without places', async () => {
    const { id } = await buildCity(server.dataSource);
    expect((await server.rest(`/api/cities/${id}/places`)).body).toEqual({ places: [] });
  });
});

test.each(['/api/places', '/api/places?search=shaniwar', '/api/places/cities', '/api/places/categories', '/api/cities/:id/places'])(
  'runs as many statements for 20 rows as for 2: %s',
  async (path) => {
    const { id: cityId } = await buildCity(server.dataSource);
    const count = async () => (await statementsOf(server.dataSource, () => server.rest(path.replace(':id', cityId)))).length;
    const add = async () => place({ cityId: path.includes(':id') ? cityId : undefined, createdBy: (await buildUser(server.dataSource)).id });
    for (let i = 0; i < 2; i++) await add();
    const few = await count();
    for (let i = 0; i < 18; i++) await add();
    expect(few).toBeGreaterThan(0);
    expect(await count()).toBe(few);
  },
);

test('no public response has an e-mail address, provider or source', async () => {
  const { id: createdBy } = await buildUser(server.dataSource, { email: 'secret@example.org', passwordHash: '$argon2id$x' });
  const { id, cityId } = await place({ createdBy, source: 'sample', sourceId: '1' });
  for (const path of ['places', `places/${id}`, `places/${id}/reviews`, 'places/cities', `cities/${cityId}`, `cities/${cityId}/places`, 'cities', 'stats']) {
    const { text, body } = await server.rest(`/api/${path}`);
    expect(text).not.toMatch(/secret@|argon2|sample/);
    expect(pathsOf(body).filter((key) => /email|password|provider|source|role|ranking|deletedAt/i.test(key))).toEqual([]);
  }
});
