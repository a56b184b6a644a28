import { buildCity, buildPlace, buildReview, change, clearGuide } from '../../../../test/builders.js';
import { dice } from '../../../../test/dice.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { Place, PlaceStatus } from '../place.entity.js';

interface Cell {
  counts: number[];
  x: number;
  y: number;
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

/** Reads the stored cells that have places: level, category, column, row, city, counts and sums. */
async function kept(): Promise<Map<string, Cell>> {
  const rows: { key: string; counts: number[]; sum_x: string; sum_y: string }[] = await server.dataSource.query(
    `SELECT concat_ws('|', level, category, x, y, city_id) AS key, counts, sum_x, sum_y FROM map_cells WHERE counts <> '{0,0,0,0,0,0}' OR sum_x <> 0 OR sum_y <> 0`,
  );
  return new Map(rows.map(({ key, counts, sum_x, sum_y }) => [key, { counts, x: Number(sum_x), y: Number(sum_y) }]));
}

const mercator = (latitude: number) => (Math.asinh(Math.tan((Math.max(-89, Math.min(89, latitude)) * Math.PI) / 180)) * 180) / Math.PI;

/** Computes the same cells from the places one by one. */
async function computed(): Promise<Map<string, Cell>> {
  const cells = new Map<string, Cell>();
  const places = await server.dataSource.getRepository(Place).find();
  for (const { latitude, longitude, status, businessStatus, deletedAt, category, moreCategories, cityId, ratingAverage } of places) {
    if (status !== PlaceStatus.ACTIVE || businessStatus === 'closed-permanently' || deletedAt || latitude === null || longitude === null) continue;
    const y = mercator(latitude);
    for (const level of [7, 10, 13, 16]) {
      const index = (degrees: number) => Math.max(0, Math.min(2 ** level - 1, Math.floor(((degrees + 180) / 360) * 2 ** level)));
      for (const kind of new Set(['', category, ...moreCategories])) {
        const key = [level, kind, index(longitude), index(y), cityId].join('|');
        const cell = cells.get(key) ?? { counts: [0, 0, 0, 0, 0, 0], x: 0, y: 0 };
        cell.counts = cell.counts.map((n, stars) => n + Number(ratingAverage >= stars));
        cells.set(key, { ...cell, x: cell.x + Math.round(longitude * 1e7), y: cell.y + Math.round(y * 1e7) });
      }
    }
  }
  return cells;
}

async function expectTrue(): Promise<void> {
  const [found, wanted] = [await kept(), await computed()];
  expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
  for (const [key, cell] of wanted) {
    expect([key, found.get(key)?.counts]).toEqual([key, cell.counts]);
    // JavaScript's trigonometric functions can differ from PostgreSQL's in the last digit.
    for (const side of ['x', 'y'] as const) expect(Math.abs((found.get(key)?.[side] ?? 0) - cell[side])).toBeLessThanOrEqual(40);
  }
}

test('stored cells are correct after an import and all kinds of changes', async () => {
  const throwDice = dice(7);
  const pick = <T>(values: readonly T[]): T => values[throwDice(values.length)] as T;
  const cityIds = [(await buildCity(server.dataSource)).id, (await buildCity(server.dataSource, { name: 'Suva' })).id];
  const somewhere = () => ({
    latitude: pick([18.5, 18.52, -17, 89.5, -90, 0]) + throwDice(5) * 0.0007,
    longitude: pick([73.8, 73.9, 179.9, -180, 0]) + throwDice(5) * 0.0007,
  });
  await server.dataSource.query(
    `INSERT INTO places (id, city_id, name, description, category, more_categories, latitude, longitude, status, rating_average)
      SELECT gen_random_uuid(), ($1::uuid[])[1 + i % 2], 'Place ' || i, '-', (ARRAY['cafe', 'bar', ''])[1 + i % 3], (ARRAY['bar', 'park', 'cafe'])[2:i % 4], 18.5 + i % 7 * 0.003, 73.8 + i % 9 * 0.004,
        (CASE WHEN i % 5 = 0 THEN 'pending' ELSE 'active' END)::place_status, i % 11 * 0.5 FROM generate_series(1, 60) i`,
    [cityIds],
  );
  await expectTrue();

  const places = await server.dataSource.getRepository(Place).find({ order: { name: 'ASC' } });
  for (let step = 0; step < 120; step++) {
    const one = pick(places);
    await change(
      server.dataSource,
      one,
      pick<() => Partial<Place>>([
        () => ({ status: pick(Object.values(PlaceStatus)) }),
        () => ({ deletedAt: pick([null, new Date()]) }),
        () => ({ businessStatus: pick([null, 'opening-soon', 'closed-permanently']) }),
        somewhere,
        () => ({ latitude: null, longitude: null }),
        () => ({ category: pick(['cafe', 'bar', 'museum', '']) }),
        () => ({ moreCategories: pick([[], ['park'], ['bar', 'cafe', 'park']]) }),
        () => ({ cityId: pick(cityIds) }),
        () => ({ ratingAverage: throwDice(11) / 2, ranking: throwDice(5) }),
        () => ({ name: `Renamed ${step}` }),
        () => ({ ...somewhere(), cityId: pick(cityIds), category: 'park', status: PlaceStatus.ACTIVE, deletedAt: null, ratingAverage: 4.2 }),
      ])(),
    );
  }
  await expectTrue();

  await server.dataSource.query(`UPDATE places SET status = CASE status WHEN 'active' THEN 'inactive' ELSE 'active' END::place_status, category = 'theatre'`);
  await expectTrue();
  await server.dataSource.query(`DELETE FROM places WHERE rating_average > 2`);
  await expectTrue();
  await server.dataSource.query('UPDATE map_cells SET sum_x = 0, counts[1] = 9; SELECT map_cells_fill()');
  await expectTrue();
});

test('deletes the cells of a deleted city, and all cells with all places', async () => {
  const cells = async () => (await server.dataSource.query<{ n: number }[]>('SELECT count(*)::integer AS n FROM map_cells'))[0]?.n;
  const [place] = [await buildPlace(server.dataSource), await buildPlace(server.dataSource)];
  await server.dataSource.query('DELETE FROM places WHERE id = $1', [place.id]);
  expect(await cells()).toBe(16);
  await server.dataSource.query('DELETE FROM cities WHERE id = $1', [place.cityId]);
  expect(await cells()).toBe(8);
  await server.dataSource.query('TRUNCATE cities CASCADE');
  expect(await cells()).toBe(0);
});

test('an approved review adds its place to the count of a minimum rating', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  await buildReview(server.dataSource, { placeId, rating: 4 });
  await expectTrue();
  expect([...(await kept()).values()].map(({ counts }) => counts.join())).toEqual(Array.from({ length: 8 }, () => '1,1,1,1,1,0'));
});

test('concurrent updates of the same places in another order do not deadlock', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  const ids: string[] = [];
  for (let n = 0; n < 30; n++)
    ids.push(
      (await buildPlace(server.dataSource, { cityId, category: n % 2 ? 'cafe' : 'bar', latitude: 18 + (n % 6) * 0.3, longitude: 73 + (n % 5) * 0.3 })).id,
    );
  const [some, others] = [ids.slice(0, 15), ids.slice(15).reverse()];
  const rate = (stars: number, of: string[]) => server.dataSource.query('UPDATE places SET rating_average = $1 WHERE id = ANY($2::uuid[])', [stars, of]);
  for (const stars of [1, 4, 2]) await Promise.all([rate(stars, some), rate(stars, others)]);
  await expectTrue();
});
