import { createHash } from 'node:crypto';
import { getIntrospectionQuery, parse, print } from 'graphql';
import { buildCity } from '../../../test/builders.js';
import { askBothWays, clientOperations } from '../../../test/reads.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';

const NOT_LISTED = [403, 'QUERY_NOT_IN_SAFELIST'];
const operations = clientOperations();
const client = makeClientDir(operations);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { GRAPHQL_SAFELIST: 'on' }, clientDir: client.clientDir });
  await buildCity(server.dataSource);
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

/** Status and code of what GraphQL answers to a body. */
async function outcomeOf(body: object, headers: Record<string, string> = {}): Promise<[number, string | undefined]> {
  const {
    status,
    body: { errors },
  } = await server.graphql('', {}, { body: JSON.stringify(body), headers });
  return [status, errors?.[0]?.extensions.code];
}

test('the client has queries and mutations', () => {
  const kinds = new Set(Object.values(operations).map((text) => /^\w+/.exec(text)?.[0]));
  expect([...kinds].sort()).toEqual(['mutation', 'query']);
});

test.each(Object.keys(operations))('the page may ask %s', async (operationName) => {
  const query = operations[operationName];
  for (const body of [
    { operationName, query, variables: {} },
    { operationName, query, variables: {}, extensions: {} },
  ]) {
    expect(await outcomeOf(body)).not.toContain('QUERY_NOT_IN_SAFELIST');
  }
});

test('a page is answered by the short way and by the resolvers, and brings its first data along', async () => {
  const { read, resolved, isRead } = await askBothWays(server, operations.AppLayout ?? '');
  expect([read.status, resolved.status, isRead]).toEqual([200, 200, true]);
  const { text } = await server.rest('/');
  expect(text).toContain('query HomeScreen');
});

test('how a text is laid out, and in which order its fragments stand, makes no difference', async () => {
  const { definitions } = parse(operations.HomeScreen ?? '');
  const turned = definitions
    .toReversed()
    .map((definition) => print(definition))
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(await outcomeOf({ query: turned })).toEqual([200, undefined]);
});

test.each([
  ['what can be read past the resolvers', '{ stats { cities } }'],
  ['what only they answer', '{ signInOptions { methods } }'],
  ['a mutation', 'mutation { signOut }'],
  ['introspection', getIntrospectionQuery()],
  ['nothing at all', '{ __typename }'],
  ['an operation of the page with one field more', (operations.HomeScreen ?? '').replace('{', '{ __typename')],
  ['an operation of the page beside another', `${operations.HomeScreen ?? ''} query Other { stats { cities } }`],
])('a client is refused %s', async (_what, query) => {
  const operationName = query.includes('query Other') ? 'Other' : undefined;
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    expect(await outcomeOf({ query, operationName }, { Accept: accept })).toEqual(NOT_LISTED);
    expect(await outcomeOf({ query, operationName, extensions: {} }, { Accept: accept })).toEqual(NOT_LISTED);
  }
});

test('a client is refused by GET as well', async () => {
  const headers = { 'Apollo-Require-Preflight': '1' };
  expect((await server.rest(`/graphql?query=${encodeURIComponent('{ stats { cities } }')}`, { headers })).status).toBe(403);
});

test('a client cannot register a query by its hash', async () => {
  const query = '{ stats { cities } }';
  const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
  for (const body of [{ query, extensions }, { extensions }]) expect((await outcomeOf(body))[1]).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
});

test('a client that mistypes a field gets no hint', async () => {
  const { text } = await server.graphql('{ citie }');
  expect(text).not.toMatch(/Did you mean/);
});

test('REST is open to everyone', async () => {
  expect((await server.rest('/api/stats')).status).toBe(200);
});
