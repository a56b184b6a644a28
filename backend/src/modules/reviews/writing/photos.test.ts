import { EDGES } from '../../../../test/accounts.js';
import { buildPhoto, buildReview, buildUser } from '../../../../test/builders.js';
import { actOnReview, buildReviewer, type ReviewOperation, type ReviewRequest } from '../../../../test/reviews.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { newId } from '../../../core/db/index.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { Photo } from '../../photos/index.js';
import type { Place } from '../../places/index.js';
import type { User } from '../../users/index.js';
import { Review } from '../review.entity.js';

const { PENDING, APPROVED, REJECTED } = ModerationStatus;
const INPUT = { rating: 4, comment: 'Quiet in the morning.' };
const GONE = 'This photo no longer exists. Please add it again.';

let server: TestServer;
let place: Place;
let me: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => ({ place, me, headers } = await buildReviewer(server)));
afterAll(() => server.stop());

const upload = async (overrides: Partial<Photo> = {}) => (await buildPhoto(server.dataSource, { userId: me.id, ...overrides })).id;
const uploads = async (count: number) => Promise.all(Array.from({ length: count }, () => upload()));
const row = (id: string) => server.dataSource.getRepository(Photo).findOneByOrFail({ id });
const isDiscarded = async (id: string) => (await row(id)).deletedAt !== null;

/** Returns the ids of the photos of the user's review that a viewer sees. */
async function shown(as: Record<string, string> = headers): Promise<string[]> {
  const query = 'query ($id: ID!) { place(id: $id) { reviews { items { photos { id } } } myReview { photos { id } } } }';
  interface Row {
    photos: { id: string }[];
  }
  const { body } = await server.graphql<{ place: { reviews: { items: Row[] }; myReview: Row | null } }>(query, { id: place.id }, { headers: as });
  return (body.data.place.myReview ?? body.data.place.reviews.items[0])?.photos.map(({ id }) => id) ?? [];
}

describe.each(EDGES)('over %s', (edge) => {
  const act = (name: ReviewOperation, request: ReviewRequest) => actOnReview(server, edge, name, request, headers);
  const create = (photoIds?: unknown) => act('createReview', { placeId: place.id, input: { ...INPUT, photoIds } });
  const update = (id: string, photoIds?: unknown) => act('updateReview', { id, input: { ...INPUT, photoIds } });

  test('stores photos in their order', async () => {
    const [a = '', b = '', c = ''] = await uploads(3);
    await create([c, a, b]);
    expect(await shown()).toEqual([c, a, b]);
    expect(await row(a)).toMatchObject({ status: PENDING, usedAt: expect.any(Date) as Date, deletedAt: null });
  });

  test('an update keeps, adds, moves and removes photos', async () => {
    const [a = '', b = '', c = '', d = ''] = await uploads(4);
    const { id } = await create([a, b, c]);
    expect((await update(id, [d, c.toUpperCase(), a])).code).toBeUndefined();
    expect(await shown()).toEqual([d, c, a]);
    expect(await Promise.all([a, b, c, d].map(isDiscarded))).toEqual([false, true, false, false]);
    expect((await row(d)).usedAt).not.toBeNull();
    for (const silent of [undefined, null]) {
      await update(id, silent);
      expect(await shown()).toEqual([d, c, a]);
    }
    await update(id, []);
    expect(await shown()).toEqual([]);
    expect(await Promise.all([a, c, d].map(isDiscarded))).toEqual([true, true, true]);
    expect(await update(id, [a])).toMatchObject({ code: 'BAD_USER_INPUT', fields: { photoIds: GONE } });
  });

  test("rejects another user's, used, deleted and unknown photos and stores nothing of the review", async () => {
    const { id: other } = await buildReview(server.dataSource);
    const fine = await upload();
    const wrong = [
      (await buildPhoto(server.dataSource)).id,
      await upload({ usedAt: new Date() }),
      await upload({ deletedAt: new Date() }),
      newId(),
      (await buildPhoto(server.dataSource, { reviewId: other })).id,
    ];
    for (const photoId of wrong) {
      expect(await create([fine, photoId])).toMatchObject({ code: 'BAD_USER_INPUT', fields: { photoIds: GONE } });
    }
    expect(await server.dataSource.getRepository(Review).countBy({ userId: me.id })).toBe(0);
    expect((await row(fine)).usedAt).toBeNull();
    const { id } = await create([fine]);
    for (const photoId of wrong) expect(await update(id, [photoId])).toMatchObject({ fields: { photoIds: GONE } });
    expect([await shown(), await isDiscarded(fine)]).toEqual([[fine], false]);
  });

  test('accepts at most five photos, each once', async () => {
    const six = await uploads(6);
    const sentence = 'A review has at most 5 photos, each once';
    expect(await create(six)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { photoIds: sentence } });
    expect(await create([six[0], six[0]])).toMatchObject({ fields: { photoIds: sentence } });
    expect((await create([six[0], 'nothing'])).fields).toEqual({ photoIds: 'This photo no longer exists. Please add it again.' });
    const { id, code } = await create(six.slice(0, 5));
    expect(code).toBeUndefined();
    expect((await update(id, [six[0], six[0]?.toUpperCase()])).code).toBeUndefined();
    expect(await shown()).toEqual([six[0]]);
  });

  test('deletes the photos with the review', async () => {
    const [a = '', b = ''] = await uploads(2);
    const { id } = await create([a, b]);
    await act('deleteReview', { id });
    expect(await Promise.all([a, b].map(isDiscarded))).toEqual([true, true]);
  });
});

test('shows visitors approved photos, and author and moderators all that are not deleted', async () => {
  const { id: reviewId } = await buildReview(server.dataSource, { placeId: place.id, userId: me.id });
  const photo = async (position: number, overrides: Partial<Photo>) =>
    (await buildPhoto(server.dataSource, { userId: me.id, reviewId, position, ...overrides })).id;
  const pending = await photo(1, { status: PENDING });
  const approved = await photo(2, { status: APPROVED });
  const rejected = await photo(0, { status: REJECTED });
  await photo(3, { status: APPROVED, deletedAt: new Date() });
  expect(await shown()).toEqual([rejected, pending, approved]);
  for (const role of ['moderator', 'admin'] as const) {
    expect(await shown(await server.signInAs(await buildUser(server.dataSource, { role })))).toEqual([rejected, pending, approved]);
  }
  for (const as of [{}, await server.signInAs(await buildUser(server.dataSource))]) expect(await shown(as)).toEqual([approved]);
  const { body } = await server.rest<{ reviews: { photos: object[] }[] }>(`/api/places/${place.id}/reviews`);
  expect(body.reviews[0]?.photos).toEqual([{ url: expect.stringMatching(/^\/uploads\//) as string, alt: 'The gate at dawn' }]);
});

test('REST omits `photos` if the viewer sees none', async () => {
  const { id: reviewId } = await buildReview(server.dataSource, { placeId: place.id });
  await buildPhoto(server.dataSource, { reviewId });
  const { body } = await server.rest<{ reviews: object[] }>(`/api/places/${place.id}/reviews`);
  expect(body.reviews[0]).not.toHaveProperty('photos');
});
