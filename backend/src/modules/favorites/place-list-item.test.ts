import { buildCity, buildPlace, buildPlaceList, buildUser, change, clearGuide } from '../../../test/builders.js';
import { patiently } from '../../../test/client.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { Place, PlaceStatus } from '../places/index.js';
import type { User } from '../users/index.js';
import { ListVisibility, PlaceList } from './place-list.entity.js';

type Headers = Record<string, string>;
interface List {
  updatedAt: string;
  placesCount: number;
  items: { note: string | null; addedAt: string; place: { name: string } }[];
}

let server: TestServer;
let user: User;
let headers: Headers;
let cityId: string;
let ids: Map<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  user = await buildUser(server.dataSource);
  headers = await server.signInAs(user);
  cityId = (await buildCity(server.dataSource)).id;
  ids = new Map();
});
afterAll(() => server.stop());

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const NOWHERE = [UNKNOWN, 'fort', '', `1'--`, 'x'.repeat(3000), 'a\0b', '\u{1F600}'];

const place = async (name: string, overrides: Partial<Place> = {}) => {
  const made = await buildPlace(server.dataSource, { cityId, name, ...overrides });
  ids.set(name, made.id);
  return made;
};
/** Splits names of places, each of which is one letter. */
const each = (names: string): string[] => names.split('');
const idOf = (name: string) => ids.get(name) ?? name;

/** Creates a list of places with these names, last changed long ago. Lower-case letters are hidden places. */
async function build(names: string, overrides: Partial<PlaceList> = {}): Promise<PlaceList> {
  for (const name of names) if (!ids.has(name)) await place(name, { status: name === name.toLowerCase() ? PlaceStatus.INACTIVE : PlaceStatus.ACTIVE });
  const values = { userId: user.id, updatedAt: new Date('2026-01-01'), ...overrides };
  return buildPlaceList(server.dataSource, values, each(names).map(idOf));
}

const SHAPE = '{ updatedAt placesCount items { note addedAt place { name } } }';
const MUTATIONS = {
  add: `mutation ($listId: ID!, $placeId: ID!) { addPlaceToList(listId: $listId, placeId: $placeId) ${SHAPE} }`,
  remove: `mutation ($listId: ID!, $placeId: ID!) { removePlaceFromList(listId: $listId, placeId: $placeId) ${SHAPE} }`,
  note: `mutation ($listId: ID!, $placeId: ID!, $note: String) { updatePlaceListNote(listId: $listId, placeId: $placeId, input: { note: $note }) ${SHAPE} }`,
  move: `mutation ($listId: ID!, $placeId: ID!, $position: Int!) { movePlaceInList(listId: $listId, placeId: $placeId, position: $position) ${SHAPE} }`,
};
type Name = keyof typeof MUTATIONS;

interface More {
  note?: string | null;
  position?: number;
}

/** Changes a list. `letters` are the names of the places that the list shows afterwards. */
async function act(name: Name, listId: string, placeName: string, more: More = {}, as: Headers = headers) {
  const variables = { listId, placeId: idOf(placeName), ...(name === 'move' && { position: 1 }), ...more };
  const { body } = await server.graphql<Record<string, List> | null>(MUTATIONS[name], variables, { headers: as });
  const [error] = body.errors ?? [];
  const [list] = Object.values(body.data ?? {});
  const letters = list?.items.map((item) => item.place.name).join('');
  return { list, letters, code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}

/** Returns the names of all places in a list, including hidden ones. Checks that the positions are 1, 2, 3, … */
async function stored(listId: string): Promise<string> {
  const rows = await server.dataSource.query<{ name: string; position: number }[]>(
    'SELECT name, position FROM place_list_items JOIN places ON places.id = place_id WHERE list_id = $1 ORDER BY position',
    [listId],
  );
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, i) => i + 1));
  return rows.map(({ name }) => name).join('');
}
const changedAt = async (id: string) => (await server.dataSource.getRepository(PlaceList).findOneByOrFail({ id })).updatedAt.getTime();

describe('adding a place to a list', () => {
  test('adds the place at the end, and only once', async () => {
    const { id, updatedAt } = await build('AB');
    await place('C');
    const { list, letters } = await act('add', id, 'C');
    expect([letters, list?.placesCount, list?.items[2]?.note]).toEqual(['ABC', 3, null]);
    const first = await changedAt(id);
    expect(first).toBeGreaterThan(updatedAt.getTime());
    expect([(await act('add', id, 'A')).letters, await changedAt(id)]).toEqual(['ABC', first]);
    expect(await stored(id)).toBe('ABC');
  });

  test('rejects the 501st place, counting hidden ones', async () => {
    const { id } = await build('a');
    await place('Z');
    await server.dataSource.query(
      `WITH made AS (INSERT INTO places (id, city_id, name, description, category, status)
         SELECT gen_random_uuid(), $1, 'x', 'x', 'bar', 'active' FROM generate_series(1, 499) RETURNING id)
       INSERT INTO place_list_items (list_id, place_id, position) SELECT $2, id, 1 + row_number() OVER () FROM made`,
      [cityId, id],
    );
    expect(await act('add', id, 'Z')).toMatchObject({ code: 'CONFLICT', message: 'A list has at most 500 places. Remove one first, or start another list.' });
    await act('remove', id, 'a');
    const { list } = await act('add', id, 'Z');
    expect([list?.placesCount, list?.items.length]).toEqual([500, 500]);
  });

  test('rejects hidden places in the same way as unknown ones', async () => {
    const { id } = await build('');
    await place('pending', { status: PlaceStatus.PENDING });
    await place('deleted', { deletedAt: new Date() });
    for (const name of ['pending', 'deleted', ...NOWHERE]) {
      expect([name, await act('add', id, name)]).toEqual([name, expect.objectContaining({ code: 'NOT_FOUND', message: 'Place not found' })]);
    }
    expect(await stored(id)).toBe('');
  });
});

describe('removing a place from a list', () => {
  test('closes the gap, and accepts a place that is not in the list', async () => {
    const { id, updatedAt } = await build('ABCD');
    await place('E');
    for (const name of ['E', ...NOWHERE]) expect([name, (await act('remove', id, name)).letters]).toEqual([name, 'ABCD']);
    expect(await changedAt(id)).toBe(updatedAt.getTime());
    expect((await act('remove', id, 'B')).letters).toBe('ACD');
    expect(await stored(id)).toBe('ACD');
    expect(await changedAt(id)).toBeGreaterThan(updatedAt.getTime());
  });

  test('removes a place that is hidden by now', async () => {
    const { id } = await build('AbC');
    expect((await act('remove', id, 'b')).letters).toBe('AC');
    expect(await stored(id)).toBe('AC');
  });
});

describe('the note of a place', () => {
  test('can be set, changed and removed by the owner', async () => {
    const { id, updatedAt } = await build('AB');
    const notes = async (note: string | null) => (await act('note', id, 'B', { note })).list?.items.map((item) => item.note);
    expect(await notes(' Go early.\r\nBring <b>water</b>. ')).toEqual([null, 'Go early.\nBring <b>water</b>.']);
    expect(await changedAt(id)).toBeGreaterThan(updatedAt.getTime());
    expect(await notes('x'.repeat(500))).toEqual([null, 'x'.repeat(500)]);
    for (const nothing of ['', ' \n', null]) {
      await notes('again');
      expect(await notes(nothing)).toEqual([null, null]);
    }
  });

  test.each([
    ['x'.repeat(501), 'Note must be at most 500 characters'],
    ['a\0b', 'Note contains characters that cannot be used'],
    ['a\u0007b', 'Note contains characters that cannot be used'],
  ])('is rejected with the text %j', async (note, sentence) => {
    const { id } = await build('A');
    expect(await act('note', id, 'A', { note })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { note: sentence } });
  });
});

describe('moving a place', () => {
  test.each([
    ['ABCD', 'A', 1, 'ABCD'],
    ['ABCD', 'A', 2, 'BACD'],
    ['ABCD', 'A', 4, 'BCDA'],
    ['ABCD', 'D', 1, 'DABC'],
    ['ABCD', 'C', 2, 'ACBD'],
    ['ABCD', 'B', 3, 'ACBD'],
    ['ABCD', 'B', 99, 'ACDB'],
    ['ABCD', 'B', 2_147_483_647, 'ACDB'],
    // Hidden places keep their positions. The new position counts only visible places.
    ['AbCD', 'A', 2, 'bCAD'],
    ['AbCD', 'D', 2, 'AbDC'],
    ['aBcD', 'D', 1, 'aDBc'],
    ['aBcD', 'B', 1, 'aBcD'],
    ['AbcD', 'A', 9, 'bcDA'],
    ['Abc', 'A', 5, 'Abc'],
  ])('in %s, %s moved to %d makes %s', async (before, name, position, after) => {
    const { id, updatedAt } = await build(before);
    const { letters } = await act('move', id, name, { position });
    expect([letters, await stored(id)]).toEqual([after.replace(/[a-z]/g, ''), after]);
    expect((await changedAt(id)) > updatedAt.getTime()).toBe(before !== after);
  });

  test.each([0, -1, -2_147_483_648])('position %d is refused', async (position) => {
    const { id } = await build('AB');
    expect(await act('move', id, 'B', { position })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { position: 'Positions start at 1' } });
  });
});

test.each<Name>(['note', 'move'])('rejects %s for a place that the list does not show', async (name) => {
  const { id } = await build('Ab');
  await place('C');
  for (const what of ['b', 'C', ...NOWHERE]) {
    expect([what, await act(name, id, what)]).toEqual([what, expect.objectContaining({ code: 'NOT_FOUND', message: 'Place not found' })]);
  }
});

test.each<Name>(['add', 'remove', 'note', 'move'])('rejects %s by other users, without revealing the list', async (name) => {
  const people = await Promise.all((['user', 'moderator', 'admin'] as const).map((role) => buildUser(server.dataSource, { role })));
  const lists = [await build('AB', { visibility: ListVisibility.PUBLIC }), await build('AB')];
  for (const listId of [...lists.map(({ id }) => id), ...NOWHERE]) {
    for (const person of people) {
      const answer = await act(name, listId, 'A', {}, await server.signInAs(person));
      expect([listId, answer]).toEqual([listId, expect.objectContaining({ code: 'NOT_FOUND', message: 'List not found' })]);
    }
  }
  for (const listId of NOWHERE) expect(await act(name, listId, 'A')).toMatchObject({ code: 'NOT_FOUND', message: 'List not found' });
  expect((await act(name, lists[0]?.id ?? '', 'A', {}, {})).code).toBe('UNAUTHENTICATED');
  for (const { id, updatedAt } of lists) expect([await stored(id), await changedAt(id)]).toEqual(['AB', updatedAt.getTime()]);
});

describe('a hidden place', () => {
  test('is left out of items, count and has, and returns to its position when public again', async () => {
    const { id } = await build('ABC', { visibility: ListVisibility.PUBLIC });
    const read = async (as: Headers) =>
      (
        await server.graphql(
          `query ($id: String!, $b: ID!) { placeList(ref: $id) { placesCount has(placeId: $b) items { place { name } } } }`,
          { id, b: idOf('B') },
          { headers: as },
        )
      ).body.data;
    const showing = (names: string, hasB: boolean) => ({
      placeList: { placesCount: names.length, has: hasB, items: each(names).map((name) => ({ place: { name } })) },
    });
    const b = await server.dataSource.getRepository(Place).findOneByOrFail({ id: idOf('B') });
    expect(await read({})).toEqual(showing('ABC', true));
    await change(server.dataSource, b, { status: PlaceStatus.INACTIVE });
    for (const as of [headers, {}]) expect(await read(as)).toEqual(showing('AC', false));
    await change(server.dataSource, b, { status: PlaceStatus.ACTIVE });
    expect(await read({})).toEqual(showing('ABC', true));
  });

  test('tells whether a list has a place, for any text as id', async () => {
    const { id } = await build('A');
    await build('AB');
    const has = async (placeId: string) =>
      (
        await server.graphql<{ placeList: { has: boolean } }>(
          'query ($id: String!, $placeId: ID!) { placeList(ref: $id) { has(placeId: $placeId) } }',
          { id, placeId },
          { headers },
        )
      ).body.data.placeList.has;
    expect([await has(idOf('A')), await has(idOf('A').toUpperCase()), await has(idOf('B'))]).toEqual([true, true, false]);
    for (const placeId of NOWHERE) expect(await has(placeId)).toBe(false);
  });
});

describe('concurrent requests', () => {
  test('add each of twenty places once, although each is sent twice', async () => {
    const { id } = await build('');
    const names = each('ABCDEFGHIJKLMNOPQRST');
    for (const name of names) await place(name);
    const answers = await Promise.all([...names, ...names].map((name) => patiently(() => act('add', id, name))));
    expect(answers.filter(({ code }) => code)).toEqual([]);
    expect(each(await stored(id)).sort()).toEqual(names);
  });

  test('that move, add, remove and write notes leave positions without gaps', async () => {
    const { id } = await build('ABCDEFGHIJ');
    for (const name of 'KLMNO') await place(name);
    const work = [
      ...each('ABCDEFGHIJ').map((name, i) => () => act('move', id, name, { position: 10 - i })),
      ...each('KLMNO').map((name) => () => act('add', id, name)),
      ...each('AB').map((name) => () => act('remove', id, name)),
      ...each('CDE').map((name) => () => act('note', id, name, { note: name })),
    ];
    const answers = await Promise.all(work.map((one) => patiently(one)));
    expect(answers.flatMap(({ code }) => code ?? []).filter((code) => code !== 'NOT_FOUND')).toEqual([]);
    expect(
      each(await stored(id))
        .sort()
        .join(''),
    ).toBe('CDEFGHIJKLMNO');
  });
});

describe('needs as many statements for twenty lists as for two', () => {
  const LISTS = 'lists { id ref placesCount isMine has(placeId: $placeId) owner { name } items { note place { name } } }';

  test.each([
    ['places of own lists', '{ viewer { lists { items { place { name isFavorite city { name } images { url } } } } } }'],
    ['own lists', `query ($placeId: ID!) { viewer { ${LISTS} } }`],
    ['lists of a user', `query ($id: ID!, $placeId: ID!) { person(id: $id) { ${LISTS} } }`],
    ['lists of authors', 'query ($placeId: ID!) { place(id: $placeId) { reviews { items { user { lists { ref placesCount has(placeId: $placeId) } } } } } }'],
  ])('%s', async (_whose, query) => {
    await build('AB', { visibility: ListVisibility.PUBLIC });
    const add = async () => {
      const { id: userId } = await buildUser(server.dataSource);
      await server.dataSource.query(
        `INSERT INTO reviews (id, place_id, user_id, rating, comment, status) VALUES (gen_random_uuid(), $1, $2, 5, 'x', 'approved')`,
        [idOf('A'), userId],
      );
      for (const owner of [userId, user.id]) await build('AB', { visibility: ListVisibility.PUBLIC, userId: owner });
    };
    const count = async () =>
      (
        await statementsOf(server.dataSource, async () => {
          const { body } = await server.graphql(query, { id: user.id, placeId: idOf('A') }, { headers });
          expect(body.errors).toBeUndefined();
        })
      ).length;
    for (let i = 0; i < 2; i++) await add();
    const few = await count();
    for (let i = 0; i < 18; i++) await add();
    expect(few).toBeGreaterThan(0);
    expect(await count()).toBe(few);
  });
});

describe('limits of a query for lists', () => {
  test('rejects lists with too many places together, and returns a single one of them', async () => {
    const rows = await server.dataSource.query<{ id: string }[]>(
      `INSERT INTO places (id, city_id, name, description, category, status)
       SELECT gen_random_uuid(), $1, 'x', 'x', 'bar', 'active' FROM generate_series(1, 500) RETURNING id`,
      [cityId],
    );
    const lists = [];
    for (let i = 0; i < 21; i++)
      lists.push(
        await buildPlaceList(
          server.dataSource,
          { userId: user.id },
          rows.map(({ id }) => id),
        ),
      );
    const { body } = await server.graphql('{ viewer { lists { items { note } } } }', {}, { headers });
    expect(body.errors?.[0]).toMatchObject({
      message: 'These lists have too many places to be read at once. Ask for one list at a time.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const one = await server.graphql<{ placeList: { items: object[] } }>(
      'query ($ref: String!) { placeList(ref: $ref) { items { note } } }',
      { ref: lists[0]?.id },
      { headers },
    );
    expect(one.body.data.placeList.items).toHaveLength(500);
  });

  test('computes the cost of a query with the usual length of lists', async () => {
    const heavy = '{ viewer { lists { items { place { reviews(page: { size: 100 }) { items { id } } } } } } }';
    expect((await server.graphql(heavy, {}, { headers })).body.errors?.[0]?.extensions.code).toBe('QUERY_LIMIT_EXCEEDED');
  });
});
