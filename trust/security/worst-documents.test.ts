import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { pinging } from '../support/pinger.js';

/** Maximum response times (ms): of a refused document, and of pings meanwhile. */
const BAR = { document: 200, ping: 250 };
/** Maximum memory of the process (MB). */
const MEMORY = 400;

const many = (count: number, text: (i: number) => string): string => Array.from({ length: count }, (_, i) => text(i)).join(' ');

/**
 * Builds a fragment bomb: each fragment spreads the next one twice, under two aliases.
 * @param around wraps a spread in fields that lead from the type back to itself
 */
const fragmentBomb = (levels: number, type: string, around: (spread: string) => string): string =>
  `${many(levels, (i) => `fragment F${i} on ${type} { a: ${around(`...F${i + 1}`)} b: ${around(`...F${i + 1}`)} }`)} fragment F${levels} on ${type} { id }`;

interface Document {
  query: string;
  variables?: object;
}

/** Small documents that cost servers without limits hours of work. */
const WORST: Record<string, Document> = {
  'a fragment bomb': { query: `{ placeCities { ...F0 } } ${fragmentBomb(18, 'City', (spread) => `featuredPlaces { city { ${spread} } }`)}` },
  'a list bomb': {
    query:
      '{ places(page: { size: 100 }) { items { reviews(page: { size: 100 }) { items { user { reviews(page: { size: 100 }) { items { rating } } } } } } } }',
  },
  aliases: { query: `{ ${many(190, (i) => `a${i}: stats { cities }`)} }` },
  directives: { query: `{ stats { cities ${'@include(if: true) '.repeat(140)} } }` },
  'one field over and over': { query: `{ stats { ${'cities '.repeat(990)} } }` },
  'deep nesting': { query: `{ featuredCities { ${'featuredPlaces { city { '.repeat(120)} id ${'} } '.repeat(120)} } }` },
  'circular introspection': { query: `{ __schema { types { ${'fields { type { '.repeat(60)} name ${'} } '.repeat(60)} } } }` },
  'a huge literal': { query: `{ places(filter: { search: "${'x'.repeat(95_000)}" }) { total } }` },
  'huge variables': {
    query: 'query ($filter: PlaceFilter) { places(filter: $filter) { total } }',
    variables: { filter: Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`a${i}`, 1])) },
  },
  'many operations': { query: many(180, (i) => `query Q${i} { stats { cities } }`) },
  'many errors': { query: `{ ${many(990, (i) => `nothing${i}`)} }` },
  'long names': { query: `{ ${'a'.repeat(45_000)}: stats { ${'b'.repeat(45_000)} } }` },
};

const PLACE =
  'id name description category fullAddress pincode phone website priceRange rating { average count } images { url alt credit } openingTimes { text } city { id name state country }';

/** Documents close to the limit of one operation, 10,000 values. */
const LARGEST: Record<string, Document> = {
  'a hundred places with all there is about them': { query: `{ places(page: { size: 100 }) { items { ${PLACE} ${many(20, (i) => `a${i}: description`)} } } }` },
  'places with their reviews': {
    query: '{ places(page: { size: 40 }) { items { id name reviews(page: { size: 40 }) { items { id rating comment createdAt } } } } }',
  },
  'cities with their places': { query: `{ cities(page: { size: 40 }) { items { id name featuredPlaces(limit: 10) { ${PLACE} } } } }` },
};

async function ask(url: string, document: Document, extensions?: object): Promise<{ status: number; text: string }> {
  const response = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(20_000),
    body: JSON.stringify({ ...document, extensions }),
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
  });
  return { status: response.status, text: await response.text() };
}

let app: Instance;
beforeAll(async () => {
  app = await startInstance();
  await ask(`${app.url}/graphql`, { query: '{ stats { cities } }' }); // the first request also does the one-time initialization
}, 180_000);

/** Highest memory of the serving process so far (MB). */
let memory = 0;
const lookAtMemory = (): void => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8')) ?? [];
  memory = Math.max(memory, Number(kilobytes) / 1024);
};
const slowest = { document: 0, ping: 0, large: 0, pingBesideLarge: 0 };

describe.each([
  ['by the fast path', undefined],
  ['by the resolvers', {}],
])('the app, queried %s,', (_way, extensions) => {
  test.each(Object.entries(WORST))('refuses %s at once and answers other requests meanwhile', async (_name, document) => {
    const { given, took, slowestPing } = await pinging(app.url, () => ask(`${app.url}/graphql`, document, extensions), lookAtMemory);
    slowest.document = Math.max(slowest.document, took);
    slowest.ping = Math.max(slowest.ping, slowestPing);
    const { data = null, errors = [] } = JSON.parse(given.text) as { data?: unknown; errors?: unknown[] };
    expect([given.status < 500, data, errors.length > 0]).toEqual([true, null, true]);
    expect(given.text.length).toBeLessThan(200_000);
    expect(took).toBeLessThan(BAR.document);
    expect(slowestPing).toBeLessThan(BAR.ping);
  });

  test.each(Object.entries(LARGEST))('answers the largest allowed documents and other requests meanwhile: %s', async (_name, document) => {
    const { given, took, slowestPing } = await pinging(app.url, () => ask(`${app.url}/graphql`, document, extensions), lookAtMemory);
    slowest.large = Math.max(slowest.large, took);
    slowest.pingBesideLarge = Math.max(slowest.pingBesideLarge, slowestPing);
    expect([given.status, given.text.includes('"errors"')]).toEqual([200, false]);
    expect(slowestPing).toBeLessThan(BAR.ping);
  });
});

test('all documents together keep the memory of the process small', () => {
  const { document, ping, large, pingBesideLarge } = slowest;
  const ms = (time: number) => `${Math.round(time)} ms`;
  figure(
    'S3',
    `slowest of ${Object.keys(WORST).length} documents ${ms(document)}, ping meanwhile at most ${ms(ping)}; largest that are allowed ${ms(large)}, ping ${ms(pingBesideLarge)}; RSS ${Math.round(memory)} MB`,
  );
  expect(memory).toBeGreaterThan(0);
  expect(memory).toBeLessThan(MEMORY);
});

test('a server without limits exceeds the time limit with a smaller fragment bomb (control)', async () => {
  const stock = new ApolloServer({
    typeDefs: 'type Query { place: Place } type Place { id: ID next: Place }',
    resolvers: { Query: { place: () => ({ id: '1' }) }, Place: { next: () => ({ id: '1' }) } },
  });
  const { url } = await startStandaloneServer(stock, { listen: { port: 0, host: '127.0.0.1' } });
  const query = `{ place { ...F0 } } ${fragmentBomb(15, 'Place', (spread) => `next { ${spread} }`)}`;
  const begun = performance.now();
  const { status, text } = await ask(url, { query });
  const took = performance.now() - begun;
  await stock.stop();
  expect([status, text.length > 200_000]).toEqual([200, true]);
  expect(took).toBeGreaterThan(BAR.document);
});
