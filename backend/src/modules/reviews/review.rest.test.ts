import { buildReview, buildUser } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { buildOnlyPlace } from '../../../test/reviews.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import type { Review } from './review.entity.js';

interface Reviews {
  reviews: { _id: string; comment: string }[];
}

let server: TestServer;
let placeId: string;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => ({ id: placeId } = await buildOnlyPlace(server)));
afterAll(() => server.stop());

const review = (overrides: Partial<Review> = {}) => buildReview(server.dataSource, { placeId, ...overrides });
const read = (query = '') => server.rest<Reviews>(`/api/places/${placeId}/reviews${query}`);

test('returns exactly the documented keys', async () => {
  const { id: userId } = await buildUser(server.dataSource, { name: 'Meera', avatarUrl: '/uploads/m.webp' });
  const { id } = await review({ userId, rating: 5, createdAt: new Date('2026-01-02T03:04:05Z'), rejectionReason: 'none' });
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toEqual({
    reviews: [
      {
        _id: id,
        rating: 5,
        title: 'Worth a walk',
        comment: 'Quiet in the morning, and the gate is grand.',
        createdAt: '2026-01-02T03:04:05.000Z',
        user: { name: 'Meera', avatar: '/uploads/m.webp' },
        helpfulCount: 0,
      },
    ],
  });
});

test('omits title, picture and author if there are none', async () => {
  const { id } = await review({ title: null, createdAt: new Date('2026-01-02') });
  await review({ userId: (await buildUser(server.dataSource, { deletedAt: new Date() })).id, title: null, createdAt: new Date('2026-01-01') });
  const [first, second] = (await read()).body.reviews;
  expect(first).toEqual({
    _id: id,
    rating: 4,
    comment: expect.any(String) as string,
    createdAt: expect.any(String) as string,
    user: { name: 'Asha Rao' },
    helpfulCount: 0,
  });
  expect(Object.keys(second ?? {})).toEqual(['_id', 'rating', 'comment', 'createdAt', 'helpfulCount']);
});

test('returns approved reviews of the place only', async () => {
  await review({ comment: 'Shown' });
  await review({ status: ModerationStatus.PENDING });
  await review({ status: ModerationStatus.REJECTED });
  await review({ deletedAt: new Date() });
  await buildReview(server.dataSource);
  expect((await read()).body.reviews).toEqual([expect.objectContaining({ comment: 'Shown' })]);
});

test('returns an empty list for a place without reviews', async () => {
  expect((await read()).body).toEqual({ reviews: [] });
});

test.each<[string, string[]]>([
  ['', ['c', 'b', 'a']],
  ['?sort=newest', ['c', 'b', 'a']],
  ['?sort=HIGHEST', ['a', 'c', 'b']],
  ['?sort=lowest', ['b', 'c', 'a']],
  ['?sort=helpful', ['b', 'c', 'a']],
  ['?limit=2', ['c', 'b']],
  ['?limit=2&page=2', ['a']],
  ['?limit=2&page=99', ['a']],
  ['?limit=0', ['c']],
  ['?limit=-1&page=-1', ['c']],
  ['?limit=1e9&page=1e9', ['c', 'b', 'a']],
  ['?sort=&page=&limit=', ['c', 'b', 'a']],
])('returns for %j the reviews %j', async (query, expected) => {
  for (const [i, comment] of ['a', 'b', 'c'].entries()) {
    await review({ comment, createdAt: new Date(Date.UTC(2026, 0, i + 1)), rating: [5, 1, 3][i], helpfulCount: i === 1 ? 5 : 0 });
  }
  expect((await read(query)).body.reviews.map(({ comment }) => comment)).toEqual(expected);
});

test.each([
  ['sort=best', 'sort must be one of newest, highest, lowest, helpful'],
  ['limit=all', 'limit must be a number'],
  ['page=1.5', 'page must be a whole number'],
  ['sort=newest&sort=lowest', 'sort may be given once'],
])('rejects %s with a message', async (query, message) => {
  const { status, body } = await server.rest<ErrorBody>(`/api/places/${placeId}/reviews?${query}`);
  expect([status, body.message, body.code]).toEqual([400, message, 'BAD_USER_INPUT']);
});

test('runs as many statements for 20 reviews as for 2', async () => {
  const count = async () => (await statementsOf(server.dataSource, () => read())).length;
  for (let i = 0; i < 2; i++) await review();
  const few = await count();
  for (let i = 0; i < 18; i++) await review();
  expect(few).toBeGreaterThan(0);
  expect(await count()).toBe(few);
});
