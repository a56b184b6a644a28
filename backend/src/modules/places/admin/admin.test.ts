import { askField } from '../../../../test/ask.js';
import { buildCity, buildPhoto, buildPlace, buildPlaceImage, buildReport, buildUser, clearGuide, PLACE_DETAILS } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { servicesOf } from '../../../../test/services.js';
import { newId } from '../../../core/db/index.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { CityStatus } from '../../cities/index.js';
import { ATTRIBUTE_FIELDS, initialValues } from '../../site/index.js';
import { computeHours } from '../hours/index.js';
import type { User } from '../../users/index.js';
import { Place, PlaceStatus } from '../place.entity.js';
import { PLACE_FIELD_NAMES } from '../place.fields.js';

let server: TestServer;
let admin: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  server.mails.length = 0;
  admin = await buildUser(server.dataSource, { role: 'admin', name: 'Mira' });
  headers = await server.signInAs(admin);
});
afterAll(() => server.stop());

const FIELDS = `{ id ${PLACE_FIELD_NAMES.join(' ')} city { id } coordinates { latitude longitude } featured status
  revision { version source } viewerCan { manage moderate } images { id } }`;

interface Answered extends Record<string, unknown> {
  id: string;
}
interface Changed {
  id: string;
  count: number;
}
const ask = <Data>(document: string, variables: object = {}, as = headers) => askField<Data>(server, document, variables, as);
const inputOf = (changes: object) => ({ ...PLACE_DETAILS, featured: false, images: [], ...changes });
const create = (changes: object) => ask<Answered>(`mutation ($input: PlaceInput!) { createPlace(input: $input) ${FIELDS} }`, { input: inputOf(changes) });
const update = (id: string, version: number, changes: object) =>
  ask<Answered>(`mutation ($id: ID!, $version: Int!, $input: PlaceInput!) { updatePlace(id: $id, version: $version, input: $input) ${FIELDS} }`, {
    id,
    version,
    input: inputOf(changes),
  });
const feature = (selection: object, featured = true) =>
  ask<Changed>('mutation ($selection: PlaceSelection!, $featured: Boolean!) { featurePlaces(selection: $selection, featured: $featured) { id count } }', {
    selection,
    featured,
  });
const categorize = (selection: object, category: string) =>
  ask<Changed>('mutation ($selection: PlaceSelection!, $category: String!) { categorizePlaces(selection: $selection, category: $category) { id count } }', {
    selection,
    category,
  });
const remove = (selection: object) =>
  ask<Changed>('mutation ($selection: PlaceSelection!) { deletePlaces(selection: $selection) { id count } }', { selection });
const undo = (changeId = '') => servicesOf(server).undoing.undo({ id: admin.id, role: 'admin', cityIds: null, sessionId: '' }, changeId);
const row = (id: string) => server.dataSource.getRepository(Place).findOneByOrFail({ id });
const activities = () =>
  server.dataSource.query<object[]>('SELECT actor_id AS actor, action, target_id AS id, label, before, after FROM activities ORDER BY created_at, id');

interface List {
  items: { name: string }[];
  total: number;
  pages: number;
}
async function list({
  filter,
  sort = 'CREATED',
  direction = 'DESCENDING',
  page,
}: {
  filter?: object;
  sort?: string;
  direction?: string;
  page?: object;
} = {}): Promise<List> {
  const document = `query ($filter: AdminPlaceFilter, $sort: AdminPlaceSort!, $direction: SortDirection!, $page: PageInput) {
    adminPlaces(filter: $filter, sort: $sort, direction: $direction, page: $page) { items { name } total pages } }`;
  const { data, code } = await ask<List>(document, { filter, sort, direction, page });
  expect(code).toBeUndefined();
  return data ?? { items: [], total: -1, pages: -1 };
}
const names = async (asked: Parameters<typeof list>[0] = {}) => (await list(asked)).items.map(({ name }) => name);

describe('the list', () => {
  test('lists places of every status, the newest first, without deleted ones and those of deleted cities', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const hidden = await buildCity(server.dataSource, { status: CityStatus.INACTIVE });
    const gone = await buildCity(server.dataSource, { deletedAt: new Date() });
    await buildPlace(server.dataSource, { name: 'Pending', status: PlaceStatus.PENDING, createdAt: at(1) });
    await buildPlace(server.dataSource, { name: 'Active', createdAt: at(3), cityId: hidden.id });
    await buildPlace(server.dataSource, { name: 'Inactive', status: PlaceStatus.INACTIVE, createdAt: at(2) });
    await buildPlace(server.dataSource, { name: 'Gone', deletedAt: new Date() });
    await buildPlace(server.dataSource, { name: 'Lost', cityId: gone.id });
    expect((await ask<List>('{ adminPlaces { items { name } total } }')).data).toEqual({
      items: ['Active', 'Inactive', 'Pending'].map((name) => ({ name })),
      total: 3,
    });
  });

  test.each([
    ['NAME', ['agra', 'Évora', 'Zürich']],
    ['RATING', ['Zürich', 'agra', 'Évora']],
    ['REVIEWS', ['Évora', 'agra', 'Zürich']],
    ['CREATED', ['agra', 'Zürich', 'Évora']],
  ])('sorts the list for an admin by %s', async (sort, expected) => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const { id: cityId } = await buildCity(server.dataSource);
    await buildPlace(server.dataSource, { cityId, name: 'Zürich', ratingAverage: 1, ratingCount: 9, createdAt: at(2) });
    await buildPlace(server.dataSource, { cityId, name: 'agra', ratingAverage: 2, ratingCount: 5, createdAt: at(1) });
    await buildPlace(server.dataSource, { cityId, name: 'Évora', ratingAverage: 3, ratingCount: 2, createdAt: at(3) });
    expect(await names({ sort, direction: 'ASCENDING' })).toEqual(expected);
    expect(await names({ sort })).toEqual([...expected].reverse());
  });

  test('finds places of every status by names in other languages and other names, and by those of the city', async () => {
    const { id: cityId } = await buildCity(server.dataSource, { name: 'Vienna', names: { de: 'Wien' } });
    const own = { names: { de: 'Dom', hi: 'गिरजाघर' }, otherNames: 'Steffl; Old Steve', status: PlaceStatus.PENDING };
    await buildPlace(server.dataSource, { cityId, name: 'Cathedral', ...own });
    await buildPlace(server.dataSource, { name: 'Park' });
    for (const search of ['dom', 'गिरजाघर', 'STEFFL', 'old steve wien', 'cathedral vienna'])
      expect([search, await names({ filter: { search } })]).toEqual([search, ['Cathedral']]);
    await server.dataSource.query(`UPDATE places SET names = '{"de": "Münster"}', other_names = NULL WHERE name = 'Cathedral'`);
    await server.dataSource.query(`UPDATE cities SET names = '{"de": "Bécs"}' WHERE name = 'Vienna'`);
    for (const [search, found] of [
      ['steffl', []],
      ['wien', []],
      ['becs munster', ['Cathedral']],
    ] as const)
      expect([search, await names({ filter: { search } })]).toEqual([search, found]);
  });

  test.each<[object, string[]]>([
    [{}, ['Café Orange', 'Fort', 'Park']],
    [{ search: 'CAFE' }, ['Café Orange']],
    [{ search: 'köln' }, ['Café Orange']],
    [{ search: 'orange koln' }, ['Café Orange']],
    [{ search: 'shaniwar' }, []],
    [{ search: '  ' }, ['Café Orange', 'Fort', 'Park']],
    [{ search: '%' }, []],
    [{ status: 'PENDING' }, ['Park']],
    [{ category: ' Museum ' }, ['Fort']],
    [{ featured: true }, ['Fort']],
    [{ featured: false, status: 'ACTIVE' }, ['Café Orange']],
    [{ reported: true }, ['Fort']],
    [{ reported: false }, ['Café Orange', 'Park']],
    [{ cityId: 'x' }, []],
    [{ search: 'Pune', category: 'museum' }, ['Fort']],
    [{ search: null, status: null, category: null, cityId: null, featured: null, reported: null }, ['Café Orange', 'Fort', 'Park']],
  ])('filters the list for an admin by %j', async (filter, expected) => {
    const koeln = await buildCity(server.dataSource, { name: 'Köln' });
    await buildPlace(server.dataSource, { name: 'Café Orange', category: 'cafe', cityId: koeln.id });
    await buildPlace(server.dataSource, { name: 'Park', category: 'park', status: PlaceStatus.PENDING });
    const { id: placeId } = await buildPlace(server.dataSource, { name: 'Fort', category: 'museum', featured: true });
    await buildReport(server.dataSource, { placeId });
    expect(await names({ filter, sort: 'NAME', direction: 'ASCENDING' })).toEqual(expected);
  });

  test('an admin filters by facts, also about places of any status and by attributes for moderators', async () => {
    const value = { ...initialValues(ATTRIBUTE_FIELDS), names: { en: 'Inspected' }, isInternal: true };
    expect((await server.send('POST', '/api/admin/attributes', { key: 'inspected', value }, headers)).status).toBe(201);
    const { id: cityId } = await buildCity(server.dataSource);
    const cuisine = { cuisine: ['pizza'] };
    await buildPlace(server.dataSource, { cityId, name: 'Free', priceRange: 'Free', category: 'park', openingHours: '24/7', createdAt: new Date(1) });
    await buildPlace(server.dataSource, { cityId, name: 'Pending', status: PlaceStatus.PENDING, priceRange: '€', attributes: { ...cuisine, inspected: true } });
    await computeHours(server.dataSource);
    expect(await names({ filter: { prices: ['1'] } })).toEqual(['Pending']);
    expect(await names({ filter: { prices: ['1', 'free'], categories: ['park', 'historic'] } })).toEqual(['Pending', 'Free']);
    expect(await names({ filter: { categories: ['park'] } })).toEqual(['Free']);
    expect(await names({ filter: { openAt: 'now' } })).toEqual(['Free']);
    expect(await names({ filter: { attributes: [{ key: 'inspected', any: ['yes'] }], status: 'PENDING' } })).toEqual(['Pending']);
    expect(await names({ filter: { attributes: [{ key: 'inspected', any: ['no'] }] } })).toEqual([]);
    const csv = await server.rest<string>('/api/admin/places.csv?attr=cuisine:pizza,thai&price=1', { headers });
    expect(csv.text.split('\n')).toHaveLength(3);
    const change = await feature({ filter: { attributes: [{ key: 'cuisine', any: ['pizza'] }] } });
    expect(change.data?.count).toBe(1);
  });

  test('an admin finds places without hours, without a photo, or added lately', async () => {
    const bare = await buildPlace(server.dataSource, { name: 'Bare', createdAt: new Date(Date.now() - 20 * 86_400_000) });
    expect(await names({ filter: { withPhotos: false } })).toEqual(['Bare']);
    const full = await buildPlace(server.dataSource, { name: 'Full', openingHours: '24/7' });
    await buildPlaceImage(server.dataSource, { placeId: full.id, photoId: (await buildPhoto(server.dataSource, { status: ModerationStatus.APPROVED })).id });
    for (const [filter, expected] of [
      [{ withHours: false }, ['Bare']],
      [{ withHours: true }, ['Full']],
      [{ withPhotos: false }, ['Bare']],
      [{ withPhotos: true }, ['Full']],
      [{ withPhotos: null, withHours: null, addedWithin: null }, ['Full', 'Bare']],
      [{ addedWithin: 19 }, ['Full']],
      [{ addedWithin: 21 }, ['Full', 'Bare']],
    ] as const)
      expect(await names({ filter })).toEqual(expected);
    const csv = await server.rest<string>('/api/admin/places.csv?withHours=false&withPhotos=false&addedWithin=30', { headers });
    expect(csv.text.split('\n').filter((line) => line.includes(bare.id) || line.includes(full.id))).toHaveLength(1);
    expect((await server.rest('/api/admin/places?addedWithin=soon', { headers })).status).toBe(400);
  });

  test('an admin filters by city', async () => {
    const { cityId } = await buildPlace(server.dataSource, { name: 'Here' });
    await buildPlace(server.dataSource, { name: 'There' });
    expect(await names({ filter: { cityId } })).toEqual(['Here']);
  });

  test('lists every place once over all pages, with as many statements for 20 places as for 2', async () => {
    for (let i = 0; i < 23; i++) await buildPlace(server.dataSource, { name: 'Same', createdBy: admin.id });
    const read = (size: number, number = 1) =>
      ask<{ items: { id: string }[]; total: number; pages: number }>(`query ($page: PageInput) { adminPlaces(page: $page) { total pages items ${FIELDS} } }`, {
        page: { size, number },
      });
    const pages = await Promise.all([1, 2, 3].map((number) => read(10, number)));
    expect(new Set(pages.flatMap(({ data }) => data?.items.map(({ id }) => id))).size).toBe(23);
    expect(pages[0]?.data).toMatchObject({ total: 23, pages: 3 });
    const counts = [];
    for (const size of [2, 20]) counts.push((await statementsOf(server.dataSource, () => read(size))).length);
    expect(counts[0]).toBe(counts[1]);
  });
});

describe('one place', () => {
  test('an admin opens a place of any status with its revision', async () => {
    const place = await buildPlace(server.dataSource, { status: PlaceStatus.PENDING, source: 'sample', sourceId: '1' });
    const { data } = await ask(`query ($id: ID!) { adminPlace(id: $id) ${FIELDS} }`, { id: place.id });
    expect(data).toMatchObject({ id: place.id, status: 'PENDING', revision: { version: 1, source: 'sample' }, viewerCan: { manage: true, moderate: true } });
  });

  test('shows other users neither the revision nor a right to change the place', async () => {
    const { id } = await buildPlace(server.dataSource);
    for (const role of ['moderator', 'user'] as const) {
      const as = await server.signInAs(await buildUser(server.dataSource, { role }));
      const { data } = await ask('query ($id: ID!) { place(id: $id) { revision { version } viewerCan { manage } } }', { id }, as);
      expect(data).toEqual({ revision: null, viewerCan: { manage: false } });
    }
  });

  test('answers NOT_FOUND for an unknown or deleted place', async () => {
    const { id: gone, cityId } = await buildPlace(server.dataSource, { deletedAt: new Date() });
    const { id: lost } = await buildPlace(server.dataSource, { cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id });
    for (const id of [newId(), gone, lost, 'x', '', 'a\0']) {
      expect(await ask('query ($id: ID!) { adminPlace(id: $id) { id } }', { id })).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found' });
      expect(await update(id, 1, { cityId })).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found' });
    }
  });
});

describe('adding and changing', () => {
  test('an admin adds a place: it is public at once and the activity is recorded', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const { data } = await create({ cityId, category: ' CAFE ', featured: true });
    expect(data).toMatchObject({ ...PLACE_DETAILS, city: { id: cityId }, featured: true, status: 'ACTIVE', revision: { version: 1, source: null } });
    expect((await server.rest(`/api/places/${data?.id}`)).status).toBe(200);
    expect(await row(data?.id ?? '')).toMatchObject({ createdBy: admin.id });
    expect(await activities()).toEqual([{ actor: admin.id, action: 'created', id: data?.id, label: 'Cafe Goodluck', before: null, after: null }]);
  });

  test('an admin moves a place to another city: changed columns are recorded, a search finds it there', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const { data } = await create({ cityId });
    const nashik = await buildCity(server.dataSource, { name: 'Nashik', status: CityStatus.INACTIVE });
    const { data: changed } = await update(data?.id ?? '', 1, { cityId: nashik.id, name: 'Goodluck', phone: null, featured: true });
    expect(changed).toMatchObject({ city: { id: nashik.id }, name: 'Goodluck', phone: null, revision: { version: 2 } });
    expect((await activities()).slice(1)).toEqual([
      {
        actor: admin.id,
        action: 'updated',
        id: data?.id,
        label: 'Goodluck',
        before: { name: 'Cafe Goodluck', phone: '+91 20 2567 6489', city_id: cityId, featured: false },
        after: { name: 'Goodluck', phone: null, city_id: nashik.id, featured: true },
      },
    ]);
    expect(await names({ filter: { search: 'nashik goodluck' } })).toEqual(['Goodluck']);
    expect((await update(data?.id ?? '', 2, { cityId: nashik.id, name: 'Goodluck', phone: null, featured: true })).data).toMatchObject({
      revision: { version: 2 },
    });
  });

  test('an admin can keep a category that no other place has', async () => {
    const { id, cityId } = await buildPlace(server.dataSource, { category: 'lighthouse', status: PlaceStatus.PENDING });
    expect((await update(id, 1, { cityId, category: 'lighthouse' })).data).toMatchObject({ category: 'lighthouse', status: 'PENDING' });
    expect(await create({ cityId, category: 'lighthouse' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { category: 'Please choose one of the categories' },
    });
  });

  test('rejects the update of an outdated version with CONFLICT and changes nothing', async () => {
    const { id, cityId } = await buildPlace(server.dataSource);
    const outcomes = await Promise.all(['A1', 'B2', 'C3', 'D4'].map((name) => update(id, 1, { cityId, name })));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', undefined]);
    expect(await row(id)).toMatchObject({ version: 2, name: outcomes.find(({ code }) => !code)?.data?.name });
    await feature({ ids: [id] });
    expect(await update(id, 2, { cityId })).toMatchObject({ code: 'CONFLICT', message: 'This place has been changed by somebody else since you opened it.' });
  });

  test.each<[string, object]>([
    ['name', { name: 'x' }],
    ['description', { description: 'short' }],
    ['category', { category: 'castle' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['openingHours', { openingHours: 'whenever' }],
    ['coordinates.longitude', { coordinates: { latitude: 1, longitude: 181 } }],
    ['cityId', { cityId: newId() }],
    ['cityId', { cityId: 'x' }],
  ])('rejects a wrong %s: %j', async (field, changes) => {
    const { id, cityId } = await buildPlace(server.dataSource);
    for (const { code, fields } of [await create({ cityId, ...changes }), await update(id, 1, { cityId, ...changes })]) {
      expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
    }
    expect(await activities()).toEqual([]);
  });

  test('rejects a place in a deleted city', async () => {
    const { id: cityId } = await buildCity(server.dataSource, { deletedAt: new Date() });
    expect(await create({ cityId })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { cityId: 'Please choose one of the cities' } });
  });
});

describe('bulk actions', () => {
  test('an admin features places and undoes it; places that were featured before are not counted', async () => {
    const [first, second] = [await buildPlace(server.dataSource), await buildPlace(server.dataSource, { featured: true })];
    const { data } = await feature({ ids: [first.id, second.id, newId()] });
    expect(data?.count).toBe(1);
    expect((await feature({ filter: {} })).data?.count).toBe(0);
    expect(await undo(data?.id)).toBe(1);
    expect([(await row(first.id)).featured, (await row(second.id)).featured]).toEqual([false, true]);
  });

  test('an admin changes the category of all filtered places and undoes it; the totals follow', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    for (const name of ['One', 'Two']) await buildPlace(server.dataSource, { cityId, name, category: 'museum' });
    await buildPlace(server.dataSource, { cityId, name: 'Three', category: 'park' });
    const totals = async () => (await server.graphql<{ placeCategories: object[] }>('{ placeCategories { name placesCount } }')).body.data.placeCategories;
    const { data } = await categorize({ filter: { category: 'museum' } }, ' Park ');
    expect([data?.count, await totals()]).toEqual([2, [{ name: 'park', placesCount: 3 }]]);
    await undo(data?.id);
    expect(await totals()).toEqual([
      { name: 'museum', placesCount: 2 },
      { name: 'park', placesCount: 1 },
    ]);
    expect(await categorize({ filter: {} }, 'castle')).toMatchObject({ code: 'BAD_USER_INPUT', fields: { category: 'Please choose one of the categories' } });
  });

  test('an admin deletes places and restores them', async () => {
    const { id } = await buildPlace(server.dataSource);
    const { data } = await remove({ ids: [id] });
    expect(data?.count).toBe(1);
    expect((await server.rest(`/api/places/${id}`)).status).toBe(404);
    expect(await remove({ ids: [id] })).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found' });
    expect(await activities()).toEqual([expect.objectContaining({ action: 'deleted', id, label: 'Shaniwar Wada', before: { deleted_at: null } })]);
    await undo(data?.id);
    expect((await server.rest(`/api/places/${id}`)).status).toBe(200);
  });

  test('lets one of several concurrent deletions of a place succeed', async () => {
    const { id } = await buildPlace(server.dataSource);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => remove({ ids: [id] })));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', undefined]);
  });

  test('answers NOT_FOUND for a selection without existing places', async () => {
    const { id: lost } = await buildPlace(server.dataSource, { cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id });
    for (const selection of [{ ids: [newId()] }, { ids: ['x', '', 'a\0'] }, { ids: [lost] }, { filter: { search: 'Nowhere' } }]) {
      for (const { code, message } of [await remove(selection), await feature(selection), await categorize(selection, 'park')]) {
        expect([code, message]).toEqual(['NOT_FOUND', 'Place not found']);
      }
    }
  });
});
