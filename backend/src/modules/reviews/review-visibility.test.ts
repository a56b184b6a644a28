import { buildCity, buildPhoto, buildPlace, buildReview, buildUser, change } from '../../../test/builders.js';
import { buildReviewer } from '../../../test/reviews.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { CityStatus } from '../cities/index.js';
import { type Place, PlaceStatus } from '../places/index.js';
import type { User } from '../users/index.js';
import type { Review } from './review.entity.js';

const { PENDING, APPROVED, REJECTED } = ModerationStatus;

interface ReviewNode {
  id: string;
  comment: string;
  place: { id: string } | null;
}
interface ReviewList {
  items: ReviewNode[];
  total: number;
  page: number;
  pages: number;
}

let server: TestServer;
let place: Place;
let me: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => ({ place, me, headers } = await buildReviewer(server)));
afterAll(() => server.stop());

const written = (overrides: Partial<Review> = {}) => buildReview(server.dataSource, { userId: me.id, ...overrides });
const somebody = async (role: User['role'] = 'user') => server.signInAs(await buildUser(server.dataSource, { role }));
const hiddenPlaces = async (): Promise<Place[]> => [
  await buildPlace(server.dataSource, { status: PlaceStatus.PENDING }),
  await buildPlace(server.dataSource, { status: PlaceStatus.INACTIVE }),
  await buildPlace(server.dataSource, { deletedAt: new Date() }),
  await buildPlace(server.dataSource, { cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id }),
];

const LIST = '{ items { id comment place { id } } total page pages }';

/** Returns the public reviews of the user, read through the author of one of them. */
async function publicList(placeId: string, page?: object): Promise<ReviewList> {
  const query = `query ($id: ID!, $page: PageInput) { place(id: $id) { reviews { items { user { reviews(page: $page) ${LIST} } } } } }`;
  const { body } = await server.graphql<{ place: { reviews: { items: { user: { reviews: ReviewList } }[] } } }>(query, { id: placeId, page });
  expect(body.errors).toBeUndefined();
  return body.data.place.reviews.items[0]?.user.reviews ?? { items: [], total: -1, page: 0, pages: 0 };
}

async function ownList(page?: object, as = headers): Promise<ReviewList> {
  const query = `query ($page: PageInput) { viewer { reviews(page: $page) ${LIST} } }`;
  const { body } = await server.graphql<{ viewer: { reviews: ReviewList } }>(query, { page }, { headers: as });
  expect(body.errors).toBeUndefined();
  return body.data.viewer.reviews;
}

test('lists the approved reviews of a user for public places, the newest first', async () => {
  const first = await written({ placeId: place.id, createdAt: new Date('2026-01-01') });
  const second = await written({ createdAt: new Date('2026-01-02') });
  for (const status of [PENDING, REJECTED]) await written({ status });
  await written({ deletedAt: new Date() });
  for (const { id: placeId } of await hiddenPlaces()) await written({ placeId });
  await buildReview(server.dataSource);
  expect(await publicList(place.id)).toMatchObject({ items: [{ id: second.id }, { id: first.id, place: { id: place.id } }], total: 2, page: 1, pages: 1 });
  expect(await publicList(place.id, { number: 2, size: 1 })).toMatchObject({ items: [{ id: first.id }], total: 2, page: 2, pages: 2 });
});

test('a user lists all their reviews of any status, with null for hidden places', async () => {
  expect(await ownList()).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  const expected: object[] = [];
  for (const [i, status] of [PENDING, APPROVED, REJECTED].entries()) {
    const { id, placeId } = await written({ status, createdAt: new Date(Date.UTC(2026, 0, i + 1)) });
    expected.unshift({ id, comment: expect.any(String) as string, place: { id: placeId } });
  }
  for (const [i, { id: placeId }] of (await hiddenPlaces()).entries()) {
    const { id } = await written({ placeId, createdAt: new Date(Date.UTC(2026, 1, i + 1)) });
    expected.unshift({ id, comment: expect.any(String) as string, place: null });
  }
  await written({ deletedAt: new Date() });
  await buildReview(server.dataSource);
  expect(await ownList()).toEqual({ items: expected, total: 7, page: 1, pages: 1 });
  expect(await ownList({ number: 2, size: 5 })).toEqual({ items: expected.slice(5), total: 7, page: 2, pages: 2 });
});

test('REST returns all reviews of the signed-in user with their status', async () => {
  const rejected = await written({ status: REJECTED, rejectionReason: 'Rude', createdAt: new Date('2026-01-02'), visitedOn: '2025-12-01' });
  const hidden = await written({ placeId: (await hiddenPlaces())[0]?.id, createdAt: new Date('2026-01-01') });
  await buildReview(server.dataSource);
  const { status, body } = await server.send<{ reviews: object[] }>('GET', '/api/auth/me/reviews', undefined, headers);
  expect(status).toBe(200);
  const shared = { rating: 4, title: 'Worth a walk', comment: 'Quiet in the morning, and the gate is grand.', user: { name: me.name }, helpfulCount: 0 };
  expect(body.reviews).toEqual([
    {
      ...shared,
      _id: rejected.id,
      createdAt: '2026-01-02T00:00:00.000Z',
      visitMonth: '2025-12',
      status: 'rejected',
      rejectionReason: 'Rude',
      place: { _id: rejected.placeId, name: 'Shaniwar Wada' },
    },
    { ...shared, _id: hidden.id, createdAt: '2026-01-01T00:00:00.000Z', status: 'approved' },
  ]);
  const second = await server.send<{ reviews: object[] }>('GET', '/api/auth/me/reviews?limit=1&page=2', undefined, headers);
  expect(second.body.reviews).toEqual([expect.objectContaining({ _id: hidden.id })]);
});

test("myReview returns the user's own review of any status, and no other", async () => {
  const own = async (as: Record<string, string>) => {
    const { body } = await server.graphql<{ place: { myReview: object | null } }>(
      'query ($id: ID!) { place(id: $id) { myReview { id moderation { status reason } } } }',
      { id: place.id },
      { headers: as },
    );
    return body.data.place.myReview;
  };
  expect(await own(headers)).toBeNull();
  await buildReview(server.dataSource, { placeId: place.id });
  expect(await own(headers)).toBeNull();
  const review = await written({ placeId: place.id, status: REJECTED, rejectionReason: 'Rude' });
  expect(await own(headers)).toEqual({ id: review.id, moderation: { status: 'REJECTED', reason: 'Rude' } });
  for (const as of [{}, await somebody(), await somebody('admin')]) expect(await own(as)).toBeNull();
  await change(server.dataSource, review, { deletedAt: new Date() });
  expect(await own(headers)).toBeNull();
});

test('shows the status of a review to its author and moderators only, and each viewer their rights', async () => {
  await written({ placeId: place.id });
  const ask = async (as: Record<string, string>) => {
    const query = `query ($id: ID!) { place(id: $id) { reviews { items {
      moderation { status reason isHeld } viewerCan { edit delete vote report moderate }
    } } } }`;
    const { body } = await server.graphql<{ place: { reviews: { items: object[] } } }>(query, { id: place.id }, { headers: as });
    return body.data.place.reviews.items[0];
  };
  const moderation = { status: 'APPROVED', reason: null, isHeld: false };
  const nothing = { edit: false, delete: false, vote: false, report: false, moderate: false };
  expect(await ask({})).toEqual({ moderation: null, viewerCan: nothing });
  expect(await ask(await somebody())).toEqual({ moderation: null, viewerCan: { ...nothing, vote: true, report: true } });
  expect(await ask(headers)).toEqual({ moderation, viewerCan: { ...nothing, edit: true, delete: true } });
  expect(await ask(await somebody('moderator'))).toEqual({ moderation, viewerCan: { ...nothing, vote: true, report: true, moderate: true } });
});

test('a user has no rights on a review of a hidden place', async () => {
  await written({ placeId: (await hiddenPlaces())[1]?.id });
  const { body } = await server.graphql('{ viewer { reviews { items { viewerCan { edit delete vote report moderate } } } } }', {}, { headers });
  const viewerCan = { edit: false, delete: false, vote: false, report: false, moderate: false };
  expect(body.data).toEqual({ viewer: { reviews: { items: [{ viewerCan }] } } });
});

test('answers others the same for a pending, rejected or deleted review as for an unknown one', async () => {
  const operations: [string, string, object | undefined][] = [
    ['PUT', '', { rating: 1, comment: 'Mine now' }],
    ['DELETE', '', undefined],
    ['PUT', '/helpful', undefined],
    ['DELETE', '/helpful', undefined],
  ];
  const hidden = [newId(), (await written({ status: PENDING })).id, (await written({ status: REJECTED })).id, (await written({ deletedAt: new Date() })).id];
  const as = await somebody();
  for (const [method, path, sent] of operations) {
    for (const id of hidden) {
      const { status, body } = await server.send(method, `/api/reviews/${id}${path}`, sent, as);
      expect([status, body]).toEqual([
        404,
        { message: 'Review not found', code: 'NOT_FOUND', reason: 'notFound.review', requestId: expect.any(String) as string },
      ]);
    }
  }
});

test('no response about reviews has an e-mail address or sign-in provider', async () => {
  await written({ placeId: place.id, rejectionReason: 'none', heldAt: null });
  const answers = [
    await server.rest(`/api/places/${place.id}/reviews`),
    await server.send('GET', '/api/auth/me/reviews', undefined, headers),
    await server.send('GET', `/api/places/${place.id}/reviews`, undefined, await somebody()),
  ];
  for (const { text } of answers) expect(text).not.toMatch(/email|@example|provider|password|userId|user_id|role/i);
  expect(answers[0]?.text).not.toMatch(/status|rejectionReason/);
});

describe('runs as many statements for 20 reviews as for 2', () => {
  const EVERYTHING = `id visitMonth user { id name } photos { id } hasVoted viewerCan { edit delete vote report moderate } moderation { status }
    place { id myReview { id } }`;
  const count = async (ask: () => Promise<{ status: number; text: string }>): Promise<number> => {
    const statements = await statementsOf(server.dataSource, async () => {
      const { status, text } = await ask();
      expect([status, text.includes('"errors"')]).toEqual([200, false]);
    });
    return statements.length;
  };
  const add = async (amount: number, overrides: () => Partial<Review> | Promise<Partial<Review>>) => {
    for (let i = 0; i < amount; i++) {
      const { id, userId } = await buildReview(server.dataSource, { visitedOn: '2026-01-01', ...(await overrides()) });
      for (const status of [APPROVED, PENDING]) await buildPhoto(server.dataSource, { reviewId: id, userId, status });
      await server.dataSource.query('INSERT INTO review_votes (review_id, user_id) SELECT $1, id FROM users WHERE id <> $2 LIMIT 1', [id, userId]);
    }
  };
  const sameFor = async (overrides: () => Partial<Review> | Promise<Partial<Review>>, ask: () => Promise<{ status: number; text: string }>) => {
    await add(2, overrides);
    const few = await count(ask);
    await add(18, overrides);
    expect(few).toBeGreaterThan(3);
    expect(await count(ask)).toBe(few);
  };
  const ofPlace = (selection: string) => () => server.resolve(`query ($id: ID!) { place(id: $id) { ${selection} } }`, { id: place.id }, { headers });

  test('of a place, with all their fields', () =>
    sameFor(() => ({ placeId: place.id }), ofPlace(`myReview { id } ratingBreakdown { count } reviews { total items { ${EVERYTHING} } }`)));

  test('of a place, with the other reviews of their authors', () =>
    sameFor(() => ({ placeId: place.id }), ofPlace('reviews { items { user { reviews(page: { size: 5 }) { total items { id place { id } } } } } }')));

  test('of a user', async () => {
    const author = await buildUser(server.dataSource);
    await buildReview(server.dataSource, { placeId: place.id, userId: author.id });
    await sameFor(() => ({ userId: author.id }), ofPlace(`reviews { items { user { reviews { total items { ${EVERYTHING} } } } } }`));
  });

  test('of the viewer', () =>
    sameFor(
      () => ({ userId: me.id }),
      () => server.graphql(`{ viewer { reviews { total items { ${EVERYTHING} } } } }`, {}, { headers }),
    ));

  test('of a place and of the viewer over REST', async () => {
    await sameFor(
      () => ({ placeId: place.id }),
      () => server.send('GET', `/api/places/${place.id}/reviews`, undefined, headers),
    );
    await sameFor(
      () => ({ userId: me.id }),
      () => server.send('GET', '/api/auth/me/reviews', undefined, headers),
    );
  });
});
