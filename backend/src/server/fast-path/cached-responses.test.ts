import { setTimeout as sleep } from 'node:timers/promises';
import { buildCity, buildPlace, buildReview, buildUser, change } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { CityStatus } from '../../modules/cities/index.js';
import { PlaceStatus } from '../../modules/places/index.js';

const KEPT = { ANSWER_CACHE_MB: '8' };
const STATS = '{ stats { cities places users reviews } }';

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await startServer({ env: KEPT });
  other = await startServer({ env: KEPT, beside: one });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** Repeats a request until its result is as expected; otherwise, the test times out. */
async function until(ask: () => Promise<unknown>, expected: unknown): Promise<void> {
  for (let answer = await ask(); JSON.stringify(answer) !== JSON.stringify(expected); answer = await ask()) await sleep(10);
}

/** Runs `ask` while a table is locked, so that only cached responses can succeed. */
async function withoutTable<Result>(table: string, ask: () => Promise<Result>): Promise<Result> {
  const runner = one.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return await ask();
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

test('a repeated query is answered from the cache, regardless of its layout, without a database access', async () => {
  const { id } = await buildPlace(one.dataSource, { name: 'Kept' });
  const query = 'query ($id: ID!, $n: Int = 1) { place(id: $id) { name city { featuredPlaces(limit: $n) { id } } } }';
  await until(async () => (await one.graphql<{ place: { name: string } | null }>(query, { id, n: 2 })).body.data.place?.name, 'Kept');
  const kept = await withoutTable('places', async () => [
    await one.graphql(query, { id, n: 2 }),
    await one.graphql(query.replaceAll(' ', '\n  '), { n: 2, id, unused: true }),
    await one.rest('/graphql?' + String(new URLSearchParams({ query, variables: JSON.stringify({ n: 2, id }) })), {
      headers: { 'Apollo-Require-Preflight': 'true' },
    }),
  ]);
  expect(kept.map(({ body }) => body)).toEqual(Array(3).fill({ data: { place: { name: 'Kept', city: { featuredPlaces: [{ id }] } } } }));
});

test('a write through one process is soon visible through all other processes', async () => {
  const { id, cityId } = await buildPlace(one.dataSource, { category: 'park' });
  const headers = await one.signInAs(await buildUser(one.dataSource, { role: 'admin' }));
  const categoryBy = async (server: TestServer) =>
    (await server.graphql<{ place: { category: string } }>(`{ place(id: "${id}") { category } }`)).body.data.place.category;
  const ofCity = async (server: TestServer) => (await server.graphql(`{ places(filter: { city: "${cityId}", category: "bar" }) { total } }`)).body.data;
  for (const server of [one, other]) {
    await until(() => categoryBy(server), 'park');
    await until(() => ofCity(server), { places: { total: 0 } });
  }
  const { body } = await one.graphql('mutation ($id: ID!) { categorizePlaces(selection: { ids: [$id] }, category: "bar") { id } }', { id }, { headers });
  expect(body.errors).toBeUndefined();
  expect([await categoryBy(one), await ofCity(one)]).toEqual(['bar', { places: { total: 1 } }]);
  await until(() => categoryBy(other), 'bar');
  await until(() => ofCity(other), { places: { total: 1 } });
});

test('a cached search result is invalidated when places change, even if only its total is queried', async () => {
  const place = await buildPlace(one.dataSource, { name: 'Zephyrium' });
  const total = async () => (await other.graphql('{ places(filter: { search: "zephyrium" }) { total } }')).body.data;
  const categories = async () => (await other.graphql('{ autocomplete(text: "zeph") { categories } }')).body.data;
  await until(total, { places: { total: 1 } });
  await until(categories, { autocomplete: { categories: [] } });
  await change(one.dataSource, place, { status: PlaceStatus.INACTIVE });
  await buildPlace(one.dataSource, { category: 'zephyr' });
  await until(total, { places: { total: 0 } });
  await until(categories, { autocomplete: { categories: ['zephyr'] } });
});

test('a cached map is invalidated when one of its places moves', async () => {
  const place = await buildPlace(one.dataSource, { latitude: -33.45, longitude: -70.66 });
  const at = (latitude: number) =>
    `{ mapViewport(bounds: { southWest: { latitude: ${latitude - 0.1}, longitude: -70.8 }, northEast: { latitude: ${latitude + 0.1}, longitude: -70.5 } }, zoom: 11) { total items { place { name } } } }`;
  const seen = async (latitude: number) => (await one.graphql(at(latitude))).body.data;
  const shown = { mapViewport: { total: 1, items: [{ place: { name: place.name } }] } };
  const nothing = { mapViewport: { total: 0, items: [] } };
  await until(() => seen(-33.45), shown);
  await until(() => seen(-20), nothing);
  // The notification about the new place can arrive late. It invalidates responses that were cached before.
  await until(() => withoutTable('map_cells', () => Promise.race([Promise.all([seen(-33.45), seen(-20)]), sleep(200, 'not kept')])), [shown, nothing]);
  await change(one.dataSource, place, { latitude: -20 });
  await until(() => seen(-33.45), nothing);
  await until(() => seen(-20), shown);
});

test('a user reads their own write at once', async () => {
  const { id } = await buildPlace(one.dataSource);
  const reviews = async () =>
    (await one.graphql<{ place: { reviews: { total: number } } }>(`{ place(id: "${id}") { reviews { total } } }`)).body.data.place.reviews.total;
  for (let written = 0; written < 10; written += 1) {
    expect(await reviews()).toBe(written);
    const moderator = await one.signInAs(await buildUser(one.dataSource, { role: 'moderator' }));
    const { body } = await one.graphql<{ createReview: { id: string } }>(
      'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }',
      { input: { placeId: id, rating: 5, comment: 'Calm' } },
      { headers: moderator },
    );
    const approval = await one.graphql(
      'mutation ($ids: [ID!]) { approveReviews(selection: { ids: $ids }) { id } }',
      { ids: [body.data.createReview.id] },
      { headers: moderator },
    );
    expect(approval.body.errors).toBeUndefined();
  }
});

test('a changed name or avatar of a user, and a deleted user, soon become visible', async () => {
  const author = await buildUser(one.dataSource, { name: 'Asha' });
  const { placeId } = await buildReview(one.dataSource, { userId: author.id });
  const read = async () =>
    (await one.graphql<{ place: { reviews: { items: unknown } } }>(`{ place(id: "${placeId}") { reviews { items { user { name avatarUrl } } } } }`)).body.data
      .place.reviews.items;
  await until(read, [{ user: { name: 'Asha', avatarUrl: null } }]);
  await change(one.dataSource, author, { avatarUrl: '/uploads/a.webp', name: 'Usha' });
  await until(read, [{ user: { name: 'Usha', avatarUrl: '/uploads/a.webp' } }]);
  await change(one.dataSource, author, { deletedAt: new Date() });
  await until(read, [{ user: null }]);
});

test('a process without change notifications caches nothing, and caches again after it has reconnected', async () => {
  const place = await buildPlace(one.dataSource, { name: 'Heard' });
  const query = `{ place(id: "${place.id}") { name } }`;
  const name = async () => (await one.graphql<{ place: { name: string } }>(query)).body.data.place.name;
  await until(name, 'Heard');
  const listeners = await one.dataSource.query<{ pid: number }[]>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'citypins changes'`,
  );
  expect(listeners).toHaveLength(2);
  // One statement first ends the listening connections, then makes the change. So no process is notified of it.
  await one.dataSource.query(
    `WITH ended AS MATERIALIZED (SELECT count(pg_terminate_backend(pid, 5000)) AS n FROM unnest($1::integer[]) AS listeners (pid))
     UPDATE places SET name = 'Unheard' FROM ended WHERE ended.n = 2 AND id = $2`,
    [listeners.map(({ pid }) => pid), place.id],
  );
  await until(name, 'Unheard');
  const isKept = async () => {
    await name();
    const answer = await withoutTable('places', () => Promise.race([name(), sleep(200, 'not kept')]));
    return answer === 'Unheard';
  };
  await until(isKept, true);
});

test.each([
  ['open places', '{ places(filter: { openAt: "now" }) { total } }'],
  ['places that were added lately', '{ places(filter: { addedWithin: 1 }) { total } }'],
  ['options, with the places that are open', '{ places { facets { key options { value count } } } }'],
])('a list of %s leaves the cache at the end of the minute', async (_what, query) => {
  await buildPlace(one.dataSource);
  const minute = Math.ceil(Date.now() / 60_000) * 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(minute);
  try {
    const ask = async () => (await one.graphql(query)).status;
    const isKept = () => withoutTable('places', () => Promise.race([ask(), sleep(200, 'not kept')]));
    await until(async () => (await ask()) && (await isKept()), 200);
    clock.mockReturnValue(minute + 59_999);
    expect(await isKept()).toBe(200);
    clock.mockReturnValue(minute + 60_000);
    expect(await isKept()).toBe('not kept');
  } finally {
    clock.mockRestore();
  }
});

test('hidden places leave the cache, and responses for signed-in users never enter it', async () => {
  const creator = await buildUser(one.dataSource);
  const city = await buildCity(one.dataSource);
  const place = await buildPlace(one.dataSource, { cityId: city.id, status: PlaceStatus.PENDING, createdBy: creator.id });
  const headers = await one.signInAs(creator);
  const query = `{ place(id: "${place.id}") { id name } }`;
  const seen = async (init?: RequestInit) => (await one.graphql<{ place: { id: string } | null }>(query, {}, init)).body.data.place?.id ?? null;
  expect([await seen({ headers }), await seen(), await seen({ headers })]).toEqual([place.id, null, place.id]);
  await change(one.dataSource, place, { status: PlaceStatus.ACTIVE });
  await until(seen, place.id);
  await change(one.dataSource, city, { status: CityStatus.INACTIVE });
  await until(seen, null);
  await change(one.dataSource, city, { status: CityStatus.ACTIVE });
  await until(seen, place.id);
  await change(one.dataSource, place, { deletedAt: new Date() });
  await until(seen, null);
});

describe('GET', () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    one.rest('/graphql?' + String(new URLSearchParams({ query })), { headers: { 'Apollo-Require-Preflight': 'true', ...headers } });

  test('a browser revalidates a cached response, and gets 304 without a body if it is unchanged', async () => {
    const { headers, status, text } = await get(STATS);
    const etag = headers.get('etag') ?? '';
    expect([status, headers.get('cache-control'), etag]).toEqual([200, 'public, max-age=0, must-revalidate', expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
    expect(headers.get('vary')).toMatch(/Accept-Encoding.*Authorization/);
    const again = await get(STATS, { 'If-None-Match': etag });
    expect([again.status, again.text, again.headers.get('etag'), again.headers.get('content-security-policy')]).toEqual([
      304,
      '',
      etag,
      headers.get('content-security-policy'),
    ]);
    const statusFor = async (headers: Record<string, string>) => (await get(STATS, headers)).status;
    for (const tags of [`"other", ${etag}`, etag.slice(2), '*']) expect([tags, await statusFor({ 'If-None-Match': tags })]).toEqual([tags, 304]);
    expect(await statusFor({ 'If-None-Match': '"other"' })).toBe(200);
    await buildUser(one.dataSource);
    await until(() => statusFor({ 'If-None-Match': etag }), 200);
    expect((await get(STATS)).text).not.toBe(text);
  });

  test('responses for signed-in users and to POST are not stored by caches', async () => {
    const headers = await one.signInAs(await buildUser(one.dataSource));
    for (const answer of [await get(STATS, headers), await one.graphql(STATS)]) expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('GET refuses requests without the preflight header, and mutations', async () => {
    expect((await one.rest('/graphql?' + String(new URLSearchParams({ query: STATS })))).status).toBe(400);
    expect((await get('mutation { deleteReview(id: "x") { id } }')).status).toBe(405);
    expect((await one.rest(`/graphql?query=${STATS}&query=${STATS}`, { headers: { 'Apollo-Require-Preflight': 'true' } })).status).toBe(400);
  });
});

test('a long response is compressed if the client accepts that', async () => {
  const query =
    '{ __typename cities { items { id name description images { url alt } } } stats { cities } placeCategories { name } site { map { source layers { url attribution } } } ' +
    'places(page: { size: 50 }) { items { id name description images { url alt } city { id name description } } } }';
  const plain = await one.raw('/graphql?' + String(new URLSearchParams({ query })), { headers: { 'Apollo-Require-Preflight': 'true' } });
  expect(plain.text.length).toBeGreaterThan(1024);
  const compressed = await fetch(`${one.url}/graphql?` + String(new URLSearchParams({ query })), {
    headers: { 'Apollo-Require-Preflight': 'true', 'Accept-Encoding': 'gzip' },
  });
  expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual(['gzip', plain.text]);
});
