import { buildPlace, buildPlaceList, buildUser, change, clearGuide } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import type { User } from '../users/index.js';
import { ListVisibility, PlaceList } from './place-list.entity.js';

type Headers = Record<string, string>;

let server: TestServer;
let user: User;
let headers: Headers;
let other: Headers;
let moderator: Headers;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  user = await buildUser(server.dataSource);
  headers = await server.signInAs(user);
  other = await server.signInAs(await buildUser(server.dataSource));
  moderator = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
});
afterAll(() => server.stop());

const KEY = 'k'.repeat(24);
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const NOWHERE = [UNKNOWN, 'z'.repeat(24), 'weekend', '', '%', `1'--`, 'x'.repeat(3000), 'a\0b', '\u{1F600}', '__proto__'];
const DAY = 24 * 60 * 60 * 1000;

const LIST = '{ id ref name description visibility updatedAt isMine placesCount owner { id name } items { note } }';
interface List {
  id: string;
  ref: string;
  name: string;
  description: string | null;
  visibility: string;
  updatedAt: string;
  isMine: boolean;
}

const build = (overrides: Partial<PlaceList> = {}) => buildPlaceList(server.dataSource, { userId: user.id, ...overrides });
const linked = () => build({ visibility: ListVisibility.LINK, linkKey: KEY });
const row = (id: string) => server.dataSource.getRepository(PlaceList).findOneBy({ id });

/** Sends an operation with one field, and returns its value or the error. */
async function act(query: string, variables: Record<string, unknown>, as: Headers = headers) {
  const { body } = await server.graphql<Record<string, List> | null>(query, variables, { headers: as });
  const [error] = body.errors ?? [];
  return { value: Object.values(body.data ?? {})[0], code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}
const read = (ref: string, as: Headers) => act(`query ($ref: String!) { placeList(ref: $ref) ${LIST} }`, { ref }, as);
const create = (input: object, as: Headers = headers) => act(`mutation ($input: PlaceListInput!) { createPlaceList(input: $input) ${LIST} }`, { input }, as);
const update = (id: string, input: object, as: Headers = headers) =>
  act(`mutation ($id: ID!, $input: PlaceListInput!) { updatePlaceList(id: $id, input: $input) ${LIST} }`, { id, input }, as);
const renew = (id: string, as: Headers = headers) => act(`mutation ($id: ID!) { renewPlaceListLink(id: $id) ${LIST} }`, { id }, as);
const remove = (id: string, as: Headers = headers) => act('mutation ($id: ID!) { deletePlaceList(id: $id) }', { id }, as);

const INPUT = { name: 'Forts', visibility: 'PRIVATE' };
const NO_LIST = { code: 'NOT_FOUND', message: 'List not found' };

describe('creating a list', () => {
  test('creates an empty list of each visibility, and a key only for LINK', async () => {
    for (const visibility of ['PRIVATE', 'PUBLIC', 'LINK']) {
      const { value } = await create({ name: '  Forts ', description: 'High up.\r\nMostly.', visibility });
      expect(value).toEqual({
        id: expect.any(String) as string,
        ref: expect.any(String) as string,
        name: 'Forts',
        description: 'High up.\nMostly.',
        visibility,
        updatedAt: expect.any(String) as string,
        isMine: true,
        placesCount: 0,
        owner: { id: user.id, name: user.name },
        items: [],
      });
      if (visibility === 'LINK') expect(value?.ref).toMatch(/^[\w-]{24}$/);
      else expect(value?.ref).toBe(value?.id);
      expect(await row(value?.id ?? '')).toMatchObject({ userId: user.id, visibility: visibility.toLowerCase() });
    }
  });

  test.each([
    [{ name: '' }, 'name', 'Please name the list'],
    [{ name: ' \n ' }, 'name', 'Please name the list'],
    [{ name: 'x'.repeat(81) }, 'name', 'Name must be at most 80 characters'],
    [{ name: 'a\0b' }, 'name', 'Name contains characters that cannot be used'],
    [{ name: 'a\nb' }, 'name', 'Name contains characters that cannot be used'],
    [{ name: 'a\u0007b' }, 'name', 'Name contains characters that cannot be used'],
    [{ description: 'x'.repeat(501) }, 'description', 'Description must be at most 500 characters'],
    [{ description: 'a\0' }, 'description', 'Description contains characters that cannot be used'],
  ])('rejects a list with %j: %s', async (values, field, sentence) => {
    const { id } = await build();
    for (const answer of [await create({ ...INPUT, ...values }), await update(id, { ...INPUT, ...values })]) {
      expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
    }
    expect(await server.dataSource.getRepository(PlaceList).find()).toEqual([expect.objectContaining({ id, name: 'Weekend in Pune' })]);
  });

  test('stores markup in names as text', async () => {
    const name = '<img src=x onerror=alert(1)> "Forts" & \'more\' 😀';
    expect((await create({ ...INPUT, name })).value?.name).toBe(name);
  });

  test('rejects the 101st list, also with concurrent requests', async () => {
    for (let i = 0; i < 99; i++) await build();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(INPUT)));
    expect(answers.map(({ code = 'ok' }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
    expect(answers.find(({ code }) => code)?.message).toBe('You have 100 lists, which is the maximum. Delete one first.');
    expect((await create(INPUT, other)).code).toBeUndefined();
  });
});

describe('reading a list', () => {
  const mayRead = async (ref: string) => {
    const seen = await Promise.all([headers, other, moderator, {}].map((as) => read(ref, as)));
    for (const { value, ...answer } of seen) if (!value) expect(answer).toMatchObject(NO_LIST);
    return seen.map(({ value }) => value?.isMine ?? null);
  };

  test('returns a private list to its owner only, not to moderators', async () => {
    expect(await mayRead((await build()).id)).toEqual([true, null, null, null]);
  });

  test('returns a public list to everyone', async () => {
    expect(await mayRead((await build({ visibility: ListVisibility.PUBLIC })).id)).toEqual([true, false, false, false]);
  });

  test('returns a list by link to anyone with its key, and by its id to the owner only', async () => {
    const { id } = await linked();
    expect(await mayRead(KEY)).toEqual([true, false, false, false]);
    expect(await mayRead(id)).toEqual([true, null, null, null]);
    expect((await read(KEY, {})).value?.ref).toBe(KEY);
  });

  test.each<[string, Partial<User>]>([
    ['deleted', { deletedAt: new Date() }],
    ['suspended', { suspendedUntil: new Date(Date.now() + DAY) }],
  ])('hides lists of a user whose account is %s, also on the public profile', async (_how, values) => {
    const { id } = await build({ visibility: ListVisibility.PUBLIC });
    await linked();
    await buildPlaceList(server.dataSource, { userId: user.id });
    const place = await buildPlace(server.dataSource);
    await server.dataSource.query(`INSERT INTO reviews (id, place_id, user_id, rating, comment, status) VALUES ($1, $2, $3, 5, 'x', 'approved')`, [
      UNKNOWN,
      place.id,
      user.id,
    ]);
    await change(server.dataSource, user, values);
    for (const ref of [id, KEY]) for (const as of [other, moderator, {}]) expect(await read(ref, as)).toMatchObject(NO_LIST);
    const { body } = await server.graphql('query ($id: ID!) { place(id: $id) { reviews { items { user { lists { id } } } } } }', { id: place.id });
    expect(JSON.stringify(body)).not.toContain(id);
  });

  test('returns the lists of a user again after the suspension', async () => {
    const { id } = await build({ visibility: ListVisibility.PUBLIC });
    await change(server.dataSource, user, { suspendedUntil: new Date(Date.now() - DAY) });
    expect((await read(id, {})).value?.id).toBe(id);
    expect((await act('query ($id: ID!) { person(id: $id) { lists { id } } }', { id: user.id }, {})).value).toEqual({ lists: [{ id }] });
  });

  test('rejects an unknown list with NOT_FOUND', async () => {
    for (const ref of NOWHERE) for (const as of [headers, {}]) expect(await read(ref, as)).toMatchObject(NO_LIST);
  });
});

describe('the lists of a user', () => {
  const VIEWER = '{ viewer { lists { id ref } } }';
  const PERSON = 'query ($id: ID!) { person(id: $id) { lists { id ref } } }';

  test('are all visible to the owner, the last changed first, and the public ones to others', async () => {
    const at = (day: number) => ({ updatedAt: new Date(Date.UTC(2026, 0, day)) });
    const hidden = await build(at(3));
    const open = await build({ visibility: ListVisibility.PUBLIC, ...at(1) });
    const newer = await build({ visibility: ListVisibility.PUBLIC, ...at(4) });
    const shared = await build({ visibility: ListVisibility.LINK, linkKey: KEY, ...at(2) });
    await buildPlaceList(server.dataSource, { visibility: ListVisibility.PUBLIC });
    const own = [newer.id, hidden.id, shared.id, open.id].map((id) => ({ id, ref: id === shared.id ? KEY : id }));
    expect((await act(VIEWER, {})).value).toEqual({ lists: own });
    for (const as of [headers, other, moderator, {}]) {
      expect((await act(PERSON, { id: user.id }, as)).value).toEqual({ lists: [newer.id, open.id].map((id) => ({ id, ref: id })) });
    }
    expect((await act(VIEWER, {}, other)).value).toEqual({ lists: [] });
  });
});

describe('changing a list', () => {
  test('changes all fields for the owner, and updates the time of the last change', async () => {
    const { id, updatedAt } = await build({ description: 'Old', updatedAt: new Date(Date.now() - DAY) });
    const { value } = await update(id, { name: 'New', visibility: 'PUBLIC' });
    expect(value).toMatchObject({ id, ref: id, name: 'New', description: null, visibility: 'PUBLIC' });
    expect(new Date(value?.updatedAt ?? 0).getTime()).toBeGreaterThan(updatedAt.getTime());
  });

  test('creates a link when the list becomes visible by link, keeps it, and creates another one next time', async () => {
    const { id } = await build();
    const set = async (visibility: string) => (await update(id, { ...INPUT, visibility })).value?.ref ?? '';
    const first = await set('LINK');
    expect(first).toMatch(/^[\w-]{24}$/);
    expect(await set('LINK')).toBe(first);
    for (const visibility of ['PUBLIC', 'PRIVATE']) {
      expect(await set(visibility)).toBe(id);
      expect((await row(id))?.linkKey).toBeNull();
      expect(await read(first, {})).toMatchObject(NO_LIST);
    }
    expect(await set('LINK')).not.toBe(first);
    expect(await read(first, headers)).toMatchObject(NO_LIST);
  });

  test('a new link invalidates the former one', async () => {
    const { id } = await linked();
    const { value } = await renew(id);
    expect(value?.ref).toMatch(/^[\w-]{24}$/);
    expect(await read(KEY, {})).toMatchObject(NO_LIST);
    expect((await read(value?.ref ?? '', {})).value?.id).toBe(id);
  });

  test.each([ListVisibility.PRIVATE, ListVisibility.PUBLIC])('rejects a new link for a list that is %s', async (visibility) => {
    const { id } = await build({ visibility });
    expect(await renew(id)).toMatchObject({ code: 'CONFLICT', message: 'This list is not visible by link.' });
  });

  test('returns the same link to concurrent changes of the visibility', async () => {
    const { id } = await build();
    const answers = await Promise.all(Array.from({ length: 10 }, () => update(id, { ...INPUT, visibility: 'LINK' })));
    expect(new Set(answers.map(({ value }) => value?.ref)).size).toBe(1);
  });

  test('the owner deletes the list once; it keeps its places in the bin', async () => {
    const place = await buildPlace(server.dataSource);
    const { id } = await buildPlaceList(server.dataSource, { userId: user.id }, [place.id]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
    expect(answers.map(({ value, code }) => value ?? code).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', true]);
    expect(await row(id)).toMatchObject({ deletedAt: expect.any(Date) as Date });
    expect(await read(id, headers)).toMatchObject(NO_LIST);
    expect(await server.dataSource.query('SELECT list_id AS id FROM place_list_items')).toEqual([{ id }]);
  });

  test('rejects other users, without revealing the list', async () => {
    const list = await linked();
    const visible = await build({ visibility: ListVisibility.PUBLIC });
    for (const id of [list.id, visible.id, KEY, ...NOWHERE]) {
      for (const as of [other, moderator]) {
        for (const answer of [await update(id, INPUT, as), await renew(id, as), await remove(id, as)])
          expect([id, answer]).toEqual([id, expect.objectContaining(NO_LIST)]);
      }
    }
    for (const answer of [await create(INPUT, {}), await update(list.id, INPUT, {}), await renew(list.id, {}), await remove(list.id, {})]) {
      expect(answer.code).toBe('UNAUTHENTICATED');
    }
    expect([await row(list.id), await row(visible.id)]).toEqual([list, visible]);
  });

  test('does not accept the key of a link as id', async () => {
    await linked();
    for (const id of [KEY, ...NOWHERE]) {
      for (const answer of [await update(id, INPUT), await renew(id), await remove(id)]) expect([id, answer]).toEqual([id, expect.objectContaining(NO_LIST)]);
    }
  });
});

test('the data download contains lists without keys, and the deletion of the account deletes them', async () => {
  const [shown, hidden] = [await buildPlace(server.dataSource), await buildPlace(server.dataSource, { deletedAt: new Date() })];
  const list = await buildPlaceList(server.dataSource, { userId: user.id, visibility: ListVisibility.LINK, linkKey: KEY }, [shown.id, hidden.id]);
  const kept = await buildPlaceList(server.dataSource, {}, [shown.id]);
  const { body, text } = await server.send<{ lists: object[] }>('GET', '/api/auth/me/data', undefined, headers);
  expect(body.lists).toEqual([
    {
      id: list.id,
      name: list.name,
      description: null,
      visibility: 'link',
      createdAt: list.createdAt.toISOString(),
      updatedAt: list.updatedAt.toISOString(),
      deletedAt: null,
      places: [shown.id, hidden.id].map((placeId) => ({ placeId, note: null, addedAt: expect.any(String) as string })),
    },
  ]);
  expect(text).not.toContain(KEY);
  expect((await server.send('DELETE', '/api/auth/me', undefined, headers)).status).toBe(200);
  expect(await server.dataSource.getRepository(PlaceList).find()).toEqual([kept]);
  expect(await server.dataSource.query('SELECT list_id AS id FROM place_list_items')).toEqual([{ id: kept.id }]);
});
