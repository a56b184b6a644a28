import { buildUser, PASSWORD, PASSWORD_HASH } from '../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { accountRoutes } from './account.rest.js';

const WRITES = accountRoutes.filter(({ method }) => method !== 'get');

/** A valid body of each route. Routes that are missing here take no body. */
const BODIES: Record<string, Record<string, unknown>> = {
  'post /auth/register': { name: 'Ravi', email: 'ravi@example.org', password: PASSWORD },
  'post /auth/login': { email: 'ravi@example.org', password: PASSWORD, rememberMe: true },
  'put /auth/me': { name: 'Ravi', email: 'ravi@example.org', currentPassword: PASSWORD },
  'delete /auth/me': { currentPassword: PASSWORD },
  'post /auth/verify-email': { token: 'x'.repeat(43) },
  'post /auth/forgot-password': { email: 'ravi@example.org' },
  'post /auth/reset-password': { token: 'x'.repeat(43), password: PASSWORD },
  'put /auth/me/mail-preferences': { wantsDecisionMails: true },
  'put /auth/password': { currentPassword: PASSWORD, newPassword: 'seven red kettles' },
};

const NOT_AN_OBJECT: [what: string, type: string | undefined, body: string | undefined][] = [
  ['no body', undefined, undefined],
  ['an empty body', 'application/json', ''],
  ['no JSON', 'application/json', '{"email":'],
  ['an array', 'application/json', '[{"email":"a"}]'],
  ['null', 'application/json', 'null'],
  ['a number', 'application/json', '7'],
  ['text', 'application/json', '"email"'],
  ['plain text', 'text/plain', '{"email":"ravi@example.org"}'],
  ['a form', 'application/x-www-form-urlencoded', 'email=ravi%40example.org&password=x'],
  ['a multipart form', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
  ['an unknown type', 'x', '{}'],
  ['bytes that are not UTF-8', 'application/json', '{"email":"\uFFFD\u0000"}'],
];

/** Values, as JSON, that every field must reject. */
const WRONG_VALUES = [
  '7',
  '[]',
  '["a"]',
  '{}',
  '{"$ne":null}',
  '{"length":5}',
  '1e400',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  `"${'x'.repeat(90_000)}"`,
  '{"toString":"x"}',
  '{"__proto__":{}}',
];
/** Values that names and addresses must reject, but passwords can contain. */
const UNPRINTABLE = ['"Ravi\\r\\nBcc: x@example.org"', '"Ra\\u0007vi"'];

let server: TestServer;
let headers: Record<string, string>;
let userId: string;
beforeAll(async () => {
  server = await startServer();
  const user = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH });
  userId = user.id;
  headers = await server.signInAs(user);
});
beforeEach(() => server.dataSource.query('TRUNCATE throttle'));
afterAll(() => server.stop());

const table = async () => JSON.stringify(await server.dataSource.query('SELECT * FROM users ORDER BY id'));

async function refused(method: string, path: string, body: string | undefined, type?: string): Promise<ErrorBody> {
  const answer = await server.rest<ErrorBody>(`/api${path}`, {
    method: method.toUpperCase(),
    body,
    headers: { ...headers, ...(type && { 'Content-Type': type }) },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([expect.any(Number), 'application/json; charset=utf-8']);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body).toMatchObject({
    message: expect.stringMatching(/^[A-Z].*\.?$/) as string,
    code: expect.stringMatching(/^[A-Z_]+$/) as string,
    requestId: answer.headers.get('x-request-id'),
  });
  return answer.body;
}

test('BODIES contains every route that takes a body', () => {
  const routes = WRITES.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(BODIES).filter((route) => !routes.includes(route))).toEqual([]);
  const bodiless = [
    'post /auth/logout',
    'post /mail-preferences/:token',
    'post /auth/resend-verification',
    'delete /auth/sessions',
    'delete /auth/sessions/:id',
    'delete /auth/sign-in-methods/:method',
  ];
  expect(routes.filter((route) => !bodiless.includes(route)).sort()).toEqual(Object.keys(BODIES).sort());
});

describe.each(Object.entries(BODIES))('%s', (route, body) => {
  const [method = '', path = ''] = route.split(' ');
  const withValue = (name: string, value: string) => JSON.stringify({ ...body, [name]: '@' }).replace('"@"', () => value);

  test.each(NOT_AN_OBJECT)('refuses %s', async (_what, type, text) => {
    const before = await table();
    expect(['BAD_USER_INPUT', 'INVALID_CREDENTIALS']).toContain((await refused(method, path, text, type)).code);
    expect(await table()).toBe(before);
  });

  test('refuses a body over 100 kB', async () => {
    expect((await refused(method, path, withValue('more', `"${'x'.repeat(110_000)}"`), 'application/json')).code).toBe('TOO_LARGE');
  });

  test.each(Object.keys(body))('rejects wrong values of %s with a message for the field', async (field) => {
    const before = await table();
    const unprintable = /^(name|email|token)$/.test(field) ? UNPRINTABLE : [];
    for (const value of [...WRONG_VALUES, ...unprintable]) {
      const { code, fields } = await refused(method, path, withValue(field, value), 'application/json');
      expect([value.slice(0, 40), code, Object.keys(fields ?? {})]).toEqual([value.slice(0, 40), 'BAD_USER_INPUT', [field]]);
      expect(fields?.[field]).toMatch(/^[A-Z][^$]{5,100}$/);
    }
    expect(await table()).toBe(before);
  });

  test('rejects keys such as __proto__ and constructor without side effects', async () => {
    for (const extra of ['"__proto__":{"email":"x"}', '"constructor":{"prototype":{}}', '"toString":"x"', '"hasOwnProperty":1', '"then":"x"']) {
      const text = `{${extra}}`;
      expect((await refused(method, path, text, 'application/json')).code).toBe('BAD_USER_INPUT');
    }
    expect(({} as { email?: string }).email).toBeUndefined();
  });
});

test.each(['%00', '..%2f..', 'x'.repeat(5000), '01900000-0000-7000-8000-000000000000', '%27%20OR%201=1--', '%F0%9F%98%80', '__proto__'])(
  'rejects the unknown session %.20s with NOT_FOUND',
  async (id) => {
    const answer = await server.raw<ErrorBody>(`/api/auth/sessions/${id}`, { method: 'DELETE', headers });
    expect([answer.status, answer.body.message]).toEqual([404, 'Session not found']);
    const graphql = await server.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id: decodeURIComponent(id) }, { headers });
    expect(graphql.body.errors?.[0]).toMatchObject({ message: 'Session not found', extensions: { code: 'NOT_FOUND' } });
  },
);

test('a form on another site changes nothing: GraphQL rejects simple requests and sets no cookie', async () => {
  const before = await table();
  const query = 'mutation { signIn(input: { email: "ravi@example.org", password: "x" }) { token } }';
  const attempts: RequestInit[] = [
    { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify({ query }) },
    { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams({ query }).toString() },
    {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: `--x\r\nContent-Disposition: form-data; name="query"\r\n\r\n${query}\r\n--x--`,
    },
    { method: 'POST', headers: {}, body: JSON.stringify({ query }) },
  ];
  for (const init of attempts) expect((await server.rest('/graphql', init)).status).toBe(400);
  const get = await server.rest(`/graphql?query=${encodeURIComponent(query)}`, { headers: { 'Apollo-Require-Preflight': 'true' } });
  expect(get.status).toBe(405);
  expect(get.headers.get('set-cookie')).toBeNull();
  expect(await table()).toBe(before);
  expect(await server.dataSource.query('SELECT 1 FROM throttle')).toEqual([]);
  expect((await server.send<{ user: { _id: string } }>('GET', '/api/auth/me', undefined, headers)).body.user._id).toBe(userId);
});
