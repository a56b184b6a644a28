import { beginChange } from '../../core/access/change.js';
import { buildCity, buildPhoto, buildPlace, buildReport, buildReview, buildUser, clearGuide } from '../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { newId } from '../../core/db/ids.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import { CityStatus } from '../cities/index.js';
import { PlaceStatus } from '../places/index.js';
import { Review } from '../reviews/index.js';
import type { User } from '../users/index.js';
import { Report, ReportReason, ReportStatus } from './report.entity.js';

let server: TestServer;
let person: User;
let headers: Record<string, string>;
let keeper: User;
let moderator: Record<string, string>;
beforeAll(async () => (server = await startServer()));
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
const someone = async () => server.signInAs(await buildUser(server.dataSource));
const reviewRow = (id: string) => server.dataSource.getRepository(Review).findOneByOrFail({ id });

const EDGES = ['GraphQL', 'REST'] as const;
type Edge = (typeof EDGES)[number];

/** What goes wrong when something is reported; without a code nothing does. */
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

/** What follows when a moderator has decided about a review. */
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

  test('a visitor reports nothing', async () => {
    expect(await report(edge, { placeId: (await buildPlace(server.dataSource)).id }, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await rows().count()).toBe(0);
  });

  test('a report is about exactly one thing', async () => {
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
    ['note', { note: 'a\u202eb' }],
    ['note', { reason: 'other' }],
    ['note', { reason: 'other', note: ' \n ' }],
  ])('a person is told that the %s is wrong: %j', async (field, input) => {
    const { code, fields } = await report(edge, { ...(!/Id$/.test(field) && { placeId: (await buildPlace(server.dataSource)).id }), ...input });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('a person reports for another reason with a note', async () => {
    const { id: placeId } = await buildPlace(server.dataSource);
    expect((await report(edge, { placeId, reason: 'other', note: 'It is haunted.' })).code).toBeUndefined();
  });

  test('what a person does not see is not there to be reported', async () => {
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

  test('nobody reports what is their own', async () => {
    const { id: userId } = person;
    const own = [
      { placeId: (await buildPlace(server.dataSource, { createdBy: userId })).id },
      { placeId: (await buildPlace(server.dataSource, { createdBy: userId, status: PlaceStatus.PENDING })).id },
      { reviewId: (await buildReview(server.dataSource, { userId })).id },
      { photoId: (await buildPhoto(server.dataSource, { ...APPROVED_PHOTO, userId })).id },
    ];
    for (const target of own) expect(await report(edge, target)).toMatchObject({ code: 'FORBIDDEN', message: 'This is your own.' });
    expect(await report(edge, { reviewId: (await buildReview(server.dataSource, { userId, deletedAt: new Date() })).id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a person who reports the same at once does so once', async () => {
    const { id: placeId } = await buildPlace(server.dataSource);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => report(edge, { placeId })));
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(7);
  });

  test('a person reports at most 50 things in a day, however many at once', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const place = async () => (await buildPlace(server.dataSource, { cityId })).id;
    await buildReport(server.dataSource, { placeId: await place(), reporterId: person.id, createdAt: new Date(Date.now() - 25 * 3_600_000) });
    for (let i = 0; i < 48; i++) await buildReport(server.dataSource, { placeId: await place(), reporterId: person.id });
    const places = await Promise.all(Array.from({ length: 5 }, place));
    const outcomes = await Promise.all(places.map((placeId) => report(edge, { placeId })));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['TOO_MANY', 'TOO_MANY', 'TOO_MANY', undefined, undefined]);
    expect((await report(edge, { placeId: await place() }, await someone())).code).toBeUndefined();
  });
});

test.each([undefined, null, 7, '', 'rude', 'SPAM', [], { reason: 'spam' }])('a REST client names one of the reasons, not %j', async (reason) => {
  const { body } = await server.send<ErrorBody>('POST', '/api/reports', { placeId: newId(), reason }, headers);
  expect(body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: 'Please choose a reason' } });
});

describe('a review that several people report', () => {
  test('is held at the third open report, and its stars no longer count', async () => {
    const { id: reviewId, placeId } = await buildReview(server.dataSource, { rating: 1 });
    const average = async () => (await server.rest<{ rating: { count: number } }>(`/api/places/${placeId}`)).body.rating.count;
    await report('REST', { reviewId }, await someone());
    await report('REST', { reviewId }, await someone());
    expect([(await reviewRow(reviewId)).status, await average()]).toEqual([ModerationStatus.APPROVED, 1]);
    await report('REST', { reviewId }, await someone());
    expect(await reviewRow(reviewId)).toMatchObject({ status: ModerationStatus.PENDING, heldAt: expect.any(Date) as Date });
    expect(await average()).toBe(0);
  });

  test('is held once where 20 people report it at once, and no report is lost', async () => {
    const { id: reviewId } = await buildReview(server.dataSource);
    const people = await Promise.all(Array.from({ length: 20 }, someone));
    const outcomes = await Promise.all(people.map((as, i) => report(EDGES[i % 2] ?? 'REST', { reviewId }, as)));
    expect(outcomes.filter(({ code }) => code)).toEqual([]);
    expect(await rows().countBy({ reviewId, status: ReportStatus.OPEN })).toBe(20);
    const { status, heldAt } = await reviewRow(reviewId);
    expect([status, heldAt]).toEqual([ModerationStatus.PENDING, expect.any(Date)]);
    await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).heldAt).toEqual(heldAt);
  });

  test('is held where exactly three people report it at once', async () => {
    const people = await Promise.all([someone(), someone(), someone()]);
    for (let i = 0; i < 5; i++) {
      const { id: reviewId } = await buildReview(server.dataSource);
      await Promise.all(people.map((as) => report('REST', { reviewId }, as)));
      expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.PENDING);
    }
  });

  test('is not held by reports that a moderator has dismissed', async () => {
    const { id: reviewId } = await buildReview(server.dataSource);
    for (let i = 0; i < 2; i++) await report('REST', { reviewId }, await someone());
    expect(await dismiss({ reviewId })).toMatchObject({ n: 2, code: undefined, message: undefined });
    for (let i = 0; i < 2; i++) await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.APPROVED);
    await report('REST', { reviewId }, await someone());
    expect((await reviewRow(reviewId)).status).toBe(ModerationStatus.PENDING);
  });

  test('needs three new reports once it was approved again', async () => {
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

  test('keeps its reports upheld once it was refused', async () => {
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
])('reports of what a moderator %s are %s with it', async (verb, status) => {
  const { id: placeId } = await buildPlace(server.dataSource, { status: PlaceStatus.PENDING });
  await buildReport(server.dataSource, { placeId });
  const selection = `selection: { ids: ["${placeId}"] }`;
  const mutation = verb === 'approves' ? `approvePlaces(${selection})` : `rejectPlaces(${selection}, input: { reason: "No" })`;
  await server.graphql(`mutation { ${mutation} { id } }`, {}, { headers: moderator });
  expect(await rows().findOneByOrFail({ placeId })).toMatchObject({ status, decidedBy: keeper.id });
});

test('a moderator dismisses what was reported without reason, and hears how much that was', async () => {
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

test('a moderator finds reports to be right, and takes it back', async () => {
  const { id: placeId } = await buildPlace(server.dataSource, { name: 'Fort' });
  for (let i = 0; i < 2; i++) await buildReport(server.dataSource, { placeId });
  const { n, id } = await uphold({ placeId });
  expect(n).toBe(2);
  expect(await rows().countBy({ placeId, status: ReportStatus.UPHELD, decidedBy: keeper.id })).toBe(2);
  expect(await server.dataSource.query("SELECT action, label FROM activities WHERE target_kind = 'report'")).toEqual([
    { action: 'upheld', label: 'Fort' },
    { action: 'upheld', label: 'Fort' },
  ]);
  expect(await servicesOf(server).undoing.undo({ id: keeper.id, role: keeper.role, sessionId: '' }, id)).toBe(2);
  expect(await rows().findBy({ placeId })).toEqual(Array(2).fill(expect.objectContaining({ status: ReportStatus.OPEN, decidedBy: null, decidedAt: null })));
});

test('of two moderators who close the same reports at once one does', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  await buildReport(server.dataSource, { placeId });
  const outcomes = await Promise.all([dismiss({ placeId }), uphold({ placeId }), dismiss({ placeId })]);
  expect(outcomes.map(({ code = 'ok' }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok']);
});

test('a review that is held is decided about in place of having its reports dismissed', async () => {
  const { id: reviewId } = await buildReview(server.dataSource, { status: ModerationStatus.PENDING, heldAt: new Date() });
  await buildReport(server.dataSource, { reviewId });
  for (const close of [dismiss, uphold])
    expect(await close({ reviewId })).toMatchObject({ code: 'CONFLICT', message: 'Approve or reject the review instead.' });
  expect(await rows().countBy({ status: ReportStatus.OPEN })).toBe(1);
});

test('nobody but a moderator dismisses reports, and only of exactly one thing', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  for (const close of [dismiss, uphold]) {
    expect((await close({ placeId }, headers)).code).toBe('FORBIDDEN');
    expect((await close({ placeId }, {})).code).toBe('UNAUTHENTICATED');
    for (const input of [{}, { placeId, reviewId: newId() }, { placeId: 'x' }, { photoId: 'a\0' }]) expect((await close(input)).code).toBe('BAD_USER_INPUT');
  }
});

test("a person gets their reports with the rest of their data, without who has decided, and nobody else's", async () => {
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
