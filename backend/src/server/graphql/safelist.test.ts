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

/** Returns the status and the error code of GraphQL's response to a body. */
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

test.each(Object.keys(operations))('the client can run %s', async (operationName) => {
  const query = operations[operationName];
  for (const body of [
    { operationName, query, variables: {} },
    { operationName, query, variables: {}, extensions: {} },
  ]) {
    expect(await outcomeOf(body)).not.toContain('QUERY_NOT_IN_SAFELIST');
  }
});

test('a listed query runs on the fast path and in the resolvers, and pages contain their first data', async () => {
  const { read, resolved, isRead } = await askBothWays(server, operations.AppLayout ?? '');
  expect([read.status, resolved.status, isRead]).toEqual([200, 200, true]);
  const { text } = await server.rest('/');
  expect(text).toContain('query HomeScreen');
});

test('layout and the order of fragments make no difference', async () => {
  const { definitions } = parse(operations.HomeScreen ?? '');
  const turned = definitions
    .toReversed()
    .map((definition) => print(definition))
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(await outcomeOf({ query: turned })).toEqual([200, undefined]);
});

test.each([
  ['a query of the fast path', '{ stats { cities } }'],
  ['a query of the resolvers', '{ signInOptions { methods } }'],
  ['a mutation', 'mutation { signOut }'],
  ['introspection', getIntrospectionQuery()],
  ['a query of __typename only', '{ __typename }'],
  ['a listed operation with an additional field', (operations.HomeScreen ?? '').replace('{', '{ __typename')],
  ['a listed operation together with another one', `${operations.HomeScreen ?? ''} query Other { stats { cities } }`],
])('the server refuses %s', async (_what, query) => {
  const operationName = query.includes('query Other') ? 'Other' : undefined;
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    expect(await outcomeOf({ query, operationName }, { Accept: accept })).toEqual(NOT_LISTED);
    expect(await outcomeOf({ query, operationName, extensions: {} }, { Accept: accept })).toEqual(NOT_LISTED);
  }
});

test('the server refuses unlisted queries by GET as well', async () => {
  const headers = { 'Apollo-Require-Preflight': '1' };
  expect((await server.rest(`/graphql?query=${encodeURIComponent('{ stats { cities } }')}`, { headers })).status).toBe(403);
});

test('a client cannot register a persisted query', async () => {
  const query = '{ stats { cities } }';
  const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
  for (const body of [{ query, extensions }, { extensions }]) expect((await outcomeOf(body))[1]).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
});

test('a misspelled field gets no hint', async () => {
  const { text } = await server.graphql('{ citie }');
  expect(text).not.toMatch(/Did you mean/);
});

test('REST stays available', async () => {
  expect((await server.rest('/api/stats')).status).toBe(200);
});
