import {
  buildCity,
  buildCityImage,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildPlaceImage,
  buildPlaceList,
  buildReport,
  buildReview,
  clearGuide,
} from '../../../test/builders.js';
import { driftOf } from '../../../test/reviews.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { purge } from './purge.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('TRUNCATE photos CASCADE');
});
afterAll(() => server.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const LONG_AGO = daysAgo(30.1);
const run = () => purge(server.dataSource, server.store);
const count = async (table: string) => (await server.dataSource.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM ${table}`))[0]?.n;
const counts = async () =>
  Object.fromEntries(await Promise.all(['cities', 'places', 'reviews', 'photos'].map(async (table) => [table, await count(table)] as const)));

/** Creates a photo that is in use, with a file. */
async function photo(overrides: { reviewId?: string } = {}) {
  const built = await buildPhoto(server.dataSource, { usedAt: daysAgo(100), ...overrides });
  await server.store.put(`${built.fileKey}/480.webp`, Buffer.from('x'), 'image/webp');
  return built;
}
async function hasFile({ fileKey }: { fileKey: string }): Promise<boolean> {
  const file = await server.store.get(`${fileKey}/480.webp`);
  file?.stream.destroy();
  return file !== null;
}

/** Creates a city with a place and a review, each with a photo, and with all kinds of dependent rows. */
async function build(deleted: { city?: Date; place?: Date; review?: Date } = {}) {
  const { id: cityId } = await buildCity(server.dataSource, { deletedAt: deleted.city });
  const { id: placeId } = await buildPlace(server.dataSource, { cityId, deletedAt: deleted.place });
  const { id: reviewId } = await buildReview(server.dataSource, { placeId, deletedAt: deleted.review });
  const photos = [await photo({ reviewId }), await photo(), await photo()] as const;
  await buildPlaceImage(server.dataSource, { placeId, photoId: photos[1].id });
  await buildCityImage(server.dataSource, { cityId, photoId: photos[2].id });
  await buildPlaceEdit(server.dataSource, { placeId });
  await buildReport(server.dataSource, { placeId });
  await buildReport(server.dataSource, { reviewId });
  await buildPlaceList(server.dataSource, {}, [placeId]);
  return { cityId, placeId, reviewId, photos };
}

test.each<[string, Parameters<typeof build>[0], [number, number, number], number]>([
  ['nothing was deleted', {}, [1, 1, 1], 0],
  ['all was deleted 29 days ago', { city: daysAgo(29), place: daysAgo(29), review: daysAgo(29) }, [1, 1, 1], 0],
  ['a review was deleted long ago', { review: LONG_AGO }, [1, 1, 0], 2],
  ['a place was deleted long ago', { place: LONG_AGO }, [1, 0, 0], 4],
  ['a city was deleted long ago', { city: LONG_AGO }, [0, 0, 0], 6],
  ['a city was deleted yesterday and its place long ago', { city: daysAgo(1), place: LONG_AGO }, [1, 0, 0], 4],
])('if %s, purge deletes it with its dependent rows and files, and nothing else', async (_when, deleted, [cities, places, reviews], purged) => {
  const { photos } = await build(deleted);
  const kept = await build();
  expect(await run()).toBe(purged);
  expect(await counts()).toEqual({ cities: cities + 1, places: places + 1, reviews: reviews + 1, photos: cities + places + reviews + 3 });
  expect(await Promise.all([...photos, ...kept.photos].map(hasFile))).toEqual([reviews, places, cities, 1, 1, 1].map((n) => n === 1));
  expect(await driftOf(server.dataSource)).toEqual([]);
  expect(await run()).toBe(0);
});

test('purge deletes many rows, even if several instances run at the same time', async () => {
  const { id: cityId } = await buildCity(server.dataSource, { deletedAt: LONG_AGO });
  for (let i = 0; i < 60; i++) await buildReview(server.dataSource, { placeId: (await buildPlace(server.dataSource, { cityId })).id });
  for (let i = 0; i < 60; i++) await buildReview(server.dataSource, { deletedAt: LONG_AGO });
  const purged = [...(await Promise.all([run(), run()])), await run()];
  expect(purged.reduce((sum, n) => sum + n)).toBe(120 + 60 + 1);
  expect(await counts()).toEqual({ cities: 60, places: 60, reviews: 0, photos: 0 });
});
