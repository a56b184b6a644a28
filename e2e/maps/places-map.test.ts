import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookAt } from '../axe.js';
import { API, cardNames, failedRequests, findCity, gone, reach, see, stand, toast, visit } from '../steps.js';
import { page, TILES } from '../support/browser.js';

const PHONE = { width: 360, height: 740, isTouch: true };
const MUMBAI = { latitude: 19.07609, longitude: 72.87742 };

const map = (tab: Page): Locator => tab.getByRole('region', { name: 'Map of the places' });
const list = (tab: Page): Locator => tab.getByRole('main').getByRole('list', { name: 'Places' });
const total = (tab: Page): Locator => tab.getByRole('heading', { level: 2, name: /places?\b/ });
const searchHere = (tab: Page): Locator => tab.getByRole('button', { name: 'Search this area' });
const pins = (tab: Page): Locator => map(tab).locator('.rating-pin');

/**
 * Opens the places of a city.
 * @returns the tab and the address
 */
async function visitCity(name: string, options: Parameters<typeof visit>[1] = {}): Promise<{ tab: Page; address: string }> {
  const address = `/places?city=${(await findCity(name))._id}`;
  const tab = await visit(address, options);
  return { tab, address };
}

/** Returns the name of a place that has a pin on the map and a card in the list. */
async function nameOnBoth(tab: Page): Promise<string> {
  await see(pins(tab));
  await stand(tab);
  const names = await cardNames(list(tab));
  const labels = await pins(tab).evaluateAll((found) => found.map((pin) => pin.getAttribute('aria-label') ?? ''));
  const found = names.find((name) => labels.some((label) => label.startsWith(`${name}, `)));
  if (found === undefined) throw new Error(`None of ${labels.join('; ')} is in the list.`);
  return found;
}

const pinOf = (tab: Page, name: string): Locator => map(tab).getByRole('button', { name: new RegExp(`^${name}, (rated \\d\\.\\d|no reviews yet)$`) });
const isLit = (tab: Page, name: string): Promise<void> => see(tab.locator('.rating-pin.is-lit').and(tab.getByRole('button', { name })));

test('a card highlights its pin and a pin its card, on an accessible map that can be skipped', async () => {
  const { tab } = await visitCity('Mumbai');
  const name = await nameOnBoth(tab);
  // Pins can be as close together as their places; the list shows the places separately.
  expect(await lookAt(tab, { where: String(DESKTOP.width), except: ['target-size'] })).toEqual([]);
  await tab.getByRole('button', { name: 'Skip map' }).focus();
  await tab.keyboard.press('Enter');
  expect(await pins(tab).evaluateAll((found) => found.includes(document.activeElement as HTMLElement))).toBe(false);

  await list(tab).getByRole('link', { name, exact: true }).hover();
  await isLit(tab, name);
  await tab.getByRole('heading', { level: 1 }).hover();
  await gone(tab.locator('.rating-pin.is-lit'));
  await list(tab).getByRole('link', { name, exact: true }).focus();
  await isLit(tab, name);

  await pinOf(tab, name).focus();
  await tab.keyboard.press('Enter');
  const card = list(tab).locator('li[aria-current=true]');
  await see(card.getByRole('link', { name, exact: true }));
  await tab.waitForFunction(
    (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    },
    (await card.elementHandle()) as unknown as Element,
  );
});

test('a visitor searches an area of the map, hides the map, keeps both after reload, and goes back', async () => {
  const { tab, address } = await visitCity('Mumbai');
  await see(pins(tab));
  await see(list(tab));
  const before = await total(tab).innerText();
  expect(await searchHere(tab).count()).toBe(0);
  await tab.getByRole('button', { name: 'Zoom in' }).click();
  await see(searchHere(tab));
  await tab.getByRole('button', { name: 'Zoom in' }).click();
  await reach(tab, address);
  expect(await total(tab).innerText()).toBe(before);

  await stand(tab);
  await searchHere(tab).click();
  await tab.waitForURL(/[?&]area=/);
  await gone(searchHere(tab));
  await tab.waitForFunction((text) => document.querySelector('main h2')?.textContent !== text, before);
  const [searched, there] = [tab.url(), await total(tab).innerText()];
  await tab.evaluate(() => window.scrollTo(0, 60));
  const toggle = tab.getByRole('button', { name: 'Map', exact: true });
  await toggle.click();
  await gone(map(tab));
  expect(await tab.evaluate(() => window.scrollY)).toBe(60);
  expect(tab.url()).toBe(searched);

  await tab.reload();
  await see(tab.getByRole('button', { name: 'Map', exact: true, pressed: false }));
  expect(await map(tab).count()).toBe(0);
  expect(await total(tab).innerText()).toBe(there);
  await toggle.click();
  await see(map(tab));
  await tab.goBack();
  await reach(tab, address);
  await see(tab.getByRole('heading', { level: 2, name: before, exact: true }));
  await gone(searchHere(tab));
  await tab.goForward();
  await tab.getByRole('button', { name: 'Remove the filter “Map area”' }).click();
  await reach(tab, address);
});

test('a cluster opens and shows its places', async () => {
  const tab = await visit('/places');
  const cluster = map(tab).getByRole('button', { name: /places, show them$/ });
  await see(cluster);
  await stand(tab);
  const count = await cluster.count();
  const [before] = await cluster.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')));
  await cluster.first().focus();
  await tab.keyboard.press('Enter');
  await see(searchHere(tab));
  expect(count).toBeGreaterThan(1);
  await tab.waitForFunction(
    ([words, n]) => {
      const now = [...document.querySelectorAll('.pin-cluster')].map((one) => one.getAttribute('aria-label'));
      return now.length !== n || now[0] !== words;
    },
    [before, count] as const,
  );
});

test('a visitor who blocks their location gets advice, and sees the nearest places once it is allowed', async () => {
  const { tab, address } = await visitCity('Mumbai');
  await see(list(tab));
  await tab.getByRole('button', { name: 'Near me' }).click();
  await toast(tab, "Location is blocked for this site. Allow it in your browser's site settings, or search by city.");
  await reach(tab, address);

  await tab.context().setGeolocation(MUMBAI);
  await tab.context().grantPermissions(['geolocation']);
  await tab.getByRole('button', { name: 'Near me' }).click();
  await reach(tab, `${address}&near=19.076,72.877&sort=nearest`);
  await see(list(tab).getByText(/ · Mumbai · .*\d mi$/));
  await gone(tab.locator('[aria-busy=true]'));
  const miles = (
    await list(tab)
      .getByText(/\d mi$/)
      .allInnerTexts()
  ).map((text) => Number(/([\d,.]+) mi$/.exec(text)?.[1]?.replace(',', '')));
  expect(miles.length).toBeGreaterThan(10);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  await see(tab.getByRole('button', { name: 'Sort: Nearest' }));
  await tab.getByRole('button', { name: 'Near me', pressed: true }).click();
  await reach(tab, address);
  await tab.goBack();
  await see(tab.getByRole('button', { name: 'Sort: Nearest' }));
});

test('a visitor on a phone opens the map over the list, moves between pins, and returns to the list', async () => {
  const { tab, address } = await visitCity('Mumbai', PHONE);
  await see(list(tab));
  await tab.evaluate(() => window.scrollTo(0, 700));
  await tab.getByRole('button', { name: 'Map', exact: true }).tap();
  await reach(tab, `${address}&view=map`);
  const dialog = tab.getByRole('dialog', { name: 'Map' });
  await see(pins(tab));
  await stand(tab);
  await pins(tab).first().press('Enter');
  const card = dialog.getByRole('region', { name: 'Place on the map' });
  const names = card.getByRole('heading');
  await see(names);
  expect(await lookAt(tab, { part: '.MuiModal-root', except: ['region', 'target-size'] })).toEqual([]);
  const first = await names.innerText();
  await card.getByRole('button', { name: 'Next place' }).tap();
  await tab.waitForFunction((name) => document.querySelector('[aria-label="Place on the map"] h3')?.textContent !== name, first);
  await card.getByRole('button', { name: 'Close' }).tap();
  await gone(card);
  await dialog.getByRole('button', { name: 'Show list' }).tap();
  await gone(dialog);
  await reach(tab, address);
  await tab.waitForFunction(() => Math.abs(window.scrollY - 700) < 5);
  await tab.goForward();
  await see(dialog);
  await tab.goBack();
  await gone(dialog);
});

test('a visitor sees placeholders for missing pictures, and retries loading the places of a map', async () => {
  const tab = await page({ allow: [failedRequests] });
  for (const pictures of ['**/art/**', `${TILES}/**`]) await tab.route(pictures, (route) => route.abort());
  let isBroken = true;
  await tab.route(API, (route) =>
    isBroken && route.request().postData()?.includes('query PlacesMap(') ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await tab.goto('/');
  await see(tab.getByText('City Image'));
  await see(tab.getByRole('heading', { level: 2, name: /^Find the corner of the city/ }));

  await tab.getByRole('link', { name: 'Browse Places' }).click();
  const failure = tab.getByRole('alert').filter({ hasText: 'The places could not be loaded' });
  await see(failure);
  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await gone(failure);
  await see(map(tab).getByRole('button', { name: /places, show them$/ }));
  await see(map(tab).getByText('Map pictures are not available right now'));

  await list(tab).getByRole('link').first().click();
  await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  const place = tab.getByRole('region', { name: /^Map of (?!the places)/ });
  await see(tab.getByText('Map pictures are not available right now'));
  await see(place.getByRole('button', { name: await tab.getByRole('heading', { level: 1 }).innerText(), exact: true }));
});
