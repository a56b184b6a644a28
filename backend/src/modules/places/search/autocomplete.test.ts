import { buildCity, buildPlace, clearGuide } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { CityStatus } from '../../cities/index.js';
import { PlaceStatus } from '../place.entity.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('TRUNCATE search_words, search_keys');
});
afterAll(() => server.stop());

const QUERY = 'query ($text: String!) { autocomplete(text: $text) { cities { name } places { name city { name } } categories } }';
interface Answer {
  cities: { name: string }[];
  places: { name: string; city: { name: string } }[];
  categories: string[];
}
async function complete(text: string) {
  const { body } = await server.graphql<{ autocomplete: Answer }>(QUERY, { text });
  expect(body.errors).toBeUndefined();
  const { cities, places, categories } = body.data.autocomplete;
  return { cities: cities.map(({ name }) => name), places: places.map(({ name }) => name), categories };
}
const NOTHING = { cities: [], places: [], categories: [] };

async function guide(): Promise<void> {
  const cities = ['Mumbai', 'Munich', 'San Mateo', 'Saint-Denis', 'Muscat', 'Murcia'];
  for (const [i, name] of cities.entries()) {
    const { id: cityId } = await buildCity(server.dataSource, { name, state: name, country: 'Nowhere' });
    for (let n = cities.length; n > i; n--)
      await buildPlace(server.dataSource, { cityId, name: `${name} Museum ${n}`, category: 'museum', fullAddress: null, ranking: n * 10 - i });
  }
  await buildPlace(server.dataSource, { name: 'Sushi Go', category: 'restaurant', fullAddress: null });
}

test.each(['Tokio', 'tok', '東京', '東', 'طوكيو', 'टोक', 'Tokyo'])('suggests a city and a place for %s, a name in another language', async (text) => {
  const names = { ja: '東京', es: 'Tokio', ar: 'طوكيو', hi: 'टोक्यो' };
  const { id: cityId } = await buildCity(server.dataSource, { name: 'Tokyo', names });
  await buildPlace(server.dataSource, { cityId, name: 'Tokyo Tower' });
  if (text.length > 1) expect(await complete(text)).toMatchObject({ cities: ['Tokyo'], places: ['Tokyo Tower'] });
  else expect(await complete(text)).toEqual(NOTHING);
});

test('suggests a place first whose name in another language is the typed one', async () => {
  const { id: cityId } = await buildCity(server.dataSource, { name: 'Rome' });
  for (const name of ['Hotel Petersdom', 'Petersdom Garden', 'Petersdom Shop']) await buildPlace(server.dataSource, { cityId, name, ranking: 90 });
  await buildPlace(server.dataSource, { cityId, name: "St. Peter's Basilica", names: { de: 'Petersdom' }, ranking: 1 });
  expect((await complete('petersdom')).places[0]).toBe("St. Peter's Basilica");
});

test('suggests at most three cities, five places and two categories, the best first', async () => {
  await guide();
  const { cities, places, categories } = await complete('mu');
  expect(cities).toEqual(['Mumbai', 'Munich', 'Muscat']);
  expect(places).toHaveLength(5);
  expect(places[0]).toBe('Mumbai Museum 6');
  expect(categories).toEqual(['museum']);
});

test.each<[string, Partial<Awaited<ReturnType<typeof complete>>>]>([
  ['SAINT DEN', { cities: ['Saint-Denis'] }],
  ['mateo', { cities: ['San Mateo'] }],
  ['mumbia', { cities: ['Mumbai'] }],
  ['restuarant', { categories: ['restaurant'], places: ['Sushi Go'] }],
  ['rest', { categories: ['restaurant'], cities: [] }],
  ['umseum', { categories: [] }],
  ['mseum', { categories: ['museum'] }],
  ['rastauratn', { categories: [] }],
  ['sest', { categories: [] }],
  [' sushi ', { places: ['Sushi Go'], cities: [], categories: [] }],
  ['m', NOTHING],
  ['', NOTHING],
  ['   ', NOTHING],
  ['%', NOTHING],
  ['__', NOTHING],
  ["'", NOTHING],
  ['?!', NOTHING],
  ['zzqqxx', NOTHING],
])('suggests for %j: %j', async (text, expected) => {
  await guide();
  expect(await complete(text)).toMatchObject(expected);
});

test('suggests nothing that is hidden', async () => {
  const { id: cityId } = await buildCity(server.dataSource, { name: 'Atlantis', status: CityStatus.INACTIVE });
  await buildPlace(server.dataSource, { cityId, name: 'Atlantis Deep', category: 'aquarium' });
  await buildPlace(server.dataSource, { name: 'Atlantis Bar', category: 'atlas', status: PlaceStatus.PENDING });
  for (const text of ['atlantis', 'atlantsi', 'atlas']) expect(await complete(text)).toEqual(NOTHING);
});

test.each([['x'.repeat(201)], ['\0a'], ['\ud800']])('rejects the invalid text %j', async (text) => {
  const { body } = await server.graphql(QUERY, { text });
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { text: expect.any(String) as string } });
});

test('runs as many statements for many suggestions as for few', async () => {
  await guide();
  const few = await statementsOf(server.dataSource, () => complete('sushi'));
  expect((await statementsOf(server.dataSource, () => complete('museum'))).length).toBeLessThanOrEqual(few.length + 1);
});

describe('filters', () => {
  const FILTERS = `query ($text: String!) { autocomplete(text: $text) {
    filters { parts { kind key value text } address city { name } total } understood { kind key value text } didYouMean } }`;
  interface Filters {
    filters: { parts: { kind: string; key: string; value: string; text: string }[]; address: string; city: { name: string } | null; total: number }[];
    understood: object[];
    didYouMean: string | null;
  }
  const suggested = async (text: string) => {
    const { body } = await server.graphql<{ autocomplete: Filters }>(FILTERS, { text });
    expect(body.errors).toBeUndefined();
    return body.data.autocomplete;
  };
  const read = async (text: string) => (await suggested(text)).filters.map(({ address, city, total }) => [address, city?.name ?? '', total]);

  beforeEach(async () => {
    const { id: lisbon } = await buildCity(server.dataSource, { name: 'Lisbon' });
    const { id: porto } = await buildCity(server.dataSource, { name: 'Porto' });
    const vegan = { category: 'restaurant', attributes: { diet: ['vegan'] }, fullAddress: null };
    for (const name of ['Ao 26', 'Kong']) await buildPlace(server.dataSource, { ...vegan, cityId: lisbon, name, priceRange: '€' });
    await buildPlace(server.dataSource, { ...vegan, cityId: porto, name: 'DaTerra', openingHours: '24/7' });
    await buildPlace(server.dataSource, { ...vegan, cityId: porto, name: 'Gone', businessStatus: 'closed-permanently' });
    await buildPlace(server.dataSource, { cityId: porto, name: 'Igreja', category: 'worship', attributes: { religion: 'christian' }, fullAddress: null });
    await server.ran('place-hours');
  });

  test.each<[string, [string, string, number][]]>([
    [
      'vegan',
      [
        ['attr=diet:vegan', '', 3],
        ['attr=diet:vegan', 'Lisbon', 2],
      ],
    ],
    [
      'veg',
      [
        ['attr=diet:vegan', '', 3],
        ['attr=diet:vegan', 'Lisbon', 2],
        ['attr=diet:vegetarian,vegan', '', 3],
      ],
    ],
    ['vegan in port', [['attr=diet:vegan', 'Porto', 1]]],
    ['porto vega', [['attr=diet:vegan', 'Porto', 1]]],
    ['cheap vegan', [['price=1&attr=diet:vegan', '', 2]]],
    [
      'cheap veg',
      [
        ['price=1&attr=diet:vegan', '', 2],
        ['price=1&attr=diet:vegetarian,vegan', '', 2],
      ],
    ],
    ['restaurants', [['category=restaurant', 'Lisbon', 2]]],
    ['restaurant porto', [['category=restaurant', 'Porto', 1]]],
    ['churches in porto', [['category=worship&attr=religion:christian', 'Porto', 1]]],
    ['vegan open now', [['attr=diet:vegan&openAt=now', '', 1]]],
    ['open now', [['openAt=now', '', 1]]],
    ['open now lisbon', []],
    ['vegan zzqqxx', []],
    ['halal', []],
    ['not vegan', []],
    ['museum', []],
  ])('are suggested for %j', async (text, expected) => {
    expect(await read(text)).toEqual(expected);
  });

  test('say what they consist of, in complete words', async () => {
    const { filters, understood } = await suggested('cheap veg');
    const cheap = { kind: 'price', key: '', value: '1', text: 'cheap' };
    expect(filters[0]?.parts).toEqual([cheap, { kind: 'attribute', key: 'diet', value: 'vegan', text: 'Vegan' }]);
    expect(understood).toEqual([cheap]);
  });

  test('lead to lists of as many places', async () => {
    for (const text of ['vegan', 'cheap vegan', 'churches in porto', 'vegan open now'])
      for (const { address, city, total } of (await suggested(text)).filters) {
        const of = city ? `&city=${(await server.dataSource.query<{ id: string }[]>('SELECT id FROM cities WHERE name = $1', [city.name]))[0]?.id}` : '';
        const { body } = await server.rest<{ total: number }>(`/api/places?${address}${of}`);
        expect([address, body.total]).toEqual([address, total]);
      }
  });

  test('come with the words that were probably meant', async () => {
    expect(await suggested('datera')).toMatchObject({ filters: [], didYouMean: 'daterra' });
    expect((await suggested('daterra')).didYouMean).toBeNull();
  });
});
