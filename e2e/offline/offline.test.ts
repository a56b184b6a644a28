import type { CDPSession, Page } from 'playwright-core';
import { giveStars, reviewForm } from '../community/reviewing.js';
import { makeAdmin } from '../console/staff.js';
import { cardNames, fillIn, findPlace, gone, heading, see, toast, visit } from '../steps.js';

const PHONE = { width: 360, height: 740, isTouch: true, hasServiceWorker: true };
/** Browser messages about failed requests. */
const CUT = [/net::ERR_/];

/** Returns everything in the Cache Storage of the app: addresses and contents. */
const kept = (tab: Page): Promise<{ address: string; text: string }[]> =>
  tab.evaluate(async () => {
    const stores = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async (request) => ({ address: request.url, text: (await (await cache.match(request))?.text()) ?? '' })));
    });
    return (await Promise.all(stores)).flat();
  });

/** Waits until the app can start offline, and until a response is saved whose address contains `question`. */
async function ready(tab: Page, question: string): Promise<void> {
  const isReady = async () => {
    const addresses = (await kept(tab)).map(({ address }) => address);
    const has = (pattern: RegExp) => addresses.some((address) => pattern.test(address));
    const isKept = addresses.some((address) => address.includes('/saved?') && address.includes(question));
    return isKept && has(/\/shell\//) && has(/\/texts-/) && (await tab.evaluate(() => navigator.serviceWorker.controller !== null));
  };
  while (!(await isReady())) await tab.waitForTimeout(100);
}

/** Checks that the notch and the rounded corners of a phone cover nothing of a German page. */
async function seeEdgesClear(tab: Page, chromium: CDPSession): Promise<void> {
  await chromium.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, left: 44, right: 44, bottom: 34 } });
  const logo = await tab.getByRole('banner').getByRole('link').first().boundingBox();
  const title = await heading(tab, /./).boundingBox();
  const home = await tab.locator('nav a[href="/de"]:visible').last().boundingBox();
  expect(logo?.y).toBeGreaterThanOrEqual(47);
  for (const box of [logo, title, home]) expect(box?.x).toBeGreaterThanOrEqual(44);
  expect((home?.y ?? Infinity) + (home?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - 34);
}

test('an offline visitor reads visited pages in their language, and other pages once online again', async () => {
  const tab = await visit('/ar/places', { ...PHONE, allow: CUT });
  const [name = ''] = await cardNames(tab.getByRole('main'));
  const address = await tab.getByRole('link', { name, exact: true }).first().getAttribute('href');
  const id = address?.split('/').at(-1) ?? '';
  await ready(tab, 'PlacesScreen');
  await tab.getByRole('link', { name, exact: true }).tap();
  await see(heading(tab, name));
  await ready(tab, id);
  await tab.context().setOffline(true);

  await tab.goto('/ar/places?category=museum');
  expect(await tab.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ar', 'rtl']);
  const banner = tab.getByRole('banner').getByText('أنت غير متصل – تُعرض الأماكن المحفوظة');
  await see(banner);
  const notSaved = tab.getByRole('alert').getByText('أنت غير متصل، وهذا غير محفوظ على هذا الجهاز.');
  await see(notSaved);
  await tab.locator('nav a[href="/ar/places"]:visible').last().tap();
  await tab.getByRole('link', { name, exact: true }).tap();
  await see(heading(tab, name));
  await tab.getByRole('button', { name: 'القائمة', exact: true }).tap();
  await see(tab.getByRole('dialog', { name: 'القائمة' }));
  await tab.keyboard.press('Escape');
  await gone(tab.getByRole('dialog', { name: 'القائمة' }));

  await tab.goBack();
  await tab.goBack();
  await see(notSaved);
  await tab.context().setOffline(false);
  await toast(tab, 'عاد الاتصال بالإنترنت.');
  await gone(banner);
  await see(tab.getByRole('main').getByRole('article'));
  // The service worker does not answer requests for other pages.
  await tab.context().setOffline(true);
  await expect(tab.goto('/graphiql')).rejects.toThrow('ERR_FAILED');
}, 60_000);

test('no data of a signed-in admin are cached; offline they stay signed in and keep their text', async () => {
  const account = await makeAdmin('Zenobia Quill');
  const { _id: id } = await findPlace('Gateway of India');
  const tab = await visit('/profile', { ...PHONE, token: account.token, allow: CUT });
  await see(tab.getByRole('main').getByText(account.email).first());
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Admin Panel' }).tap();
  await see(heading(tab, 'Admin Dashboard'));
  for (const [link, title] of [
    ['Users', 'Users'],
    [/^Queue/, 'Moderation'],
  ] as const) {
    await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: link }).tap();
    await see(heading(tab, title));
  }
  await tab.goto(`/places/${id}?write=review`);
  await fillIn(reviewForm(tab), { 'Your review *': 'Best at dawn.' });
  await giveStars(reviewForm(tab), 5);
  await ready(tab, id);

  const all = await kept(tab);
  expect(all.length).toBeGreaterThan(50);
  expect(all.map(({ address }) => new URL(address).pathname).filter((path) => !/^\/(assets|art|map|site|shell|saved)(\/|$)/.test(path))).toEqual([]);
  const personal = [account.name, account.email, account.token, '"viewer":'];
  const answers = all.filter(({ address }) => address.includes('/saved?'));
  expect(answers.filter(({ text }) => personal.some((word) => text.includes(word))).map(({ address }) => address)).toEqual([]);

  await tab.context().setOffline(true);
  await reviewForm(tab).getByRole('button', { name: 'Post review' }).tap();
  await see(tab.getByText('You are offline. Try again once you have a connection.'));
  expect(await reviewForm(tab).getByLabel('Your review *').inputValue()).toBe('Best at dawn.');
  await tab.goto('/profile');
  await see(heading(tab, 'You are offline'));
  await tab.context().setOffline(false);
  await see(heading(tab, 'My Profile'));

  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).tap();
  await toast(tab, 'Logged out successfully!');
  while ((await kept(tab)).some(({ address }) => address.includes(id))) await tab.waitForTimeout(100);
}, 90_000);

test('the app is installable, avoids the edges of phones, and updates when the visitor agrees', async () => {
  const tab = await visit('/de/places', PHONE);
  const chromium = await tab.context().newCDPSession(tab);
  expect((await chromium.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const { data = '', errors } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as { id: string; lang: string; start_url: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ id: '/', lang: 'de', start_url: '/de' });
  for (const { src, sizes } of manifest.icons) {
    const size = await tab.evaluate(async (from) => {
      const { width, height } = await createImageBitmap(await (await fetch(from)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await seeEdgesClear(tab, chromium);

  await ready(tab, 'PlacesScreen');
  const other = await tab.context().newPage();
  await other.goto('/cities');
  await ready(other, 'CitiesScreen');
  await other.evaluate(() => document.body.setAttribute('data-typing', ''));
  // Simulates that this page has the previous version, and that the next version is available.
  await tab
    .locator('head script[src^="/assets/"]')
    .first()
    .evaluate((script) => script.setAttribute('src', '/assets/before.js'));
  await tab.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  const offer = tab.getByRole('alert').filter({ hasText: 'Neue Version' });
  await see(offer.getByRole('button', { name: 'Später' }));
  const loaded = tab.waitForEvent('load');
  await offer.getByRole('button', { name: 'Neu laden' }).tap();
  await loaded;
  await see(heading(tab, 'Orte entdecken'));
  expect(await other.locator('body').getAttribute('data-typing')).toBe('');
}, 60_000);
