import pLimit from 'p-limit';
import { createHash } from 'node:crypto';
import { buildPlace, buildUser, buildWebhook, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { Activity } from '../../activities/index.js';
import { User } from '../../users/index.js';
import { isApiToken } from './api-token.service.js';

const LIMIT = 12;
const DAY = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => (server = await startServer({ env: { API_TOKEN_RATE_LIMIT: String(LIMIT) } })));
afterAll(() => server.stop());

interface TokenBody {
  _id: string;
  name: string;
  scope: string;
  hint: string;
  lastUsedAt?: string;
  expiresAt?: string;
  token: string;
}

/** Creates a user with an API token. `byToken` and `inPerson` are the headers of requests with the token and with a session. */
async function buildToken({ scope = 'write', role = 'user', ...rest }: { scope?: string; role?: 'user' | 'admin'; expiresInDays?: number } = {}) {
  const user = await buildUser(server.dataSource, { role, passwordHash: PASSWORD_HASH });
  const inPerson = await server.signInAs(user);
  const { body } = await server.send<TokenBody>('POST', '/api/auth/tokens', { name: ' My script ', scope, ...rest }, inPerson);
  return { user, inPerson, made: body, byToken: { Authorization: `Bearer ${body.token}` } };
}

const me = (headers: Record<string, string>) => server.rest<{ user: { _id: string } }>('/api/auth/me', { headers });
const graphql = (query: string, headers: Record<string, string>) => server.graphql(query, {}, { headers });
const codesOf = (answer: Awaited<ReturnType<typeof graphql>>) => (answer.body.errors ?? []).map(({ extensions }) => extensions.code);

test('a token authenticates its owner over REST and GraphQL', async () => {
  const { user, byToken } = await buildToken();
  expect((await me(byToken)).body.user._id).toBe(user.id);
  expect((await graphql('{ viewer { id } places { total } }', byToken)).body.data).toEqual({
    viewer: { id: user.id },
    places: { total: expect.any(Number) as number },
  });
  const { id } = await buildPlace(server.dataSource);
  expect((await server.send('PUT', `/api/favorites/${id}`, undefined, byToken)).status).toBe(200);
  expect((await graphql(`mutation { removeFavorite(placeId: "${id}") { id } }`, byToken)).body.errors).toBeUndefined();
});

test('a token is returned once, and stored only as a hash', async () => {
  const { user, inPerson, made } = await buildToken({ expiresInDays: 30 });
  expect(isApiToken(made.token)).toBe(true);
  expect(Buffer.from(made.token.replace('citypins_', ''), 'base64url')).toHaveLength(32);
  const [row] = await server.dataSource.query<[Record<string, unknown>]>('SELECT * FROM api_tokens WHERE user_id = $1', [user.id]);
  expect(row.token_hash).toEqual(createHash('sha256').update(made.token).digest());
  expect(JSON.stringify(row)).not.toContain(made.token.slice(made.hint.length));
  const list = await server.rest<TokenBody[]>('/api/auth/tokens', { headers: inPerson });
  expect(list.body).toEqual([
    {
      _id: made._id,
      name: 'My script',
      scope: 'write',
      hint: made.token.slice(0, made.hint.length),
      createdAt: expect.any(String) as string,
      expiresAt: made.expiresAt,
    },
  ]);
  expect(new Date(made.expiresAt ?? '').getTime() - Date.now()).toBeGreaterThan(29 * DAY);
  const data = await server.rest('/api/auth/me/data', { headers: inPerson });
  expect(data.text).toContain('My script');
  expect(data.text).not.toContain('tokenHash');
});

test('the activity log contains created and revoked tokens, without their names', async () => {
  const { user, inPerson, made } = await buildToken({ scope: 'read' });
  await server.send('DELETE', `/api/auth/tokens/${made._id}`, undefined, inPerson);
  const logged = await server.dataSource.getRepository(Activity).find({ where: { targetId: made._id }, order: { createdAt: 'ASC' } });
  const common = { actorId: user.id, targetKind: 'api-token', label: made.hint, before: null };
  expect(logged).toMatchObject([
    { ...common, action: 'created', after: { scope: 'read', expires_at: null } },
    { ...common, action: 'deleted', after: null },
  ]);
});

test('a token with the scope READ reads like its owner, and cannot write', async () => {
  const { byToken } = await buildToken({ scope: 'read', role: 'admin' });
  expect((await server.rest('/api/admin/dashboard', { headers: byToken })).status).toBe(200);
  const { id } = await buildPlace(server.dataSource);
  const refused = await server.send<ErrorBody>('PUT', `/api/favorites/${id}`, undefined, byToken);
  expect([refused.status, refused.body.message]).toEqual([403, 'This API token may only read.']);
  expect(codesOf(await graphql(`mutation { addFavorite(placeId: "${id}") { id } }`, byToken))).toEqual(['FORBIDDEN']);
  expect((await server.rest<{ total: number }>('/api/favorites', { headers: byToken })).body.total).toBe(0);
});

test('a token cannot manage tokens, password, profile, sessions or personal data', async () => {
  const { byToken, made } = await buildToken({ role: 'admin' });
  const NO = 'An API token may not do this. Please sign in.';
  const tries = [
    server.send<ErrorBody>('GET', '/api/auth/tokens', undefined, byToken),
    server.send<ErrorBody>('POST', '/api/auth/tokens', { name: 'Another', scope: 'write' }, byToken),
    server.send<ErrorBody>('DELETE', `/api/auth/tokens/${made._id}`, undefined, byToken),
    server.send<ErrorBody>('PUT', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'another one entirely' }, byToken),
    server.send<ErrorBody>('PUT', '/api/auth/me', { name: 'Somebody' }, byToken),
    server.send<ErrorBody>('DELETE', '/api/auth/me', { currentPassword: PASSWORD }, byToken),
  ];
  expect((await Promise.all(tries)).map(({ status, body }) => [status, body.message])).toEqual(tries.map(() => [403, NO]));
  for (const query of ['{ apiTokens { id } }', '{ sessions { id } }', '{ myData }', 'mutation { endOtherSessions }'])
    expect(codesOf(await graphql(query, byToken))).toEqual(['FORBIDDEN']);
});

test('a token of an admin cannot change users, manage webhooks or export user data', async () => {
  const { byToken, inPerson } = await buildToken({ role: 'admin' });
  const { byToken: another } = await buildToken({ role: 'admin' }); // a second one, because each token has a rate limit
  const other = await buildUser(server.dataSource);
  const role = (to: string) => `mutation { setUserRole(id: "${other.id}", role: ${to}) { id } }`;
  const { id: webhookId } = await buildWebhook(server.dataSource);
  const input = 'input: { url: "https://example.org/hook", events: [PLACE_PUBLISHED] }';
  const { body } = await graphql(role('MODERATOR'), inPerson);
  const changeId = (body.data as { setUserRole: { id: string } }).setUserRole.id;
  for (const query of [
    role('ADMIN'),
    role('USER'),
    `mutation { undo(changeId: "${changeId}") }`,
    `mutation { suspendUser(id: "${other.id}", until: "${new Date(Date.now() + 1e8).toISOString()}") { id } }`,
    `mutation { reinstateUser(id: "${other.id}") { id } }`,
    `mutation { deleteUser(id: "${other.id}") }`,
    `mutation { createWebhook(${input}) { secret } }`,
    `mutation { updateWebhook(id: "${webhookId}", ${input}) { id } }`,
    `mutation { renewWebhookSecret(id: "${webhookId}") { secret } }`,
    `mutation { deleteWebhook(id: "${webhookId}") }`,
  ]) {
    expect([query, codesOf(await graphql(query, byToken))]).toEqual([query, ['FORBIDDEN']]);
  }
  const tries = [
    server.send<ErrorBody>('PUT', `/api/admin/users/${other.id}/role`, { role: 'admin' }, another),
    server.send<ErrorBody>('DELETE', `/api/admin/users/${other.id}`, undefined, another),
    server.send<ErrorBody>('GET', '/api/admin/users.csv', undefined, another),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await server.dataSource.getRepository(User).findOneByOrFail({ id: other.id })).role).toBe('moderator');
  expect(codesOf(await graphql(`mutation { undo(changeId: "${changeId}") }`, inPerson))).toEqual([]);
  expect((await server.rest('/api/admin/users', { headers: another })).status).toBe(200);
});

test.each<[string, (made: Awaited<ReturnType<typeof buildToken>>) => Promise<unknown>]>([
  ['it is revoked', ({ made, inPerson }) => server.send('DELETE', `/api/auth/tokens/${made._id}`, undefined, inPerson)],
  ['it has expired', ({ made }) => server.dataSource.query(`UPDATE api_tokens SET expires_at = now() - interval '1 second' WHERE id = $1`, [made._id])],
  [
    'the password is changed',
    ({ inPerson }) => server.send('PUT', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'another one entirely' }, inPerson),
  ],
  ['its owner gets another role', ({ user }) => server.dataSource.query(`UPDATE users SET role = 'moderator' WHERE id = $1`, [user.id])],
  ['its owner is suspended', ({ user }) => server.dataSource.query(`UPDATE users SET suspended_until = now() + interval '1 day' WHERE id = $1`, [user.id])],
  ['the account is deleted', ({ inPerson }) => server.send('DELETE', '/api/auth/me', { currentPassword: PASSWORD }, inPerson)],
])('a token stops working when %s', async (_when, end) => {
  const made = await buildToken({ expiresInDays: 1 });
  expect((await me(made.byToken)).status).toBe(200);
  await end(made);
  expect((await me(made.byToken)).status).toBe(401);
  expect((await graphql('{ viewer { id } }', made.byToken)).body.data).toEqual({ viewer: null });
});

test('only the owner can revoke a token', async () => {
  const { made, byToken } = await buildToken();
  const { inPerson } = await buildToken();
  for (const id of [made._id, 'nonsense']) expect((await server.send('DELETE', `/api/auth/tokens/${id}`, undefined, inPerson)).status).toBe(404);
  expect((await me(byToken)).status).toBe(200);
});

test('headers tell the remaining requests, and the limit holds across APIs and processes', async () => {
  const { byToken, inPerson } = await buildToken();
  const other = await startServer({ beside: server, env: { API_TOKEN_RATE_LIMIT: String(LIMIT) } });
  const first = await me(byToken);
  expect([first.headers.get('ratelimit-policy'), first.headers.get('ratelimit')]).toEqual([
    `"token";q=${LIMIT};w=60`,
    expect.stringMatching(`^"token";r=${LIMIT - 1};t=(60|59)$`),
  ]);
  for (let i = 1; i < LIMIT; i += 1)
    expect((await (i % 2 ? graphql('{ viewer { id } }', byToken) : other.rest('/api/stats', { headers: byToken }))).status).toBe(200);
  const refused = [await me(byToken), await other.rest('/api/stats', { headers: byToken }), await graphql('{ places { total } }', byToken)];
  for (const { status, headers } of refused) {
    expect([status, headers.get('ratelimit')?.slice(0, 12)]).toEqual([429, '"token";r=0;']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await me(inPerson)).headers.get('ratelimit')).toBeNull();
  await server.dataSource.query(`UPDATE api_tokens SET minute_started_at = now() - interval '61 seconds'`);
  expect((await me(byToken)).status).toBe(200);
  await other.stop();
});

test('rejects the 21st token of a user, and does not count expired ones', async () => {
  const { user, inPerson } = await buildToken({ expiresInDays: 1 });
  const create = () => server.send<ErrorBody>('POST', '/api/auth/tokens', { name: 'More', scope: 'read' }, inPerson);
  const all = await pLimit(10).map(Array.from({ length: 22 }), create);
  expect(all.filter(({ status }) => status === 201)).toHaveLength(19);
  expect(all.find(({ status }) => status === 409)?.body.message).toBe('You have 20 API tokens. Please revoke one that you no longer use.');
  await server.dataSource.query(`UPDATE api_tokens SET expires_at = now() WHERE user_id = $1 AND expires_at IS NOT NULL`, [user.id]);
  expect((await create()).status).toBe(201);
});

test.each<[object, string, string]>([
  [{ scope: 'read' }, 'name', 'Please say what the token is for'],
  [{ name: 'x'.repeat(61), scope: 'read' }, 'name', 'Name must be at most 60 characters'],
  [{ name: 'Script', scope: 'everything' }, 'scope', 'Please choose what the token can do'],
  [{ name: 'Script', scope: 'read', expiresInDays: 0 }, 'expiresInDays', 'A token can be valid for 1 to 366 days'],
  [{ name: 'Script', scope: 'read', expiresInDays: 1.5 }, 'expiresInDays', 'A token can be valid for 1 to 366 days'],
])('rejects the input %j with a message for the field', async (input, field, message) => {
  const inPerson = await server.signInAs(await buildUser(server.dataSource));
  const { status, body } = await server.send<ErrorBody>('POST', '/api/auth/tokens', input, inPerson);
  expect([status, body.fields]).toEqual([400, { [field]: message }]);
});
