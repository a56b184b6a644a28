import { beginChange } from '../../core/access/index.js';
import { buildCity, buildDecision, buildPhoto, buildPlace, buildReport, buildReporter, buildReview, buildUser, clearGuide } from '../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import { CityStatus } from '../cities/index.js';
import { PlaceStatus } from '../places/index.js';
import { Review } from '../reviews/index.js';
import { DecisionKind } from '../standing/index.js';
import type { User } from '../users/index.js';
import { Report, ReportReason, ReportStatus } from './report.entity.js';
import { forgetNetworks } from './report.purge.js';

let server: TestServer;
let person: User;
let headers: Record<string, string>;
let keeper: User;
let moderator: Record<string, string>;
beforeAll(async () => (server = await startServer({ env: { TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:1' } })));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  person = await buildUser(server.dataSource);
  headers = await server.signInAs(person);
  keeper = await buildUser(server.dataSource, { role: 'moderator' });
  moderator = await server.signInAs(keeper);
});
afterAll(() => server.stop());

const APPROVED_PHOTO = { status: ModerationStatus.APPROVED, usedAt: new Date() };

const rows = () => server.dataSource.getRepository(Report);
/** Headers of a request that the proxy forwards from this address. */
const from = (network: string) => ({ 'X-Forwarded-For': network });
let networks = 0;
/** Signs in a new user whose reports count, and returns headers with a network of its own. */
const someone = async (overrides: Partial<User> = {}, network = `10.0.${(networks = (networks + 1) % 250)}.1`) => ({
  ...(await server.signInAs(await buildReporter(server.dataSource, overrides))),
  ...from(network),
});
const reviewRow = (id: string) => server.dataSource.getRepository(Review).findOneByOrFail({ id });

const EDGES = ['GraphQL', 'REST'] as const;
type Edge = (typeof EDGES)[number];

/** Sends a report, and returns its error. Without a code, the report was accepted. */
async function report(edge: Edge, input: { reason?: unknown } & Record<string, unknown>, as = headers) {
  const reason = input.reason ?? 'spam';
  if (edge === 'REST') {
    const { status, body } = await server.send<Partial<ErrorBody>>('POST', '/api/reports', { ...input, reason }, as);
    expect(body.code ? status >= 400 && status < 500 : status === 201).toBe(true);
    return { code: body.code, message: body.code && body.message, fields: body.fields };
  }
  const named = typeof reason === 'string' ? reason.toUpperCase().replace('-', '_') : reason;
  const { body } = await server.graphql<{ createReport: true } | null>(
    'mutation ($input: ReportInput!) { createReport(input: $input) }',
    { input: { ...input, reason: named } },
    { headers: as },
  );
  const error = body.errors?.[0];
  if (!error) expect(body.data).toEqual({ createReport: true });
  return { code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}

async function close(mutation: 'dismissReports' | 'upholdReports', input: object, as: Record<string, string>) {
  const { body } = await server.graphql<Record<string, { id: string; count: number }> | null>(
    `mutation ($input: ReportTargetInput!) { ${mutation}(input: $input) { id count } }`,
    { input },
    { headers: as },
  );
  const error = body.errors?.[0];
  const change = body.data?.[mutation];
  return { id: change?.id ?? '', n: change?.count, code: error?.extensions.code, message: error?.message };
}
const dismiss = (input: object, as = moderator) => close('dismissReports', input, as);
const uphold = (input: object, as = moderator) => close('upholdReports', input, as);

/** Closes the reports of a review as after a decision of a moderator. */
const decide = (id: string, isApproved: boolean) => servicesOf(server).reports.settle({ kind: 'review', ids: [id], isApproved, change: beginChange(keeper) });

describe.each(EDGES)('over %s', (edge) => {
  test('a person reports a place, a review and a photo, once each', async () => {
    const targets = [
      { placeId: (await buildPlace(server.dataSource)).id },
      { reviewId: (await buildReview(server.dataSource)).id },
      { photoId: (await buildPhoto(server.dataSource, APPROVED_PHOTO)).id },
    ];
    for (const target of targets) {
      expect(await report(edge, { ...target, reason: 'privacy', note: ' My face is on it. ' })).toEqual({
        code: undefined,
        message: undefined,
        fields: undefined,
      });
      expect(await rows().findOneByOrFail(target)).toMatchObject({
        reporterId: person.id,
        reason: ReportReason.PRIVACY,
        note: 'My face is on it.',
        status: ReportStatus.OPEN,
        decidedAt: null,
        decidedBy: null,
      });
      expect(await report(edge, target)).toMatchObject({ code: 'CONFLICT', message: 'You have already reported this.' });
      expect((await report(edge, target, await someone())).code).toBeUndefined();
    }
    expect(await rows().count()).toBe(6);
  });

  test('rejects visitors', async () => {
    expect(await report(edge, { placeId: (await buildPlace(server.dataSource)).id }, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await rows().count()).toBe(0);
  });

  test('requires exactly one target', async () => {
    const [placeId, reviewId, photoId] = [newId(), newId(), newId()];
    for (const input of [{}, { placeId: null }, { placeId, reviewId }, { placeId, reviewId, photoId }, { reviewId, photoId }]) {
      expect(await report(edge, input)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { placeId: 'Name one place, one review or one photo' } });
    }
  });

  test.each<[string, object]>([
    ['placeId', { placeId: 'x' }],
    ['reviewId', { reviewId: 'a\0' }],
    ['photoId', { photoId: `${newId()}0` }],
    ['note', { note: 'x'.repeat(501) }],
    ['note', { note: 'a\u0007b' }],
    ['note', { reason: 'other' }],
    ['note', { reason: 'other', note: ' \n ' }],
  ])('rejects a wrong %s: %j', async (field, input) => {
    const { code, fields } = await report(edge, { ...(!/Id$/.test(field) && { placeId: (await buildPlace(server.dataSource)).id }), ...input });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('accepts the reason OTHER with a note', async () => {
    const { id: placeId } = await buildPlace(server.dataSource);
    expect((await report(edge, { placeId, reason: 'other', note: 'It is haunted.' })).code).toBeUndefined();
  });

  test('rejects targets that the user cannot see with NOT_FOUND', async () => {
    const place = (overrides: object) => buildPlace(server.dataSource, overrides);
    const [pending, inactive, deleted] = [
      await place({ status: PlaceStatus.PENDING }),
      await place({ status: PlaceStatus.INACTIVE }),
      await place({ deletedAt: new Date() }),
    ];
    const hidden = await place({ cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id });
    for (const placeId of [pending.id, inactive.id, deleted.id, hidden.id, newId()]) {
      expect(await report(edge, { placeId })).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found' });
    }
    for (const overrides of [
      { status: ModerationStatus.PENDING },
      { status: ModerationStatus.REJECTED },
      { status: ModerationStatus.REJECTED, heldAt: new Date() },
      { deletedAt: new Date() },
      { placeId: hidden.id },
      { placeId: pending.id },
      { placeId: hidden.id, status: ModerationStatus.PENDING, heldAt: new Date() },
    ])
      expect(await report(edge, { reviewId: (await buildReview(server.dataSource, overrides)).id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Review not found',
      });
    for (const overrides of [{ status: ModerationStatus.PENDING }, { status: ModerationStatus.REJECTED }, { deletedAt: new Date() }, { usedAt: null }]) {
      expect(await report(edge, { photoId: (await buildPhoto(server.dataSource, { ...APPROVED_PHOTO, ...overrides })).id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Photo not found',
      });
    }
    for (const input of [{ reviewId: newId() }, { photoId: newId() }]) expect((await report(edge, input)).code).toBe('NOT_FOUND');
    expect(await rows().count()).toBe(0);
  });

  test('rejects own contributions with FORBIDDEN', async () => {
    const { id: userId } = person;
    const own = [
      { placeId: (await buildPlace(server.dataSource, { createdBy: userId })).id },
      { placeId: (await buildPlace(server.dataSource, { createdBy: userId, status: PlaceStatus.PENDING })).id },
      { reviewId: (await buildReview(server.dataSource, { userId })).id },
      { photoId: (await buildPhoto(server.dataSource, { ...APPROVED_PHOTO, userId })).id },
    ];
    for (const target of own) expect(await report(edge, target)).toMatchObject({ code: 'FORBIDDEN', message: 'You cannot report your own contributions.' });
    expect(await report(edge, { reviewId: (await buildReview(server.dataSource, { userId, deletedAt: new Date() })).id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('stores one of several concurrent reports of the same target', async () => {
    const { id: placeId } = await buildPlace(server.dataSource);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => report(edge, { placeId })));
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(7);
  });

  test('accepts at most 50 reports a day from a user, also with concurrent requests', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const place = async () => (await buildPlace(server.dataSource, { cityId })).id;
    for (let i = 0; i < 48; i++) await servicesOf(server).activities.note(person, { action: ActivityAction.CREATED, kind: ActivityTarget.REPORT, id: newId() });
    const places = await Promise.all(Array.from({ length: 5 }, place));
    const outcomes = await Promise.all(places.map((placeId) => report(edge, { placeId })));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['TOO_MANY', 'TOO_MANY', 'TOO_MANY', undefined, undefined]);
    expect((await report(edge, { placeId: await place() }, await someone())).code).toBeUndefined();
  });
});

test.each([undefined, null, 7, '', 'rude', 'SPAM', [], { reason: 'spam' }])('REST rejects the reason %j', async (reason) => {
  const { body } = await server.send<ErrorBody>('POST', '/api/reports', { placeId: newId(), reason }, headers);
  expect(body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: 'Please choose a reason' } });
});

describe('a review that several people report', () => {
  test('is hidden at the third open report, and its rating counts until a moderator decides', async () => {
    const { id: reviewId, placeId } = await buildReview(server.dataSource, { rating: 1 });
    const average = async () => (await server.rest<{ rating: { count: number } }>(`/api/places/${placeId}`)).body.rating.count;
    await report('REST', { reviewId }, await someone());
    await report('REST', { reviewId }, await someone());
    expect([(await reviewRow(reviewId)).status, await average()]).toEqual([ModerationStatus.APPROVED, 1]);
    await report('REST', { reviewId }, await someone());
    expect(await reviewRow(reviewId)).toMatchObject({ status: ModerationStatus.PENDING, heldAt: expect.any(Date) as Date });
    expect((await server.rest(`/api/places/${placeId}/reviews`)).body).toEqual({ reviews: [] });
    expect(await average()).toBe(1);
    await server.graphql(`mutation { rejectReviews(selection: { ids: ["${reviewId}"] }, input: { reason: "Untrue" }) { id } }`, {}, { headers: moderator });
    expect(await average()).toBe(0);
  });

  test.each<[string, (i: number) => Promise<Record<string, string>>]>([
    ['without a confirmed address', () => someone({ isVerified: false })],
    ['with accounts of today', () => someone({ createdAt: new Date(Date.now() - 23 * 3_600_000) })],
    ['in one IPv4 network', (i) => someone({}, `203.0.113.${i}`)],
    ['in one IPv6 network', (i) => someone({}, `2001:db8:7:${i}::1`)],
    [
      'whose last report was dismissed',
      async () => {
        const { id: userId } = await buildReporter(server.dataSource);
        await buildDecision(server.dataSource, { userId, kind: DecisionKind.REPORT_DISMISSED });
        return { ...(await server.signInAs({ id: userId })), ...from(`10.1.${(networks = (networks + 1) % 250)}.1`) };
      },
    ],
  ])('stays public if its reporters are people %s', async (_who, strange) => {
    const { id: reviewId } = await buildReview(server.dataSource);
    const strangers = await Promise.all([1, 2, 3, 4, 5].map((i) => strange(i)));
    for (const as of strangers) await report('REST', { reviewId }, as);
    // One more report that counts is not enough: the five others count as one at most.
    await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.APPROVED);
    expect(await rows().countBy({ reviewId, status: ReportStatus.OPEN })).toBe(6);
    const queue = await server.graphql<{ moderationQueue: { items: object[] } }>(
      '{ moderationQueue(kind: REPORT) { items { id } } }',
      {},
      { headers: moderator },
    );
    expect(queue.body.data.moderationQueue.items).toEqual([{ id: `report:${reviewId}` }]);
  });

  test('is hidden with the report of a user who was right more often than dismissed', async () => {
    const { id: reviewId } = await buildReview(server.dataSource);
    const { id: userId } = await buildReporter(server.dataSource);
    const { REPORT_AGREED, REPORT_DISMISSED } = DecisionKind;
    for (const kind of [REPORT_AGREED, REPORT_DISMISSED, REPORT_AGREED]) await buildDecision(server.dataSource, { userId, kind });
    await report('REST', { reviewId }, { ...(await server.signInAs({ id: userId })), ...from('10.2.1.1') });
    for (let i = 0; i < 2; i++) await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.PENDING);
  });

  test('stores only a keyed hash of a network, until the decision or for 30 days', async () => {
    const { id: reviewId } = await buildReview(server.dataSource);
    const [decided, old, fresh] = [await someone({}, '198.51.100.7'), await someone(), await someone()];
    for (const as of [decided, old, fresh]) await report('REST', { reviewId }, as);
    const keys = async () => (await rows().find({ order: { id: 'ASC' } })).map(({ networkKey }) => networkKey);
    expect(await keys()).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
    expect(JSON.stringify(await rows().find())).not.toContain('198.51.100');
    const [first, second] = await rows().find({ order: { id: 'ASC' } });
    await rows().update(first?.id ?? '', { status: ReportStatus.DISMISSED });
    await rows().update(second?.id ?? '', { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) });
    expect(await forgetNetworks(server.dataSource)).toBe(2);
    expect(await keys()).toEqual([null, null, expect.any(String)]);
  });

  test('is hidden once by ten concurrent reports, and no report is lost', async () => {
    const { id: reviewId } = await buildReview(server.dataSource);
    const people = await Promise.all(Array.from({ length: 10 }, () => someone()));
    const outcomes = await Promise.all(people.map((as, i) => report(EDGES[i % 2] ?? 'REST', { reviewId }, as)));
    expect(outcomes.filter(({ code }) => code)).toEqual([]);
    expect(await rows().countBy({ reviewId, status: ReportStatus.OPEN })).toBe(10);
    const { status, heldAt } = await reviewRow(reviewId);
    expect([status, heldAt]).toEqual([ModerationStatus.PENDING, expect.any(Date)]);
    await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).heldAt).toEqual(heldAt);
  });

  test('is hidden by exactly three concurrent reports', async () => {
    const people = await Promise.all([someone(), someone(), someone()]);
    for (let i = 0; i < 5; i++) {
      const { id: reviewId } = await buildReview(server.dataSource);
      await Promise.all(people.map((as) => report('REST', { reviewId }, as)));
      expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.PENDING);
    }
  });

  test('is not hidden by dismissed reports', async () => {
    const { id: reviewId } = await buildReview(server.dataSource);
    for (let i = 0; i < 2; i++) await report('REST', { reviewId }, await someone());
    expect(await dismiss({ reviewId })).toMatchObject({ n: 2, code: undefined, message: undefined });
    for (let i = 0; i < 2; i++) await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.APPROVED);
    await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.PENDING);
  });

  test('needs three new reports after it was approved again', async () => {
    const { id: reviewId } = await buildReview(server.dataSource);
    for (let i = 0; i < 4; i++) await report('REST', { reviewId }, await someone());
    await server.dataSource.getRepository(Review).update(reviewId, { status: ModerationStatus.APPROVED, heldAt: null });
    await decide(reviewId, true);
    expect(await rows().countBy({ reviewId, status: ReportStatus.DISMISSED, decidedBy: keeper.id })).toBe(4);
    for (let i = 0; i < 2; i++) await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.APPROVED);
    await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.PENDING);
  });

  test('keeps its reports upheld after it was refused', async () => {
    const { id: reviewId } = await buildReview(server.dataSource);
    await report('REST', { reviewId });
    const { id: other } = await buildReport(server.dataSource, { reviewId: (await buildReview(server.dataSource)).id });
    const { id: early } = await buildReport(server.dataSource, { reviewId, status: ReportStatus.DISMISSED });
    await decide(reviewId, false);
    expect(await rows().findOneByOrFail({ reviewId, reporterId: person.id })).toMatchObject({
      status: ReportStatus.UPHELD,
      decidedBy: keeper.id,
      decidedAt: expect.any(Date) as Date,
    });
    expect(await rows().findOneByOrFail({ id: other })).toMatchObject({ status: ReportStatus.OPEN, decidedBy: null });
    expect(await rows().findOneByOrFail({ id: early })).toMatchObject({ status: ReportStatus.DISMISSED, decidedBy: null });
  });
});

test.each([
  ['approves', ReportStatus.DISMISSED],
  ['refuses', ReportStatus.UPHELD],
])('reports of a place that a moderator %s become %s', async (verb, status) => {
  const { id: placeId } = await buildPlace(server.dataSource, { status: PlaceStatus.PENDING });
  await buildReport(server.dataSource, { placeId });
  const selection = `selection: { ids: ["${placeId}"] }`;
  const mutation = verb === 'approves' ? `approvePlaces(${selection})` : `rejectPlaces(${selection}, input: { reason: "No" })`;
  await server.graphql(`mutation { ${mutation} { id } }`, {}, { headers: moderator });
  expect(await rows().findOneByOrFail({ placeId })).toMatchObject({ status, decidedBy: keeper.id });
});

test('a moderator dismisses reports, and gets their number', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  const { id: photoId } = await buildPhoto(server.dataSource, APPROVED_PHOTO);
  for (let i = 0; i < 3; i++) await buildReport(server.dataSource, { placeId });
  await buildReport(server.dataSource, { photoId });
  expect(await dismiss({ placeId })).toMatchObject({ n: 3 });
  expect(await dismiss({ placeId })).toMatchObject({ code: 'CONFLICT', message: 'There are no open reports of this.' });
  expect(await rows().countBy({ placeId, status: ReportStatus.DISMISSED, decidedBy: keeper.id })).toBe(3);
  expect(await rows().countBy({ photoId, status: ReportStatus.OPEN })).toBe(1);
  expect(await dismiss({ photoId })).toMatchObject({ n: 1 });
  expect(await dismiss({ photoId: newId() })).toMatchObject({ code: 'NOT_FOUND', message: 'Photo not found' });
});

test('a moderator upholds reports, and undoes it', async () => {
  const { id: placeId } = await buildPlace(server.dataSource, { name: 'Fort' });
  for (let i = 0; i < 2; i++) await buildReport(server.dataSource, { placeId });
  const { n, id } = await uphold({ placeId });
  expect(n).toBe(2);
  expect(await rows().countBy({ placeId, status: ReportStatus.UPHELD, decidedBy: keeper.id })).toBe(2);
  expect(await server.dataSource.query("SELECT action, label FROM activities WHERE target_kind = 'report'")).toEqual([
    { action: 'upheld', label: 'Fort' },
    { action: 'upheld', label: 'Fort' },
  ]);
  expect(await servicesOf(server).undoing.undo({ id: keeper.id, role: keeper.role, cityIds: null, sessionId: '' }, id)).toBe(2);
  expect(await rows().findBy({ placeId })).toEqual(Array(2).fill(expect.objectContaining({ status: ReportStatus.OPEN, decidedBy: null, decidedAt: null })));
});

test('one of two concurrent decisions about the same reports succeeds', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  await buildReport(server.dataSource, { placeId });
  const outcomes = await Promise.all([dismiss({ placeId }), uphold({ placeId }), dismiss({ placeId })]);
  expect(outcomes.map(({ code = 'ok' }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok']);
});

test('rejects the dismissal of reports of a hidden review, which needs a decision', async () => {
  const { id: reviewId } = await buildReview(server.dataSource, { status: ModerationStatus.PENDING, heldAt: new Date() });
  await buildReport(server.dataSource, { reviewId });
  for (const close of [dismiss, uphold])
    expect(await close({ reviewId })).toMatchObject({ code: 'CONFLICT', message: 'Approve or reject the review instead.' });
  expect(await rows().countBy({ status: ReportStatus.OPEN })).toBe(1);
});

test('only moderators dismiss reports, and only of exactly one target', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  for (const close of [dismiss, uphold]) {
    expect((await close({ placeId }, headers)).code).toBe('FORBIDDEN');
    expect((await close({ placeId }, {})).code).toBe('UNAUTHENTICATED');
    for (const input of [{}, { placeId, reviewId: newId() }, { placeId: 'x' }, { photoId: 'a\0' }]) expect((await close(input)).code).toBe('BAD_USER_INPUT');
  }
});

test('the data download contains only reports by the user, without the moderators', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  await report('REST', { placeId, note: 'Mine' });
  await buildReport(server.dataSource, { placeId, note: 'Theirs' });
  await dismiss({ placeId });
  const { body } = await server.rest<{ reports: object[] }>('/api/auth/me/data', { headers });
  expect(body.reports).toEqual([expect.objectContaining({ placeId, note: 'Mine', reason: 'spam', status: 'dismissed' })]);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`Theirs|${keeper.id}`));
});

test('the dashboard counts reviews with an open report, each once', async () => {
  const admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const count = async () => {
    const { body } = await server.graphql<{ adminStats: { reportedReviews: number } }>('{ adminStats { reportedReviews } }', {}, { headers: admin });
    const rest = await server.rest<{ stats: object }>('/api/admin/dashboard', { headers: admin });
    expect(rest.body.stats).toMatchObject(body.data.adminStats);
    return body.data.adminStats.reportedReviews;
  };
  expect(await count()).toBe(0);
  const { id: reviewId } = await buildReview(server.dataSource);
  for (let i = 0; i < 3; i++) await report('REST', { reviewId }, await someone());
  await buildReport(server.dataSource, { reviewId: (await buildReview(server.dataSource)).id });
  await buildReport(server.dataSource, { reviewId: (await buildReview(server.dataSource)).id, status: ReportStatus.DISMISSED });
  await buildReport(server.dataSource, { reviewId: (await buildReview(server.dataSource, { deletedAt: new Date() })).id });
  await buildReport(server.dataSource, { placeId: (await buildPlace(server.dataSource)).id });
  expect(await count()).toBe(2);
});
