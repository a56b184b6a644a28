import { askField } from '../../../test/ask.js';
import { buildSearchTerm, buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  await server.dataSource.query('CREATE TABLE first_terms AS SELECT * FROM search_terms');
});
beforeEach(() => server.dataSource.query('DELETE FROM search_terms; INSERT INTO search_terms SELECT * FROM first_terms'));
afterAll(() => server.stop());

interface Term {
  key: string;
  version: number;
  value: { meaning: string; words: Record<string, string> };
}
interface Saved {
  term: Term;
  change: { id: string; count: number };
}
const VALUE = { meaning: 'price=1&category=restaurant', words: { en: 'thrifty, frugal', de: 'sparsam' } };
const SAVED = '{ term { key version value } change { id count } }';
const create = (key: string, value: object) =>
  askField<Saved>(server, `mutation ($key: String!, $value: JSONObject!) { createSearchTerm(key: $key, value: $value) ${SAVED} }`, { key, value }, admin);
const save = (key: string, version: number, value: object) =>
  askField<Saved>(
    server,
    `mutation ($key: String!, $version: Int!, $value: JSONObject!) { saveSearchTerm(key: $key, version: $version, value: $value) ${SAVED} }`,
    { key, version, value },
    admin,
  );
const list = async (): Promise<Term[]> => (await askField<Term[]>(server, '{ adminSearchTerms { key version value } }', {}, admin)).data ?? [];
const keys = async () => (await list()).map(({ key }) => key);
const undo = (changeId: string | undefined) => askField<unknown>(server, 'mutation ($id: ID!) { undo(changeId: $id) }', { id: changeId }, admin);

test('a new site has terms with words in five languages', async () => {
  const terms = await list();
  expect(terms.length).toBeGreaterThan(40);
  expect(terms.flatMap(({ key, value }) => ['en', 'de', 'es', 'hi', 'ar'].filter((code) => !value.words[code]).map((code) => `${key} ${code}`))).toEqual([]);
  expect(terms.find(({ key }) => key === 'cheap')?.value.meaning).toBe('price=1');
});

test('an admin adds a term at the end, changes, sorts and deletes it, and undoes each of these', async () => {
  expect((await create(' Thrifty ', VALUE)).data?.term).toEqual({ key: 'thrifty', version: 1, value: VALUE });
  expect((await keys()).at(-1)).toBe('thrifty');
  const changed = await save('thrifty', 1, { ...VALUE, meaning: 'price=1,2' });
  expect(changed.data).toMatchObject({ term: { version: 2, value: { meaning: 'price=1,2' } }, change: { count: 1 } });
  await undo(changed.data?.change.id);
  const all = await keys();
  const sorted = await askField<{ id: string }>(
    server,
    'mutation ($keys: [String!]!) { moveSearchTerms(keys: $keys) { id } }',
    { keys: ['thrifty', ...all.slice(0, -1)] },
    admin,
  );
  expect((await keys())[0]).toBe('thrifty');
  await undo(sorted.data?.id);
  expect(await keys()).toEqual(all);
  const [version] = (await list()).filter(({ key }) => key === 'thrifty').map((one) => one.version);
  const gone = await askField<{ id: string }>(
    server,
    'mutation ($version: Int!) { deleteSearchTerm(key: "thrifty", version: $version) { id } }',
    { version },
    admin,
  );
  expect(await keys()).not.toContain('thrifty');
  await undo(gone.data?.id);
  expect((await list()).find(({ key }) => key === 'thrifty')?.value).toEqual(VALUE);
});

test('the log names the changes of a term', async () => {
  await create('frugal', VALUE);
  await save('frugal', 1, { ...VALUE, words: { en: 'lean' } });
  const query = '{ activities(filter: { targetKind: SEARCH_TERM }) { items { action label changes { field } } } }';
  const { data } = await askField<{ items: { action: string; label: string; changes: { field: string }[] }[] }>(server, query, {}, admin);
  expect(data?.items.slice(0, 2)).toMatchObject([
    { action: 'UPDATED', label: 'frugal' },
    { action: 'CREATED', label: 'frugal' },
  ]);
});

test.each<[string, object, string]>([
  ['words', { meaning: 'price=1', words: {} }, 'Please enter words in at least one language'],
  ['words', { meaning: 'price=1', words: { en: ' , ' } }, 'Please enter words in at least one language'],
  ['meaning', { ...VALUE, meaning: '' }, 'Please enter a meaning, such as price=1'],
  ['meaning', { ...VALUE, meaning: 'cost=1' }, 'cost=1 is no meaning.'],
  ['meaning', { ...VALUE, meaning: 'price=7' }, 'price=7 is no meaning.'],
  ['meaning', { ...VALUE, meaning: 'openAt=today-25:00' }, 'openAt=today-25:00 is no meaning.'],
  ['meaning', { ...VALUE, meaning: 'price=1&' }, 'price=1& is no meaning.'],
  ['meaning', { ...VALUE, meaning: 'category=castle-of-sand' }, 'There is no category castle-of-sand'],
  ['meaning', { ...VALUE, meaning: 'attr=cuisines:pizza' }, 'There is no attribute cuisines'],
  ['meaning', { ...VALUE, meaning: 'attr=cuisine:pizza,stone' }, 'The attribute cuisine has no option stone'],
  ['meaning', { ...VALUE, meaning: 'attr=wifi:maybe' }, 'The attribute wifi has no option maybe'],
])('rejects wrong %s: %j', async (field, value, message) => {
  const { code, fields } = await create('wrong', value);
  expect(code).toBe('BAD_USER_INPUT');
  expect(fields?.[field]).toContain(message);
});

test.each(['', 'Ä', '1st', 'cheap', 'a'.repeat(41)])('rejects the key %j', async (key) => {
  expect((await create(key, VALUE)).fields).toHaveProperty('key');
});

test('a change needs the current version, and an order needs all terms', async () => {
  const { key } = await buildSearchTerm(server.dataSource);
  expect((await save(key, 7, VALUE)).code).toBe('CONFLICT');
  expect((await save('nothing', 1, VALUE)).code).toBe('NOT_FOUND');
  expect((await askField(server, 'mutation { moveSearchTerms(keys: ["cheap"]) { id } }', {}, admin)).code).toBe('CONFLICT');
});

test('REST does the same', async () => {
  const path = '/api/admin/search-terms';
  const { status, body } = await server.send<Term>('POST', path, { key: 'thrifty', value: VALUE }, admin);
  expect([status, body.key, body.value]).toEqual([201, 'thrifty', VALUE]);
  expect((await server.send<Term>('PUT', `${path}/thrifty`, { version: 1, value: { ...VALUE, meaning: 'price=free' } }, admin)).body.value.meaning).toBe(
    'price=free',
  );
  const all = (await server.rest<Term[]>(path, { headers: admin })).body.map(({ key }) => key);
  expect((await server.send<Term[]>('PUT', path, { keys: all.toReversed() }, admin)).body.map(({ key }) => key)).toEqual(all.toReversed());
  const version = (await list()).find(({ key }) => key === 'thrifty')?.version;
  expect((await server.send('DELETE', `${path}/thrifty?version=${version}`, undefined, admin)).status).toBe(200);
  expect(await keys()).not.toContain('thrifty');
});
