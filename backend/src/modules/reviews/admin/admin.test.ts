import { EDGES } from '../../../../test/accounts.js';
import { ask as askServer, type Reply } from '../../../../test/ask.js';
import { buildPhoto, buildPlace, buildReport, buildReview, buildUser, change, clearGuide } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { driftOf } from '../../../../test/reviews.js';
import { servicesOf } from '../../../../test/services.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { CityStatus } from '../../cities/index.js';
import { type Place, PlaceStatus } from '../../places/index.js';
import type { User } from '../../users/index.js';
import { Review } from '../review.entity.js';

const { PENDING, APPROVED, REJECTED } = ModerationStatus;

interface ChangeReply {
  change: { id: string; count: number };
}

let server: TestServer;
let admin: User;
let place: Place;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await server.delivered();
  await clearGuide(server.dataSource);
  server.mails.length = 0;
  place = await buildPlace(server.dataSource);
  admin = await buildUser(server.dataSource, { role: 'admin' });
  headers = await server.signInAs(admin);
});
afterEach(async () => expect(await driftOf(server.dataSource)).toEqual([]));
afterAll(() => server.stop());

const build = (overrides: Partial<Review> = {}) => buildReview(server.dataSource, { placeId: place.id, status: PENDING, ...overrides });
const row = (id: string) => server.dataSource.getRepository(Review).findOneByOrFail({ id });
const ask = <Data>(query: string, variables: object = {}, as = headers): Promise<Reply<Data>> => askServer(server, query, variables, as);
const list = async (args = '', fields = 'comment') =>
  (await ask<{ adminReviews: { items: Record<string, unknown>[]; total: number } }>(`{ adminReviews${args} { total items { ${fields} } } }`)).data.adminReviews;
const commentsOf = async (args: string) => (await list(args)).items.map(({ comment }) => comment);
const approve = (selection: object, as = headers) =>
  ask<ChangeReply>('mutation ($selection: ReviewSelection!) { change: approveReviews(selection: $selection) { id count } }', { selection }, as);
const reject = (selection: object, as = headers) =>
  ask<ChangeReply>(
    'mutation ($selection: ReviewSelection!) { change: rejectReviews(selection: $selection, input: { reason: "Rude" }) { id count } }',
    { selection },
    as,
  );
const remove = (selection: object) =>
  ask<ChangeReply>('mutation ($selection: ReviewSelection!) { change: deleteReviews(selection: $selection) { id count } }', { selection });
const undo = ({ data }: Reply<ChangeReply>, as = headers) => ask<{ undo: number }>('mutation ($id: ID!) { undo(changeId: $id) }', { id: data.change.id }, as);
const written = () => server.dataSource.query<object[]>('SELECT action, target_kind AS kind, label FROM activities ORDER BY created_at, target_kind');

describe('the list of reviews', () => {
  test('returns all fields for admins over both APIs, also for a hidden place', async () => {
    const author = await buildUser(server.dataSource, { name: 'Meera' });
    const review = await build({ userId: author.id, status: REJECTED, rejectionReason: 'Rude', title: null });
    await change(server.dataSource, place, { status: PlaceStatus.INACTIVE });
    const fields = 'id rating title comment user { name } place { id name } moderation { status reason } viewerCan { moderate manage delete }';
    expect((await list('', fields)).items).toEqual([
      {
        id: review.id,
        rating: 4,
        title: null,
        comment: review.comment,
        user: { name: 'Meera' },
        place: { id: place.id, name: place.name },
        moderation: { status: 'REJECTED', reason: 'Rude' },
        viewerCan: { moderate: true, manage: true, delete: false },
      },
    ]);
    const { body } = await server.send('GET', '/api/admin/reviews', undefined, headers);
    expect(body).toEqual([
      expect.objectContaining({
        _id: review.id,
        rating: 4,
        comment: review.comment,
        content: review.comment,
        status: 'rejected',
        rejectionReason: 'Rude',
        user: { name: 'Meera' },
        place: { _id: place.id, name: place.name },
        createdAt: review.createdAt.toISOString(),
      }),
    ]);
  });

  test('finds reviews of any status by their words, author and place', async () => {
    const { dataSource } = server;
    const meera = await buildUser(dataSource, { name: 'Méera Rao', email: 'lantern@example.org' });
    const cafe = await buildPlace(dataSource, { name: 'Café Lantern' });
    await build({ comment: 'one', title: 'Lanterns at dusk', createdAt: new Date('2026-01-03') });
    await build({ comment: 'two, by a lantern', status: APPROVED, createdAt: new Date('2026-01-02') });
    await build({ comment: 'three', placeId: cafe.id, status: REJECTED, createdAt: new Date('2026-01-01') });
    await build({ comment: 'four', userId: meera.id });
    await build({ comment: 'lantern, deleted', deletedAt: new Date() });
    const cases: [string, string[]][] = [
      ['lantern', ['one', 'two, by a lantern', 'three']],
      ['LANTERN cafe', ['three']],
      ['meera', ['four']],
      ['rao meera', ['four']],
      ['example', []],
      ['zzz', []],
      ['!', []],
      ['%', []],
    ];
    for (const [search, comments] of cases) expect([search, await commentsOf(`(filter: { search: "${search}" })`)]).toEqual([search, comments]);
    expect(await commentsOf('(filter: { search: "lantern", status: REJECTED })')).toEqual(['three']);
    expect(
      (await server.send<{ comment: string }[]>('GET', '/api/admin/reviews?search=cafe%20lantern', undefined, headers)).body.map(({ comment }) => comment),
    ).toEqual(['three']);
  });

  test('finds the newest reviews if more match than pages can show', async () => {
    await server.dataSource.query('ALTER TABLE reviews DISABLE TRIGGER USER');
    await server.dataSource.query(
      `INSERT INTO users (id, name, email) SELECT gen_random_uuid(), 'Crowd', 'crowd' || n || '@example.org' FROM generate_series(1, 10050) n`,
    );
    await server.dataSource.query(
      `INSERT INTO reviews (id, place_id, user_id, rating, comment, created_at)
       SELECT gen_random_uuid(), $1, id, 4, 'common ' || email, timestamptz '2020-01-01' + row_number() OVER (ORDER BY length(email::text), email) * interval '1 minute'
       FROM users WHERE name = 'Crowd'`,
      [place.id],
    );
    await server.dataSource.query('ALTER TABLE reviews ENABLE TRIGGER USER');
    expect(await list('(filter: { search: "common" }, page: { size: 1 })')).toEqual({ total: 10_000, items: [{ comment: 'common crowd10050@example.org' }] });
    expect(await list('(filter: { search: "common crowd10049" })')).toEqual({ total: 1, items: [{ comment: 'common crowd10049@example.org' }] });
    const order = { action: 'approve-reviews', selection: { filter: { search: 'common' } }, values: {}, actor: { id: admin.id, isPresent: true } };
    expect(await servicesOf(server).bulk.countLeft(order, { done: 0, details: { after: null } })).toBe(10_050);
    expect((await approve(order.selection)).data.change.count).toBe(0);
    const { text } = await server.send('GET', '/api/admin/reviews.csv?search=common', undefined, headers);
    expect(text.trimEnd().split('\r\n')).toHaveLength(10_051);
    await server.dataSource.query('DELETE FROM reviews');
  }, 60_000);

  test('filters by stars, status, reports, place and user', async () => {
    const author = await buildUser(server.dataSource);
    const one = await build({ comment: 'one', rating: 5, userId: author.id });
    const two = await build({ comment: 'two', rating: 2, status: APPROVED, placeId: (await buildPlace(server.dataSource)).id });
    await buildReport(server.dataSource, { reviewId: two.id });
    const cases: [string, string, string[]][] = [
      ['rating: 5', 'rating=5', ['one']],
      ['status: APPROVED', 'status=approved', ['two']],
      ['reported: true', 'reported=true', ['two']],
      ['reported: false', 'reported=false', ['one']],
      [`placeId: "${place.id}"`, `place=${place.id}`, ['one']],
      [`userId: "${author.id}"`, `user=${author.id}`, ['one']],
      ['placeId: "x"', 'place=x', []],
      [`userId: "${one.placeId}"`, `user=${one.placeId}`, []],
    ];
    for (const [filter, query, comments] of cases) {
      expect([filter, await commentsOf(`(filter: { ${filter} })`)]).toEqual([filter, comments]);
      const { body } = await server.send<{ comment: string }[]>('GET', `/api/admin/reviews?${query}`, undefined, headers);
      expect([query, body.map(({ comment }) => comment)]).toEqual([query, comments]);
    }
    expect((await ask('{ adminReviews(filter: { rating: 6 }) { total } }')).code).toBe('BAD_USER_INPUT');
  });

  test('sorts and pages the list', async () => {
    await build({ comment: 'old', rating: 3, helpfulCount: 0, createdAt: new Date('2024-01-01') });
    await build({ comment: 'new', rating: 3, createdAt: new Date('2025-01-01') });
    await build({ comment: 'best', rating: 5, createdAt: new Date('2023-01-01') });
    expect(await commentsOf('')).toEqual(['new', 'old', 'best']);
    expect(await commentsOf('(direction: ASCENDING)')).toEqual(['best', 'old', 'new']);
    expect(await commentsOf('(sort: RATING)')).toEqual(['best', 'new', 'old']);
    expect(await commentsOf('(sort: RATING, direction: ASCENDING)')).toEqual(['new', 'old', 'best']);
    expect(await commentsOf('(sort: HELPFUL)')).toEqual(['new', 'old', 'best']);
    expect(await commentsOf('(page: { number: 2, size: 2 })')).toEqual(['best']);
    expect(
      (await server.send<{ comment: string }[]>('GET', '/api/admin/reviews?page=2&limit=2', undefined, headers)).body.map(({ comment }) => comment),
    ).toEqual(['best']);
  });

  test('runs as many statements for 20 reviews as for 2', async () => {
    const read = () => list('', 'id user { name } place { name } photos { id } moderation { status } viewerCan { manage } hasVoted');
    for (let i = 0; i < 2; i++) await buildReview(server.dataSource);
    const few = await statementsOf(server.dataSource, read);
    for (let i = 0; i < 18; i++) await buildReview(server.dataSource);
    expect((await statementsOf(server.dataSource, read)).length).toBe(few.length);
  });

  test('exports a CSV file in which no cell is a formula', async () => {
    await build({ comment: '=HYPERLINK("http://evil.example")', title: '+1' });
    const { text } = await server.send('GET', '/api/admin/reviews.csv?status=pending', undefined, headers);
    const [head, line] = text.split('\r\n');
    expect(head).toBe('id,place,author,rating,title,comment,status,rejectionReason,helpful,created');
    expect(line).toContain(`"Shaniwar Wada","Asha Rao",4,"'+1","'=HYPERLINK(""http://evil.example"")","pending",,0,`);
  });
});

describe('a bulk decision', () => {
  test('skips reviews that are already decided, and can be undone at once', async () => {
    const [one, two, done, gone] = [
      await build(),
      await build({ status: REJECTED, rejectionReason: 'Spam' }),
      await build({ status: APPROVED }),
      await build({ deletedAt: new Date() }),
    ];
    const answer = await approve({ ids: [one.id, two.id.toUpperCase(), two.id, done.id, gone.id, 'x', admin.id] });
    expect(answer.data.change.count).toBe(2);
    for (const { id } of [one, two, done]) expect(await row(id)).toMatchObject({ status: APPROVED, rejectionReason: null });
    expect(await written()).toEqual(Array(2).fill({ action: 'approved', kind: 'review', label: place.name }));
    expect((await undo(answer)).data.undo).toBe(2);
    expect([(await row(one.id)).status, (await row(done.id)).status]).toEqual([PENDING, APPROVED]);
    expect(await row(two.id)).toMatchObject({ status: REJECTED, rejectionReason: 'Spam' });
  });

  test('applies to all filtered reviews', async () => {
    const [low, high] = [await build({ rating: 1 }), await build({ rating: 5 })];
    expect((await reject({ filter: { rating: 1, status: 'PENDING' } })).data.change.count).toBe(1);
    expect([(await row(low.id)).status, (await row(high.id)).status]).toEqual([REJECTED, PENDING]);
    expect(await reject({ filter: { rating: 1 } })).toMatchObject({ code: 'CONFLICT', message: 'This review is already rejected.' });
    expect((await reject({ filter: { rating: 2 } })).code).toBe('NOT_FOUND');
  });

  test('rejects a selection with both or neither of ids and filter', async () => {
    for (const selection of [{}, { ids: null }, { ids: [], filter: {} }])
      expect(await approve(selection)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { selection: expect.any(String) as string } });
    expect((await approve({ ids: [] })).code).toBe('NOT_FOUND');
    const ids = [(await build({ status: APPROVED })).id, (await build({ status: APPROVED })).id];
    expect(await approve({ ids })).toMatchObject({ code: 'CONFLICT', message: 'These reviews are already approved.' });
  });

  test('closes the reports of the reviews; undo reopens both', async () => {
    const review = await build({ status: APPROVED });
    const report = await buildReport(server.dataSource, { reviewId: review.id });
    const stateOf = async () => (await server.dataSource.query<{ status: string }[]>('SELECT status FROM reports WHERE id = $1', [report.id]))[0]?.status;
    const answer = await reject({ ids: [review.id] });
    expect([await stateOf(), (await written()).length]).toEqual(['upheld', 2]);
    await undo(answer);
    expect([await stateOf(), (await row(review.id)).status]).toEqual(['open', APPROVED]);
  });

  test('is not undone for a review that was decided again since, even with the same status', async () => {
    const author = await buildUser(server.dataSource);
    const { id } = await build({ userId: author.id, status: APPROVED });
    const first = await reject({ ids: [id] });
    const edit = 'mutation ($id: ID!) { updateReview(id: $id, input: { rating: 1, comment: "Worse than before." }) { id } }';
    expect((await ask(edit, { id }, await server.signInAs(author))).code).toBeUndefined();
    const second = await reject({ ids: [id] });
    expect(await undo(first)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('changed since') as string });
    expect((await row(id)).status).toBe(REJECTED);
    expect((await undo(second)).data.undo).toBe(1);
    expect((await row(id)).status).toBe(PENDING);
  });

  test('sends no notice if it is undone', async () => {
    const { id } = await build();
    await undo(await reject({ ids: [id] }));
    await approve({ ids: [id] });
    await server.delivered();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your review of Shaniwar Wada is published']);
  });

  test('never deadlocks with concurrent decisions', async () => {
    const places = await Promise.all(Array.from({ length: 6 }, () => buildPlace(server.dataSource)));
    const reviews = await Promise.all(places.flatMap(({ id }) => [build({ placeId: id }), build({ placeId: id })]));
    const [even, odd] = [0, 1].map((side) => reviews.filter((_, i) => i % 2 === side).map(({ id }) => id));
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all([
        approve({ ids: even }),
        approve({ ids: odd?.toReversed() }),
        reject({ ids: reviews.map(({ id }) => id).toReversed() }),
        remove({ filter: { rating: 1 } }),
      ]);
      expect(answers.map(({ code }) => code).filter((code) => code !== undefined && code !== 'CONFLICT' && code !== 'NOT_FOUND')).toEqual([]);
      await Promise.all(answers.filter(({ code }) => code === undefined).map((answer) => undo(answer)));
    }
  }, 30_000);

  test('is allowed for moderators, who can undo only their own and cannot list all reviews', async () => {
    const { id } = await build();
    const moderator = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
    const answer = await approve({ ids: [id] }, moderator);
    expect(answer.code).toBeUndefined();
    const other = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
    expect(await undo(answer, other)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await undo(answer, moderator)).data.undo).toBe(1);
    expect((await ask('{ adminReviews { total } }', {}, moderator)).code).toBe('FORBIDDEN');
  });
});

describe('an admin', () => {
  test.each(EDGES)('deletes reviews of any status over %s, with their ratings, and restores them', async (edge) => {
    const author = await buildUser(server.dataSource);
    const review = await build({ status: APPROVED, rating: 5, userId: author.id });
    const photo = await buildPhoto(server.dataSource, { reviewId: review.id, userId: author.id });
    if (edge === 'REST') {
      const { status, body } = await server.send('DELETE', `/api/admin/reviews/${review.id}`, undefined, headers);
      expect([status, body]).toEqual([200, { message: 'The review is deleted.' }]);
    } else {
      const answer = await remove({ ids: [review.id, (await build({ status: REJECTED })).id] });
      expect(answer.data.change.count).toBe(2);
      expect((await server.rest<{ rating: object }>(`/api/places/${place.id}`)).body.rating).toEqual({ average: 0, count: 0 });
      expect((await undo(answer)).data.undo).toBe(2);
      expect((await server.rest<{ rating: object }>(`/api/places/${place.id}`)).body.rating).toEqual({ average: 5, count: 1 });
      expect(await server.dataSource.query('SELECT deleted_at FROM photos WHERE id = $1', [photo.id])).toEqual([{ deleted_at: null }]);
      expect((await remove({ ids: [review.id] })).code).toBeUndefined();
    }
    expect(await row(review.id)).toMatchObject({ deletedAt: expect.any(Date) as Date });
    expect((await remove({ ids: [review.id] })).code).toBe('NOT_FOUND');
  });

  test('cannot restore a review whose author has written another one since', async () => {
    const review = await build();
    const answer = await remove({ ids: [review.id] });
    await build({ userId: review.userId });
    expect(await undo(answer)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('something else has taken its place') as string });
  });

  test('decides over REST, where the reason is optional', async () => {
    const { id } = await build();
    const put = (body: unknown, which = id) =>
      server.send<ErrorBody & { status: string; rejectionReason?: string }>('PUT', `/api/admin/reviews/${which}/status`, body, headers);
    expect((await put({ status: 'approved' })).body).toMatchObject({ _id: id, status: 'approved' });
    expect((await put({ status: 'approved' })).status).toBe(409);
    expect((await put({ status: 'rejected' })).body).toMatchObject({ status: 'rejected', rejectionReason: 'It does not meet the guidelines of this site.' });
    await put({ status: 'approved' });
    expect((await put({ status: 'rejected', reason: ' Spam ' })).body.rejectionReason).toBe('Spam');
    for (const status of ['pending', '', null, undefined, 1])
      expect((await put({ status })).body.fields).toEqual({ status: 'A status is approved or rejected' });
    expect((await put({ status: 'rejected', reason: 'x'.repeat(501) })).body.fields).toEqual({ reason: 'Reason must be at most 500 characters' });
    for (const which of ['x', '%00', admin.id]) expect((await put({ status: 'approved' }, which)).status).toBe(404);
  });

  test('sees the place of a review even if its city is hidden', async () => {
    const { id } = await build({ status: APPROVED });
    await server.dataSource.query('UPDATE cities SET status = $1', [CityStatus.INACTIVE]);
    expect((await list('', 'id place { id }')).items).toEqual([{ id, place: { id: place.id } }]);
  });
});
