import { ask as askServer, type Reply } from '../../../test/ask.js';
import {
  buildCity,
  buildDecision,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildPlaceImage,
  buildPlaceList,
  buildReport,
  buildReview,
  buildUser,
  clearGuide,
} from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { CityStatus } from '../cities/index.js';
import { Place, PlaceEdit, PlaceStatus, purgePlaces } from '../places/index.js';
import { Review } from '../reviews/index.js';
import { Decision, DecisionKind } from '../standing/index.js';
import { Report, ReportStatus } from './report.entity.js';

const client = makeClientDir({
  AppLayout: 'query AppLayout { site { name } }',
  PlaceScreen: 'query PlaceScreen($id: ID!) { place(id: $id) { id } }',
  PlaceCardEmbed: 'query PlaceCardEmbed($id: ID!) { place(id: $id) { id } }',
});
let server: TestServer;
let headers: Record<string, string>;
let cityId: string;
let keep: Place;
let drop: Place;
beforeAll(async () => (server = await startServer({ clientDir: client.clientDir })));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM place_redirects');
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  ({ id: cityId } = await buildCity(server.dataSource));
  keep = await place({ name: 'Shaniwar Wada' });
  drop = await place({ name: 'Shanivar Vada' });
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

const place = (overrides: Partial<Place> = {}) => buildPlace(server.dataSource, { cityId, ...overrides });
const rows = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => server.dataSource.query(sql, values);
const ask = <Data = { mergePlaces: { id: string } }>(query: string, variables: object, as = headers): Promise<Reply<Data>> =>
  askServer(server, query, variables, as);
const MERGE =
  'mutation ($keep: ID!, $keepVersion: Int!, $drop: ID!, $dropVersion: Int!, $take: [MergedField!], $takeParts: [String!]) { mergePlaces(keep: $keep, keepVersion: $keepVersion, drop: $drop, dropVersion: $dropVersion, take: $take, takeParts: $takeParts) { id } }';

/** Merges two places as they are now. */
async function merge({ into = keep.id, from = drop.id, take = [] as string[], takeParts = [] as string[], as = headers } = {}) {
  const versions = await rows<{ id: string; version: number }>('SELECT id, version FROM places WHERE id = ANY($1::uuid[])', [[into, from]]);
  const of = (id: string) => versions.find((row) => row.id === id)?.version ?? 1;
  return ask(MERGE, { keep: into, keepVersion: of(into), drop: from, dropVersion: of(from), take, takeParts }, as);
}
const merged = async (options?: Parameters<typeof merge>[0]) => expect((await merge(options)).code).toBeUndefined();
const read = (id: string) => server.dataSource.getRepository(Place).findOneByOrFail({ id });

describe('a merge', () => {
  test('moves what different users have contributed, and counts it at once', async () => {
    const { dataSource } = server;
    await buildReview(dataSource, { placeId: keep.id, rating: 5 });
    const review = await buildReview(dataSource, { placeId: drop.id, rating: 2 });
    const deleted = await buildReview(dataSource, { placeId: drop.id, deletedAt: new Date() });
    const photo = await buildPhoto(dataSource, { reviewId: review.id, status: ModerationStatus.APPROVED });
    const [voter, fan] = [await buildUser(dataSource), await buildUser(dataSource)];
    await rows('INSERT INTO review_votes (review_id, user_id) VALUES ($1, $2)', [review.id, voter.id]);
    await rows('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2)', [fan.id, drop.id]);
    const [first, second] = [await buildPlaceImage(dataSource, { placeId: keep.id }), await buildPlaceImage(dataSource, { placeId: drop.id })];
    const other = await place();
    const list = await buildPlaceList(dataSource, {}, [other.id, drop.id]);
    const edit = await buildPlaceEdit(dataSource, { placeId: drop.id, changes: { phone: { before: '1', after: '2' } } });
    const report = await buildReport(dataSource, { placeId: drop.id });
    const decision = await buildDecision(dataSource, { userId: fan.id, kind: DecisionKind.SUGGESTION_APPROVED, targetId: drop.id });
    await merged();

    expect(await read(keep.id)).toMatchObject({ ratingCount: 2, ratingSum: 7, ratingAverage: 3.5, version: 2 });
    expect(await read(drop.id)).toMatchObject({ ratingCount: 0, mergedInto: keep.id, deletedAt: expect.any(Date) as Date });
    const reviews = await rows<{ id: string }>('SELECT id FROM reviews WHERE place_id = $1', [keep.id]);
    expect(reviews.map(({ id }) => id)).toEqual(expect.arrayContaining([review.id, deleted.id]));
    expect(await rows('SELECT review_id AS id FROM review_photos WHERE photo_id = $1', [photo.id])).toEqual([{ id: review.id }]);
    expect(await rows('SELECT user_id AS id FROM review_votes WHERE review_id = $1', [review.id])).toEqual([{ id: voter.id }]);
    expect(await rows('SELECT user_id AS id FROM favorites WHERE place_id = $1', [keep.id])).toEqual([{ id: fan.id }]);
    expect(await rows('SELECT id FROM place_images WHERE place_id = $1 ORDER BY position', [keep.id])).toEqual([{ id: first.id }, { id: second.id }]);
    expect(await rows('SELECT place_id AS id, position FROM place_list_items WHERE list_id = $1 ORDER BY position', [list.id])).toEqual([
      { id: other.id, position: 1 },
      { id: keep.id, position: 2 },
    ]);
    expect(await dataSource.getRepository(PlaceEdit).findOneByOrFail({ id: edit.id })).toMatchObject({
      placeId: keep.id,
      changes: { phone: { before: null, after: '2' } },
    });
    expect(await dataSource.getRepository(Report).findOneByOrFail({ id: report.id })).toMatchObject({ placeId: keep.id, status: 'open' });
    expect(await dataSource.getRepository(Decision).findOneByOrFail({ id: decision.id })).toMatchObject({ targetId: keep.id });
    expect(await rows("SELECT n::integer FROM place_counts WHERE city_id = $1 AND category = 'historic'", [cityId])).toEqual([{ n: 2 }]);
    expect(await rows('SELECT 1 FROM place_search WHERE place_id = $1', [drop.id])).toEqual([]);
    const found = await ask<{ places: { total: number } }>('{ places(filter: { search: "shanivar vada" }) { total items { id } } }', {}, {});
    expect(found.data.places).toMatchObject({ items: expect.not.arrayContaining([{ id: drop.id }]) as object[] });
  });

  test('joins two reviews of a user: the newer one gets text, photos, votes and reports of the older one', async () => {
    const { dataSource } = server;
    const author = await buildUser(dataSource);
    const [one, both] = [await buildUser(dataSource), await buildUser(dataSource)];
    const long = 'x'.repeat(4999);
    const newer = await buildReview(dataSource, { placeId: drop.id, userId: author.id, rating: 4, comment: long, createdAt: new Date('2025-02-01T08:00:00Z') });
    const older = await buildReview(dataSource, {
      placeId: keep.id,
      userId: author.id,
      rating: 2,
      title: 'Dull',
      comment: 'Closed on Monday.',
      visitedOn: '2024-02-01',
      createdAt: new Date('2024-03-05T08:00:00Z'),
    });
    for (let i = 0; i < 8; i++) await buildPhoto(dataSource, { userId: author.id, reviewId: newer.id, position: i });
    const photo = await buildPhoto(dataSource, { userId: author.id, reviewId: older.id });
    for (const [review, voter] of [
      [older, one],
      [older, both],
      [newer, both],
    ] as const) {
      await rows('INSERT INTO review_votes (review_id, user_id) VALUES ($1, $2)', [review.id, voter.id]);
    }
    const report = await buildReport(dataSource, { reviewId: older.id, reporterId: one.id });
    const decided = await buildReport(dataSource, { reviewId: newer.id, reporterId: both.id, status: ReportStatus.DISMISSED, note: 'Spam!' });
    const open = await buildReport(dataSource, { reviewId: older.id, reporterId: both.id, note: 'Still spam.' });
    const decision = await buildDecision(dataSource, { userId: author.id, targetId: older.id });
    await merged();

    const [review, ...more] = await dataSource.getRepository(Review).findBy({ placeId: keep.id });
    expect(more).toEqual([]);
    expect(review).toMatchObject({ id: newer.id, rating: 4, visitedOn: '2024-02-01', helpfulCount: 2, status: 'approved' });
    expect(review?.comment).toBe(`${long}\n\n2024-03-05 · ★★☆☆☆\nDull\nClosed on Monday.`);
    expect(await rows('SELECT photo_id FROM review_photos WHERE review_id = $1', [newer.id])).toHaveLength(9);
    expect((await rows<{ id: string }>('SELECT photo_id AS id FROM review_photos WHERE review_id = $1 ORDER BY position', [newer.id])).at(-1)).toEqual({
      id: photo.id,
    });
    expect(await rows('SELECT 1 FROM review_votes WHERE review_id = $1', [newer.id])).toHaveLength(2);
    const reports = await dataSource.getRepository(Report).findBy({ reviewId: newer.id });
    expect(reports.map(({ id }) => id).sort()).toEqual([report.id, open.id].sort());
    expect(reports.find(({ id }) => id === open.id)).toMatchObject({
      status: 'open',
      note: `Still spam.\n\n${decided.createdAt.toISOString().slice(0, 10)} · spam\nSpam!`,
    });
    expect(await dataSource.getRepository(Decision).findOneByOrFail({ id: decision.id })).toMatchObject({ targetId: newer.id });
    expect(await read(keep.id)).toMatchObject({ ratingCount: 1, ratingSum: 4 });
  });

  test.each([
    [ModerationStatus.PENDING, ModerationStatus.APPROVED, ModerationStatus.PENDING],
    [ModerationStatus.APPROVED, ModerationStatus.PENDING, ModerationStatus.PENDING],
    [ModerationStatus.REJECTED, ModerationStatus.REJECTED, ModerationStatus.REJECTED],
  ])('publishes no text without a decision: an older %s and a newer %s review become %s', async (older, newer, status) => {
    const author = await buildUser(server.dataSource);
    const by = (placeId: string, year: number, comment: string, status: ModerationStatus) =>
      buildReview(server.dataSource, { placeId, userId: author.id, comment, status, createdAt: new Date(`${year}-01-01`) });
    await by(drop.id, 2024, 'The older text.', older);
    await by(keep.id, 2025, 'The newer text.', newer);
    await merged();
    const [review, ...more] = await server.dataSource.getRepository(Review).findBy({ placeId: keep.id });
    expect([review?.status, more]).toEqual([status, []]);
    expect(review?.comment).toMatch(/^The newer text\.[^]*The older text\.$/);
  });

  test('keeps a refused review apart, as a deleted one', async () => {
    const author = await buildUser(server.dataSource);
    const good = await buildReview(server.dataSource, { placeId: drop.id, userId: author.id, createdAt: new Date('2024-01-01') });
    const refused = await buildReview(server.dataSource, { placeId: keep.id, userId: author.id, status: ModerationStatus.REJECTED, comment: 'Buy pills.' });
    await merged();
    const found = await server.dataSource.getRepository(Review).findBy({ placeId: keep.id });
    expect(found.find(({ id }) => id === good.id)).toMatchObject({ comment: good.comment, deletedAt: null });
    expect(found.find(({ id }) => id === refused.id)).toMatchObject({ comment: 'Buy pills.', deletedAt: expect.any(Date) as Date });
  });

  test('leaves one favorite, list entry, pending edit and report of a user who has both', async () => {
    const { dataSource } = server;
    const user = await buildUser(dataSource);
    for (const id of [keep.id, drop.id]) await rows('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2)', [user.id, id]);
    const [a, b] = [await place(), await place()];
    const list = await buildPlaceList(dataSource, { userId: user.id }, [a.id, drop.id, b.id, keep.id]);
    for (const [id, note] of [
      [keep.id, 'Go early'],
      [drop.id, 'Bring water'],
    ]) {
      await rows('UPDATE place_list_items SET note = $3 WHERE list_id = $1 AND place_id = $2', [list.id, id, note]);
    }
    const change = (after: string) => ({ before: null, after });
    const edit = (placeId: string, year: number, changes: PlaceEdit['changes'], note: string) =>
      buildPlaceEdit(dataSource, { placeId, userId: user.id, createdAt: new Date(`${year}-01-01T00:00:00Z`), changes, note });
    await edit(
      keep.id,
      2024,
      { phone: change('1'), category: change('cafe'), 'attributes.cuisine': change('pizza;thai'), website: change('https://a.example.org') },
      'From the door.',
    );
    const newer = await edit(
      drop.id,
      2025,
      { phone: change('2'), category: change('bar'), 'attributes.cuisine': change('indian'), priceRange: change('Free') },
      'I asked.',
    );
    for (const id of [keep.id, drop.id]) await buildReport(dataSource, { placeId: id, reporterId: user.id, note: id === keep.id ? 'One' : 'Two' });
    await merged();

    expect(await rows('SELECT place_id AS id FROM favorites')).toEqual([{ id: keep.id }]);
    expect(await rows('SELECT place_id AS id, position, note FROM place_list_items ORDER BY position')).toEqual([
      { id: a.id, position: 1, note: null },
      { id: keep.id, position: 2, note: 'Go early\n\nBring water' },
      { id: b.id, position: 3, note: null },
    ]);
    expect(await dataSource.getRepository(PlaceEdit).find()).toEqual([
      expect.objectContaining({
        id: newer.id,
        placeId: keep.id,
        changes: {
          website: change('https://a.example.org'),
          phone: change('2'),
          category: { before: keep.category, after: 'bar' },
          'attributes.cuisine': change('indian'),
          priceRange: change('Free'),
        },
        note: 'I asked.\n\nFrom the door.\n\n2024-01-01\nCategory: Cafe\nPhone number: 1\nCuisine: Pizza, Thai',
      }),
    ]);
    const reports = await dataSource.getRepository(Report).find();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ placeId: keep.id, status: 'open', note: expect.stringMatching(/Two[^]*One|One[^]*Two/) as string });
  });

  test('joins texts and attributes, and takes the chosen ones of the place that goes', async () => {
    const own = await place({ names: { de: 'Eins', fr: 'Un' }, descriptions: { de: 'Erstens.' }, attributes: { wifi: true, stars: 3 } });
    const other = await place({ names: { de: 'Zwei', ja: '二' }, descriptions: { de: 'Zweitens.' }, attributes: { wifi: false, stars: 4 } });
    await merged({ into: own.id, from: other.id, takeParts: ['names.de', 'attributes.stars'] });
    expect(await read(own.id)).toMatchObject({
      names: { de: 'Zwei', fr: 'Un', ja: '二' },
      descriptions: { de: 'Erstens.' },
      attributes: { wifi: true, stars: 4 },
    });
  });

  test('takes the chosen values, also of another city, and logs one change with both places', async () => {
    const far = await buildCity(server.dataSource, { name: 'Mumbai' });
    const other = await place({ cityId: far.id, name: 'Fort', phone: '+91 1', latitude: 19, longitude: 72, featured: true });
    await merged({ from: other.id, take: ['PHONE', 'CITY', 'COORDINATES', 'FEATURED'] });
    expect(await read(keep.id)).toMatchObject({ name: keep.name, phone: '+91 1', cityId: far.id, latitude: 19, longitude: 72, featured: true });
    const log = await rows<{ changeId: string; id: string; after: object }>(
      `SELECT change_id AS "changeId", target_id AS id, after FROM activities WHERE action = 'merged' ORDER BY after ? 'merged_into'`,
    );
    expect(new Set(log.map(({ changeId }) => changeId)).size).toBe(1);
    expect(log).toMatchObject([
      { id: keep.id, after: { phone: '+91 1', merged_from: 'Fort' } },
      { id: other.id, after: { merged_into: keep.name } },
    ]);
    // A merge cannot be undone, and the bin does not offer the place either.
    expect((await ask('mutation ($id: ID!) { undo(changeId: $id) }', { id: log[0]?.changeId })).code).toBe('NOT_FOUND');
    expect((await ask<{ bin: object }>('{ bin(kind: PLACE) { total } }', {})).data.bin).toEqual({ total: 0 });
    expect((await ask('mutation ($id: ID!) { restore(kind: PLACE, ids: [$id]) { id } }', { id: other.id })).code).toBe('NOT_FOUND');
    expect(await read(keep.id)).toMatchObject({ phone: '+91 1' });
    expect(await rows('SELECT n::integer FROM place_counts WHERE city_id = $1', [far.id])).toEqual([{ n: 1 }]);
  });
});

describe('the address of a merged place', () => {
  const open = (address: string) => server.raw(address, { redirect: 'manual' });
  const movedTo = async (address: string) => {
    const { status, headers: sent } = await open(address);
    return [status, new URL(sent.get('location') ?? '', 'http://x').pathname, sent.get('cache-control')];
  };
  const placeBy = async (id: string) => (await ask<{ place: { id: string } }>('query ($id: ID!) { place(id: $id) { id } }', { id }, {})).data.place;

  test('leads to the place that stays, also through several merges and after the purge', async () => {
    const last = await place({ name: 'Shaniwar Wada Fort' });
    await merged();
    await merged({ into: last.id, from: keep.id });
    await server.dataSource.query("UPDATE places SET deleted_at = now() - interval '31 days' WHERE deleted_at IS NOT NULL");
    for (const isPurged of [false, true]) {
      if (isPurged) expect(await purgePlaces(server.dataSource)).toBe(2);
      for (const { id } of [drop, keep]) {
        expect(await placeBy(id)).toEqual({ id: last.id });
        expect((await ask('query ($id: ID!) { adminPlace(id: $id) { id } }', { id })).data).toEqual({ adminPlace: { id: last.id } });
        expect(await movedTo(`/places/${id}?x=1`)).toEqual([301, `/places/${last.id}`, 'no-cache']);
        expect(await movedTo(`/ar/places/${id}`)).toEqual([301, `/ar/places/${last.id}`, 'no-cache']);
        expect(await movedTo(`/embed/places/${id}?theme=dark`)).toEqual([301, `/embed/places/${last.id}`, 'no-cache']);
        expect((await movedTo(`/api/places/${id.toUpperCase()}`)).slice(0, 2)).toEqual([301, `/api/places/${last.id}`]);
      }
    }
    expect((await open('/sitemaps/places-1.xml')).text).not.toContain(drop.id);
    const favorite = await ask<{ addFavorite: unknown }>('mutation ($id: ID!) { addFavorite(placeId: $id) { id } }', { id: drop.id });
    expect(favorite.code).toBeUndefined();
    expect(await rows('SELECT place_id AS id FROM favorites')).toEqual([{ id: last.id }]);
  });

  test('is not found if the place that stays is deleted', async () => {
    await merged();
    await rows('UPDATE places SET deleted_at = now() WHERE id = $1', [keep.id]);
    expect((await open(`/places/${drop.id}`)).status).toBe(404);
    expect((await open(`/api/places/${drop.id}`)).status).toBe(404);
  });
});

describe('a merge is refused', () => {
  test('for visitors, members, moderators, and places that have changed', async () => {
    for (const role of ['user', 'moderator'] as const) {
      expect((await merge({ as: await server.signInAs(await buildUser(server.dataSource, { role })) })).code).toBe('FORBIDDEN');
    }
    expect((await merge({ as: {} })).code).toBe('UNAUTHENTICATED');
    const seen = { keep: keep.id, keepVersion: 1, drop: drop.id, dropVersion: 1 };
    expect((await ask(MERGE, { ...seen, keepVersion: 7 })).code).toBe('CONFLICT');
    expect((await ask(MERGE, { ...seen, dropVersion: 7 })).code).toBe('CONFLICT');
    expect((await read(drop.id)).deletedAt).toBeNull();
  });

  test.each([
    [{ drop: 'x' }, 'NOT_FOUND'],
    [{ keep: "' OR true --" }, 'NOT_FOUND'],
    [{ drop: newId() }, 'NOT_FOUND'],
    [{ drop: '\u0000' }, 'NOT_FOUND'],
    [{ take: ['owner'] }, 'BAD_USER_INPUT'],
    [{ takeParts: ['names.fr'] }, 'BAD_USER_INPUT'],
    [{ take: ['NAME; DROP TABLE places'] }, 'BAD_USER_INPUT'],
  ])('for the input %j', async (wrong, code) => {
    const seen = { keep: keep.id, keepVersion: 1, drop: drop.id, dropVersion: 1 };
    expect((await ask(MERGE, { ...seen, ...wrong })).code).toBe(code);
  });

  test('for one place twice, places of deleted cities, and a hidden place that would stay', async () => {
    expect((await merge({ from: keep.id.toUpperCase() })).code).toBe('BAD_USER_INPUT');
    const pending = await place({ status: PlaceStatus.PENDING });
    expect((await merge({ into: pending.id })).code).toBe('CONFLICT');
    await merged({ from: pending.id });
    const gone = await buildCity(server.dataSource, { deletedAt: new Date() });
    expect((await merge({ from: (await place({ cityId: gone.id })).id })).code).toBe('NOT_FOUND');
  });

  test('for a place of a hidden city that would stay, unless it gets the city of the other one', async () => {
    const hidden = await buildCity(server.dataSource, { status: CityStatus.INACTIVE });
    const there = await place({ cityId: hidden.id });
    expect(await merge({ into: there.id })).toMatchObject({ code: 'CONFLICT', message: 'Visitors see only the place that goes. Please keep that one.' });
    await merged({ into: there.id, take: ['CITY'] });
  });

  test('for the second of two at the same time, in both directions', async () => {
    const replies = await Promise.all([merge(), merge({ into: drop.id, from: keep.id })]);
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(['CONFLICT', 'NOT_FOUND']).toContain(codes.find(Boolean));
    expect(await rows('SELECT 1 FROM places WHERE merged_into IS NOT NULL')).toHaveLength(1);
  });
});

test('what users add while a place is being merged is moved later', async () => {
  await merged();
  const review = await buildReview(server.dataSource, { placeId: drop.id });
  const move = () => server.dataSource.transaction((manager) => servicesOf(server, manager).placeMerges.moveLate());
  expect([await move(), await move()]).toEqual([1, 0]);
  expect(await server.dataSource.getRepository(Review).findOneByOrFail({ id: review.id })).toMatchObject({ placeId: keep.id });
});
