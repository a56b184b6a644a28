import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { act, bearer, issueLink, whoIs } from '../../test/accounts.js';
import { buildUser, change, PASSWORD, PASSWORD_HASH } from '../../test/builders.js';
import { statementsOf } from '../../test/query-count.js';
import { startServer, TEST_SECRET, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/index.js';
import { Session } from '../modules/accounts/index.js';
import type { User } from '../modules/users/index.js';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

/** Two instances of the app with one database. */
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startServer();
  second = await startServer({ beside: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const build = (overrides: Partial<User> = {}) => buildUser(server.dataSource, { passwordHash: PASSWORD_HASH, ...overrides });
const now = () => Math.floor(Date.now() / 1000);

describe('a forged or invalid token makes the request anonymous', () => {
  let claims: jwt.JwtPayload;
  let user: User;
  let other: string;
  beforeAll(async () => {
    user = await build();
    const { Authorization } = await server.signInAs(user);
    claims = jwt.decode(Authorization.slice('Bearer '.length)) as jwt.JwtPayload;
    other = (await build()).id;
  });

  const ours = (changes: object = {}, options: jwt.SignOptions = {}, secret = TEST_SECRET) =>
    jwt.sign(JSON.parse(JSON.stringify({ ...claims, ...changes })) as object, secret, { algorithm: 'HS256', ...options });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();

  const FORGED: [string, () => string][] = [
    ['alg none', () => jwt.sign(claims, '', { algorithm: 'none' })],
    ['alg None, with a signature', () => `${part({ alg: 'None' })}.${part(claims)}.${ours().split('.')[2]}`],
    ['no signature', () => `${ours().split('.').slice(0, 2).join('.')}.`],
    ['the signature of other claims', () => `${part({ alg: 'HS256' })}.${part({ ...claims, sub: other })}.${ours().split('.')[2]}`],
    ['HS512', () => ours({}, { algorithm: 'HS512' })],
    ['HS384', () => ours({}, { algorithm: 'HS384' })],
    ['RS256', () => jwt.sign(claims, privateKey, { algorithm: 'RS256' })],
    ['HS256 with a public key as secret', () => ours({}, {}, pem)],
    ['another secret', () => ours({}, {}, `${TEST_SECRET}!`)],
    ['an empty secret, kid a path', () => jwt.sign(claims, Buffer.alloc(32), { header: { alg: 'HS256', kid: '../../../../dev/null' } })],
    ['a jku', () => jwt.sign(claims, privateKey, { header: { alg: 'RS256', jku: 'http://127.0.0.1:9/keys' } })],
    ['a key of its own', () => jwt.sign(claims, privateKey, { header: { alg: 'RS256', jwk } as jwt.JwtHeader })],
    ['no exp', () => ours({ exp: undefined })],
    ['expired', () => ours({ exp: now() - 1 })],
    ['exp as text', () => `${part({ alg: 'HS256' })}.${part({ ...claims, exp: '9999999999' })}.x`],
    ['nbf in the future', () => ours({ nbf: now() + 600 })],
    ['no iss', () => ours({ iss: undefined })],
    ['another iss', () => ours({ iss: 'someone' })],
    ['no aud', () => ours({ aud: undefined })],
    ['the audience of another token of ours', () => ours({ aud: 'citypins-sign-in' })],
    ['no jti', () => ours({ jti: undefined })],
    ['an unknown jti', () => ours({ jti: newId() })],
    ['a jti that is no id', () => ours({ jti: "' OR 1=1 --" })],
    ['no sub', () => ours({ sub: undefined })],
    ['the session of another person', () => ours({ sub: other })],
    ['a giant one', () => ours({ more: 'x'.repeat(6000) })],
    ['no token at all', () => 'x'],
    ['three dots', () => '...'],
  ];

  test('a valid token identifies its user', async () => {
    for (const token of [ours(), ours({ nbf: now() - 5 })]) expect(await whoIs(server, bearer(token))).toBe(user.id);
    expect(await whoIs(server, { Authorization: `bearer ${ours()}` })).toBe(user.id);
  });

  test.each(FORGED)('%s', async (_what, forge) => expect(await whoIs(server, bearer(forge()))).toBeNull());

  test('a valid token in another header or in the query is ignored', async () => {
    for (const [name, value] of [
      ['Authorization', ''],
      ['Authorization', 'Basic '],
      ['Cookie', 'token='],
      ['X-Access-Token', ''],
      ['Authorization', 'Bearer x '],
    ] as const) {
      expect(await whoIs(server, { [name]: value + ours() })).toBeNull();
    }
    expect((await server.rest(`/api/auth/me?token=${ours()}&access_token=${ours()}`)).status).toBe(401);
  });
});

describe('a session ends at once, on every instance', () => {
  type End = (user: User, headers: { Authorization: string }) => Promise<unknown>;
  const sql =
    (set: string): End =>
    (user) =>
      server.dataSource.query(`UPDATE users SET ${set} WHERE id = $1`, [user.id]);
  const idOf = ({ Authorization }: { Authorization: string }) => (jwt.decode(Authorization.slice(7)) as { jti: string }).jti;

  const ENDS: [string, End][] = [
    ['when the person logs out over REST', (_user, headers) => act(server, 'REST', 'signOut', undefined, headers)],
    ['when the person signs out over GraphQL', (_user, headers) => act(server, 'GraphQL', 'signOut', undefined, headers)],
    [
      'when the person changes their password',
      (_user, headers) => act(second, 'REST', 'changePassword', { currentPassword: PASSWORD, newPassword: 'seven red kettles' }, headers),
    ],
    [
      'when the person resets their password',
      async (user) => act(server, 'GraphQL', 'resetPassword', { token: await issueLink(server, 'reset', user), password: 'seven red kettles' }),
    ],
    ['when their role changes', sql(`role = 'moderator'`)],
    ['when they are suspended', sql(`suspended_until = now() + interval '1 day'`)],
    ['when the account is marked as deleted', sql('deleted_at = now()')],
    ['when the account is gone for good', (user) => server.dataSource.query('DELETE FROM users WHERE id = $1', [user.id])],
    ['when the person deletes their account', (_user, headers) => act(second, 'GraphQL', 'deleteAccount', { currentPassword: PASSWORD }, headers)],
    ['when it has lasted long enough', (_user, headers) => server.dataSource.query('UPDATE sessions SET expires_at = now() WHERE id = $1', [idOf(headers)])],
    [
      'when the person ends it on another device',
      async (user, headers) => server.send('DELETE', `/api/auth/sessions/${idOf(headers)}`, undefined, await server.signInAs(user)),
    ],
    ['when the person ends all others', async (user) => act(server, 'GraphQL', 'endOtherSessions', undefined, await server.signInAs(user))],
  ];

  test.each(ENDS)('%s', async (_when, end) => {
    const user = await build();
    const bystander = await build();
    const [headers, others] = [await server.signInAs(user), await server.signInAs(bystander)];
    expect([await whoIs(server, headers), await whoIs(second, headers)]).toEqual([user.id, user.id]);
    await end(user, headers);
    expect([await whoIs(server, headers), await whoIs(second, headers)]).toEqual([null, null]);
    expect(await whoIs(second, others)).toBe(bystander.id);
  });

  test('but not when the name, e-mail address or avatar changes', async () => {
    const user = await build();
    const headers = await server.signInAs(user);
    await change(server.dataSource, user, {
      name: 'Ravi',
      email: `${newId()}@example.org`,
      role: 'user',
      isVerified: false,
      avatarUrl: 'https://pictures.example.org/x.png',
    });
    expect(await whoIs(second, headers)).toBe(user.id);
  });
});

describe("the list of a user's sessions", () => {
  const list = async (headers: Record<string, string>) =>
    (await server.send<{ _id: string; device?: string; isCurrent: boolean }[]>('GET', '/api/auth/sessions', undefined, headers)).body;

  test('shows the last used session first, with readable devices, over REST and GraphQL', async () => {
    const user = await build();
    await server.signInAs(await build());
    const headers = await server.signInAs(user);
    const { token } = await act(server, 'REST', 'signIn', { email: user.email, password: PASSWORD }, { 'User-Agent': CHROME });
    await server.dataSource.query(`UPDATE sessions SET last_seen_at = now() - interval '1 minute' WHERE user_id = $1 AND device IS NULL`, [user.id]);
    const sessions = await list(headers);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome on Windows', false],
      [undefined, true],
    ]);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['_id', 'createdAt', 'device', 'isCurrent', 'lastSeenAt']);
    const { body } = await server.graphql('{ sessions { id device isCurrent } }', {}, { headers });
    expect(body.data).toEqual({ sessions: sessions.map(({ _id, device = null, isCurrent }) => ({ id: _id, device, isCurrent })) });
    expect((await list(bearer(token))).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test('ending the others reports how many devices were signed out', async () => {
    const user = await build();
    const headers = await server.signInAs(user);
    const leave = async () => (await server.send<{ message: string }>('DELETE', '/api/auth/sessions', undefined, headers)).body.message;
    const said = [];
    for (const n of [0, 1, 2]) {
      for (let i = 0; i < n; i++) await server.signInAs(user);
      said.push(await leave());
    }
    expect(said).toEqual(['0 devices are signed out.', '1 device is signed out.', '2 devices are signed out.']);
    expect(await list(headers)).toHaveLength(1);
  });

  test('a session that has ended cannot be ended again', async () => {
    const user = await build();
    const headers = await server.signInAs(user);
    await server.signInAs(user);
    const id = (await list(headers)).find(({ isCurrent }) => !isCurrent)?._id;
    const statuses = await Promise.all([1, 2, 3].map(async () => (await server.send('DELETE', `/api/auth/sessions/${id}`, undefined, headers)).status));
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });
});

describe('number of SQL statements', () => {
  test('a list of 20 sessions needs as many as a list of two', async () => {
    const user = await build();
    const headers = await server.signInAs(user);
    const count = async () =>
      (
        await statementsOf(server.dataSource, async () => {
          expect((await server.graphql('{ sessions { id device createdAt lastSeenAt isCurrent } }', {}, { headers })).body.errors).toBeUndefined();
        })
      ).length;
    await server.signInAs(user);
    const two = await count();
    for (let i = 0; i < 18; i++) await server.signInAs(user);
    expect([await count(), await server.dataSource.getRepository(Session).countBy({ userId: user.id })]).toEqual([two, 20]);
  });

  test('a token needs one, and a second one only every ten minutes', async () => {
    const headers = await server.signInAs(await build());
    const count = async (init: RequestInit) => (await statementsOf(server.dataSource, () => server.rest('/api/stats', init))).length;
    const without = await count({});
    expect(await count({ headers })).toBe(without + 1);
    expect(await count({ headers: bearer('x.y.z') })).toBe(without);
    await server.dataSource.query(`UPDATE sessions SET last_seen_at = now() - interval '11 minutes'`);
    expect([await count({ headers }), await count({ headers })]).toEqual([without + 2, without + 1]);
  });
});
