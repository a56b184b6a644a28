import * as argon2 from '@node-rs/argon2';
import { act, bearer, EDGES, whoIs } from '../../../../test/accounts.js';
import { buildUser, change, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { untilSomebodyWaits } from '../../../../test/waiting.js';
import type { RequestScope } from '../../../core/access/index.js';
import { type AccountModule } from '../account.module.js';
import { Session } from './session.entity.js';
import { UserIdentity } from '../user-identity.entity.js';
import { ViewerResolver } from '../viewer.resolver.js';

jest.mock<typeof argon2>('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});
const verify = jest.mocked(argon2.verify);

const HOUR = 3_600_000;
const WRONG = { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password', fields: undefined, token: '' };

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await server.dataSource.query('TRUNCATE throttle');
  verify.mockClear();
});
afterAll(() => server.stop());

const build = (overrides = {}) => buildUser(server.dataSource, { passwordHash: PASSWORD_HASH, ...overrides });

/** Creates an account with an identity at a provider. */
async function buildSocial(provider: 'google' | 'facebook', overrides = {}) {
  const user = await buildUser(server.dataSource, overrides);
  await server.dataSource.getRepository(UserIdentity).insert({ provider, providerId: user.id, userId: user.id });
  return user;
}

describe.each(EDGES)('over %s', (edge) => {
  test('signs in with the password, regardless of upper and lower case in the address', async () => {
    const { id, email } = await build();
    for (const written of [email, email.toUpperCase(), `  ${email} `]) {
      const { token } = await act(server, edge, 'signIn', { email: written, password: PASSWORD });
      expect(await whoIs(server, bearer(token))).toBe(id);
    }
  });

  test('a session ends after 12 hours, or after 30 days with Remember me', async () => {
    const { id, email } = await build();
    for (const [rememberMe, hours] of [
      [undefined, 12],
      [false, 12],
      [true, 30 * 24],
    ] as const) {
      await act(server, edge, 'signIn', { email, password: PASSWORD, rememberMe });
      const [session] = await server.dataSource.getRepository(Session).find({ where: { userId: id }, order: { id: 'DESC' }, take: 1 });
      const length = (session?.expiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0);
      expect(Math.abs(length - hours * HOUR)).toBeLessThan(60_000);
    }
  });

  test('treats unknown, social and deleted accounts like a wrong password, with one verification each', async () => {
    const people = {
      known: await build(),
      social: await buildSocial('google'),
      deleted: await build({ deletedAt: new Date() }),
      suspended: await build({ suspendedUntil: new Date(Date.now() + HOUR) }),
      unknown: { email: 'nobody@example.org' },
    };
    for (const [who, { email }] of Object.entries(people)) {
      verify.mockClear();
      const password = who === 'deleted' ? PASSWORD : 'seven red kettles';
      const { code, message, fields, token, status } = await act(server, edge, 'signIn', { email, password });
      expect({ who, code, message, fields, token }).toEqual({ who, ...WRONG });
      if (edge === 'REST') expect(status).toBe(401);
      expect(verify).toHaveBeenCalledTimes(1);
      expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  test('the password of the dummy hash opens no account', async () => {
    const { email } = await buildSocial('facebook');
    for (const password of ['nobody', 'Anonymous', ' ', 'null', 'undefined']) {
      expect(await act(server, edge, 'signIn', { email, password })).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
  });

  test('tells a suspended user the end of the suspension if the password is right', async () => {
    const { email } = await build({ suspendedUntil: new Date('2999-03-01T12:00:00Z') });
    const outcome = await act(server, edge, 'signIn', { email, password: PASSWORD });
    expect(outcome).toMatchObject({ code: 'FORBIDDEN', message: 'This account is suspended until 2999-03-01.' });
    const { email: free } = await build({ suspendedUntil: new Date(Date.now() - HOUR) });
    expect((await act(server, edge, 'signIn', { email: free, password: PASSWORD })).code).toBeUndefined();
  });

  test.each([
    ['email', '', 'Email is required'],
    ['email', 'ravi', 'Invalid email address'],
    ['password', '', 'Password is required'],
    ['password', 'x'.repeat(257), 'Password must be at most 256 characters'],
  ])('rejects the %s %j: %s', async (field, value, sentence) => {
    const { code, message, fields } = await act(server, edge, 'signIn', { email: 'ravi@example.org', password: PASSWORD, [field]: value });
    expect({ code, message, fields }).toEqual({ code: 'BAD_USER_INPUT', message: sentence, fields: { [field]: sentence } });
    expect(verify).not.toHaveBeenCalled();
  });

  test('compares passwords exactly, including blanks, case and accents', async () => {
    const { email } = await build();
    for (const password of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase(), PASSWORD.slice(0, -1)]) {
      expect((await act(server, edge, 'signIn', { email, password })).code).toBe('INVALID_CREDENTIALS');
    }
  });

  test('rejects a sign-in during which the password changes', async () => {
    const user = await build();
    const other = server.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('UPDATE users SET password_hash = NULL WHERE id = $1', [user.id]);
    const outcome = act(server, edge, 'signIn', { email: user.email, password: PASSWORD });
    await untilSomebodyWaits(server.dataSource);
    await other.commitTransaction();
    await other.release();
    expect(await outcome).toMatchObject(WRONG);
  });
});

test('REST returns 200 with the token and the user, and nothing else', async () => {
  const { id, name, email, createdAt } = await build();
  const { status, body, headers } = await server.send<{ token: string }>('POST', '/api/auth/login', { email, password: PASSWORD });
  const user = { _id: id, name, email, role: 'user', isVerified: true, createdAt: createdAt.toISOString() };
  expect([status, headers.get('cache-control'), body]).toEqual([200, 'no-store', { token: body.token, user }]);
  const me = await server.send('GET', '/api/auth/me', undefined, bearer(body.token));
  expect([me.status, me.headers.get('cache-control'), me.body]).toEqual([200, 'no-store', { user }]);
});

test('REST returns picture and provider of a social account, and no provider if it has a password', async () => {
  const user = await buildSocial('google', { avatarUrl: 'https://pictures.example.org/ravi.png', role: 'moderator' });
  const headers = await server.signInAs(user);
  const me = async (by = headers) => (await server.send<{ user: object }>('GET', '/api/auth/me', undefined, by)).body.user;
  expect(await me()).toMatchObject({ avatar: 'https://pictures.example.org/ravi.png', provider: 'google', role: 'moderator' });
  await change(server.dataSource, user, { passwordHash: PASSWORD_HASH });
  expect(await me(await server.signInAs(user))).not.toHaveProperty('provider');
});

test('GraphQL returns the sign-in methods of the viewer', async () => {
  const user = await buildSocial('facebook', { passwordHash: PASSWORD_HASH });
  const headers = await server.signInAs(user);
  const { body } = await server.graphql('{ viewer { provider signInMethods pendingEmail viewerCan { administer } } }', {}, { headers });
  expect(body.data).toEqual({ viewer: { provider: 'LOCAL', signInMethods: ['LOCAL', 'FACEBOOK'], pendingEmail: null, viewerCan: { administer: false } } });
});

test.each([
  ['user', false],
  ['moderator', false],
  ['admin', true],
] as const)('the role %s may administer: %s', async (role, administer) => {
  const headers = await server.signInAs(await build({ role }));
  expect((await server.graphql('{ viewer { role viewerCan { administer } } }', {}, { headers })).body.data).toEqual({
    viewer: { role: role.toUpperCase(), viewerCan: { administer } },
  });
});

test('there is no viewer without a token', async () => {
  expect(await server.send('GET', '/api/auth/me')).toMatchObject({ status: 401, body: { message: 'Please sign in first.', code: 'UNAUTHENTICATED' } });
  expect((await server.graphql('{ viewer { id } }')).body).toEqual({ data: { viewer: null } });
});

test.each([
  [null, undefined],
  ['user', undefined],
  ['moderator', undefined],
  ['admin', '.data/outbox'],
] as const)('on a site that sends no mails, the role %s gets the mail folder %s', (role, mailFolder) => {
  const signInOptions = { methods: [], minPasswordLength: 6, sendsMail: false, mailFolder: '.data/outbox' };
  const resolver = new ViewerResolver({ signInOptions } as unknown as AccountModule);
  const viewer = role && { id: 'u1', role, cityIds: null, sessionId: 's1' };
  expect(resolver.signInOptions({ viewer } as RequestScope)).toEqual({
    methods: [],
    minPasswordLength: 6,
    sendsMail: false,
    ...(mailFolder && { mailFolder }),
  });
});

test('signInOptions contains the sign-in methods and the minimum length of a password', async () => {
  const ask = async (one: TestServer) => (await one.graphql('{ signInOptions { methods minPasswordLength } }')).body.data;
  expect(await ask(server)).toEqual({ signInOptions: { methods: ['LOCAL'], minPasswordLength: 6 } });
  const configured = {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    FACEBOOK_CLIENT_ID: 'id',
    FACEBOOK_CLIENT_SECRET: 'secret',
    PASSWORD_MIN_LENGTH: '12',
  };
  const other = await startServer({ beside: server, env: configured });
  expect(await ask(other)).toEqual({ signInOptions: { methods: ['LOCAL', 'GOOGLE', 'FACEBOOK'], minPasswordLength: 12 } });
  await other.stop();
});
