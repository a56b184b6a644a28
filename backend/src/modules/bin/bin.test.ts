import {
  buildCity,
  buildCityImage,
  buildPhoto,
  buildPlace,
  buildPlaceImage,
  buildPlaceList,
  buildReview,
  buildUser,
  change,
  clearGuide,
} from '../../../test/builders.js';
import { driftOf } from '../../../test/reviews.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { beginChange } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { purge } from '../../server/startup/purge.js';
import { ListVisibility, PlaceList } from '../favorites/index.js';
import { ActivityTarget } from '../activities/index.js';
import { User } from '../users/index.js';

type Headers = Record<string, string>;
type Kind = 'CITY' | 'PLACE' | 'REVIEW' | 'PHOTO' | 'LIST';

let server: TestServer;
let admin: User;
let headers: Headers;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('TRUNCATE photos CASCADE');
  admin = await buildUser(server.dataSource, { role: 'admin' });
  headers = await server.signInAs(admin);
});
afterAll(() => server.stop());

interface Item {
  id: string;
  kind: Kind;
  label: string | null;
  about: string | null;
  deletedAt: string;
  purgedAt: string;
  changeId: string | null;
  sameChange: number;
  along: { places: number; reviews: number; photos: number };
  deletedBy: { id: string } | null;
  owner: { id: string } | null;
  obstacle: { reason: string; text: string; first: { kind: Kind; id: string } | null } | null;
}
const ITEM =
  '{ id kind label about deletedAt purgedAt changeId sameChange along { places reviews photos } deletedBy { id } owner { id } obstacle { reason text first { kind id } } }';

interface Answer<Value> {
  value: Value | undefined;
  code: string | undefined;
  message: string | undefined;
}
async function act<Value>(document: string, variables: object = {}, as = headers): Promise<Answer<Value>> {
  const { body } = await server.graphql<Record<string, Value> | null>(document, variables as Record<string, unknown>, { headers: as });
  const [error] = body.errors ?? [];
  return { value: Object.values(body.data ?? {})[0], code: error?.extensions.code, message: error?.message };
}
async function bin(kind: Kind, search?: string): Promise<Item[]> {
  const { value } = await act<{ total: number; items: Item[] }>(
    `query ($kind: BinKind!, $search: String) { bin(kind: $kind, search: $search) { total items ${ITEM} } }`,
    { kind, search },
  );
  expect(value?.total).toBe(value?.items.length);
  return value?.items ?? [];
}
const counts = async () => (await act<object>('{ binCounts { cities places reviews photos lists } }')).value;
const restore = (kind: Kind, ids: string[], as = headers) =>
  act<{ id: string; count: number; leftOut: string[] }>(
    'mutation ($kind: BinKind!, $ids: [ID!]!) { restore(kind: $kind, ids: $ids) { id count leftOut } }',
    { kind, ids },
    as,
  );
const restoreChange = (changeId: string) =>
  act<{ count: number; leftOut: string[] }>('mutation ($changeId: ID!) { restoreChange(changeId: $changeId) { count leftOut } }', { changeId });
const deletePermanently = (kind: Kind, ids: string[], as = headers) =>
  act<number>('mutation ($kind: BinKind!, $ids: [ID!]!) { deletePermanently(kind: $kind, ids: $ids) }', { kind, ids }, as);
const impact = async (args: string) => (await act<object>(`{ deletionImpact(${args}) { cities places reviews photos lists favorites } }`)).value;
const deleteAll = async (call: 'deleteCities' | 'deletePlaces' | 'deleteReviews', ids: string[]) => {
  const { value } = await act<{ id: string }>(`mutation ($ids: [ID!]!) { ${call}(selection: { ids: $ids }) { id } }`, { ids });
  return value?.id ?? '';
};
const actionsOn = async (id: string) =>
  (await server.dataSource.query<{ action: string }[]>('SELECT action FROM activities WHERE target_id = $1 ORDER BY created_at', [id])).map(
    ({ action }) => action,
  );
/** Lets days pass for the rows that are deleted now. */
const letPass = async (days: number) => {
  for (const table of ['cities', 'places', 'reviews', 'photos', 'place_lists']) {
    await server.dataSource.query(`UPDATE ${table} SET deleted_at = deleted_at - make_interval(secs => $1) WHERE deleted_at IS NOT NULL`, [days * 86_400]);
  }
};
const count = async (table: string) => (await server.dataSource.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM ${table}`))[0]?.n;
async function hasFile({ fileKey }: { fileKey: string }): Promise<boolean> {
  const file = await server.store.get(`${fileKey}/480.webp`);
  file?.stream.destroy();
  return file !== null;
}
async function photo(overrides: Parameters<typeof buildPhoto>[1] = {}) {
  const built = await buildPhoto(server.dataSource, { usedAt: new Date(), status: ModerationStatus.APPROVED, ...overrides });
  await server.store.put(`${built.fileKey}/480.webp`, Buffer.from('x'), 'image/webp');
  return built;
}

/** Builds a city with two places, a review and photos of all three. */
async function buildGuide() {
  const city = await buildCity(server.dataSource);
  const [place, other] = [await buildPlace(server.dataSource, { cityId: city.id }), await buildPlace(server.dataSource, { cityId: city.id, name: 'Parvati' })];
  const review = await buildReview(server.dataSource, { placeId: place.id, rating: 5 });
  const photos = [await photo({ reviewId: review.id, userId: review.userId }), await photo(), await photo()] as const;
  await buildPlaceImage(server.dataSource, { placeId: place.id, photoId: photos[1].id });
  await buildCityImage(server.dataSource, { cityId: city.id, photoId: photos[2].id });
  return { city, place, other, review, photos };
}

/** Returns what a member notices of a place: its page and rating, the totals, the search, the map, favorites and lists. */
async function seen({ place, city }: { place: { id: string }; city: { id: string } }, member: Headers) {
  const document = `query ($id: ID!, $city: ID!) {
    place(id: $id) { rating { average count } isFavorite images { photoId } reviews { items { id photos { id } } } }
    city(id: $city) { placesCount images { photoId } }
    stats { cities places reviews }
    places(filter: { search: "Shaniwar" }) { items { id } }
    mapViewport(bounds: { southWest: { latitude: 18, longitude: 73 }, northEast: { latitude: 19, longitude: 74 } }, zoom: 12) { total }
    viewer { favorites { total } lists { placesCount } }
  }`;
  const { body } = await server.graphql<Record<string, unknown>>(document, { id: place.id, city: city.id }, { headers: member });
  expect((body.errors ?? []).every(({ extensions }) => extensions.code === 'NOT_FOUND')).toBe(true);
  return body.data;
}

describe('a city', () => {
  test('is deleted with its places and reviews, listed with their numbers, and restored as it was', async () => {
    const guide = await buildGuide();
    const member = await buildUser(server.dataSource);
    await server.dataSource.query('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2)', [member.id, guide.place.id]);
    await buildPlaceList(server.dataSource, { userId: member.id }, [guide.place.id]);
    const as = await server.signInAs(member);
    const before = await seen(guide, as);
    expect(before).toMatchObject({ place: { rating: { average: 5, count: 1 }, isFavorite: true }, viewer: { lists: [{ placesCount: 1 }] } });
    expect(await impact(`cities: { ids: ["${guide.city.id}"] }`)).toEqual({ cities: 1, places: 2, reviews: 1, photos: 3, lists: 0, favorites: 0 });

    const changeId = await deleteAll('deleteCities', [guide.city.id]);
    expect(await seen(guide, as)).toMatchObject({ place: null, city: null, stats: { cities: 0, places: 0, reviews: 1 }, places: { items: [] } });
    const [item, ...others] = await bin('CITY');
    expect(others).toEqual([]);
    expect(item).toMatchObject({ id: guide.city.id, kind: 'CITY', label: 'Pune', about: 'Maharashtra, India', changeId, sameChange: 1, obstacle: null });
    expect(item).toMatchObject({ along: { places: 2, reviews: 1, photos: 3 }, deletedBy: { id: admin.id } });
    expect(Date.parse(item?.purgedAt ?? '') - Date.parse(item?.deletedAt ?? '')).toBe(30 * 86_400_000);
    expect([await bin('PLACE'), await bin('REVIEW'), await bin('PHOTO')]).toEqual([[], [], []]);
    const [logged] = await server.dataSource.query<{ before: object }[]>("SELECT before FROM activities WHERE target_id = $1 AND action = 'deleted'", [
      guide.city.id,
    ]);
    expect(logged?.before).toEqual({ deleted_at: null, places: 2, reviews: 1, photos: 3 });

    expect((await restore('CITY', [guide.city.id.toUpperCase()])).value).toMatchObject({ count: 1, leftOut: [] });
    expect(await seen(guide, as)).toEqual(before);
    expect([await bin('CITY'), await driftOf(server.dataSource)]).toEqual([[], []]);
    expect(await actionsOn(guide.city.id)).toEqual(['deleted', 'restored']);
  });

  test('must be restored before its deleted places, photos and their reviews', async () => {
    const { city, place, review, photos } = await buildGuide();
    await server.dataSource.query('UPDATE photos SET deleted_at = now(), is_kept = true WHERE id = ANY($1)', [[photos[1].id, photos[2].id]]);
    await deleteAll('deleteReviews', [review.id]);
    await deleteAll('deletePlaces', [place.id]);
    const reason = (items: Item[]) => items.map(({ id, obstacle }) => [id, obstacle?.reason, obstacle?.first]);
    const PLACE = ['console.restorePlaceFirst', { kind: 'PLACE', id: place.id }];
    expect(reason(await bin('REVIEW'))).toEqual([[review.id, ...PLACE]]);
    expect(reason(await bin('PHOTO')).find(([id]) => id === photos[1].id)).toEqual([photos[1].id, ...PLACE]);
    await deleteAll('deleteCities', [city.id]);
    const CITY = ['console.restoreCityFirst', { kind: 'CITY', id: city.id }];
    expect(reason(await bin('PLACE'))).toEqual([[place.id, ...CITY]]);
    expect(reason(await bin('REVIEW'))).toEqual([[review.id, ...CITY]]);
    expect(reason(await bin('PHOTO'))).toEqual(expect.arrayContaining([photos[1], photos[2]].map(({ id }) => [id, ...CITY])));
    expect(await restore('PLACE', [place.id])).toMatchObject({ code: 'CONFLICT', message: 'Its city is deleted, too. Restore the city first.' });
    for (const [kind, id] of [
      ['CITY', city.id],
      ['PLACE', place.id],
      ['REVIEW', review.id],
      ['PHOTO', photos[1].id],
    ] as const) {
      expect((await restore(kind, [id])).value?.count).toBe(1);
    }
    expect(await driftOf(server.dataSource)).toEqual([]);
  });
});

test('a place is restored with its reviews, rating and photos', async () => {
  const guide = await buildGuide();
  const as = await server.signInAs(await buildUser(server.dataSource));
  const before = await seen(guide, as);
  expect(await impact(`places: { ids: ["${guide.place.id}"] }`)).toEqual({ cities: 0, places: 1, reviews: 1, photos: 2, lists: 0, favorites: 0 });
  await deleteAll('deletePlaces', [guide.place.id]);
  const status = async () => (await server.rest(`/api/places/${guide.place.id}`)).status;
  expect(await status()).toBe(404);
  expect(await bin('PLACE')).toMatchObject([{ label: 'Shaniwar Wada', about: 'Pune', along: { places: 0, reviews: 1, photos: 2 } }]);
  await restore('PLACE', [guide.place.id]);
  expect([await status(), await seen(guide, as)]).toEqual([200, before]);
  expect(await driftOf(server.dataSource)).toEqual([]);
});

describe('a review', () => {
  test('counts in the rating again with its photos, and no longer against its author', async () => {
    const guide = await buildGuide();
    const as = await server.signInAs(await buildUser(server.dataSource));
    const before = await seen(guide, as);
    await deleteAll('deleteReviews', [guide.review.id]);
    expect(await seen(guide, as)).toMatchObject({ place: { rating: { average: 0, count: 0 } } });
    expect(await bin('REVIEW')).toMatchObject([
      { label: 'Shaniwar Wada', about: guide.review.comment, owner: { id: guide.review.userId }, along: { photos: 1 } },
    ]);
    expect(await count('decisions')).toBe(1);
    await restore('REVIEW', [guide.review.id]);
    expect(await seen(guide, as)).toEqual(before);
    expect([await count('decisions'), await driftOf(server.dataSource)]).toEqual([0, []]);
  });

  test('is not restored if its author has written another one, or is no longer there', async () => {
    const { place, review } = await buildGuide();
    await deleteAll('deleteReviews', [review.id]);
    await buildReview(server.dataSource, { placeId: place.id, userId: review.userId });
    expect(await bin('REVIEW')).toMatchObject([{ obstacle: { reason: 'console.reviewReplaced', first: null } }]);
    expect(await restore('REVIEW', [review.id])).toMatchObject({ code: 'CONFLICT', message: 'Its author has written another review of this place since.' });
    await server.dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [review.userId]);
    expect(await bin('REVIEW')).toEqual([]);
    expect((await restore('REVIEW', [review.id])).code).toBe('NOT_FOUND');
  });

  test('is restored only once if its author has deleted two of the same place', async () => {
    const { place, review } = await buildGuide();
    await deleteAll('deleteReviews', [review.id]);
    const { id } = await buildReview(server.dataSource, { placeId: place.id, userId: review.userId, deletedAt: new Date() });
    expect(await restore('REVIEW', [review.id, id])).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Restore one of them') as string });
    expect((await restore('REVIEW', [id])).value?.count).toBe(1);
    expect((await bin('REVIEW')).map((item) => [item.id, item.obstacle?.reason])).toEqual([[review.id, 'console.reviewReplaced']]);
  });
});

describe('a photo that an admin removes', () => {
  const remove = async (placeId: string) => {
    const owner = { kind: ActivityTarget.PLACE, table: { name: 'place_images', owner: 'place_id' } as const, id: placeId, name: 'Shaniwar Wada' };
    const operation = beginChange(admin);
    await server.dataSource.transaction((manager) =>
      servicesOf(server, manager).pictures.arrange({ id: admin.id, role: 'admin', cityIds: null, sessionId: '' }, operation, owner, []),
    );
    return operation.id;
  };

  test('keeps its file, and is restored where it was', async () => {
    const { place, city, photos } = await buildGuide();
    const { id: placeId } = place;
    const second = await photo();
    await buildPlaceImage(server.dataSource, { placeId, photoId: second.id, position: 1 });
    const as = await server.signInAs(await buildUser(server.dataSource));
    const before = await seen({ place, city }, as);
    const changeId = await remove(placeId);
    await purge(server.dataSource, server.store);
    expect(await seen({ place, city }, as)).toMatchObject({ place: { images: [{ photoId: null }] } });
    expect(await bin('PHOTO')).toMatchObject([photos[1], second].map(() => ({ label: 'The gate at dawn', about: 'Shaniwar Wada', changeId, sameChange: 2 })));
    expect([await hasFile(photos[1]), await hasFile(second)]).toEqual([true, true]);
    const version = async () => (await server.dataSource.query<{ version: number }[]>('SELECT version FROM places WHERE id = $1', [placeId]))[0]?.version ?? 0;
    const formerly = await version();
    expect((await restoreChange(changeId)).value).toEqual({ count: 2, leftOut: [] });
    expect(await seen({ place, city }, as)).toEqual(before);
    expect(await version()).toBe(formerly + 1);
  });

  test('is shown to admins until it is deleted permanently, and to nobody else', async () => {
    const { place, photos } = await buildGuide();
    await remove(place.id);
    const shown = await act<{ items: { image: { url: string } | null }[] }>('{ bin(kind: PHOTO) { items { image { url } } } }');
    const url = shown.value?.items[0]?.image?.url ?? '';
    const [path = ''] = url.split('?');
    const statusOf = async (address: string) => (await server.rest(address)).status;
    expect(path).toContain(photos[1].fileKey);
    expect([await statusOf(url.replace('960', '480')), await statusOf(path.replace('960', '480'))]).toEqual([404, 404]);
    await server.store.put(`${photos[1].fileKey}/960.webp`, Buffer.from('x'), 'image/webp');
    expect([await statusOf(url), await statusOf(path)]).toEqual([200, 404]);
    const { body } = await server.send<{ url?: string }[]>('GET', '/api/admin/bin/photo', undefined, headers);
    expect(body.map((item) => item.url)).toEqual([url]);
    await deletePermanently('PHOTO', [photos[1].id]);
    expect(await statusOf(url)).toBe(404);
  });

  test('is in the data download of its owner', async () => {
    const { place, photos } = await buildGuide();
    await remove(place.id);
    const owner = await server.dataSource.getRepository(User).findOneByOrFail({ id: photos[1].userId });
    const as = await server.signInAs(owner);
    const photosOf = async () => (await server.send<{ photos: { id: string; url: string }[] }>('GET', '/api/auth/me/data', undefined, as)).body.photos;
    expect(await photosOf()).toEqual([
      expect.objectContaining({ id: photos[1].id, deletedAt: expect.any(String) as string, url: expect.stringContaining('signature=') as string }),
    ]);
    await letPass(30.1);
    expect(await photosOf()).toEqual([]);
  });

  test('cannot be restored if its place is gone', async () => {
    const { place, photos } = await buildGuide();
    await remove(place.id);
    await server.dataSource.query('DELETE FROM place_images WHERE photo_id = $1', [photos[1].id]);
    expect(await bin('PHOTO')).toMatchObject([{ about: null, obstacle: { reason: 'console.photoOwnerGone', first: null } }]);
    expect((await restore('PHOTO', [photos[1].id])).code).toBe('CONFLICT');
  });

  test('loses its file at once if its owner deletes the account', async () => {
    const { place, photos } = await buildGuide();
    await remove(place.id);
    const owner = await server.dataSource.query<User[]>('SELECT * FROM users WHERE id = $1', [photos[1].userId]);
    const as = await server.signInAs(owner[0] as User);
    expect((await server.send('DELETE', '/api/auth/me', undefined, as)).status).toBe(200);
    expect(await bin('PHOTO')).toEqual([]);
    await server.ran('remove-files');
    expect(await hasFile(photos[1])).toBe(false);
  });
});

describe('a list', () => {
  const asked = 'mutation ($id: ID!) { deletePlaceList(id: $id) }';

  test.each(Object.values(ListVisibility))(
    'that is %s comes back to its owner with its places, and is hidden from all readers until then',
    async (visibility) => {
      const { place } = await buildGuide();
      const owner = await buildUser(server.dataSource);
      const as = await server.signInAs(owner);
      const linkKey = visibility === ListVisibility.LINK ? 'k'.repeat(24) : null;
      const list = await buildPlaceList(server.dataSource, { userId: owner.id, visibility, linkKey, name: 'My secret forts' }, [place.id]);
      const ref = linkKey ?? list.id;
      const readers: Record<string, () => Promise<unknown>> = {
        page: async () => (await act(`query ($ref: String!) { placeList(ref: $ref) { name items { place { id } } } }`, { ref }, as)).value,
        byId: async () => (await act(`query ($ref: String!) { placeList(ref: $ref) { name } }`, { ref: list.id }, as)).value,
        own: async () => (await act<{ lists: object[] }>('{ viewer { lists { name placesCount } } }', {}, as)).value?.lists,
        saveTo: async () => (await act<{ lists: object[] }>(`{ viewer { lists { has(placeId: "${place.id}") } } }`, {}, as)).value?.lists,
        profile: async () => (await act<{ lists: object[] }>(`{ person(id: "${owner.id}") { lists { name } } }`)).value?.lists,
        file: async () => (await server.send('GET', `/api/lists/${ref}/export/csv`, undefined, as)).status,
        change: async () => (await act(`mutation ($id: ID!) { removePlaceFromList(listId: $id, placeId: $id) { id } }`, { id: list.id }, as)).code,
        adding: async () =>
          (await act(`mutation ($id: ID!, $place: ID!) { addPlaceToList(listId: $id, placeId: $place) { id } }`, { id: list.id, place: place.id }, as)).code,
        deleting: async () => (await act('mutation ($id: ID!) { deletePlaceList(id: $id) }', { id: newId() }, as)).code,
      };
      const read = async () => Object.fromEntries(await Promise.all(Object.entries(readers).map(async ([name, reader]) => [name, await reader()] as const)));
      const before = { ...(await read()), change: undefined };
      await act(asked, { id: list.id }, as);
      expect(await read()).toEqual({
        page: null,
        byId: null,
        own: [],
        saveTo: [],
        profile: [],
        file: 404,
        change: 'NOT_FOUND',
        adding: 'NOT_FOUND',
        deleting: 'NOT_FOUND',
      });
      const [item] = await bin('LIST');
      const isPublic = visibility === ListVisibility.PUBLIC;
      expect(item).toMatchObject({ label: isPublic ? 'My secret forts' : null, owner: { id: owner.id }, deletedBy: { id: owner.id } });
      expect((await bin('LIST', 'secret')).length).toBe(isPublic ? 1 : 0);
      const log = await act<{ items: { label: string | null }[] }>('{ activities(filter: { targetKind: LIST }) { items { label changes { before after } } } }');
      expect(JSON.stringify(log.value).includes('secret')).toBe(isPublic);
      expect((await restore('LIST', [list.id])).value?.count).toBe(1);
      expect({ ...(await read()), change: undefined }).toEqual(before);
      expect((await act(`query ($ref: String!) { placeList(ref: $ref) { name } }`, { ref: list.id })).value).toEqual(
        isPublic ? { name: 'My secret forts' } : null,
      );
    },
  );

  test('is in the data download of its owner, and is deleted with the account', async () => {
    const owner = await buildUser(server.dataSource);
    const as = await server.signInAs(owner);
    const { id } = await buildPlaceList(server.dataSource, { userId: owner.id });
    await act(asked, { id }, as);
    const { body } = await server.send<{ lists: object[] }>('GET', '/api/auth/me/data', undefined, as);
    expect(body.lists).toMatchObject([{ id, deletedAt: expect.any(String) as string }]);
    expect((await server.send('DELETE', '/api/auth/me', undefined, as)).status).toBe(200);
    expect(await server.dataSource.getRepository(PlaceList).find()).toEqual([]);
  });
});

test('a whole bulk is restored by one action, without what cannot be restored', async () => {
  const { place, other, city } = await buildGuide();
  const third = await buildPlace(server.dataSource);
  const changeId = await deleteAll('deletePlaces', [place.id, other.id, third.id]);
  expect((await bin('PLACE')).map((item) => [item.changeId, item.sameChange])).toEqual([1, 2, 3].map(() => [changeId, 3]));
  await deleteAll('deleteCities', [city.id]);
  expect((await restoreChange(changeId)).value).toEqual({ count: 1, leftOut: [place.id, other.id].sort() });
  expect((await bin('PLACE')).map((item) => item.sameChange)).toEqual([2, 2]);
  expect(await restoreChange(changeId)).toMatchObject({ code: 'CONFLICT' });
  await restore('CITY', [city.id]);
  expect((await restoreChange(changeId)).value?.count).toBe(2);
  expect(await restoreChange(changeId)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a restore can be undone', async () => {
  const { city } = await buildGuide();
  await deleteAll('deleteCities', [city.id]);
  const { value } = await restore('CITY', [city.id]);
  expect((await act('mutation ($id: ID!) { undo(changeId: $id) }', { id: value?.id })).value).toBe(1);
  expect((await bin('CITY')).map(({ id }) => id)).toEqual([city.id]);
});

test('a permanent deletion removes all that went along, with its files, and cannot be undone', async () => {
  const { city, photos } = await buildGuide();
  const kept = await buildGuide();
  const changeId = await deleteAll('deleteCities', [city.id, kept.city.id]);
  expect((await deletePermanently('CITY', [city.id])).value).toBe(1);
  expect((await bin('CITY')).map(({ id }) => id)).toEqual([kept.city.id]);
  expect((await restore('CITY', [city.id])).code).toBe('NOT_FOUND');
  expect((await act('mutation ($id: ID!) { undo(changeId: $id) }', { id: changeId })).value).toBe(1);
  await server.ran('empty-bin');
  expect(await Promise.all([...photos, ...kept.photos].map(hasFile))).toEqual([false, false, false, true, true, true]);
  expect([await count('cities'), await count('places'), await count('reviews')]).toEqual([1, 2, 1]);
  expect(await actionsOn(city.id)).toEqual(['deleted', 'purged']);
  expect((await deletePermanently('CITY', [city.id])).code).toBe('NOT_FOUND');
});

test('the purge deletes everything after 30 days, and nothing before', async () => {
  const { city, photos } = await buildGuide();
  const { place } = await buildGuide();
  const review = await buildReview(server.dataSource);
  const removed = await photo();
  await buildPlaceImage(server.dataSource, { placeId: review.placeId, photoId: removed.id });
  await change(server.dataSource, removed, { deletedAt: new Date(), isKept: true });
  await buildPlaceList(server.dataSource, { deletedAt: new Date() });
  await deleteAll('deleteCities', [city.id]);
  await deleteAll('deletePlaces', [place.id]);
  await deleteAll('deleteReviews', [review.id]);
  await letPass(29.9);
  await purge(server.dataSource, server.store);
  expect(await counts()).toEqual({ cities: 1, places: 1, reviews: 1, photos: 1, lists: 1 });
  expect(await Promise.all([...photos, removed].map(hasFile))).toEqual([true, true, true, true]);
  await letPass(0.2);
  expect(await counts()).toEqual({ cities: 0, places: 0, reviews: 0, photos: 0, lists: 0 });
  await purge(server.dataSource, server.store);
  expect(await Promise.all([...photos, removed].map(hasFile))).toEqual([false, false, false, false]);
  expect(await count('place_lists')).toBe(0);
});

test('the search finds names without case and accents, and what the rows are about', async () => {
  const [paris, pune] = [await buildCity(server.dataSource, { name: 'Saint-Éloi', country: 'France' }), await buildCity(server.dataSource)];
  await deleteAll('deleteCities', [paris.id, pune.id]);
  const found = async (search: string) => (await bin('CITY', search)).map(({ id }) => id);
  expect(await found('saint-eloi')).toEqual([paris.id]);
  expect(await found(' FRANCE ')).toEqual([paris.id]);
  expect(await found('India')).toEqual([pune.id]);
  for (const search of ['%', '_', "'", '\\', 'Zzz']) expect(await found(search)).toEqual([]);
  expect((await found('')).length).toBe(2);
});

test('the impact on the data of a user names what is erased, and what stays', async () => {
  const { review, place } = await buildGuide();
  await buildPlaceList(server.dataSource, { userId: review.userId });
  await server.dataSource.query('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2)', [review.userId, place.id]);
  expect(await impact(`userId: "${review.userId}"`)).toEqual({ cities: 0, places: 0, reviews: 1, photos: 0, lists: 1, favorites: 1 });
  expect((await act('{ deletionImpact { places } }')).code).toBe('BAD_USER_INPUT');
  expect((await act('{ deletionImpact(userId: "x", cities: { ids: [] }) { places } }')).code).toBe('BAD_USER_INPUT');
});

describe('over REST', () => {
  test('lists, restores and deletes permanently', async () => {
    const { city, place } = await buildGuide();
    const changeId = await deleteAll('deletePlaces', [place.id]);
    await deleteAll('deleteCities', [city.id]);
    const call = async <T>(method: string, path: string, body?: object) =>
      (await server.send<T & ErrorBody>(method, `/api/admin/bin${path}`, body, headers)).body;
    expect(await call('GET', '')).toEqual({ cities: 1, places: 1, reviews: 0, photos: 0, lists: 0 });
    expect(await call('GET', '/city?search=pune')).toMatchObject([{ _id: city.id, kind: 'city', label: 'Pune', along: { places: 1, reviews: 0 } }]);
    expect(await call('GET', '/place')).toMatchObject([{ _id: place.id, obstacle: 'Its city is deleted, too. Restore the city first.' }]);
    expect((await call('POST', `/changes/${changeId}/restore`)).code).toBe('CONFLICT');
    expect(await call('POST', '/city/restore', { ids: [city.id] })).toMatchObject({ count: 1, leftOut: [] });
    expect(await call('POST', `/changes/${changeId}/restore`)).toMatchObject({ count: 1 });
    await deleteAll('deleteCities', [city.id]);
    expect(await call('POST', '/city/purge', { ids: [city.id] })).toEqual({ count: 1 });
    expect((await call('GET', '/users')).code).toBe('NOT_FOUND');
    for (const ids of [undefined, [], 'x', [1], Array.from({ length: 1001 }, () => newId())]) {
      expect((await call('POST', '/city/restore', { ids })).code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('rights', () => {
  test('the API token of an admin restores, and cannot delete permanently', async () => {
    const { city } = await buildGuide();
    await deleteAll('deleteCities', [city.id]);
    const { body } = await server.send<{ token: string }>('POST', '/api/auth/tokens', { name: 'Script', scope: 'write' }, headers);
    const as = { Authorization: `Bearer ${body.token}` };
    expect((await deletePermanently('CITY', [city.id], as)).code).toBe('FORBIDDEN');
    expect((await restore('CITY', [city.id], as)).value?.count).toBe(1);
  });

  test.each<[string, Partial<User>]>([
    ['a member', {}],
    ['a moderator', { role: 'moderator' }],
  ])('%s can neither see nor change the bin', async (_who, values) => {
    const { city } = await buildGuide();
    await deleteAll('deleteCities', [city.id]);
    const as = await server.signInAs(await buildUser(server.dataSource, values));
    expect((await act('{ bin(kind: CITY) { total } }', {}, as)).code).toBe('FORBIDDEN');
    expect((await restore('CITY', [city.id], as)).code).toBe('FORBIDDEN');
    expect((await deletePermanently('CITY', [city.id], as)).code).toBe('FORBIDDEN');
  });
});

test.each([['x'], [''], ['a\0b'], ["1' OR true --"], [newId()]])('the id %j finds nothing', async (id) => {
  for (const kind of ['CITY', 'PLACE', 'REVIEW', 'PHOTO', 'LIST'] as const) {
    expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain((await restore(kind, [id])).code);
    expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain((await deletePermanently(kind, [id])).code);
  }
  expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain((await restoreChange(id)).code);
});

test('the id of something that is not deleted finds nothing', async () => {
  const { city, place, review, photos } = await buildGuide();
  for (const [kind, id] of [
    ['CITY', city.id],
    ['PLACE', place.id],
    ['REVIEW', review.id],
    ['PHOTO', photos[1].id],
  ] as const) {
    expect([(await restore(kind, [id])).code, (await deletePermanently(kind, [id])).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  }
  expect([await count('cities'), await count('places'), await count('reviews')]).toEqual([1, 2, 1]);
});
