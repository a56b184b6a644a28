import { buildCity, buildPhoto, buildPlace, buildPlaceEdit, buildPlaceImage, buildReview, buildUser, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { CityStatus } from '../cities/index.js';
import type { User } from '../users/index.js';
import { type Place, PlaceStatus } from './place.entity.js';

const VIEWERS = ['visitor', 'other', 'suggester', 'moderator', 'admin'] as const;
type Name = (typeof VIEWERS)[number];

let server: TestServer;
let suggester: User;
let headers: Record<Name, Record<string, string>>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  suggester = await buildUser(server.dataSource);
  const of = async (role: User['role']) => server.signInAs(await buildUser(server.dataSource, { role }));
  headers = { visitor: {}, other: await of('user'), suggester: await server.signInAs(suggester), moderator: await of('moderator'), admin: await of('admin') };
});
afterAll(() => server.stop());

const suggestion = (overrides: Partial<Place> = {}) => buildPlace(server.dataSource, { status: PlaceStatus.PENDING, createdBy: suggester.id, ...overrides });

const PLACE = `query ($id: ID!) { place(id: $id) {
  id status moderation { status reason isHeld } viewerCan { suggestEdit addPhotos report moderate review }
} }`;
interface Seen {
  id: string;
  moderation: { status: string; reason: string | null; isHeld: boolean } | null;
  viewerCan: Record<'suggestEdit' | 'addPhotos' | 'report' | 'moderate' | 'review', boolean>;
}

/** Returns the responses of both APIs for an id, without the request id. */
async function look(id: string, as: Name): Promise<{ graphql: string; rest: string; restStatus: number; place: Seen | undefined }> {
  const graphql = await server.graphql<{ place: Seen | null } | null>(PLACE, { id }, { headers: headers[as] });
  const rest = await server.rest(`/api/places/${id}`, { headers: headers[as] });
  const withoutId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
  return { graphql: withoutId(graphql.text), rest: withoutId(rest.text), restStatus: rest.status, place: graphql.body.data?.place ?? undefined };
}

test.each<[string, Partial<Place>, readonly Name[], object?]>([
  ['a pending suggestion', {}, ['suggester', 'moderator', 'admin']],
  ['a refused suggestion', { status: PlaceStatus.INACTIVE }, ['suggester', 'moderator', 'admin']],
  ['an approved suggestion', { status: PlaceStatus.ACTIVE }, VIEWERS],
  ['a pending place without a creator', { createdBy: null }, ['moderator', 'admin']],
  ['a suggestion of a hidden city', {}, ['moderator', 'admin'], { status: CityStatus.INACTIVE }],
  ['a public place of a hidden city', { status: PlaceStatus.ACTIVE }, ['moderator', 'admin'], { status: CityStatus.INACTIVE }],
  ['a suggestion of a deleted city', {}, [], { deletedAt: new Date() }],
  ['a deleted suggestion', { deletedAt: new Date() }, []],
])('%s is visible to the right viewers and NOT_FOUND for all others', async (_what, overrides, expected, city = {}) => {
  const { id: cityId } = await buildCity(server.dataSource, city);
  const { id } = await suggestion({ ...overrides, cityId });
  for (const name of VIEWERS) {
    const seen = await look(id, name);
    if (expected.includes(name)) {
      expect([name, seen.restStatus, seen.place?.id]).toEqual([name, 200, id]);
    } else {
      const unknown = await look(newId(), name);
      expect([name, seen]).toEqual([name, unknown]);
      expect(seen.restStatus).toBe(404);
    }
  }
});

test('no list shows a pending suggestion, not even to its author', async () => {
  const { cityId } = await suggestion({ name: 'Hidden Fort' });
  for (const as of VIEWERS) {
    const { text } = await server.graphql(
      `query ($city: ID!) {
      places(filter: { city: $city }) { total items { name } } search: places(filter: { search: "Hidden" }) { items { name } }
      placeCategories { name } placeCities { id } city(id: $city) { featuredPlaces { name } }
    }`,
      { city: cityId },
      { headers: headers[as] },
    );
    const rest = await server.rest(`/api/cities/${cityId}/places`, { headers: headers[as] });
    expect(text + rest.text).not.toMatch(/Hidden|historic/);
  }
});

test('sends cache-control: no-store for a place that only signed-in users can see', async () => {
  const { id } = await suggestion();
  const answer = await server.rest(`/api/places/${id}`, { headers: headers.suggester });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('shows status and reason of a suggestion to its author and moderators', async () => {
  const cases: [Partial<Place>, Seen['moderation']][] = [
    [{}, { status: 'PENDING', reason: null, isHeld: false }],
    [{ status: PlaceStatus.ACTIVE }, { status: 'APPROVED', reason: null, isHeld: false }],
    [
      { status: PlaceStatus.INACTIVE, rejectionReason: 'It has closed.' },
      { status: 'REJECTED', reason: 'It has closed.', isHeld: false },
    ],
  ];
  for (const [overrides, expected] of cases) {
    const { id } = await suggestion(overrides);
    for (const as of ['suggester', 'moderator'] as const) expect((await look(id, as)).place?.moderation).toEqual(expected);
  }
  const { id } = await suggestion({ status: PlaceStatus.ACTIVE });
  for (const as of ['visitor', 'other'] as const) expect((await look(id, as)).place?.moderation).toBeNull();
  const { id: imported } = await suggestion({ status: PlaceStatus.ACTIVE, createdBy: null });
  expect((await look(imported, 'admin')).place?.moderation).toBeNull();
});

test('viewerCan returns the rights of the viewer on a place', async () => {
  const { id } = await suggestion({ status: PlaceStatus.ACTIVE });
  const none = { suggestEdit: false, addPhotos: false, report: false, moderate: false, review: false };
  const all = { suggestEdit: true, addPhotos: true, report: true, moderate: false, review: true };
  expect((await look(id, 'visitor')).place?.viewerCan).toEqual(none);
  expect((await look(id, 'other')).place?.viewerCan).toEqual(all);
  expect((await look(id, 'suggester')).place?.viewerCan).toEqual({ ...all, report: false });
  expect((await look(id, 'moderator')).place?.viewerCan).toEqual(all);
  const { id: waiting } = await suggestion();
  expect((await look(waiting, 'suggester')).place?.viewerCan).toEqual(none);
  expect((await look(waiting, 'moderator')).place?.viewerCan).toEqual({ ...none, moderate: true });
});

test('a user can review a place once, and again after the review is deleted', async () => {
  const { id: placeId } = await suggestion({ status: PlaceStatus.ACTIVE });
  await buildReview(server.dataSource, { placeId });
  const mayReview = async () => (await look(placeId, 'suggester')).place?.viewerCan.review;
  expect(await mayReview()).toBe(true);
  const own = await buildReview(server.dataSource, { placeId, userId: suggester.id, deletedAt: new Date() });
  expect(await mayReview()).toBe(true);
  await server.dataSource.query("UPDATE reviews SET deleted_at = NULL, status = 'rejected' WHERE id = $1", [own.id]);
  expect(await mayReview()).toBe(false);
});

test('a place shows approved photos of users only', async () => {
  const { id: placeId } = await suggestion({ status: PlaceStatus.ACTIVE });
  async function add(overrides: object): Promise<string> {
    const { id: photoId, fileKey } = await buildPhoto(server.dataSource, overrides);
    await buildPlaceImage(server.dataSource, { placeId, photoId });
    return `/uploads/${fileKey}/960.webp`;
  }
  await add({ status: ModerationStatus.PENDING });
  await add({ status: ModerationStatus.REJECTED });
  await add({ status: ModerationStatus.APPROVED, deletedAt: new Date() });
  const approved = await add({ status: ModerationStatus.APPROVED });
  const { body } = await server.rest<{ images: object[] }>(`/api/places/${placeId}`);
  expect(body.images).toEqual([{ url: approved }]);
});

test('a user lists their suggestions of any status, the newest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const [old, newer, newest] = [
    await suggestion({ createdAt: at(1), status: PlaceStatus.ACTIVE }),
    await suggestion({ createdAt: at(2), status: PlaceStatus.INACTIVE, rejectionReason: 'Twice' }),
    await suggestion({ createdAt: at(3) }),
  ];
  await suggestion({ deletedAt: new Date() });
  await buildPlace(server.dataSource, { createdBy: (await buildUser(server.dataSource)).id });
  const { body } = await server.graphql<{ viewer: { suggestedPlaces: object } }>(
    '{ viewer { suggestedPlaces(page: { size: 2 }) { total pages items { id moderation { reason } } } } }',
    {},
    { headers: headers.suggester },
  );
  expect(body.data.viewer.suggestedPlaces).toEqual({
    total: 3,
    pages: 2,
    items: [
      { id: newest.id, moderation: { reason: null } },
      { id: newer.id, moderation: { reason: 'Twice' } },
    ],
  });
  expect(old.status).toBe(PlaceStatus.ACTIVE);
});

test('lists with rights and statuses run as many statements for 20 rows as for 2', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  const fill = async (n: number) => {
    for (let i = 0; i < n; i++) {
      const { id: placeId } = await suggestion({ cityId, status: PlaceStatus.ACTIVE });
      await buildPlaceEdit(server.dataSource, { placeId, userId: suggester.id });
      await suggestion({ cityId: (await buildCity(server.dataSource)).id });
    }
  };
  const place = 'id city { name } images { url } moderation { status } viewerCan { suggestEdit moderate review }';
  const count = async (query: string, as: Name) => {
    const statements = await statementsOf(server.dataSource, async () =>
      expect((await server.graphql(query, {}, { headers: headers[as] })).body.errors).toBeUndefined(),
    );
    return statements.length;
  };
  const ask = async () => [
    await count(`{ places(page: { size: 40 }) { items { ${place} } } }`, 'other'),
    await count(`{ viewer { suggestedPlaces(page: { size: 40 }) { items { ${place} } } } }`, 'suggester'),
    await count(`{ viewer { placeEdits(page: { size: 40 }) { items { changes { field } user { name } place { ${place} } } } } }`, 'suggester'),
    await count(`{ placeEdits(page: { size: 40 }) { items { changes { field } user { name } place { ${place} } } } }`, 'moderator'),
  ];
  await fill(2);
  const few = await ask();
  await fill(18);
  expect(await ask()).toEqual(few);
});
