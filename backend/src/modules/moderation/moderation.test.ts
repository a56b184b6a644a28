import {
  buildCity,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildPlaceImage,
  buildReport,
  buildReview,
  buildDecision,
  buildTrust,
  buildUser,
  clearGuide,
} from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { CityStatus } from '../cities/index.js';
import { PlaceEditStatus, PlaceStatus } from '../places/index.js';
import { ReportReason, ReportStatus } from '../reports/index.js';
import { DecisionKind } from '../standing/index.js';
import type { User } from '../users/index.js';

let server: TestServer;
let keeper: User;
let moderator: Record<string, string>;
let colleague: User;
let second: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  keeper = await buildUser(server.dataSource, { role: 'moderator', name: 'Kiran Shah' });
  moderator = await server.signInAs(keeper);
  colleague = await buildUser(server.dataSource, { role: 'moderator', name: 'Lena Ode' });
  second = await server.signInAs(colleague);
});
afterAll(() => server.stop());

const { PENDING, APPROVED, REJECTED } = ModerationStatus;
const hoursAgo = (n: number) => new Date(Date.now() - n * 3_600_000);

interface Item {
  id: string;
  kind: string;
  since: string;
  place: { id: string } | null;
  review: { id: string } | null;
  photo: { id: string } | null;
  edit: { id: string } | null;
  reports: { reason: string; note: string | null; user: { id: string } | null }[];
  author: {
    user: { id: string };
    approved: number;
    rejected: number;
    pending: number;
    upheldReports: number;
    recentReviews: { id: string }[];
  } | null;
  claimedBy: { name: string } | null;
}
interface Queue {
  items: Item[];
  total: number;
  page: number;
  pages: number;
}
const QUEUE = `query ($kind: ModerationKind, $page: PageInput) { moderationQueue(kind: $kind, page: $page) {
  items {
    id kind since place { id } review { id } photo { id } edit { id } reports { reason note createdAt user { id } }
    author { user { id } approved rejected pending upheldReports recentReviews { id } } claimedBy { name }
  }
  total page pages
} }`;

async function queue(variables: object = {}, headers = moderator): Promise<Queue> {
  const { body } = await server.graphql<{ moderationQueue: Queue }>(QUEUE, { ...variables }, { headers });
  expect(body.errors).toBeUndefined();
  return body.data.moderationQueue;
}
const waiting = async (kind?: string) => (await queue({ kind })).items.map(({ id }) => id);
async function counts(): Promise<object> {
  const { body } = await server.graphql<{ moderationCounts: object }>(
    '{ moderationCounts { all places edits reviews photos reports } }',
    {},
    { headers: moderator },
  );
  return body.data.moderationCounts;
}

async function ask(mutation: string, id: string, headers: Record<string, string>) {
  const { body } = await server.graphql(`mutation ($id: ID!) { ${mutation} }`, { id }, { headers });
  return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
}
const claim = (id: string, headers = moderator) => ask('claimModerationItem(id: $id) { name }', id, headers);
const release = (id: string, headers = moderator) => ask('releaseModerationItem(id: $id)', id, headers);

const used = (overrides: object = {}) => buildPhoto(server.dataSource, { usedAt: new Date(), ...overrides });

test('returns items of all kinds with targets and authors, the longest waiting first', async () => {
  const { dataSource } = server;
  const suggestion = await buildPlace(dataSource, { status: PlaceStatus.PENDING, createdBy: (await buildUser(dataSource)).id, createdAt: hoursAgo(2) });
  const edit = await buildPlaceEdit(dataSource, { createdAt: hoursAgo(3) });
  const review = await buildReview(dataSource, { status: PENDING, createdAt: hoursAgo(4) });
  const ofPlace = await used({ createdAt: hoursAgo(1) });
  const { placeId } = await buildPlaceImage(dataSource, { placeId: (await buildPlace(dataSource)).id, photoId: ofPlace.id });
  const ofReview = await buildPhoto(dataSource, { reviewId: review.id, userId: review.userId, createdAt: hoursAgo(5) });
  const reported = await buildReview(dataSource, { createdAt: hoursAgo(100) });
  await buildReport(dataSource, { reviewId: reported.id, createdAt: hoursAgo(6), note: 'Bought.' });
  await buildReport(dataSource, { reviewId: reported.id, createdAt: hoursAgo(0), reason: ReportReason.HATEFUL });

  const { items, total, pages } = await queue();
  expect([total, pages]).toEqual([6, 1]);
  expect(
    items.map(({ id, kind, place, review: of, photo, edit: change, author }) => [id, kind, place?.id, of?.id, photo?.id, change?.id, author?.user.id]),
  ).toEqual([
    [`report:${reported.id}`, 'REPORT', reported.placeId, reported.id, undefined, undefined, reported.userId],
    [`photo:${ofReview.id}`, 'PHOTO', review.placeId, review.id, ofReview.id, undefined, review.userId],
    [`review:${review.id}`, 'REVIEW', review.placeId, review.id, undefined, undefined, review.userId],
    [`edit:${edit.id}`, 'EDIT', edit.placeId, undefined, undefined, edit.id, edit.userId],
    [`place:${suggestion.id}`, 'PLACE', suggestion.id, undefined, undefined, undefined, suggestion.createdBy],
    [`photo:${ofPlace.id}`, 'PHOTO', placeId, undefined, ofPlace.id, undefined, ofPlace.userId],
  ]);
  expect(items[0]?.since).toBe((await dataSource.query<{ since: Date }[]>('SELECT min(created_at) AS since FROM reports'))[0]?.since.toISOString());
  expect(items[0]?.reports.map(({ reason, note }) => [reason, note])).toEqual([
    ['SPAM', 'Bought.'],
    ['HATEFUL', null],
  ]);
  expect(items.slice(1).flatMap(({ reports }) => reports)).toEqual([]);

  for (const [kind, n] of [
    ['PLACE', 1],
    ['EDIT', 1],
    ['REVIEW', 1],
    ['PHOTO', 2],
    ['REPORT', 1],
  ] as const) {
    const part = await queue({ kind });
    expect([part.total, new Set(part.items.map((item) => item.kind))]).toEqual([n, new Set([kind])]);
  }
  expect(await counts()).toEqual({ all: 6, places: 1, edits: 1, reviews: 1, photos: 2, reports: 1 });
});

test('leaves out what is decided, deleted, unused or hidden with its city', async () => {
  const { dataSource } = server;
  const hidden = await buildCity(dataSource, { status: CityStatus.INACTIVE });
  const gone = await buildPlace(dataSource, { deletedAt: new Date() });
  for (const status of [PlaceStatus.ACTIVE, PlaceStatus.INACTIVE]) await buildPlace(dataSource, { status });
  for (const overrides of [{ deletedAt: new Date() }, { cityId: hidden.id }]) await buildPlace(dataSource, { status: PlaceStatus.PENDING, ...overrides });
  for (const status of [PlaceEditStatus.APPLIED, PlaceEditStatus.REJECTED]) await buildPlaceEdit(dataSource, { status });
  await buildPlaceEdit(dataSource, { placeId: gone.id });
  for (const overrides of [{ status: REJECTED }, { status: PENDING, deletedAt: new Date() }, { status: PENDING, placeId: gone.id }])
    await buildReview(dataSource, overrides);
  for (const overrides of [{ usedAt: null }, { status: APPROVED }, { status: REJECTED }, { deletedAt: new Date() }]) await used(overrides);
  const reported = [
    { placeId: (await buildPlace(dataSource, { cityId: hidden.id })).id },
    { placeId: gone.id },
    { reviewId: (await buildReview(dataSource, { status: REJECTED })).id },
    { reviewId: (await buildReview(dataSource, { placeId: gone.id })).id },
    { photoId: (await used({ status: REJECTED })).id },
  ];
  for (const target of reported) await buildReport(dataSource, target);
  await buildReport(dataSource, { placeId: (await buildPlace(dataSource)).id, status: ReportStatus.DISMISSED });
  expect(await queue()).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  expect(await counts()).toEqual({ all: 0, places: 0, edits: 0, reviews: 0, photos: 0, reports: 0 });
});

test('adds reports to an item that waits anyway, and an own item for a public target', async () => {
  const { dataSource } = server;
  const held = await buildReview(dataSource, { status: PENDING, createdAt: hoursAgo(500), heldAt: hoursAgo(1) });
  for (let i = 0; i < 3; i += 1) await buildReport(dataSource, { reviewId: held.id });
  const targets = [
    { placeId: (await buildPlace(dataSource)).id },
    { reviewId: (await buildReview(dataSource)).id },
    { photoId: (await used({ status: APPROVED })).id },
  ];
  for (const [i, target] of targets.entries()) await buildReport(dataSource, { ...target, createdAt: hoursAgo(9 - i) });
  const { items } = await queue();
  expect(items.map(({ id, reports }) => [id, reports.length])).toEqual([
    ...targets.map((target) => [`report:${Object.values(target)[0]}`, 1]),
    [`review:${held.id}`, 3],
  ]);
});

test('a review waits since its last edit', async () => {
  const edited = await buildReview(server.dataSource, { status: PENDING, createdAt: hoursAgo(50), editedAt: hoursAgo(1) });
  const written = await buildReview(server.dataSource, { status: PENDING, createdAt: hoursAgo(2) });
  expect(await waiting('REVIEW')).toEqual([`review:${written.id}`, `review:${edited.id}`]);
});

test('returns the queue in pages', async () => {
  const ids: string[] = [];
  const { id: placeId } = await buildPlace(server.dataSource);
  for (let i = 0; i < 5; i += 1) ids.push(`review:${(await buildReview(server.dataSource, { placeId, status: PENDING, createdAt: hoursAgo(9 - i) })).id}`);
  for (const number of [1, 2, 3]) {
    const { items, ...rest } = await queue({ page: { number, size: 2 } });
    expect([items.map(({ id }) => id), rest]).toEqual([ids.slice(number * 2 - 2, number * 2), { total: 5, page: number, pages: 3 }]);
  }
  expect((await queue({ page: { number: 9, size: 2 } })).page).toBe(3);
});

test('returns the decisions about other contributions of the author', async () => {
  const { dataSource } = server;
  const { id: userId } = await buildUser(dataSource);
  const { id: reviewId } = await buildReview(dataSource, { userId, status: PENDING });
  const others: string[] = [];
  for (let i = 0; i < 6; i += 1) others.unshift((await buildReview(dataSource, { userId, createdAt: hoursAgo(20 - i), status: i ? APPROVED : REJECTED })).id);
  await buildTrust(dataSource, userId, 5);
  for (const kind of [DecisionKind.SUGGESTION_APPROVED, DecisionKind.PHOTO_APPROVED, DecisionKind.SUGGESTION_REFUSED, DecisionKind.REVIEW_REFUSED])
    await buildDecision(dataSource, { userId, kind });
  await used({ userId });
  await buildPhoto(dataSource, { userId });
  await buildReport(dataSource, { reviewId: others[0] ?? '', status: ReportStatus.UPHELD });
  await buildReport(dataSource, { reviewId: others[0] ?? '', status: ReportStatus.DISMISSED });
  const { items } = await queue({ kind: 'REVIEW' });
  expect(items).toMatchObject([{ id: `review:${reviewId}`, author: { user: { id: userId }, approved: 7, rejected: 2, pending: 2, upheldReports: 1 } }]);
  expect(items[0]?.author?.recentReviews.map(({ id }) => id)).toEqual(others.slice(0, 5));
});

test('returns no author whose account is deleted', async () => {
  const { id: userId } = await buildUser(server.dataSource, { deletedAt: new Date() });
  const { id: reviewId } = await buildReview(server.dataSource, { userId, status: PENDING });
  await buildReport(server.dataSource, { reviewId, reporterId: userId });
  expect((await queue()).items).toMatchObject([{ author: null, reports: [{ user: null }] }]);
});

describe('a claim', () => {
  let item: string;
  beforeEach(async () => (item = `review:${(await buildReview(server.dataSource, { status: PENDING })).id}`));
  const seenBy = async (headers: Record<string, string>) => (await queue({}, headers)).items.map(({ claimedBy }) => claimedBy?.name);
  const age = (minutes: number) => server.dataSource.query(`UPDATE moderation_claims SET expires_at = expires_at - interval '${minutes} minutes'`);

  test('shows its moderator to others, and not to the moderator', async () => {
    expect(await claim(item)).toBeNull();
    expect([await seenBy(moderator), await seenBy(second)]).toEqual([[undefined], ['Kiran Shah']]);
    expect(await claim(item, second)).toEqual({ name: 'Kiran Shah' });
    expect([await seenBy(moderator), await seenBy(second)]).toEqual([[undefined], ['Kiran Shah']]);
  });

  test('ends when it is released, which only its moderator can do', async () => {
    await claim(item);
    expect([await release(item, second), await seenBy(second)]).toEqual([false, ['Kiran Shah']]);
    expect([await release(item), await release(item), await seenBy(second)]).toEqual([true, false, [undefined]]);
  });

  test('expires after two minutes, and is extended by claiming again', async () => {
    await claim(item);
    await age(1.9);
    expect(await claim(item, second)).toEqual({ name: 'Kiran Shah' });
    expect(await claim(item)).toBeNull();
    await age(1.9);
    expect(await seenBy(second)).toEqual(['Kiran Shah']);
    await age(0.2);
    expect([await seenBy(second), await claim(item, second), await seenBy(moderator)]).toEqual([[undefined], null, ['Lena Ode']]);
  });

  test('belongs to one moderator after two concurrent claims', async () => {
    const answers = await Promise.all([claim(item), claim(item, second), claim(item), claim(item, second)]);
    const [{ holder } = { holder: '' }] = await server.dataSource.query<{ holder: string }[]>('SELECT moderator_id AS holder FROM moderation_claims');
    const name = holder === keeper.id ? 'Kiran Shah' : 'Lena Ode';
    expect(answers.filter((answer) => answer !== null)).toEqual([{ name }, { name }]);
  });

  test('is rejected for items that do not wait', async () => {
    const decided = await buildReview(server.dataSource);
    for (const id of [
      `review:${decided.id}`,
      `place:${item.slice(7)}`,
      item.slice(7),
      `${item}:`,
      'review:',
      'review:x',
      '',
      'city:a',
      `review:${newId()}`,
      'a\0b',
    ]) {
      expect([id, await claim(id)]).toEqual([id, 'NOT_FOUND']);
      expect([id, await release(id)]).toEqual([id, false]);
    }
    expect(await claim(item.toUpperCase().replace('REVIEW', 'review'))).toBeNull();
  });

  test('works for each kind of item', async () => {
    const { dataSource } = server;
    await buildPlace(dataSource, { status: PlaceStatus.PENDING });
    await buildPlaceEdit(dataSource);
    await used();
    await buildReport(dataSource, { placeId: (await buildPlace(dataSource)).id });
    await buildReport(dataSource, { reviewId: (await buildReview(dataSource)).id });
    await buildReport(dataSource, { photoId: (await used({ status: APPROVED })).id });
    const ids = await waiting();
    expect(ids).toHaveLength(7);
    for (const id of ids) expect([id, await claim(id)]).toEqual([id, null]);
    expect(await seenBy(second)).toEqual(ids.map(() => 'Kiran Shah'));
  });

  test('prevents no decision: the second decision is rejected as already made', async () => {
    const photo = await used();
    await claim(`photo:${photo.id}`, second);
    const approve = (headers: Record<string, string>) => ask('approvePhotos(ids: [$id]) { count }', photo.id, headers);
    expect([await approve(moderator), await approve(second)]).toEqual([{ count: 1 }, 'CONFLICT']);
    expect(await waiting('PHOTO')).toEqual([]);
  });
});

test('puts an item with its reports back into the queue after undo', async () => {
  const photo = await used({ status: APPROVED });
  await buildReport(server.dataSource, { photoId: photo.id });
  const before = await queue();
  const { body } = await server.graphql<{ rejectPhotos: { id: string } }>(
    'mutation ($ids: [ID!]!) { rejectPhotos(ids: $ids, input: { reason: "Blurred." }) { id } }',
    { ids: [photo.id] },
    { headers: moderator },
  );
  expect((await queue()).total).toBe(0);
  expect(await servicesOf(server).undoing.undo({ id: keeper.id, role: keeper.role, cityIds: null, sessionId: '' }, body.data.rejectPhotos.id)).toBe(2);
  expect(await queue()).toEqual(before);
});

test('needs as many statements for twenty items as for two', async () => {
  const { dataSource } = server;
  const count = async () => (await statementsOf(dataSource, async () => queue())).length;
  const add = async (n: number) => {
    for (let i = 0; i < n; i += 1) {
      const { id: userId } = await buildUser(dataSource);
      await buildPlace(dataSource, { status: PlaceStatus.PENDING, createdBy: userId });
      await buildPlaceEdit(dataSource, { userId });
      const { id: reviewId } = await buildReview(dataSource, { status: PENDING, userId });
      await buildReport(dataSource, { reviewId });
      await buildPhoto(dataSource, { reviewId, userId });
      const { id: reportedId } = await buildReview(dataSource, { userId });
      await buildReport(dataSource, { reviewId: reportedId });
    }
  };
  await add(2);
  const two = await count();
  await add(2);
  expect([await count(), (await queue()).items.length]).toEqual([two, 20]);
});
