import pLimit from 'p-limit';
import { buildCity, buildPlace, buildUser, change, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { CityStatus } from '../cities/index.js';
import { type Place, PlaceStatus } from '../places/index.js';
import type { User } from '../users/index.js';

type Headers = Record<string, string>;

let server: TestServer;
let user: User;
let headers: Headers;
let cityId: string;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  user = await buildUser(server.dataSource);
  headers = await server.signInAs(user);
  cityId = (await buildCity(server.dataSource)).id;
});
afterAll(() => server.stop());

const place = (overrides: Partial<Place> = {}) => buildPlace(server.dataSource, { cityId, ...overrides });
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const NOWHERE = [UNKNOWN, 'fort', '', '%', `1'--`, 'x'.repeat(3000), 'a\0b', '\u{1F600}'];

const ADD = 'mutation ($id: ID!) { addFavorite(placeId: $id) { id isFavorite } }';
const REMOVE = 'mutation ($id: ID!) { removeFavorite(placeId: $id) { id isFavorite } }';
const ask = (query: string, id: string, as: Headers = headers) => server.graphql(query, { id }, { headers: as });
const marks = async () => (await server.dataSource.query<{ id: string }[]>('SELECT place_id AS id FROM favorites ORDER BY created_at')).map(({ id }) => id);

interface Favorites {
  items: { id: string; isFavorite: boolean }[];
  total: number;
  page: number;
  pages: number;
}

const LIST = 'query ($page: PageInput) { viewer { favorites(page: $page) { items { id isFavorite } total page pages } } }';
async function list(page?: object, as: Headers = headers): Promise<Favorites> {
  const { body } = await server.graphql<{ viewer: { favorites: Favorites } }>(LIST, { page }, { headers: as });
  expect(body.errors).toBeUndefined();
  return body.data.viewer.favorites;
}
const listed = async (page?: object) => (await list(page)).items.map(({ id }) => id);

/** Adds favorites with times that are one second apart. */
async function mark(...places: Place[]): Promise<void> {
  for (const [i, { id }] of places.entries()) {
    await server.dataSource.query('INSERT INTO favorites VALUES ($1, $2, $3)', [user.id, id, new Date(Date.UTC(2026, 0, 1, 0, 0, i))]);
  }
}

describe('a favorite', () => {
  test('can be added and removed repeatedly', async () => {
    const { id } = await place();
    for (let i = 0; i < 2; i++) {
      expect((await ask(ADD, id)).body).toEqual({ data: { addFavorite: { id, isFavorite: true } } });
      expect(await marks()).toEqual([id]);
    }
    for (let i = 0; i < 2; i++) {
      expect((await ask(REMOVE, id)).body).toEqual({ data: { removeFavorite: { id, isFavorite: false } } });
      expect(await marks()).toEqual([]);
    }
  });

  test('is a favorite only of the user who added it', async () => {
    const { id } = await place();
    const other = await server.signInAs(await buildUser(server.dataSource));
    await ask(ADD, id);
    const seenBy = async (as: Headers) => (await server.graphql('query ($id: ID!) { place(id: $id) { isFavorite } }', { id }, { headers: as })).body.data;
    expect([await seenBy(headers), await seenBy(other), await seenBy({})]).toEqual([
      { place: { isFavorite: true } },
      { place: { isFavorite: false } },
      { place: { isFavorite: false } },
    ]);
    await ask(REMOVE, id, other);
    expect(await marks()).toEqual([id]);
  });

  test('rejects visitors with UNAUTHENTICATED', async () => {
    const { id } = await place();
    for (const query of [ADD, REMOVE]) expect((await ask(query, id, {})).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await marks()).toEqual([]);
  });

  test('rejects hidden places in the same way as unknown ones', async () => {
    const inactive = await buildCity(server.dataSource, { status: CityStatus.INACTIVE });
    const hidden = [
      await place({ status: PlaceStatus.PENDING }),
      await place({ status: PlaceStatus.INACTIVE }),
      await place({ deletedAt: new Date() }),
      await place({ cityId: inactive.id }),
    ].map(({ id }) => id);
    for (const id of [...hidden, ...NOWHERE]) {
      for (const query of [ADD, REMOVE]) {
        const { body } = await ask(query, id);
        expect([id, body.errors?.[0]?.message, body.errors?.[0]?.extensions.code]).toEqual([id, 'Place not found', 'NOT_FOUND']);
      }
    }
    expect(await marks()).toEqual([]);
  });

  test('is stored once despite fifty requests, ten at a time', async () => {
    const { id } = await place();
    const limit = pLimit(10);
    const answers = await Promise.all(Array.from({ length: 50 }, () => limit(() => ask(ADD, id))));
    expect(answers.map(({ body }) => body)).toEqual(Array(50).fill({ data: { addFavorite: { id, isFavorite: true } } }));
    expect(await marks()).toEqual([id]);
  });

  test('rejects the 5,001st favorite, also with concurrent requests, until one is removed', async () => {
    const places = [];
    for (let i = 0; i < 8; i++) places.push((await place()).id);
    await server.dataSource.query(
      `WITH made AS (INSERT INTO places (id, city_id, name, description, category, status)
         SELECT gen_random_uuid(), $1, 'x', 'x', 'bar', 'active' FROM generate_series(1, 4999) RETURNING id)
       INSERT INTO favorites (user_id, place_id) SELECT $2, id FROM made`,
      [cityId, user.id],
    );
    const answers = await Promise.all(places.map((id) => ask(ADD, id)));
    const refused = answers.flatMap(({ body }) => body.errors ?? []);
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(Array(7).fill('CONFLICT'));
    expect(refused[0]?.message).toBe('You have 5,000 favorites, which is the maximum. Remove one first.');
    const [marked = ''] = await marks();
    expect((await ask(ADD, marked)).body.errors).toBeUndefined();
    await ask(REMOVE, marked);
    expect((await ask(ADD, marked)).body.errors).toBeUndefined();
    expect((await list()).total).toBe(5000);
  });
});

describe('the list of favorites', () => {
  test('contains only favorites of the viewer, the last added first', async () => {
    const [one, two, three] = [await place(), await place(), await place()];
    await mark(two, three, one);
    expect(await list()).toEqual({ items: [one, three, two].map(({ id }) => ({ id, isFavorite: true })), total: 3, page: 1, pages: 1 });
    expect(await listed({ number: 2, size: 2 })).toEqual([two.id]);
    expect(await listed({ number: 50, size: 2 })).toEqual([two.id]);
    const other = await server.signInAs(await buildUser(server.dataSource));
    expect(await list(undefined, other)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });

  test('leaves hidden places out of list and total until they are public again', async () => {
    const [shown, hidden] = [await place(), await place()];
    await mark(shown, hidden);
    await change(server.dataSource, hidden, { status: PlaceStatus.INACTIVE });
    expect(await list()).toMatchObject({ items: [{ id: shown.id }], total: 1 });
    await change(server.dataSource, hidden, { status: PlaceStatus.ACTIVE });
    expect(await listed()).toEqual([hidden.id, shown.id]);
  });

  test('contains places that were added at the same time once across all pages', async () => {
    const places = [];
    for (let i = 0; i < 7; i++) places.push((await place()).id);
    await server.dataSource.query('INSERT INTO favorites SELECT $1, unnest($2::uuid[]), now()', [user.id, places]);
    const pages = [await listed({ size: 3 }), await listed({ size: 3, number: 2 }), await listed({ size: 3, number: 3 })];
    expect(pages.flat().sort()).toEqual(places.sort());
  });

  test.each([
    [{ size: 0 }, 'size'],
    [{ size: 101 }, 'size'],
    [{ number: 0 }, 'number'],
  ])('rejects the page %j', async (page, field) => {
    const { body } = await server.graphql(LIST, { page }, { headers });
    expect([body.errors?.[0]?.extensions.code, Object.keys(body.errors?.[0]?.extensions.fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });
});

describe('over REST', () => {
  test('adds a favorite, returns it like the list of places does, and removes it', async () => {
    const { id } = await place();
    const { body: asListed } = await server.rest(`/api/places/${id}`);
    for (let i = 0; i < 2; i++) {
      const { status, body } = await server.send('PUT', `/api/favorites/${id}`, undefined, headers);
      expect([status, body]).toEqual([200, asListed]);
    }
    const { body, headers: received } = await server.send('GET', '/api/favorites', undefined, headers);
    expect(body).toEqual({ places: [asListed], total: 1, pagination: { current: 1, pages: 1 } });
    expect(received.get('cache-control')).toBe('no-store');
    for (let i = 0; i < 2; i++) {
      const answer = await server.send('DELETE', `/api/favorites/${id}`, undefined, headers);
      expect([answer.status, answer.body]).toEqual([200, { message: 'The place is no longer in your favorites.' }]);
    }
    expect(await marks()).toEqual([]);
  });

  test('returns the requested page', async () => {
    const places = [await place(), await place(), await place()];
    await mark(...places);
    const read = async (query: string) => {
      const { body } = await server.send<{ places: { _id: string }[]; pagination: object }>('GET', `/api/favorites${query}`, undefined, headers);
      return [body.places.map(({ _id }) => _id), body.pagination];
    };
    expect(await read('?limit=2&page=2')).toEqual([[places[0]?.id], { current: 2, pages: 2 }]);
    expect(await read('?limit=-3&page=1e9')).toEqual([[places[0]?.id], { current: 3, pages: 3 }]);
    expect((await server.send('GET', '/api/favorites?limit=x', undefined, headers)).status).toBe(400);
  });

  test('rejects hidden and unknown places with 404', async () => {
    const { id: hidden } = await place({ status: PlaceStatus.PENDING });
    for (const id of [hidden, UNKNOWN, 'fort', '%00', '..%2f', `1'--`]) {
      for (const method of ['PUT', 'DELETE']) {
        const { status, body } = await server.send<ErrorBody>(method, `/api/favorites/${id}`, undefined, headers);
        expect([id, status, body]).toEqual([
          id,
          404,
          { message: 'Place not found', code: 'NOT_FOUND', reason: 'notFound.place', requestId: expect.any(String) as string },
        ]);
      }
    }
  });
});

test.each([
  ['viewer', '{ viewer { favorites { items { id name isFavorite city { name } } } } }'],
  ['places', '{ places { items { id isFavorite } } }'],
])('needs as many statements for twenty favorites as for two: %s', async (_name, query) => {
  const count = async () => (await statementsOf(server.dataSource, () => server.resolve(query, {}, { headers }))).length;
  await mark(await place(), await place());
  const few = await count();
  const more = [];
  for (let i = 0; i < 18; i++) more.push(await place());
  await mark(...more);
  expect(few).toBeGreaterThan(0);
  expect(await count()).toBe(few);
});

test('isFavorite needs no statement for visitors', async () => {
  await place();
  const statements = await statementsOf(server.dataSource, () => server.resolve('{ places { items { id isFavorite } } }'));
  expect(statements.filter((sql) => sql.includes('favorites'))).toEqual([]);
});

test('the data download contains favorites, and the deletion of the account deletes them', async () => {
  const [mine, hidden] = [await place(), await place({ status: PlaceStatus.INACTIVE })];
  await mark(mine, hidden);
  const other = await buildUser(server.dataSource);
  await server.dataSource.query('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2)', [other.id, mine.id]);
  const { body } = await server.send<{ favorites: object[] }>('GET', '/api/auth/me/data', undefined, headers);
  expect(body.favorites).toEqual([mine.id, hidden.id].map((placeId) => ({ placeId, createdAt: expect.any(String) as string })));
  expect((await server.send('DELETE', '/api/auth/me', undefined, headers)).status).toBe(200);
  expect(await server.dataSource.query('SELECT user_id AS id FROM favorites')).toEqual([{ id: other.id }]);
});
