import { buildPlace, buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';

const ORIGIN = 'https://app.example.org';
const QUERY = '{ stats { cities places users reviews } places { items { id name } total } }';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { CORS_ORIGINS: ORIGIN, PUBLIC_URL: 'https://guide.example.org' } });
  await buildPlace(server.dataSource);
});
afterAll(() => server.stop());

/** Returns the headers that must be equal. The ETag and the request id always differ. */
const common = (headers: Headers) =>
  [...headers]
    .filter(([name]) => !['date', 'etag', 'x-request-id', 'content-length', 'transfer-encoding'].includes(name))
    .map(([name, value]) => [name, value.replaceAll(', ', ',')]);

test.each([
  [{}],
  [{ Origin: ORIGIN }],
  [{ Origin: 'https://evil.example' }],
  [{ Accept: 'application/json' }],
  [{ Accept: '*/*' }],
  [{ Accept: 'application/graphql-response+json,application/json;q=0.9' }],
  [{ Accept: 'text/html' }],
  [{ Accept: 'image/png' }],
  [{ 'Accept-Encoding': 'gzip' }],
  [{ 'Accept-Encoding': 'identity' }],
  [{ 'Accept-Encoding': 'br;q=0, gzip' }],
  [{ 'Content-Type': 'application/json; charset=UTF-8' }],
  [{ 'Content-Type': 'text/plain' }],
  [{ 'Content-Type': 'application/json; charset=latin1' }],
])('the fast path and Express send the same headers: %j', async (headers) => {
  const read = await server.graphql(QUERY, {}, { headers });
  const resolved = await server.resolve(QUERY, {}, { headers });
  expect([read.status, common(read.headers)]).toEqual([resolved.status, common(resolved.headers)]);
  expect(read.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(read.headers.has('x-powered-by')).toBe(false);
});

const post = (body: string, headers: Record<string, string> = {}) =>
  server.rest('/graphql', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

test('invalid and unusual bodies are handled as in Express', async () => {
  const bodies = [
    '',
    '{',
    'null',
    '1',
    '"text"',
    '[]',
    '[{"query":"{ stats { cities } }"}]',
    '{}',
    '{"query":1}',
    '{"query":null}',
    '{"query":""}',
    '{"query":"{ stats { cities } }","variables":[]}',
    '{"query":"{ stats { cities } }","variables":"x"}',
    '{"query":"{ stats { cities } }","operationName":1}',
    '{"query":"{ stats { cities } }","operationName":"X"}',
    '{"query":"{ stats { cities } }","operationName":""}',
    '{"query":"{ stats { cities } }","extensions":1}',
    '{"query":"{ stats { cities } }","__proto__":{"x":1},"constructor":1}',
    '{"query":"query ($constructor: Int) { featuredCities(limit: $constructor) { id } }","variables":{"__proto__":1,"constructor":2}}',
    '{"query":"{ __proto__: stats { __proto__: cities constructor: places } }"}',
    '{"query":"{ site { contact { __proto__: email } } }"}',
    '\u0000',
    '{"query":"\\u0000"}',
    '{"query":"{ places(filter: { search: \\"\\uD800\\" }) { total } }"}',
    `{"query":"query ($p: String) { places(filter: { pincode: $p }) { total } }","variables":{"p":"\\u0000"}}`,
    `{"query":"${'x'.repeat(90_000)}"}`,
    `{"query":"${'x'.repeat(110_000)}"}`,
    `{"query":"{ ${'{ a '.repeat(200)}"}`,
    '{"query":"{ stats { cities } }","variables":{"a":' + '['.repeat(5000) + ']'.repeat(5000) + '}}',
  ];
  for (const body of bodies) {
    const answer = await post(body);
    expect([body.slice(0, 100), answer.status < 500]).toEqual([body.slice(0, 100), true]);
  }
  expect((await post('{')).body).toMatchObject({ errors: [{ message: 'The request body is not valid JSON.', extensions: { code: 'BAD_USER_INPUT' } }] });
  expect((await post(`{"query":"${'x'.repeat(110_000)}"}`)).status).toBe(413);
  expect((await post('\uFEFF{"query":"{ stats { places } }"}')).body).toEqual({ data: { stats: { places: 1 } } });
  expect((await post('{"query":"{ stats { places } }"}', { Authorization: 'Bearer none' })).body).toEqual({ data: { stats: { places: 1 } } });
});

test('a request counts once towards the limit, even if both the fast path and Express handle it', async () => {
  const limited = await startServer({ env: { RATE_LIMIT: '10' }, beside: server });
  const statuses = async (query: string) => {
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await limited.graphql(query));
    return answers.map(({ status, headers }) => [status, headers.has('retry-after')]);
  };
  try {
    // Two are allowed within ten seconds. A place that does not exist is looked up by the fast path and by the resolvers.
    expect(await statuses('{ place(id: "01900000-0000-7000-8000-000000000000") { id } }')).toEqual([
      [200, false],
      [200, false],
      [429, true],
    ]);
    expect(await statuses(QUERY)).toEqual([
      [429, true],
      [429, true],
      [429, true],
    ]);
  } finally {
    await limited.stop();
  }
});

test('a statement timeout responds 503, and other requests are answered meanwhile', async () => {
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await runner.query('LOCK TABLE reviews IN ACCESS EXCLUSIVE MODE');
  try {
    const [place] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM places');
    const waiting = server.graphql(`{ place(id: "${place?.id}") { reviews { items { id } } } }`);
    expect((await server.graphql('{ places { items { id name city { name } } total } }')).status).toBe(200);
    const { status, headers, body } = await waiting;
    expect([status, headers.get('retry-after'), body.errors?.[0]?.extensions.code]).toEqual([503, '2', 'UNAVAILABLE']);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

test('requests succeed after their database connections are lost', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource));
  for (let i = 0; i < 3; i += 1) {
    await server.graphql(QUERY);
    await server.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'citypins reads'`,
    );
    for (const init of [undefined, { headers }]) expect((await server.graphql(QUERY, {}, init)).body.errors).toBeUndefined();
  }
});
