import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { gone, heading, see, toast } from './steps.js';
import { freePort, removeDataDir, startApp, temporaryDataDir } from './support/app.cjs';
import { page } from './support/browser.js';

jest.setTimeout(120_000);

const ALL = ['en', 'es', 'de', 'hi', 'ar'];
const GERMAN = { initial: 'de', offered: ['en', 'de', 'ar'] };

let dataDir: string;
let site: string;
let app: ReturnType<typeof startApp>;
let headers: Record<string, string>;

const send = async <Body>(method: string, address: string, body?: object): Promise<Body> => {
  const response = await fetch(site + address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect([address, response.status]).toEqual([address, 200]);
  return (await response.json()) as Body;
};

async function offer(value: object): Promise<void> {
  const { version } = await send<{ version: number }>('GET', '/api/admin/settings/languages');
  await send('PUT', '/api/admin/settings/languages', { version, value });
}

beforeAll(async () => {
  dataDir = temporaryDataDir();
  const port = await freePort();
  site = `http://localhost:${port}`;
  app = startApp({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', PORT: String(port), WORKERS: '1' });
  await app.ready;
  headers = { 'Content-Type': 'application/json' };
  const [, email = '', password = ''] = /^Email: (.+)\nPassword: (.+)$/m.exec(readFileSync(path.join(dataDir, 'admin.txt'), 'utf8')) ?? [];
  const { token } = await send<{ token: string }>('POST', '/api/auth/login', { email, password });
  headers.Authorization = `Bearer ${token}`;
});
afterAll(async () => {
  app.child.kill('SIGTERM');
  await app.ended;
  removeDataDir(dataDir);
});

/** Requests a page as a browser without a session. */
async function open(address: string) {
  const response = await fetch(site + address, { redirect: 'manual' });
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1).map((part) => part.replace(site, '')));
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    lang: /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0]?.[0],
    alternates: all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g),
    links: all(/<a [^>]*href="(\/[^"]*)"/g).map(([href]) => href),
    locations: all(/<loc>([^<]*)<\/loc>/g).map(([address]) => address),
  };
}
const manifest = (code: string) => send<{ lang: string; start_url: string; shortcuts: { url: string }[] }>('GET', `/manifest/${code}.webmanifest`);

describe('with German as default', () => {
  beforeAll(() => offer(GERMAN));

  test('pages without a prefix are in German, with links without a prefix', async () => {
    const { lang, canonical, html, links } = await open('/places');
    expect([lang, canonical]).toEqual([['de', 'ltr'], '/places']);
    expect(html).toContain('<title>Orte entdecken');
    expect(links).toContain('/cities');
    expect(links.filter((href) => /^\/(de|en|ar)(\/|$)/.test(href ?? ''))).toEqual([]);
    expect((await open('/nothing')).html).toContain('<title>Seite nicht gefunden');
    expect((await open('/embed/nothing')).lang).toEqual(['de', 'ltr']);
  });

  test('the other languages have a prefix, also English', async () => {
    const { lang, canonical, html, links } = await open('/en/places');
    expect([lang, canonical]).toEqual([['en', 'ltr'], '/en/places']);
    expect(html).toContain('<title>Discover Places');
    expect(links).toContain('/en/cities');
    expect((await open('/ar')).lang).toEqual(['ar', 'rtl']);
  });

  test('each page names the others, with the German one for all other readers', async () => {
    const expected = [
      ['en', '/en/places'],
      ['de', '/places'],
      ['ar', '/ar/places'],
      ['x-default', '/places'],
    ];
    for (const address of ['/places', '/en/places', '/ar/places']) expect((await open(address)).alternates).toEqual(expected);
    const { locations, html } = await open('/sitemaps/pages-1.xml');
    expect(locations.filter((address) => address?.endsWith('/places'))).toEqual(['/en/places', '/places', '/ar/places']);
    expect(html).toContain('hreflang="x-default"');
  });

  test.each([
    ['/de/places?page=2', '/places?page=2'],
    ['/de', '/'],
    ['/es/places', '/places'],
    ['/hi', '/'],
    ['/hi/embed/nothing', '/embed/nothing'],
  ])('%s leads to %s', async (address, there) => {
    const { status, location } = await open(address);
    expect([status, location]).toEqual([301, there]);
  });

  test('the installed app begins in its language', async () => {
    expect(await manifest('de')).toMatchObject({ lang: 'de', start_url: '/', shortcuts: [{ url: '/cities' }, { url: '/places' }] });
    expect(await manifest('en')).toMatchObject({ lang: 'en', start_url: '/en', shortcuts: [{ url: '/en/cities' }, { url: '/en/places' }] });
  });

  /** Opens a page of the site, and notes the files of texts that it loads. */
  async function visitSite(address: string, options: Parameters<typeof page>[0] = {}): Promise<{ tab: Page; texts: Set<string> }> {
    const tab = await page({ hasServiceWorker: true, ...options });
    const texts = new Set<string>();
    tab.on('request', (request) => {
      if (/\/assets\/(texts|errors)/.test(request.url())) texts.add(request.url());
    });
    await tab.goto(site + address);
    return { tab, texts };
  }

  test('the client loads the texts of one language, and its menu offers the others', async () => {
    const { tab, texts } = await visitSite('/places', { locale: 'es' });
    await see(heading(tab, 'Orte entdecken'));
    expect(texts.size).toBe(2);
    expect(await tab.getByText(/^View in|^Ver en/).count()).toBe(0);
    await tab.getByRole('button', { name: 'Sprache' }).click();
    expect(await tab.getByRole('menuitem').allInnerTexts()).toEqual(['English', 'Deutsch', 'العربية']);
    await tab.getByRole('menuitem', { name: 'English' }).click();
    await tab.waitForURL(`${site}/en/places`);
    await see(heading(tab, 'Discover Places'));
    expect(texts.size).toBe(4);
    await tab.getByRole('banner').getByRole('link', { name: 'Cities' }).click();
    await tab.waitForURL(`${site}/en/cities`);
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await tab.waitForURL(`${site}/cities`);
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe('de');
  });

  test('the browser language is offered, and a link from a mail opens in the chosen language', async () => {
    const { tab } = await visitSite('/cities', { locale: 'en-IN' });
    await tab.getByRole('link', { name: 'View in English' }).click();
    await tab.waitForURL(`${site}/en/cities`);
    await tab.goto(`${site}/mail-preferences`);
    expect(new URL(tab.url()).pathname).toBe('/en/mail-preferences');
  });

  test('without a connection, pages without a prefix stay German', async () => {
    const { tab } = await visitSite('/cities', { allow: [/net::ERR_/] });
    const isReady = () => tab.evaluate(async () => navigator.serviceWorker.controller !== null && (await caches.match('/shell/default')) !== undefined);
    while (!(await isReady())) await tab.waitForTimeout(100);
    await tab.context().setOffline(true);
    await tab.goto(`${site}/cities?search=a`);
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe('de');
    await see(tab.getByRole('banner').getByText(/^Du bist offline/));
    await tab.context().setOffline(false);
  });

  test('an admin offers one language: the menu goes, and other addresses lead to it', async () => {
    const tab = await page({ hasServiceWorker: true });
    await tab.addInitScript((token) => localStorage.setItem('token', token), headers.Authorization?.slice('Bearer '.length) ?? '');
    await tab.goto(`${site}/admin/settings/languages`);
    await tab.getByRole('checkbox', { name: 'Deutsch' }).uncheck();
    await tab.getByRole('checkbox', { name: 'Arabisch' }).uncheck();
    await tab.getByRole('button', { name: 'Speichern' }).click();
    await see(tab.getByText('Biete auch die Standardsprache an'));
    await tab.getByRole('checkbox', { name: 'Deutsch' }).check();
    await tab.getByRole('checkbox', { name: 'Englisch' }).uncheck();
    await tab.getByRole('button', { name: 'Speichern' }).click();
    await toast(tab, 'Einstellungen gespeichert');
    await gone(tab.getByRole('button', { name: 'Sprache' }));
    expect((await open('/en/places')).location).toBe('/places');
    expect((await open('/places')).alternates).toEqual([]);
    expect((await open('/sitemaps/pages-1.xml')).locations).toContain('/places');
  });
});

test('with English as default again, the addresses are the former ones', async () => {
  await offer({ initial: 'en', offered: ALL });
  expect((await open('/places')).lang).toEqual(['en', 'ltr']);
  expect((await open('/de/places')).lang).toEqual(['de', 'ltr']);
  expect((await open('/en/places')).location).toBe('/places');
  expect((await open('/hi/places')).alternates.at(-1)).toEqual(['x-default', '/places']);
});
