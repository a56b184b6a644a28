import { EDGES } from '../../../../test/accounts.js';
import { buildCity, buildPlace, buildReview, buildTrust, buildUser, change } from '../../../../test/builders.js';
import { actOnReview, buildReviewer, driftOf, type ReviewOperation, type ReviewOutcome, type ReviewRequest } from '../../../../test/reviews.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { newId } from '../../../core/db/index.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { CityStatus } from '../../cities/index.js';
import { type Place, PlaceStatus } from '../../places/index.js';
import type { User } from '../../users/index.js';
import { Review } from '../review.entity.js';

const { PENDING, APPROVED, REJECTED } = ModerationStatus;
const INPUT = { rating: 4, title: 'Worth a walk', comment: 'Quiet in the morning.' };
const NOWHERE = ['nothing', 'a\0b', '01900000-0000-7000-8000-000000000000', "' OR 1=1--", 'x'.repeat(200)];

let server: TestServer;
let place: Place;
let me: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => ({ place, me, headers } = await buildReviewer(server)));
afterEach(async () => expect(await driftOf(server.dataSource)).toEqual([]));
afterAll(() => server.stop());

const row = (id: string) => server.dataSource.getRepository(Review).findOneByOrFail({ id });
const rows = () => server.dataSource.getRepository(Review).find({ order: { id: 'ASC' } });
const mine = (overrides: Partial<Review> = {}) => buildReview(server.dataSource, { placeId: place.id, userId: me.id, ...overrides });
const rating = async () => (await server.rest<{ rating: object }>(`/api/places/${place.id}`)).body.rating;
const somebody = async (role: User['role'] = 'user') => server.signInAs(await buildUser(server.dataSource, { role }));
const gainTrust = (approved?: number) => buildTrust(server.dataSource, me.id, approved);
const hide = async (): Promise<[string, () => Promise<void>][]> => [
  ['a pending place', () => change(server.dataSource, place, { status: PlaceStatus.PENDING })],
  ['an inactive place', () => change(server.dataSource, place, { status: PlaceStatus.INACTIVE })],
  ['a deleted place', () => change(server.dataSource, place, { status: PlaceStatus.ACTIVE, deletedAt: new Date() })],
  [
    'a place of a hidden city',
    async () => {
      const { id: cityId } = await buildCity(server.dataSource, { status: CityStatus.INACTIVE });
      await change(server.dataSource, place, { deletedAt: null, cityId });
    },
  ],
];

/** Returns the month `n` months from now in UTC+14, where months begin first. */
const monthFromNow = (months: number): string => {
  const now = new Date(Date.now() + 14 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
};

describe.each(EDGES)('over %s', (edge) => {
  const act = (name: ReviewOperation, request: ReviewRequest, as = headers): Promise<ReviewOutcome> => actOnReview(server, edge, name, request, as);
  const create = (input: object = {}, as = headers) => act('createReview', { placeId: place.id, input: { ...INPUT, ...input } }, as);
  const update = (id: string, input: object = {}, as = headers) => act('updateReview', { id, input: { ...INPUT, ...input } }, as);

  test('a new review is pending', async () => {
    const { id, code } = await create({ visitMonth: '2026-03' });
    expect(code).toBeUndefined();
    expect(await row(id)).toMatchObject({
      ...INPUT,
      placeId: place.id,
      userId: me.id,
      status: PENDING,
      visitedOn: '2026-03-01',
      helpfulCount: 0,
      editedAt: null,
      deletedAt: null,
      heldAt: null,
    });
    expect(await rating()).toEqual({ average: 0, count: 0 });
  });

  test('publishes reviews of an author with three approved reviews at once', async () => {
    await gainTrust();
    expect(await row((await create({ rating: 5 })).id)).toMatchObject({ status: APPROVED });
    expect(await rating()).toEqual({ average: 5, count: 1 });
  });

  test('undecided reviews do not make an author trusted', async () => {
    for (let i = 0; i < 3; i++) await buildReview(server.dataSource, { userId: me.id });
    expect((await row((await create()).id)).status).toBe(PENDING);
  });

  test('trims the texts of a review', async () => {
    const { id } = await create({ title: '  ', comment: '  Grand.\r\n\r\nGo early.\t ', visitMonth: ' 2026-03 ' });
    expect(await row(id)).toMatchObject({ title: null, comment: 'Grand.\n\nGo early.', visitedOn: '2026-03-01' });
    const { id: second } = await update(id, { title: undefined, comment: '\n नमस्ते, c\'est "joli" 🏯 ' });
    expect(await row(second)).toMatchObject({ title: null, comment: 'नमस्ते, c\'est "joli" 🏯', visitedOn: null });
  });

  test('accepts one review per user and place, and another one after deletion', async () => {
    const { id } = await create();
    expect(await create({ rating: 1 })).toMatchObject({ code: 'CONFLICT', message: 'You have already reviewed this place.' });
    expect(await rows()).toHaveLength(1);
    await act('deleteReview', { id });
    const again = await create({ rating: 1 });
    expect(again.code).toBeUndefined();
    expect([(await row(id)).deletedAt, (await row(again.id)).rating]).toEqual([expect.any(Date), 1]);
  });

  test('accepts reviews of several users for one place and of one user for several places', async () => {
    const other = await buildPlace(server.dataSource);
    expect((await create()).code).toBeUndefined();
    expect((await create({}, await somebody())).code).toBeUndefined();
    expect((await act('createReview', { placeId: other.id, input: INPUT })).code).toBeUndefined();
  });

  test('rejects reviews of hidden and unknown places', async () => {
    for (const placeId of NOWHERE) {
      const { code, message } = await act('createReview', { placeId, input: INPUT });
      if (edge === 'GraphQL' && placeId.includes('\0')) expect(code).toBe('BAD_USER_INPUT');
      else expect([code, message]).toEqual(['NOT_FOUND', 'Place not found']);
    }
    for (const [what, make] of await hide()) {
      await make();
      expect([what, await create()]).toEqual([what, expect.objectContaining({ code: 'NOT_FOUND', message: 'Place not found' })]);
    }
    expect(await rows()).toEqual([]);
  });

  test('accepts months of the visit up to the current one', async () => {
    expect(await create({ visitMonth: monthFromNow(1) })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { visitMonth: 'This month is still to come' } });
    expect(await create({ visitMonth: '2099-12' })).toMatchObject({ fields: { visitMonth: 'This month is still to come' } });
    const { id } = await create({ visitMonth: monthFromNow(0) });
    expect((await row(id)).visitedOn).toBe(`${monthFromNow(0)}-01`);
    expect(await update(id, { visitMonth: monthFromNow(1) })).toMatchObject({ fields: { visitMonth: 'This month is still to come' } });
    expect((await row(id)).editedAt).toBeNull();
  });

  test.each<[string, Partial<Review>, boolean, object, ModerationStatus]>([
    ['the comment of an approved one', {}, false, { comment: 'Other words' }, PENDING],
    ['the title of an approved one', {}, false, { title: 'Other words' }, PENDING],
    ['the title of an approved one away', {}, false, { title: null }, PENDING],
    ['the comment of an approved one as somebody known', {}, true, { comment: 'Other words' }, APPROVED],
    ['only stars and month of an approved one', {}, false, { rating: 1, visitMonth: '2026-01' }, APPROVED],
    ['only blanks of an approved one', {}, false, { comment: ` ${INPUT.comment}\n` }, APPROVED],
    ['the comment of a pending one', { status: PENDING }, false, { comment: 'Other words' }, PENDING],
    ['the comment of a rejected one', { status: REJECTED, rejectionReason: 'Rude' }, false, { comment: 'Other words' }, PENDING],
    ['the comment of a rejected one as somebody known', { status: REJECTED, rejectionReason: 'Rude' }, true, { comment: 'Other words' }, PENDING],
    ['only the stars of a rejected one', { status: REJECTED, rejectionReason: 'Rude' }, false, { rating: 1 }, PENDING],
    ['the comment of a held one as somebody known', { status: PENDING, heldAt: new Date() }, true, { comment: 'Other words' }, PENDING],
    ['only the stars of a held one', { status: PENDING, heldAt: new Date() }, true, { rating: 1 }, PENDING],
  ])('a user changes %s', async (_what, before, isKnown, input, status) => {
    await gainTrust(isKnown ? 3 : 2);
    const { id, heldAt } = await mine({ ...INPUT, ...before });
    expect((await update(id, input)).code).toBeUndefined();
    const after = await row(id);
    expect(after).toMatchObject({ status, rejectionReason: null, heldAt, editedAt: expect.any(Date) as Date, rating: 'rating' in input ? 1 : 4 });
  });

  test('editing twice does not publish a rejected or held review', async () => {
    await gainTrust();
    for (const before of [{ status: REJECTED }, { status: PENDING, heldAt: new Date() }]) {
      const { id } = await mine({ ...INPUT, ...before });
      for (const comment of ['Once', 'Twice', 'Three times']) await update(id, { comment });
      expect((await row(id)).status).toBe(PENDING);
      await act('deleteReview', { id });
    }
  });

  test('the rating of a place follows an edit and a deletion', async () => {
    const { id } = await mine({ ...INPUT, rating: 5 });
    await buildReview(server.dataSource, { placeId: place.id, rating: 2 });
    expect(await rating()).toEqual({ average: 3.5, count: 2 });
    await update(id, { rating: 3 });
    expect(await rating()).toEqual({ average: 2.5, count: 2 });
    await update(id, { rating: 1, comment: 'Other words' });
    expect(await rating()).toEqual({ average: 2, count: 1 });
    await act('deleteReview', { id });
    expect(await rating()).toEqual({ average: 2, count: 1 });
  });

  test('a review can be deleted once', async () => {
    const { id } = await mine();
    expect((await act('deleteReview', { id })).code).toBeUndefined();
    expect(await rating()).toEqual({ average: 0, count: 0 });
    expect((await row(id)).deletedAt).not.toBeNull();
    for (const name of ['deleteReview', 'updateReview'] as const) {
      expect(await act(name, { id, input: INPUT })).toMatchObject({ code: 'NOT_FOUND', message: 'Review not found' });
    }
  });

  test('limits a user to thirty deletions within half an hour, independent of other users', async () => {
    const { cityId } = place;
    for (let i = 0; i < 30; i++) {
      const { id } = await mine({ placeId: (await buildPlace(server.dataSource, { cityId })).id });
      expect((await act('deleteReview', { id })).code).toBeUndefined();
    }
    const { id } = await mine();
    expect(await act('deleteReview', { id })).toMatchObject({
      code: 'TOO_MANY',
      message: 'You have deleted 30 reviews within half an hour. Please continue later.',
    });
    expect((await row(id)).deletedAt).toBeNull();
    const other = await buildReview(server.dataSource);
    expect((await act('deleteReview', { id: other.id }, await server.signInAs({ id: other.userId }))).code).toBeUndefined();
  });

  test('rejects updates and deletions of reviews of other users, also from moderators', async () => {
    const { id } = await mine();
    const waiting = await buildReview(server.dataSource, { userId: me.id, status: PENDING });
    const before = await rows();
    const [other, moderator] = [await somebody(), await somebody('moderator')];
    for (const name of ['deleteReview', 'updateReview'] as const) {
      expect(await act(name, { id, input: INPUT }, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
      for (const as of [other, moderator]) {
        expect(await act(name, { id, input: INPUT }, as)).toMatchObject({ code: 'FORBIDDEN', message: 'You can change only your own reviews.' });
      }
      expect(await act(name, { id: waiting.id, input: INPUT }, other)).toMatchObject({ code: 'NOT_FOUND', message: 'Review not found' });
      expect(await act(name, { id: waiting.id, input: INPUT }, moderator)).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await rows()).toEqual(before);
  });

  test('answers NOT_FOUND to updates and deletions of unknown reviews and reviews of hidden places', async () => {
    const { id } = await mine();
    for (const name of ['deleteReview', 'updateReview'] as const) {
      for (const unknown of NOWHERE) {
        expect(await act(name, { id: unknown, input: INPUT })).toMatchObject({ code: 'NOT_FOUND', message: 'Review not found' });
      }
    }
    const before = await rows();
    for (const [what, make] of await hide()) {
      await make();
      for (const name of ['deleteReview', 'updateReview'] as const) {
        expect([what, name, await act(name, { id, input: INPUT })]).toEqual([what, name, expect.objectContaining({ code: 'NOT_FOUND' })]);
      }
    }
    expect(await rows()).toEqual(before);
  });
});

test('deleteReview returns the place without the review', async () => {
  const { id } = await mine({ rating: 5 });
  const query = 'mutation ($id: ID!) { deleteReview(id: $id) { id rating { average count } myReview { id } } }';
  const { body } = await server.graphql(query, { id }, { headers });
  expect(body.data).toEqual({ deleteReview: { id: place.id, rating: { average: 0, count: 0 }, myReview: null } });
});

test('createReview returns the review with the updated place', async () => {
  await gainTrust();
  const query = `mutation ($input: CreateReviewInput!) { createReview(input: $input) {
    rating title comment visitMonth editedAt moderation { status reason isHeld } user { id } photos { id }
    place { id rating { average count } myReview { comment } }
  } }`;
  const { body } = await server.graphql(query, { input: { ...INPUT, placeId: place.id, visitMonth: '2026-03' } }, { headers });
  expect(body).toEqual({
    data: {
      createReview: {
        ...INPUT,
        visitMonth: '2026-03',
        editedAt: null,
        moderation: { status: 'APPROVED', reason: null, isHeld: false },
        user: { id: me.id },
        photos: [],
        place: { id: place.id, rating: { average: 4, count: 1 }, myReview: { comment: INPUT.comment } },
      },
    },
  });
});

test('REST returns the created and updated review with its status', async () => {
  const created = await server.send<{ _id: string }>('POST', `/api/places/${place.id}/reviews`, { ...INPUT, visitMonth: '2026-03' }, headers);
  expect(created.status).toBe(201);
  const expected = {
    _id: created.body._id,
    ...INPUT,
    visitMonth: '2026-03',
    createdAt: expect.any(String) as string,
    user: { name: me.name },
    helpfulCount: 0,
    place: { _id: place.id, name: place.name },
    status: 'pending',
  };
  expect(created.body).toEqual(expected);
  const changed = await server.send('PUT', `/api/reviews/${created.body._id}`, { rating: 1, comment: 'Loud' }, headers);
  const { title, visitMonth, ...kept } = expected;
  expect([changed.status, changed.body, typeof title, visitMonth]).toEqual([
    200,
    { ...kept, rating: 1, comment: 'Loud', editedAt: expect.any(String) as string },
    'string',
    '2026-03',
  ]);
  const gone = await server.send('DELETE', `/api/reviews/${created.body._id}`, undefined, headers);
  expect([gone.status, gone.body]).toEqual([200, { message: 'Your review is deleted.' }]);
});

test('accepts review ids in capital letters', async () => {
  const { id } = await mine();
  expect(await actOnReview(server, 'REST', 'updateReview', { id: id.toUpperCase(), input: INPUT }, headers)).toMatchObject({ status: 200, id });
  expect(await actOnReview(server, 'REST', 'updateReview', { id: newId(), input: INPUT }, headers)).toMatchObject({ status: 404 });
});
