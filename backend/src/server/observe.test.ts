import { buildCity, buildPlace } from '../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../test/server.js';
import { createLogger } from '../core/logging/index.js';
import { createRegistry } from './metrics/index.js';

const TOKEN = 'what Prometheus knows'.replaceAll(' ', '-');
const SHIPPED = 'query CitiesScreen { cities { items { name } } }';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const client = makeClientDir({ CitiesScreen: SHIPPED });
const chunks: string[] = [];
let server: TestServer;
let cityId: string;
beforeAll(async () => {
  const logger = createLogger('debug', { write: (chunk) => void chunks.push(chunk) });
  const env = { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1', RATE_LIMIT: '1000', ANSWER_CACHE_MB: '1' };
  server = await startServer({ clientDir: client.clientDir, env, logger });
  ({ cityId } = await buildPlace(server.dataSource, {}));
  await buildCity(server.dataSource);
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const read = async () => (await server.rest('/metrics', { headers: bearer(TOKEN) })).text;

/** Returns the samples of a metric whose lines contain these words: their values by labels. */
async function samples(name: string, ...words: string[]): Promise<Record<string, number>> {
  const lines = (await read()).split('\n').filter((line) => line.startsWith(`${name}{`) && words.every((word) => line.includes(word)));
  return Object.fromEntries(lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}
const value = async (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(await read())?.[1]);

describe('access to the metrics', () => {
  const ask = (headers: Record<string, string>) => server.raw('/metrics', { headers });

  test.each<[string, Record<string, string>]>([
    ['a client on this machine', {}],
    ['a client that uses the name localhost', { Host: 'localhost:4000' }],
    ['a client with the token behind a proxy', { ...bearer(TOKEN), 'X-Forwarded-For': '203.0.113.7', Host: 'guide.example.org' }],
  ])('%s can read them', async (_who, headers) => {
    const { status, headers: answered, text } = await ask(headers);
    expect([status, answered.get('content-type'), answered.get('cache-control')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8', 'no-store']);
    expect(text).toMatch(/^# TYPE citypins_http_request_duration_seconds histogram$/m);
  });

  test.each<[string, Record<string, string>]>([
    ['a client behind a proxy on this machine (X-Forwarded-For)', { 'X-Forwarded-For': '127.0.0.1' }],
    ['a client behind a proxy on this machine (Forwarded)', { Forwarded: 'for=127.0.0.1' }],
    ['a client behind a proxy on this machine (Via)', { Via: '1.1 guide' }],
    ['a page whose host name resolves to this machine', { Host: 'evil.example' }],
    ['a client with a wrong token', { ...bearer(`${TOKEN}x`), 'X-Forwarded-For': '203.0.113.7' }],
    ['a client with an empty token', { Authorization: 'Bearer ', Via: 'x' }],
    ['a client with a password', { Authorization: `Basic ${TOKEN}`, Via: 'x' }],
  ])('%s cannot read them', async (_who, headers) => {
    const { status, headers: answered, body } = await ask(headers);
    expect([status, answered.get('www-authenticate'), answered.get('cache-control'), (body as { code?: string }).code]).toEqual([
      401,
      'Bearer',
      'no-store',
      'UNAUTHENTICATED',
    ]);
  });

  test('only this machine can read them if no token is configured', async () => {
    const closed = await startServer({ beside: server });
    for (const token of ['undefined', '', TOKEN]) expect((await closed.raw('/metrics', { headers: { ...bearer(token), Via: 'x' } })).status).toBe(401);
    expect((await closed.raw('/metrics')).status).toBe(200);
    await closed.stop();
  });

  test('other methods respond 405', async () => {
    const { status, headers } = await server.raw('/metrics', { method: 'POST', headers: bearer(TOKEN) });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('reading them is not rate limited', async () => {
    const strict = await startServer({ beside: server, env: { RATE_LIMIT: '5' } });
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await strict.raw('/metrics')).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await strict.stop();
  });
});

describe('requests', () => {
  test('are counted by route pattern, never by path', async () => {
    for (const path of [
      `/api/cities/${cityId}`,
      `/API/Cities/${cityId}`,
      '/api/one',
      '/api/two?x=1',
      '/one',
      '/two',
      `/cities/${cityId}`,
      '/assets/none.js',
      '/favicon.svg',
      '/healthz',
      '/%ZZ',
    ])
      await server.raw(path);
    await server.raw('/api/cities', { method: 'DELETE' });
    await server.raw('/one', { method: 'PROPFIND' });
    await server.graphql('{ __typename }');
    const counted = await samples('citypins_http_request_duration_seconds_count');
    expect(counted).toMatchObject({
      '{method="GET",route="/api/cities/:id",status="200"}': 2,
      '{method="GET",route="/api/*",status="404"}': 2,
      '{method="GET",route="page not found",status="404"}': 3,
      '{method="GET",route="/cities/:id",status="200"}': 1,
      '{method="GET",route="/assets/*",status="404"}': 1,
      '{method="GET",route="other",status="200"}': 1,
      '{method="GET",route="/healthz",status="200"}': 1,
      '{method="DELETE",route="/api/cities",status="405"}': 1,
      '{method="other",route="other",status="404"}': 1,
      '{method="POST",route="/graphql",status="200"}': 1,
    });
    expect(Object.keys(counted).join()).not.toMatch(new RegExp(`${cityId}|one|two`));
  });

  test('are counted as aborted if the client disconnects', async () => {
    const gone = new AbortController();
    await server.dataSource.transaction(async (manager) => {
      await manager.query('LOCK cities');
      const asked = fetch(`${server.url}/api/cities`, { signal: gone.signal }).catch(() => 'gone');
      while ((await value('citypins_admission_under_way')) === 0);
      gone.abort();
      expect(await asked).toBe('gone');
      while (Object.keys(await samples('citypins_http_request_duration_seconds_count', 'aborted')).length === 0);
    });
    expect(await samples('citypins_http_request_duration_seconds_count', 'aborted')).toEqual({ '{method="GET",route="/api/cities",status="aborted"}': 1 });
  });
});

describe('GraphQL operations', () => {
  test('are counted by name and source of the response, including those of pages', async () => {
    for (let n = 0; n < 3; n += 1) await server.graphql(SHIPPED);
    await server.resolve(SHIPPED);
    await server.rest('/cities');
    expect(await samples('citypins_graphql_operations_total', 'CitiesScreen')).toEqual({
      '{operation="CitiesScreen",kind="query",source="kept"}': 3,
      '{operation="CitiesScreen",kind="query",source="read"}': 1,
      '{operation="CitiesScreen",kind="query",source="resolvers"}': 1,
    });
    expect(Object.keys(await samples('citypins_graphql_operation_duration_seconds_count', 'CitiesScreen'))).toHaveLength(2);
    expect(await value('citypins_answer_cache_hits_total')).toBe(3);
    expect(await value('citypins_answer_cache_bytes')).toBeGreaterThan(1000);
  });

  test('with many different names share one label, and invalid ones have no name', async () => {
    for (let n = 0; n < 60; n += 1) await server.resolve(`query Made${n} { __typename }`);
    await server.resolve(`query ${'Long'.repeat(30)} { __typename }`);
    await server.resolve('{ __typename }');
    await server.resolve('query Broken { nothing }');
    await server.resolve('mutation Made1 { signOut }');
    const names = Object.keys(await samples('citypins_graphql_operations_total', 'source="resolvers"')).map(
      (labels) => /operation="([^"]*)"/.exec(labels)?.[1] ?? '',
    );
    expect(names.filter((name) => name.startsWith('Made')).length).toBeLessThanOrEqual(51);
    expect(names).toEqual(expect.arrayContaining(['other', 'anonymous', 'invalid', 'CitiesScreen']));
    expect(names.join()).not.toMatch(/LongLong|Broken/);
    expect(await samples('citypins_graphql_operations_total', 'other')).toEqual({ '{operation="other",kind="query",source="resolvers"}': 11 });
  });

  test('that fail are counted by error code', async () => {
    await server.graphql('query CitiesScreen { city(id: "01900000-0000-7000-8000-000000000000") { name } }');
    expect(await samples('citypins_graphql_errors_total')).toMatchObject({
      '{operation="CitiesScreen",code="NOT_FOUND"}': 1,
      '{operation="invalid",code="GRAPHQL_VALIDATION_FAILED"}': 1,
      '{operation="Made1",code="UNAUTHENTICATED"}': 1,
    });
  });
});

test('every metric follows the naming rules of Prometheus', async () => {
  const text = `${await read()}${await createRegistry().metrics()}`;
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
  expect(types.length).toBeGreaterThan(40);
  // The rules of promtool: https://prometheus.io/docs/practices/naming/ and https://github.com/prometheus/client_golang/tree/main/prometheus/testutil/promlint
  const rules: [string, (metric: { name: string; type: string }) => boolean][] = [
    ['has no help', ({ name }) => !new RegExp(`^# HELP ${name} \\S`, 'm').test(text)],
    ['is a counter without _total', ({ name, type }) => type === 'counter' && !name.endsWith('_total')],
    ['is no counter, with _total', ({ name, type }) => type !== 'counter' && name.endsWith('_total')],
    ['ends like the series of a histogram', ({ name, type }) => type !== 'histogram' && type !== 'summary' && /_(count|sum|bucket)$/.test(name)],
    ['has its type in the name', ({ name }) => /(^|_)(counter|gauge|histogram|summary)(_|$)/.test(name)],
    ['has a unit that is no base unit', ({ name }) => /_(milliseconds|ms|minutes|hours|days|kilobytes|kb|megabytes|mb|percent)(_|$)/.test(name)],
    ['is no snake_case', ({ name }) => !/^[a-z][a-z\d]*(_[a-z\d]+)*$/.test(name)],
  ];
  expect(types.flatMap((metric) => rules.filter(([, breaks]) => breaks(metric)).map(([rule]) => `${metric.name} ${rule}`))).toEqual([]);
});

test('the metrics include connections and queues', async () => {
  expect(await value('citypins_database_connections_max')).toBe(4);
  expect(await value('citypins_changes_listening')).toBe(1);
  expect(await value('citypins_admission_under_way')).toBe(0);
  // the limit adapts: a busy machine lowers it
  const limit = await value('citypins_admission_limit');
  expect([limit > 0, limit <= 32]).toEqual([true, true]);
  expect(Object.keys(await samples('citypins_database_connections'))).toContain('{pool="reads",state="shared"}');
});

describe('request ids', () => {
  const answered = (id: string) => server.rest('/api/nothing', { headers: { 'X-Request-Id': id } });

  test.each(['01234567-89ab-cdef-0123-456789abcdef', 'd41d8cd98f00b204e9800998ecf8427e', 'Root:1-67891233-abcdef'])(
    'the id of a trusted proxy is kept: %s',
    async (id) => {
      const { headers, body } = await answered(id);
      expect([headers.get('x-request-id'), (body as { requestId: string }).requestId]).toEqual([id, id]);
    },
  );

  test.each(['short', 'x'.repeat(129), 'with spaces in it', '{"level":60}', "'; DROP TABLE users"])('a malformed id is replaced: %s', async (id) => {
    expect((await answered(id)).headers.get('x-request-id')).toMatch(UUID);
  });

  test('the fast path keeps the id of a trusted proxy as well', async () => {
    const { headers } = await server.graphql(SHIPPED, {}, { headers: { 'X-Request-Id': 'given-by-proxy' } });
    expect(headers.get('x-request-id')).toBe('given-by-proxy');
  });

  test('each request is logged at level debug, with its id and without its query string', async () => {
    chunks.length = 0;
    const { headers } = await server.rest(`/api/cities?search=Secret%20Street`);
    const line = chunks.map((chunk) => JSON.parse(chunk) as Record<string, unknown>).find(({ msg }) => msg === 'Request answered');
    expect(line).toMatchObject({
      level: 20,
      requestId: headers.get('x-request-id'),
      method: 'GET',
      path: '/api/cities',
      route: '/api/cities',
      status: '200',
      seconds: expect.any(Number) as number,
    });
    expect(chunks.join('')).not.toContain('Secret');
  });
});
