import { buildCity, buildCityImage, change, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import type { City } from './city.entity.js';
import { CityStatus } from './city.entity.js';

interface CityPage {
  cities: { items: { id: string; name: string }[]; total: number; page: number; pages: number };
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

const city = (overrides: Partial<City> = {}) => buildCity(server.dataSource, overrides);

async function list(filter?: object, page?: object): Promise<CityPage['cities']> {
  const query = 'query ($filter: CityFilter, $page: PageInput) { cities(filter: $filter, page: $page) { items { id name } total page pages } }';
  const { body } = await server.graphql<CityPage>(query, { filter, page });
  expect(body.errors).toBeUndefined();
  return body.data.cities;
}
const names = async (filter?: object) => (await list(filter)).items.map(({ name }) => name);
const one = (id: string) => server.graphql<{ city: object | null }>('query ($id: ID!) { city(id: $id) { id name } }', { id });

describe('the list of cities', () => {
  test('a visitor sees the featured cities first, then the larger ones, and those of unknown size last', async () => {
    await city({ name: 'Small', population: 10 });
    await city({ name: 'Unknown', population: null });
    await city({ name: 'Large', population: 1_000 });
    await city({ name: 'Featured', population: 1, featured: true });
    expect(await names()).toEqual(['Featured', 'Large', 'Small', 'Unknown']);
  });

  test('a visitor of a site without cities gets one empty page', async () => {
    expect(await list()).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });

  test('a visitor sees neither inactive nor deleted cities', async () => {
    await city({ name: 'Shown' });
    await city({ name: 'Hidden', status: CityStatus.INACTIVE });
    await city({ name: 'Gone', deletedAt: new Date() });
    expect(await list()).toMatchObject({ items: [{ name: 'Shown' }], total: 1 });
  });

  test('a visitor sees every city once over all pages, also if all sort keys are equal', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, () => city({ population: 5 })));
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => list(undefined, { number, size: 5 })));
    const read = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect([...read].sort()).toEqual(made.map(({ id }) => id).sort());
    expect(pages.map(({ page, pages: all, total }) => [page, all, total])).toEqual([1, 2, 3, 4, 5].map((n) => [n, 5, 23]));
  });

  test('a visitor who asks for a page past the end gets the last one', async () => {
    for (const name of ['a', 'b', 'c']) await city({ name });
    expect(await list(undefined, { number: 99, size: 2 })).toMatchObject({ page: 2, pages: 2, total: 3, items: [expect.anything()] });
  });

  test.each([
    [{ number: 0 }, 'page.number', 'A page number starts at 1'],
    [{ number: 10_001 }, 'page.number', 'A page number is at most 10,000'],
    [{ size: 0 }, 'page.size', 'A page has at least one item'],
    [{ size: 101 }, 'page.size', 'A page has at most 100 items'],
  ])('rejects page %j and names the wrong field', async (page, field, message) => {
    const { body } = await server.graphql('query ($page: PageInput) { cities(page: $page) { total } }', { page });
    expect(body.errors).toEqual([expect.objectContaining({ message, extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) as object })]);
    expect(Object.keys(body.errors?.[0]?.extensions.fields ?? {})).toEqual([field.replace('page.', '')]);
  });
});

describe('the filters', () => {
  beforeEach(async () => {
    await city({ name: 'Pune', state: 'Maharashtra', country: 'India', population: 3 });
    await city({ name: 'Mumbai', state: 'Maharashtra', country: 'India', population: 20, featured: true });
    await city({ name: 'Chennai', state: 'Tamil Nadu', country: 'India', population: 7 });
    await city({ name: 'São Paulo', state: 'São Paulo', country: 'Brazil', population: 12, featured: true });
  });

  test.each<[object, string[]]>([
    [{ state: 'Maharashtra' }, ['Mumbai', 'Pune']],
    [{ country: 'India' }, ['Mumbai', 'Chennai', 'Pune']],
    [{ featured: true }, ['Mumbai', 'São Paulo']],
    [{ featured: false }, ['Mumbai', 'São Paulo', 'Chennai', 'Pune']],
    [{ search: 'chennai' }, ['Chennai']],
    [{ search: 'CHENNAI' }, ['Chennai']],
    [{ search: 'sao paulo' }, ['São Paulo']],
    [{ search: 'Tamil' }, ['Chennai']],
    [{ search: 'brazil' }, ['São Paulo']],
    [{ search: 'pune india' }, ['Pune']],
    [{ search: 'mumbay' }, ['Mumbai']],
    [{ search: 'chenai' }, ['Chennai']],
    [{ search: 'atlantis' }, []],
    [{ search: '…!' }, []],
    [{ search: '%' }, []],
    [{ search: '_' }, []],
    [{ search: '\\' }, []],
    [{ search: '   ' }, ['Mumbai', 'São Paulo', 'Chennai', 'Pune']],
    [{ state: '%' }, []],
    [{ state: 'maharashtra' }, []],
    [{ state: 'Maharashtra', featured: true }, ['Mumbai']],
    [{ country: 'India', search: 'maharashtra', featured: true }, ['Mumbai']],
    [{ country: 'Brazil', state: 'Maharashtra' }, []],
    [{ search: null, state: null, country: null, featured: null }, ['Mumbai', 'São Paulo', 'Chennai', 'Pune']],
  ])('a visitor who filters by %j finds %j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
    expect((await list(filter)).total).toBe(expected.length);
  });

  test('lists a city of the searched name before cities of a state of that name', async () => {
    await city({ name: 'Santos', state: 'São Paulo', country: 'Brazil', population: 100, featured: true });
    expect(await names({ search: 'são paulo' })).toEqual(['São Paulo', 'Santos']);
  });

  test('a search does not find hidden cities, and their names do not correct misspelled words', async () => {
    await city({ name: 'Mumbay', status: CityStatus.INACTIVE });
    expect(await names({ search: 'mumbay' })).toEqual(['Mumbai']);
  });

  test.each([
    ['search', 'x'.repeat(201)],
    ['state', 'x'.repeat(201)],
    ['country', 'x'.repeat(201)],
    ['search', 'a\0b'],
    ['state', '\ud800'],
  ])('rejects an unusable %s', async (field, value) => {
    const { body } = await server.graphql('query ($filter: CityFilter) { cities(filter: $filter) { total } }', { filter: { [field]: value } });
    expect(body.errors?.[0]).toMatchObject({
      message: `${field} must be text of at most 200 characters`,
      extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } },
    });
  });
});

describe('states and countries', () => {
  beforeEach(async () => {
    await city({ state: 'Tamil Nadu', country: 'India' });
    await city({ state: 'Maharashtra', country: 'India' });
    await city({ state: 'Maharashtra', country: 'India' });
    await city({ state: 'Bavaria', country: 'Germany' });
    await city({ state: 'Hidden', country: 'Nowhere', status: CityStatus.INACTIVE });
    await city({ state: 'Gone', country: 'Nowhere', deletedAt: new Date() });
  });

  test('lists each state and country once, in alphabetical order, without those of hidden cities', async () => {
    const { body } = await server.graphql('{ states countries }');
    expect(body.data).toEqual({ states: ['Bavaria', 'Maharashtra', 'Tamil Nadu'], countries: ['Germany', 'India'] });
  });

  test('sorts names with accents like the letters without accents', async () => {
    await city({ state: 'Île-de-France', country: 'Österreich' });
    expect((await server.graphql('{ states countries }')).body.data).toEqual({
      states: ['Bavaria', 'Île-de-France', 'Maharashtra', 'Tamil Nadu'],
      countries: ['Germany', 'India', 'Österreich'],
    });
  });

  test.each([
    ['India', ['Maharashtra', 'Tamil Nadu']],
    ['Germany', ['Bavaria']],
    ['Nowhere', []],
    ['india', []],
    ['%', []],
  ])('a visitor who asks for the states of %s gets %j', async (country, states) => {
    expect((await server.graphql('query ($country: String) { states(country: $country) }', { country })).body.data).toEqual({ states });
  });

  test.each(['\0', 'x'.repeat(201), '\ud800'])('rejects the states of an unusable country (%#)', async (country) => {
    const { body } = await server.graphql('query ($country: String) { states(country: $country) }', { country });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { country: expect.any(String) as string } });
  });
});

describe('one city', () => {
  test('a visitor reads all fields of a city', async () => {
    const { id } = await city({ name: 'Pune', featured: true });
    const query = `query ($id: ID!) { city(id: $id) {
      id name state country description featured population foundedYear status timeZone placesCount
      coordinates { latitude longitude } images { url alt credit isIllustration }
    } }`;
    expect((await server.graphql(query, { id })).body).toEqual({
      data: {
        city: {
          id,
          name: 'Pune',
          state: 'Maharashtra',
          country: 'India',
          description: 'A city of hills, students and old forts.',
          featured: true,
          population: 3_124_458,
          foundedYear: 1740,
          status: 'ACTIVE',
          timeZone: 'Asia/Kolkata',
          placesCount: 0,
          coordinates: { latitude: 18.5204, longitude: 73.8567 },
          images: [{ url: `/art/cities/${id}.svg`, alt: 'Illustration of Pune', credit: null, isIllustration: true }],
        },
      },
    });
  });

  test('a visitor reads null if population and founding year are unknown', async () => {
    const { id } = await city({ population: null, foundedYear: null });
    expect((await server.graphql('query ($id: ID!) { city(id: $id) { population foundedYear } }', { id })).body.data).toEqual({
      city: { population: null, foundedYear: null },
    });
  });

  test('a visitor sees the photos of a city in order instead of the illustration', async () => {
    const { id } = await city();
    await buildCityImage(server.dataSource, { cityId: id, url: 'https://photos.example.org/2.jpg', position: 2 });
    await buildCityImage(server.dataSource, { cityId: id, url: 'https://photos.example.org/1.jpg', position: 1, credit: 'Ana Lima' });
    const { body } = await server.graphql('query ($id: ID!) { city(id: $id) { images { url credit isIllustration } } }', { id });
    expect(body.data).toEqual({
      city: {
        images: [
          { url: 'https://photos.example.org/1.jpg', credit: 'Ana Lima', isIllustration: false },
          { url: 'https://photos.example.org/2.jpg', credit: null, isIllustration: false },
        ],
      },
    });
  });

  test('answers the same for a hidden city as for an unknown one', async () => {
    const hidden = [await city({ status: CityStatus.INACTIVE }), await city({ deletedAt: new Date() })].map(({ id }) => id);
    for (const id of [...hidden, '01900000-0000-7000-8000-000000000000', 'pune', '', '\0', '../1', 'x'.repeat(5000)]) {
      const { body } = await one(id);
      expect(body).toEqual({
        data: { city: null },
        errors: [
          {
            message: 'City not found',
            path: ['city'],
            locations: expect.anything() as unknown,
            extensions: { code: 'NOT_FOUND', reason: 'notFound.city', requestId: expect.any(String) as string },
          },
        ],
      });
    }
  });

  test('a visitor sees a city again once it is restored', async () => {
    const row = await city({ deletedAt: new Date() });
    await change(server.dataSource, row, { deletedAt: null });
    expect((await one(row.id)).body.data.city).toMatchObject({ id: row.id });
  });
});

describe('featured cities', () => {
  const featured = async (limit?: number) => {
    const { body } = await server.graphql<{ featuredCities: { name: string }[] }>('query ($limit: Int! = 3) { featuredCities(limit: $limit) { name } }', {
      limit,
    });
    return body.data.featuredCities.map(({ name }) => name);
  };
  beforeEach(async () => {
    for (const [name, population] of [
      ['One', 1],
      ['Two', 2],
      ['Three', 3],
      ['Four', 4],
    ] as const)
      await city({ name, population });
  });

  test('a visitor sees the three largest cities if none is featured', async () => {
    expect(await featured()).toEqual(['Four', 'Three', 'Two']);
  });

  test('a visitor sees only featured cities if there are any', async () => {
    await city({ name: 'Small star', population: 0, featured: true });
    await city({ name: 'Large star', population: 9, featured: true });
    expect(await featured()).toEqual(['Large star', 'Small star']);
    expect(await featured(1)).toEqual(['Large star']);
  });

  test('a visitor sees the largest cities if all featured cities are hidden', async () => {
    await city({ featured: true, status: CityStatus.INACTIVE });
    await city({ featured: true, deletedAt: new Date() });
    expect(await featured(2)).toEqual(['Four', 'Three']);
  });

  test.each([0, -1, 13, 2_147_483_647])('rejects the limit %d', async (limit) => {
    const { body } = await server.graphql('query ($limit: Int!) { featuredCities(limit: $limit) { id } }', { limit });
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: { limit: expect.stringMatching(/^Ask for at/) as string } } });
  });
});

test.each(['cities { items { id images { url } coordinates { latitude } } total }', 'featuredCities(limit: 12) { id images { url } }'])(
  'runs as many statements for 20 cities as for 2: %s',
  async (selection) => {
    const count = async () => (await statementsOf(server.dataSource, () => server.resolve(`{ ${selection} }`))).length;
    for (let i = 0; i < 2; i++) await city();
    const few = await count();
    for (let i = 0; i < 18; i++) await city();
    expect(few).toBeGreaterThan(0);
    expect(await count()).toBe(few);
  },
);

test.each([
  [
    { source: 'geonames', sourceId: '1259229' },
    { name: 'GeoNames', licence: 'CC-BY-4.0', url: 'https://www.geonames.org/1259229' },
  ],
  [
    { source: 'geonames', sourceId: 'Pune|India', licence: 'CC0-1.0' },
    { name: 'GeoNames', licence: 'CC0-1.0', url: 'https://www.geonames.org/' },
  ],
  [
    { source: 'cities.csv', sourceId: '1', licence: 'ODbL-1.0', attribution: 'The city' },
    { name: 'The city', licence: 'ODbL-1.0', url: null },
  ],
  [{ source: 'cities.csv', sourceId: '1' }, null],
  [{}, null],
])('a city with the origin %j has the source %j', async (origin, source) => {
  const { id } = await city(origin);
  const { body } = await server.graphql('query ($id: ID!) { city(id: $id) { source { name licence url } } }', { id });
  expect(body).toEqual({ data: { city: { source } } });
});
