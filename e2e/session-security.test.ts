import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { appUrl, page, requestsOutside } from './support/browser.js';
import { type Identity, startIdentity } from './support/identity.js';
import {
  type Account,
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
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from './steps.js';

/** Returns the callback address of a social sign-in. Anybody can send such a link to anybody. */
const linkOf = ({ token }: Account): string => `/auth/callback?token=${token}`;

/** Returns every address in the history of a tab: the real one and the typed one. */
async function historyOf(tab: Page): Promise<string[]> {
  const devtools = await tab.context().newCDPSession(tab);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  return entries.flatMap(({ url, userTypedURL }) => [url, userTypedURL]);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(100);
}

describe('a sign-in with Google', () => {
  let google: Identity;
  beforeAll(async () => (google = await startIdentity(process.env.CITYPINS_IDENTITY_URL ?? '')));
  afterAll(() => google.stop());

  test('leaves the token in no address, history, page, cookie or other request', async () => {
    const person = await google.signsIn();
    const tab = await visit('/login');
    await see(tab.getByRole('button', { name: 'Facebook' }));
    const requests: Request[] = [];
    tab.on('request', (request) => void requests.push(request));
    const answer = await holdApi(tab);
    const returned = tab.waitForResponse('**/auth/callback?token=*');
    await tab.getByRole('button', { name: 'Google', exact: true }).click();
    const answered = await returned;
    expect(answered.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await see(heading(tab, 'Completing sign in...'));
    await reach(tab, '/auth/callback');
    const [whileBusy, served] = [await historyOf(tab), await answered.text()];
    answer((route) => route.continue());
    await reach(tab, '/');
    await nameInBar(tab, person).click();
    await see(tab.getByRole('region', { name: person.name }));

    const token = (await storedToken(tab)) ?? '';
    expect(answered.url()).toContain(token);
    expect((await requests[0]?.allHeaders())?.referer).toBe(`${appUrl()}/login`); // control: other requests send a referrer
    for (const address of [...whileBusy, ...(await historyOf(tab))]) expect(address).not.toMatch(/token|code=|state=/);
    const after = requests.slice(requests.indexOf(answered.request()) + 1);
    expect(after.length).toBeGreaterThan(3);
    for (const request of after) {
      const { referer } = await request.allHeaders();
      expect([request.url().includes(token), request.url(), referer]).toEqual([false, request.url(), undefined]);
    }
    const others = await Promise.all(['/', '/profile'].map(async (address) => (await tab.context().request.get(address)).text()));
    for (const text of [served, ...others, await tab.content()]) expect(text).not.toContain(token);
    expect(await tab.evaluate(() => JSON.stringify([Object.entries(sessionStorage), history.state]))).not.toContain(token);
    expect(await tab.context().cookies()).toEqual([]);
    expect(requestsOutside(tab)).toEqual([]);
  });
});

describe('a link to a session of another user', () => {
  test('asks before it switches and stores nothing until then; the unused session ends', async () => {
    const mine = await makeAccount({ name: 'Asha Rao' });
    const [refused, chosen] = [await makeAccount({ name: 'Mallory <b>Admin</b>' }), await makeAccount({ name: 'Nila Sen' })];
    const tab = await visitSignedIn(linkOf(refused), mine);
    await see(heading(tab, 'Switch account?').and(tab.locator(':focus')));
    await see(tab.getByText(`${refused.name} · ${refused.email}`, { exact: true }));
    await see(nameInBar(tab, mine));
    expect(await tab.locator('main b').count()).toBe(0);
    // The page stores no token that a reload could use.
    const kept = await tab.evaluate(() => JSON.stringify([location.href, history.state, Object.entries(localStorage), Object.entries(sessionStorage)]));
    expect([kept.includes(mine.token), kept.includes(refused.token)]).toEqual([true, false]);
    await tab.getByRole('button', { name: `Stay signed in as ${mine.name}` }).click();
    await reach(tab, '/');
    await see(nameInBar(tab, mine));
    expect([await storedToken(tab), await isSignedIn(mine.token)]).toEqual([mine.token, true]);
    await until(async () => !(await isSignedIn(refused.token)));

    await tab.goto(linkOf(chosen));
    await tab.getByRole('button', { name: 'Switch account' }).click();
    await toast(tab, 'Login successful!');
    expect(await storedToken(tab)).toBe(chosen.token);
    await until(async () => !(await isSignedIn(mine.token)));
    await nameInBar(tab, chosen).click();
    await see(tab.getByRole('region', { name: chosen.name }));
    expect(await tab.content()).not.toContain(mine.email);
  });

  test('also asks a visitor who did not start a sign-in here', async () => {
    const account = await makeAccount({ name: 'Nila Sen' });
    const tab = await visit(linkOf(account));
    await see(heading(tab, 'Sign in as Nila Sen?').and(tab.locator(':focus')));
    await see(tab.getByText(`${account.name} · ${account.email}`, { exact: true }));
    expect(await storedToken(tab)).toBeNull();
    await tab.goto('/');
    await see(tab.getByRole('link', { name: 'Login' }));
    await tab.goto(linkOf(account));
    await tab.getByRole('button', { name: 'Sign in as Nila Sen' }).click();
    await toast(tab, 'Login successful!');
    expect(await storedToken(tab)).toBe(account.token);
  });
});

describe('the target of a sign-in', () => {
  /** Addresses that browsers can read as another site. */
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

  test('is home, even if address, history or storage name another site', async () => {
    const account = await makeAccount();
    const names = ['from', 'redirect', 'returnTo', 'next', 'state'];
    const query = new URLSearchParams(ELSEWHERE.flatMap((address) => names.map((name) => [name, address]))).toString();
    const tab = await visit(`/login?${query}#//evil.example`);
    await fillIn(tab, { 'Email address': account.email, Password: account.password });
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await toast(tab, 'Login successful!');
    await reach(tab, '/');
    /** Replaces the current history entry by a sign-in with a forged return target. */
    const forge = (pathname: string) => tab.evaluate((from) => history.replaceState({ usr: { from }, key: 'forged', idx: 0 }, '', '/login'), { pathname });
    const isHome = async (what: string) => {
      await tab.waitForURL(({ pathname }) => !/^.(login|auth)/.test(pathname)).catch(() => undefined);
      expect([what, tab.url()]).toEqual([what, `${appUrl()}/`]);
    };
    for (const pathname of ELSEWHERE) {
      await forge(pathname);
      await tab.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown })));
      await isHome(pathname);
    }
    await forge('//evil.example');
    await tab.reload();
    await isHome('after a reload');
    await tab.evaluate(() => sessionStorage.setItem('citypins-return-target', '{"from":{"pathname":"//evil.example"}}'));
    await tab.goto(linkOf(account));
    await isHome('after a sign-in elsewhere');
  });

  test('is on this site for every spelling of the address', async () => {
    const hosts = ['//evil.example', '//evil.example/..', '///evil.example/%2e%2e', '/%2f/evil.example/', '/\\evil.example', '/%09/evil.example'];
    for (const address of hosts) {
      const { location = '/' } = await askRaw(address);
      expect([address, new URL(location, appUrl()).origin]).toEqual([address, appUrl()]);
    }
  });

  test('in pages, files and mails follows the configuration, not the Host header', async () => {
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

  test('is never taken from the query of an API request', async () => {
    const { token } = await makeAccount();
    const names = ['redirect', 'redirect_uri', 'from', 'returnTo', 'next', 'url', 'callback', 'continue'];
    const query = new URLSearchParams(names.map((name) => [name, 'https://evil.example/'])).toString();
    for (const address of ['/api/cities', '/api/places', '/api/auth/me', '/api/stats', '/api/nothing', '/auth/callback', '/login', '/places', '/healthz']) {
      const { location } = await askRaw(`${address}?${query}`, { headers: { Authorization: `Bearer ${token}` } });
      expect([address, location]).toEqual([address, undefined]);
    }
  });

  /** Requests a path unchanged and with any Host header; other HTTP clients would normalize both. */
  function askRaw(
    path: string,
    { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
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

test('the profile shows a name with HTML as text, and its content policy stops injected scripts', async () => {
  const { name, token } = await makeAccount({ name: '"><img src=x onerror=alert(1)></script><svg onload=alert(1)>{{constructor}}' });
  const tab = await page({ token, allow: [/Content Security Policy/, failedRequests] });
  const noticed: string[] = [];
  tab.on('console', (message) => void noticed.push(message.text()));
  tab.on('dialog', (dialog) => void dialog.dismiss().then(() => noticed.push(dialog.message())));
  await tab.goto('/profile');
  await see(nameInBar(tab, { name }));
  await see(tab.getByRole('heading', { name, exact: true }));
  await tab.getByRole('button', { name: 'Edit Profile' }).click();
  expect(await tab.getByLabel('Full Name').inputValue()).toBe(name);
  expect([await tab.locator('main img, body > svg, main script').count(), noticed]).toEqual([0, []]);

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
