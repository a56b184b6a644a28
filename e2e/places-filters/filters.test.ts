import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookAtAll, lookAtOpen } from '../axe.js';
import { cardNames, findCity, gone, inWords, listPlaces, reach, see, visit } from '../steps.js';
import { page } from '../support/browser.js';

const list = (tab: Page): Locator => tab.getByRole('main').getByRole('list', { name: 'Places' });
const active = (tab: Page): Locator => tab.getByRole('group', { name: 'Active filters' });
const hero = (tab: Page): Locator => tab.getByRole('main').getByRole('combobox', { name: 'Search for places and cities' });

/** Waits until the list matches the API response to the same query. */
async function seeList(tab: Page, query: string): Promise<number> {
  const { places, total } = await listPlaces(`${query}&limit=18`);
  await see(tab.getByRole('heading', { level: 2, name: new RegExp(`^${inWords(total)} places?`) }));
  await gone(tab.locator('[aria-busy=true]'));
  expect(await cardNames(list(tab))).toEqual(places.map(({ name }) => name));
  return total;
}

test('a visitor finds filters from the home page, adds further ones, and takes each away again', async () => {
  const { _id: london } = await findCity('London');
  const tab = await visit('/', DESKTOP);
  await hero(tab).pressSequentially('vegan lond');
  await tab.getByRole('option', { name: /^Vegan in London/ }).click();
  await reach(tab, `/places?attr=diet:vegan&city=${london}`);
  await seeList(tab, `attr=diet:vegan&city=${london}`);

  await active(tab).getByRole('button', { name: 'Remove the filter “London”' }).click();
  await reach(tab, '/places?attr=diet:vegan');
  const vegan = await seeList(tab, 'attr=diet:vegan');
  await tab.getByRole('button', { name: 'Price', exact: true }).click();
  const cheap = tab.getByRole('menuitemcheckbox', { name: /^\$ *\d/ });
  const count = Number((await cheap.innerText()).replaceAll(/\D/g, ''));
  await cheap.click();
  await tab.keyboard.press('Escape');
  await reach(tab, '/places?price=1&attr=diet:vegan');
  expect(await seeList(tab, 'price=1&attr=diet:vegan')).toBe(count);
  expect(count).toBeLessThan(vegan);
  expect(await lookAtAll(tab)).toEqual([]);
  await tab.setViewportSize(DESKTOP);

  await tab.getByRole('button', { name: 'Filters (2)' }).click();
  await see(tab.getByRole('dialog', { name: 'Filters' }));
  expect(await lookAtOpen(tab)).toEqual([]);
  await tab.getByRole('dialog').getByRole('button', { name: 'Close filters' }).click();
  await active(tab).getByRole('button', { name: 'Clear all' }).click();
  await reach(tab, '/places');
  await gone(active(tab));
});

test('a visitor on a phone sees what was understood of a search, and what the address does not say', async () => {
  const tab = await visit('/places?search=pizza rome&price=9', { width: 390, height: 844, isTouch: true });
  await see(tab.getByRole('note').getByText('price=9'));
  await active(tab).getByRole('button', { name: '“rome” means Rome. Remove it from the search' }).tap();
  await reach(tab, '/places?search=pizza');
  await see(active(tab).getByRole('button', { name: /^“pizza” means Pizza/ }));
  await see(tab.getByRole('button', { name: /^Sort:/ }));

  await tab
    .getByRole('group', { name: 'Most used filters' })
    .getByRole('button', { name: /^Open now/ })
    .tap();
  await reach(tab, '/places?search=pizza&openAt=now');
  await tab.getByRole('button', { name: 'Filters (1)' }).tap();
  const sheet = tab.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Opening hours' }).getByRole('button', { name: 'Any time' }).tap();
  const { total } = await listPlaces('search=pizza&limit=1');
  await sheet.getByRole('button', { name: `Show ${inWords(total)} places` }).tap();
  await reach(tab, '/places?search=pizza');
});

test('a visitor without scripts searches from the home page and filters by links', async () => {
  const tab = await page({ hasNoScripts: true });
  await tab.goto('/');
  await tab.getByRole('main').getByRole('textbox', { name: 'Search for places and cities' }).fill('museum');
  await tab.keyboard.press('Enter');
  await tab.waitForURL(/\/places\?search=museum$/);
  await tab.getByRole('link', { name: 'Open now' }).filter({ visible: true }).first().click();
  await tab.waitForURL(/\/places\?search=museum&openAt=now$/);
  await tab.locator('summary').click();
  await tab.getByRole('link', { name: /^Free \(\d+\)$/ }).click();
  await tab.waitForURL(/price=free/);
  await tab.getByRole('link', { name: 'Remove the filter “Open now”' }).click();
  await tab.waitForURL(/\/places\?search=museum&price=free$/);
  const { total } = await listPlaces('search=museum&price=free&limit=1');
  await see(tab.getByRole('heading', { name: `${inWords(total)} places for “museum”` }));
});
