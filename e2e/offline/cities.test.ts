import type { Page } from 'playwright-core';
import { makeAdmin } from '../console/staff.js';
import { appUrl } from '../support/browser.js';
import { cardNames, findCity, gone, heading, see, toast, visit } from '../steps.js';

const PHONE = { width: 360, height: 740, isTouch: true, hasServiceWorker: true };
/** Browser messages about failed requests. */
const CUT = [/net::ERR_/];

/** Returns the sizes (bytes) of all bodies in the caches of kept cities, by address. */
const stored = (tab: Page): Promise<[string, number][]> =>
  tab.evaluate(async () => {
    const found: [string, number][] = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith('kept-'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push([request.url, (await (await cache.match(request))?.blob())?.size ?? 0]);
    }
    return found;
  });

const sum = (entries: readonly [string, number][]): number => entries.reduce((all, [, bytes]) => all + bytes, 0);

const keepButton = (tab: Page, name: string) => tab.getByRole('button', { name: `Keep ${name} on this device`, exact: true });
const keptButton = (tab: Page, name: string) => tab.getByRole('button', { name: `${name} is on this device`, exact: true });
const dialog = (tab: Page, name: string) => tab.getByRole('dialog', { name: `Keep ${name} on this device` });

/** Waits until the service worker controls the page, and the shell of the app is cached. */
async function controlled(tab: Page): Promise<void> {
  const isReady = () => tab.evaluate(async () => navigator.serviceWorker.controller !== null && (await caches.match('/shell/default')) !== undefined);
  while (!(await isReady())) await tab.waitForTimeout(100);
}

/** Opens the dialog of a city. @returns the size that it tells (bytes) */
async function measure(tab: Page, { _id, name }: { _id: string; name: string }): Promise<number> {
  await keepButton(tab, name).tap();
  await see(dialog(tab, name).getByRole('button', { name: 'Keep', exact: true }).and(tab.locator(':enabled')));
  const summary = await tab.evaluate(
    async (path) => (await (await fetch(path)).json()) as Record<string, { bytes: number }>,
    `/api/offline/cities/${_id}?language=en`,
  );
  return ['responses', 'pictures', 'tiles'].reduce((all, part) => all + (summary[part]?.bytes ?? 0), 0);
}

const confirm = (tab: Page, name: string) => dialog(tab, name).getByRole('button', { name: 'Keep', exact: true }).tap();

test('a kept city has the size that the dialog told, and opens offline with its list, places and pictures', async () => {
  const jaipur = await findCity('Jaipur');
  const tab = await visit(`/cities/${jaipur._id}`, { ...PHONE, allow: CUT });
  await controlled(tab);
  const told = await measure(tab, jaipur);
  await confirm(tab, 'Jaipur');
  await see(dialog(tab, 'Jaipur').getByText(/^Downloaded on/));
  const entries = await stored(tab);
  const size = sum(entries);
  for (const part of ['/saved?', '/art/places/', '/map/world/']) expect(entries.map(([address]) => address).join(' ')).toContain(part);
  expect(size).toBeGreaterThan(200_000);
  expect(Math.abs(size - told) / told).toBeLessThan(0.05);
  await dialog(tab, 'Jaipur').getByRole('button', { name: 'Close', exact: true }).tap();
  await see(keptButton(tab, 'Jaipur'));

  await tab.context().setOffline(true);
  const [tile = ''] = entries.map(([address]) => address).filter((address) => address.includes('/map/world/'));
  expect(await tab.evaluate(async (address) => (await fetch(address)).status, tile)).toBe(200);
  await tab.goto(`/places?city=${jaipur._id}`);
  await see(tab.getByRole('main').getByRole('article'));
  const names = await cardNames(tab.getByRole('main'));
  expect(names.length).toBeGreaterThanOrEqual(18);
  await tab.getByRole('button', { name: 'Map', exact: true }).tap();
  await see(tab.getByRole('dialog', { name: 'Map' }).locator('.rating-pin'));
  await tab.goBack();
  await tab.getByRole('link', { name: names[1] ?? '', exact: true }).tap();
  await see(heading(tab, names[1] ?? ''));
  const picture = tab.getByRole('main').locator('img').first();
  while (!(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))) await tab.waitForTimeout(100);

  await tab.getByRole('status').getByRole('link').tap();
  await see(heading(tab, 'On this device'));
  const cities = tab.getByRole('region', { name: 'Kept cities' });
  await cities.getByRole('link', { name: 'Jaipur', exact: true }).tap();
  await see(heading(tab, 'Jaipur'));
}, 90_000);

test('signing out keeps the city, which contains nothing of the user; removing it frees its space', async () => {
  const account = await makeAdmin('Zenobia Quill');
  const jaipur = await findCity('Jaipur');
  const tab = await visit(`/cities/${jaipur._id}`, { ...PHONE, token: account.token, allow: CUT });
  await controlled(tab);
  await measure(tab, jaipur);
  await confirm(tab, 'Jaipur');
  await see(dialog(tab, 'Jaipur').getByText(/^Downloaded on/));
  const texts = await tab.evaluate(async (name) => {
    const cache = await caches.open(name);
    return Promise.all((await cache.keys()).filter(({ url }) => /\/saved\?/.test(url)).map(async (request) => (await cache.match(request))?.text()));
  }, `kept-${jaipur._id}`);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text = '') => [account.name, account.email, '"viewer":', '"isFavorite":true'].some((word) => text.includes(word)))).toEqual([]);
  await dialog(tab, 'Jaipur').getByRole('button', { name: 'Close', exact: true }).tap();
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).tap();
  await toast(tab, 'Logged out successfully!');

  await tab.goto('/offline');
  await see(tab.getByRole('region', { name: 'Kept cities' }).getByRole('link', { name: 'Jaipur', exact: true }));
  await tab.getByRole('button', { name: 'Remove Jaipur', exact: true }).tap();
  await see(tab.getByText('No city yet.'));
  await see(tab.getByRole('region', { name: 'Kept cities' }).getByRole('link', { name: 'Explore Cities', exact: true }));
  expect(await stored(tab)).toEqual([]);
}, 90_000);

test('a download that loses the connection says so, and goes on with what is there', async () => {
  const jaipur = await findCity('Jaipur');
  const tab = await visit(`/cities/${jaipur._id}`, { ...PHONE, allow: CUT });
  await controlled(tab);
  await measure(tab, jaipur);
  // The pictures come after the responses: the connection is lost at the first of them.
  await tab.context().route('**/art/places/*', (route) => route.abort('internetdisconnected'));
  await confirm(tab, 'Jaipur');
  await see(dialog(tab, 'Jaipur').getByText('The connection was lost.'));
  const before = await stored(tab);
  expect(before.length).toBeGreaterThan(20);
  await tab.context().unroute('**/art/places/*');
  await dialog(tab, 'Jaipur').getByRole('button', { name: 'Continue', exact: true }).tap();
  await see(dialog(tab, 'Jaipur').getByText(/^Downloaded on/));
  expect((await stored(tab)).length).toBeGreaterThan(before.length);
}, 90_000);

test('a full device says so, and keeps nothing of a city that does not fit', async () => {
  const jaipur = await findCity('Jaipur');
  const tab = await visit(`/cities/${jaipur._id}`, { ...PHONE, allow: CUT });
  await controlled(tab);
  await measure(tab, jaipur);
  const usage = await tab.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const chromium = await tab.context().newCDPSession(tab);
  await chromium.send('Storage.overrideQuotaForOrigin', { origin: appUrl(), quotaSize: usage + 100_000 });
  await confirm(tab, 'Jaipur');
  await see(dialog(tab, 'Jaipur').getByText('This device is full, so Jaipur was not kept.'));
  expect(await stored(tab)).toEqual([]);
  await chromium.send('Storage.overrideQuotaForOrigin', { origin: appUrl() });
  await chromium.detach();
  await gone(dialog(tab, 'Jaipur').getByRole('button', { name: 'Remove', exact: true }));
}, 90_000);
