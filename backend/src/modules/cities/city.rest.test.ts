import { buildCity, buildCityImage, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import type { City } from './city.entity.js';
import { CityStatus } from './city.entity.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

const city = (overrides: Partial<City> = {}) => buildCity(server.dataSource, overrides);
const list = async (query = '') => (await server.rest<{ _id: string; name: string }[]>(`/api/cities${query}`)).body;
const names = async (query = '') => (await list(query)).map(({ name }) => name);

describe('GET /api/cities', () => {
  test('a client gets exactly the agreed keys', async () => {
    const { id } = await city({ featured: true, source: 'geonames', sourceId: '1' });
    const { status, headers, body } = await server.rest('/api/cities');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toEqual([
      {
        _id: id,
        name: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        description: 'A city of hills, students and old forts.',
        names: [],
        descriptions: [],
        images: [{ url: `/art/cities/${id}.svg` }],
        featured: true,
        population: 3_124_458,
        foundedYear: 1740,
        status: 'active',
        coordinates: { latitude: 18.5204, longitude: 73.8567 },
      },
    ]);
  });

  test('omits population and founding year if they are unknown', async () => {
    await city({ population: null, foundedYear: null });
    const [only] = await list();
    expect(only).not.toHaveProperty('population');
    expect(only).not.toHaveProperty('foundedYear');
  });

  test('returns photos with their address only', async () => {
    const { id } = await city();
    await buildCityImage(server.dataSource, { cityId: id, url: 'https://photos.example.org/a.jpg', credit: 'Ana Lima' });
    expect(await list()).toEqual([expect.objectContaining({ images: [{ url: 'https://photos.example.org/a.jpg' }] })]);
  });

  test('returns an empty array if there are no cities', async () => {
    expect(await list()).toEqual([]);
  });

  test('returns neither inactive nor deleted cities', async () => {
    await city({ name: 'Shown' });
    await city({ status: CityStatus.INACTIVE });
    await city({ deletedAt: new Date() });
    expect(await names()).toEqual(['Shown']);
  });

  test.each<[string, string[]]>([
    ['?search=CHENNAI', ['Chennai']],
    ['?search=sao%20paulo', ['São Paulo']],
    ['?search=chenai', ['Chennai']],
    ['?search=%25', []],
    ['?state=Maharashtra', ['Mumbai', 'Pune']],
    ['?country=India', ['Mumbai', 'Chennai', 'Pune']],
    ['?featured=true', ['Mumbai', 'São Paulo']],
    ['?featured=true&limit=3', ['Mumbai', 'São Paulo']],
    ['?limit=3', ['Mumbai', 'São Paulo', 'Chennai']],
    ['?featured=false', ['Mumbai', 'São Paulo', 'Chennai', 'Pune']],
    ['?country=India&featured=true', ['Mumbai']],
    ['?search=&state=&country=&featured=&limit=', ['Mumbai', 'São Paulo', 'Chennai', 'Pune']],
    ['?limit=0', ['Mumbai']],
    ['?limit=-5', ['Mumbai']],
    ['?limit=1e30', ['Mumbai', 'São Paulo', 'Chennai', 'Pune']],
    ['?limit=2&page=2', ['Chennai', 'Pune']],
    ['?limit=3&page=99', ['Pune']],
    ['?page=-1&limit=1', ['Mumbai']],
    ['?page=1e30&limit=3', ['Pune']],
    ['?unknown=1', ['Mumbai', 'São Paulo', 'Chennai', 'Pune']],
  ])('returns for %s the cities %j', async (query, expected) => {
    await city({ name: 'Pune', state: 'Maharashtra', country: 'India', population: 3 });
    await city({ name: 'Mumbai', state: 'Maharashtra', country: 'India', population: 20, featured: true });
    await city({ name: 'Chennai', state: 'Tamil Nadu', country: 'India', population: 7 });
    await city({ name: 'São Paulo', state: 'São Paulo', country: 'Brazil', population: 12, featured: true });
    expect(await names(query)).toEqual(expected);
  });

  test('returns no city for featured=true if none is featured', async () => {
    await city();
    expect(await list('?featured=true&limit=3')).toEqual([]);
    expect(await list('?limit=3')).toHaveLength(1);
  });

  test.each([
    ['?limit=abc', 'limit', 'limit must be a number'],
    ['?limit=1.5', 'limit', 'limit must be a whole number'],
    ['?featured=yes', 'featured', 'featured must be true or false'],
    ['?state=a&state=b', 'state', 'state may be given once'],
    [`?search=${'x'.repeat(201)}`, 'search', 'search must be at most 200 characters'],
    ['?search=%00', 'search', 'search contains characters that cannot be used'],
  ])('rejects %s and names the wrong parameter', async (query, field, message) => {
    const { status, body } = await server.rest<ErrorBody>(`/api/cities${query}`);
    const told = { reason: 'api.rule', params: { rule: message } };
    expect([status, body]).toEqual([
      400,
      { message, code: 'BAD_USER_INPUT', ...told, requestId: expect.any(String) as string, fields: { [field]: message }, fieldReasons: { [field]: told } },
    ]);
  });
});

describe('GET /api/cities/states and /api/cities/countries', () => {
  beforeEach(async () => {
    await city({ state: 'Tamil Nadu', country: 'India' });
    await city({ state: 'Bavaria', country: 'Germany' });
    await city({ state: 'Hidden', country: 'Nowhere', status: CityStatus.INACTIVE });
  });

  test('a client gets the names as sorted arrays', async () => {
    expect((await server.rest('/api/cities/states')).body).toEqual(['Bavaria', 'Tamil Nadu']);
    expect((await server.rest('/api/cities/countries')).body).toEqual(['Germany', 'India']);
  });

  test('a client gets the states of one country', async () => {
    expect((await server.rest('/api/cities/states?country=India')).body).toEqual(['Tamil Nadu']);
    expect((await server.rest('/api/cities/states?country=Nowhere')).body).toEqual([]);
  });
});

describe('GET /api/cities/{id}', () => {
  test('returns the city in the same form as the list', async () => {
    const { id } = await city();
    const { status, body } = await server.rest(`/api/cities/${id}`);
    expect(status).toBe(200);
    expect([body]).toEqual(await list());
    expect((await server.rest(`/api/cities/${id.toUpperCase()}`)).body).toEqual(body);
  });

  test('answers the same for a hidden city as for an unknown one', async () => {
    const hidden = [await city({ status: CityStatus.INACTIVE }), await city({ deletedAt: new Date() })].map(({ id }) => id);
    for (const id of [...hidden, '01900000-0000-7000-8000-000000000000', 'pune', '%00', '..%2f..', "1'--", '%F0%9F%98%80', 'x'.repeat(3000)]) {
      for (const below of ['', '/places']) {
        const { status, body } = await server.rest(`/api/cities/${id}${below}`);
        expect([id, status, body]).toEqual([
          id,
          404,
          { message: 'City not found', code: 'NOT_FOUND', reason: 'notFound.city', requestId: expect.any(String) as string },
        ]);
      }
    }
  });
});

test('runs as many statements for 20 cities as for 2', async () => {
  const count = async () => (await statementsOf(server.dataSource, () => server.rest('/api/cities'))).length;
  for (let i = 0; i < 2; i++) await city();
  const few = await count();
  for (let i = 0; i < 18; i++) await city();
  expect(few).toBeGreaterThan(0);
  expect(await count()).toBe(few);
});
