import { ask } from '../../test/ask.js';
import { buildCity, buildPhoto, buildPlace, buildPlaceEdit, buildPlaceImage, buildReport, buildReview, buildUser, clearGuide } from '../../test/builders.js';
import { askBothWays } from '../../test/reads.js';
import { startServer, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/index.js';
import { ModerationStatus } from '../core/moderation/index.js';
import { CityStatus } from '../modules/cities/index.js';
import { PlaceStatus } from '../modules/places/index.js';
import { Review } from '../modules/reviews/index.js';
import type { User } from '../modules/users/index.js';
import { ROUTES } from './rest.js';
import { createSchema } from './schema.js';

/** Ids of rows of one city that wait for a moderator or are reported, with their place. */
interface Things {
  cityId: string;
  placeId: string;
  suggestionId: string;
  editId: string;
  reviewId: string;
  reviewPhotoId: string;
  placePhotoId: string;
  reportedReviewId: string;
  reportedPhotoId: string;
}

let server: TestServer;
let here: Things;
let elsewhere: Things;
let avatarId: string;
let moderator: User;
/** Headers of a moderator of the first city, with a session and with an API token; of a moderator of no city; and of one of all cities. */
let headers: Record<'session' | 'token' | 'nowhere' | 'everywhere', Record<string, string>>;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

async function buildThings(): Promise<Things> {
  const { dataSource } = server;
  const { PENDING, APPROVED } = ModerationStatus;
  const { id: cityId } = await buildCity(dataSource);
  const { id: placeId } = await buildPlace(dataSource, { cityId });
  const { id: suggestionId } = await buildPlace(dataSource, { cityId, status: PlaceStatus.PENDING });
  const { id: editId } = await buildPlaceEdit(dataSource, { placeId });
  const review = await buildReview(dataSource, { placeId, status: PENDING });
  const { id: reviewPhotoId } = await buildPhoto(dataSource, { reviewId: review.id });
  const { id: placePhotoId } = await buildPhoto(dataSource, { usedAt: new Date() });
  await buildPlaceImage(dataSource, { placeId, photoId: placePhotoId });
  const { id: reportedReviewId } = await buildReview(dataSource, { placeId });
  const { id: reportedPhotoId } = await buildPhoto(dataSource, { reviewId: reportedReviewId, status: APPROVED });
  for (const target of [{ placeId }, { reviewId: reportedReviewId }, { photoId: reportedPhotoId }]) await buildReport(dataSource, target);
  return { cityId, placeId, suggestionId, editId, reviewId: review.id, reviewPhotoId, placePhotoId, reportedReviewId, reportedPhotoId };
}

async function createToken(as: Record<string, string>): Promise<Record<string, string>> {
  const mutation = 'mutation { createApiToken(input: { name: "Script", scope: WRITE }) { token } }';
  const { data } = await ask<{ createApiToken: { token: string } }>(server, mutation, {}, as);
  return { authorization: `Bearer ${data.createApiToken.token}` };
}

beforeEach(async () => {
  const { dataSource } = server;
  await clearGuide(dataSource);
  [here, elsewhere] = [await buildThings(), await buildThings()];
  avatarId = (await buildPhoto(dataSource, { usedAt: new Date(), isAvatar: true })).id;
  moderator = await buildUser(dataSource, { role: 'moderator', moderatedCityIds: [here.cityId] });
  const session = await server.signInAs(moderator);
  headers = {
    session,
    token: await createToken(session),
    nowhere: await server.signInAs(await buildUser(dataSource, { role: 'moderator', moderatedCityIds: [] })),
    everywhere: await server.signInAs(await buildUser(dataSource, { role: 'moderator' })),
  };
});

/** The items of the queue in a city, in any order. */
const itemsOf = (things: Things): string[] => [
  `place:${things.suggestionId}`,
  `edit:${things.editId}`,
  `review:${things.reviewId}`,
  `photo:${things.reviewPhotoId}`,
  `photo:${things.placePhotoId}`,
  `report:${things.placeId}`,
  `report:${things.reportedReviewId}`,
  `report:${things.reportedPhotoId}`,
];

const REASON = 'input: { reason: "Spam" }';
const changed = 'id count';

/** Mutations of moderators with a row of a city. */
const MUTATIONS: Record<string, (things: Things) => string | Promise<string>> = {
  approvePlaces: ({ suggestionId }) => `mutation { approvePlaces(selection: { ids: ["${suggestionId}"] }) { ${changed} } }`,
  rejectPlaces: ({ suggestionId }) => `mutation { rejectPlaces(selection: { ids: ["${suggestionId}"] }, ${REASON}) { ${changed} } }`,
  applyPlaceEdit: ({ editId }) => `mutation { applyPlaceEdit(id: "${editId}") { ${changed} } }`,
  rejectPlaceEdit: ({ editId }) => `mutation { rejectPlaceEdit(id: "${editId}", ${REASON}) { ${changed} } }`,
  approveReviews: ({ reviewId }) => `mutation { approveReviews(selection: { ids: ["${reviewId}"] }) { ${changed} } }`,
  rejectReviews: ({ reviewId }) => `mutation { rejectReviews(selection: { ids: ["${reviewId}"] }, ${REASON}) { ${changed} } }`,
  approvePhotos: ({ reviewPhotoId }) => `mutation { approvePhotos(ids: ["${reviewPhotoId}"]) { ${changed} } }`,
  rejectPhotos: ({ placePhotoId }) => `mutation { rejectPhotos(ids: ["${placePhotoId}"], ${REASON}) { ${changed} } }`,
  dismissReports: ({ reportedPhotoId }) => `mutation { dismissReports(input: { photoId: "${reportedPhotoId}" }) { ${changed} } }`,
  upholdReports: ({ placeId }) => `mutation { upholdReports(input: { placeId: "${placeId}" }) { ${changed} } }`,
  claimModerationItem: ({ reviewId }) => `mutation { claimModerationItem(id: "review:${reviewId}") { id } }`,
};

/** Operations of moderators that depend on no row of a city, or have tests of their own here. */
const OTHERS = ['moderationQueue', 'moderationCounts', 'placeEdits', 'undo', 'releaseModerationItem', 'bulkJobs', 'cancelBulkJob'];

test('this file has a row for every query, mutation and route of moderators', async () => {
  const schema = await createSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
  const ofModerators = fields.filter(({ extensions }) => extensions.access === 'moderator').map(({ name }) => name);
  expect(ofModerators.sort()).toEqual([...Object.keys(MUTATIONS), ...OTHERS].sort());
  expect(ROUTES.filter(({ access }) => access === 'moderator')).toEqual([]);
});

describe.each(['session', 'token'] as const)('a moderator of one city with a %s', (way) => {
  const send = <Data>(query: string) => ask<Data>(server, query, {}, headers[way]);

  test.each(Object.entries(MUTATIONS))('can use %s for a row of the city only', async (_name, mutation) => {
    expect(await send(await mutation(elsewhere))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await send(await mutation(here))).code).toBeUndefined();
  });

  test('sees the queue, its counts and the suggested edits of the city only', async () => {
    const items = async (kind: string) => {
      const { data } = await send<{ moderationQueue: { items: { id: string }[]; total: number } }>(
        `{ moderationQueue${kind && `(kind: ${kind})`} { items { id } total } }`,
      );
      expect(data.moderationQueue.total).toBe(data.moderationQueue.items.length);
      return data.moderationQueue.items.map(({ id }) => id).sort();
    };
    expect(await items('')).toEqual(itemsOf(here).sort());
    const { data } = await send<{ moderationCounts: Record<string, number> }>('{ moderationCounts { all places edits reviews photos reports } }');
    const found = await Promise.all(['', 'PLACE', 'EDIT', 'REVIEW', 'PHOTO', 'REPORT'].map(items));
    expect(Object.values(data.moderationCounts)).toEqual(found.map(({ length }) => length));
    const edits = await send<{ placeEdits: { items: { id: string }[]; total: number } }>('{ placeEdits { items { id } total } }');
    expect(edits.data.placeEdits).toEqual({ items: [{ id: here.editId }], total: 1 });
  });

  test('decides about the rows of the city in a selection of several cities, also in one by filter', async () => {
    const both = `["${here.reviewId}", "${elsewhere.reviewId}"]`;
    expect((await send(`mutation { approveReviews(selection: { ids: ${both} }) { count } }`)).data).toEqual({ approveReviews: { count: 1 } });
    expect((await send('mutation { approvePlaces(selection: { filter: { status: PENDING } }) { count } }')).data).toEqual({ approvePlaces: { count: 1 } });
    const [pending] = await server.dataSource.query<object[]>(
      'SELECT (SELECT status FROM reviews WHERE id = $1) AS review, (SELECT status FROM places WHERE id = $2) AS place',
      [elsewhere.reviewId, elsewhere.suggestionId],
    );
    expect(pending).toMatchObject({ review: 'pending', place: 'pending' });
  });

  test('does not learn the content of a row of another city from a conflict', async () => {
    const stale = (id: string) => `mutation { approveReviews(selection: { seen: [{ id: "${id}", version: 99 }] }) { count } }`;
    expect((await send(stale(here.reviewId))).code).toBe('CONFLICT');
    expect((await send(stale(elsewhere.reviewId))).code).toBe('NOT_FOUND');
    expect((await send(`mutation { applyPlaceEdit(id: "${elsewhere.editId}", version: 99) { count } }`)).code).toBe('NOT_FOUND');
    expect((await send(`mutation { dismissReports(input: { placeId: "${elsewhere.placeId}" }, version: 99) { count } }`)).code).toBe('NOT_FOUND');
  });

  test('sees suggested places and waiting photos of the city only, and no profile pictures', async () => {
    const place = (id: string) => send(`{ place(id: "${id}") { id moderation { status } viewerCan { moderate } } }`);
    expect((await place(here.suggestionId)).data).toMatchObject({ place: { moderation: null, viewerCan: { moderate: true } } });
    expect(await place(elsewhere.suggestionId)).toMatchObject({ code: 'NOT_FOUND' });
    const photo = (id: string) => send<{ photo: { image: { url: string } } | null }>(`{ photo(id: "${id}") { image { url } moderation { status } } }`);
    for (const id of [here.reviewPhotoId, here.placePhotoId]) {
      const { data } = await photo(id);
      expect(data.photo).toMatchObject({ image: { url: expect.stringContaining('signature=') as string }, moderation: { status: 'PENDING' } });
    }
    for (const id of [elsewhere.reviewPhotoId, elsewhere.placePhotoId, avatarId]) expect((await photo(id)).code).toBe('NOT_FOUND');
    for (const [id, status] of [
      [here.suggestionId, 200],
      [elsewhere.suggestionId, 404],
    ] as const)
      expect((await server.rest(`/api/places/${id}`, { headers: headers[way] })).status).toBe(status);
  });

  test('sees the status, waiting photos and rights of public reviews of the city only', async () => {
    await server.dataSource.query("UPDATE photos SET status = 'pending' WHERE id = ANY($1)", [[here.reportedPhotoId, elsewhere.reportedPhotoId]]);
    const query =
      'query ($id: ID!) { place(id: $id) { reviews { items { moderation { status } photos { id moderation { status } } viewerCan { moderate } } } } }';
    const reviews = async (id: string) => {
      const { read, resolved } = await askBothWays(server, query, { id }, headers[way]);
      expect(read.body).toEqual(resolved.body);
      return read.body.data;
    };
    const seen = {
      moderation: { status: 'APPROVED' },
      photos: [{ id: here.reportedPhotoId, moderation: { status: 'PENDING' } }],
      viewerCan: { moderate: true },
    };
    expect(await reviews(here.placeId)).toEqual({ place: { reviews: { items: [seen] } } });
    expect(await reviews(elsewhere.placeId)).toEqual({ place: { reviews: { items: [{ moderation: null, photos: [], viewerCan: { moderate: false } }] } } });
  });

  test('sees other reviews of an author, and their number that wait, only if they are of the city', async () => {
    const { userId } = await server.dataSource.getRepository(Review).findOneByOrFail({ id: here.reviewId });
    const build = (cityId: string) => buildPlace(server.dataSource, { cityId });
    const [near, far] = [await build(here.cityId), await build(elsewhere.cityId)];
    const other = await buildReview(server.dataSource, { placeId: near.id, userId, status: ModerationStatus.REJECTED });
    await buildReview(server.dataSource, { placeId: far.id, userId, status: ModerationStatus.REJECTED });
    await buildReview(server.dataSource, { placeId: elsewhere.placeId, userId, status: ModerationStatus.PENDING });
    const { data } = await send('{ moderationQueue(kind: REVIEW) { items { author { pending recentReviews { id } } } } }');
    expect(data).toEqual({ moderationQueue: { items: [{ author: { pending: 1, recentReviews: [{ id: other.id }] } }] } });
  });
});

test('a hidden city is visible to its moderator, not to those of other cities', async () => {
  await server.dataSource.query('UPDATE cities SET status = $1', [CityStatus.INACTIVE]);
  const place = (id: string) => ask(server, `{ place(id: "${id}") { id } }`, {}, headers.session);
  expect([(await place(here.placeId)).code, (await place(elsewhere.placeId)).code]).toEqual([undefined, 'NOT_FOUND']);
});

test('a moderator undoes a change while they moderate the city, and not afterwards', async () => {
  const reject = async () =>
    (await ask<Record<string, { id: string }>>(server, await mutation('rejectReviews'), {}, headers.session)).data.rejectReviews?.id ?? '';
  const mutation = async (name: string) => (await MUTATIONS[name]?.(here)) ?? '';
  const undo = (id: string) => ask(server, `mutation { undo(changeId: "${id}") }`, {}, headers.session);
  expect((await undo(await reject())).data).toEqual({ undo: 1 });
  const again = await reject();
  await server.dataSource.query('UPDATE users SET moderated_city_ids = $2 WHERE id = $1', [moderator.id, [elsewhere.cityId]]);
  expect(await undo(again)).toMatchObject({ code: 'FORBIDDEN' });
});

test('a moderator can release an own claim, also after the city was taken from them', async () => {
  const id = `review:${here.reviewId}`;
  await ask(server, `mutation { claimModerationItem(id: "${id}") { id } }`, {}, headers.session);
  await server.dataSource.query('UPDATE users SET moderated_city_ids = $2 WHERE id = $1', [moderator.id, []]);
  const release = () => ask(server, `mutation { releaseModerationItem(id: "${id}") }`, {}, headers.session);
  expect([(await release()).data, (await release()).data]).toEqual([{ releaseModerationItem: true }, { releaseModerationItem: false }]);
});

test('a moderator whose last city was deleted has no cities, and one without a limit has all', async () => {
  const queue = async (as: Record<string, string>) =>
    (await ask<{ moderationQueue: { items: { id: string }[] } }>(server, '{ moderationQueue { items { id } } }', {}, as)).data.moderationQueue.items
      .map(({ id }) => id)
      .sort();
  const all = [...itemsOf(here), ...itemsOf(elsewhere), `photo:${avatarId}`].sort();
  expect([await queue(headers.nowhere), await queue(headers.everywhere)]).toEqual([[], all]);
  const { id: lastId } = await buildCity(server.dataSource);
  await server.dataSource.query('UPDATE users SET moderated_city_ids = $2 WHERE id = $1', [moderator.id, [lastId]]);
  await server.dataSource.query('DELETE FROM cities WHERE id = $1', [lastId]);
  expect(await server.dataSource.query('SELECT moderated_city_ids AS ids FROM users WHERE id = $1', [moderator.id])).toEqual([{ ids: [] }]);
  expect(await queue(headers.session)).toEqual([]);
});

test('photos of a moderator need no approval in their cities only', async () => {
  const statusIn = async (placeId: string) => {
    const { id } = await buildPhoto(server.dataSource, { userId: moderator.id });
    const added = await ask(server, `mutation { addPlacePhotos(placeId: "${placeId}", photoIds: ["${id}"]) { id } }`, {}, headers.session);
    expect(added.code).toBeUndefined();
    const [row] = await server.dataSource.query<{ status: string }[]>('SELECT status FROM photos WHERE id = $1', [id]);
    return row?.status;
  };
  expect([await statusIn(here.placeId), await statusIn(elsewhere.placeId)]).toEqual(['approved', 'pending']);
});

test('an unknown id is not found, with and without a limit', async () => {
  for (const as of [headers.session, headers.everywhere])
    expect(await ask(server, `mutation { applyPlaceEdit(id: "${newId()}") { id } }`, {}, as)).toMatchObject({ code: 'NOT_FOUND' });
});
