import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';

const client = makeClientDir();

let open: TestServer;
let closed: TestServer;
let safelisted: TestServer;
let lax: { url: string; stop: () => Promise<void> };

const many = (count: number, text: (i: number) => string): string => Array.from({ length: count }, (_, i) => text(i)).join(' ');
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Parts of a response that a scanner reads. */
interface Scanned {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: object }[];
  extensions?: { tracing?: unknown };
}

/** Sends a request as a scanner does. A response that is not JSON counts as empty. */
async function scan(url: string, init: RequestInit): Promise<Scanned & Scanned[]> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return (await response.json().catch(() => ({}))) as Scanned & Scanned[];
}
const post = (url: string, query: string) => scan(`${url}/graphql`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ query }) });
const hasData = ({ data }: Scanned): boolean => data !== undefined && data !== null;

/** Paths at which servers often offer an API explorer. */
const EXPLORERS = ['/graphql', '/graphiql', '/playground', '/console', '/altair', '/voyager', '/graphql/console'];

async function isExplorer(url: string): Promise<boolean> {
  const response = await fetch(url, { headers: { Accept: 'text/html' } });
  return response.ok && /graphiql|playground|apollo.*landing-page/i.test(await response.text());
}

/** The checks of graphql-cop (https://github.com/dolevf/graphql-cop). Each returns whether a server has the weakness. */
const CHECKS: Record<string, (url: string) => Promise<boolean>> = {
  'aliases without end': async (url) => hasData(await post(url, `{ ${many(101, (i) => `alias${i}: __typename`)} }`)),
  'batches of operations': async (url) => {
    const body = JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ __typename }' })));
    return (await scan(`${url}/graphql`, { method: 'POST', headers: JSON_TYPE, body })).length === 10;
  },
  'directives without end': async (url) => (await post(url, `{ __typename ${'@aa'.repeat(10)} }`)).errors?.length === 10,
  'circular introspection': async (url) =>
    hasData(await post(url, '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }')),
  'queries by GET': async (url) => hasData(await scan(`${url}/graphql?query=${encodeURIComponent('{ __typename }')}`, {})),
  'mutations by GET': async (url) => hasData(await scan(`${url}/graphql?query=${encodeURIComponent('mutation { __typename }')}`, {})),
  'forms of other sites': async (url) => hasData(await scan(`${url}/graphql`, { method: 'POST', body: new URLSearchParams({ query: '{ __typename }' }) })),
  'one field over and over': async (url) => hasData(await post(url, `{ ${'__typename '.repeat(500)} }`)),
  'hints at fields': async (url) => (await post(url, '{ __schema { directive } }')).errors?.some(({ message }) => message.includes('Did you mean')) ?? false,
  'pages that explore the API': async (url) => (await Promise.all(EXPLORERS.map((path) => isExplorer(url + path)))).includes(true),
  introspection: async (url) => hasData(await post(url, '{ __schema { types { name } } }')),
  tracing: async (url) => (await post(url, '{ __typename }')).extensions?.tracing !== undefined,
  'traces of the stack': async (url) => {
    const answers = await Promise.all(['qwerty cop { abc }', '{ broken }', '{ city(id: 1) { id } }'].map((query) => post(url, query)));
    return answers.some(({ errors = [] }) => errors.some(({ extensions = {} }) => 'stacktrace' in extensions || 'exception' in extensions));
  },
};

/** Returns the names of the weaknesses that a server has. */
async function weaknessesOf(url: string): Promise<string[]> {
  const found = [];
  for (const [name, has] of Object.entries(CHECKS)) if (await has(url)) found.push(name);
  return found;
}

const tracing: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }) {
        if (body.kind === 'single') body.singleResult.extensions = { tracing: { version: 1 } };
      },
    };
  },
};

/** Turns a GET into a POST, because Apollo itself refuses mutations by GET, whatever its options are. */
const postOfGet: express.RequestHandler = (request, _response, next) => {
  if (typeof request.query.query === 'string') Object.assign(request, { method: 'POST', body: { query: request.query.query } });
  next();
};

/** Starts a plain Apollo server with the least secure options. */
async function startLax(): Promise<typeof lax> {
  const typeDefs = 'type Query { city: String! } type Mutation { city: String! }';
  const apollo = new ApolloServer({
    typeDefs,
    introspection: true,
    csrfPrevention: false,
    allowBatchedHttpRequests: true,
    includeStacktraceInErrorResponses: true,
    plugins: [tracing, ApolloServerPluginLandingPageLocalDefault()],
  });
  await apollo.start();
  const app = express().use(
    '/graphql',
    express.urlencoded({ extended: true }),
    express.json(),
    postOfGet,
    (request, _response, next) => {
      request.body ??= {};
      next();
    },
    expressMiddleware(apollo),
  );
  const server = http.createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    await apollo.stop();
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

beforeAll(async () => {
  [open, closed, safelisted, lax] = await Promise.all([
    startServer({ clientDir: client.clientDir }),
    startServer({ env: { GRAPHQL_INTROSPECTION: 'off' }, clientDir: client.clientDir }),
    startServer({ env: { GRAPHQL_SAFELIST: 'on' }, clientDir: client.clientDir }),
    startLax(),
  ]);
});
afterAll(async () => {
  await Promise.all([open.stop(), closed.stop(), safelisted.stop(), lax.stop()]);
  client.remove();
});

test('there are thirteen checks', () => expect(Object.keys(CHECKS)).toHaveLength(13));

test('a locked-down server has none of the weaknesses', async () => {
  expect(await weaknessesOf(closed.url)).toEqual([]);
  expect(await weaknessesOf(safelisted.url)).toEqual([]);
});

test('a server with default settings has only the weaknesses that API explorers need', async () => {
  expect(await weaknessesOf(open.url)).toEqual(['hints at fields', 'pages that explore the API', 'introspection']);
});

test('an insecure server has all weaknesses except circular introspection, which GraphQL itself prevents', async () => {
  expect(await weaknessesOf(lax.url)).toEqual(Object.keys(CHECKS).filter((name) => name !== 'circular introspection'));
});

test('the site setting hasGraphiql is true only while introspection is on', async () => {
  const has = async (server: TestServer) => (await server.resolve<{ site: { hasGraphiql: boolean } }>('{ site { hasGraphiql } }')).body.data.site.hasGraphiql;
  expect([await has(open), await has(closed)]).toEqual([true, false]);
});
