import { buildCity, buildPlace, buildReview, buildUser, change, clearGuide } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { CityStatus } from '../cities/index.js';
import { PlaceStatus } from '../places/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

/** Returns the totals. Checks that GraphQL and REST return the same ones. */
async function stats(): Promise<unknown> {
  const { body } = await server.graphql<{ stats: object }>('{ stats { cities places users reviews } }');
  expect((await server.rest('/api/stats')).body).toEqual(body.data.stats);
  return body.data.stats;
}

test('returns zeros without data', async () => {
  expect(await stats()).toEqual({ cities: 0, places: 0, users: 0, reviews: 0 });
});

test('returns the numbers of active cities, active places, users and approved reviews', async () => {
  const { dataSource } = server;
  const { id: cityId } = await buildCity(dataSource);
  await buildCity(dataSource, { status: CityStatus.INACTIVE });
  await buildCity(dataSource, { deletedAt: new Date() });
  const { id: placeId } = await buildPlace(dataSource, { cityId });
  await buildPlace(dataSource, { cityId, status: PlaceStatus.PENDING });
  await buildPlace(dataSource, { cityId, status: PlaceStatus.INACTIVE });
  await buildPlace(dataSource, { cityId, deletedAt: new Date() });
  for (const status of Object.values(ModerationStatus)) await buildReview(dataSource, { placeId, status });
  await buildReview(dataSource, { placeId, deletedAt: new Date() });
  await buildUser(dataSource, { deletedAt: new Date() });
  expect(await stats()).toEqual({ cities: 1, places: 1, users: 4, reviews: 1 });
});

test('does not count a hidden city and its places until it is public again', async () => {
  const { dataSource } = server;
  const city = await buildCity(dataSource);
  await buildPlace(dataSource, { cityId: city.id });
  for (const [hide, show] of [
    [{ deletedAt: new Date() }, { deletedAt: null }],
    [{ status: CityStatus.INACTIVE }, { status: CityStatus.ACTIVE }],
  ]) {
    await change(dataSource, city, hide ?? {});
    expect(await stats()).toMatchObject({ cities: 0, places: 0 });
    await change(dataSource, city, show ?? {});
    expect(await stats()).toMatchObject({ cities: 1, places: 1 });
  }
});

test('updates the total of reviews with every change of a review', async () => {
  const { dataSource } = server;
  const review = await buildReview(dataSource, { status: ModerationStatus.PENDING });
  const steps: [Parameters<typeof change<typeof review>>[2], number][] = [
    [{ status: ModerationStatus.APPROVED }, 1],
    [{ comment: 'Edited.' }, 1],
    [{ deletedAt: new Date() }, 0],
    [{ status: ModerationStatus.REJECTED }, 0],
    [{ deletedAt: null }, 0],
    [{ status: ModerationStatus.APPROVED }, 1],
    [{ status: ModerationStatus.REJECTED }, 0],
    [{ status: ModerationStatus.APPROVED }, 1],
  ];
  for (const [values, reviews] of steps) {
    await change(dataSource, review, values);
    expect(await stats()).toMatchObject({ reviews });
  }
  await dataSource.query('DELETE FROM reviews');
  expect(await stats()).toMatchObject({ reviews: 0 });
});

test('updates the total of users with registrations, deletions and restored accounts', async () => {
  const { dataSource } = server;
  const user = await buildUser(dataSource);
  await change(dataSource, user, { deletedAt: new Date() });
  expect(await stats()).toMatchObject({ users: 0 });
  await change(dataSource, user, { deletedAt: null });
  expect(await stats()).toMatchObject({ users: 1 });
  await dataSource.query('DELETE FROM users');
  expect(await stats()).toMatchObject({ users: 0 });
});
