import { ask as askAs } from '../../../test/ask.js';
import { buildCity, buildPhoto, buildPlace, buildPlaceEdit, buildReport, buildReview, buildUser, change, clearGuide } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { untilSomebodyWaits } from '../../../test/waiting.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { PlaceStatus } from '../places/index.js';
import { Review } from '../reviews/index.js';

const { PENDING, APPROVED } = ModerationStatus;
const CHANGED = 'This has changed since you read it. Please look again, and decide about the current version.';
const REASON = { reason: 'It advertises another place.' };

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(() => server.stop());

interface Refusal {
  code: string;
  current?: ({ id: string; version: number } & Record<string, unknown>)[];
}
interface Done {
  id: string;
  count: number;
  leftOut: string[];
}

/** Sends a decision, and returns its result or error. */
async function decide(
  document: string,
  variables: object,
): Promise<{ done: Done | boolean | undefined; refusal: Refusal | undefined; message: string | undefined }> {
  const { body } = await server.graphql<{ done: Done | boolean } | null>(document, { ...variables }, { headers: admin });
  const [error] = body.errors ?? [];
  return { done: body.data?.done, refusal: error?.extensions, message: error?.message };
}
const row = (id: string) => server.dataSource.getRepository(Review).findOneByOrFail({ id });
const pending = (overrides: Partial<Review> = {}) => buildReview(server.dataSource, { status: PENDING, ...overrides });

const many = (mutation: string, type: string) => `mutation ($id: ID!, $version: Int!) {
  done: ${mutation}(${type === 'photo' ? 'seen: [{ id: $id, version: $version }]' : 'selection: { seen: [{ id: $id, version: $version }] }'}) { id count leftOut } }`;
const one = (mutation: string, more = '') => `mutation ($id: ID!, $version: Int!) { done: ${mutation}(id: $id, version: $version${more}) { count } }`;
const reported = (mutation: string, kind: string) =>
  `mutation ($id: ID!, $version: Int!) { done: ${mutation}(input: { ${kind}Id: $id }, version: $version) { count } }`;

/** Targets of decisions: how to create and change one, the content that a rejected decision returns, and the mutations. */
const KINDS: Record<string, { build: () => Promise<{ id: string; version: number }>; edit: string; told: object; decisions: string[] }> = {
  review: {
    build: () => pending(),
    edit: `UPDATE reviews SET comment = 'Buy shoes!', edited_at = now() WHERE id = $1`,
    told: { comment: 'Buy shoes!', title: 'Worth a walk', rating: 4, status: PENDING },
    decisions: [
      many('approveReviews', 'review'),
      many('deleteReviews', 'review'),
      `mutation ($id: ID!, $version: Int!) { done: rejectReviews(selection: { seen: [{ id: $id, version: $version }] }, input: { reason: "Spam." }) { count } }`,
    ],
  },
  photo: {
    build: () => buildPhoto(server.dataSource, { usedAt: new Date() }),
    edit: `UPDATE photos SET alt = 'Buy shoes!' WHERE id = $1`,
    told: { alt: 'Buy shoes!', status: PENDING },
    decisions: [
      many('approvePhotos', 'photo'),
      `mutation ($id: ID!, $version: Int!) { done: rejectPhotos(seen: [{ id: $id, version: $version }], input: { reason: "Spam." }) { count } }`,
    ],
  },
  place: {
    build: () => buildPlace(server.dataSource, { status: PlaceStatus.PENDING }),
    edit: `UPDATE places SET description = 'Buy shoes!', version = version + 1 WHERE id = $1`,
    told: { description: 'Buy shoes!', status: 'pending', fullAddress: 'Shaniwar Peth, Pune, Maharashtra' },
    decisions: [
      many('approvePlaces', 'place'),
      many('deletePlaces', 'place'),
      `mutation ($id: ID!, $version: Int!) { done: rejectPlaces(selection: { seen: [{ id: $id, version: $version }] }, input: { reason: "Spam." }) { count } }`,
      `mutation ($id: ID!, $version: Int!) { done: featurePlaces(selection: { seen: [{ id: $id, version: $version }] }, featured: true) { count } }`,
      `mutation ($id: ID!, $version: Int!) { done: categorizePlaces(selection: { seen: [{ id: $id, version: $version }] }, category: "museum") { count } }`,
    ],
  },
  edit: {
    build: () => buildPlaceEdit(server.dataSource),
    edit: `UPDATE place_edits SET note = 'Buy shoes!' WHERE id = $1`,
    told: { note: 'Buy shoes!', changes: { phone: { before: null, after: '+91 20 1111' } } },
    decisions: [one('applyPlaceEdit'), one('rejectPlaceEdit', ', input: { reason: "Spam." }')],
  },
  city: {
    build: () => buildCity(server.dataSource),
    edit: `UPDATE cities SET name = 'Shoes', version = version + 1 WHERE id = $1`,
    told: { name: 'Shoes' },
    decisions: [
      many('deleteCities', 'city'),
      `mutation ($id: ID!, $version: Int!) { done: featureCities(selection: { seen: [{ id: $id, version: $version }] }, featured: true) { count } }`,
    ],
  },
  person: {
    build: () => buildUser(server.dataSource),
    edit: `UPDATE users SET name = 'Somebody else' WHERE id = $1`,
    told: { name: 'Somebody else', role: 'user' },
    decisions: [
      one('setUserRole', ', role: MODERATOR'),
      one('suspendUser', `, until: "${new Date(Date.now() + 3_600_000).toISOString()}"`),
      'mutation ($id: ID!, $version: Int!) { done: deleteUser(id: $id, version: $version) }',
    ],
  },
  'person whose address is not confirmed': {
    build: () => buildUser(server.dataSource, { isVerified: false }),
    edit: `UPDATE users SET email = 'somebody.else@example.org' WHERE id = $1`,
    told: { email: 'somebody.else@example.org' },
    decisions: ['mutation ($id: ID!, $version: Int!) { done: confirmUserAddress(id: $id, version: $version) }'],
  },
  'reported review': {
    build: async () => {
      const review = await buildReview(server.dataSource);
      await buildReport(server.dataSource, { reviewId: review.id });
      return row(review.id);
    },
    edit: `UPDATE reviews SET comment = 'Buy shoes!' WHERE id = $1`,
    told: { comment: 'Buy shoes!' },
    decisions: [reported('dismissReports', 'review'), reported('upholdReports', 'review')],
  },
};
const CASES = Object.entries(KINDS).flatMap(([kind, { decisions }]) =>
  decisions.map((document) => [kind, /done: (\w+)/.exec(document)?.[1] ?? '', document] as const),
);

test.each(CASES)('for a %s that has changed, %s returns the current content, and accepts the new version', async (kind, _mutation, document) => {
  const { build, edit, told } = KINDS[kind] as (typeof KINDS)[string];
  const { id, version } = await build();
  await server.dataSource.query(edit, [id]);
  const refused = await decide(document, { id, version });
  expect(refused).toMatchObject({ message: CHANGED, refusal: { code: 'CONFLICT', current: [{ id, version: version + 1, ...told }] } });
  expect((await decide(document, { id, version: version + 1 })).refusal).toBeUndefined();
});

test('votes, and updates that change nothing, keep the version', async () => {
  const review = await buildReview(server.dataSource);
  const voter = await server.signInAs(await buildUser(server.dataSource));
  await server.send('PUT', `/api/reviews/${review.id}/helpful`, undefined, voter);
  await server.dataSource.query('UPDATE reviews SET comment = comment WHERE id = $1', [review.id]);
  expect(await row(review.id)).toMatchObject({ helpfulCount: 1, version: review.version });
});

test('REST takes the version in body or query string, and returns the current content', async () => {
  const review = await pending();
  const other = await buildPlace(server.dataSource, { status: PlaceStatus.PENDING });
  await server.dataSource.query(`UPDATE reviews SET comment = 'Buy shoes!' WHERE id = $1`, [review.id]);
  await server.dataSource.query(`UPDATE places SET name = 'Shoes', version = version + 1 WHERE id = $1`, [other.id]);
  const put = (path: string, body: object) => server.send<Refusal & { version: number }>('PUT', `/api/admin/${path}/status`, body, admin);
  expect(await put(`reviews/${review.id}`, { status: 'approved', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: CHANGED, current: [{ id: review.id, version: 2, comment: 'Buy shoes!' }] },
  });
  expect(await put(`places/${other.id}`, { status: 'active', version: 1 })).toMatchObject({ status: 409, body: { current: [{ name: 'Shoes', version: 2 }] } });
  expect(await server.send('DELETE', `/api/admin/reviews/${review.id}?version=1`, undefined, admin)).toMatchObject({ status: 409 });
  const { body: listed } = await server.send<{ _id: string; version: number }[]>('GET', '/api/admin/reviews', undefined, admin);
  expect(listed).toMatchObject([{ _id: review.id, version: 2 }]);
  expect(await put(`reviews/${review.id}`, { status: 'approved', version: 2 })).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await put(`places/${other.id}`, { status: 'active' })).toMatchObject({ status: 200, body: { version: 3 } });
});

test.each(['x', 1.5, '', {}])('rejects the invalid version %p', async (version) => {
  const { id } = await pending();
  expect(await server.send('PUT', `/api/admin/reviews/${id}/status`, { status: 'approved', version }, admin)).toMatchObject({ status: 400 });
});

test('leaves changed reviews of a selection out, and returns their ids', async () => {
  const [first, second, third] = [await pending(), await pending(), await pending()];
  await change(server.dataSource, second, { comment: 'Buy shoes!' });
  const seen = [first, second, third].map(({ id, version }) => ({ id, version }));
  const { done } = await decide(APPROVE, { selection: { seen } });
  expect(done).toMatchObject({ count: 2, leftOut: [second.id] });
  expect((await row(second.id)).status).toBe(PENDING);
});

const APPROVE = 'mutation ($selection: ReviewSelection!) { done: approveReviews(selection: $selection) { id count leftOut } }';
const LIST = 'query ($filter: AdminReviewFilter) { adminReviews(filter: $filter) { asOf total items { id moderation { version } } } }';
const list = async (filter: object) =>
  (await askAs<{ adminReviews: { asOf: string; total: number; items: { id: string }[] } }>(server, LIST, { filter }, admin)).data.adminReviews;

test('a selection by filter leaves out reviews that were added or changed after the list was read', async () => {
  const [seen, edited] = [await pending(), await pending()];
  const filter = { status: 'PENDING' };
  const { asOf, total } = await list(filter);
  const later = await pending();
  await change(server.dataSource, edited, { comment: 'Buy shoes!' });
  const { done } = await decide(APPROVE, { selection: { filter, asOf } });
  expect(total).toBe(2);
  expect(done).toMatchObject({ count: 1, leftOut: [edited.id, later.id].sort() });
  expect((await row(seen.id)).status).toBe(APPROVED);
  expect(await decide(APPROVE, { selection: { filter, asOf } })).toMatchObject({ refusal: { code: 'CONFLICT', current: [{}, {}] } });
  expect((await decide(APPROVE, { selection: { filter, asOf: (await list(filter)).asOf } })).done).toMatchObject({ count: 2, leftOut: [] });
});

test('leaves out an edit that began before the list was read and was committed afterwards', async () => {
  const review = await pending();
  const filter = { status: 'PENDING' };
  const author = server.dataSource.createQueryRunner();
  await author.startTransaction();
  await author.query(`UPDATE reviews SET comment = 'Buy shoes!' WHERE id = $1`, [review.id]);
  const { asOf } = await list(filter);
  await author.commitTransaction();
  await author.release();
  expect(await decide(APPROVE, { selection: { filter, asOf } })).toMatchObject({ refusal: { code: 'CONFLICT', current: [{ comment: 'Buy shoes!' }] } });
});

test.each(['the versions', 'the list'])('rejects a decision that waited for a concurrent edit, by %s that the client has read', async (by) => {
  const review = await pending();
  const filter = { status: 'PENDING' };
  const selection = by === 'the list' ? { filter, asOf: (await list(filter)).asOf } : { seen: [{ id: review.id, version: review.version }] };
  const author = server.dataSource.createQueryRunner();
  await author.startTransaction();
  await author.query(`UPDATE reviews SET comment = 'Buy shoes!' WHERE id = $1`, [review.id]);
  const decision = decide(APPROVE, { selection });
  await untilSomebodyWaits(server.dataSource);
  await author.commitTransaction();
  await author.release();
  expect(await decision).toMatchObject({ refusal: { code: 'CONFLICT', current: [{ id: review.id, comment: 'Buy shoes!' }] } });
  expect((await row(review.id)).status).toBe(PENDING);
});

test('accepts rows from the backup of a server with higher transaction ids', async () => {
  const review = await pending();
  await server.dataSource.query('ALTER TABLE reviews DISABLE TRIGGER reviews_version');
  await server.dataSource.query('UPDATE reviews SET changed_in = 9000000000 WHERE id = $1', [review.id]);
  await server.dataSource.query('ALTER TABLE reviews ENABLE TRIGGER reviews_version');
  const filter = { status: 'PENDING' };
  expect((await decide(APPROVE, { selection: { filter, asOf: (await list(filter)).asOf } })).done).toMatchObject({ count: 1 });
});

test.each(['', 'x', '1:2', '1:2:3;', "1:2:'", '9:1:', `1:2:${'3,'.repeat(4000)}3`, '99999999999999999999:1:'])(
  'rejects the invalid value %s of asOf',
  async (asOf) => {
    await pending();
    expect((await decide(APPROVE, { selection: { filter: {}, asOf } })).refusal?.code).toBe('BAD_USER_INPUT');
  },
);

test.each(['review', 'photo'] as const)('a new report of a %s makes a new version, so that unread reports cannot be closed', async (kind) => {
  const thing = kind === 'review' ? await buildReview(server.dataSource) : await buildPhoto(server.dataSource, { usedAt: new Date(), status: APPROVED });
  await buildReport(server.dataSource, kind === 'review' ? { reviewId: thing.id } : { photoId: thing.id });
  expect((await decide(reported('dismissReports', kind), { id: thing.id, version: thing.version })).refusal?.code).toBe('CONFLICT');
  const reject = `mutation ($seen: [SeenInput!]!, $input: RejectionInput!) {
    done: ${kind === 'review' ? 'rejectReviews(selection: { seen: $seen }' : 'rejectPhotos(seen: $seen'}, input: $input) { count } }`;
  expect((await decide(reject, { seen: [{ id: thing.id, version: thing.version }], input: REASON })).refusal?.code).toBe('CONFLICT');
  expect((await decide(reject, { seen: [{ id: thing.id, version: thing.version + 1 }], input: REASON })).done).toMatchObject({ count: 1 });
});

test('keeps those reports of a place open that the decision does not name', async () => {
  const place = await buildPlace(server.dataSource);
  const read = await buildReport(server.dataSource, { placeId: place.id });
  const unread = await buildReport(server.dataSource, { placeId: place.id });
  const { done } = await decide(
    'mutation ($id: ID!, $version: Int!, $reports: [ID!]) { done: dismissReports(input: { placeId: $id }, version: $version, reports: $reports) { count } }',
    {
      id: place.id,
      version: place.version,
      reports: [read.id],
    },
  );
  expect(done).toMatchObject({ count: 1 });
  expect(await server.dataSource.query(`SELECT id FROM reports WHERE status = 'open'`)).toEqual([{ id: unread.id }]);
});

test('rejects a deleted review with NOT_FOUND', async () => {
  const review = await pending();
  await change(server.dataSource, review, { deletedAt: new Date() });
  expect(await decide(APPROVE, { selection: { seen: [{ id: review.id, version: review.version }] } })).toMatchObject({ message: 'Review not found' });
});

test('the queue returns the version of an item', async () => {
  const review = await pending();
  await change(server.dataSource, review, { comment: 'Buy shoes!' });
  const query = '{ moderationQueue { items { kind version review { moderation { version } } } } }';
  const { data } = await askAs(server, query, {}, admin);
  expect(data).toEqual({ moderationQueue: { items: [{ kind: 'REVIEW', version: 2, review: { moderation: { version: 2 } } }] } });
});

test.each([
  ['review', 'This review is already approved.'],
  ['photo', 'This photo is approved already.'],
  ['place', 'This place is no longer waiting for a decision.'],
])('rejects the approval of a %s that another moderator has approved meanwhile', async (kind, sentence) => {
  const { build, decisions } = KINDS[kind] ?? {};
  const { id, version } = (await build?.()) ?? { id: '', version: 0 };
  const [approve = ''] = decisions ?? [];
  expect((await decide(approve, { id, version })).done).toMatchObject({ count: 1 });
  const { refusal, message } = await decide(approve, { id, version });
  expect([refusal?.code, message]).toEqual(['CONFLICT', sentence]);
});
