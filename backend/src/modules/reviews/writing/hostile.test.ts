import { EDGES } from '../../../../test/accounts.js';
import { buildPlace, buildReview } from '../../../../test/builders.js';
import { actOnReview, buildReviewer, driftOf } from '../../../../test/reviews.js';
import { type ErrorBody, type GraphqlBody, startServer, type TestServer } from '../../../../test/server.js';
import { newId } from '../../../core/db/index.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import type { Place } from '../../places/index.js';
import type { User } from '../../users/index.js';
import { Review } from '../review.entity.js';

const INPUT = { rating: 4, title: 'Worth a walk', comment: 'Quiet in the morning.', visitMonth: '2026-03' };

let server: TestServer;
let place: Place;
let me: User;
let headers: Record<string, string>;
let victim: Review;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  ({ place, me, headers } = await buildReviewer(server));
  victim = await buildReview(server.dataSource, { rating: 5 });
});
afterEach(async () => expect(await driftOf(server.dataSource)).toEqual([]));
afterAll(() => server.stop());

const reviews = () => server.dataSource.getRepository(Review);
const written = () => {
  const { visitMonth, ...words } = INPUT;
  return buildReview(server.dataSource, { placeId: place.id, userId: me.id, ...words, visitedOn: `${visitMonth}-01`, status: ModerationStatus.PENDING });
};

/** Extra fields that an attacker adds to a request to manipulate the review. */
const EXTRAS = (): [string, unknown][] => [
  ['id', victim.id],
  ['_id', victim.id],
  ['userId', victim.userId],
  ['user_id', victim.userId],
  ['user', { id: victim.userId }],
  ['status', 'approved'],
  ['moderation', { status: 'approved' }],
  ['helpfulCount', 99],
  ['helpful_count', 99],
  ['createdAt', '2001-01-01T00:00:00.000Z'],
  ['editedAt', '2001-01-01T00:00:00.000Z'],
  ['deletedAt', '2001-01-01T00:00:00.000Z'],
  ['heldAt', '2001-01-01T00:00:00.000Z'],
  ['rejectionReason', 'none'],
  ['visitedOn', '2001-01-01'],
  ['placeID', victim.placeId],
  ['place', { id: victim.placeId }],
  ['isTrusted', true],
  ['__proto__', { status: 'approved', rating: 5 }],
  ['constructor', { prototype: { status: 'approved' } }],
];

/** JSON with the key `__proto__`, which an object literal cannot express. */
const withExtra = (body: object, [name, value]: [string, unknown]) => `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
const json = (method: string, body: string): RequestInit => ({ method, body, headers: { 'Content-Type': 'application/json', ...headers } });

const OWN = () => ({
  rating: 4,
  title: INPUT.title,
  comment: INPUT.comment,
  visitedOn: '2026-03-01',
  userId: me.id,
  status: ModerationStatus.PENDING,
  helpfulCount: 0,
  rejectionReason: null,
  heldAt: null,
  deletedAt: null,
});

test('ignores extra fields when a review is added over REST', async () => {
  for (const extra of [...EXTRAS(), ['placeId', victim.placeId], ['clientMutationId', 'mine']] as [string, unknown][]) {
    const { id: placeId } = await buildPlace(server.dataSource, { cityId: place.cityId });
    const { status, body } = await server.rest<{ _id: string }>(`/api/places/${placeId}/reviews`, json('POST', withExtra(INPUT, extra)));
    expect([extra[0], status]).toEqual([extra[0], 201]);
    const row = await reviews().findOneByOrFail({ id: body._id });
    expect(row).toMatchObject({ ...OWN(), placeId, editedAt: null });
    expect(row.id).not.toBe(victim.id);
    expect(Date.now() - row.createdAt.getTime()).toBeLessThan(60_000);
  }
  expect(await reviews().findOneBy({ id: victim.id })).toEqual(victim);
});

test('ignores extra fields when a review is updated over REST', async () => {
  const mine = await written();
  for (const extra of [...EXTRAS(), ['placeId', victim.placeId]] as [string, unknown][]) {
    const { status } = await server.rest(`/api/reviews/${mine.id}`, json('PUT', withExtra(INPUT, extra)));
    expect([extra[0], status]).toEqual([extra[0], 200]);
    const row = await reviews().findOneByOrFail({ id: mine.id });
    expect(Date.now() - (row.editedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    mine.version += 1; // by the trigger, whatever they send
    expect(Object.assign(row, { editedAt: null })).toEqual(mine);
  }
  expect(await reviews().findOneBy({ id: victim.id })).toEqual(victim);
});

test('GraphQL rejects extra fields', async () => {
  const mine = await written();
  const documents: [string, object][] = [
    ['mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }', { ...INPUT, placeId: victim.placeId }],
    [`mutation ($input: ReviewInput!) { updateReview(id: "${mine.id}", input: $input) { id } }`, INPUT],
  ];
  for (const [query, input] of documents) {
    for (const extra of EXTRAS()) {
      const body = `{"query":${JSON.stringify(query)},"variables":{"input":${withExtra(input, extra)}}}`;
      const answer = await server.rest<GraphqlBody<unknown>>('/graphql', json('POST', body));
      expect([extra[0], answer.body.errors?.[0]?.extensions.code]).toEqual([extra[0], 'BAD_USER_INPUT']);
    }
  }
  expect(await reviews().find({ order: { id: 'ASC' } })).toEqual([victim, mine]);
});

test('rejects a request body of another type', async () => {
  const mine = await written();
  const bodies = [undefined, '', '[]', 'null', '7', '"text"', '{"rating":', '{}', '{"toString":"x"}', '{"__proto__":{"rating":5,"comment":"x"}}'];
  for (const [method, path] of [
    ['POST', `/api/places/${place.id}/reviews`],
    ['PUT', `/api/reviews/${mine.id}`],
  ] as const) {
    for (const body of bodies) {
      const answer = await server.rest<ErrorBody>(path, { method, body, headers: { 'Content-Type': 'application/json', ...headers } });
      expect([method, body, answer.status, answer.body.code]).toEqual([method, body, 400, 'BAD_USER_INPUT']);
    }
  }
  expect(await reviews().findOneBy({ id: mine.id })).toEqual(mine);
});

const UNUSABLE = ['a\0b', 'a\ud800', '\udc00b', 'a\u0007b', 'a\u009fb'];
const INVALID: [string, unknown[], string?][] = [
  ['rating', [0, 6, -5, 4.5, 2_147_483_648, 1e300, '5', null, undefined, true, [5], {}]],
  ['title', ['x'.repeat(121), ...UNUSABLE, 'a\nb', 7, [], {}]],
  [
    'comment',
    ['', '   ', '\n\t', '\u200B', '\u3164', 'x'.repeat(5001), 'x'.repeat(90_000), '\u0301'.repeat(10_000), ...UNUSABLE, null, undefined, 7, ['a'], { a: 1 }],
  ],
  ['visitMonth', ['2026', '2026-13', '2026-00', '2026-3', '1899-12', '2026-03-01', '03-2026', 'March', '٢٠٢٦-٠٣', '2026-03\0', 202_603, {}]],
  ['photoIds', [['nothing'], ['a\0b'], [''], [null], [7], 'x', {}, Array.from({ length: 6 }, () => newId())]],
];

describe.each(EDGES)('over %s', (edge) => {
  const create = (input: object, placeId = place.id) => actOnReview(server, edge, 'createReview', { placeId, input: { ...INPUT, ...input } }, headers);
  const update = (id: string, input: object) => actOnReview(server, edge, 'updateReview', { id, input: { ...INPUT, ...input } }, headers);

  test.each(INVALID)('rejects a wrong %s and stores nothing', async (field, values) => {
    const mine = await buildReview(server.dataSource, { userId: me.id });
    for (const value of values) {
      for (const { code, status, fields } of [await create({ [field]: value }), await update(mine.id, { [field]: value })]) {
        expect([String(value).slice(0, 20), code, status < 500]).toEqual([String(value).slice(0, 20), 'BAD_USER_INPUT', true]);
        // Type errors of GraphQL itself have no `fields`.
        if (edge === 'REST') expect(Object.keys(fields ?? {})).toEqual([field]);
        for (const sentence of Object.values(fields ?? {})) expect(sentence).toMatch(/^[A-Z][^$]{5,100}$/);
      }
    }
    expect(await reviews().find({ order: { id: 'ASC' } })).toEqual([victim, mine]);
  });

  test('accepts up to 5,000 characters in a review and 120 in a title', async () => {
    const longest = { title: 'ट'.repeat(120), comment: `${'x'.repeat(4998)}🏯` };
    const { id, code } = await create({ ...longest, comment: `  ${longest.comment}\n` });
    expect(code).toBeUndefined();
    expect(await reviews().findOneBy({ id })).toMatchObject(longest);
    expect(await update(id, { comment: `${longest.comment}x` })).toMatchObject({ fields: { comment: 'Comment must be at most 5,000 characters' } });
    expect(await update(id, { title: `${longest.title}x` })).toMatchObject({ fields: { title: 'Title must be at most 120 characters' } });
  });

  test('returns the text of a review exactly as it was written', async () => {
    const words = [
      '<script>alert(1)</script>',
      "'; DROP TABLE reviews; --",
      '{{7*7}} ${1} %s \\n',
      'Cafe\u0301 and Café',
      '👩‍👩‍👧 नमस्ते שלום مرحبا 𝔘',
      '__proto__',
      'null',
      '=1+1',
      'a\u0301\u0302\u0303 x',
    ];
    for (const comment of words) {
      const { id: placeId } = await buildPlace(server.dataSource, { cityId: place.cityId });
      const { id } = await create({ comment, title: comment }, placeId);
      expect(await reviews().findOneBy({ id })).toMatchObject({ comment, title: comment });
    }
  });
});

test.each(['%00', '..%2f..', 'x'.repeat(5000), '01900000-0000-7000-8000-000000000000', '%27%20OR%201=1--', '%F0%9F%98%80', '__proto__', '%ff'])(
  'answers 404 or 400 for the review id %.20s',
  async (id) => {
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['PUT', '/helpful'],
      ['DELETE', '/helpful'],
    ] as const) {
      const body = method === 'PUT' ? JSON.stringify(INPUT) : undefined;
      const answer = await server.rest<ErrorBody>(`/api/reviews/${id}${path}`, { method, body, headers: { 'Content-Type': 'application/json', ...headers } });
      const expected = id === '%ff' ? [400, 'The address is malformed.'] : [404, expect.stringMatching(/^(Review|Address) not found$/)];
      expect([answer.status, answer.body.message]).toEqual(expected);
    }
    const create = await server.rest<ErrorBody>(`/api/places/${id}/reviews`, json('POST', JSON.stringify(INPUT)));
    expect([400, 404]).toContain(create.status);
  },
);
