import { buildPlace, buildReview, buildUser, change, clearGuide } from '../../../../test/builders.js';
import { actOnReview, driftOf } from '../../../../test/reviews.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { servicesOf } from '../../../../test/services.js';
import { type Decision, ModerationStatus } from '../../../core/moderation/index.js';
import type { Place } from '../../places/index.js';
import type { User } from '../../users/index.js';
import { Review } from '../review.entity.js';

const { PENDING, APPROVED, REJECTED } = ModerationStatus;
const REASON = 'It advertises another place.';

let server: TestServer;
let place: Place;
let author: User;
let moderator: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer({ env: { PUBLIC_URL: 'https://guide.example.org' } })));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.delivered();
  server.mails.length = 0;
  place = await buildPlace(server.dataSource);
  author = await buildUser(server.dataSource, { name: 'Meera' });
  moderator = await buildUser(server.dataSource, { role: 'moderator' });
  headers = await server.signInAs(moderator);
});
afterEach(async () => expect(await driftOf(server.dataSource)).toEqual([]));
afterAll(() => server.stop());

const written = (overrides: Partial<Review> = {}) => buildReview(server.dataSource, { placeId: place.id, userId: author.id, status: PENDING, ...overrides });
const row = (id: string) => server.dataSource.getRepository(Review).findOneByOrFail({ id });
const approve = (id: string, as = headers) => actOnReview(server, 'GraphQL', 'approveReviews', { id }, as);
const reject = (id: string, reason = REASON, as = headers) => actOnReview(server, 'GraphQL', 'rejectReviews', { id, input: { reason } }, as);

test.each([PENDING, REJECTED])('a moderator approves a %s review, which becomes public', async (status) => {
  const { id } = await written({ status, rejectionReason: status === REJECTED ? 'Rude' : null, rating: 5 });
  expect(await approve(id)).toMatchObject({ code: undefined });
  expect(await row(id)).toMatchObject({ status: APPROVED, rejectionReason: null, heldAt: null, editedAt: null });
  const { body } = await server.rest<{ rating: object }>(`/api/places/${place.id}`);
  expect(body.rating).toEqual({ average: 5, count: 1 });
});

test.each([PENDING, APPROVED])('a moderator rejects a %s review with a reason, which hides it', async (status) => {
  const { id } = await written({ status });
  expect(await reject(id, `  ${REASON}\r\nSorry.\n`)).toMatchObject({ code: undefined });
  expect(await row(id)).toMatchObject({ status: REJECTED, rejectionReason: `${REASON}\nSorry.` });
  expect((await server.rest(`/api/places/${place.id}/reviews`)).body).toEqual({ reviews: [] });
});

test('rejects a decision that is already made with CONFLICT', async () => {
  const review = await written({ status: APPROVED });
  expect(await approve(review.id)).toMatchObject({ code: 'CONFLICT', message: 'This review is already approved.' });
  await change(server.dataSource, review, { status: REJECTED });
  expect(await reject(review.id)).toMatchObject({ code: 'CONFLICT', message: 'This review is already rejected.' });
  await server.delivered();
  expect(server.mails).toEqual([]);
});

test('lets only moderators decide about a review', async () => {
  const { id } = await written();
  for (const [as, code] of [
    [{}, 'UNAUTHENTICATED'],
    [await server.signInAs(author), 'FORBIDDEN'],
  ] as const) {
    expect(await approve(id, as)).toMatchObject({ code });
    expect(await reject(id, REASON, as)).toMatchObject({ code });
  }
  expect(await row(id)).toMatchObject({ status: PENDING, rejectionReason: null });
});

test.each(['', 'nothing', 'a\0b', '01900000-0000-7000-8000-000000000000', 'x'.repeat(300)])(
  'answers NOT_FOUND to a decision about the review %.20j',
  async (id) => {
    for (const decide of [approve, reject]) expect(await decide(id)).toMatchObject({ code: 'NOT_FOUND', message: 'Review not found' });
  },
);

test('answers NOT_FOUND to a decision about a deleted review', async () => {
  const { id } = await written({ deletedAt: new Date() });
  for (const decide of [approve, reject]) expect(await decide(id)).toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  ['', 'Please give a reason'],
  ['  \n ', 'Please give a reason'],
  ['x'.repeat(501), 'Reason must be at most 500 characters'],
  ...['a\0b', 'a\u0007b', 'a\ud800'].map((reason) => [reason, 'Reason contains characters that cannot be used']),
])('rejects %.10j as the reason of a rejection', async (reason = '', sentence = '') => {
  const { id } = await written();
  expect(await reject(id, reason)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: sentence } });
  expect((await row(id)).status).toBe(PENDING);
});

test('lets one of ten concurrent equal decisions succeed', async () => {
  const { id } = await written();
  for (const decide of [approve, reject, approve]) {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => decide(id)));
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(9);
    await server.delivered();
  }
  expect(server.mails).toHaveLength(3);
});

test('mails the author that their review is published', async () => {
  await approve((await written()).id);
  await server.delivered();
  expect(server.mails).toEqual([expect.objectContaining({ to: author.email, subject: 'Your review of Shaniwar Wada is published' })]);
  expect(server.mails[0]?.text).toContain('Hello Meera,');
  expect(server.mails[0]?.text).toContain(`https://guide.example.org/places/${place.id}#reviews`);
});

test('mails the author why their review is not published', async () => {
  await reject((await written()).id, '<b>No</b> phone numbers, please.');
  await server.delivered();
  const [mail] = server.mails;
  expect(mail).toMatchObject({ to: author.email, subject: 'Your review of Shaniwar Wada is not published' });
  expect(mail?.text).toContain('<b>No</b> phone numbers, please.');
  expect(mail?.html).not.toContain('<b>No</b>');
  expect(mail?.text).toContain(`https://guide.example.org/places/${place.id}#reviews`);
});

test('sends no mail about own reviews, nor to unverified, deleted or opted-out authors', async () => {
  await approve((await written({ userId: moderator.id })).id);
  for (const values of [{ wantsDecisionMails: false }, { isVerified: false }, { deletedAt: new Date() }]) {
    const { id: userId } = await buildUser(server.dataSource, values);
    expect((await approve((await written({ userId })).id)).code).toBeUndefined();
  }
  await server.delivered();
  expect(server.mails).toEqual([]);
});

test('calls the listeners with each decision', async () => {
  const heard: Decision[] = [];
  const { id } = await written();
  await server.dataSource.transaction(async (manager) => {
    const { decisions, reviewDecisions } = servicesOf(server, manager);
    decisions.listen(async (decision) => void heard.push(decision));
    const viewer = { id: moderator.id, role: moderator.role, cityIds: null, sessionId: 's' };
    await reviewDecisions.approve(viewer, { ids: [id] });
    await reviewDecisions.reject(viewer, { ids: [id] }, REASON);
    await expect(reviewDecisions.reject(viewer, { ids: [id] }, REASON)).rejects.toThrow('already rejected');
  });
  expect(heard).toEqual(
    [true, false].map((isApproved) => ({ kind: 'review', ids: [id], isApproved, change: expect.objectContaining({ actorId: moderator.id }) as object })),
  );
});

describe('a held review', () => {
  const hold = (id: string) => servicesOf(server).reviewDecisions.hold(id);

  test('is hidden until a moderator decides', async () => {
    const { id } = await written({ status: APPROVED });
    await hold(id);
    expect(await row(id)).toMatchObject({ status: PENDING, heldAt: expect.any(Date) as Date });
    expect((await server.rest(`/api/places/${place.id}/reviews`)).body).toEqual({ reviews: [] });
    await approve(id);
    expect(await row(id)).toMatchObject({ status: APPROVED, heldAt: null });
    await hold(id);
    await reject(id);
    expect(await row(id)).toMatchObject({ status: REJECTED, heldAt: null });
  });

  test('shows its author and moderators that it is held', async () => {
    const { id } = await written({ status: APPROVED });
    await hold(id);
    const query = 'query ($id: ID!) { place(id: $id) { myReview { id moderation { status isHeld } } } }';
    const { body } = await server.graphql(query, { id: place.id }, { headers: await server.signInAs(author) });
    expect(body.data).toEqual({ place: { myReview: { id, moderation: { status: 'PENDING', isHeld: true } } } });
  });

  test('comes from an approved review only', async () => {
    const review = await written({ status: APPROVED });
    for (const values of [{ status: PENDING }, { status: REJECTED }, { status: APPROVED, deletedAt: new Date() }]) {
      await change(server.dataSource, review, values);
      const before = await row(review.id);
      await hold(review.id);
      expect(await row(review.id)).toEqual(before);
    }
  });
});
