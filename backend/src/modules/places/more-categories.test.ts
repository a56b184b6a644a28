import { buildCity, buildPlace, buildUser } from '../../../test/builders.js';
import { emptyGuide, startWithCategories } from '../../../test/definitions.js';
import { type TestServer } from '../../../test/server.js';
import { loadAttributes } from '../site/index.js';
import { type Place, PlaceStatus } from './place.entity.js';

let server: TestServer;
let admin: Record<string, string>;
let cityId: string;
beforeAll(async () => (server = await startWithCategories()));
beforeEach(async () => ({ cityId, admin } = await emptyGuide(server)));
afterAll(() => server.stop());

const place = (name: string, category: string, moreCategories: string[] = [], overrides: Partial<Place> = {}) =>
  buildPlace(server.dataSource, { cityId, name, category, moreCategories, ...overrides });
const ask = async <Data>(query: string, variables: Record<string, unknown> = {}) => (await server.graphql<Data>(query, variables, { headers: admin })).body;

interface Listed {
  places: { total: number; items: { name: string }[] };
}
const LIST = `query ($filter: PlaceFilter, $sort: PlaceSort!, $page: PageInput) { places(filter: $filter, sort: $sort, page: $page) { total items { name } } }`;

const SORTS = ['RECOMMENDED', 'RATING', 'REVIEWS', 'NEWEST', 'NEAREST'];
const PUNE = { latitude: 18.52, longitude: 73.86 };

/** Returns the names and the total of a list, which the fast path and the resolvers agree on. */
async function listed(filter: object, { sort = 'RECOMMENDED', page = 1, size = 20 } = {}) {
  const variables = { filter, sort, page: { number: page, size } };
  const [fast, resolved] = [await server.graphql<Listed>(LIST, variables), await server.resolve<Listed>(LIST, variables)];
  expect(fast.body).toEqual(resolved.body);
  const { total, items } = fast.body.data.places;
  return [total, ...items.map(({ name }) => name)];
}
const categoriesOf = async ({ id }: Pick<Place, 'id'>) => {
  const { category, moreCategories } = (await server.rest<{ category: string; moreCategories: string[] }>(`/api/places/${id}`, { headers: admin })).body;
  return [category, ...moreCategories];
};
const send = (method: string, path: string, body: object) =>
  server.send<{ code?: string; placesCount?: number }>(method, `/api/admin/categories${path}`, body, admin);
const undoLast = async (kind: string) => {
  const [last] = await server.dataSource.query<{ id: string }[]>(
    'SELECT change_id AS id FROM activities WHERE target_kind = $1 ORDER BY created_at DESC LIMIT 1',
    [kind],
  );
  return ask<{ undo: number }>('mutation ($id: ID!) { undo(changeId: $id) }', { id: last?.id });
};

describe('a place with several categories', () => {
  test('is listed in each of them, in the order of the list', async () => {
    await place('First', 'bar', ['cafe', 'museum'], { ranking: 5, ratingAverage: 4, ratingCount: 2, createdAt: new Date('2026-01-01') });
    await place('Second', 'cafe', [], { ranking: 4, ratingAverage: 5, ratingCount: 9, createdAt: new Date('2026-01-03') });
    await place('Third', 'park', ['cafe'], { ranking: 3, ratingAverage: 2, ratingCount: 3, createdAt: new Date('2026-01-02') });
    await place('Hidden', 'park', ['cafe'], { status: PlaceStatus.PENDING });
    await place('Elsewhere', 'park', ['cafe'], { cityId: (await buildCity(server.dataSource, { name: 'Suva' })).id, ranking: 1 });
    expect(await listed({ category: 'cafe' })).toEqual([4, 'First', 'Second', 'Third', 'Elsewhere']);
    expect(await listed({ category: 'cafe' }, { size: 2, page: 2 })).toEqual([4, 'Third', 'Elsewhere']);
    expect(await listed({ category: 'cafe', city: cityId })).toEqual([3, 'First', 'Second', 'Third']);
    expect(await listed({ category: 'cafe', minRating: 3 })).toEqual([2, 'First', 'Second']);
    expect(await listed({ category: 'cafe', city: cityId }, { sort: 'NEWEST' })).toEqual([3, 'Second', 'Third', 'First']);
    expect(await listed({ category: 'cafe', city: cityId }, { sort: 'RATING' })).toEqual([3, 'Second', 'First', 'Third']);
    expect(await listed({ category: 'museum' })).toEqual([1, 'First']);
    expect(await listed({ city: cityId })).toEqual([3, 'First', 'Second', 'Third']);
  });

  test.each(SORTS)('is on the same page of a list sorted by %s with and without the fast path', async (sort) => {
    const { id: other } = await buildCity(server.dataSource, { name: 'Suva' });
    // Most places are bars: a list reads all places of a small category, and the sorted places of a large one.
    await server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, more_categories, status, ranking, rating_average, rating_count, created_at, latitude, longitude)
       SELECT gen_random_uuid(), ($1::uuid[])[1 + n % 2], 'Place ' || n, '', (ARRAY['bar', 'bar', 'bar', 'cafe', 'park'])[1 + n % 5],
         (ARRAY['museum', 'cafe', 'bar'])[1:(n * 7) % 4], (CASE WHEN n % 9 = 0 THEN 'pending' ELSE 'active' END)::place_status, n * 17 % 23, n % 6, n % 4,
         now() - n * 37 % 41 * interval '1 hour', 18 + n * 13 % 29, 73 + n % 7
       FROM generate_series(1, 90) n`,
      [[cityId, other]],
    );
    const places = await server.dataSource.query<{ cityId: string; rating: number; words: string[] }[]>(
      `SELECT city_id AS "cityId", rating_average AS rating, category || more_categories AS words FROM places WHERE status = 'active'`,
    );
    for (const category of ['bar', 'cafe', 'park', 'museum', 'castle']) {
      for (const [city, minRating] of [[], [cityId], [undefined, 3], [other, 5]] as const) {
        const matching = places.filter((one) => one.words.includes(category) && (!city || one.cityId === city) && (!minRating || one.rating >= minRating));
        const pages = [];
        for (let page = 1; page <= Math.max(1, Math.ceil(matching.length / 7)); page += 1) {
          const [total, ...names] = await listed({ category, city, minRating, near: PUNE }, { sort, size: 7, page });
          expect(total).toBe(matching.length);
          pages.push(...names);
        }
        expect(new Set(pages).size).toBe(matching.length);
      }
    }
  });

  test('is found by search, suggestions, the map, counts and the filter of the console', async () => {
    const { id } = await place('Riverside', 'bar', ['museum'], { latitude: 18.52, longitude: 73.86 });
    for (const search of ['riverside', 'museum', 'bar']) expect(await listed({ search, category: 'museum' })).toEqual([1, 'Riverside']);
    const { data } = await ask<Record<string, object>>(`{ placeCategories { name placesCount } autocomplete(text: "museu") { categories }
      mapViewport(zoom: 15, bounds: { southWest: { latitude: 18, longitude: 73 }, northEast: { latitude: 19, longitude: 74 } }, filter: { category: "museum" }) { items { place { id } } }
      adminPlaces(filter: { category: "museum" }) { items { id } } }`);
    expect(data).toEqual({
      placeCategories: ['bar', 'museum'].map((name) => ({ name, placesCount: 1 })),
      autocomplete: { categories: ['museum'] },
      mapViewport: { items: [{ place: { id } }] },
      adminPlaces: { items: [{ id }] },
    });
  });

  test('loses one that becomes its main one, and an undo restores it', async () => {
    const one = await place('First', 'bar', ['cafe', 'museum']);
    const mutation = 'mutation ($selection: PlaceSelection!) { categorizePlaces(selection: $selection, category: "museum") { count } }';
    expect(await ask(mutation, { selection: { ids: [one.id] } })).toMatchObject({ data: { categorizePlaces: { count: 1 } } });
    expect(await categoriesOf(one)).toEqual(['museum', 'cafe']);
    expect((await undoLast('place')).data).toEqual({ undo: 1 });
    expect(await categoriesOf(one)).toEqual(['bar', 'cafe', 'museum']);
  });
});

describe('a further category', () => {
  test('is renamed, which an undo reverts', async () => {
    const one = await place('First', 'bar', ['cafe', 'museum']);
    expect((await send('PUT', '/museum/slug', { version: 1, to: 'gallery' })).status).toBe(200);
    expect(await categoriesOf(one)).toEqual(['bar', 'cafe', 'gallery']);
    expect(await listed({ category: 'museum' })).toEqual([1, 'First']);
    expect(await server.dataSource.query('SELECT more_categories AS words FROM places')).toEqual([{ words: ['cafe', 'gallery'] }]);
    expect((await undoLast('category')).data.undo).toBe(2);
    expect(await categoriesOf(one)).toEqual(['bar', 'cafe', 'museum']);
  });

  test('is merged without doubling the main one, which an undo reverts', async () => {
    const [one, other] = [await place('First', 'bar', ['museum', 'park']), await place('Second', 'museum', ['park', 'bar'])];
    expect((await send('POST', '/museum/merge', { version: 1, into: 'bar' })).body).toMatchObject({ placesCount: 2 });
    expect([await categoriesOf(one), await categoriesOf(other)]).toEqual([
      ['bar', 'park'],
      ['bar', 'park'],
    ]);
    expect((await listed({ category: 'museum' }))[0]).toBe(2);
    expect((await undoLast('category')).data.undo).toBe(4);
    expect([await categoriesOf(one), await categoriesOf(other)]).toEqual([
      ['bar', 'museum', 'park'],
      ['museum', 'park', 'bar'],
    ]);
  });

  test('is merged by a job if many places have it', async () => {
    await server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, more_categories, status)
       SELECT gen_random_uuid(), $1, 'Place ' || n, 'A place', (ARRAY['bar', 'park', 'cafe'])[1 + n % 3], ARRAY['museum', 'park'], (CASE WHEN n % 100 = 0 THEN 'pending' ELSE 'active' END)::place_status
       FROM generate_series(1, 1200) n`,
      [cityId],
    );
    const rated = `UPDATE places SET rating_average = 4 WHERE id IN (SELECT id FROM places WHERE status = 'active' ORDER BY id LIMIT 10)`;
    await server.dataSource.query(rated);
    const counts = async () => {
      const { data } = await ask<Record<string, object>>('{ placeCategories { name placesCount } adminCategories { slug placesCount } }');
      const [few, all] = [{ size: 1 }, { category: 'park' }];
      const totals = await Promise.all([listed(all, few), listed({ ...all, city: cityId }, few), listed({ ...all, minRating: 4 }, few)]);
      return { data, totals: totals.map(([total]) => total) };
    };
    expect((await send('POST', '/museum/merge', { version: 1, into: 'park' })).status).toBe(200);
    const expected = {
      data: {
        placeCategories: expect.arrayContaining([{ name: 'park', placesCount: 1188 }]) as object,
        adminCategories: expect.arrayContaining([{ slug: 'park', placesCount: 1200 }]) as object,
      },
      totals: [1188, 1188, 10],
    };
    expect(await counts()).toEqual(expected);
    for (const sort of SORTS) expect(await listed({ category: 'park', near: PUNE }, { sort, page: 3 })).toHaveLength(21);
    await server.ran('move-places');
    expect(await server.dataSource.query('SELECT DISTINCT category, more_categories AS words FROM places ORDER BY 1')).toEqual([
      { category: 'bar', words: ['park'] },
      { category: 'cafe', words: ['park'] },
      { category: 'park', words: [] },
    ]);
    expect(await counts()).toEqual(expected);
  });

  test.each([
    ['a place', async () => void (await place('First', 'bar', ['museum']))],
    [
      'a suggested edit',
      async () => {
        const { id } = await place('First', 'bar');
        await server.dataSource.query('INSERT INTO place_edits (id, place_id, user_id, changes) VALUES (gen_random_uuid(), $1, $2, $3)', [
          id,
          (await buildUser(server.dataSource)).id,
          { moreCategories: { before: null, after: 'cafe;museum' } },
        ]);
      },
    ],
  ])('cannot be deleted while %s has it', async (_what, prepare) => {
    await prepare();
    expect((await send('DELETE', '/museum?version=1', {})).body.code).toBe('CONFLICT');
    expect((await send('DELETE', '/park?version=1', {})).status).toBe(200);
  });
});

test('attributes follow renamed, merged and deleted categories', async () => {
  await server.dataSource.query(`INSERT INTO attributes (id, key, kind, icon, section, categories, rank)
    VALUES (gen_random_uuid(), 'guided_tours', 'yes-no', 'place', 'more', '{museum,castle,bar,park}', 99)`);
  const follows = async () => (await loadAttributes(server.dataSource.manager)).find('guided_tours')?.categories;
  await send('PUT', '/museum/slug', { version: 1, to: 'gallery' });
  expect(await follows()).toEqual(['gallery', 'bar', 'park']);
  await send('POST', '/gallery/merge', { version: 2, into: 'bar' });
  expect(await follows()).toEqual(['bar', 'park']);
  await undoLast('category');
  expect(await follows()).toEqual(['gallery', 'bar', 'park']);
  await send('DELETE', '/park?version=1', {});
  expect(await follows()).toEqual(['gallery', 'bar']);
});
