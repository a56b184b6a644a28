import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
let closed: TestServer;
beforeAll(async () => ([server, closed] = await Promise.all([startServer(), startServer({ env: { GRAPHQL_INTROSPECTION: 'off' } })])));
afterAll(() => Promise.all([server.stop(), closed.stop()]));

const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ');
const LIMIT = 'QUERY_LIMIT_EXCEEDED';

/** Returns a query with `depth` levels. In this schema, only introspection queries are usually that deep. */
const deep = (depth: number) => {
  const levels = ['places', 'items', 'city', 'featuredPlaces', 'city', 'featuredPlaces', 'city', 'featuredPlaces', 'city', 'featuredPlaces', 'city'].slice(
    0,
    depth - 1,
  );
  return `{ ${levels.map((name) => (name === 'places' ? 'places(page: { size: 1 })' : name === 'featuredPlaces' ? 'featuredPlaces(limit: 1)' : name)).join(' { ')} { id ${' }'.repeat(levels.length)} }`;
};

/** Sends a query, and expects a refusal with one of the codes and without any SQL. `npm run test:security -- S3` measures its CPU time. */
async function refused(query: string, code: string | RegExp = LIMIT, variables?: Record<string, unknown>): Promise<string> {
  let message = '';
  const statements = await statementsOf(server.dataSource, async () => {
    const { status, body } = await server.graphql(query, variables);
    expect(status).toBe(400);
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.some(({ extensions }) => (typeof code === 'string' ? extensions.code === code : code.test(extensions.code)))).toBe(true);
    message = body.errors?.map((error) => error.message).join('\n') ?? '';
  });
  expect(statements).toEqual([]);
  return message;
}

async function answered(query: string, variables?: Record<string, unknown>): Promise<void> {
  const { status, body } = await server.graphql(query, variables);
  expect([status, body.errors]).toEqual([200, undefined]);
}

describe('limits of the size of an operation', () => {
  test('a client can query ten levels, not eleven', async () => {
    await answered(deep(10));
    expect(await refused(deep(11))).toMatch(/^Levels: 11, at most 10 are allowed\.$/m);
  });

  test('a client can use thirty aliases, not thirty-one', async () => {
    await answered(`{ stats { ${many(30, (i) => `a${i}: cities`)} } }`);
    expect(await refused(`{ stats { ${many(31, (i) => `a${i}: cities`)} } }`)).toMatch(/^Aliases: 31, at most 30/);
  });

  test('a client can use ten directives, not eleven', async () => {
    await answered(`{ stats { ${many(10, (i) => `a${i}: cities @include(if: true)`)} } }`);
    expect(await refused(`{ stats { ${many(11, (i) => `a${i}: cities @include(if: true)`)} } }`)).toMatch(/^Directives: 11, at most 10/);
  });

  test('a client can query twenty root fields, not twenty-one, even inside fragments', async () => {
    await answered(`{ ${many(20, (i) => `a${i}: __typename`)} }`);
    for (const query of [
      `{ ${many(21, (i) => `a${i}: __typename`)} }`,
      `{ ... { ${many(21, (i) => `a${i}: __typename`)} } }`,
      `{ ...A } fragment A on Query { ... on Query { ${many(21, (i) => `a${i}: __typename`)} } }`,
    ])
      expect(await refused(query)).toMatch(/^Root fields: 21, at most 20/);
  });

  test('a client can repeat a field ten times, not eleven', async () => {
    await answered(`{ stats { ${many(10, () => 'cities')} } }`);
    expect(await refused(`{ stats { ${many(11, () => 'cities')} } }`)).toMatch(/^Repeats of one field: 11, at most 10/);
  });

  test('a client can query five hundred fields, not more', async () => {
    const fields = (count: number) =>
      `{ ${many(10, () => `stats { ${many(count, () => '...F')} }`)} } fragment F on PublicStats { ${many(10, () => 'cities')} }`;
    await answered(fields(4));
    expect(await refused(fields(5))).toMatch(/^Fields: 510, at most 500/);
  });

  test('a client can send a thousand tokens, not more', async () => {
    const text = (count: number) => `{ stats { ${many(count, (i) => `... { cities } #${i}\n`)} } }`;
    await answered(text(100));
    expect(await refused(text(300), 'GRAPHQL_PARSE_FAILED')).toMatch(/1000 tokens/);
  });
});

describe('limits of the values that an operation fetches', () => {
  test('the error tells a client how many values a query of nested lists would fetch', async () => {
    const bomb = '{ places(page: { size: 100 }) { items { reviews(page: { size: 100 }) { items { rating } } } } }';
    expect(await refused(bomb)).toMatch(/may fetch \d{5,} values, at most 10000 are allowed. Ask for smaller pages/);
    await answered('{ places(page: { size: 20 }) { items { reviews(page: { size: 20 }) { items { rating } } } } }');
  });

  test('a list size counts in a variable, a default value, a fragment or an alias', async () => {
    await refused('query ($n: Int!) { places(page: { size: $n }) { items { reviews(page: { size: $n }) { items { rating } } } } }', LIMIT, { n: 100 });
    await refused('query ($n: Int! = 100) { places(page: { size: $n }) { items { reviews(page: { size: $n }) { items { rating } } } } }');
    await refused('query ($p: PageInput) { places(page: $p) { items { reviews(page: $p) { items { rating } } } } }', LIMIT, { p: { size: 100 } });
    await refused('{ places(page: { size: 100 }) { items { ...P } } } fragment P on Place { reviews(page: { size: 100 }) { items { rating } } }');
    await refused(`{ ${many(20, (i) => `a${i}: places(page: { size: 100 }) { items { id name city { id name } } }`)} }`);
    await refused('{ cities(page: { size: 100 }) { items { featuredPlaces(limit: 24) { id name description category pincode } } } }');
  });

  test('a list size below one or above the maximum does not lower the cost', async () => {
    for (const size of [-5, 0, 1_000_000]) {
      const { status, body } = await server.graphql(`{ places(page: { size: ${size} }) { items { id } } }`);
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
    }
    await refused('{ a: places(page: { size: 1000000 }) { items { reviews(page: { size: 1000000 }) { items { rating } } } } }');
  });

  test('only the cost of the executed operation counts', async () => {
    const text = 'query A { stats { cities } } query B { places(page: { size: 100 }) { items { reviews(page: { size: 100 }) { items { rating } } } } }';
    const run = (operationName: string) => server.graphql('', {}, { body: JSON.stringify({ query: text, operationName }) });
    expect((await run('A')).body).toEqual({ data: { stats: { cities: 0 } } });
    expect((await run('B')).body.errors?.[0]?.extensions.code).toBe(LIMIT);
    expect((await run('C')).status).toBe(400);
  });
});

describe('hostile documents', () => {
  const nested = (count: number, type: string, selection: string, end: string) =>
    `{ ${selection} } ${many(count, (i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`)} fragment F${count} on ${type} { ${end} }`;

  test.each<[string, string, string | RegExp]>([
    ['fragments that double eighteen times', nested(18, 'Query', '...F0', 'stats { cities places users }'), LIMIT],
    ['aliased fragments that double inside a list', nested(18, 'Place', 'places { items { ...F0 } }', 'id city { id }'), LIMIT],
    ['inline fragments that double', `{ ${'... { '.repeat(60)} stats { cities } ${'}'.repeat(60)} ${many(40, () => '... { stats { cities } }')} }`, /./],
    ['a fragment that spreads itself', '{ ...A } fragment A on Query { ...A }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'fragments that spread one another',
      '{ ...A } fragment A on Query { stats { cities } ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a circle below a list', '{ places { items { ...A } } } fragment A on Place { city { featuredPlaces { ...A } } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['unknown fragments', '{ ...Nobody }', 'GRAPHQL_VALIDATION_FAILED'],
    ['two hundred wrong fields', `{ ${many(200, (i) => `wrong${i}`)} }`, /./],
    ['two hundred operations', many(200, (i) => `query Q${i} { __typename }`), /./],
    ['fields that exclude each other', `{ places { items { ${many(150, (i) => `... { x: ${i % 2 ? 'id' : 'name'} }`)} } } }`, /./],
    ['one directive five hundred times', `{ stats { cities ${'@include(if: true) '.repeat(120)} } }`, /./],
    ['unknown directives', `{ stats { cities ${'@a'.repeat(200)} } }`, /./],
    ['a field with a name of fifty thousand letters', `{ ${'a'.repeat(50_000)} }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['brackets without end', '{'.repeat(900), 'GRAPHQL_PARSE_FAILED'],
    ['lists without end', `{ places(filter: ${'['.repeat(900)}`, 'GRAPHQL_PARSE_FAILED'],
    ['objects without end', `{ places(filter: ${'{ near: '.repeat(300)}1${'}'.repeat(300)}) { total } }`, /./],
    ['text that never ends', '{ places(filter: { search: """', 'GRAPHQL_PARSE_FAILED'],
    ['ten thousand comments', `${'#\n'.repeat(10_000)} { nothing }`, 'GRAPHQL_VALIDATION_FAILED'],
  ])('the server refuses %s without any SQL', async (_name, query, code) => {
    await refused(query, code);
  });

  test('the server refuses a number of fifty thousand digits, as a literal or as a variable', async () => {
    await refused(`{ featuredCities(limit: ${'9'.repeat(50_000)}) { id } }`, /VALIDATION_FAILED|BAD_USER_INPUT/);
    await refused('query ($n: Int!) { featuredCities(limit: $n) { id } }', 'BAD_USER_INPUT', { n: 1e300 });
  });

  test('the server refuses variables with thousands of wrong fields after the first error', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`a${i}`, 1]));
    await refused('query ($filter: PlaceFilter) { places(filter: $filter) { total } }', 'BAD_USER_INPUT', { filter: wrong });
  });

  test('the server still answers other requests while it refuses hostile documents', async () => {
    const bombs = Array.from({ length: 10 }, () => server.graphql(nested(18, 'Query', '...F0', 'stats { cities }')));
    expect((await server.rest('/healthz')).status).toBe(200);
    expect((await Promise.all(bombs)).map(({ status }) => status)).toEqual(Array(10).fill(400));
  });

  test('the server reports at most six errors', async () => {
    const { body } = await server.graphql(`{ ${many(200, (i) => `wrong${i}`)} }`);
    expect(body.errors?.length).toBeLessThanOrEqual(6);
  });
});

describe('introspection', () => {
  test.each([
    ['GraphiQL', getIntrospectionQuery()],
    [
      'Apollo Sandbox',
      getIntrospectionQuery({ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, inputValueDeprecation: true }),
    ],
  ])('%s reads the whole schema', async (_client, query) => {
    const { status, body } = await server.graphql<{ __schema: { types: { name: string }[] } }>(query);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data.__schema.types.map(({ name }) => name)).toEqual(expect.arrayContaining(['Query', 'City', 'Place', 'Review']));
  });

  test.each([
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    '{ __type(name: "City") { fields { type { fields { type { fields { type { fields { name } } } } } } } } }',
    '{ __schema { types { possibleTypes { interfaces { fields { name } } } } } }',
    '{ __schema { types { ...T } } } fragment T on __Type { fields { type { ...U } } } fragment U on __Type { fields { type { fields { name } } } }',
    '{ __schema { types { ...T } } } fragment T on __Type { fields { type { ...T } } }',
  ])('the server refuses recursive introspection: %s', async (query) => {
    await refused(query, 'GRAPHQL_VALIDATION_FAILED');
  });

  test('the largest allowed introspection result is below 5 MB', async () => {
    const query = `{ __schema { types { fields { type { ${many(30, (i) => `a${i}: fields { name }`)} } } } } }`;
    const { status, text } = await server.graphql(query);
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(5_000_000);
  });

  test('the depth allowed for introspection does not apply to other fields', async () => {
    expect(await refused(`${deep(11).slice(0, -1)} __schema { types { name } } }`)).toMatch(/^Levels: 11/);
  });

  test('an operator can hide the schema, but the names of types stay readable', async () => {
    for (const query of [
      getIntrospectionQuery(),
      '{ __schema { types { name } } }',
      '{ __type(name: "City") { fields { name } } }',
      '{ ...A } fragment A on Query { __schema { types { name } } }',
      '{ __type(name: "City") { ... { fields { name } } } }',
    ]) {
      const { status, body } = await closed.graphql(query);
      expect([status, body.data ?? null, body.errors?.[0]?.extensions.code]).toEqual([400, null, 'INTROSPECTION_DISABLED']);
    }
    expect((await closed.graphql('{ __typename __type(name: "City") { name kind } }')).body.data).toEqual({
      __typename: 'Query',
      __type: { name: 'City', kind: 'OBJECT' },
    });
  });

  test('a misspelled field gets a hint only if the schema is public', async () => {
    expect((await server.graphql('{ citie }')).text).toMatch(/Did you mean/);
    expect((await closed.graphql('{ citie }')).text).not.toMatch(/Did you mean/);
  });
});

describe('requests', () => {
  const post = (init: RequestInit) => server.rest<{ errors?: { extensions: { code: string } }[] }>('/graphql', { method: 'POST', ...init });

  test('the server refuses several operations in one request', async () => {
    const { status, body } = await post({
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'the server refuses a request that another site could make a browser send: POST of %s',
    async (type) => {
      const body = JSON.stringify({ query: '{ stats { cities } }' });
      const statements = await statementsOf(server.dataSource, async () => expect((await post({ body, headers: { 'Content-Type': type } })).status).toBe(400));
      expect(statements).toEqual([]);
    },
  );

  test('the server refuses a request that another site could make a browser send: GET without our header', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ stats { cities } }')}`;
    expect((await server.rest(path)).status).toBe(400);
    expect((await server.rest(path, { headers: { 'Apollo-Require-Preflight': '1' } })).body).toEqual({ data: { stats: { cities: 0 } } });
  });

  test('the server refuses a mutation by GET', async () => {
    const { status } = await server.rest(`/graphql?query=${encodeURIComponent('mutation { __typename }')}`, { headers: { 'Apollo-Require-Preflight': '1' } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('a client that registers a persisted query gets an error, whether its hash is right or wrong', async () => {
    const query = '{ __typename }';
    for (const sha256Hash of [createHash('sha256').update(query).digest('hex'), 'x', '', 7, null]) {
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      for (const body of [{ extensions }, { query, extensions }]) {
        const answer = await post({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
        expect([sha256Hash, answer.status < 500, answer.body.errors?.map(({ extensions: { code } }) => code)]).toEqual([
          sha256Hash,
          true,
          [expect.not.stringMatching(/^INTERNAL/)],
        ]);
      }
    }
  });
});

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: () => `${server.url}/graphql`,
    fetchFn: (input: string, init?: RequestInit) =>
      fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), 'Apollo-Require-Preflight': '1' } }),
  });

  test('the specification has 61 audits', () => expect(audits).toHaveLength(61));

  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('the server passes %s: %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  });
});
