import { EDGES } from '../../../../test/accounts.js';
import { buildReview, buildUser, change, clearGuide, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { patiently } from '../../../../test/client.js';
import { actOnReview, driftOf } from '../../../../test/reviews.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { untilSomebodyWaits } from '../../../../test/waiting.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { PlaceStatus } from '../../places/index.js';
import type { User } from '../../users/index.js';
import { Review } from '../review.entity.js';

let server: TestServer;
let author: User;
let review: Review;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  author = await buildUser(server.dataSource);
  review = await buildReview(server.dataSource, { userId: author.id });
  headers = await somebody();
});
afterEach(async () => expect(await driftOf(server.dataSource)).toEqual([]));
afterAll(() => server.stop());

const somebody = async (role: User['role'] = 'user') => server.signInAs(await buildUser(server.dataSource, { role }));
const count = async () => (await server.dataSource.getRepository(Review).findOneByOrFail({ id: review.id })).helpfulCount;
const votes = () => server.dataSource.query<object[]>('SELECT * FROM review_votes');

describe.each(EDGES)('over %s', (edge) => {
  const vote = (as = headers, id = review.id) => actOnReview(server, edge, 'markReviewHelpful', { id }, as);
  const unvote = (as = headers, id = review.id) => actOnReview(server, edge, 'unmarkReviewHelpful', { id }, as);

  test('counts the vote of a user once and removes it once', async () => {
    for (const expected of [1, 1]) {
      expect(await vote()).toMatchObject({ code: undefined, id: review.id });
      expect(await count()).toBe(expected);
    }
    await vote(await somebody());
    expect(await count()).toBe(2);
    for (const expected of [1, 1]) {
      expect((await unvote()).code).toBeUndefined();
      expect(await count()).toBe(expected);
    }
  });

  test('rejects votes for own reviews and votes of visitors', async () => {
    const own = await server.signInAs(author);
    for (const act of [vote, unvote]) {
      expect(await act(own)).toMatchObject({ code: 'FORBIDDEN', message: 'You cannot vote for your own review.' });
      expect(await act({})).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect(await votes()).toEqual([]);
  });

  test('a vote waits for a concurrent decision on the review and respects it', async () => {
    const decision = server.dataSource.createQueryRunner();
    await decision.startTransaction();
    await decision.query("UPDATE reviews SET status = 'rejected' WHERE id = $1", [review.id]);
    const outcome = vote();
    await untilSomebodyWaits(server.dataSource);
    await decision.commitTransaction();
    await decision.release();
    expect(await outcome).toMatchObject({ code: 'NOT_FOUND' });
    expect(await votes()).toEqual([]);
  });

  test('rejects votes for reviews that are not public, also from moderators', async () => {
    const moderator = await somebody('moderator');
    const refuse = async () => {
      for (const as of [headers, moderator]) {
        for (const act of [vote, unvote]) expect(await act(as)).toMatchObject({ code: 'NOT_FOUND', message: 'Review not found' });
      }
    };
    for (const status of [ModerationStatus.PENDING, ModerationStatus.REJECTED]) {
      await change(server.dataSource, review, { status });
      await refuse();
    }
    await change(server.dataSource, review, { status: ModerationStatus.APPROVED, deletedAt: new Date() });
    await refuse();
    await change(server.dataSource, review, { deletedAt: null });
    await server.dataSource.query(`UPDATE places SET status = '${PlaceStatus.INACTIVE}' WHERE id = $1`, [review.placeId]);
    await refuse();
    expect(await votes()).toEqual([]);
  });

  test.each(['nothing', 'a\0b', '01900000-0000-7000-8000-000000000000', "' OR 1=1--", 'x'.repeat(300)])(
    'answers NOT_FOUND to a vote for the review %.20j',
    async (id) => {
      for (const act of [vote, unvote]) expect(await act(headers, id)).toMatchObject({ code: 'NOT_FOUND', message: 'Review not found' });
    },
  );

  test('counts thirty concurrent votes and their removals exactly', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => somebody()));
    const outcomes = await Promise.all([...people, ...people].map((as) => patiently(() => vote(as))));
    expect(outcomes.filter(({ code }) => code)).toEqual([]);
    expect(await count()).toBe(30);
    const asks = people.flatMap((as, i) => (i % 2 ? [() => unvote(as), () => unvote(as)] : [() => vote(as)]));
    await Promise.all(asks.map((ask) => patiently(ask)));
    expect(await count()).toBe(15);
  });
});

test('hasVoted is true for the reviews that the user has voted for', async () => {
  await buildReview(server.dataSource, { placeId: review.placeId });
  await server.graphql('mutation ($id: ID!) { markReviewHelpful(id: $id) { id } }', { id: review.id }, { headers });
  const seen = async (as: Record<string, string>) => {
    const query = 'query ($id: ID!) { place(id: $id) { reviews(sort: HELPFUL) { items { id helpfulCount hasVoted } } } }';
    const { body } = await server.graphql<{ place: { reviews: { items: { hasVoted: boolean }[] } } }>(query, { id: review.placeId }, { headers: as });
    return body.data.place.reviews.items.map(({ hasVoted }) => hasVoted);
  };
  expect(await seen(headers)).toEqual([true, false]);
  expect(await seen(await somebody())).toEqual([false, false]);
  expect(await seen({})).toEqual([false, false]);
});

test('adding and removing a vote return the new count', async () => {
  const say = (name: string) =>
    server.graphql(`mutation ($id: ID!) { ${name}(id: $id) { helpfulCount hasVoted viewerCan { vote } } }`, { id: review.id }, { headers });
  expect((await say('markReviewHelpful')).body.data).toEqual({ markReviewHelpful: { helpfulCount: 1, hasVoted: true, viewerCan: { vote: true } } });
  expect((await say('unmarkReviewHelpful')).body.data).toEqual({ unmarkReviewHelpful: { helpfulCount: 0, hasVoted: false, viewerCan: { vote: true } } });
  const path = `/api/reviews/${review.id}/helpful`;
  expect(await server.send('PUT', path, undefined, headers)).toMatchObject({ status: 200, body: { _id: review.id, helpfulCount: 1 } });
  expect(await server.send('DELETE', path, undefined, headers)).toMatchObject({ status: 200, body: { message: 'Your vote is removed.' } });
});

test('deleting an account removes its votes and keeps its reviews', async () => {
  const leaving = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH });
  const as = await server.signInAs(leaving);
  const written = await buildReview(server.dataSource, { userId: leaving.id });
  const other = await buildReview(server.dataSource);
  for (const { id } of [review, other]) {
    await actOnReview(server, 'REST', 'markReviewHelpful', { id }, as);
    await actOnReview(server, 'REST', 'markReviewHelpful', { id }, headers);
  }
  const { body } = await server.send<{ helpfulVotes: object[] }>('GET', '/api/auth/me/data', undefined, as);
  expect(body.helpfulVotes).toEqual([review, other].map(({ id }) => ({ reviewId: id, createdAt: expect.any(String) as string })));
  expect((await server.send('DELETE', '/api/auth/me', { currentPassword: PASSWORD }, as)).status).toBe(200);
  expect([await count(), (await votes()).length]).toEqual([1, 2]);
  expect(await server.dataSource.getRepository(Review).findOneBy({ id: written.id })).toEqual(written);
});
