import { askField } from '../../../../test/ask.js';
import { buildUser } from '../../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(() => server.stop());

interface Found {
  name: string;
  state?: string | null;
  country: string;
}

const QUERY = `query ($search: String!) { worldCities(search: $search) {
  geonamesId name state country coordinates { latitude longitude } population timeZone } }`;
const ask = (search: unknown, as = headers) => askField<Found[]>(server, QUERY, { search }, as);
const get = <Body = Found[]>(search: string) => server.rest<Body>(`/api/admin/world-cities?search=${encodeURIComponent(search)}`, { headers });

const SAO_PAULO = {
  geonamesId: '3448439',
  name: 'São Paulo',
  state: 'São Paulo',
  country: 'Brazil',
  coordinates: { latitude: -23.5475, longitude: -46.63611 },
  population: 10_021_295,
  timeZone: 'America/Sao_Paulo',
};

test('an admin finds a city of the world over GraphQL and REST', async () => {
  expect((await ask('sao paulo')).data?.[0]).toEqual(SAO_PAULO);
  expect((await get('SÃO PAULO')).body[0]).toEqual(SAO_PAULO);
});

test('an admin narrows a name by the country', async () => {
  const all = (await ask('springfield')).data ?? [];
  expect(all).toHaveLength(10);
  const there = (await get('paris, ca')).body;
  expect(there.map(({ name, country }) => `${name}, ${country}`)).toContain('Paris, Canada');
  expect(new Set((await get('san, cl')).body.map(({ country }) => country))).toEqual(new Set(['Chile']));
});

test('an unknown state is null in GraphQL and missing in REST', async () => {
  expect((await ask('nha trang')).data?.[0]).toMatchObject({ name: 'Nha Trang', state: null });
  expect((await get('nha trang')).body[0]).not.toHaveProperty('state');
});

test.each(['', '  ', 'Qwertzuiopolis', ', fr', '東京', '%00', '👩‍👩‍👧', '\\', "'; DROP TABLE cities; --"])(
  'an admin gets an empty list for %j',
  async (search) => {
    expect(await ask(search)).toMatchObject({ data: [] });
    expect(await get(search)).toMatchObject({ status: 200, body: [] });
  },
);

test('a text that is too long or not storable gets BAD_USER_INPUT', async () => {
  for (const search of ['a'.repeat(201), 'Par\u0000is', 'Par\ud800is']) {
    expect(await ask(search)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { search: expect.any(String) as string } });
  }
  expect(await get<ErrorBody>('a'.repeat(201))).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  expect(await get<ErrorBody>('Par\u0000is')).toMatchObject({ status: 400 });
  expect((await ask('a'.repeat(200))).data).toEqual([]);
});

test('REST without a search gives an empty list', async () => {
  expect((await server.rest('/api/admin/world-cities', { headers })).body).toEqual([]);
});

test('rejects visitors and users', async () => {
  expect((await ask('paris', {})).code).toBe('UNAUTHENTICATED');
  const user = await server.signInAs(await buildUser(server.dataSource));
  expect((await ask('paris', user)).code).toBe('FORBIDDEN');
  expect((await server.rest('/api/admin/world-cities?search=paris', { headers: user })).status).toBe(403);
});
