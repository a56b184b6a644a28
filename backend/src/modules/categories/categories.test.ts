import { buildPlace, buildUser, change, PLACE_DETAILS } from '../../../test/builders.js';
import { emptyGuide, startWithCategories } from '../../../test/definitions.js';
import { statementsOf } from '../../../test/query-count.js';
import { type TestServer } from '../../../test/server.js';
import { movePlaces } from './index.js';
import { CATEGORY_PRESETS } from '../site/index.js';
import { type Place, PlaceStatus } from '../places/index.js';

let server: TestServer;
let admin: Record<string, string>;
let cityId: string;
beforeAll(async () => (server = await startWithCategories()));
beforeEach(async () => ({ cityId, admin } = await emptyGuide(server)));
afterAll(() => server.stop());

interface Category {
  slug: string;
  version: number;
  value: Record<string, unknown>;
  placesCount: number;
  isMoving: boolean;
}
interface Refused {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}
const VALUE = {
  names: { en: 'Wine bar', de: 'Weinstube' },
  plurals: { de: 'Weinstuben' },
  icon: 'wine-bar',
  color: '#7A3E9D',
  art: 'bar',
  schemaType: 'BarOrPub',
  isHidden: false,
  aliases: ['enoteca'],
};
const list = async () => (await server.rest<Category[]>('/api/admin/categories', { headers: admin })).body;
const get = async (slug: string) => (await list()).find((one) => one.slug === slug) as Category;
const send = (method: string, path: string, body: object, headers = admin) =>
  server.send<Category & Refused>(method, `/api/admin/categories${path}`, body, headers);
const remove = (slug: string, headers = admin) => send('DELETE', `/${slug}?version=1`, {}, headers);
const create = (slug = 'wine-bar', value: object = VALUE, headers = admin) => send('POST', '', { slug, value }, headers);
const rename = (slug: string, to: string, version = 1) => send('PUT', `/${slug}/slug`, { version, to });
const merge = (slug: string, into: string, version = 1) => send('POST', `/${slug}/merge`, { version, into });
const place = (category: string, overrides: Partial<Place> = {}) => buildPlace(server.dataSource, { cityId, category, ...overrides });
const ask = async <Data>(query: string, variables: Record<string, unknown> = {}) => (await server.graphql<Data>(query, variables, { headers: admin })).body;
const found = async (filter: object) =>
  (
    await ask<{ places: { total: number; items: { category: string }[] } }>(
      'query ($filter: PlaceFilter) { places(filter: $filter) { total items { category } } }',
      { filter },
    )
  ).data.places;
const lastChange = async () =>
  (await server.dataSource.query<{ id: string }[]>("SELECT change_id AS id FROM activities WHERE target_kind = 'category' ORDER BY created_at DESC LIMIT 1"))[0]
    ?.id ?? '';
const undo = async () => ask<{ undo: number }>('mutation ($id: ID!) { undo(changeId: $id) }', { id: await lastChange() });

test('a new site has the categories of the app, in the order of its list', async () => {
  expect((await list()).map(({ slug }) => slug)).toEqual(CATEGORY_PRESETS);
  const { data } = await ask<{ site: { categories: object[] } }>(
    '{ site { categories { slug preset names { text } plurals { text } color isHidden aliases } } }',
  );
  expect(data.site.categories[0]).toEqual({
    slug: 'restaurant',
    preset: 'restaurant',
    names: [],
    plurals: [],
    color: '#C9402A',
    isHidden: false,
    aliases: [],
  });
});

test('an admin adds a category, and places can have it at once', async () => {
  const { status, body } = await create();
  expect([status, body]).toEqual([201, expect.objectContaining({ slug: 'wine-bar', version: 1, value: VALUE, placesCount: 0, isMoving: false })]);
  const { data } = await ask<{ placeKinds: string[]; site: { categories: object[] } }>(
    '{ placeKinds site { categories { slug names { language text } plurals { language text } iconPath } } }',
  );
  expect(data.placeKinds).toContain('wine-bar');
  expect(data.site.categories.at(-1)).toEqual({
    slug: 'wine-bar',
    names: [
      { language: 'en', text: 'Wine bar' },
      { language: 'de', text: 'Weinstube' },
    ],
    plurals: [{ language: 'de', text: 'Weinstuben' }],
    iconPath: expect.stringMatching(/^M/) as string,
  });
});

test.each([
  ['two words as slug', 'wine bar', {}, 'slug'],
  ['markup as slug', '<b>', {}, 'slug'],
  ['an empty slug', '', {}, 'slug'],
  ['SQL as slug', "x'; DROP TABLE categories; --", {}, 'slug'],
  ['a taken slug', 'museum', {}, 'slug'],
  ['no name', 'wine', { names: {} }, 'names'],
  ['an unknown language', 'wine', { names: { fr: 'Bar à vin' } }, 'names.fr'],
  ['a name that PostgreSQL cannot store', 'wine', { names: { en: 'a\u0000' } }, 'names.en'],
  ['an unknown icon', 'wine', { icon: 'toString' }, 'icon'],
  ['an unknown scene', 'wine', { art: '../other' }, 'art'],
  ['an unknown type', 'wine', { schemaType: 'Person' }, 'schemaType'],
  ['no color', 'wine', { color: 'red' }, 'color'],
  ['a light color', 'wine', { color: '#FFE600' }, 'color'],
  ['the slug of another category as alias', 'wine', { aliases: ['Museum'] }, 'aliases.0'],
  ['an alias twice', 'wine', { aliases: ['enoteca', 'ENOTECA'] }, 'aliases.1'],
  ['an unknown field', 'wine', { colour: 'red' }, 'colour'],
  ['a missing field', 'wine', { isHidden: undefined }, 'isHidden'],
])('%s is refused by field', async (_what, slug, change, field) => {
  const { status, body } = await create(slug, { ...VALUE, ...change });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(await list()).toHaveLength(CATEGORY_PRESETS.length);
});

test('the message for a light color proposes one that is accepted', async () => {
  const { body } = await create('wine', { ...VALUE, color: '#FFE600' });
  const color = /#[0-9A-F]{6}/.exec(body.fields?.color ?? '')?.[0];
  expect((await create('wine', { ...VALUE, color })).status).toBe(201);
});

test('a slug and an alias of one category cannot be those of another one', async () => {
  await create();
  expect((await create('enoteca', { ...VALUE, aliases: [] })).body.fields).toEqual({ slug: 'The category wine-bar already has the word enoteca' });
  expect((await create('vinothek', { ...VALUE, aliases: ['wine-bar', 'enoteca'] })).body.fields).toEqual({
    'aliases.0': 'The category wine-bar already has the word wine-bar',
    'aliases.1': 'The category wine-bar already has the word enoteca',
  });
  expect((await rename('bar', 'enoteca')).body.fields).toEqual({ to: 'The category wine-bar already has the word enoteca' });
});

test('two admins who add the same category at once get it once', async () => {
  const both = await Promise.all([create(), create()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('a save is logged with before and after, undone, and refused from a stale version', async () => {
  const { value } = await get('museum');
  const names = { en: '<script>alert(1)</script>', de: "Museum'; --" };
  expect((await send('PUT', '/museum', { version: 1, value: { ...value, names } })).body).toMatchObject({ version: 2, value: { names } });
  expect((await send('PUT', '/museum', { version: 1, value })).body).toMatchObject({
    code: 'CONFLICT',
    message: 'This category has been changed by somebody else since you opened it.',
  });
  const { data } = await ask<{ activities: { items: object[] } }>('{ activities { items { action targetKind label changes { field before after } } } }');
  expect(data.activities.items[0]).toEqual({
    action: 'UPDATED',
    targetKind: 'CATEGORY',
    label: 'museum',
    changes: [{ field: 'names', before: expect.anything() as string, after: expect.stringContaining('alert') as string }],
  });
  expect((await undo()).data).toEqual({ undo: 1 });
  expect(await get('museum')).toMatchObject({ version: 3, value });
});

test('a save without a difference changes nothing', async () => {
  const { value } = await get('museum');
  expect((await send('PUT', '/museum', { version: 1, value })).body.version).toBe(1);
});

describe('a renamed category', () => {
  test('takes its places along, and the former slug leads to them', async () => {
    await place('museum');
    await place('museum', { status: PlaceStatus.PENDING });
    expect((await rename('museum', 'gallery')).body).toMatchObject({ slug: 'gallery', placesCount: 2, isMoving: false, value: { aliases: ['museum'] } });
    for (const category of ['gallery', 'museum', ' MUSEUM ']) expect(await found({ category })).toEqual({ total: 1, items: [{ category: 'gallery' }] });
    expect((await server.rest('/api/places/categories')).body).toEqual(['gallery']);
    expect((await ask<{ placeKinds: string[] }>('{ placeKinds }')).data.placeKinds).not.toContain('museum');
  });

  test('gets its slug and its places back by an undo, and the new slug leads to them', async () => {
    const { id } = await place('museum');
    await rename('museum', 'gallery');
    await place('gallery');
    expect((await undo()).data.undo).toBeGreaterThan(0);
    expect(await get('museum')).toMatchObject({ value: { aliases: ['gallery'] }, placesCount: 2 });
    expect((await server.rest<{ category: string }>(`/api/places/${id}`)).body.category).toBe('museum');
    expect(await found({ category: 'gallery' })).toMatchObject({ total: 2 });
    await server.ran('move-places');
  });

  test('can get a former slug again', async () => {
    await rename('museum', 'gallery');
    expect((await rename('gallery', 'museum', 2)).body).toMatchObject({ slug: 'museum', value: { aliases: ['gallery'] } });
  });

  test('accepts its aliases for new and edited places', async () => {
    const { id } = await place('museum');
    await rename('museum', 'gallery');
    const selection = { ids: [id] };
    const mutation = 'mutation ($selection: PlaceSelection!, $category: String!) { categorizePlaces(selection: $selection, category: $category) { count } }';
    expect(await ask(mutation, { selection, category: 'park' })).toMatchObject({ data: { categorizePlaces: { count: 1 } } });
    expect(await ask(mutation, { selection, category: 'Museum' })).toMatchObject({ data: { categorizePlaces: { count: 1 } } });
    expect((await server.rest<{ category: string }>(`/api/places/${id}`)).body.category).toBe('gallery');
  });
});

describe('merged categories', () => {
  test('have all places, words and links, until an undo', async () => {
    await create();
    const { id } = await place('wine-bar');
    await place('bar');
    expect((await merge('wine-bar', 'bar')).body).toMatchObject({ slug: 'bar', placesCount: 2, value: { aliases: ['wine-bar', 'enoteca'] } });
    expect(await get('wine-bar')).toBeUndefined();
    for (const category of ['bar', 'wine-bar', 'enoteca']) expect(await found({ category })).toMatchObject({ total: 2 });
    expect((await undo()).data.undo).toBeGreaterThan(0);
    expect([await get('bar'), await get('wine-bar')]).toMatchObject([{ placesCount: 1 }, { placesCount: 1, value: { aliases: ['enoteca'] } }]);
    expect((await server.rest<{ category: string }>(`/api/places/${id}`)).body.category).toBe('wine-bar');
  });

  test('cannot be undone once their words are taken', async () => {
    await create();
    await merge('wine-bar', 'bar');
    const change = await lastChange();
    const { value } = await get('bar');
    await send('PUT', '/bar', { version: 2, value: { ...value, aliases: ['enoteca'] } });
    await create('wine-bar', { ...VALUE, aliases: [] });
    const { errors } = await ask('mutation ($id: ID!) { undo(changeId: $id) }', { id: change });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await list()).filter(({ slug }) => slug === 'wine-bar')).toHaveLength(1);
  });

  test('are moved by a job if they have many places, and visitors see the result before', async () => {
    await server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, status) SELECT gen_random_uuid(), $1, 'Place ' || n, 'A place', 'museum', (CASE WHEN n % 100 = 0 THEN 'pending' ELSE 'active' END)::place_status
       FROM generate_series(1, 1200) n`,
      [cityId],
    );
    const own = await place('park');
    expect((await merge('museum', 'park')).body).toMatchObject({ slug: 'park', placesCount: 1201, isMoving: true });
    expect(await found({ category: 'park' })).toMatchObject({ total: 1189 });
    expect(await found({ category: 'museum', search: 'place' })).toMatchObject({ total: 1000 });
    expect((await server.rest('/api/places/categories')).body).toEqual(['park']);
    const { aliases } = (await get('park')).value as { aliases: string[] };
    const refused = await send('PUT', '/park', { version: 2, value: { ...(await get('park')).value, aliases: aliases.filter((word) => word !== 'museum') } });
    expect(refused.body.fields).toHaveProperty('aliases');
    await server.ran('move-places');
    expect(await get('park')).toMatchObject({ placesCount: 1201, isMoving: false });
    expect(await server.dataSource.query("SELECT 1 FROM places WHERE category <> 'park'")).toEqual([]);
    expect(await found({ category: 'museum' })).toMatchObject({ total: 1189 });
    expect(own.category).toBe('park');
  });

  test('take along a place that gets the former word later', async () => {
    await merge('museum', 'park');
    const { id } = await place('museum');
    await movePlaces(server.dataSource);
    expect((await server.dataSource.query<{ category: string }[]>('SELECT category FROM places WHERE id = $1', [id]))[0]?.category).toBe('park');
  });

  test.each([
    ['itself', 'museum', 400],
    ['an unknown one', 'zoo', 400],
    ['one by its alias', 'enoteca', 400],
  ])('%s is no target', async (_what, into, status) => {
    await create();
    expect((await merge('museum', into)).status).toBe(status);
  });
});

describe('deleting', () => {
  test('an empty category succeeds and can be undone', async () => {
    await create();
    expect((await send('DELETE', '/wine-bar?version=2', {})).status).toBe(409);
    expect((await remove('wine-bar')).status).toBe(200);
    expect(await get('wine-bar')).toBeUndefined();
    expect((await undo()).data).toEqual({ undo: 1 });
    expect(await get('wine-bar')).toMatchObject({ value: VALUE });
  });

  test.each([
    ['a public place', {}],
    ['a suggested place', { status: PlaceStatus.PENDING }],
    ['a deleted place', { deletedAt: new Date() }],
  ])('a category with %s is refused', async (_what, overrides) => {
    await place('museum', overrides);
    expect((await remove('museum')).body).toMatchObject({
      code: 'CONFLICT',
      message: 'Places still have this category: 1. Merge it into another one, or hide it.',
    });
  });

  test('a category that a suggested edit names is refused', async () => {
    const { id } = await place('park');
    const person = await buildUser(server.dataSource);
    await server.dataSource.query('INSERT INTO place_edits (id, place_id, user_id, changes) VALUES (gen_random_uuid(), $1, $2, $3)', [
      id,
      person.id,
      { category: { before: 'park', after: 'museum' } },
    ]);
    expect((await remove('museum')).status).toBe(409);
    expect((await rename('museum', 'gallery')).status).toBe(200);
    const [edit] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM place_edits');
    expect(await ask('mutation ($id: ID!) { applyPlaceEdit(id: $id) { count } }', { id: edit?.id })).toMatchObject({ data: { applyPlaceEdit: { count: 1 } } });
    expect((await server.rest<{ category: string }>(`/api/places/${id}`)).body.category).toBe('gallery');
  });
});

test('a hidden category is not offered, and its places keep it', async () => {
  const { id } = await place('museum');
  const { value } = await get('museum');
  await send('PUT', '/museum', { version: 1, value: { ...value, isHidden: true } });
  const { data } = await ask<Record<string, string[]>>('{ placeKinds placeCategories { name } autocomplete(text: "museum") { categories } }');
  expect(data).toMatchObject({ placeCategories: [], autocomplete: { categories: [] } });
  expect(data.placeKinds).not.toContain('museum');
  const { placeKinds } = (await server.resolve<{ placeKinds: string[] }>('{ placeKinds }')).body.data;
  expect(placeKinds).toEqual(data.placeKinds);
  expect(await found({ category: 'museum' })).toMatchObject({ total: 1 });
  expect((await server.rest<{ category: string }>(`/api/places/${id}`)).body.category).toBe('museum');
});

test('no new or edited place can get a hidden category, and a place that has it can be edited', async () => {
  const [museum, park] = [await place('museum'), await place('park')];
  const { value } = await get('museum');
  await send('PUT', '/museum', { version: 1, value: { ...value, isHidden: true } });
  const details = { ...PLACE_DETAILS, category: 'museum' };
  const suggest = (path: string, more: object = {}) => server.send<Refused>('POST', `/api/places${path}`, { ...details, ...more }, admin);
  for (const refused of [await suggest('', { cityId }), await suggest(`/${park.id}/edits`)]) {
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['category']]);
  }
  expect((await suggest(`/${museum.id}/edits`)).status).toBe(201);
});

test('the order is that of the admin, and a list that is not complete is refused', async () => {
  const reversed = [...CATEGORY_PRESETS].reverse();
  expect((await server.send<Category[]>('PUT', '/api/admin/categories', { slugs: reversed }, admin)).body.map(({ slug }) => slug)).toEqual(reversed);
  expect((await ask<{ site: { categories: { slug: string }[] } }>('{ site { categories { slug } } }')).data.site.categories[0]?.slug).toBe('other');
  expect((await undo()).data.undo).toBe(CATEGORY_PRESETS.length);
  expect((await list()).map(({ slug }) => slug)).toEqual(CATEGORY_PRESETS);
  for (const slugs of [reversed.slice(1), [...reversed, 'zoo'], [...reversed.slice(1), 'museum']]) {
    expect((await send('PUT', '', { slugs })).status).toBe(409);
  }
});

test('the search finds places and categories by names in all languages and by aliases', async () => {
  await create();
  await place('wine-bar', { name: 'Zum Fass' });
  await place('museum', { name: 'Old Hall' });
  const search = async (text: string) =>
    (
      await ask<{ places: { items: { name: string }[] }; autocomplete: { categories: string[] } }>(
        'query ($text: String!) { places(filter: { search: $text }) { items { name } } autocomplete(text: $text) { categories } }',
        { text },
      )
    ).data;
  for (const text of ['weinstube', 'Weinstuben', 'enoteca', 'wine bar']) {
    expect(await search(text)).toEqual({ places: { items: [{ name: 'Zum Fass' }] }, autocomplete: { categories: ['wine-bar'] } });
  }
  expect((await search('weinst pune')).places.items).toEqual([{ name: 'Zum Fass' }]);
  expect((await search('museum')).places.items).toEqual([{ name: 'Old Hall' }]);
});

test('a place keeps a word that is no category', async () => {
  const { id } = await place('zoo');
  expect(await found({ category: 'Zoo' })).toEqual({ total: 1, items: [{ category: 'zoo' }] });
  expect((await server.rest('/api/places/categories')).body).toEqual(['zoo']);
  await create('animals', { ...VALUE, aliases: ['zoo'] });
  expect((await server.rest<{ category: string }>(`/api/places/${id}`)).body.category).toBe('animals');
});

test('the public categories cost no statement', async () => {
  const statements = await statementsOf(server.dataSource, () => ask('{ site { categories { slug names { text } iconPath } } placeKinds }'));
  expect(statements.filter((sql) => /FROM categories/.test(sql))).toEqual([]);
});

test('members, moderators and API tokens cannot read or change categories', async () => {
  const made = await server.send<{ token: string }>('POST', '/api/auth/tokens', { name: 'Script', scope: 'write' }, admin);
  const moderator = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
  for (const headers of [{ Authorization: `Bearer ${made.body.token}` }, moderator]) {
    expect((await server.rest('/api/admin/categories', { headers })).status).toBe(403);
    expect((await create('wine', VALUE, headers)).status).toBe(403);
    expect((await remove('museum', headers)).status).toBe(403);
  }
});

test('an import does not change the category of a moved place back', async () => {
  const moved = await place('museum', { importedAt: new Date(), source: 'file', sourceId: '1' });
  await rename('museum', 'gallery');
  expect(await server.dataSource.query('SELECT category, overridden FROM places WHERE id = $1', [moved.id])).toEqual([
    { category: 'gallery', overridden: null },
  ]);
  await change(server.dataSource, moved, { category: 'park' });
  expect(await server.dataSource.query('SELECT overridden FROM places WHERE id = $1', [moved.id])).toEqual([{ overridden: { category: 'gallery' } }]);
});
