import { ask as askServer, askField } from '../../../test/ask.js';
import { defineAttributes, givenValues, NEW_ATTRIBUTES, PUBLIC_KEYS } from '../../../test/definitions.js';
import { buildCity, buildUser, PLACE_DETAILS } from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';
import { Place } from '../places/index.js';

const SHOWN = 'key name values { key text }';
const client = makeClientDir({
  AppLayout: 'query AppLayout { site { name } }',
  PlaceScreen: `query PlaceScreen($id: ID!, $language: String) { place(id: $id) { attributes(language: $language, view: PAGE) { ${SHOWN} } } }`,
  PlaceCardEmbed: `query PlaceCardEmbed($id: ID!, $language: String) { place(id: $id) { attributes(language: $language, view: CARD) { ${SHOWN} } } }`,
});
let server: TestServer;
let cityId: string;
let admin: Record<string, string>;
let member: Record<string, string>;
let place: Place;
beforeAll(async () => {
  server = await startServer({ clientDir: client.clientDir });
  ({ id: cityId } = await buildCity(server.dataSource));
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  member = await server.signInAs(await buildUser(server.dataSource));
  await defineAttributes(server, admin);
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM place_edits; DELETE FROM places');
  place = await create();
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

type Given = { key: string; values: string[] }[];
interface Shown {
  attributes: { key: string; name: string; values: { key: string; text: string }[] }[];
}
interface Change {
  field: string;
  label?: string;
  before: string | null;
  after: string | null;
}

const ALL = Object.keys(NEW_ATTRIBUTES);
const ask = <Data>(query: string, variables: object = {}, headers = {}) => askServer<Data>(server, query, variables, headers);
const inputOf = (attributes: Given) => ({ ...PLACE_DETAILS, attributes });
const givenIn = ({ attributes = [] }: Partial<Shown> = {}): Given => attributes.map(({ key, values }) => ({ key, values: values.map((one) => one.key) }));
const stored = () => server.dataSource.getRepository(Place).findOneByOrFail({ id: place.id });
const adminInput = (attributes: Given) => ({ ...inputOf(attributes), businessStatus: null, cityId, featured: false, images: [] });

/** Adds a place with the first values of all attributes, as an admin. */
async function create(attributes = givenValues(0, ALL), name: string = PLACE_DETAILS.name): Promise<Place> {
  const input = { ...adminInput(attributes), name };
  const { data, message } = await askField<Place>(server, 'mutation ($input: PlaceInput!) { createPlace(input: $input) { id } }', { input }, admin);
  if (!data) throw new Error(message);
  return data;
}
const update = async (attributes: Given) => {
  const { version } = await stored();
  const query = 'mutation ($id: ID!, $version: Int!, $input: PlaceInput!) { updatePlace(id: $id, version: $version, input: $input) { id } }';
  return ask(query, { id: place.id, version, input: adminInput(attributes) }, admin);
};
const valueOf = async (key: string) => (await stored()).attributes[key];

const OF_ONE = `query ($id: ID!) { place(id: $id) { attributes { ${SHOWN} } } }`;
/** Returns the values of the place in GraphQL. */
const read = async (headers = {}): Promise<Given> => givenIn((await ask<{ place: Shown }>(OF_ONE, { id: place.id }, headers)).data.place);

test('both APIs show the attributes of a place and of a list, without those for moderators', async () => {
  expect(await read()).toEqual(givenValues(0));
  expect(await read(member)).toEqual(givenValues(0));
  expect(await read(admin)).toEqual(givenValues(0, ALL));
  const list = await ask<{ places: { items: Shown[] } }>(`{ places { items { attributes(language: "de", view: CARD) { ${SHOWN} } } } }`);
  expect(list.data.places.items[0]?.attributes.map(({ name, values }) => [name, values[0]?.text])).toEqual([
    ['Name von playground', 'yes'],
    ['Name von entrance', 'Ramp (de)'],
  ]);
  expect((await server.rest<{ attributes: Given }>(`/api/places/${place.id}`)).body.attributes).toEqual(givenValues(0));
  expect((await server.rest<{ places: { attributes: Given }[] }>('/api/places')).body.places[0]?.attributes).toEqual(givenValues(0));
  expect((await server.rest<{ attributes: Given }[]>('/api/admin/places', { headers: admin })).body[0]?.attributes).toEqual(givenValues(0, ALL));
});

test.each(['GraphQL', 'REST'])('a member suggests a place with attributes over %s, and a moderator sees and approves them', async (edge) => {
  await server.dataSource.query('DELETE FROM places');
  const input = { ...inputOf(givenValues(0)), cityId };
  const suggest = 'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }';
  const id =
    edge === 'REST'
      ? (await server.send<{ _id: string }>('POST', '/api/places', input, member)).body._id
      : (await askField<{ id: string }>(server, suggest, { input }, member)).data?.id;
  const queue = await ask<{ moderationQueue: { items: { place: Shown }[] } }>(`{ moderationQueue { items { place { attributes { ${SHOWN} } } } } }`, {}, admin);
  expect(givenIn(queue.data.moderationQueue.items[0]?.place)).toEqual(givenValues(0));
  await ask('mutation ($id: ID!) { approvePlaces(selection: { ids: [$id] }) { count } }', { id }, admin);
  const { data } = await ask<{ place: Shown }>(OF_ONE, { id });
  expect(givenIn(data.place)).toEqual(givenValues(0));
});

/** Suggests an edit of the place. @returns its id and changes */
async function suggestEdit(attributes: Given, edge = 'GraphQL') {
  if (edge === 'REST') {
    const { body } = await server.send<{ _id: string; changes: Change[] }>('POST', `/api/places/${place.id}/edits`, inputOf(attributes), member);
    return { id: body._id, changes: body.changes };
  }
  const query =
    'mutation ($id: ID!, $input: SuggestPlaceEditInput!) { suggestPlaceEdit(placeId: $id, input: $input) { id changes { field label before after } } }';
  const { data } = await askField<{ id: string; changes: Change[] }>(server, query, { id: place.id, input: inputOf(attributes) }, member);
  return { id: data?.id ?? '', changes: data?.changes ?? [] };
}
const decide = (mutation: 'applyPlaceEdit' | 'rejectPlaceEdit', id: string) =>
  ask(`mutation ($id: ID!) { ${mutation}(id: $id${mutation === 'rejectPlaceEdit' ? ', input: { reason: "No" }' : ''}) { changeId: id } }`, { id }, admin);

test.each(['GraphQL', 'REST'])('a member suggests an edit of attributes over %s, which shows the differences and can be applied', async (edge) => {
  const { id, changes } = await suggestEdit(givenValues(1), edge);
  const own = changes.filter(({ field }) => field.startsWith('attributes.'));
  expect(own.map(({ field, label, before, after }) => [field, label, before, after])).toEqual(
    [...PUBLIC_KEYS].sort().map((key) => {
      const texts = NEW_ATTRIBUTES[key]?.values.map((values) => values.join(';')) ?? [];
      return [`attributes.${key}`, `Name of ${key}`, ...texts];
    }),
  );
  const queue = await ask<{ moderationQueue: { items: { edit: { changes: Change[] } }[] } }>(
    '{ moderationQueue(kind: EDIT) { items { edit { changes { field } } } } }',
    {},
    admin,
  );
  expect(queue.data.moderationQueue.items[0]?.edit.changes.map(({ field }) => field)).toEqual(changes.map(({ field }) => field));
  expect((await decide('applyPlaceEdit', id)).code).toBeUndefined();
  expect(await read()).toEqual(givenValues(1));
  expect(await valueOf('inspected')).toBe(true);
});

test('a rejected edit changes nothing, and a removed attribute is gone after an applied one', async () => {
  expect((await decide('rejectPlaceEdit', (await suggestEdit(givenValues(1))).id)).code).toBeUndefined();
  expect(await read()).toEqual(givenValues(0));
  const { id } = await suggestEdit([{ key: 'motto', values: [] }]);
  await decide('applyPlaceEdit', id);
  expect(await read()).toEqual(givenValues(0).filter(({ key }) => key !== 'motto'));
});

test('an edit conflicts with a change of the same attribute, and not with one of another attribute', async () => {
  const [one] = [await suggestEdit([{ key: 'seats', values: ['50'] }])];
  await update([{ key: 'motto', values: ['Another'] }]);
  expect((await decide('applyPlaceEdit', one.id)).code).toBeUndefined();
  const two = await suggestEdit([{ key: 'seats', values: ['60'] }]);
  await update([{ key: 'seats', values: ['55'] }]);
  expect(await decide('applyPlaceEdit', two.id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('seats') as string });
  expect(await valueOf('seats')).toBe(55);
  expect(await valueOf('motto')).toBe('Another');
});

test('an update by an admin is in the history, and an undo restores the attributes', async () => {
  expect((await update(givenValues(1, ALL))).code).toBeUndefined();
  expect(await read(admin)).toEqual(givenValues(1, ALL));
  const query = 'query ($id: ID!) { activities(filter: { targetId: $id }) { items { changeId canUndo changes { field } } } }';
  const { data } = await ask<{ activities: { items: { changeId: string; canUndo: boolean; changes: Change[] }[] } }>(query, { id: place.id }, admin);
  const [last] = data.activities.items;
  expect(last).toMatchObject({ canUndo: true });
  expect(last?.changes.some(({ field }) => field.startsWith('attributes'))).toBe(true);
  await ask('mutation ($id: ID!) { undo(changeId: $id) }', { id: last?.changeId }, admin);
  expect(await read(admin)).toEqual(givenValues(0, ALL));
});

test.each([
  ['', 'Name of'],
  ['/ar', 'اسم'],
])('the page %s/places/:id and the frame contain the attributes that they show, and JSON-LD contains those of visitors', async (prefix, name) => {
  const { text } = await server.raw(`${prefix}/places/${place.id}`, { headers: admin });
  const [, first = ''] = /id="first-data">([\s\S]*?)<\/script>/.exec(text) ?? [];
  const screen = (JSON.parse(first) as { data: { place?: Shown } }[]).find(({ data }) => data.place)?.data.place;
  expect(givenIn(screen)).toEqual(givenValues(0));
  const [, jsonLd = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? [];
  const { sameAs, amenityFeature } = JSON.parse(jsonLd) as { sameAs: string[]; amenityFeature: object[] };
  expect(sameAs).toContain('https://example.org/a');
  const type = 'LocationFeatureSpecification';
  expect(amenityFeature).toEqual([
    { '@type': type, name: `${name} playground`, value: true },
    { '@type': type, name: `${name} entrance`, value: 'Ramp' },
    { '@type': type, name: `${name} games`, value: ['Chess', 'Go'] },
    { '@type': type, name: `${name} seats`, value: 40, unitText: 'm²' },
    { '@type': type, name: `${name} motto`, value: '=Come; "in"' },
  ]);
  const { body: frame } = await server.raw<{ data: { place: Shown } }>(`${prefix}/embed/places/${place.id}`);
  expect(givenIn(frame.data.place).map(({ key }) => key)).toEqual(['playground', 'entrance']);
});

test('the data of a member contain the attributes of their places and edits', async () => {
  const { body } = await server.send<{ _id: string }>('POST', '/api/places', { ...inputOf(givenValues(0)), cityId }, member);
  await suggestEdit([{ key: 'motto', values: ['Mine'] }]);
  const { body: data } = await server.send<{ places: { id: string; attributes: object }[]; placeEdits: { changes: object }[] }>(
    'GET',
    '/api/auth/me/data',
    undefined,
    member,
  );
  expect(data.places.find(({ id }) => id === body._id)?.attributes).toMatchObject({ games: ['chess', 'go'], seats: 40, playground: true });
  expect(data.placeEdits[0]?.changes).toMatchObject({ 'attributes.motto': { after: 'Mine' } });
});

test('a merge joins the attributes of two places, of which those of the place that stays count', async () => {
  const other = await create([...givenValues(1, ['playground', 'seats', 'inspected'])], 'Goodluck Cafe');
  const mutation = 'mutation ($keep: ID!, $drop: ID!) { mergePlaces(keep: $keep, keepVersion: 1, drop: $drop, dropVersion: 1) { id } }';
  expect((await ask(mutation, { keep: other.id, drop: place.id }, admin)).message).toBeUndefined();
  place = other;
  const joined = [...givenValues(1, ['playground']), ...givenValues(0, ['entrance', 'games']), ...givenValues(1, ['seats'])];
  expect(await read(admin)).toEqual([...joined, ...givenValues(0, ['motto', 'plan']), ...givenValues(1, ['inspected'])]);
});
