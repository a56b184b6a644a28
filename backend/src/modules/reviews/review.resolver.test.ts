import { buildCity, buildPlace, buildReview, buildUser, change } from '../../../test/builders.js';
import { buildOnlyPlace } from '../../../test/reviews.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { CityStatus } from '../cities/index.js';
import { PlaceStatus } from '../places/index.js';
import type { Review } from './review.entity.js';

interface Reviews {
  items: { id: string; comment: string; rating: number }[];
  total: number;
  page: number;
  pages: number;
}

let server: TestServer;
let placeId: string;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => ({ id: placeId } = await buildOnlyPlace(server)));
afterAll(() => server.stop());

const review = (overrides: Partial<Review> = {}) => buildReview(server.dataSource, { placeId, ...overrides });
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

const LIST = `query ($id: ID!, $rating: Int, $sort: ReviewSort! = NEWEST, $page: PageInput) {
  place(id: $id) { reviews(rating: $rating, sort: $sort, page: $page) { items { id comment rating } total page pages } }
}`;

async function list(variables: { rating?: number | null; sort?: string; page?: object | null } = {}): Promise<Reviews> {
  const { body } = await server.graphql<{ place: { reviews: Reviews } }>(LIST, { id: placeId, ...variables });
  expect(body.errors).toBeUndefined();
  return body.data.place.reviews;
}
const comments = async (variables: Parameters<typeof list>[0] = {}) => (await list(variables)).items.map(({ comment }) => comment);

async function breakdown(): Promise<number[]> {
  const { body } = await server.graphql<{ place: { ratingBreakdown: { stars: number; count: number }[] } }>(
    'query ($id: ID!) { place(id: $id) { ratingBreakdown { stars count } } }',
    { id: placeId },
  );
  expect(body.data.place.ratingBreakdown.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
  return body.data.place.ratingBreakdown.map(({ count }) => count);
}

test('a visitor reads all fields of a review, and the name and picture of its author', async () => {
  const { id: userId } = await buildUser(server.dataSource, { name: 'Meera', avatarUrl: '/uploads/m.webp' });
  const { id } = await review({ userId, rating: 5, createdAt: at(2), editedAt: at(3), helpfulCount: 7 });
  const query = `query ($id: ID!) { place(id: $id) { reviews { items {
    id rating title comment createdAt editedAt helpfulCount user { id name avatarUrl }
  } } } }`;
  expect((await server.graphql(query, { id: placeId })).body.data).toEqual({
    place: {
      reviews: {
        items: [
          {
            id,
            rating: 5,
            title: 'Worth a walk',
            comment: 'Quiet in the morning, and the gate is grand.',
            createdAt: '2026-01-02T00:00:00.000Z',
            editedAt: '2026-01-03T00:00:00.000Z',
            helpfulCount: 7,
            user: { id: userId, name: 'Meera', avatarUrl: '/uploads/m.webp' },
          },
        ],
      },
    },
  });
});

test('shows a review without author if the account is gone', async () => {
  const { id: userId } = await buildUser(server.dataSource, { deletedAt: new Date() });
  await review({ userId, title: null });
  const { body } = await server.graphql('query ($id: ID!) { place(id: $id) { reviews { items { title editedAt user { name } } } } }', { id: placeId });
  expect(body.data).toEqual({ place: { reviews: { items: [{ title: null, editedAt: null, user: null }] } } });
});

test('lists approved reviews of the place only', async () => {
  await review({ comment: 'Shown' });
  await review({ status: ModerationStatus.PENDING });
  await review({ status: ModerationStatus.REJECTED });
  await review({ deletedAt: new Date() });
  await buildReview(server.dataSource);
  expect(await list()).toMatchObject({ items: [{ comment: 'Shown' }], total: 1, page: 1, pages: 1 });
  expect(await breakdown()).toEqual([0, 1, 0, 0, 0]);
});

test('a place without reviews has an empty list and five rows of zero', async () => {
  expect(await list()).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  expect(await breakdown()).toEqual([0, 0, 0, 0, 0]);
});

describe('with reviews', () => {
  beforeEach(async () => {
    await review({ comment: 'old five', rating: 5, createdAt: at(1), helpfulCount: 1 });
    await review({ comment: 'two', rating: 2, createdAt: at(2), helpfulCount: 9 });
    await review({ comment: 'new five', rating: 5, createdAt: at(3) });
    await review({ comment: 'three', rating: 3, createdAt: at(4) });
  });

  test.each<[Parameters<typeof list>[0], string[]]>([
    [{}, ['three', 'new five', 'two', 'old five']],
    [{ sort: 'NEWEST' }, ['three', 'new five', 'two', 'old five']],
    [{ sort: 'HIGHEST' }, ['new five', 'old five', 'three', 'two']],
    [{ sort: 'LOWEST' }, ['two', 'three', 'new five', 'old five']],
    [{ sort: 'HELPFUL' }, ['two', 'old five', 'three', 'new five']],
    [{ rating: 5 }, ['new five', 'old five']],
    [{ rating: 5, sort: 'HELPFUL' }, ['old five', 'new five']],
    [{ rating: 4 }, []],
    [{ rating: null, page: null }, ['three', 'new five', 'two', 'old five']],
    [{ page: { size: 3 } }, ['three', 'new five', 'two']],
    [{ page: { number: 2, size: 3 } }, ['old five']],
    [{ page: { number: 50, size: 3 } }, ['old five']],
    [{ rating: 5, page: { number: 2, size: 1 } }, ['old five']],
  ])('lists for %j the reviews %j', async (variables, expected) => {
    expect(await comments(variables)).toEqual(expected);
  });

  test('returns the number of reviews by stars, and totals that match', async () => {
    expect(await breakdown()).toEqual([2, 0, 1, 1, 0]);
    expect(await list({ rating: 5, page: { size: 1 } })).toMatchObject({ total: 2, pages: 2 });
  });

  test('returns different selections of one place in one query', async () => {
    const query = `query ($id: ID!) { place(id: $id) {
      best: reviews(sort: HIGHEST, page: { size: 1 }) { items { comment } } worst: reviews(sort: LOWEST, page: { size: 1 }) { items { comment } }
      second: reviews(page: { number: 2, size: 1 }) { items { comment } page } first: reviews(page: { size: 1 }) { items { comment } page }
    } }`;
    expect((await server.graphql(query, { id: placeId })).body.data).toEqual({
      place: {
        best: { items: [{ comment: 'new five' }] },
        worst: { items: [{ comment: 'two' }] },
        second: { items: [{ comment: 'new five' }], page: 2 },
        first: { items: [{ comment: 'three' }], page: 1 },
      },
    });
  });
});

test('returns the reviews of several places in one query, each with its own pages', async () => {
  const other = await buildPlace(server.dataSource);
  for (let i = 0; i < 3; i++) await review({ comment: `a${i}`, createdAt: at(i + 1) });
  await buildReview(server.dataSource, { placeId: other.id, comment: 'b0' });
  const query =
    '{ places(sort: NEWEST) { items { id reviews(page: { number: 2, size: 2 }) { items { comment } page pages total } ratingBreakdown { count } } } }';
  const { body } = await server.graphql<{ places: { items: object[] } }>(query);
  expect(body.data.places.items).toEqual([
    { id: other.id, reviews: { items: [{ comment: 'b0' }], page: 1, pages: 1, total: 1 }, ratingBreakdown: [0, 1, 0, 0, 0].map((count) => ({ count })) },
    { id: placeId, reviews: { items: [{ comment: 'a0' }], page: 2, pages: 2, total: 3 }, ratingBreakdown: [0, 3, 0, 0, 0].map((count) => ({ count })) },
  ]);
});

test.each(['NEWEST', 'HIGHEST', 'LOWEST', 'HELPFUL'])('lists every review once over all pages by %s, also if all sort keys are equal', async (sort) => {
  const made = [];
  for (let i = 0; i < 11; i++) made.push((await review({ createdAt: at(1) })).id);
  const pages = await Promise.all([1, 2, 3].map((number) => list({ sort, page: { number, size: 4 } })));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(made.sort());
});

test('the rating of a place follows every change of a review', async () => {
  const row = await review({ status: ModerationStatus.PENDING, rating: 2 });
  const steps: [Partial<Review>, number[]][] = [
    [{ status: ModerationStatus.APPROVED }, [0, 0, 0, 1, 0]],
    [{ rating: 5 }, [1, 0, 0, 0, 0]],
    [{ deletedAt: new Date() }, [0, 0, 0, 0, 0]],
    [{ deletedAt: null }, [1, 0, 0, 0, 0]],
    [{ status: ModerationStatus.REJECTED }, [0, 0, 0, 0, 0]],
  ];
  for (const [values, shares] of steps) {
    await change(server.dataSource, row, values);
    expect(await breakdown()).toEqual(shares);
    expect((await list()).total).toBe(shares.reduce((a, b) => a + b));
  }
});

test('hides the reviews of a hidden place', async () => {
  const { dataSource } = server;
  const hidden = [
    await buildPlace(dataSource, { status: PlaceStatus.PENDING }),
    await buildPlace(dataSource, { deletedAt: new Date() }),
    await buildPlace(dataSource, { cityId: (await buildCity(dataSource, { status: CityStatus.INACTIVE })).id }),
  ];
  for (const { id } of hidden) {
    await buildReview(dataSource, { placeId: id });
    const { body } = await server.graphql(LIST, { id });
    expect(body).toMatchObject({ data: { place: null }, errors: [{ message: 'Place not found', extensions: { code: 'NOT_FOUND' } }] });
  }
});

test.each([{ rating: 0 }, { rating: 6 }, { rating: -1 }, { page: { size: 101 } }, { page: { number: 0 } }])(
  'rejects %j with the wrong fields',
  async (variables) => {
    const { body } = await server.graphql(LIST, { id: placeId, ...variables });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: expect.any(Object) as object });
  },
);

test.each([{ rating: 4.5 }, { rating: '5' }, { rating: 2_147_483_648 }, { sort: 'BEST' }, { sort: null }, { page: 1 }])(
  'rejects the wrong type of %j',
  async (variables) => {
    const { status, body } = await server.graphql(LIST, { id: placeId, ...variables });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  },
);
