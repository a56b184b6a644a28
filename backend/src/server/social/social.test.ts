import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import jwt from 'jsonwebtoken';
import type { MutableResponse } from 'oauth2-mock-server';
import { buildInvitation, buildUser } from '../../../test/builders.js';
import { makeClientDir, startServer, TEST_SECRET, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';
import { untilSomebodyWaits } from '../../../test/waiting.js';
import { newId } from '../../core/db/index.js';
import { createLogger } from '../../core/logging/index.js';
import { IDENTITY_PROVIDERS, type IdentityProvider, Invitation, UserIdentity } from '../../modules/accounts/index.js';
import { User } from '../../modules/users/index.js';
import { SOCIAL_ERRORS } from './failure.js';

const GUIDE = 'https://guide.example.org';
const COOKIE = 'citypins-social';

interface Asked {
  at: 'authorize' | 'token' | 'profile';
  url?: string;
  body?: Record<string, string>;
  authorization?: string;
}
interface Plan {
  refusal?: Record<string, string>;
  token?: Partial<MutableResponse>;
  profile?: { statusCode?: number; body?: unknown };
}

let provider: Worker;
let providerUrl: string;
let server: TestServer;
const logged: Record<string, unknown>[] = [];
const LEVELS: Record<number, string> = { 30: 'info', 40: 'warn', 50: 'error' };
const note = (line: string) => {
  const { level, msg, ...entry } = JSON.parse(line) as { level: number; msg: string };
  logged.push({ ...entry, level: LEVELS[level], message: msg });
};
const logger = createLogger('info', { write: note });

/** Sets the responses of the provider. */
async function answerWith(plan: Plan): Promise<void> {
  provider.postMessage(plan);
  await once(provider, 'message');
}

/** Returns the requests that the provider has received since its responses were set. */
async function askedOf(at: Asked['at']): Promise<Asked[]> {
  provider.postMessage(null);
  const [asked] = (await once(provider, 'message')) as [Asked[]];
  return asked.filter((one) => one.at === at);
}

function endpoints(base: string, names: readonly IdentityProvider[] = IDENTITY_PROVIDERS): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const prefix = name.toUpperCase();
      return [
        [`${prefix}_CLIENT_ID`, `guide-at-${name}`],
        [`${prefix}_CLIENT_SECRET`, 'secret & more'],
        [`${prefix}_AUTHORIZATION_URL`, `${base}/authorize`],
        [`${prefix}_TOKEN_URL`, `${base}/token`],
        [`${prefix}_PROFILE_URL`, `${base}/userinfo`],
      ];
    }),
  );
}

/** Returns a new user, in the form in which the provider describes users. */
function somebody(name: IdentityProvider, { id = newId(), email = `${newId()}@example.org` as string | null, isVerified = true } = {}) {
  const body =
    name === 'google'
      ? { sub: id, name: 'Mira Iyer', email, email_verified: isVerified, picture: 'https://lh3.googleusercontent.com/a/mira' }
      : { id, name: 'Mira Iyer', email, picture: { data: { url: 'https://platform-lookaside.fbsbx.com/mira', is_silhouette: false } } };
  return { id, email: email ?? '', plan: { profile: { body } } satisfies Plan };
}

/** Follows redirects step by step like a browser. Requests to the site's public URL go to the test server. */
class Browser {
  readonly jar = new Map<string, string>();
  /** Last `Set-Cookie` header, unparsed. */
  cookie = '';

  constructor(private readonly to: TestServer = server) {}

  async open(address: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: Headers; location: URL }> {
    const url = new URL(address, GUIDE);
    const isGuide = url.origin === GUIDE;
    const isCookies = isGuide && url.pathname.startsWith('/api/auth');
    const cookies = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent: Record<string, string> = isCookies ? { ...headers, Cookie: cookies } : headers;
    const answer = await fetch(isGuide ? this.to.url + url.pathname + url.search : url, { redirect: 'manual', headers: sent });
    await answer.arrayBuffer();
    for (const cookie of isGuide ? answer.headers.getSetCookie() : []) this.keep(cookie);
    return { status: answer.status, headers: answer.headers, location: new URL(answer.headers.get('location') ?? 'none:', GUIDE) };
  }

  private keep(cookie: string): void {
    this.cookie = cookie;
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value) this.jar.set(name, value);
    else this.jar.delete(name);
  }

  /** Starts a sign-in, follows the provider's redirect, and returns the URL of the callback. */
  async toCallback(name: IdentityProvider, query = ''): Promise<URL> {
    const start = await this.open(`/api/auth/${name}${query}`);
    expect(start.status).toBe(302);
    return (await this.open(start.location.href)).location;
  }

  /** Completes a sign-in, and returns the URL of the final redirect. */
  async signIn(name: IdentityProvider, query = ''): Promise<URL> {
    return (await this.open((await this.toCallback(name, query)).href)).location;
  }
}

const errorOf = (location: URL): string | null => {
  expect(location.origin + location.pathname).toBe(`${GUIDE}/auth/callback`);
  expect([...location.searchParams.keys()]).toHaveLength(1);
  const error = location.searchParams.get('error');
  if (error !== null) expect(SOCIAL_ERRORS).toContain(error);
  return error;
};

async function tokenOf(location: URL): Promise<string> {
  expect(errorOf(location)).toBeNull();
  return location.searchParams.get('token') ?? '';
}

const me = (token: string) => server.rest<{ user: Record<string, unknown> }>('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
const accountsOf = (email: string) => server.dataSource.getRepository(User).countBy({ email });
const identitiesOf = (userId: string) => server.dataSource.getRepository(UserIdentity).findBy({ userId });

/** Starts a second app with the same database. */
async function withServer<T>(env: Record<string, string>, work: (other: TestServer) => Promise<T>): Promise<T> {
  const other = await startServer({ beside: server, env: { PUBLIC_URL: GUIDE, ...env }, logger });
  return work(other).finally(() => other.stop());
}

beforeAll(async () => {
  provider = new Worker(new URL('../../../test/identity-provider.mjs', import.meta.url));
  const [port] = (await once(provider, 'message')) as [number];
  providerUrl = `http://127.0.0.1:${port}`;
  server = await startServer({ env: { PUBLIC_URL: GUIDE, ...endpoints(providerUrl) }, logger });
});
afterAll(async () => {
  await server.stop();
  await provider.terminate();
});
beforeEach(() => void (logged.length = 0));

describe.each(IDENTITY_PROVIDERS)('with %s', (name) => {
  const other: IdentityProvider = name === 'google' ? 'facebook' : 'google';
  const callback = `/api/auth/${name}/callback`;

  test('a new user gets an account and is signed in, and later signs in to the same account', async () => {
    const { id, email, plan } = somebody(name);
    await answerWith(plan);
    const { status, body } = await me(await tokenOf(await new Browser().signIn(name)));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Mira Iyer', email, role: 'user', provider: name, isVerified: name === 'google' });
    expect(body.user.avatar).toMatch(/^https:\/\/\w+.*\.(googleusercontent|fbsbx)\.com\//);
    await server.mailed();
    const subjects = server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toEqual(name === 'google' ? [] : ['Confirm your e-mail address']);

    await answerWith(somebody(name, { id }).plan);
    expect((await me(await tokenOf(await new Browser().signIn(name)))).body.user).toMatchObject({ _id: body.user._id, email });
    expect(await identitiesOf(String(body.user._id))).toMatchObject([{ provider: name, providerId: id }]);
  });

  test('the provider gets a state and a code challenge, and later the matching code verifier', async () => {
    await answerWith(somebody(name).plan);
    const browser = new Browser();
    const { location: toProvider } = await browser.open(`/api/auth/${name}?redirect_uri=https://evil.example&state=mine&client_id=other`);
    const query = Object.fromEntries(toProvider.searchParams);
    expect(toProvider.origin).toBe(providerUrl);
    expect(query).toMatchObject({ client_id: `guide-at-${name}`, response_type: 'code', redirect_uri: GUIDE + callback });
    expect(query.code_challenge_method).toBe('S256');
    expect(query.scope).toMatch(name === 'google' ? /^openid profile email$/ : /^public_profile,email$/);
    expect([query.state, query.code_challenge]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);

    const returned = (await browser.open(toProvider.href)).location;
    await tokenOf((await browser.open(returned.href)).location);
    const [{ body } = {}] = await askedOf('token');
    const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(body?.code_verifier ?? ''))).toString('base64url');
    expect(body).toMatchObject({ grant_type: 'authorization_code', client_secret: 'secret & more', redirect_uri: GUIDE + callback });
    expect(challenge).toBe(query.code_challenge);
  });

  test('the ticket cookie is HttpOnly, lasts ten minutes, and is deleted by the callback', async () => {
    await answerWith(somebody(name).plan);
    const browser = new Browser();
    const returned = await browser.toCallback(name);
    expect(browser.cookie).toMatch(/^citypins-social=[\w.-]+; Max-Age=600; Path=\/api\/auth; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    await browser.open(returned.href);
    expect(browser.cookie).toMatch(/^citypins-social=; Path=\/api\/auth; Expires=Thu, 01 Jan 1970 [^;]+; HttpOnly; Secure; SameSite=Lax$/);
    expect(browser.jar.size).toBe(0);
  });

  test.each([
    ['', 12],
    ['?remember=true', 720],
    ['?remember=1', 12],
    ['?remember=true&remember=true', 12],
  ])('a sign-in started with "%s" lasts %i hours', async (query, hours) => {
    await answerWith(somebody(name).plan);
    const { exp = 0 } = jwt.decode(await tokenOf(await new Browser().signIn(name, query))) as jwt.JwtPayload;
    expect(Math.round((exp - Date.now() / 1000) / 3600)).toBe(hours);
  });

  test('responses with a ticket or a token are not cached and send no referrer', async () => {
    await answerWith(somebody(name).plan);
    const browser = new Browser();
    const start = await browser.open(`/api/auth/${name}`);
    const end = await browser.open((await browser.open(start.location.href)).location.href);
    for (const { status, headers } of [start, end]) {
      expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([302, 'no-store', 'no-referrer']);
    }
  });

  test('the session ends with a normal sign-out', async () => {
    await answerWith(somebody(name).plan);
    const token = await tokenOf(await new Browser().signIn(name));
    await server.rest('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    expect((await me(token)).status).toBe(401);
  });

  test.each([
    [{ error: 'access_denied', error_description: '<script>alert(1)</script>' }, 'denied'],
    [{ error: 'server_error' }, 'unavailable'],
    [{ error: 'temporarily_unavailable' }, 'unavailable'],
    [{ error: 'invalid_scope' }, 'failed'],
    [{ error: 'constructor' }, 'failed'],
    [{ error_code: '1349048', error_message: "Can't load" }, 'failed'],
  ])('the refusal %j ends with the error "%s"', async (refusal, error) => {
    await answerWith({ refusal });
    expect(errorOf(await new Browser().signIn(name))).toBe(error);
  });

  test('a callback works once', async () => {
    const { email, plan } = somebody(name);
    await answerWith(plan);
    const browser = new Browser();
    const returned = await browser.toCallback(name);
    const kept = new Map(browser.jar);
    await tokenOf((await browser.open(returned.href)).location);
    expect(errorOf((await browser.open(returned.href)).location)).toBe('expired');
    for (const [key, value] of kept) browser.jar.set(key, value);
    expect(errorOf((await browser.open(returned.href)).location)).toBe('failed'); // the code has already been used at the provider
    expect(await accountsOf(email)).toBe(1);
  });

  test('a callback works only in the browser that began, with its own state and for this provider', async () => {
    const { email, plan } = somebody(name);
    await answerWith(plan);
    const at = async (prepare: (browser: Browser, returned: URL) => unknown) => {
      const browser = new Browser();
      const returned = await browser.toCallback(name);
      await prepare(browser, returned);
      return errorOf((await browser.open(returned.href)).location);
    };
    expect(await at((browser) => browser.jar.clear())).toBe('expired');
    expect(await at(async (browser) => browser.open(`/api/auth/${other}`))).toBe('expired'); // the ticket now belongs to the other provider
    expect(await at((_browser, { searchParams }) => searchParams.set('state', 'forged'))).toBe('expired');
    expect(await at((_browser, { searchParams }) => searchParams.delete('state'))).toBe('expired');
    expect(await at((_browser, { searchParams }) => searchParams.append('state', 'forged'))).toBe('expired');
    expect(await at((_browser, { searchParams }) => searchParams.delete('code'))).toBe('failed');
    expect(await at((_browser, { searchParams }) => searchParams.append('code', 'second'))).toBe('failed');
    expect(await askedOf('token')).toEqual([]);
    expect(await accountsOf(email)).toBe(0);
  });

  test('a victim cannot complete a sign-in that an attacker has started', async () => {
    await answerWith(somebody(name).plan);
    const attacker = await new Browser().toCallback(name);
    const victim = new Browser();
    await victim.open(`/api/auth/${name}`);
    expect(errorOf((await victim.open(attacker.href)).location)).toBe('expired');
  });

  test('an expired, forged or malformed ticket is refused', async () => {
    await answerWith(somebody(name).plan);
    const claims = { state: 'a-state', verifier: 'v'.repeat(43), isLong: false };
    const options = { algorithm: 'HS256', issuer: 'citypins', audience: `citypins-social-${name}`, expiresIn: 600 } as const;
    const tickets = [
      jwt.sign({ ...claims, iat: Math.floor(Date.now() / 1000) - 601 }, TEST_SECRET, options),
      jwt.sign({ ...claims, iat: Math.floor(Date.now() / 1000) - 601 }, TEST_SECRET, { ...options, expiresIn: 6000 }),
      jwt.sign(claims, 'another secret, also longer than 32 bytes', options),
      jwt.sign(claims, TEST_SECRET, { ...options, algorithm: 'HS512' }),
      jwt.sign(claims, TEST_SECRET, { ...options, issuer: 'other' }),
      jwt.sign(claims, TEST_SECRET, { ...options, audience: `citypins-social-${other}` }),
      jwt.sign(claims, TEST_SECRET, { ...options, audience: 'citypins-session' }),
      jwt.sign(claims, '', { ...options, algorithm: 'none' }),
      'x',
      'a.b.c',
    ];
    for (const ticket of tickets) {
      const browser = new Browser();
      browser.jar.set(COOKIE, ticket);
      expect(errorOf((await browser.open(`${callback}?code=c&state=a-state`)).location)).toBe('expired');
    }
    expect(await askedOf('token')).toEqual([]);
  });

  test('a ticket is not accepted as a session token, nor a session token as a ticket', async () => {
    await answerWith(somebody(name).plan);
    const browser = new Browser();
    await browser.toCallback(name);
    expect((await me(browser.jar.get(COOKIE) ?? '')).status).toBe(401);
    browser.jar.set(COOKIE, await tokenOf(await new Browser().signIn(name)));
    expect(errorOf((await browser.open(`${callback}?code=c`)).location)).toBe('expired');
  });

  test('a sign-in without a usable e-mail address creates no account', async () => {
    const two = 'two@example.org, three@example.org';
    for (const email of [null, '', 'nobody', 'a@b', two, `x\r\nBcc: y@example.org`, `${'x'.repeat(250)}@example.org`]) {
      await answerWith(somebody(name, { email }).plan);
      expect([email, errorOf(await new Browser().signIn(name))]).toEqual([email, 'no-email']);
    }
  });

  describe('while not everyone can register', () => {
    afterEach(() => saveSettings(server, 'registration', { mode: 'open', domains: [] }));

    test.each([
      ['the site is closed', { mode: 'closed' }, 'registration-closed'],
      ['registration is by invitation', { mode: 'invitation' }, 'invitation-needed'],
      ['the domain is not listed', { domains: ['example.com'] }, 'email-domain'],
    ])('if %s, unknown users get no account, and users with one sign in as before', async (_when, change, error) => {
      const [known, unknown] = [somebody(name), somebody(name)];
      await answerWith(known.plan);
      const { body } = await me(await tokenOf(await new Browser().signIn(name)));
      await saveSettings(server, 'registration', change);
      expect((await me(await tokenOf(await new Browser().signIn(name)))).body.user._id).toBe(body.user._id);
      await answerWith(unknown.plan);
      expect(errorOf(await new Browser().signIn(name))).toBe(error);
      expect(await accountsOf(unknown.email)).toBe(0);
    });

    test('a refused domain does not reveal whether an unproved address has an account', async () => {
      const { email } = await buildUser(server.dataSource, { isVerified: false });
      await saveSettings(server, 'registration', { domains: ['example.com'] });
      for (const one of [somebody(name, { email }), somebody(name)]) {
        await answerWith(one.plan);
        expect(errorOf(await new Browser().signIn(name))).toBe('email-domain');
      }
    });

    test.each([
      ['?language=de', 'de'],
      ['?language=fr', null],
      ['?language=de&language=es', null],
      ['', null],
    ])('with %j, a new user gets mails in the language %j', async (query, language) => {
      const { email, plan } = somebody(name);
      await answerWith(plan);
      await tokenOf(await new Browser().signIn(name, query));
      expect(await server.dataSource.getRepository(User).findOneByOrFail({ email })).toMatchObject({ language });
    });

    test('an invitation in the cookie of the page creates an account with its role, once', async () => {
      const { id, token } = await buildInvitation(server.dataSource, { role: 'moderator', maxUses: 1 });
      await saveSettings(server, 'registration', { mode: 'invitation' });
      const browser = new Browser();
      browser.jar.set('citypins-invitation', token);
      const { email, plan } = somebody(name);
      await answerWith(plan);
      const returned = await browser.toCallback(name);
      expect([...browser.jar.keys()]).toEqual([COOKIE]);
      const { body } = await me(await tokenOf((await browser.open(returned.href)).location));
      expect(body.user).toMatchObject({ email, role: 'moderator' });
      expect(await tokenOf(await new Browser().signIn(name))).not.toBe('');
      expect(await server.dataSource.getRepository(Invitation).findOneByOrFail({ id })).toMatchObject({ uses: 1 });

      const late = new Browser();
      late.jar.set('citypins-invitation', token);
      await answerWith(somebody(name).plan);
      expect(errorOf(await late.signIn(name))).toBe('invitation-unusable');
    });

    test('two sign-ins of a new user at the same time use an invitation for one person once', async () => {
      const { id, token } = await buildInvitation(server.dataSource, { maxUses: 1 });
      await saveSettings(server, 'registration', { mode: 'invitation' });
      await answerWith(somebody(name).plan);
      const browsers = [new Browser(), new Browser()];
      for (const { jar } of browsers) jar.set('citypins-invitation', token);
      const signIns = await server.dataSource.transaction(async (manager) => {
        await manager.findOne(Invitation, { where: { id }, lock: { mode: 'pessimistic_write' } });
        const started = browsers.map((browser) => browser.signIn(name));
        await untilSomebodyWaits(server.dataSource, 2);
        return started.map((location) => [location] as const);
      });
      const people = await Promise.all(signIns.map(async ([location]) => (await me(await tokenOf(await location))).body.user._id));
      expect(new Set(people).size).toBe(1);
      expect(await server.dataSource.getRepository(Invitation).findOneByOrFail({ id })).toMatchObject({ uses: 1 });
    });

    test.each(['x', 'x'.repeat(43), 'x'.repeat(44), `${'x'.repeat(43)}, admin`, '%00', '"quoted"'])('the cookie %j creates no account', async (token) => {
      await saveSettings(server, 'registration', { mode: 'invitation' });
      const browser = new Browser();
      browser.jar.set('citypins-invitation', token);
      const { email, plan } = somebody(name);
      await answerWith(plan);
      expect(errorOf(await browser.signIn(name))).toMatch(/^invitation-(needed|unusable)$/);
      expect(await accountsOf(email)).toBe(0);
    });

    test('an invitation neither opens a closed site nor changes the role of an existing account', async () => {
      const { id, token } = await buildInvitation(server.dataSource, { role: 'moderator' });
      await answerWith(somebody(name).plan);
      await tokenOf(await new Browser().signIn(name));
      const browser = new Browser();
      browser.jar.set('citypins-invitation', token);
      expect((await me(await tokenOf(await browser.signIn(name)))).body.user.role).toBe('user');
      await saveSettings(server, 'registration', { mode: 'closed' });
      browser.jar.set('citypins-invitation', token);
      await answerWith(somebody(name).plan);
      expect(errorOf(await browser.signIn(name))).toBe('registration-closed');
      expect(await server.dataSource.getRepository(Invitation).findOneByOrFail({ id })).toMatchObject({ uses: 0 });
    });

    test('a listed domain is enough', async () => {
      await saveSettings(server, 'registration', { domains: ['example.org'] });
      await answerWith(somebody(name, { email: `${newId()}@EXAMPLE.org` }).plan);
      await tokenOf(await new Browser().signIn(name));
    });
  });

  test.each([
    ['a token endpoint that fails', { token: { statusCode: 500, body: { error: 'boom' } } }, 'unavailable'],
    ['a token endpoint that responds 429', { token: { statusCode: 429 } }, 'unavailable'],
    ['a token endpoint that does not know the client', { token: { statusCode: 401, body: { error: 'invalid_client' } } }, 'failed'],
    ['no token', { token: { body: {} } }, 'unavailable'],
    ['a token of null', { token: { body: { access_token: null } } }, 'unavailable'],
    ['an empty token answer', { token: { body: '' } }, 'unavailable'],
    ['a profile endpoint that fails', { profile: { statusCode: 500, body: { error: { message: 'boom' } } } }, 'unavailable'],
    ['a profile endpoint that refuses', { profile: { statusCode: 403, body: { error: { type: 'OAuthException' } } } }, 'failed'],
    ['a profile of null', { profile: { body: null } }, 'unavailable'],
    ['a profile that is a list', { profile: { body: [] } }, 'unavailable'],
    ['a profile that is text', { profile: { body: 'hello' } }, 'unavailable'],
    ['an empty profile', { profile: { body: {} } }, 'unavailable'],
    ['an id that is not text', { profile: { body: { sub: {}, id: 7 } } }, 'unavailable'],
    ['an id that is too long', { profile: { body: { sub: 'x'.repeat(256), id: 'x'.repeat(256) } } }, 'unavailable'],
    ['an id with NUL', { profile: { body: { sub: '1\0', id: '1\0' } } }, 'unavailable'],
    ['fields of wrong types', { profile: { body: { sub: 'k', id: 'k', name: {}, email: ['a@example.org'], picture: null } } }, 'no-email'],
  ] as [string, Plan, string][])('%s ends with an error, and the server keeps running', async (_what, plan, error) => {
    await answerWith(plan);
    expect(errorOf(await new Browser().signIn(name))).toBe(error);
    expect((await server.rest('/healthz')).status).toBe(200);
  });

  test('an account with the same address is joined only if both sides have confirmed the address', async () => {
    for (const [isVerifiedHere, isVerifiedThere] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const user = await buildUser(server.dataSource, { isVerified: isVerifiedHere, passwordHash: 'hash' });
      const { plan } = somebody(name, { email: user.email.toUpperCase(), isVerified: isVerifiedThere });
      await answerWith(plan);
      const location = await new Browser().signIn(name);
      await server.mailed();
      const mails = server.mails.filter(({ to }) => to === user.email);
      if (name === 'google' && isVerifiedHere && isVerifiedThere) {
        expect((await me(await tokenOf(location))).body.user).toMatchObject({ _id: user.id, email: user.email, name: 'Asha Rao' });
        expect(mails.map(({ subject }) => subject)).toEqual(['Your Google account now signs you in']);
      } else {
        expect(errorOf(location)).toBe('email-in-use');
        expect([mails, await identitiesOf(user.id)]).toEqual([[], []]);
        const [row] = await server.dataSource.query<object[]>('SELECT password_hash, is_verified, name FROM users WHERE id = $1', [user.id]);
        expect(row).toEqual({ password_hash: 'hash', is_verified: isVerifiedHere, name: user.name });
      }
    }
  });

  test('the same id at the other provider is a different user', async () => {
    const { id, plan } = somebody(name);
    await answerWith(plan);
    const first = await me(await tokenOf(await new Browser().signIn(name)));
    await answerWith(somebody(other, { id }).plan);
    const second = await me(await tokenOf(await new Browser().signIn(other)));
    expect(second.body.user._id).not.toBe(first.body.user._id);
  });

  test('a suspended user can neither sign in nor use a session, and can sign in after the suspension', async () => {
    const { email, plan } = somebody(name);
    await answerWith(plan);
    const token = await tokenOf(await new Browser().signIn(name));
    const users = server.dataSource.getRepository(User);
    await users.update({ email }, { suspendedUntil: new Date(Date.now() + 60_000) });
    expect(errorOf(await new Browser().signIn(name))).toBe('suspended');
    expect((await me(token)).status).toBe(401);
    await users.update({ email }, { suspendedUntil: new Date(Date.now() - 60_000) });
    await tokenOf(await new Browser().signIn(name));
  });

  test('a user who has deleted the account gets a new one', async () => {
    const { email, plan } = somebody(name);
    await answerWith(plan);
    const token = await tokenOf(await new Browser().signIn(name));
    const before = await me(token);
    const deleted = await server.rest('/api/auth/me', { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
    expect(deleted.status).toBe(200);
    const after = await me(await tokenOf(await new Browser().signIn(name)));
    expect(after.body.user).toMatchObject({ email });
    expect(after.body.user._id).not.toBe(before.body.user._id);
  });

  test('20 sign-ins of a new user at the same time create one account', async () => {
    const { email, plan } = somebody(name);
    await answerWith(plan);
    const browsers = Array.from({ length: 20 }, () => new Browser());
    const returned = await Promise.all(browsers.map(async (browser) => [browser, await browser.toCallback(name)] as const));
    const ends = await Promise.all(returned.map(async ([browser, { href }]) => (await browser.open(href)).location));
    const people = await Promise.all(ends.map(async (end) => (await me(await tokenOf(end))).body.user._id));
    expect(new Set(people).size).toBe(1);
    expect([await accountsOf(email), (await identitiesOf(String(people[0]))).length]).toEqual([1, 1]);
    await server.mailed();
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(name === 'google' ? 0 : 1);
  });

  test('of two sign-ins of a new user, the later one uses the account of the earlier one', async () => {
    const { id, email, plan } = somebody(name, { isVerified: false });
    await answerWith(plan);
    const user = await buildUser(server.dataSource, { email, isVerified: false });
    const { later } = await server.dataSource.transaction(async (earlier) => {
      await earlier.findOne(User, { where: { id: user.id }, lock: { mode: 'pessimistic_write' } });
      const later = new Browser().signIn(name);
      await untilSomebodyWaits(server.dataSource);
      await earlier.insert(UserIdentity, { provider: name, providerId: id, userId: user.id });
      return { later };
    });
    expect((await me(await tokenOf(await later))).body.user._id).toBe(user.id);
  });

  test.each([
    '?redirect=https://evil.example',
    '?from=//evil.example',
    '?returnTo=/\\evil.example',
    '?callbackURL=https://evil.example',
    '?redirect_uri=//evil.example',
  ])('%s and forged headers do not change the redirects', async (query) => {
    await answerWith(somebody(name).plan);
    const forged = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', Referer: 'https://evil.example/' };
    const browser = new Browser();
    const { location } = await browser.open(`/api/auth/${name}${query}`, forged);
    expect([location.origin, location.searchParams.get('redirect_uri')]).toEqual([providerUrl, GUIDE + callback]);
    const returned = (await browser.open(location.href)).location;
    const end = await browser.open(`${callback}${query}&${returned.searchParams.toString()}`, forged);
    await tokenOf(end.location);
  });

  test('query parameters cannot turn a start into a callback', async () => {
    await answerWith(somebody(name).plan);
    const { location } = await new Browser().open(`/api/auth/${name}?code=c&state=s&error=access_denied`);
    expect(location.origin).toBe(providerUrl);
  });

  test.each(['', '/callback'])('other methods respond 405 at the path%s', async (rest) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers, body } = await server.rest<{ code: string }>(`/api/auth/${name}${rest}`, { method });
      expect([status, headers.get('allow'), body.code]).toEqual([405, 'HEAD, GET', 'METHOD_NOT_ALLOWED']);
    }
  });

  test('the log contains no secret', async () => {
    await answerWith(somebody(name).plan);
    const browser = new Browser();
    const returned = await browser.toCallback(name);
    const ticket = browser.jar.get(COOKIE) ?? '';
    const token = await tokenOf((await browser.open(returned.href)).location);
    await browser.open(returned.href);
    await answerWith({ token: { statusCode: 400, body: { error: 'invalid_grant', error_description: 'secret words' } } });
    await browser.signIn(name);
    const text = JSON.stringify(logged);
    expect(logged.map(({ event }) => event)).toEqual(['register', 'sign-in', 'social-sign-in-failed', 'social-sign-in-failed']);
    expect(logged[3]).toMatchObject({ level: 'warn', provider: name, reason: 'failed', detail: '/token: 400, invalid_grant' });
    const { code, state } = Object.fromEntries(returned.searchParams);
    for (const secret of [ticket, token, code, state, 'secret words', 'secret & more', 'code=', 'state=']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('a failing provider', () => {
  /** Signs in with a provider whose token or profile endpoint responds with `answer`. Returns the errors by provider. */
  async function withNonsense(answer: http.RequestListener, spoils: 'token' | 'profile'): Promise<Record<IdentityProvider, string | null>> {
    const rogue = http.createServer((request, response) => {
      if (spoils === 'profile' && request.method === 'POST') response.end('{"access_token":"t"}');
      else answer(request, response);
    });
    await once(rogue.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(rogue.address() as AddressInfo).port}`;
    const authorizationUrl = `${providerUrl}/authorize`;
    const env = { ...endpoints(url), GOOGLE_AUTHORIZATION_URL: authorizationUrl, FACEBOOK_AUTHORIZATION_URL: authorizationUrl };
    const [google, facebook] = await withServer(env, (guide) =>
      Promise.all(IDENTITY_PROVIDERS.map(async (name) => errorOf(await new Browser(guide).signIn(name)))),
    );
    rogue.closeAllConnections();
    rogue.close();
    return { google: google ?? null, facebook: facebook ?? null };
  }

  const both = { google: 'unavailable', facebook: 'unavailable' };
  beforeEach(() => answerWith({}));

  test.each<[string, http.RequestListener]>([
    ['HTML', (_request, response) => void response.end('<html>down for maintenance</html>')],
    ['null', (_request, response) => void response.end('null')],
    ['half an answer', (_request, response) => void response.writeHead(200, { 'Content-Length': 100 }).write('{"id":', () => response.destroy())],
    ['a closed connection', (request) => void request.socket.destroy()],
    ['a redirect', (_request, response) => void response.writeHead(307, { Location: '/elsewhere' }).end()],
  ])('that sends %s leads to the error "unavailable"', async (_what, answer) => {
    expect(await withNonsense(answer, 'token')).toEqual(both);
    expect(await withNonsense(answer, 'profile')).toEqual(both);
  });

  test('that never responds leads to the error "unavailable" after five seconds', async () => {
    const began = performance.now();
    const never = () => undefined;
    expect(await Promise.all([withNonsense(never, 'token'), withNonsense(never, 'profile')])).toEqual([both, both]);
    expect(performance.now() - began).toBeGreaterThan(4900);
    expect(logged.map(({ detail }) => detail)).toEqual(Array(4).fill('TimeoutError'));
  });

  test('that cannot be reached leads to the error "unavailable"', async () => {
    const closed = http.createServer();
    await once(closed.listen(0, '127.0.0.1'), 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await withServer({ ...endpoints(`http://127.0.0.1:${port}`), GOOGLE_AUTHORIZATION_URL: `${providerUrl}/authorize` }, async (guide) => {
      expect(errorOf(await new Browser(guide).signIn('google'))).toBe('unavailable');
    });
    expect(logged).toMatchObject([{ event: 'social-sign-in-failed', detail: 'ECONNREFUSED' }]);
  });
});

describe('the configuration of a site', () => {
  test('without a provider: its sign-in ends with not-configured', async () => {
    await withServer(endpoints(providerUrl, ['google']), async (guide) => {
      const browser = new Browser(guide);
      for (const where of ['/api/auth/facebook', '/api/auth/facebook/callback?code=c&state=s']) {
        expect(errorOf((await browser.open(where)).location)).toBe('not-configured');
      }
      expect((await browser.open('/api/auth/google')).location.origin).toBe(providerUrl);
    });
  });

  test('allows avatars only from the configured providers', async () => {
    const sources = async (guide: TestServer) => {
      const { headers } = await guide.rest('/healthz');
      return /img-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    expect(await sources(server)).toContain('https://*.googleusercontent.com https://*.fbsbx.com');
    await withServer(endpoints(providerUrl, ['facebook']), async (guide) => {
      expect(await sources(guide)).toMatch(/^(?!.*googleusercontent).*https:\/\/\*\.fbsbx\.com$/);
    });
    await withServer({}, async (guide) => expect(await sources(guide)).not.toMatch(/googleusercontent|fbsbx/));
  });

  test('with an http URL: the ticket cookie is not Secure', async () => {
    await withServer({ PUBLIC_URL: 'http://localhost:4000', ...endpoints(providerUrl) }, async (guide) => {
      const { headers } = await guide.rest('/api/auth/google');
      expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
      const { searchParams } = new URL(headers.get('location') ?? '');
      expect(searchParams.get('redirect_uri')).toBe('http://localhost:4000/api/auth/google/callback');
    });
  });

  test.each([
    ['57P01', 'unavailable'],
    ['XX000', 'failed'],
  ])('with a database error %s: the sign-in ends with "%s", without details', async (state, error) => {
    await answerWith(somebody('google').plan);
    await server.dataSource.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'inner words' USING ERRCODE = '${state}'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON user_identities FOR EACH ROW EXECUTE FUNCTION fail()`);
    expect(errorOf(await new Browser().signIn('google'))).toBe(error);
    expect(logged).toMatchObject([{ level: 'error', event: 'social-sign-in-failed', reason: error }]);
    await server.dataSource.query('DROP FUNCTION fail CASCADE');
    await tokenOf(await new Browser().signIn('google'));
  });

  test('limits the sign-ins per address', async () => {
    await withServer({ RATE_LIMIT: '5', ...endpoints(providerUrl) }, async (guide) => {
      const answers = [await guide.rest('/api/auth/google'), await guide.rest('/api/auth/google')];
      expect(answers.map(({ status }) => status)).toEqual([302, 429]);
    });
  });

  test('makes the callback page send no referrer and store nothing', async () => {
    const { clientDir, remove } = makeClientDir();
    const guide = await startServer({ beside: server, clientDir });
    for (const where of ['/auth/callback?token=t', '/auth/callback?error=denied', '/auth/callback/?token=t', '/Auth/Callback?token=t']) {
      const { headers } = await guide.rest(where);
      expect([where, headers.get('content-type'), headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        where,
        'text/html; charset=utf-8',
        'no-store',
        'no-referrer',
      ]);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/(^|;)script-src 'self'( 'sha256-[\w+/]{43}=')*(;|$)/);
      for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`;${name} 'none'`);
      for (const name of ['form-action', 'connect-src']) expect(policy).toContain(`;${name} 'self'`);
    }
    const { headers } = await guide.rest('/');
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-cache', 'strict-origin-when-cross-origin']);
    await guide.stop();
    remove();
  });

  test('with log level trace: the log contains no secret of a sign-in', async () => {
    await answerWith(somebody('google').plan);
    const { clientDir, remove } = makeClientDir();
    const lines: string[] = [];
    const everything = createLogger('trace', { write: (line) => void lines.push(line) });
    const guide = await startServer({ beside: server, clientDir, env: { PUBLIC_URL: GUIDE, ...endpoints(providerUrl) }, logger: everything });
    const browser = new Browser(guide);
    const returned = await browser.toCallback('google');
    const ticket = browser.jar.get(COOKIE) ?? '';
    const end = (await browser.open(returned.href)).location;
    const token = await tokenOf(end);
    expect((await browser.open(end.href)).status).toBe(200);
    expect(errorOf((await browser.open(returned.href)).location)).toBe('expired');
    await guide.stop();
    remove();
    const log = lines.join('');
    for (const event of ['register', 'sign-in', 'social-sign-in-failed']) expect(log).toContain(`"event":"${event}"`);
    for (const secret of [ticket, token, ...['code', 'state'].map((name) => returned.searchParams.get(name) ?? ''), 'secret & more']) {
      expect(secret).toMatch(/.{12}/);
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(/(token|code|state)=/);
  });

  test.each(['/api/auth/google', '/api/auth/google/callback?error=access_denied', '/api/auth/google/callback?code=c&state=s'])(
    'the Host header does not change the redirects of %s',
    async (where) => {
      const { status, headers } = await server.raw(where, { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } });
      expect(status).toBe(302);
      expect(headers.get('location')).not.toContain('evil');
      expect(decodeURIComponent(headers.get('location') ?? '')).toContain(GUIDE);
    },
  );

  test('is separate for each server in the same process', async () => {
    await answerWith(somebody('google').plan);
    await withServer({ ...endpoints(providerUrl), GOOGLE_CLIENT_ID: 'another-guide' }, async (other) => {
      const idAt = async (guide: TestServer) => {
        const { headers } = await guide.rest('/api/auth/google');
        return new URL(headers.get('location') ?? '').searchParams.get('client_id');
      };
      expect([await idAt(server), await idAt(other), await idAt(server)]).toEqual(['guide-at-google', 'another-guide', 'guide-at-google']);
    });
  });
});
