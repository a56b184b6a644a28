import { askField } from '../../../../test/ask.js';
import { buildCity, buildPlace, buildUser, clearGuide, PLACE_DETAILS } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';

const AROUND = { southWest: { latitude: 18, longitude: 73 }, northEast: { latitude: 19, longitude: 75 } };

let server: TestServer;
let cityId: string;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  cityId = (await buildCity(server.dataSource, { name: 'Pune', timeZone: 'Asia/Kolkata' })).id;
});
afterAll(() => server.stop());

const build = (name: string, businessStatus: string | null, more: object = {}) =>
  buildPlace(server.dataSource, { cityId, name, businessStatus, category: 'cafe', latitude: 18.5, longitude: 73.8, ...more });

interface Found {
  items: { name: string }[];
  total: number;
}

const listed = async (filter: object, sort = 'RECOMMENDED'): Promise<{ names: string[]; total: number }> => {
  const document = 'query ($filter: PlaceFilter, $sort: PlaceSort!) { places(filter: $filter, sort: $sort) { items { name } total } }';
  const { items, total } = (await server.graphql<{ places: Found }>(document, { filter, sort })).body.data.places;
  return { names: items.map(({ name }) => name).sort(), total };
};

test.each([
  ['no filter', {}],
  ['a category', { category: 'cafe' }],
  ['a minimum rating', { minRating: 4 }],
  ['a pincode', { pincode: '411004' }],
  ['a rectangle', { bounds: AROUND }],
])('the list with %s leaves out a place that is closed permanently, and its total as well', async (_name, filter) => {
  const more = { ratingAverage: 4.5, pincode: '411004' };
  await build('Open', null, more);
  await build('Paused', 'closed-temporarily', more);
  await build('Soon', 'opening-soon', more);
  await build('Gone', 'closed-permanently', more);
  for (const sort of ['RECOMMENDED', 'RATING', 'NEWEST']) expect(await listed(filter, sort)).toEqual({ names: ['Open', 'Paused', 'Soon'], total: 3 });
});

test('a search and the address find a place that is closed permanently', async () => {
  const { id } = await build('Corner House', 'closed-permanently');
  expect(await listed({ search: 'corner house' })).toEqual({ names: ['Corner House'], total: 1 });
  const { data } = await askField(server, 'query ($id: ID!) { place(id: $id) { name businessStatus } }', { id }, {});
  expect(data).toEqual({ name: 'Corner House', businessStatus: 'closed-permanently' });
});

test('suggestions while typing show a place that is closed permanently below the others', async () => {
  await build('Corner House', 'closed-permanently', { ranking: 5, ratingCount: 90 });
  await build('Corner House', null, { ranking: 1 });
  const { data } = await askField<{ places: { businessStatus: string | null }[] }>(
    server,
    '{ autocomplete(text: "corner house") { places { businessStatus } } }',
    {},
    {},
  );
  expect(data?.places.map(({ businessStatus }) => businessStatus)).toEqual([null, 'closed-permanently']);
});

test('the city, the map and the sitemap leave out a place that is closed permanently', async () => {
  await build('Open', null);
  const { id } = await build('Gone', 'closed-permanently', { featured: true });
  const city = await askField(server, 'query ($id: ID!) { city(id: $id) { placesCount featuredPlaces { name } } }', { id: cityId }, {});
  expect(city.data).toEqual({ placesCount: 1, featuredPlaces: [{ name: 'Open' }] });
  const map = 'query ($bounds: BoundsInput!, $zoom: Int!) { mapViewport(bounds: $bounds, zoom: $zoom) { total } }';
  for (const zoom of [10, 18]) expect((await askField(server, map, { bounds: AROUND, zoom }, {})).data).toEqual({ total: 1 });
  expect((await server.rest('/sitemap-places-1.xml')).text).not.toContain(id);
});

test.each([
  [null, null, true],
  ['closed-temporarily', null, false],
  ['closed-temporarily', '2999-05-03', false],
  ['closed-temporarily', '2020-05-03', true],
  ['opening-soon', '2020-05-03', true],
  ['closed-permanently', '2020-05-03', false],
])('a place with the status %j and the day %j has opening times: %j', async (businessStatus, opensOn, hasTimes) => {
  const { id } = await build('Corner House', businessStatus, { opensOn, openingHours: '24/7' });
  const plain = 'query ($id: ID!) { place(id: $id) { openingTimes { text } } }';
  for (const document of [plain, 'query ($id: ID!) { place(id: $id) { id name city { name } openingTimes { text } viewerCan { review } } }']) {
    expect((await askField<{ openingTimes: object | null }>(server, document, { id }, {})).data?.openingTimes !== null).toBe(hasTimes);
  }
});

test('the console filters by business status', async () => {
  await build('Open', null);
  await build('Gone', 'closed-permanently');
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const names = async (businessStatus: string) => {
    const document = 'query ($filter: AdminPlaceFilter) { adminPlaces(filter: $filter) { items { name } } }';
    return (await askField<{ items: { name: string }[] }>(server, document, { filter: { businessStatus } }, headers)).data?.items.map(({ name }) => name);
  };
  expect([await names('closed-permanently'), await names('open')]).toEqual([['Gone'], ['Open']]);
  expect(await names('haunted')).toBeUndefined();
  const { body } = await server.rest<{ name: string }[]>('/api/admin/places?businessStatus=closed-permanently', { headers });
  expect(body.map(({ name }) => name)).toEqual(['Gone']);
  expect((await server.rest('/api/admin/places?businessStatus=haunted', { headers })).status).toBe(400);
});

const SUGGEST = 'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { businessStatus opensOn otherPhones socialLinks otherNames } }';

test('several texts are stored without repetitions, and a day only with a status that needs one', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource));
  const given = { otherPhones: ' tel. 020 1111 ;020 2222;020 1111', socialLinks: 'https://x.com/corner\nhttps://www.instagram.com/corner/', otherNames: ';' };
  const input = { ...PLACE_DETAILS, ...given, cityId, businessStatus: 'CLOSED-permanently', opensOn: '2999-05-03' };
  expect((await askField(server, SUGGEST, { input }, headers)).data).toEqual({
    businessStatus: 'closed-permanently',
    opensOn: null,
    otherPhones: '020 1111; 020 2222',
    socialLinks: 'https://x.com/corner; https://www.instagram.com/corner/',
    otherNames: null,
  });
});

test.each([
  ['businessStatus', 'haunted', 'Please choose whether it is open or closed'],
  ['opensOn', '2026-02-30', 'Write the day like this: 2026-05-03'],
  ['opensOn', 'tomorrow', 'Write the day like this: 2026-05-03'],
  ['email', 'nobody', 'Invalid email address'],
  ['otherPhones', '020 1111; call me', 'This does not look like a phone number'],
  ['socialLinks', 'https://x.com/corner; javascript:alert(1)', 'Write the full address, such as https://example.org'],
  ['menuUrl', 'ftp://example.org', 'Write the full address, such as https://example.org'],
  ['otherNames', `${'x'.repeat(121)}; Corner`, 'Other names must be at most 120 characters'],
])('a suggestion with the %s %j is refused', async (field, value, message) => {
  const headers = await server.signInAs(await buildUser(server.dataSource));
  const input = { ...PLACE_DETAILS, cityId, opensOn: null, [field]: value };
  expect(JSON.stringify(await askField(server, SUGGEST, { input }, headers))).toContain(message);
});
