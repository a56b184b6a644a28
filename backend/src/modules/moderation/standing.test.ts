import { IsNull } from 'typeorm';
import { act, issueLink } from '../../../test/accounts.js';
import {
  buildDecision,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildReport,
  buildReview,
  buildTrust,
  buildUser,
  clearGuide,
  PASSWORD,
  PASSWORD_HASH,
} from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { PlaceStatus } from '../places/index.js';
import { Review } from '../reviews/index.js';
import { Decision, DecisionKind, purgeDecisions } from '../standing/index.js';
import { User } from '../users/index.js';

const { APPROVED, PENDING } = ModerationStatus;
const DAY = 24 * 3_600_000;
const INPUT = { rating: 4, comment: 'Quiet in the morning, and the gate is grand.' };

let server: TestServer;
let me: User;
let headers: Record<string, string>;
let keeper: User;
let moderator: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  me = await buildUser(server.dataSource, { email: 'asha@example.org', passwordHash: PASSWORD_HASH });
  headers = await server.signInAs(me);
  keeper = await buildUser(server.dataSource, { role: 'moderator' });
  moderator = await server.signInAs(keeper);
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(() => server.stop());

const decisions = () => server.dataSource.getRepository(Decision);
const standing = () => servicesOf(server).standing.of(me.id);
const reviewStatus = async (id: string) => (await server.dataSource.getRepository(Review).findOneByOrFail({ id })).status;

/** Sends a mutation that must succeed, and returns its result. */
async function mutate<Answer = { id: string }>(mutation: string, as: Record<string, string>): Promise<Answer> {
  const { body } = await server.graphql<{ done: Answer }>(`mutation { done: ${mutation} }`, {}, { headers: as });
  expect(body.errors).toBeUndefined();
  return body.data.done;
}
const select = (ids: readonly string[]) => `selection: { ids: ${JSON.stringify(ids)} }`;
const approve = (...ids: string[]) => mutate(`approveReviews(${select(ids)}) { id }`, moderator);
const refuse = (...ids: string[]) => mutate(`rejectReviews(${select(ids)}, input: { reason: "Spam" }) { id }`, moderator);
const undo = (change: { id: string }) => mutate(`undo(changeId: "${change.id}")`, moderator);

/** Writes a review of a new place, over the API. */
async function write(as = headers): Promise<{ id: string; status: ModerationStatus }> {
  const { id: placeId } = await buildPlace(server.dataSource);
  const { status, body } = await server.send<{ _id: string }>('POST', `/api/places/${placeId}/reviews`, INPUT, as);
  expect(status).toBe(201);
  return { id: body._id, status: await reviewStatus(body._id) };
}

/** Has three reviews approved, so that the next one needs no moderator. */
async function earnTrust(as = headers): Promise<void> {
  for (let i = 0; i < 3; i++) await approve((await write(as)).id);
  expect((await write(as)).status).toBe(APPROVED);
}

test('trust begins with the third approval by a moderator', async () => {
  const statuses: ModerationStatus[] = [];
  for (let i = 0; i < 4; i++) {
    const { id, status } = await write();
    statuses.push(status);
    if (status === PENDING) await approve(id);
  }
  expect(statuses).toEqual([PENDING, PENDING, PENDING, APPROVED]);
});

test('a refused review prevents automatic approval even after its author deletes it', async () => {
  const { id } = await write();
  await refuse(id);
  await buildTrust(server.dataSource, me.id);
  expect((await write()).status).toBe(PENDING);
  expect((await server.send('DELETE', `/api/reviews/${id}`, undefined, headers)).status).toBe(200);
  expect((await write()).status).toBe(PENDING);
});

test('a refused review prevents automatic approval after an edit, until a moderator approves it', async () => {
  await earnTrust();
  const { id } = await write();
  await refuse(id);
  expect((await server.send('PUT', `/api/reviews/${id}`, { ...INPUT, comment: 'Better words' }, headers)).status).toBe(200);
  expect(await reviewStatus(id)).toBe(PENDING);
  expect((await write()).status).toBe(PENDING);
  await approve(id);
  expect((await write()).status).toBe(APPROVED);
});

test('the deletion of a review by an admin counts as a refusal, and no longer as an approval', async () => {
  await earnTrust();
  const { id } = await write();
  await mutate(`deleteReviews(${select([id])}) { id }`, admin);
  expect((await write()).status).toBe(PENDING);
  expect(await decisions().findOneByOrFail({ targetId: id })).toMatchObject({ kind: DecisionKind.REVIEW_REFUSED, reason: 'deleted' });
});

test('a refused photo prevents automatic approval even after its owner deletes it', async () => {
  await earnTrust();
  const { id } = await buildPhoto(server.dataSource, { userId: me.id, usedAt: new Date() });
  await mutate(`rejectPhotos(ids: ["${id}"], input: { reason: "Blurred" }) { id }`, moderator);
  expect((await server.send('DELETE', `/api/photos/${id}`, undefined, headers)).status).toBe(200);
  expect((await write()).status).toBe(PENDING);
});

test('more refused than approved suggestions prevent automatic approval', async () => {
  await earnTrust();
  const suggest = async () => (await buildPlace(server.dataSource, { createdBy: me.id, status: PlaceStatus.PENDING })).id;
  await mutate(`rejectPlaces(${select([await suggest()])}, input: { reason: "No place" }) { id }`, moderator);
  expect((await write()).status).toBe(PENDING);
  await mutate(`approvePlaces(${select([await suggest()])}) { id }`, moderator);
  expect((await write()).status).toBe(APPROVED);
});

test('a refusal counts for 12 months, an approval permanently', async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY);
  for (let i = 0; i < 3; i++) await buildDecision(server.dataSource, { userId: me.id, decidedAt: ago(900) });
  const { id } = await buildDecision(server.dataSource, { userId: me.id, kind: DecisionKind.REVIEW_REFUSED, decidedAt: ago(360) });
  expect((await write()).status).toBe(PENDING);
  await decisions().update(id, { decidedAt: ago(370) });
  expect((await write()).status).toBe(APPROVED);
});

test.each<[DecisionKind, () => Promise<{ mutation: string; as: Record<string, string>; targetId: string }>]>([
  [DecisionKind.REVIEW_APPROVED, () => reviewBy('approveReviews', '')],
  [DecisionKind.REVIEW_REFUSED, () => reviewBy('rejectReviews', ', input: { reason: "No" }')],
  [DecisionKind.PHOTO_APPROVED, () => photoBy('approvePhotos', '')],
  [DecisionKind.PHOTO_REFUSED, () => photoBy('rejectPhotos', ', input: { reason: "No" }')],
  [DecisionKind.SUGGESTION_APPROVED, () => placeBy('approvePlaces', '')],
  [DecisionKind.SUGGESTION_REFUSED, () => placeBy('rejectPlaces', ', input: { reason: "No" }')],
  [DecisionKind.SUGGESTION_APPROVED, () => editBy('applyPlaceEdit', '')],
  [DecisionKind.SUGGESTION_REFUSED, () => editBy('rejectPlaceEdit', ', input: { reason: "No" }')],
  [DecisionKind.REPORT_AGREED, () => reportBy('upholdReports')],
  [DecisionKind.REPORT_DISMISSED, () => reportBy('dismissReports')],
  [
    DecisionKind.SUSPENDED,
    async () => ({ mutation: `suspendUser(id: "${me.id}", until: "${new Date(Date.now() + DAY).toISOString()}")`, as: admin, targetId: me.id }),
  ],
])('%s is stored with the decision, without text, and removed by undo', async (kind, prepare) => {
  const { mutation, as, targetId } = await prepare();
  const change = await mutate(`${mutation} { id }`, as);
  const [decision, ...others] = await decisions().findBy({ userId: me.id });
  expect(others).toEqual([]);
  expect(decision).toMatchObject({ kind, targetId, changeId: change.id, decidedBy: expect.any(String) as string, addressKey: null, forgetAt: null });
  expect(decision?.reason).toBe(kind.startsWith('report') ? 'spam' : null);
  expect(decision?.until).toEqual(kind === DecisionKind.SUSPENDED ? expect.any(Date) : null);
  await mutate(`undo(changeId: "${change.id}")`, as);
  expect(await decisions().count()).toBe(0);
});

const reviewBy = async (name: string, input: string) => {
  const { id } = await buildReview(server.dataSource, { userId: me.id, status: PENDING });
  return { mutation: `${name}(${select([id])}${input})`, as: moderator, targetId: id };
};
const photoBy = async (name: string, input: string) => {
  const { id } = await buildPhoto(server.dataSource, { userId: me.id, usedAt: new Date() });
  return { mutation: `${name}(ids: ["${id}"]${input})`, as: moderator, targetId: id };
};
const placeBy = async (name: string, input: string) => {
  const { id } = await buildPlace(server.dataSource, { createdBy: me.id, status: PlaceStatus.PENDING });
  return { mutation: `${name}(${select([id])}${input})`, as: moderator, targetId: id };
};
const editBy = async (name: string, input: string) => {
  const { id } = await buildPlaceEdit(server.dataSource, { userId: me.id });
  return { mutation: `${name}(id: "${id}"${input})`, as: moderator, targetId: id };
};
const reportBy = async (name: string) => {
  const { id: reviewId } = await buildReview(server.dataSource);
  const { id } = await buildReport(server.dataSource, { reviewId, reporterId: me.id });
  return { mutation: `${name}(input: { reviewId: "${reviewId}" })`, as: moderator, targetId: id };
};

test('stores a row per target of a decision, and undo restores the former decisions', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await buildReview(server.dataSource, { userId: me.id, status: PENDING })).id);
  await approve(...ids);
  expect((await standing()).reviews).toEqual({ approved: 4, refused: 0, refusedLately: 0 });
  const change = await refuse(...ids.slice(0, 3));
  expect((await standing()).reviews).toEqual({ approved: 1, refused: 3, refusedLately: 3 });
  await undo(change);
  expect((await standing()).reviews).toEqual({ approved: 4, refused: 0, refusedLately: 0 });
});

test('moderators earn no trust by decisions about themselves', async () => {
  const { id } = await buildReview(server.dataSource, { userId: keeper.id, status: PENDING });
  await approve(id);
  expect(await decisions().count()).toBe(0);
});

describe('a user who deletes the account', () => {
  const register = async (email: string) => {
    const { token, code, message } = await act(server, 'REST', 'register', { name: 'Asha', email, password: PASSWORD });
    return { code, message, headers: { Authorization: `Bearer ${token}` } };
  };
  const leave = async (as = headers) => expect((await act(server, 'REST', 'deleteAccount', { currentPassword: PASSWORD }, as)).code).toBeUndefined();

  test.each(['asha@example.org', 'Asha+reviews@Example.ORG'])('and registers again as %s has the same refusals', async (email) => {
    await refuse((await write()).id);
    await leave();
    const { headers: again } = await register(email);
    const { id } = await server.dataSource.getRepository(User).findOneByOrFail({ email });
    await buildTrust(server.dataSource, id);
    expect((await write(again)).status).toBe(PENDING);
  });

  test('leaves no ids of user, contributions or moderators', async () => {
    const { id } = await write();
    await refuse(id);
    await leave();
    const [left, ...others] = await decisions().find();
    expect(others).toEqual([]);
    expect(left).toMatchObject({ userId: null, kind: DecisionKind.REVIEW_REFUSED, decidedBy: null, changeId: null });
    expect(left?.addressKey).toMatch(/^[0-9a-f]{64}$/);
    expect(left?.forgetAt?.getTime()).toBeGreaterThan(Date.now() + 364 * DAY);
    expect([left?.targetId, JSON.stringify(left)]).toEqual([expect.not.stringMatching(id), expect.not.stringMatching(/asha|example/i)]);
  });

  test('and registers again is trusted again only after proving the mailbox', async () => {
    await buildTrust(server.dataSource, me.id);
    await leave();
    const { headers: again } = await register('asha@example.org');
    expect((await write(again)).status).toBe(PENDING);
    const user = await server.dataSource.getRepository(User).findOneByOrFail({ email: 'asha@example.org' });
    const token = await issueLink(server, 'verify', user);
    expect((await act(server, 'REST', 'verifyEmail', { token }, again)).code).toBeUndefined();
    expect((await write(again)).status).toBe(APPROVED);
  });

  test('has no stored decisions 12 months later', async () => {
    await refuse((await write()).id);
    await leave();
    expect(await purgeDecisions(server.dataSource)).toBe(0);
    await decisions().update({ userId: IsNull() }, { forgetAt: new Date(Date.now() - 1000) });
    const { headers: again } = await register('asha@example.org');
    const { id } = await server.dataSource.getRepository(User).findOneByOrFail({ email: 'asha@example.org' });
    await buildTrust(server.dataSource, id);
    expect((await write(again)).status).toBe(APPROVED);
    expect(await purgeDecisions(server.dataSource)).toBe(1);
  });

  test('while suspended is suspended again under the same address', async () => {
    const until = new Date(Date.now() + 10 * DAY).toISOString();
    await mutate(`suspendUser(id: "${me.id}", until: "${until}") { id }`, admin);
    await mutate(`deleteUser(id: "${me.id}")`, admin);
    expect(await register('asha@example.org')).toMatchObject({ code: 'FORBIDDEN', message: `This account is suspended until ${until.slice(0, 10)}.` });
    expect((await register('other@example.org')).code).toBeUndefined();
  });
});

test('the data download contains the decisions without the moderators', async () => {
  const { id } = await write();
  await refuse(id);
  const { body } = await server.rest<{ decisions: object[] }>('/api/auth/me/data', { headers });
  expect(body.decisions).toEqual([{ kind: 'review-refused', targetId: id, decidedAt: expect.any(String) as string, reason: null, until: null }]);
  expect(JSON.stringify(body)).not.toContain(keeper.id);
});

test('admins see the decisions about a user, the newest first', async () => {
  const { id } = await write();
  await approve(id);
  await refuse(id);
  const query = `{ adminUser(id: "${me.id}") { decisions { kind targetId decidedAt reason until decider { id } } } }`;
  const { body } = await server.graphql<{ adminUser: { decisions: object[] } }>(query, {}, { headers: admin });
  expect(body.data.adminUser.decisions).toMatchObject([
    { kind: 'REVIEW_REFUSED', targetId: id, decider: { id: keeper.id } },
    { kind: 'REVIEW_APPROVED', targetId: id },
  ]);
});

test('users whose reports were dismissed can send ten a day', async () => {
  for (let i = 0; i < 2; i++) await buildDecision(server.dataSource, { userId: me.id, kind: DecisionKind.REPORT_DISMISSED });
  const outcomes: number[] = [];
  for (let i = 0; i < 11; i++) {
    const { id: placeId } = await buildPlace(server.dataSource);
    outcomes.push((await server.send('POST', '/api/reports', { placeId, reason: 'spam' }, headers)).status);
  }
  expect(outcomes).toEqual([...Array<number>(10).fill(201), 429]);
});
