import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { buildCity, buildUser } from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';

const { clientDir, remove } = makeClientDir();
const UNKNOWN = '01900000-0000-7000-8000-000000000001';
let server: TestServer;
let ids: Record<'pune' | 'delhi' | 'mumbai' | 'agra', string>;
beforeAll(async () => {
  server = await startServer({ clientDir, env: { ANSWER_CACHE_MB: '8' } });
  const make = async (name: string, population: number) => (await buildCity(server.dataSource, { name, population })).id;
  ids = { pune: await make('Pune', 3), delhi: await make('Delhi', 9), mumbai: await make('Mumbai', 8), agra: await make('Agra', 1) };
});
afterAll(async () => {
  await server.stop();
  remove();
});

const shown = async (limit = ''): Promise<string[]> => {
  const { body } = await server.graphql<{ featuredCities: { name: string }[] }>(`{ featuredCities${limit} { name } }`);
  return body.data.featuredCities.map(({ name }) => name);
};

/** Hides a city or shows it again. The server notices it by a notification of the database. */
const setActive = (id: string, isActive: boolean) =>
  server.dataSource.query('UPDATE cities SET status = $2 WHERE id = $1', [id, isActive ? 'active' : 'inactive']);

/** Asks until the answer is the expected one, at most a second. */
async function expectSoon(ask: () => Promise<unknown>, expected: unknown): Promise<void> {
  for (const end = Date.now() + 1000; Date.now() < end && !isDeepStrictEqual(await ask(), expected); ) await sleep(20);
  expect(await ask()).toEqual(expected);
}

async function put(change: object): Promise<{ status: number; fields: Record<string, string> | undefined }> {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const path = '/api/admin/settings/home';
  const { version, value } = (await server.rest<{ version: number; value: object }>(path, { headers })).body;
  const { status, body } = await server.send<{ fields?: Record<string, string> }>('PUT', path, { version, value: { ...value, ...change } }, headers);
  return { status, fields: body.fields };
}

describe('the chosen cities of the home page', () => {
  afterAll(() => saveSettings(server, 'home', { cities: [] }));

  test('replace the featured ones, in their order', async () => {
    expect(await shown()).toEqual(['Delhi', 'Mumbai', 'Pune']);
    await saveSettings(server, 'home', { cities: [ids.agra, ids.pune, ids.delhi, ids.mumbai] });
    expect(await shown()).toEqual(['Agra', 'Pune', 'Delhi', 'Mumbai']);
    expect(await shown('(limit: 2)')).toEqual(['Agra', 'Pune']);
  });

  test('are left out while visitors cannot see them', async () => {
    await setActive(ids.pune, false);
    await expectSoon(() => shown(), ['Agra', 'Delhi', 'Mumbai']);
    await setActive(ids.pune, true);
    await expectSoon(() => shown(), ['Agra', 'Pune', 'Delhi', 'Mumbai']);
  });

  test('give way to the featured ones if visitors can see none of them', async () => {
    await saveSettings(server, 'home', { cities: [ids.agra] });
    await setActive(ids.agra, false);
    await expectSoon(() => shown(), ['Delhi']);
    await setActive(ids.agra, true);
  });

  test.each([
    ['unknown', [UNKNOWN], 'cities.0'],
    ['no id', ['Pune'], 'cities.0'],
    ['empty', [''], 'cities.0'],
    ['no list', 'Pune', 'cities'],
    ['too many', Array.from({ length: 13 }, () => UNKNOWN), 'cities'],
  ])('are refused if they are %s', async (_what, cities, path) => {
    expect(await put({ cities })).toMatchObject({ status: 400, fields: { [path]: expect.any(String) as string } });
  });
});

describe('the start city', () => {
  const open = (path: string) => fetch(server.url + path, { redirect: 'manual' });
  const startOf = async () => (await server.graphql<{ site: { startCity: string | null } }>('{ site { startCity } }')).body.data.site.startCity;

  test('redirects the home page to the page of the city, in every language', async () => {
    expect((await open('/')).status).toBe(200);
    await saveSettings(server, 'home', { startCity: ids.pune });
    for (const [path, target] of [
      ['/', `/cities/${ids.pune}`],
      ['/?utm_source=mail', `/cities/${ids.pune}?utm_source=mail`],
      ['/ar/', `/ar/cities/${ids.pune}`],
    ]) {
      const { status, headers } = await open(path ?? '');
      expect([path, status, headers.get('location'), headers.get('cache-control')]).toEqual([path, 302, target, 'no-cache']);
    }
    expect(await startOf()).toBe(ids.pune);
    expect((await open('/cities')).status).toBe(200);
    expect((await server.rest('/sitemaps/pages-1.xml')).text).not.toContain('/</loc>');
  });

  test('is ignored while visitors cannot see the city', async () => {
    const state = async () => [(await open('/')).status, await startOf()];
    await setActive(ids.pune, false);
    await expectSoon(state, [200, null]);
    await setActive(ids.pune, true);
    await expectSoon(state, [302, ids.pune]);
  });

  test.each([[UNKNOWN], ['Pune'], [null], [7]])('cannot be %j', async (startCity) => {
    expect(await put({ startCity })).toMatchObject({ status: 400, fields: { startCity: expect.any(String) as string } });
  });
});
