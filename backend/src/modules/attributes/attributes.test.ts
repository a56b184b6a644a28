import { buildAttribute, buildCategory, buildCity, buildPlace, buildPlaceEdit, buildUser, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { until } from '../../../test/waiting.js';
import { type Place, PlaceEditStatus } from '../places/index.js';
import { ATTRIBUTE_FIELDS, type AttributeFields, initialValues } from '../site/index.js';

let server: TestServer;
let admin: Record<string, string>;
let cityId: string;
beforeAll(async () => {
  server = await startServer();
  await server.dataSource.query('CREATE TABLE first_attributes AS SELECT * FROM attributes');
});
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM attributes; INSERT INTO attributes SELECT * FROM first_attributes');
  ({ id: cityId } = await buildCity(server.dataSource));
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(() => server.stop());

interface Saved {
  key: string;
  version: number;
  value: AttributeFields;
  placesCount: number;
  isEstimate: boolean;
  retired: string[];
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}
const option = (key: string, isRetired = false) => ({ key, names: { en: key }, synonyms: {}, isRetired });
const YES_NO = { ...initialValues(ATTRIBUTE_FIELDS), names: { en: 'Playground', de: 'Spielplatz' } };
const GAMES = { ...YES_NO, names: { en: 'Games' }, kind: 'several' as const, options: [option('chess'), option('darts'), option('go')] };

const list = async () => (await server.rest<Saved[]>('/api/admin/attributes', { headers: admin })).body;
const get = async (key: string) => (await list()).find((one) => one.key === key) as Saved;
const send = (method: string, path: string, body: object, headers = admin) => server.send<Saved>(method, `/api/admin/attributes${path}`, body, headers);
const create = (key: string, value: object = YES_NO, headers = admin) => send('POST', '', { key, value }, headers);
const save = (key: string, version: number, value: object) => send('PUT', `/${key}`, { version, value });
const place = (attributes: Place['attributes'], overrides: Partial<Place> = {}) => buildPlace(server.dataSource, { cityId, attributes, ...overrides });
const ask = async <Data>(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = admin) =>
  (await server.graphql<Data>(query, variables, { headers })).body;
const undo = async () => {
  const [row] = await server.dataSource.query<{ id: string }[]>(
    "SELECT change_id AS id FROM activities WHERE target_kind = 'attribute' ORDER BY created_at DESC LIMIT 1",
  );
  return ask<{ undo: number }>('mutation ($id: ID!) { undo(changeId: $id) }', { id: row?.id });
};
const keysOf = async (category?: string, headers: Record<string, string> = {}) => {
  const { data } = await ask<{ attributes: { key: string }[] }>('query ($category: String) { attributes(category: $category) { key } }', { category }, headers);
  return data.attributes.map(({ key }) => key);
};

test('an admin adds an attribute, and everyone gets its definition at once', async () => {
  const { status, body } = await create('games', { ...GAMES, categories: ['bar'], importNames: ['leisure:games'] });
  expect([status, body]).toMatchObject([201, { key: 'games', version: 1, value: { kind: 'several', categories: ['bar'] }, placesCount: 0, isEstimate: false }]);
  const { data } = await ask<{ attributes: object[] }>(
    '{ attributes(category: "bar") { key kind names { language text } options { key names { text } isRetired } categories isInternal } }',
    {},
    {},
  );
  expect(data.attributes.at(-1)).toEqual({
    key: 'games',
    kind: 'several',
    names: [{ language: 'en', text: 'Games' }],
    options: ['chess', 'darts', 'go'].map((key) => ({ key, names: [{ text: key }], isRetired: false })),
    categories: ['bar'],
    isInternal: false,
  });
  expect(await keysOf('museum')).not.toContain('games');
  const { body: rest } = await server.rest<{ key: string }[]>('/api/attributes?category=bar');
  expect(rest.map(({ key }) => key)).toEqual(await keysOf('bar'));
});

test('attributes for moderators are only for moderators, and hidden ones for nobody', async () => {
  await create('inspected', { ...YES_NO, isInternal: true });
  await create('secret', { ...YES_NO, isHidden: true });
  const [moderator, member] = await Promise.all(
    (['moderator', 'user'] as const).map(async (role) => server.signInAs(await buildUser(server.dataSource, { role }))),
  );
  for (const headers of [{}, member]) expect(await keysOf(undefined, headers)).not.toContain('inspected');
  for (const headers of [moderator, admin]) {
    expect(await keysOf('bar', headers)).toContain('inspected');
    expect(await keysOf(undefined, headers)).not.toContain('secret');
    const rest = (await server.rest<{ key: string }[]>('/api/attributes', { headers: headers ?? {} })).body.map(({ key }) => key);
    expect(rest).toEqual(await keysOf(undefined, headers));
    const resolved = await server.resolve<{ attributes: { key: string }[] }>('{ attributes { key } }', {}, { headers: headers ?? {} });
    expect(resolved.body.data.attributes.map(({ key }) => key)).toEqual(rest);
  }
});

test.each([
  ['an empty key', '', {}, 'key'],
  ['a hyphen in the key', 'board-games', {}, 'key'],
  ['SQL as key', "x'; DROP TABLE attributes; --", {}, 'key'],
  ['a key of the prototype', '__proto__', {}, 'key'],
  ...[
    'name',
    'phone',
    'state',
    'lat',
    'category',
    'full_address',
    'pincode',
    'opening_hours',
    'id',
    'city',
    'population',
    'status',
    'rating_count',
    'licence',
    'created',
    'constructor',
    'toString',
    // Keys of the other facets.
    'open',
    'price',
    'category',
    'photos',
  ].map((key): [string, string, object, string] => [`the field ${key} as key`, key, {}, 'key']),
  ['a taken key', 'wifi', {}, 'key'],
  ['an import name of another attribute as key', 'wlan', {}, 'key'],
  ['an unknown kind', 'games', { kind: 'date' }, 'kind'],
  ['no name', 'games', { names: {} }, 'names'],
  ['a blank name', 'games', { names: { en: ' \u200b ' } }, 'names'],
  ['an unknown language', 'games', { names: { en: 'Games', fr: 'Jeux' } }, 'names.fr'],
  ['a name that PostgreSQL cannot store', 'games', { names: { en: 'a\u0000' } }, 'names.en'],
  ['an unknown icon', 'games', { icon: 'toString' }, 'icon'],
  ['an unknown section', 'games', { section: 'other' }, 'section'],
  ['an unknown property', 'games', { schemaProperty: 'name' }, 'schemaProperty'],
  ['an unknown category', 'games', { categories: ['zoo'] }, 'categories.0'],
  ['no options of a choice', 'games', { kind: 'choice' }, 'options'],
  ['options of a number', 'games', { kind: 'number', options: [option('one')] }, 'options'],
  ['a unit of a text', 'games', { kind: 'text', unit: 'm' }, 'unit'],
  ['an option twice', 'games', { kind: 'choice', options: [option('chess'), option('go'), option('chess')] }, 'options.2.key'],
  ['a semicolon in an option', 'games', { kind: 'choice', options: [option('a;b')] }, 'options.0.key'],
  ['201 options', 'games', { kind: 'choice', options: Array.from({ length: 201 }, (_, i) => option(`o${i}`)) }, 'options'],
  ['a column of places', 'games', { importNames: ['Website'] }, 'importNames.0'],
  ['a tag of the address', 'games', { importNames: ['addr:street'] }, 'importNames.0'],
  ['a name in a language', 'games', { importNames: ['name:de'] }, 'importNames.0'],
  ['the column of another attribute', 'games', { importNames: ['games:board', 'WiFi'] }, 'importNames.1'],
  ['a column twice', 'games', { importNames: ['toys', 'TOYS'] }, 'importNames.1'],
  ['an unknown field', 'games', { colour: 'red' }, 'colour'],
  ['a missing field', 'games', { isHidden: undefined }, 'isHidden'],
])('%s is refused by field', async (_what, key, change, field) => {
  const before = (await list()).length;
  const { status, body } = await create(key, { ...YES_NO, ...change });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(await list()).toHaveLength(before);
});

test('the message for a key of a field names the field', async () => {
  expect((await create('zip')).body.fields).toEqual({ key: 'zip is a name of the field pincode of places or cities' });
  expect((await create('wlan')).body.fields).toEqual({ key: 'The attribute wifi already has the name wlan' });
});

test.each([
  ['a value that is no object', { key: 'games', value: 'x' }, 400],
  ['a body without a key', { value: YES_NO }, 400],
  ['a body of 1 MB', { key: 'games', value: { ...YES_NO, synonyms: { en: 'x'.repeat(1_000_000) } } }, 413],
])('%s is refused', async (_what, body, status) => {
  expect((await send('POST', '', body)).status).toBe(status);
});

test('a site has at most 200 attributes', async () => {
  const first = await list();
  for (let n = first.length; n < 200; n++) await buildAttribute(server.dataSource);
  expect((await create('games')).body).toMatchObject({ code: 'CONFLICT', message: 'There are 200 attributes, which is the most. Please delete one.' });
});

test('keys are stored in lower case', async () => {
  const { body } = await create('Games', { ...GAMES, options: [option('Chess')] });
  expect(body).toMatchObject({ key: 'games', value: { options: [{ key: 'chess' }] } });
});

test('two admins who add the same attribute at once get it once', async () => {
  const both = await Promise.all([create('games'), create('games')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('each shipped attribute can be saved as it is, which changes nothing', async () => {
  for (const { key, version, value } of await list()) {
    const { status, body } = await save(key, version, value);
    expect([key, status, body.version, body.value]).toEqual([key, 200, 1, value]);
  }
});

test('a save is logged with before and after, undone, and refused from a stale version', async () => {
  const { value } = await get('wifi');
  const names = { en: '<script>alert(1)</script>', de: "WLAN'; --" };
  expect((await save('wifi', 1, { ...value, names })).body).toMatchObject({ version: 2, value: { names } });
  expect((await save('wifi', 1, value)).body).toMatchObject({
    code: 'CONFLICT',
    message: 'This attribute has been changed by somebody else since you opened it.',
  });
  const { data } = await ask<{ activities: { items: object[] } }>('{ activities { items { action targetKind label changes { field } } } }');
  expect(data.activities.items[0]).toEqual({ action: 'UPDATED', targetKind: 'ATTRIBUTE', label: 'wifi', changes: [{ field: 'names' }] });
  expect((await undo()).data).toEqual({ undo: 1 });
  expect(await get('wifi')).toMatchObject({ version: 3, value });
});

describe('options', () => {
  test('that places have become retired when they are removed, and the answer names them', async () => {
    await create('games', GAMES);
    await place({ games: ['chess', 'go'] });
    await place({ games: ['go'] }, { deletedAt: new Date() });
    const { body } = await save('games', 1, { ...GAMES, options: [option('poker')] });
    expect(body).toMatchObject({ version: 2, retired: ['chess', 'go'], value: { options: [option('poker'), option('chess', true), option('go', true)] } });
    expect((await save('games', 2, { ...GAMES, options: [option('chess'), option('poker')] })).body).toMatchObject({
      retired: ['go'],
      value: { options: [option('chess'), option('poker'), option('go', true)] },
    });
  });

  test('are in the log only if they have changed, and as keys if their order has', async () => {
    await create('games', GAMES);
    const options = [option('go'), option('chess')];
    await save('games', 1, { ...GAMES, options: [option('chess'), option('go', true)] });
    await save('games', 2, { ...GAMES, options });
    await save('games', 3, { ...GAMES, options: options.toReversed() });
    const { data } = await ask<{ activities: { items: { changes: { field: string; before: string; after: string }[] }[] } }>(
      '{ activities(page: { size: 3 }) { items { changes { field before after } } } }',
    );
    const logged = data.activities.items.map(({ changes }) =>
      changes.map(({ field, before, after }) => [field, JSON.parse(before), JSON.parse(after)] as unknown),
    );
    expect(logged[0]).toEqual([['options', ['go', 'chess'], ['chess', 'go']]]);
    expect(logged[1]).toEqual([['options', [option('go', true)], [option('go')]]]);
  });

  test('of a choice become retired, too', async () => {
    await create('game', { ...GAMES, kind: 'choice' });
    await place({ game: 'go' });
    expect((await save('game', 1, { ...GAMES, kind: 'choice', options: [option('chess')] })).body).toMatchObject({ retired: ['go'] });
  });

  test('that pending edits suggest become retired, too', async () => {
    await create('games', GAMES);
    const { id: placeId } = await place({});
    const edit = (after: string | null, status?: PlaceEditStatus) =>
      buildPlaceEdit(server.dataSource, { placeId, status, changes: { 'attributes.games': { before: null, after } } });
    await edit('chess;go');
    await edit('darts', PlaceEditStatus.REJECTED);
    expect((await save('games', 1, { ...GAMES, options: [option('poker')] })).body.retired.sort()).toEqual(['chess', 'go']);
  });

  test('that are kept count for the maximum', async () => {
    await create('games', GAMES);
    await place({ games: ['go'] });
    const options = Array.from({ length: 200 }, (_, i) => option(`o${i}`));
    expect((await save('games', 1, { ...GAMES, options })).body.fields).toEqual({
      options: 'Places still have 1 of the removed options, which are kept. With them there are more than 200.',
    });
  });
});

test('the kind changes only while no place has a value, and this has no undo', async () => {
  await create('games', GAMES);
  const number = { ...YES_NO, kind: 'number', unit: 'm' };
  expect((await save('games', 1, number)).body).toMatchObject({ version: 2, value: { kind: 'number', options: [] } });
  expect((await undo()).errors?.[0]?.extensions.code).toBeDefined();
  await place({ games: 3 }, { deletedAt: new Date() });
  expect((await save('games', 2, GAMES)).body.fields).toEqual({
    kind: 'Places have values of this attribute, so its kind cannot change. Add another attribute instead.',
  });
});

test('values that pending edits suggest count for the kind', async () => {
  await create('games', GAMES);
  const { id: placeId } = await place({});
  const { id } = await buildPlaceEdit(server.dataSource, { placeId, changes: { 'attributes.games': { before: null, after: 'chess' } } });
  expect((await save('games', 1, { ...YES_NO, kind: 'number' })).body.fields).toEqual({ kind: expect.stringContaining('its kind cannot change') as string });
  expect((await send('DELETE', '/games?version=1', {})).status).toBe(200);
  for (const kind of ['number', 'yes-no']) {
    expect((await create('games', { ...YES_NO, kind })).body.fields).toEqual({ kind: expect.stringContaining('of another kind') as string });
  }
  await server.dataSource.query('UPDATE place_edits SET changes = $2 WHERE id = $1', [id, { 'attributes.games': { before: null, after: '-1.5' } }]);
  expect((await create('games', { ...YES_NO, kind: 'number' })).status).toBe(201);
});

test('an undo never gives two attributes one name', async () => {
  await create('games', { ...GAMES, importNames: ['leisure'] });
  expect((await save('games', 1, GAMES)).body.version).toBe(2);
  const [change] = await server.dataSource.query<{ id: string }[]>(
    "SELECT change_id AS id FROM activities WHERE target_kind = 'attribute' AND action = 'updated' ORDER BY created_at DESC LIMIT 1",
  );
  const undoSave = () => ask<{ undo: number }>('mutation ($id: ID!) { undo(changeId: $id) }', { id: change?.id });
  await create('playground', { ...YES_NO, importNames: ['Leisure'] });
  expect((await undoSave()).errors?.[0]).toMatchObject({
    message: 'This can no longer be undone: something else has taken its place.',
    extensions: { code: 'CONFLICT' },
  });
  expect((await get('games')).value.importNames).toEqual([]);
  await save('playground', 1, YES_NO);
  expect((await undoSave()).data).toEqual({ undo: 1 });
  expect((await get('games')).value.importNames).toEqual(['leisure']);
});

test('a deleted attribute keeps its values, which an undo shows again', async () => {
  await create('games', GAMES);
  const { id } = await place({ games: ['go'] });
  const shown = async () => (await server.rest<{ attributes: object[] }>(`/api/places/${id}`)).body.attributes;
  expect(await shown()).toEqual([{ key: 'games', values: ['go'] }]);
  expect((await send('DELETE', '/games', {})).body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { version: 'version is missing' } });
  expect((await send('DELETE', '/games?version=2', {})).status).toBe(409);
  expect((await send('DELETE', '/games?version=1', {})).status).toBe(200);
  expect([await get('games'), await shown()]).toEqual([undefined, []]);
  expect((await create('games')).body.fields).toEqual({ kind: expect.stringContaining('of another kind') as string });
  expect((await undo()).data).toEqual({ undo: 1 });
  expect(await shown()).toEqual([{ key: 'games', values: ['go'] }]);
  expect((await send('DELETE', '/games?version=3', {})).status).toBe(200);
  expect((await create('games', GAMES)).status).toBe(201);
  const [deletion] = await server.dataSource.query<{ id: string }[]>(
    "SELECT change_id AS id FROM activities WHERE target_kind = 'attribute' AND action = 'deleted' ORDER BY created_at DESC LIMIT 1",
  );
  expect((await ask('mutation ($id: ID!) { undo(changeId: $id) }', { id: deletion?.id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('texts of a former attribute become no links, and values of another kind are not shown', async () => {
  const link = { ...YES_NO, kind: 'link' };
  await place({ plan: 'javascript:alert(1)' });
  expect((await create('plan', link)).body.fields).toEqual({ kind: expect.stringContaining('of another kind') as string });
  await server.dataSource.query('DELETE FROM places');
  expect((await create('plan', link)).status).toBe(201);
  const shown = async (values: Place['attributes']) => {
    const one = await place(values);
    return (await server.rest<{ attributes: object[] }>(`/api/places/${one.id}`)).body.attributes;
  };
  expect(await shown({ plan: 'javascript:alert(1)', wifi: ['yes'], takeaway: true })).toEqual([{ key: 'takeaway', values: ['yes'] }]);
  expect(await shown({ plan: 'https://example.org/' })).toEqual([{ key: 'plan', values: ['https://example.org/'] }]);
});

test('the list counts the places in one statement without deleted ones, and estimates very many', async () => {
  await place({ wifi: true, takeaway: false });
  await place({ wifi: false });
  await place({ wifi: true }, { deletedAt: new Date() });
  const statements = await statementsOf(server.dataSource, async () => {
    expect(await get('wifi')).toMatchObject({ placesCount: 2, isEstimate: false });
  });
  expect(statements.filter((sql) => /places/.test(sql))).toHaveLength(1);
  await server.dataSource.query("UPDATE pg_class SET reltuples = 1e9 WHERE oid = 'places'::regclass");
  expect((await get('wifi')).isEstimate).toBe(true);
  await server.dataSource.query('ANALYZE places');
});

test('the order is that of the admin, and a list that is not complete is refused', async () => {
  const keys = (await list()).map(({ key }) => key);
  const reversed = [...keys].reverse();
  expect((await server.send<Saved[]>('PUT', '/api/admin/attributes', { keys: reversed }, admin)).body.map(({ key }) => key)).toEqual(reversed);
  expect((await keysOf())[0]).toBe(reversed[0]);
  expect((await undo()).data.undo).toBeGreaterThan(20);
  expect((await list()).map(({ key }) => key)).toEqual(keys);
  for (const wrong of [reversed.slice(1), [...reversed, 'zoo'], [...reversed.slice(1), 'wifi']]) {
    expect((await send('PUT', '', { keys: wrong })).status).toBe(409);
  }
  expect((await send('PUT', '', { keys: ['\u0000'] })).status).toBe(400);
});

test('an attribute follows the slug of its category', async () => {
  const { slug } = await buildCategory(server.dataSource);
  await create('games', { ...GAMES, categories: [slug] });
  await server.send('PUT', `/api/admin/categories/${slug}/slug`, { version: 1, to: `${slug}-new` }, admin);
  expect(await keysOf(`${slug}-new`)).toContain('games');
  expect((await save('games', 1, { ...GAMES, categories: [slug] })).body.value.categories).toEqual([`${slug}-new`]);
});

test('the public definitions cost no statement', async () => {
  const isFree = async () => {
    const statements = await statementsOf(server.dataSource, () => ask('{ attributes { key options { key } } }', {}, {}));
    return !statements.some((sql) => /FROM (attributes|places)/.test(sql));
  };
  await until(isFree); // the server first reads what beforeEach has written, maybe several times
});

test('GraphQL has the same changes as REST', async () => {
  const made = await ask<{ createAttribute: object }>(
    'mutation ($value: JSONObject!) { createAttribute(key: "games", value: $value) { attribute { key version } change { count } retired } }',
    { value: GAMES },
  );
  expect(made.data.createAttribute).toEqual({ attribute: { key: 'games', version: 1 }, change: { count: 0 }, retired: [] });
  await place({ games: ['go'] });
  const saved = await ask<{ saveAttribute: object }>(
    'mutation ($value: JSONObject!) { saveAttribute(key: "games", version: 1, value: $value) { attribute { placesCount } change { count } retired } }',
    { value: { ...GAMES, options: [option('chess')] } },
  );
  expect(saved.data.saveAttribute).toEqual({ attribute: { placesCount: 1 }, change: { count: 1 }, retired: ['go'] });
  const keys = (await list()).map(({ key }) => key);
  expect((await ask('mutation ($keys: [String!]!) { moveAttributes(keys: $keys) { count } }', { keys: [...keys.slice(1), keys[0]] })).data).toMatchObject({
    moveAttributes: { count: keys.length },
  });
  expect((await ask('mutation { deleteAttribute(key: "games", version: 3) { count } }')).data).toEqual({ deleteAttribute: { count: 1 } });
});
