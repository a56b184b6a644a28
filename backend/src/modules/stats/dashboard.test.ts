import { ask } from '../../../test/ask.js';
import { buildCity, buildPhoto, buildPlace, buildPlaceEdit, buildReport, buildReview, buildUser, change, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { loadSampleData } from '../../sample/index.js';
import { CityStatus } from '../cities/index.js';
import { Place, PlaceStatus } from '../places/index.js';

const DAY = 24 * 3_600_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY);

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin', createdAt: ago(400) }));
});
afterAll(() => server.stop());

interface Trend {
  change: number | null;
  days: number[];
}
type Trends = Record<'cities' | 'places' | 'users' | 'reviews', Trend>;
const trends = async () =>
  (
    await ask<{ adminStats: { trends: Trends } }>(
      server,
      '{ adminStats { trends { cities { ...T } places { ...T } users { ...T } reviews { ...T } } } } fragment T on Trend { change days }',
      {},
      headers,
    )
  ).data.adminStats.trends;
const read = async <Data>(query: string) => (await ask<Data>(server, query, {}, headers)).data;

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}
/** Returns the number of rows of a table that a statement has read. */
function rowsRead(node: PlanNode, table: string): number {
  const own = node['Relation Name'] === table ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsRead(part, table), own);
}

describe('the trends', () => {
  test('of the sample data are +12 %, +8 %, +15 % and +23 %, with the totals of the stat cards', async () => {
    await clearGuide(server.dataSource);
    await loadSampleData(server.dataSource, { now: new Date() });
    headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
    const { cities, places, users, reviews } = await trends();
    expect([cities, places, users, reviews].map(({ change: share }) => Math.round((share ?? 0) * 100))).toEqual([12, 8, 15, 23]);
    const { body } = await server.rest<{ stats: Record<string, number> }>('/api/admin/dashboard', { headers });
    const { totalCities, totalPlaces, totalUsers, totalReviews, reportedReviews } = body.stats;
    expect([cities, places, users, reviews].map(({ days }) => days.at(-1))).toEqual([totalCities, totalPlaces, totalUsers, totalReviews]);
    expect(reportedReviews).toBe(4);
  }, 60_000);

  test('change with added and deleted rows', async () => {
    const { dataSource } = server;
    const city = await buildCity(dataSource, { createdAt: ago(100) });
    const old = await Promise.all([1, 2, 3, 4].map(() => buildPlace(dataSource, { cityId: city.id, createdAt: ago(90) })));
    expect((await trends()).places).toEqual({ change: 0, days: Array(30).fill(4) });
    await buildPlace(dataSource, { cityId: city.id, createdAt: ago(10) });
    await buildPlace(dataSource, { cityId: city.id, createdAt: ago(5), status: PlaceStatus.PENDING });
    expect((await trends()).places).toEqual({ change: 0.25, days: [...Array<number>(19).fill(4), ...Array<number>(11).fill(5)] });
    if (old[0]) await change(dataSource, old[0], { deletedAt: ago(3) });
    if (old[1]) await change(dataSource, old[1], { deletedAt: ago(60) });
    await buildPlace(dataSource, { cityId: city.id, createdAt: ago(8), deletedAt: ago(6) });
    const { change: share, days } = (await trends()).places;
    expect(share).toBe(0);
    expect(days).toEqual([...Array<number>(19).fill(3), 4, 4, 5, 5, 4, 4, 4, 3, 3, 3, 3]);
  });

  test('of places change with their cities', async () => {
    const { dataSource } = server;
    const city = await buildCity(dataSource, { createdAt: ago(100) });
    for (let i = 0; i < 3; i++) await buildPlace(dataSource, { cityId: city.id, createdAt: ago(90) });
    await buildPlace(dataSource, { createdAt: ago(90) });
    await change(dataSource, city, { deletedAt: ago(2) });
    expect((await trends()).places).toEqual({ change: -0.75, days: [...Array<number>(27).fill(4), 1, 1, 1] });
    await change(dataSource, city, { deletedAt: null, status: CityStatus.INACTIVE });
    expect((await trends()).places).toEqual({ change: 0, days: Array(30).fill(1) });
  });

  test('count a place that was deleted before or after its city once', async () => {
    const { dataSource } = server;
    const city = await buildCity(dataSource, { createdAt: ago(100) });
    await buildPlace(dataSource, { cityId: city.id, createdAt: ago(90) });
    await buildPlace(dataSource, { cityId: city.id, createdAt: ago(90), deletedAt: ago(6) });
    await buildPlace(dataSource, { cityId: city.id, createdAt: ago(8), deletedAt: ago(2) });
    await buildPlace(dataSource, { cityId: city.id, createdAt: ago(8), deletedAt: ago(40) });
    await change(dataSource, city, { deletedAt: ago(4) });
    expect((await trends()).places).toEqual({ change: -1, days: [...Array<number>(21).fill(2), 3, 3, 2, 2, 0, 0, 0, 0, 0] });
  });

  test('are computed from the rows of the period alone', async () => {
    const { dataSource } = server;
    const { id } = await buildPlace(dataSource, { createdAt: ago(400) });
    const columns = dataSource.getMetadata(Place).columns.filter(({ generatedType, databaseName }) => !generatedType && databaseName !== 'id');
    const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    await dataSource.query(`INSERT INTO places (id, ${names}) SELECT gen_random_uuid(), ${names} FROM places, generate_series(1, 3000) WHERE id = $1`, [id]);
    await dataSource.query('ANALYZE places, cities');
    const [sql = ''] = (await statementsOf(dataSource, trends)).filter((statement) => statement.includes('daysAgo'));
    const [{ 'QUERY PLAN': plans }] = await dataSource.query<[{ 'QUERY PLAN': { Plan: PlanNode }[] }]>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`);
    expect(plans.reduce((sum, { Plan }) => sum + rowsRead(Plan, 'places'), 0)).toBeLessThan(10);
  });

  test('count users and approved reviews, and have no growth from zero', async () => {
    const { dataSource } = server;
    const { cities, reviews } = await trends();
    expect([cities, reviews]).toEqual(Array(2).fill({ change: null, days: Array(30).fill(0) }));
    await buildUser(dataSource, { createdAt: ago(40), deletedAt: ago(1) });
    for (const status of Object.values(ModerationStatus)) await buildReview(dataSource, { status, createdAt: ago(1) });
    const after = await trends();
    expect(after.reviews).toMatchObject({ change: null, days: [...Array<number>(28).fill(0), 1, 1] });
    expect([after.users.days[0], after.users.days.slice(-2), after.users.change]).toEqual([2, [1, 4], 1]);
  });

  test('are read only on request, in one statement', async () => {
    const count = async (query: string) => (await statementsOf(server.dataSource, () => read(query))).length;
    expect(await count('{ adminStats { totalUsers trends { users { change } reviews { days } } } }')).toBe((await count('{ adminStats { totalUsers } }')) + 1);
  });
});

test('returns the numbers of rows of each list by status', async () => {
  const { dataSource } = server;
  const city = await buildCity(dataSource, { featured: true });
  await buildCity(dataSource, { status: CityStatus.INACTIVE });
  const gone = await buildCity(dataSource, { deletedAt: new Date() });
  const place = await buildPlace(dataSource, { cityId: city.id });
  for (const overrides of [{ status: PlaceStatus.PENDING }, { status: PlaceStatus.INACTIVE }, { deletedAt: new Date() }])
    await buildPlace(dataSource, { cityId: city.id, ...overrides });
  await buildPlace(dataSource, { cityId: gone.id });
  const author = await buildUser(dataSource, { role: 'moderator', isVerified: false });
  await buildUser(dataSource, { suspendedUntil: new Date(Date.now() + DAY) });
  await buildUser(dataSource, { suspendedUntil: ago(1), deletedAt: new Date() });
  const review = await buildReview(dataSource, { placeId: place.id, userId: author.id });
  for (const status of [ModerationStatus.PENDING, ModerationStatus.REJECTED])
    await buildReview(dataSource, { placeId: place.id, status, userId: (await buildUser(dataSource)).id });
  for (let i = 0; i < 2; i++) await buildReport(dataSource, { reviewId: review.id, reporterId: (await buildUser(dataSource)).id });
  expect(
    await read(`{ adminCounts {
    cities { all active inactive featured } places { all pending active inactive } users { all admins moderators regular verified suspended }
    reviews { all pending approved rejected reported } } }`),
  ).toEqual({
    adminCounts: {
      cities: { all: 2, active: 1, inactive: 1, featured: 1 },
      places: { all: 3, pending: 1, active: 1, inactive: 1 },
      users: { all: 7, admins: 1, moderators: 1, regular: 5, verified: 6, suspended: 1 },
      reviews: { all: 3, pending: 1, approved: 1, rejected: 1, reported: 1 },
    },
  });
  const count = async (query: string) => (await statementsOf(dataSource, () => read(query))).length;
  expect(await count('{ adminCounts { cities { all } users { all } } }')).toBe((await count('{ adminCounts { cities { all } } }')) + 1);
});

describe('the charts', () => {
  test('show reviews per day, reviews by stars, and places per city', async () => {
    const { dataSource } = server;
    const cities = await Promise.all(Array.from({ length: 11 }, (_, i) => buildCity(dataSource, { name: `City ${i}` })));
    for (const city of cities) await buildPlace(dataSource, { cityId: city.id, createdAt: ago(90) });
    const place = await buildPlace(dataSource, { cityId: cities[10]?.id });
    await buildPlace(dataSource, { cityId: cities[3]?.id, status: PlaceStatus.PENDING });
    const reviews: [number, number, ModerationStatus][] = [
      [0, 5, ModerationStatus.APPROVED],
      [2, 5, ModerationStatus.APPROVED],
      [2, 1, ModerationStatus.PENDING],
      [31, 3, ModerationStatus.APPROVED],
    ];
    for (const [days, rating, status] of reviews) await buildReview(dataSource, { placeId: place.id, rating, status, createdAt: ago(days) });
    await buildReview(dataSource, { placeId: place.id, deletedAt: new Date() });
    const { adminCharts } = await read<{ adminCharts: { reviewsPerDay: { day: string; count: number }[]; ratingMix: object[]; placesPerCity: object[] } }>(
      '{ adminCharts { reviewsPerDay { day count } ratingMix { stars count } placesPerCity { city { name } count } } }',
    );
    expect(adminCharts.reviewsPerDay.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, i) =>
        ago(29 - i)
          .toISOString()
          .slice(0, 10),
      ),
    );
    expect(adminCharts.reviewsPerDay.map(({ count }) => count)).toEqual([...Array<number>(27).fill(0), 2, 0, 1]);
    expect(adminCharts.ratingMix).toEqual(
      [
        [5, 2],
        [4, 0],
        [3, 1],
        [2, 0],
        [1, 0],
      ].map(([stars, count]) => ({ stars, count })),
    );
    expect(adminCharts.placesPerCity).toHaveLength(10);
    expect(adminCharts.placesPerCity[0]).toEqual({ city: { name: 'City 10' }, count: 2 });
  });

  test('show contributions that wait by waiting time', async () => {
    const { dataSource } = server;
    const place = await buildPlace(dataSource);
    await buildPlace(dataSource, { cityId: place.cityId, status: PlaceStatus.PENDING, createdAt: ago(0.5) });
    await buildPlace(dataSource, { cityId: place.cityId, status: PlaceStatus.PENDING, createdAt: ago(400) });
    await buildReview(dataSource, { placeId: place.id, status: ModerationStatus.PENDING, createdAt: ago(2) });
    await buildPlaceEdit(dataSource, { placeId: place.id, createdAt: ago(4) });
    const { id: reviewId } = await buildReview(dataSource, { placeId: place.id });
    await buildPhoto(dataSource, { reviewId, createdAt: ago(8) });
    await buildPhoto(dataSource, { createdAt: ago(8) });
    const row = (age: string, values: object = {}) => ({ age, places: 0, reviews: 0, photos: 0, edits: 0, ...values });
    expect(await read('{ adminCharts { pendingAge { age places reviews photos edits } } }')).toEqual({
      adminCharts: {
        pendingAge: [
          row('under a day', { places: 1 }),
          row('1 to 3 days', { reviews: 1 }),
          row('3 to 7 days', { edits: 1 }),
          row('over a week', { places: 1, photos: 1 }),
        ],
      },
    });
  });

  test('are empty without data', async () => {
    expect(await read('{ adminCharts { placesPerCity { count } pendingAge { age places } ratingMix { count } } }')).toEqual({
      adminCharts: {
        placesPerCity: [],
        ratingMix: Array(5).fill({ count: 0 }),
        pendingAge: ['under a day', '1 to 3 days', '3 to 7 days', 'over a week'].map((age) => ({ age, places: 0 })),
      },
    });
  });
});
