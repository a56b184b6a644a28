import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { buildPlace, buildReview } from '../../test/builders.js';
import { HOSTILE } from '../../test/fuzz/values.js';
import { type ErrorBody, type GraphqlBody, startServer, type TestServer } from '../../test/server.js';
import { createLogger } from '../core/logging/index.js';
import { answerErrors, identify, requestId } from './http/index.js';
import { ROUTES } from './rest.js';

let server: TestServer;
let placeId: string;
let cityId: string;
beforeAll(async () => {
  server = await startServer();
  ({ id: placeId, cityId } = await buildPlace(server.dataSource, { ratingAverage: 4, ratingCount: 1 }));
  await buildReview(server.dataSource, { placeId });
});
afterAll(() => server.stop());

const json = (body: string, type = 'application/json'): RequestInit => ({ method: 'POST', body, headers: { 'Content-Type': type } });

/** Returns the error of a response, and checks that it has the common form of errors. */
function errorOf({ headers, body }: { headers: Headers; body: unknown }): ErrorBody {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  const { message, code, reason, requestId: id, ...rest } = body as ErrorBody;
  expect(message).toMatch(/\w/);
  expect(code).toMatch(/^[A-Z_]+$/);
  expect(reason).toMatch(/^\w+\.\w+$/);
  expect(id).toBe(headers.get('x-request-id'));
  expect(Object.keys(rest).filter((key) => !['params', 'fields', 'fieldReasons'].includes(key))).toEqual([]);
  return body as ErrorBody;
}

describe('REST responses to invalid requests', () => {
  const methodsOf = (path: string) => ROUTES.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
  const refused = [...new Set(ROUTES.map(({ path }) => path))].flatMap((path) =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methodsOf(path).includes(method)).map((method) => [method, path] as const),
  );

  test.each(refused)('%s %s responds 405 and lists the allowed methods', async (method, path) => {
    const answer = await server.rest(`/api${path.replace(':id', placeId)}`, { method });
    expect(answer.status).toBe(405);
    const methods = methodsOf(path);
    expect(answer.headers.get('allow')).toBe([...(methods.includes('GET') ? ['HEAD'] : []), ...methods].join(', '));
    expect(errorOf(answer)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', message: 'This method is not allowed here' });
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/cities/a/b/c',
    '/api/places/x/y',
    '/nothing',
    '/api/%2e%2e/x',
    '/api//cities',
    '/.env',
    '/.git/config',
    '//',
    '//evil.example/',
    '/%00',
  ])('an unknown path responds 404: %s', async (path) => {
    const answer = await server.raw(path);
    expect(answer.status).toBe(404);
    expect(errorOf(answer).code).toBe('NOT_FOUND');
  });

  test.each(['/api/cities/%ZZ', '/api/places/%', '/api/places/%E0%A4/reviews', '/art/cities/%ZZ.svg', '/sitemaps/%ZZ-1.xml', '/api/cities/%C0%AF'])(
    'a malformed path responds 400: %s',
    async (path) => {
      const answer = await server.raw(path);
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', message: 'The address is malformed.' });
    },
  );

  test.each(['{', '', 'nul', '{"a":}', '"text"'].filter(Boolean))('a body that is not a JSON object responds 400: %s', async (body) => {
    const answer = await server.rest('/api/cities', json(body));
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', message: 'The request body is not valid JSON.' });
  });

  test('a body over 100 kB responds 413', async () => {
    const answer = await server.rest('/api/cities', json(JSON.stringify({ text: 'x'.repeat(102_400) })));
    expect(answer.status).toBe(413);
    expect(errorOf(answer)).toMatchObject({ code: 'TOO_LARGE', message: 'The request is too large.' });
  });

  test.each([
    ['Content-Encoding', 'br2'],
    ['Content-Type', 'application/json; charset=latin9'],
  ])('a body that cannot be decoded responds 415: %s %s', async (name, value) => {
    const answer = await server.rest('/api/cities', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', [name]: value } });
    expect(answer.status).toBe(415);
    errorOf(answer);
  });

  test('HEAD responds like GET, without a body', async () => {
    const { status, text, headers } = await server.rest('/api/cities', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-type')).toMatch(/json/);
  });

  test('each response has its own request id, which the client cannot choose', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await server.rest('/api/nothing', { headers: { 'X-Request-Id': 'mine' } })).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mine');
  });
});

describe('GraphQL responses to invalid requests', () => {
  const errors = async (init: RequestInit, path = '/graphql') => {
    const answer = await server.rest<GraphqlBody<unknown>>(path, init);
    expect(answer.headers.get('content-type')).toMatch(/json/);
    for (const { message, extensions } of answer.body.errors ?? []) {
      expect(message).toBeTruthy();
      expect(extensions.code).toMatch(/^[A-Z_]+$/);
    }
    return { status: answer.status, errors: answer.body.errors ?? [], headers: answer.headers };
  };

  test.each([
    ['{', 400],
    [JSON.stringify({ query: 'x'.repeat(102_400) }), 413],
    ['{}', 400],
    ['{"query":1}', 400],
    ['{"query":""}', 400],
    ['[]', 400],
    ['null', 400],
    ['{"query":"{__typename}","variables":[]}', 400],
    ['{"query":"{__typename}","variables":"x"}', 400],
  ])('a body such as %.40s is refused with a GraphQL error', async (body, status) => {
    const answer = await errors(json(body));
    expect(answer.status).toBe(status);
    expect(answer.errors.length).toBeGreaterThan(0);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s responds 405 and lists the allowed methods', async (method) => {
    const { status, headers } = await errors({ method, headers: { 'Content-Type': 'application/json' }, body: '{"query":"{__typename}"}' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toMatch(/GET.*POST/);
  });

  test('field errors contain a code and the request id', async () => {
    const answer = await server.graphql('query ($id: ID!) { place(id: $id) { id } city(id: $id) { id } }', { id: 'none' });
    const id = answer.headers.get('x-request-id');
    expect(answer.body.errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'NOT_FOUND', reason: 'notFound.place', requestId: id },
      { code: 'NOT_FOUND', reason: 'notFound.city', requestId: id },
    ]);
  });

  test.each(['{', '{ nothing }', 'query ($n: Int!) { featuredCities(limit: $n) { id } }'])(
    'document errors contain a code and the request id: %s',
    async (query) => {
      const answer = await server.graphql(query);
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.extensions).toEqual({ code: expect.any(String) as string, requestId: answer.headers.get('x-request-id') });
    },
  );

  test('no error contains a stack trace or a source path', async () => {
    for (const query of ['{', '{ nothing }', '{ city(id: "x") { id } }', '{ places(page: { size: 0 }) { total } }']) {
      expect((await server.graphql(query)).text).not.toMatch(/stacktrace|node_modules|\/src\/|at \w+ \(/);
    }
  });
});

describe('failures of the server', () => {
  test('an unexpected exception responds 500 without details, and is logged with the request id', async () => {
    const lines: string[] = [];
    const logger = Object.assign(createLogger('silent'), {
      error: (details: { requestId: string; err: Error }) => lines.push(`${details.requestId} ${details.err.message}`),
    });
    const app = express().use(
      requestId,
      identify(() => Promise.reject(new Error('secret of the code'))),
      answerErrors(logger, 'rest'),
    );
    const listening = http.createServer(app).listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const response = await fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/stats`);
    const text = await response.text();
    listening.close();
    listening.closeAllConnections();
    expect(response.status).toBe(500);
    expect(errorOf({ headers: response.headers, body: JSON.parse(text) })).toMatchObject({
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(text).not.toContain('secret');
    expect(lines).toEqual([`${String(response.headers.get('x-request-id'))} secret of the code`]);
  });

  test('a failing SQL statement responds INTERNAL without any SQL, over REST and GraphQL', async () => {
    await server.dataSource.query('ALTER TABLE totals RENAME TO hidden_totals');
    try {
      const rest = await server.rest('/api/stats');
      expect([rest.status, errorOf(rest).code]).toEqual([500, 'INTERNAL']);
      const graphql = await server.graphql('{ stats { cities } }');
      expect(graphql.body.errors?.[0]?.extensions.code).toBe('INTERNAL');
      expect(rest.text + graphql.text).not.toMatch(/totals|relation|select|42P01/i);
    } finally {
      await server.dataSource.query('ALTER TABLE hidden_totals RENAME TO totals');
    }
    expect((await server.rest('/api/stats')).status).toBe(200);
  });

  test('a database timeout responds 503 with Retry-After, and later requests succeed', async () => {
    const blocker = server.dataSource.createQueryRunner();
    await blocker.query('SET idle_in_transaction_session_timeout = 0');
    await blocker.startTransaction();
    await blocker.query('LOCK TABLE totals IN ACCESS EXCLUSIVE MODE');
    const answers = await Promise.all([...Array.from({ length: 5 }, () => server.rest('/api/stats')), server.graphql('{ stats { cities } }')]);
    await blocker.rollbackTransaction();
    await blocker.query('RESET idle_in_transaction_session_timeout');
    await blocker.release();
    for (const answer of answers.slice(0, 5)) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(errorOf(answer)).toMatchObject({ code: 'UNAVAILABLE', message: 'The service is busy. Please try again in a moment.' });
    }
    expect(answers[5]?.text).toContain('"UNAVAILABLE"');
    expect((await server.rest('/api/stats')).status).toBe(200);
  });

  test('connections that the database closes are replaced', async () => {
    await server.dataSource.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await server.rest('/api/cities')).status));
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await server.rest('/api/cities')).status).toBe(200);
  });
});

describe('the rate limit', () => {
  test('a client over the limit gets 429 over REST and GraphQL, but health checks still work', async () => {
    const limited = await startServer({ env: { RATE_LIMIT: '10' } });
    try {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await limited.rest('/api/cities')).status);
      expect(statuses).toEqual([200, 200, 429, 429]);
      const rest = await limited.rest('/api/nothing');
      expect(rest.status).toBe(429);
      expect(errorOf(rest)).toMatchObject({ code: 'TOO_MANY', message: 'Too many requests. Please wait a moment and try again.' });
      expect(Number(rest.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(rest.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      const graphql = await limited.graphql('{ stats { cities } }', {}, { headers: { 'X-Forwarded-For': '10.1.2.3' } });
      expect([graphql.status, graphql.body.errors?.[0]?.extensions.code]).toEqual([429, 'TOO_MANY']);
      expect(graphql.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await limited.rest('/healthz')).status).toBe(200);
      expect((await limited.rest('/robots.txt')).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  test.each([
    ['from the fast path', undefined],
    ['from the resolvers', {}],
  ])('a client that fetches too many values %s gets 429', async (_way, extensions) => {
    // Two requests at once, 10,000 values a minute.
    const limited = await startServer({ env: { RATE_LIMIT: '10' } });
    try {
      const ask = (query: string) => limited.rest<GraphqlBody<unknown>>('/graphql', json(JSON.stringify({ query, extensions })));
      const largeOf = (n: number) => `{ places(page: { size: ${n} }) { items { id reviews(page: { size: 40 }) { items { id rating comment createdAt } } } } }`;
      expect((await ask(largeOf(40))).status).toBe(200);
      const { status, headers, body } = await ask(largeOf(41));
      expect([status, body.errors?.[0]?.extensions.code, headers.get('retry-after')]).toEqual([429, 'TOO_MANY', expect.stringMatching(/^([1-9]|[1-5]\d|60)$/)]);
    } finally {
      await limited.stop();
    }
  });

  test('each client behind a proxy has its own budget', async () => {
    const limited = await startServer({ env: { RATE_LIMIT: '10', TRUST_PROXY: '1' } });
    try {
      const from = async (address: string) => (await limited.rest('/api/cities', { headers: { 'X-Forwarded-For': `9.9.9.9, ${address}` } })).status;
      expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([200, 200, 429, 200]);
    } finally {
      await limited.stop();
    }
  });
});

describe('hostile input', () => {
  const QUERIES: Record<string, string[]> = {
    '/api/cities': ['search', 'state', 'country', 'featured', 'limit', 'page'],
    '/api/cities/states': ['country'],
    '/api/places': [
      ...['search', 'category', 'price', 'attr', 'openAt', 'city', 'pincode', 'minRating', 'withPhotos', 'addedWithin', 'bbox', 'near', 'maxDistance'],
      ...['sort', 'page', 'limit', 'facets', 'language'],
    ],
    '/api/cities/:id/places': ['limit'],
    '/api/places/:id/reviews': ['sort', 'page', 'limit'],
    '/art/cities/:id.svg': ['layout'],
    '/api/stats': ['anything'],
  };
  const filled = (path: string) => path.replace(':id', path.includes('cities') ? cityId : placeId);
  const inUrl = (value: string) => encodeURIComponent(value.toWellFormed());

  async function neverFails(paths: string[]): Promise<void> {
    for (let i = 0; i < paths.length; i += 8) {
      await Promise.all(
        paths.slice(i, i + 8).map(async (path) => {
          const answer = await server.raw(path);
          expect([path, answer.status >= 200 && answer.status < 500]).toEqual([path, true]);
          if (answer.status >= 400 && answer.status !== 431) errorOf(answer);
        }),
      );
    }
  }

  test.each(Object.entries(QUERIES).flatMap(([path, names]) => names.map((name) => [path, name])))(
    'never causes a server error: %s?%s=…',
    async (path, name) => {
      await neverFails([
        ...HOSTILE.map((value) => `${filled(path)}?${name}=${inUrl(value)}`),
        ...['=a&=b', '[]=a', '[a]=b', '[__proto__]=b', '=%', '=%ZZ', '=%ED%A0%80', '=%C0%80', '', '=&', '=a;b'].map((rest) => `${filled(path)}?${name}${rest}`),
        `${filled(path)}?${name}=a&${name}=b`,
        `${filled(path)}?__proto__=1&constructor=2&${name}=1`,
      ]);
    },
  );

  test.each([
    '/api/cities/:id',
    '/api/cities/:id/places',
    '/api/places/:id',
    '/api/places/:id/reviews',
    '/art/cities/:id.svg',
    '/art/places/:id.webp',
    '/sitemaps/:id-1.xml',
    '/sitemaps/cities-:id.xml',
    '/backups/:id',
    '/backups/packs/:id',
  ])('never causes a server error: %s', async (path) => {
    await neverFails(HOSTILE.map((value) => path.replace(':id', inUrl(value))));
  });

  const FILTER_FIELDS = [
    ...['search', 'category', 'categories', 'prices', 'attributes', 'openAt', 'city', 'pincode', 'minRating', 'near', 'bounds', 'withPhotos', 'addedWithin'],
    'maxDistance',
  ];
  const VARIABLES: [string, string, (value: unknown) => Record<string, unknown>][] = [
    ['cities.filter', 'query ($v: CityFilter) { cities(filter: $v) { items { id } total } }', (v) => ({ v })],
    ...['search', 'state', 'country', 'featured'].map((name): [string, string, (value: unknown) => Record<string, unknown>] => [
      `cities.filter.${name}`,
      'query ($v: CityFilter) { cities(filter: $v) { items { id } total } }',
      (v) => ({ v: { [name]: v } }),
    ]),
    ...['number', 'size'].map((name): [string, string, (value: unknown) => Record<string, unknown>] => [
      `page.${name}`,
      'query ($v: PageInput) { cities(page: $v) { total } places(page: $v) { items { reviews(page: $v) { total } } } }',
      (v) => ({ v: { [name]: v } }),
    ]),
    ['city.id', 'query ($v: ID!) { city(id: $v) { id } }', (v) => ({ v })],
    ['place.id', 'query ($v: ID!) { place(id: $v) { id } }', (v) => ({ v })],
    ['states.country', 'query ($v: String) { states(country: $v) }', (v) => ({ v })],
    ['featuredCities.limit', 'query ($v: Int!) { featuredCities(limit: $v) { featuredPlaces(limit: $v) { id } } }', (v) => ({ v })],
    ['places.sort', 'query ($v: PlaceSort!) { places(sort: $v) { total } }', (v) => ({ v })],
    ...FILTER_FIELDS.map((name): [string, string, (value: unknown) => Record<string, unknown>] => [
      `places.filter.${name}`,
      'query ($v: PlaceFilter) { places(filter: $v) { items { id } total } }',
      (v) => ({ v: { [name]: v } }),
    ]),
    ...['key', 'any'].map((name): [string, string, (value: unknown) => Record<string, unknown>] => [
      `places.filter.attributes.${name}`,
      'query ($v: PlaceFilter) { places(filter: $v) { items { id } total facets(language: "de") { key } } }',
      (v) => ({ v: { attributes: [{ key: 'cuisine', any: ['thai'], [name]: v }] } }),
    ]),
    [
      'places.filter.near.latitude',
      'query ($v: PlaceFilter) { places(filter: $v, sort: NEAREST) { items { id } total } }',
      (v) => ({ v: { near: { latitude: v, longitude: v } } }),
    ],
    [
      'places.filter.bounds',
      'query ($v: PlaceFilter) { places(filter: $v) { items { id } total } }',
      (v) => ({ v: { bounds: { southWest: { latitude: v, longitude: v }, northEast: { latitude: 1, longitude: 1 } } } }),
    ],
    ['reviews.rating', 'query ($v: Int) { places { items { reviews(rating: $v) { total } } } }', (v) => ({ v })],
    ['reviews.sort', 'query ($v: ReviewSort!) { places { items { reviews(sort: $v) { total } } } }', (v) => ({ v })],
  ];
  const KINDS: unknown[] = [
    null,
    true,
    false,
    0,
    -1,
    1,
    1.5,
    4.5,
    5,
    100,
    101,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_649,
    1e18,
    1e300,
    [],
    [1],
    ['a', 'b'],
    {},
    { a: 1 },
    { latitude: 1 },
    { latitude: null, longitude: null },
    { constructor: 1 },
    { latitude: 1e300, longitude: -1e300 },
    [[]],
    [null],
    'abc',
    '1',
    '',
    '\0',
    '__proto__',
    '1e400',
    'NEWEST',
  ];
  /** Variables that take any text. For these, hostile texts are tried in addition to other types. */
  const TAKES_TEXT = /search|state|country|category|city|pincode|id$/;

  test.each(VARIABLES)('never causes a server error as variable %s', async (name, query, variables) => {
    const values = TAKES_TEXT.test(name) ? [...KINDS, ...HOSTILE] : KINDS;
    for (let i = 0; i < values.length; i += 8) {
      await Promise.all(
        values.slice(i, i + 8).map(async (value) => {
          const { status, body } = await server.graphql(query, variables(value));
          const shown = JSON.stringify(value);
          expect([shown, status < 500]).toEqual([shown, true]);
          for (const error of body.errors ?? []) {
            expect([shown, error.extensions.code]).toEqual([
              shown,
              expect.stringMatching(/^(BAD_USER_INPUT|NOT_FOUND|QUERY_LIMIT_EXCEEDED|GRAPHQL_VALIDATION_FAILED)$/),
            ]);
            expect(error.message).toBeTruthy();
          }
        }),
      );
    }
  });

  test('never causes a server error as malformed variables', async () => {
    for (const variables of [
      '{"__proto__":{"v":1}}',
      '{"v":{"__proto__":{"search":"x"}}}',
      '{"v":{"constructor":{}}}',
      '{"":1}',
      '{"v":1e999}',
      '{"v":"\\ud800"}',
      '{"v":{"search":"\\u0000"}}',
    ]) {
      const body = `{"query":"query ($v: CityFilter) { cities(filter: $v) { total } }","variables":${variables}}`;
      const { status, text } = await server.rest('/graphql', json(body));
      expect([variables, status < 500, text.includes('INTERNAL')]).toEqual([variables, true, false]);
    }
  });

  test('changes no data', async () => {
    expect((await server.rest('/api/stats')).body).toEqual({ cities: 1, places: 1, users: 1, reviews: 1 });
    expect(({} as Record<string, unknown>).search).toBeUndefined();
  });
});
