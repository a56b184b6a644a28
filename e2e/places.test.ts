import type { Page } from 'playwright-core';
import { cardNames, findCity, findPlace, gone, heading, listPlaces, reach, see, visit } from './steps.js';
import { standIn } from './support/browser.js';

const SIZE = 18;
const list = (tab: Page) => tab.getByRole('main').getByRole('list', { name: 'Places' });

/** Waits until the list is the one that the API answers to the same question. */
async function seeList(tab: Page, query: string): Promise<void> {
  const { places, total, pagination } = await listPlaces(`${query}&limit=${SIZE}`);
  const page = pagination.pages > 1 ? `, page ${pagination.current} of ${pagination.pages}` : '';
  await see(tab.getByRole('heading', { level: 2, name: new RegExp(`^${total.toLocaleString('en-US')} places?.*${page}$`) }));
  await see(list(tab).getByRole('link', { name: places[0]?.name ?? '', exact: true }));
  await gone(tab.locator('[aria-busy=true]'));
  expect(await cardNames(list(tab))).toEqual(places.map((place) => place.name));
}

test('a visitor narrows the list by category, city and rating, orders it, and finds all of it in the address', async () => {
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
  expect(await tab.getByRole('menuitemradio').allInnerTexts()).toEqual(['Any', '4+ Stars', '3+ Stars', '2+ Stars', '1+ Stars']);
  await tab.getByRole('menuitemradio', { name: '4+ Stars' }).click();
  await reach(tab, `/places?category=restaurant&city=${mumbai}&minRating=4`);
  await seeList(tab, `category=restaurant&city=${mumbai}&minRating=4`);

  await tab.getByRole('button', { name: 'Clear all' }).click();
  await reach(tab, '/places');
  await tab.getByRole('button', { name: /^Sort:/ }).click();
  await tab.getByRole('menuitemradio', { name: 'Most reviewed' }).click();
  await reach(tab, '/places?sort=reviews');
  await seeList(tab, 'sort=reviews');
});

test('a visitor picks a category that has no chip of its own', async () => {
  const tab = await visit('/places');
  await tab.getByRole('button', { name: 'More', exact: true }).click();
  await tab.getByRole('menuitemradio', { name: 'Beach' }).click();
  await reach(tab, '/places?category=beach');
  await seeList(tab, 'category=beach');
  await tab.getByRole('button', { name: 'Beach', pressed: true }).click();
  await reach(tab, '/places');
});

test('a visitor finds the places of a pincode', async () => {
  const tab = await visit('/places');
  await tab.getByRole('textbox', { name: 'Pincode' }).fill('400001');
  await reach(tab, '/places?pincode=400001');
  await seeList(tab, 'pincode=400001');
  await see(tab.getByRole('link', { name: 'Gateway of India', exact: true }));
});

test('a visitor turns the pages, goes back, and shares the address of what they see', async () => {
  const tab = await visit('/places?category=museum');
  await tab.getByRole('link', { name: 'Go to page 2' }).click();
  await reach(tab, '/places?category=museum&page=2');
  await seeList(tab, 'category=museum&page=2');
  const names = await cardNames(list(tab));
  const shared = tab.url();

  const friend = await visit(shared);
  await seeList(friend, 'category=museum&page=2');
  expect(await cardNames(list(friend))).toEqual(names);
  await see(friend.getByRole('navigation', { name: 'Result pages' }).locator('[aria-current=page]').getByText('2'));

  await tab.goBack();
  await reach(tab, '/places?category=museum');
  await seeList(tab, 'category=museum');
});

test('a visitor who turned the page looks at its top, and on the way back from a place is where they were', async () => {
  const tab = await visit('/places');
  const second = tab.getByRole('link', { name: 'Go to page 2' });
  await second.click();
  await seeList(tab, 'page=2');
  await tab.waitForFunction(() => window.scrollY < 400);
  const [, , , , , , sixth = ''] = await cardNames(list(tab));
  const card = list(tab).getByRole('link', { name: sixth, exact: true });
  await card.scrollIntoViewIfNeeded();
  const before = await tab.evaluate(() => window.scrollY);
  await card.click();
  await see(heading(tab, sixth));
  await tab.goBack();
  await reach(tab, '/places?page=2');
  await tab.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
});

test('a visitor changes a filter on a later page and starts at the first again', async () => {
  const tab = await visit('/places?page=3');
  await tab.getByRole('button', { name: 'Rating', exact: true }).click();
  await tab.getByRole('menuitemradio', { name: '4+ Stars' }).click();
  await reach(tab, '/places?minRating=4');
  await seeList(tab, 'minRating=4');
});

test('a visitor opens a place on an external map in a new tab and stays on the list', async () => {
  const { coordinates } = await findPlace('Gateway of India');
  const tab = await visit('/places?search=gateway of india');
  await standIn(tab, 'https://www.google.com/');
  const opened = tab.context().waitForEvent('page');
  await tab.getByRole('link', { name: 'Open Gateway of India in Google Maps (opens in a new tab)' }).click();
  await (await opened).waitForURL(`https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`);
  expect(new URL(tab.url()).pathname).toBe('/places');
});

test('a visitor with a phone sets the filters in a sheet that says how many places they leave', async () => {
  const { total } = await listPlaces('category=museum&minRating=4');
  const tab = await visit('/places', { width: 360, height: 740, isTouch: true });
  await tab.getByRole('button', { name: 'Filters' }).tap();
  const sheet = tab.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Museum' }).tap();
  await sheet.getByRole('group', { name: 'Minimum rating' }).getByRole('button', { name: '4+ Stars' }).tap();
  await sheet.getByRole('button', { name: `Show ${total} places` }).tap();
  await gone(sheet);
  await reach(tab, '/places?category=museum&minRating=4');
  await seeList(tab, 'category=museum&minRating=4');
  await see(tab.getByRole('button', { name: 'Filters (2)' }));
});
