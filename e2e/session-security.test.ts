import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { admin, freePort, googleAt, removeDataDir, startApp, temporaryDataDir } from './support/app.cjs';
import { appUrl, requestsOutside } from './support/browser.js';
import { type Identity, startIdentity } from './support/identity.js';
import {
  type Account,
  api,
  failedRequests,
  fillIn,
  findCity,
  heading,
  holdApi,
  isSignedIn,
  mailTo,
  makeAccount,
  nameInBar,
  reach,
  see,
  signInElsewhere,
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from './steps.js';

/** The address that a sign-in elsewhere returns to; anybody may send such a link to anybody. */
const linkOf = ({ token }: Account): string => `/auth/callback?token=${token}`;

/** Every address in the history of a tab, as it is and as it was typed. */
async function historyOf(tab: Page): Promise<string[]> {
  const devtools = await tab.context().newCDPSession(tab);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  return entries.flatMap(({ url, userTypedURL }) => [url, userTypedURL]);
}

/** What the link in a mail proves. */
const tokenInMail = async (address: string, subject: string): Promise<string> => new URL((await mailTo(address, subject)).link).hash.slice(1);

/** The directives of a page's Content-Security-Policy. */
async function policyOf(address: string): Promise<Map<string, string[]>> {
  const { headers } = await fetch(appUrl() + address);
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(100);
}

describe('a sign-in with Google on an app that logs all it can', () => {
  const former = { ...process.env };
  let dataDir: string;
  let app: ReturnType<typeof startApp>;
  let google: Identity;

  beforeAll(async () => {
    dataDir = temporaryDataDir();
    const port = String(await freePort());
    const identityUrl = `http://localhost:${await freePort()}`;
    const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = admin;
    const settings = { ADMIN_EMAIL, ADMIN_PASSWORD, SAMPLE_DATA: 'off', LOG_LEVEL: 'trace', ...googleAt(identityUrl) };
    app = startApp({ PORT: port, DATA_DIR: dataDir, ...settings });
    google = await startIdentity(identityUrl);
    await app.ready;
    Object.assign(process.env, { CITYPINS_URL: `http://localhost:${port}`, CITYPINS_DATA_DIR: dataDir });
  }, 120_000);
  afterAll(async () => {
    Object.assign(process.env, former);
    await google.stop();
    app.child.kill('SIGTERM');
    await app.ended;
    removeDataDir(dataDir);
  });

  const chooseGoogle = (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Google', exact: true }).click();

  test('leaves the token in no address, no history and no other request, and loads nothing from elsewhere beside it', async () => {
    const person = await google.signsIn();
    const tab = await visit('/login');
    await see(tab.getByRole('button', { name: 'Facebook' }));
    const requests: Request[] = [];
    tab.on('request', (request) => void requests.push(request));
    const answer = await holdApi(tab);
    const returned = tab.waitForResponse('**/auth/callback?token=*');
    await chooseGoogle(tab);
    const page = await returned;
    expect(page.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await see(heading(tab, 'Completing sign in...'));
    await reach(tab, '/auth/callback');
    const whileBusy = await historyOf(tab);
    answer((route) => route.continue());
    await reach(tab, '/');
    await see(nameInBar(tab, person));
    await tab.getByRole('banner').getByRole('link', { name: 'Cities' }).click();
    await see(heading(tab, 'Explore Cities'));

    const token = (await storedToken(tab)) ?? '';
    expect(page.url()).toContain(token);
    expect((await requests[0]?.allHeaders())?.referer).toBe(`${appUrl()}/login`); // elsewhere a referrer is sent, and seen here
    for (const address of [...whileBusy, ...(await historyOf(tab))]) expect(address).not.toMatch(/token|code=|state=/);
    const after = requests.slice(requests.indexOf(page.request()) + 1);
    expect(after.length).toBeGreaterThan(3);
    for (const request of after) {
      const { referer } = await request.allHeaders();
      expect([request.url().includes(token), request.url(), referer]).toEqual([false, request.url(), undefined]);
    }
    expect(requestsOutside(tab)).toEqual([]);
  });

  test('leaves the token in nothing that the pages show, in no cookie and in no state of the history', async () => {
    const person = await google.signsIn();
    const tab = await visit('/login');
    await chooseGoogle(tab);
    await see(nameInBar(tab, person));
    const token = (await storedToken(tab)) ?? 'none';
    for (const address of ['/', '/profile']) {
      const served = await tab.goto(address);
      await see(nameInBar(tab, person));
      expect(await served?.text()).not.toContain(token);
      expect(await tab.content()).not.toContain(token);
      expect(await tab.evaluate(() => JSON.stringify([Object.entries(sessionStorage), history.state]))).not.toContain(token);
    }
    expect(await tab.context().cookies()).toEqual([]);
  });

  test('and all else about accounts writes no password, no token and no link into the log', async () => {
    const account = await makeAccount({ password: 'amber lantern street' });
    const { email, token } = account;
    const again = await signInElsewhere(account);
    const confirmation = await tokenInMail(email, 'Confirm your e-mail address');
    await api('/auth/verify-email', { method: 'POST', body: { token: confirmation } });
    await api('/auth/forgot-password', { method: 'POST', body: { email } });
    const reset = await tokenInMail(email, 'Choose a new password');
    const choose = (password: string) => api('/auth/reset-password', { method: 'POST', body: { token: reset, password } });
    await choose('violet ferry landing');
    await expect(choose('copper bridge toll')).rejects.toThrow('400');
    await expect(signInElsewhere({ email, password: 'wrong but close' })).rejects.toThrow('401');

    await google.signsIn();
    const tab = await visit('/login', { allow: [failedRequests] });
    await fillIn(tab, { 'Email address': email, Password: 'mistyped in a hurry' });
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await toast(tab, 'Invalid email or password');
    const callback = tab.waitForRequest('**/api/auth/google/callback?*');
    await chooseGoogle(tab);
    await reach(tab, '/');
    const social = await storedToken(tab);
    const returned = new URL((await callback).url());
    const [, ticket] = /citypins-social=([^;]+)/.exec((await (await callback).allHeaders()).cookie ?? '') ?? [];
    for (const address of [returned.href, `/auth/callback?token=${again}`]) {
      await tab.goto(address);
      await see(heading(tab, 'Authentication Error'));
    }

    const log = app.output();
    for (const event of ['register', 'sign-in', 'sign-in-failed', 'social-sign-in-failed']) expect(log).toContain(`"event":"${event}"`);
    const { GOOGLE_CLIENT_SECRET } = googleAt('');
    const typed = ['violet ferry landing', 'copper bridge toll', 'wrong but close', 'mistyped in a hurry'];
    const tokens = [token, again, social, ticket, confirmation, reset, ...['code', 'state'].map((name) => returned.searchParams.get(name))];
    for (const secret of [admin.password, account.password, ...typed, ...tokens, GOOGLE_CLIENT_SECRET]) {
      expect(secret).toMatch(/.{12}/);
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(/(token|code|state)=|verify-email#|reset-password#|\$argon2/);
  });
});

describe('somebody else’s link to a session', () => {
  test('asks who is signed in first; who stays keeps their session, and the other one is over', async () => {
    const mine = await makeAccount({ name: 'Asha Rao' });
    const theirs = await makeAccount({ name: 'Mallory <b>Admin</b>' });
    const tab = await visitSignedIn(linkOf(theirs), mine);
    await see(heading(tab, 'Switch account?').and(tab.locator(':focus')));
    await see(tab.getByText(`${theirs.name} · ${theirs.email}`, { exact: true }));
    await see(nameInBar(tab, mine));
    expect(await storedToken(tab)).toBe(mine.token);
    expect(await tab.locator('main b').count()).toBe(0);
    await tab.getByRole('button', { name: `Stay signed in as ${mine.name}` }).click();
    await reach(tab, '/');
    await see(nameInBar(tab, mine));
    expect([await storedToken(tab), await isSignedIn(mine.token)]).toEqual([mine.token, true]);
    await until(async () => !(await isSignedIn(theirs.token)));
  });

  test('switches for who wants to, and the former session is over', async () => {
    const mine = await makeAccount({ name: 'Asha Rao' });
    const theirs = await makeAccount({ name: 'Nila Sen' });
    const tab = await visitSignedIn(linkOf(theirs), mine);
    await tab.getByRole('button', { name: 'Switch account' }).click();
    await toast(tab, 'Login successful!');
    await see(nameInBar(tab, theirs));
    expect(await storedToken(tab)).toBe(theirs.token);
    await until(async () => !(await isSignedIn(mine.token)));
    await tab.goto('/profile');
    await see(tab.getByRole('region', { name: theirs.name }));
    expect(await tab.content()).not.toContain(mine.email);
  });

  test('that nobody answers changes nothing', async () => {
    const mine = await makeAccount({ name: 'Asha Rao' });
    const theirs = await makeAccount({ name: 'Nila Sen' });
    const tab = await visitSignedIn(linkOf(theirs), mine);
    await see(heading(tab, 'Switch account?'));
    await tab.reload();
    await see(tab.getByText('No authentication token received'));
    await tab.goto('/profile');
    await see(tab.getByRole('region', { name: mine.name }));
    expect(await storedToken(tab)).toBe(mine.token);
  });
});

describe('where a sign-in leads', () => {
  /** Addresses elsewhere, as a browser may read them. */
  const ELSEWHERE = [
    'https://evil.example/',
    'https:evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ];

  test('is never told by the address', async () => {
    const account = await makeAccount();
    const names = ['from', 'redirect', 'returnTo', 'next', 'state'];
    const queries = ELSEWHERE.map((address) => new URLSearchParams(names.map((name) => [name, address])).toString());
    const tab = await visit(`/login?${queries[0]}`);
    await fillIn(tab, { 'Email address': account.email, Password: account.password });
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await toast(tab, 'Login successful!');
    await reach(tab, '/');
    for (const query of queries) {
      await tab.goto(`/login?${query}#//evil.example`);
      await reach(tab, '/');
    }
  });

  test('is home where the history names a place elsewhere', async () => {
    const tab = await visitSignedIn('/terms', await makeAccount());
    for (const pathname of ELSEWHERE) {
      await tab.evaluate((from) => history.replaceState({ usr: { from }, key: 'forged', idx: 0 }, '', '/login'), { pathname });
      await tab.reload();
      await tab.waitForURL(({ pathname: now }) => now !== '/login').catch(() => undefined);
      expect([pathname, tab.url()]).toEqual([pathname, `${appUrl()}/`]);
    }
  });

  test('is home where the browser has kept a place elsewhere, or nonsense, while one was away', async () => {
    const account = await makeAccount();
    const tab = await visit('/terms');
    const forged = [...ELSEWHERE.map((pathname) => ({ pathname })), { pathname: '/', search: '/evil.example' }, { pathname: null }, 7];
    for (const kept of [...forged.map((from) => JSON.stringify({ from })), '"//evil.example"', '[]', '{']) {
      await tab.evaluate((value) => sessionStorage.setItem('citypins-return-target', value), kept);
      await tab.goto(linkOf(account));
      await tab.waitForURL(({ pathname }) => pathname !== '/auth/callback').catch(() => undefined);
      expect([kept, tab.url()]).toEqual([kept, `${appUrl()}/`]);
    }
  });

  test('is on this site, however the address is written', async () => {
    const hosts = ['//evil.example', '//evil.example/..', '///evil.example/%2e%2e', '/%2f/evil.example/', '/\\evil.example', '/%09/evil.example'];
    for (const address of hosts) {
      const { location = '/' } = await askRaw(address);
      expect([address, new URL(location, appUrl()).origin]).toEqual([address, appUrl()]);
    }
  });

  test('and back from Google is for the configuration to say, not for the Host or the query', async () => {
    const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Referer: 'https://evil.example/' };
    for (const query of ['', '?redirect=https://evil.example', '?redirect_uri=https://evil.example', '?state=https://evil.example']) {
      const { status, location = '' } = await askRaw(`/api/auth/google${query}`, { headers: forged });
      const { origin, searchParams } = new URL(location);
      expect([status, origin]).toEqual([302, process.env.CITYPINS_IDENTITY_URL]);
      expect(searchParams.get('redirect_uri')).toBe(`${appUrl()}/api/auth/google/callback`);
      expect(location).not.toContain('evil');
      const end = await askRaw(`/api/auth/google/callback${query || '?'}&error=access_denied`, { headers: forged });
      expect(end).toMatchObject({ status: 302, location: `${appUrl()}/auth/callback?error=denied` });
    }
  });

  test('and what any page, file or mail says of this site is for the configuration to say, not for the Host', async () => {
    const { email } = await makeAccount();
    const { _id: id } = await findCity('Mumbai');
    const forged = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
      'X-Original-URL': '/evil.example',
    };
    const addresses = [
      '/',
      `/cities/${id}`,
      '/login?from=//other.example',
      '/nothing',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemaps/cities-1.xml',
      `/api/cities/${id}`,
      '/api/nothing',
      '/graphiql',
    ];
    for (const address of addresses) {
      const { location, body } = await askRaw(address, { headers: forged });
      expect([address, location, /evil|other\.example/.test(body)]).toEqual([address, undefined, false]);
    }
    const asked = JSON.stringify({ email });
    const { status } = await askRaw('/api/auth/forgot-password?redirect=https://evil.example', {
      method: 'POST',
      headers: { ...forged, 'Content-Type': 'application/json' },
      body: asked,
    });
    expect(status).toBe(200);
    const { link, text } = await mailTo(email, 'Choose a new password');
    expect([new URL(link).origin, text.includes('evil')]).toEqual([appUrl(), false]);
  });

  test('and no route of the API redirects by a word of its query', async () => {
    const { token } = await makeAccount();
    const names = ['redirect', 'redirect_uri', 'from', 'returnTo', 'next', 'url', 'callback', 'continue'];
    const query = new URLSearchParams(names.map((name) => [name, 'https://evil.example/'])).toString();
    for (const address of ['/api/cities', '/api/places', '/api/auth/me', '/api/stats', '/api/nothing', '/auth/callback', '/login', '/places', '/healthz']) {
      const { location } = await askRaw(`${address}?${query}`, { headers: { Authorization: `Bearer ${token}` } });
      expect([address, location]).toEqual([address, undefined]);
    }
  });

  interface Raw {
    status: number | undefined;
    location: string | undefined;
    body: string;
  }

  /** What the server answers to an address as it is, and under another Host, which other clients would tidy up. */
  function askRaw(
    path: string,
    { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Raw> {
    const { hostname, port } = new URL(appUrl());
    return new Promise((resolve, reject) => {
      http
        .request({ hostname, port, path, method, headers }, (response) => {
          response.toArray().then((chunks) => {
            resolve({ status: response.statusCode, location: response.headers.location, body: Buffer.concat(chunks as Buffer[]).toString() });
          }, reject);
        })
        .on('error', reject)
        .end(body);
    });
  }
});

describe('the pages of accounts', () => {
  const PAGES = ['/login', '/register', '/auth/callback?token=x', '/profile', '/forgot-password', '/reset-password', '/verify-email', '/admin'];

  test.each(PAGES)('run at %s no script that is not the guide’s own, and let nobody frame them', async (address) => {
    const policy = await policyOf(address);
    const scripts = policy.get('script-src') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts.filter((source) => source !== "'self'" && !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
    for (const name of ['form-action', 'connect-src']) expect([name, policy.get(name)]).toEqual([name, ["'self'"]]);
  });

  test('do not run what got into them all the same', async () => {
    const account = await makeAccount();
    const tab = await visitSignedIn('/profile', account, { allow: [/Content Security Policy/, failedRequests] });
    await see(heading(tab, 'My Profile'));
    const refused = await tab.evaluate(async () => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.stolen = localStorage.token';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="/nothing" onerror="window.stolen = localStorage.token">');
      await fetch('https://evil.example/').catch(() => undefined);
      while (violations.length < 3) await new Promise((resolve) => setTimeout(resolve, 50));
      return { violations: violations.sort(), stolen: Reflect.get(window, 'stolen') as unknown };
    });
    expect(refused).toEqual({ violations: ['connect-src', 'script-src-attr', 'script-src-elem'], stolen: undefined });
  });

  test('show names as text, whatever they look like', async () => {
    const account = await makeAccount();
    const tab = await visitSignedIn('/profile', account);
    const dialogs: string[] = [];
    tab.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const names = ['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '"><svg onload=alert(1)>', '{{constructor}} ${alert(1)}'];
    for (const name of names) {
      await api('/auth/me', { method: 'PUT', token: account.token, body: { name, email: account.email } });
      await tab.reload();
      await see(nameInBar(tab, { name }));
      await see(tab.getByRole('heading', { name, exact: true }));
      await tab.getByRole('button', { name: 'Edit Profile' }).click();
      expect(await tab.getByLabel('Full Name').inputValue()).toBe(name);
      expect(await tab.locator('main img, body > svg, main script').count()).toBe(0);
    }
    expect(dialogs).toEqual([]);
  });
});
