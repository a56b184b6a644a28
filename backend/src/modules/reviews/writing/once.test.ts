import { type Edge, EDGES } from '../../../../test/accounts.js';
import { buildPhoto, buildPlace, buildUser } from '../../../../test/builders.js';
import { patiently } from '../../../../test/client.js';
import { actOnReview, buildReviewer, driftOf, type ReviewOutcome } from '../../../../test/reviews.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import type { Place } from '../../places/index.js';
import type { User } from '../../users/index.js';
import { Review } from '../review.entity.js';

const INPUT = { rating: 4, title: 'Worth a walk', comment: 'Quiet in the morning.', visitMonth: '2026-03' };

let server: TestServer;
let place: Place;
let me: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => ({ place, me, headers } = await buildReviewer(server)));
afterEach(async () => expect(await driftOf(server.dataSource)).toEqual([]));
afterAll(() => server.stop());

const rows = () => server.dataSource.getRepository(Review).find();
const create = (edge: Edge, key?: string, input: object = {}, { placeId = place.id, as = headers } = {}) =>
  actOnReview(server, edge, 'createReview', { placeId, key, input: { ...INPUT, ...input } }, as);
const many = (count: number, ask: () => Promise<ReviewOutcome>) => Promise.all(Array.from({ length: count }, () => patiently(ask)));

describe.each(EDGES)('over %s', (edge) => {
  test('fifty concurrent requests with the same key add one review', async () => {
    const photoIds = [(await buildPhoto(server.dataSource, { userId: me.id })).id];
    const outcomes = await many(50, () => create(edge, 'attempt-1', { photoIds }));
    const [review, ...others] = await rows();
    expect([others, new Set(outcomes.map(({ id }) => id))]).toEqual([[], new Set([review?.id])]);
    expect(outcomes.filter(({ code }) => code)).toEqual([]);
    expect(await create(edge, 'attempt-1', { photoIds, comment: ` ${INPUT.comment} ` })).toMatchObject({ code: undefined, id: review?.id });
  });

  test('rejects a key that was used for another request', async () => {
    const { id: placeId } = await buildPlace(server.dataSource);
    await create(edge, 'attempt-1');
    const others: [object, { placeId?: string }?][] = [[{ comment: 'Loud' }], [{ rating: 5 }], [{ title: null }], [{ visitMonth: null }], [{}, { placeId }]];
    for (const [input, where] of others) {
      expect(await create(edge, 'attempt-1', input, where)).toMatchObject({ code: 'CONFLICT', message: 'This idempotency key was used for something else.' });
    }
    expect(await rows()).toHaveLength(1);
  });

  test('the same key of another user is independent', async () => {
    const as = await server.signInAs(await buildUser(server.dataSource));
    const [mine, theirs] = [await create(edge, 'attempt-1'), await create(edge, 'attempt-1', { comment: 'Loud' }, { as })];
    expect([mine.code, theirs.code]).toEqual([undefined, undefined]);
    expect(theirs.id).not.toBe(mine.id);
  });

  test('a failed request can be repeated with its key', async () => {
    expect(await create(edge, 'attempt-1', { photoIds: ['01900000-0000-7000-8000-000000000000'] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await create(edge, 'attempt-1')).code).toBeUndefined();
  });

  test('a repeated request does not re-create a review deleted meanwhile', async () => {
    const { id } = await create(edge, 'attempt-1');
    await actOnReview(server, edge, 'deleteReview', { id }, headers);
    expect(await create(edge, 'attempt-1')).toMatchObject({ code: 'NOT_FOUND', message: 'Review not found' });
    expect((await create(edge, 'attempt-2')).code).toBeUndefined();
  });

  test.each(['', 'a b', 'schlüssel', 'x'.repeat(201)])('rejects %.10j as a key', async (key) => {
    const { code, fields } = await create(edge, key);
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['clientMutationId']]);
    expect(await rows()).toEqual([]);
  });

  describe('if PostgreSQL aborts a transaction because of a deadlock', () => {
    const query = (sql: string) => server.dataSource.query(sql);
    beforeEach(() =>
      query(`
      CREATE SEQUENCE undone_attempts; -- counts also what is undone
      CREATE FUNCTION undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('undone_attempts') < 4 THEN RAISE 'deadlock detected' USING ERRCODE = 'deadlock_detected'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER undo AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION undo()`),
    );
    afterEach(() => query('DROP FUNCTION undo CASCADE; DROP SEQUENCE undone_attempts'));

    test('retries it', async () => {
      const { id, code } = await create(edge);
      expect([code, (await rows()).map((row) => row.id)]).toEqual([undefined, [id]]);
    });

    test('gives up with UNAVAILABLE after the fourth attempt', async () => {
      await query('ALTER SEQUENCE undone_attempts MINVALUE -1 RESTART WITH -1');
      expect(await create(edge)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
      expect(await rows()).toEqual([]);
    });
  });

  test('of fifty concurrent reviews of one user for one place, one is stored', async () => {
    const outcomes = await many(50, () => create(edge));
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter(({ code, message }) => code === 'CONFLICT' && message === 'You have already reviewed this place.')).toHaveLength(49);
    expect(await rows()).toHaveLength(1);
  });
});

test('both APIs share the keys', async () => {
  const { id } = await create('REST', 'attempt-1');
  expect(await create('GraphQL', 'attempt-1')).toMatchObject({ code: undefined, id });
});

test('rejects a request with two keys', async () => {
  const { status, body } = await server.rest<ErrorBody>(`/api/places/${place.id}/reviews`, {
    method: 'POST',
    body: JSON.stringify(INPUT),
    headers: [['Content-Type', 'application/json'], ['Idempotency-Key', 'a'], ['Idempotency-Key', 'b'], ...Object.entries(headers)] as [string, string][],
  });
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
});
