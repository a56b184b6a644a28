import type { Page } from 'playwright-core';
import { cardNames, findCity, gone, heading, inWords, listPlaces, reach, see, visit } from './steps.js';

const SIZE = 18;
const list = (tab: Page) => tab.getByRole('main').getByRole('list', { name: 'Places' });

/** Waits until the list matches the API response to the same query. */
async function seeList(tab: Page, query: string): Promise<void> {
  const { places, total, pagination } = await listPlaces(`${query}&limit=${SIZE}`);
  const page = pagination.pages > 1 ? `, page ${pagination.current} of ${pagination.pages}` : '';
  await see(tab.getByRole('heading', { level: 2, name: new RegExp(`^${total.toLocaleString('en-US')} places?.*${page}$`) }));
  await see(list(tab).getByRole('link', { name: places[0]?.name ?? '', exact: true }));
  await gone(tab.locator('[aria-busy=true]'));
  expect(await cardNames(list(tab))).toEqual(places.map((place) => place.name));
}

test('a visitor filters by category, city, rating and pincode, and sorts; the address has all of it', async () => {
  const { _id: mumbai } = await findCity('Mumbai');
  const tab = await visit('/places');
  await see(tab.getByText('Find the best restaurants, attractions, and more'));
  await seeList(tab, '');

  await tab.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Restaurant' }).click();
  await reach(tab, '/places?category=restaurant');
  await seeList(tab, 'category=restaurant');

  await tab.getByRole('combobox', { name: 'City' }).fill('mumb');
  await tab.getByRole('option', { name: 'Mumbai, Maharashtra' }).click();
  await reach(tab, `/places?category=restaurant&city=${mumbai}`);
  await seeList(tab, `category=restaurant&city=${mumbai}`);
  await see(tab.getByRole('heading', { level: 2, name: /places? in Mumbai/ }));

  await tab.getByRole('button', { name: 'Rating', exact: true }).click();
  await tab.getByRole('menuitemradio', { name: '4+ Stars' }).click();
  await reach(tab, `/places?category=restaurant&city=${mumbai}&minRating=4`);
  await seeList(tab, `category=restaurant&city=${mumbai}&minRating=4`);

  await tab.getByRole('button', { name: 'Clear all' }).click();
  await reach(tab, '/places');
  await tab.getByRole('button', { name: /^Sort:/ }).click();
  await tab.getByRole('menuitemradio', { name: 'Most reviewed' }).click();
  await reach(tab, '/places?sort=reviews');
  await seeList(tab, 'sort=reviews');

  await tab.getByRole('button', { name: 'More', exact: true }).click();
  await tab.getByRole('menuitemcheckbox', { name: 'Beach' }).click();
  await tab.keyboard.press('Escape');
  await reach(tab, '/places?category=beach&sort=reviews');
  await seeList(tab, 'category=beach&sort=reviews');
  await tab.getByRole('button', { name: 'Beach', pressed: true }).click();
  await reach(tab, '/places?sort=reviews');
  await tab.getByRole('button', { name: 'Filters', exact: true }).click();
  await tab.getByRole('dialog', { name: 'Filters' }).getByRole('textbox', { name: 'Pincode' }).fill('400001');
  await reach(tab, '/places?pincode=400001&sort=reviews');
  await tab.getByRole('button', { name: /^Show \d+ places?$/ }).click();
  await gone(tab.getByRole('dialog'));
  await seeList(tab, 'pincode=400001&sort=reviews');
  await see(tab.getByRole('link', { name: 'Gateway of India', exact: true }));
});

test('a visitor opens a linked page of the list, pages, and Back restores the scroll position', async () => {
  const tab = await visit('/places?category=museum&page=2');
  await seeList(tab, 'category=museum&page=2');
  const numbers = tab.getByRole('navigation', { name: 'Result pages' });
  await see(numbers.locator('[aria-current=page]').getByText('2'));
  await numbers.getByRole('link', { name: 'Go to page 1' }).click();
  await reach(tab, '/places?category=museum');
  await seeList(tab, 'category=museum');
  await tab.waitForFunction(() => window.scrollY < 400);

  const [, , , , , , sixth = ''] = await cardNames(list(tab));
  const card = list(tab).getByRole('link', { name: sixth, exact: true });
  await card.scrollIntoViewIfNeeded();
  const before = await tab.evaluate(() => window.scrollY);
  await card.click();
  await see(heading(tab, sixth));
  await tab.goBack();
  await reach(tab, '/places?category=museum');
  await tab.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);

  await tab.goBack();
  await reach(tab, '/places?category=museum&page=2');
  await seeList(tab, 'category=museum&page=2');
  // Another filter starts at the first page again.
  await tab.getByRole('button', { name: 'Rating', exact: true }).click();
  await tab.getByRole('menuitemradio', { name: '4+ Stars' }).click();
  await reach(tab, '/places?category=museum&minRating=4');
  await seeList(tab, 'category=museum&minRating=4');
});

test('a visitor on a phone sets and clears filters in a sheet that shows the number of results', async () => {
  const [{ total: all }, { total }] = [await listPlaces('limit=1'), await listPlaces('category=museum&minRating=4')];
  const tab = await visit('/places?sort=newest', { width: 360, height: 740, isTouch: true });
  await tab.getByRole('button', { name: 'Filters' }).tap();
  const sheet = tab.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Museum' }).tap();
  await sheet.getByRole('group', { name: 'Minimum rating' }).getByRole('button', { name: '4+ Stars' }).tap();
  await sheet.getByRole('button', { name: `Show ${total} places` }).tap();
  await gone(sheet);
  await reach(tab, '/places?category=museum&minRating=4&sort=newest');
  await seeList(tab, 'category=museum&minRating=4&sort=newest');

  await tab.getByRole('button', { name: 'Filters (2)' }).tap();
  await sheet.getByRole('button', { name: 'Clear all' }).tap();
  await sheet.getByRole('button', { name: `Show ${inWords(all)} places` }).tap();
  await gone(sheet);
  await reach(tab, '/places?sort=newest');
});
