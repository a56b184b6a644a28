import { gql, type TypedDocumentNode } from '@apollo/client';
import { cutLine, fakeApi } from '../../../test/fakeApi';
import { makeClient } from './apollo';
import { forgetSaved, KEPT, savedKey } from './savedResponses';

type Answer = { place?: { isFavorite: boolean } };

const PLACE: TypedDocumentNode<Answer, Record<string, unknown>> = gql`query PlaceScreen($id: ID!) { place(id: $id) { id name isFavorite } }`;
const MINE: TypedDocumentNode<Answer, Record<string, unknown>> = gql`query MyLists { viewer { id } }`;

/** Fake of the Cache Storage functions in use; keys are in insertion order. */
class Shelf {
  entries = new Map<string, Response>();
  put = async (key: string, answer: Response) => void this.entries.set(key, answer);
  match = async (key: string) => this.entries.get(key)?.clone();
  delete = async (key: string) => this.entries.delete(key);
  keys = async () => [...this.entries.keys()];
}

let shelves: Map<string, Shelf>;
const saved = () => [...(shelves.get('answers')?.entries ?? [])];
const place = (id: unknown, isFavorite: boolean) => ({ data: { place: { __typename: 'Place', id, name: `Place ${String(id)}`, isFavorite } } });
/** Waits until a response has been saved. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

let api: ReturnType<typeof fakeApi>;
/** Runs a query with a new client, as after a page load. */
const ask = async (query = PLACE, variables: Record<string, unknown> = { id: '1' }) => {
  const { data } = await makeClient(api.transport).query({ query, variables });
  await settled();
  return data;
};

beforeEach(() => {
  localStorage.clear();
  shelves = new Map();
  const open = async (name: string) => shelves.get(name) ?? shelves.set(name, new Shelf()).get(name);
  Object.assign(globalThis, { caches: { open, keys: async () => [...shelves.keys()], delete: async (name: string) => shelves.delete(name) } });
  api = fakeApi({
    PlaceScreen: ({ id }, token) => place(id, token !== undefined),
    MyLists: () => ({ data: { viewer: { __typename: 'Account', id: 'u-1' } } }),
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

test('offline, a saved response is returned and other queries fail', async () => {
  await ask();
  api.answers.PlaceScreen = cutLine;
  expect(await ask()).toMatchObject({ place: { name: 'Place 1' } });
  await expect(ask(PLACE, { id: '2' })).rejects.toThrow('Failed to fetch');
});

test('a new response replaces the saved one', async () => {
  await ask();
  api.answers.PlaceScreen = ({ id }) => place(id, true);
  await ask();
  api.answers.PlaceScreen = cutLine;
  expect((await ask())?.place?.isFavorite).toBe(true);
});

test('for a signed-in user, only the response to a daily anonymous query is saved', async () => {
  localStorage.setItem('token', 't-1');
  expect((await ask())?.place?.isFavorite).toBe(true);
  await ask();
  expect(api.asked.map(({ token }) => token)).toEqual(['t-1', undefined, 't-1']);
  api.answers.PlaceScreen = cutLine;
  expect((await ask())?.place?.isFavorite).toBe(false);
});

test('private responses and error responses are not saved', async () => {
  localStorage.setItem('token', 't-1');
  await ask(MINE, {});
  localStorage.clear();
  api.answers.PlaceScreen = () => ({ data: null, errors: [{ message: 'No', extensions: { code: 'NOT_FOUND' } }] });
  await expect(ask()).rejects.toThrow('No');
  expect(saved()).toEqual([]);
});

test('places that are open now are not saved', async () => {
  const list: typeof PLACE = gql`query PlacesScreen($filter: PlaceFilter) { places(filter: $filter) { total } }`;
  api.answers.PlacesScreen = () => ({ data: { places: { __typename: 'PlacePage', total: 3 } } });
  await ask(list, { filter: { openAt: 'now' } });
  expect(saved()).toHaveLength(0);
  await ask(list, { filter: { openAt: '2026-12-24T20:00' } });
  await ask(list, {});
  expect(saved()).toHaveLength(2);
});

test('the latest 100 responses are kept for 30 days', async () => {
  for (let id = 1; id <= 101; id += 1) await ask(PLACE, { id: String(id) });
  expect(saved()).toHaveLength(100);
  api.answers.PlaceScreen = cutLine;
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(await ask(PLACE, { id: '101' })).toMatchObject({ place: { name: 'Place 101' } });
  jest.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60 * 1000, doNotFake: ['setTimeout'] });
  await expect(ask(PLACE, { id: '101' })).rejects.toThrow('Failed to fetch');
  jest.useRealTimers();
});

test('forgetSaved deletes all saved responses, but no kept city', async () => {
  await ask();
  const kept = await caches.open(`${KEPT}c-1`);
  const [[key, answer] = []] = saved();
  await kept.put(key ?? '', answer?.clone() ?? new Response());
  await forgetSaved();
  expect([...shelves.keys()]).toEqual(['kept-c-1']);
  api.answers.PlaceScreen = cutLine;
  expect(await ask()).toMatchObject({ place: { name: 'Place 1' } });
  await expect(ask(PLACE, { id: '2' })).rejects.toThrow('Failed to fetch');
});

test('a kept response is returned however old it is', async () => {
  await ask();
  const [[key, answer] = []] = saved();
  await forgetSaved();
  const old = new Response(await answer?.text(), { headers: { date: new Date(0).toUTCString() } });
  await (await caches.open(`${KEPT}c-1`)).put(key ?? '', old);
  api.answers.PlaceScreen = cutLine;
  expect(await ask()).toMatchObject({ place: { name: 'Place 1' } });
});

test('the key of a response has its query and variables, and differs between versions of the query', () => {
  const other = gql`query PlaceScreen($id: ID!) { place(id: $id) { id } }`;
  const [key, next] = [PLACE, other].map((query) => new URLSearchParams(savedKey({ query, variables: { id: '1' } }).split('?')[1]));
  expect([key?.get('query')?.split('-')[0], key?.get('variables')]).toEqual(['PlaceScreen', '{"id":"1"}']);
  expect(next?.get('query')).not.toBe(key?.get('query'));
});
