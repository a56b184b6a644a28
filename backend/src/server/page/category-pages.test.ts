import { buildCity, buildPlace, buildUser } from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';

const client = makeClientDir({
  AppLayout: 'query AppLayout { site { name } }',
  PlacesScreen:
    'query PlacesScreen($filter: PlaceFilter, $sort: PlaceSort! = RECOMMENDED, $page: PageInput) { places(filter: $filter, sort: $sort, page: $page) { total } }',
  PlacesChoices: 'query PlacesChoices { placeCategories { name } }',
  PlaceScreen: 'query PlaceScreen($id: ID!) { place(id: $id) { id } }',
});
let server: TestServer;
let admin: Record<string, string>;
let placeId: string;
beforeAll(async () => {
  server = await startServer({ clientDir: client.clientDir, env: { ANSWER_CACHE: '16' } });
  const { id: cityId } = await buildCity(server.dataSource);
  placeId = (await buildPlace(server.dataSource, { cityId, category: 'museum' })).id;
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

const open = (address: string) => fetch(server.url + address, { redirect: 'manual' });
async function save(slug: string, change: object): Promise<void> {
  const { body: all } = await server.rest<{ slug: string; version: number; value: object }[]>('/api/admin/categories', { headers: admin });
  const { version = 0, value } = all.find((one) => one.slug === slug) ?? {};
  const { status } = await server.send('PUT', `/api/admin/categories/${slug}`, { version, value: { ...value, ...change } }, admin);
  expect(status).toBe(200);
}

test('an address with an alias or with capitals leads to the slug, and keeps the other filters', async () => {
  await save('museum', { aliases: ['gallery'] });
  for (const word of ['gallery', 'GALLERY', 'Museum']) {
    const { status, headers } = await open(`/places?category=${word}&search=a%26b`);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([301, '/places?category=museum&search=a%26b', 'no-cache']);
  }
  expect((await open('/places?category=gallery&x=%0d%0aSet-Cookie:a')).headers.get('location')).toBe('/places?category=museum&x=%0D%0ASet-Cookie%3Aa');
  for (const address of ['/places?category=museum', '/places?category=zoo', '/places?category=', '/places']) expect((await open(address)).status).toBe(200);
});

test('the page of a place has the type of its category in schema.org', async () => {
  expect(await (await open(`/places/${placeId}`)).text()).toContain('"@type":"Museum"');
  await save('museum', { schemaType: 'TouristAttraction' });
  expect(await (await open(`/places/${placeId}`)).text()).toContain('"@type":"TouristAttraction"');
});

test('a place with several categories is on the page of each, and once in the sitemap', async () => {
  await server.dataSource.query(`UPDATE places SET more_categories = '{park,market}' WHERE id = $1`, [placeId]);
  for (const word of ['museum', 'park', 'market']) expect(await (await open(`/places?category=${word}`)).text()).toContain('"total":1');
  expect(await (await open('/places?category=bar')).text()).toContain('"total":0');
  const places = await (await open('/sitemaps/places-1.xml')).text();
  expect(places.match(new RegExp(`<loc>http://[^/]*/places/${placeId}</loc>`, 'g'))).toHaveLength(1);
});

test('the illustration of a place has the scene of its category, which browsers look for within an hour', async () => {
  const before = await open(`/art/places/${placeId}.svg`);
  await save('museum', { art: 'park' });
  const after = await open(`/art/places/${placeId}.svg`);
  expect([before.headers.get('etag') === after.headers.get('etag'), after.headers.get('cache-control')]).toEqual([
    false,
    'public, max-age=3600, stale-while-revalidate=2592000',
  ]);
});

test('a change of another process is in the cached responses within a second', async () => {
  const names = async () =>
    JSON.stringify((await server.graphql('{ site { categories { names { text } } } places(filter: { category: "ausstellung" }) { total } }')).body.data);
  expect(await names()).toContain('"total":0');
  await server.dataSource.query(`UPDATE categories SET names = '{"de": "Schauhaus"}', aliases = '{gallery,ausstellung}' WHERE slug = 'museum'`);
  const until = Date.now() + 1_000;
  let seen = '';
  while (!seen.includes('"total":1') && Date.now() < until) seen = await names();
  expect(seen).toContain('Schauhaus');
  expect(seen).toContain('"total":1');
});

test('a change of an attribute by another process is in the cached responses within a second', async () => {
  const query = `{ attributes { key names { text } } place(id: "${placeId}") { attributes { name } } }`;
  const names = async () => JSON.stringify((await server.graphql(query)).body.data);
  await server.dataSource.query(`UPDATE places SET attributes = '{"wifi": true}' WHERE id = $1`, [placeId]);
  expect(await names()).toContain('"attributes":[{"name":"Wi-Fi"}]');
  await server.dataSource.query(`UPDATE attributes SET names = '{"en": "Internet"}' WHERE key = 'wifi'`);
  const until = Date.now() + 1_000;
  let seen = '';
  while (!seen.includes('Internet') && Date.now() < until) seen = await names();
  expect(seen).toContain('"attributes":[{"name":"Internet"}]');
  expect(seen).toContain('{"key":"wifi","names":[{"text":"Internet"}]}');
});
