import { askField } from '../../../test/ask.js';
import { buildCity, buildPlace, buildUser, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { servicesOf } from '../../../test/services.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/index.js';
import type { User } from '../users/index.js';
import { City, CityStatus } from './city.entity.js';

let server: TestServer;
let admin: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  admin = await buildUser(server.dataSource, { role: 'admin' });
  headers = await server.signInAs(admin);
});
afterAll(() => server.stop());

const CITY_TEXTS = {
  name: 'Goa',
  state: 'Goa',
  country: 'India',
  description: 'Beaches, churches and fields of rice.',
  population: 1_458_545,
  foundedYear: null,
  featured: false,
  status: 'ACTIVE',
  timeZone: 'Asia/Kolkata',
};
const CITY = { ...CITY_TEXTS, coordinates: { latitude: 15.49093, longitude: 73.82785 }, images: [] };
const FIELDS = `{ id name state country description population foundedYear featured status coordinates { latitude longitude } timeZone
  revision { version source createdAt updatedAt } viewerCan { manage } }`;

interface Answered extends Record<string, unknown> {
  id: string;
  revision: { version: number } | null;
}
interface Changed {
  id: string;
  count: number;
}
const ask = <Data>(document: string, variables: object = {}, as = headers) => askField<Data>(server, document, variables, as);
const create = (changes: object = {}) =>
  ask<Answered>(`mutation ($input: CityInput!) { createCity(input: $input) ${FIELDS} }`, { input: { ...CITY, ...changes } });
const update = (id: string, version: number, changes: object = {}) =>
  ask<Answered>(`mutation ($id: ID!, $version: Int!, $input: CityInput!) { updateCity(id: $id, version: $version, input: $input) ${FIELDS} }`, {
    id,
    version,
    input: { ...CITY, ...changes },
  });
const many = (call: 'featureCities' | 'deleteCities', selection: object, featured?: boolean) =>
  ask<Changed>(
    featured === undefined
      ? `mutation ($selection: CitySelection!) { ${call}(selection: $selection) { id count } }`
      : `mutation ($selection: CitySelection!, $featured: Boolean!) { ${call}(selection: $selection, featured: $featured) { id count } }`,
    { selection, featured },
  );
const undo = (changeId = '') => servicesOf(server).undoing.undo({ id: admin.id, role: 'admin', cityIds: null, sessionId: '' }, changeId);
const row = (id: string) => server.dataSource.getRepository(City).findOneByOrFail({ id });
const activities = () =>
  server.dataSource.query<object[]>('SELECT actor_id AS actor, action, target_id AS id, label, before, after FROM activities ORDER BY created_at, id');

interface List {
  items: { name: string }[];
  total: number;
  pages: number;
}
async function list(variables: object = {}): Promise<List> {
  const { data, code } = await ask<List>(
    `query ($filter: AdminCityFilter, $sort: AdminCitySort, $direction: SortDirection, $page: PageInput) {
    adminCities(filter: $filter, sort: $sort, direction: $direction, page: $page) { items { name } total pages } }`
      .replace('$sort: AdminCitySort', '$sort: AdminCitySort! = NAME')
      .replace('$direction: SortDirection', '$direction: SortDirection! = ASCENDING'),
    variables,
  );
  expect(code).toBeUndefined();
  return data ?? { items: [], total: -1, pages: -1 };
}
const names = async (variables: object = {}) => (await list(variables)).items.map(({ name }) => name);

describe('names and descriptions in other languages', () => {
  const TEXTS =
    '{ id names { language text } descriptions { language text } displayName(language: "de-AT") displayDescription(language: "de-AT") { language text } }';
  const save = (document: string, variables: object) => ask<Answered>(document, variables);
  const CREATE = `mutation ($input: CityInput!) { createCity(input: $input) ${TEXTS} }`;
  const UPDATE = `mutation ($id: ID!, $version: Int!, $input: CityInput!) { updateCity(id: $id, version: $version, input: $input) ${TEXTS} }`;
  const german = 'Strände, Kirchen und Reisfelder.';

  test('an admin adds, changes and removes them; languages that are left out stay', async () => {
    const input = {
      ...CITY,
      names: [
        { language: 'ar', text: 'غوا' },
        { language: 'de', text: ' Goa am Meer ' },
      ],
      descriptions: [{ language: 'de', text: german }],
    };
    const { data } = await save(CREATE, { input });
    expect(data).toMatchObject({
      names: [
        { language: 'ar', text: 'غوا' },
        { language: 'de', text: 'Goa am Meer' },
      ],
      displayName: 'Goa am Meer',
      displayDescription: { language: 'de', text: german },
    });
    const changes = {
      names: [
        { language: 'de', text: '' },
        { language: 'hi', text: 'गोवा' },
      ],
      descriptions: null,
    };
    const changed = await save(UPDATE, { id: data?.id, version: 1, input: { ...CITY, ...changes } });
    expect(changed.data).toMatchObject({
      names: [
        { language: 'ar', text: 'غوا' },
        { language: 'hi', text: 'गोवा' },
      ],
      descriptions: [{ language: 'de', text: german }],
      displayName: 'Goa',
    });
    expect(await activities()).toMatchObject([{}, { before: { names: { ar: 'غوا', de: 'Goa am Meer' } }, after: { names: { ar: 'غوا', hi: 'गोवा' } } }]);
  });

  test.each([
    [{ names: [{ language: 'deutsch', text: 'Goa' }] }, 'names.deutsch'],
    [{ names: [{ language: '__proto__', text: 'Goa' }] }, 'names.__proto__'],
    [{ names: [{ language: 'de', text: 'x'.repeat(121) }] }, 'names.de'],
    [{ descriptions: [{ language: 'de', text: 'Kurz.' }] }, 'descriptions.de'],
  ])('an admin gets the error of %j at its field', async (changes, field) => {
    const { body } = await server.graphql(CREATE, { input: { ...CITY, ...changes } }, { headers });
    const { code, fields } = body.errors?.[0]?.extensions ?? {};
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('visitors get them in REST, and the name in each language in GraphQL', async () => {
    const { id } = await buildCity(server.dataSource, { name: 'Goa', names: { hi: 'गोवा', constructor: 'No language' } });
    const { body } = await server.rest<object>(`/api/cities/${id}`);
    expect(body).toMatchObject({ name: 'Goa', names: expect.arrayContaining([{ language: 'hi', text: 'गोवा' }]) as unknown, descriptions: [] });
    const answer = await server.graphql<{ city: object }>(
      `query ($id: ID!) { city(id: $id) { hindi: displayName(language: "hi-IN") none: displayName(language: "fr") site: displayName
        odd: displayName(language: "toString") displayDescription(language: "fr") { language } } }`,
      { id },
    );
    expect(answer.body.data.city).toEqual({ hindi: 'गोवा', none: 'Goa', site: 'Goa', odd: 'Goa', displayDescription: { language: 'en' } });
  });
});

describe('the list', () => {
  test('lists hidden cities for an admin, sorted by name without case and accents, but no deleted ones', async () => {
    for (const name of ['Zürich', 'agra', 'Évora']) await buildCity(server.dataSource, { name });
    await buildCity(server.dataSource, { name: 'Bonn', status: CityStatus.INACTIVE });
    await buildCity(server.dataSource, { name: 'Gone', deletedAt: new Date() });
    expect(await names()).toEqual(['agra', 'Bonn', 'Évora', 'Zürich']);
    expect(await names({ direction: 'DESCENDING' })).toEqual(['Zürich', 'Évora', 'Bonn', 'agra']);
  });

  test.each([
    ['POPULATION', ['None', 'Small', 'Large']],
    ['PLACES', ['Large', 'None', 'Small']],
    ['CREATED', ['Small', 'Large', 'None']],
  ])('sorts the list for an admin by %s', async (sort, expected) => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await buildCity(server.dataSource, { name: 'Small', population: 10, placesCount: 3, createdAt: at(1) });
    await buildCity(server.dataSource, { name: 'Large', population: 1000, placesCount: 1, createdAt: at(2) });
    await buildCity(server.dataSource, { name: 'None', population: null, placesCount: 2, createdAt: at(3) });
    expect(await names({ sort })).toEqual(expected);
    expect(await names({ sort, direction: 'DESCENDING' })).toEqual([...expected].reverse());
  });

  test.each<[object, string[]]>([
    [{}, ['Goa', 'Köln', 'Pune']],
    [{ search: 'KOLN' }, ['Köln']],
    [{ search: 'maha  india' }, ['Pune']],
    [{ search: '%' }, []],
    [{ search: ' ' }, ['Goa', 'Köln', 'Pune']],
    [{ status: 'INACTIVE' }, ['Goa']],
    [{ featured: true }, ['Köln']],
    [{ featured: false }, ['Goa', 'Pune']],
    [{ country: 'India' }, ['Goa', 'Pune']],
    [{ country: 'India', status: 'ACTIVE' }, ['Pune']],
    [{ search: null, status: null, featured: null, country: null }, ['Goa', 'Köln', 'Pune']],
  ])('filters the list for an admin by %j', async (filter, expected) => {
    await buildCity(server.dataSource, { name: 'Pune' });
    await buildCity(server.dataSource, { name: 'Goa', state: 'Goa', status: CityStatus.INACTIVE });
    await buildCity(server.dataSource, { name: 'Köln', state: 'NRW', country: 'Germany', featured: true });
    expect(await names({ filter })).toEqual(expected);
  });

  test('lists every city once over all pages, with as many statements for 20 cities as for 2', async () => {
    for (let i = 0; i < 23; i++) await buildCity(server.dataSource, { name: 'Same' });
    const document = `query ($page: PageInput) { adminCities(page: $page) { total pages items ${FIELDS.replace('{', '{ images { id url focus { x y } }')} } }`;
    const read = (size: number, number = 1) => ask<{ items: { id: string }[]; total: number; pages: number }>(document, { page: { size, number } });
    const pages = await Promise.all([1, 2, 3].map((number) => read(10, number)));
    expect(new Set(pages.flatMap(({ data }) => data?.items.map(({ id }) => id))).size).toBe(23);
    expect(pages[0]?.data).toMatchObject({ total: 23, pages: 3 });
    const counts = [];
    for (const size of [2, 20]) counts.push((await statementsOf(server.dataSource, () => read(size))).length);
    expect(counts[0]).toBe(counts[1]);
  });

  test('rejects filter texts that are too long or that PostgreSQL cannot store', async () => {
    for (const filter of [{ search: 'a\0' }, { search: 'x'.repeat(201) }, { country: '\ud800' }]) {
      expect((await ask('query ($filter: AdminCityFilter) { adminCities(filter: $filter) { total } }', { filter })).code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('one city', () => {
  test('an admin opens a public or hidden city with its revision', async () => {
    const city = await buildCity(server.dataSource, { status: CityStatus.INACTIVE, source: 'sample', sourceId: '1' });
    const { data } = await ask<Answered>(`query ($id: ID!) { adminCity(id: $id) ${FIELDS} }`, { id: city.id });
    expect(data).toMatchObject({
      id: city.id,
      status: 'INACTIVE',
      viewerCan: { manage: true },
      revision: { version: 1, source: 'sample', createdAt: city.createdAt.toISOString(), updatedAt: city.updatedAt.toISOString() },
    });
  });

  test('shows other users neither the revision nor a right to change the city', async () => {
    const { id } = await buildCity(server.dataSource);
    for (const role of ['moderator', 'user'] as const) {
      const as = await server.signInAs(await buildUser(server.dataSource, { role }));
      const { data } = await ask<object>('query ($id: ID!) { city(id: $id) { revision { version } viewerCan { manage } } }', { id }, as);
      expect(data).toEqual({ revision: null, viewerCan: { manage: false } });
    }
  });

  test('answers NOT_FOUND for an unknown city', async () => {
    const { id: gone } = await buildCity(server.dataSource, { deletedAt: new Date() });
    for (const id of [newId(), gone, 'x', '', 'a\0']) {
      expect(await ask('query ($id: ID!) { adminCity(id: $id) { id } }', { id })).toMatchObject({ code: 'NOT_FOUND', message: 'City not found' });
      expect(await update(id, 1)).toMatchObject({ code: 'NOT_FOUND', message: 'City not found' });
    }
  });
});

describe('adding and changing', () => {
  test('an admin adds a city: it is public and the activity is recorded', async () => {
    const { data } = await create({
      name: ' Goa ',
      description: 'Beaches, churches\r\nand fields of rice.',
      coordinates: { latitude: 15.490930049, longitude: 73.82785 },
    });
    expect(data).toMatchObject({
      ...CITY_TEXTS,
      description: 'Beaches, churches\nand fields of rice.',
      coordinates: CITY.coordinates,
      revision: { version: 1, source: null },
      viewerCan: { manage: true },
    });
    expect((await server.rest(`/api/cities/${data?.id}`)).status).toBe(200);
    expect(await activities()).toEqual([{ actor: admin.id, action: 'created', id: data?.id, label: 'Goa', before: null, after: null }]);
  });

  test('an admin renames a city: changed columns are recorded, a search by the new name finds its places', async () => {
    const { data } = await create();
    await buildPlace(server.dataSource, { cityId: data?.id });
    const { data: changed } = await update(data?.id ?? '', 1, { name: 'Panaji', status: 'ACTIVE', featured: true, foundedYear: -12, population: null });
    expect(changed).toMatchObject({ name: 'Panaji', featured: true, foundedYear: -12, population: null, revision: { version: 2 } });
    expect((await activities()).slice(1)).toEqual([
      {
        actor: admin.id,
        action: 'updated',
        id: data?.id,
        label: 'Panaji',
        before: { name: 'Goa', featured: false, founded_year: null, population: 1_458_545 },
        after: { name: 'Panaji', featured: true, founded_year: -12, population: null },
      },
    ]);
    expect((await server.rest<{ total: number }>('/api/places?search=Panaji')).body.total).toBe(1);
    expect((await update(data?.id ?? '', 2, { name: 'Panaji', featured: true, foundedYear: -12, population: null })).data).toMatchObject({
      revision: { version: 2 },
    });
    expect(await activities()).toHaveLength(2);
  });

  test('rejects the update of an outdated version with CONFLICT and changes nothing', async () => {
    const { data } = await create();
    await update(data?.id ?? '', 1, { name: 'First' });
    expect(await update(data?.id ?? '', 1, { name: 'Second' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This city has been changed by somebody else since you opened it.',
    });
    expect((await row(data?.id ?? '')).name).toBe('First');
  });

  test.each([[undefined], [null], ['']])('derives the time zone of a city from its coordinates if the input is %j', async (timeZone) => {
    const { data } = await create({ timeZone });
    expect(data?.timeZone).toBe('Asia/Kolkata');
    const moved = await update(data?.id ?? '', 1, { timeZone, coordinates: { latitude: 52.52, longitude: 13.4 } });
    expect(moved.data?.timeZone).toBe('Europe/Berlin');
  });

  test('lets one of several concurrent updates of a city succeed', async () => {
    const { data } = await create();
    const outcomes = await Promise.all(['A1', 'B2', 'C3', 'D4'].map((name) => update(data?.id ?? '', 1, { name })));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', undefined]);
    expect(await row(data?.id ?? '')).toMatchObject({ version: 2, name: outcomes.find(({ code }) => !code)?.data?.name });
  });

  test.each<[string, object, string]>([
    ['name', { name: 'G' }, 'Name must be at least 2 characters'],
    ['name', { name: ' ' }, 'Name is required'],
    ['name', { name: 'x'.repeat(121) }, 'Name must be at most 120 characters'],
    ['state', { state: '' }, 'State is required'],
    ['country', { country: 'x'.repeat(121) }, 'Country must be at most 120 characters'],
    ['description', { description: 'Too short' }, 'Please write at least 20 characters'],
    ['description', { description: 'x'.repeat(4001) }, 'Description must be at most 4,000 characters'],
    ['population', { population: -1 }, 'A population is a number from 0 to 150,000,000'],
    ['population', { population: 150_000_001 }, 'A population is a number from 0 to 150,000,000'],
    ['foundedYear', { foundedYear: 2101 }, 'A year is between -10000 and 2100'],
    ['foundedYear', { foundedYear: -10_001 }, 'A year is between -10000 and 2100'],
    ['coordinates.latitude', { coordinates: { latitude: 91, longitude: 0 } }, 'A latitude is between -90 and 90'],
    ['timeZone', { timeZone: 'Asia/Poona' }, 'Please choose a time zone from the list, such as Asia/Kolkata'],
    ['timeZone', { timeZone: '+05:30' }, 'Please choose a time zone from the list, such as Asia/Kolkata'],
    ['name', { name: 'a\u0007b' }, 'Name contains characters that cannot be used'],
  ])('rejects a wrong %s: %j', async (field, changes, sentence) => {
    const { id } = await buildCity(server.dataSource);
    for (const answer of [await create(changes), await update(id, 1, changes)]) {
      expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
    }
    expect(await server.dataSource.getRepository(City).count()).toBe(1);
    expect(await activities()).toEqual([]);
  });
});

describe('bulk actions', () => {
  test('an admin features cities and undoes it; cities that were featured before are not counted', async () => {
    const [first, second] = [await buildCity(server.dataSource), await buildCity(server.dataSource, { featured: true })];
    const { data } = await many('featureCities', { ids: [first.id, second.id, newId()] }, true);
    expect(data?.count).toBe(1);
    expect(await many('featureCities', { filter: {} }, true)).toMatchObject({ data: { count: 0 } });
    expect(await undo(data?.id)).toBe(1);
    expect([(await row(first.id)).featured, (await row(second.id)).featured]).toEqual([false, true]);
  });

  test('an admin deletes cities, which hides their places, and restores all of them', async () => {
    const { id: placeId, cityId } = await buildPlace(server.dataSource);
    const isThere = async () => [
      (await server.rest(`/api/cities/${cityId}`)).status,
      (await server.rest(`/api/places/${placeId}`)).status,
      (await server.graphql<{ stats: object }>('{ stats { cities places } }')).body.data.stats,
    ];
    const { data } = await many('deleteCities', { ids: [cityId] });
    expect(data?.count).toBe(1);
    expect(await isThere()).toEqual([404, 404, { cities: 0, places: 0 }]);
    expect(await activities()).toEqual([expect.objectContaining({ action: 'deleted', id: cityId, label: 'Pune', before: { deleted_at: null, places: 1 } })]);
    expect(await many('deleteCities', { ids: [cityId] })).toMatchObject({ code: 'NOT_FOUND', message: 'City not found' });
    await undo(data?.id);
    expect(await isThere()).toEqual([200, 200, { cities: 1, places: 1 }]);
  });

  test('rejects unknown ids with NOT_FOUND and a selection with both ids and filter', async () => {
    for (const selection of [{ ids: [newId()] }, { ids: ['x', ''] }, { ids: [] }, { filter: { search: 'Nowhere' } }]) {
      expect(await many('deleteCities', selection)).toMatchObject({ code: 'NOT_FOUND', message: 'City not found' });
      expect((await many('featureCities', selection, true)).code).toBe('NOT_FOUND');
    }
    for (const selection of [{}, { ids: [newId()], filter: {} }]) {
      expect(await many('deleteCities', selection)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { selection: expect.any(String) as string } });
    }
  });
});

describe('over REST', () => {
  test('an admin lists, filters and pages cities', async () => {
    await buildCity(server.dataSource, { name: 'Pune', population: null, foundedYear: null });
    await buildCity(server.dataSource, { name: 'Goa', status: CityStatus.INACTIVE });
    const get = async (query: string) => (await server.rest<{ name: string }[]>(`/api/admin/cities${query}`, { headers })).body.map(({ name }) => name);
    expect(await get('')).toEqual(['Goa', 'Pune']);
    expect(await get('?status=inactive')).toEqual(['Goa']);
    expect(await get('?search=pun')).toEqual(['Pune']);
    expect(await get('?limit=1&page=2')).toEqual(['Pune']);
    const { body } = await server.rest<object[]>('/api/admin/cities?search=pune', { headers });
    expect(body).toEqual([
      {
        _id: expect.any(String) as string,
        name: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        description: expect.any(String) as string,
        names: [],
        descriptions: [],
        images: [{ url: expect.stringContaining('/art/cities/') as string }],
        featured: false,
        status: 'active',
        coordinates: { latitude: 18.5204, longitude: 73.8567 },
        version: 1,
      },
    ]);
    expect((await server.rest<ErrorBody>('/api/admin/cities?status=asleep', { headers })).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { status: expect.any(String) as string },
    });
  });

  test('an admin deletes a city', async () => {
    const { id } = await buildCity(server.dataSource);
    const remove = (which: string) => server.send<ErrorBody>('DELETE', `/api/admin/cities/${which}`, undefined, headers);
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'The city is deleted.' } });
    for (const which of [id, newId(), 'x', '%00']) expect(await remove(which)).toMatchObject({ status: 404, body: { message: 'City not found' } });
  });

  test('an admin exports all matching cities as CSV', async () => {
    await buildCity(server.dataSource, { name: '=1+1', description: 'Say "hi"', population: null });
    await buildCity(server.dataSource, { name: 'Goa', country: 'Nowhere' });
    const { text, headers: received } = await server.rest('/api/admin/cities.csv?country=India', { headers });
    expect([received.get('content-type'), received.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="cities.csv"; filename*=UTF-8''cities.csv`,
    ]);
    const lines = text.split('\r\n');
    expect(lines[0]).toMatch(/^id,name,state,country,description,population,/);
    expect(lines[1]).toContain(`,"'=1+1","Maharashtra","India","Say ""hi""",,1740,"active",false,0,18.5204,73.8567,"Asia/Kolkata",,20`);
    expect(lines).toHaveLength(3);
    const empty = await server.rest('/api/admin/cities.csv?search=none', { headers });
    expect([empty.status, empty.text.split('\r\n')]).toEqual([200, [lines[0], '']]);
    expect((await server.rest('/api/admin/cities.csv', { method: 'HEAD', headers })).text).toBe('');
    expect((await server.rest<ErrorBody>('/api/admin/cities.csv?featured=perhaps', { headers })).status).toBe(400);
  });
});
