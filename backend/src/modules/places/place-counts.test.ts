import { buildCity, buildPlace, buildReview, change, clearGuide } from '../../../test/builders.js';
import { dice } from '../../../test/dice.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { CityStatus } from '../cities/index.js';
import { Place, PlaceStatus } from './place.entity.js';

const CATEGORIES = ['cafe', 'bar', 'museum'];
const RATINGS = [undefined, 1, 2, 3, 4, 5];

let server: TestServer;
let cityIds: string[];
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  cityIds = [];
  for (const name of ['Pune', 'Suva']) cityIds.push((await buildCity(server.dataSource, { name })).id);
});
afterAll(() => server.stop());

interface Filter {
  city?: string;
  category?: string;
  minRating?: number;
}

/** All combinations of a city, a category and a minimum rating. */
const filters = (): Filter[] =>
  [undefined, ...cityIds].flatMap((city) => [undefined, ...CATEGORIES].flatMap((category) => RATINGS.map((minRating) => ({ city, category, minRating }))));

async function counted({ city, category, minRating }: Filter): Promise<number> {
  const [row] = await server.dataSource.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM places p JOIN cities c ON c.id = p.city_id WHERE p.status = 'active' AND p.deleted_at IS NULL AND p.business_status IS DISTINCT FROM 'closed-permanently'
      AND c.status = 'active' AND c.deleted_at IS NULL
      AND ($1::uuid IS NULL OR p.city_id = $1) AND ($2::text IS NULL OR $2 = ANY (p.category || p.more_categories)) AND p.rating_average >= $3`,
    [city ?? null, category ?? null, minRating ?? 0],
  );
  return row?.n ?? NaN;
}

const totalsOf = async (wanted: readonly Filter[]): Promise<number[]> => {
  const totals: number[] = [];
  // The maximum number of lists in one request.
  for (let i = 0; i < wanted.length; i += 10) {
    const some = wanted.slice(i, i + 10);
    const variables = Object.fromEntries(some.map((filter, n) => [`f${n}`, filter]));
    const query = `query (${some.map((_filter, n) => `$f${n}: PlaceFilter`).join(', ')}) { ${some.map((_filter, n) => `t${n}: places(filter: $f${n}) { total }`).join(' ')} }`;
    const { body } = await server.graphql<Record<string, { total: number }>>(query, variables);
    expect(body.errors).toBeUndefined();
    totals.push(...some.map((_filter, n) => body.data[`t${n}`]?.total ?? NaN));
  }
  return totals;
};

async function expectTrue(): Promise<void> {
  const wanted: number[] = [];
  for (const filter of filters()) wanted.push(await counted(filter));
  expect(await totalsOf(filters())).toEqual(wanted);
}

/** Inserts places of all categories, cities, statuses and ratings with one statement. */
const addMany = () =>
  server.dataSource.query(
    `INSERT INTO places (id, city_id, name, description, category, more_categories, status, rating_average)
      SELECT gen_random_uuid(), ($1::uuid[])[1 + i % 2], 'Place ' || i, '-', ($2::text[])[1 + i % 3], ($2::text[])[2 + i % 3:1 + i % 4], (CASE WHEN i % 5 = 0 THEN 'pending' ELSE 'active' END)::place_status, i % 11 * 0.5
      FROM generate_series(1, 60) i`,
    [cityIds, CATEGORIES],
  );

test('totals by city, category and minimum rating are correct after an import and all kinds of changes', async () => {
  const throwDice = dice(7);
  const pick = <T>(values: readonly T[]): T => values[throwDice(values.length)] as T;
  await addMany();
  await expectTrue();

  const places = await server.dataSource.getRepository(Place).find({ order: { name: 'ASC' } });
  for (let step = 0; step < 120; step++) {
    await change(
      server.dataSource,
      pick(places),
      pick<() => Partial<Place>>([
        () => ({ status: pick(Object.values(PlaceStatus)) }),
        () => ({ deletedAt: pick([null, new Date()]) }),
        () => ({ businessStatus: pick([null, 'closed-temporarily', 'closed-permanently']) }),
        () => ({ category: pick(CATEGORIES) }),
        () => ({ moreCategories: pick([[], ['bar'], ['cafe', 'museum'], ['museum', 'bar', 'museum', 'cafe']]) }),
        () => ({ category: pick(CATEGORIES), moreCategories: pick([[], ['bar', 'cafe']]) }),
        () => ({ cityId: pick(cityIds) }),
        () => ({ ratingAverage: throwDice(11) / 2 }),
        () => ({ cityId: pick(cityIds), category: pick(CATEGORIES), status: PlaceStatus.ACTIVE, deletedAt: null, ratingAverage: 4.2 }),
      ])(),
    );
  }
  await expectTrue();

  await server.dataSource.query(
    `UPDATE places SET status = CASE status WHEN 'active' THEN 'inactive' ELSE 'active' END::place_status, rating_average = 5 - rating_average`,
  );
  await expectTrue();
  await server.dataSource.query('DELETE FROM places WHERE rating_average > 3');
  await expectTrue();
});

test('hiding a city removes its places from all totals; showing it adds them again', async () => {
  await addMany();
  for (const status of [CityStatus.INACTIVE, CityStatus.ACTIVE]) {
    await server.dataSource.query('UPDATE cities SET status = $1 WHERE id = $2', [status, cityIds[0]]);
    await expectTrue();
  }
  await server.dataSource.query('UPDATE cities SET deleted_at = now() WHERE id = $1', [cityIds[1]]);
  await expectTrue();
});

test('an approved review adds its place to the total of a minimum rating; a worse one removes it', async () => {
  const { id: placeId } = await buildPlace(server.dataSource, { cityId: cityIds[0], category: 'bar' });
  const better = { category: 'bar', minRating: 4 };
  expect(await totalsOf([better])).toEqual([0]);
  await buildReview(server.dataSource, { placeId, rating: 5 });
  expect(await totalsOf([better])).toEqual([1]);
  await buildReview(server.dataSource, { placeId, rating: 1 });
  expect(await totalsOf([better, { city: cityIds[0], minRating: 3 }])).toEqual([0, 1]);
});

test('concurrent updates of the same places in another order do not deadlock', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 30; n++) ids.push((await buildPlace(server.dataSource, { cityId: cityIds[n % 2], category: CATEGORIES[n % 3] })).id);
  const [some, others] = [ids.slice(0, 15), ids.slice(15).reverse()];
  const set = (values: string, of: string[]) => server.dataSource.query(`UPDATE places SET ${values} WHERE id = ANY($1::uuid[])`, [of]);
  for (const stars of [1, 4, 2])
    await Promise.all([set(`rating_average = ${stars}`, some), set(`rating_average = ${stars}, category = 'bar'`, others), addMany()]);
  await Promise.all([set(`city_id = '${cityIds[0]}'`, some), set(`city_id = '${cityIds[1]}', rating_average = 5`, others)]);
  await expectTrue();
});

test('reads totals from counters for whole minimum ratings and counts places for fractions', async () => {
  await buildPlace(server.dataSource, { cityId: cityIds[0], category: 'bar', ratingAverage: 3.6 });
  const total = async (minRating: string) => (await server.rest<{ total: number }>(`/api/places?category=bar&minRating=${minRating}`)).body.total;
  for (const [minRating, expected] of [
    ['3', 1],
    ['3.5', 1],
    ['3.7', 0],
    ['4', 0],
    ['-2', 1],
    ['0.5', 1],
  ] as const)
    expect([minRating, await total(minRating)]).toEqual([minRating, expected]);
  const statements = await statementsOf(server.dataSource, () => total('3'));
  expect(statements.filter((sql) => /count\(/i.test(sql))).toEqual([]);
});
