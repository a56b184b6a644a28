import type { Page } from 'playwright-core';
import { cardNames, failedRequests, findPlace, gone, heading, listPlaces, reach, see, visit } from './steps.js';
import { page } from './support/browser.js';
import { translate } from './translate.js';

/** Checks that the cards show the places of the API. A translator can have changed the case of the names. */
async function seeCards(tab: Page, query: string): Promise<void> {
  const { places, total } = await listPlaces(`${query}&limit=18`);
  await see(tab.getByRole('heading', { level: 2, name: new RegExp(`^${total.toLocaleString('en-US')} places?`, 'i') }));
  await see(
    tab
      .getByRole('main')
      .getByRole('link', { name: places[0]?.name ?? '' })
      .first(),
  );
  const names = await cardNames(tab.getByRole('main').getByRole('list', { name: 'Places' }));
  expect(names.map((name) => name.toUpperCase())).toEqual(places.map(({ name }) => name.toUpperCase()));
}

test('a user whose browser translates pages filters places, and sees the right results', async () => {
  const tab = await visit('/places');
  const isOn = (address: string) => reach(tab, address);
  await translate(tab);
  await tab.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Restaurant' }).click();
  await isOn('/places?category=restaurant');
  await seeCards(tab, 'category=restaurant');
  await translate(tab);
  await tab.getByRole('button', { name: /^rating$/i }).click();
  await translate(tab);
  await tab.getByRole('menuitemradio', { name: '4+ Stars' }).click();
  await isOn('/places?category=restaurant&minRating=4');
  await seeCards(tab, 'category=restaurant&minRating=4');
  await translate(tab);
  await tab.getByRole('button', { name: 'Clear all' }).click();
  await isOn('/places');
  await translate(tab);
  await tab.getByRole('button', { name: /^filters$/i }).click();
  const filters = tab.getByRole('dialog', { name: 'Filters' });
  await see(filters);
  await translate(tab);
  await filters.getByRole('textbox', { name: 'Pincode' }).fill('400001');
  await isOn('/places?pincode=400001');
  await filters.getByRole('button', { name: 'Close filters' }).click();
  await gone(filters);
  await seeCards(tab, 'pincode=400001');
});

test('a user whose browser translates pages navigates, filters reviews, and reads a sign-in error', async () => {
  const { _id, name } = await findPlace('Gateway of India');
  const tab = await visit('/', { allow: [failedRequests] });
  await translate(tab);
  await tab.getByRole('banner').getByRole('link', { name: 'Cities' }).click();
  await see(tab.getByPlaceholder('Search cities...'));
  await translate(tab);
  await tab.getByPlaceholder('Search cities...').fill('pune');
  await reach(tab, '/cities?search=pune');
  await see(tab.getByRole('main').getByRole('link', { name: 'Pune' }).first());
  await translate(tab);

  await tab.goto(`/places/${_id}`);
  await see(heading(tab, name));
  await translate(tab);
  await tab
    .getByRole('group', { name: 'Filter reviews by stars' })
    .getByRole('button', { name: /^5 stars/i })
    .click();
  await see(
    tab
      .getByRole('article', { name: /^Review by/ })
      .getByText('Rated 5 out of 5')
      .first(),
  );
  await translate(tab);
  await tab.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await translate(tab);
  await tab.getByLabel(/^email address$/i).fill('nobody@example.org');
  await tab.getByLabel(/^password$/i).fill('not a password');
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await see(tab.getByText('Invalid email or password'));
});

test.each([
  ['with POSIX language names', { languages: ['en-US@posix', 'C'], zone: undefined }],
  ['without language and time zone', { languages: ['*', ''], zone: 'Etc/Unknown' }],
])('a browser %s shows every page', async (_what, { languages, zone }) => {
  const tab = await page();
  await tab.addInitScript(
    ([tags, timeZone]) => {
      Object.defineProperty(navigator, 'languages', { get: () => tags });
      Object.defineProperty(navigator, 'language', { get: () => tags[0] });
      if (timeZone === undefined) return;
      const resolvedOptions = Reflect.get<Intl.DateTimeFormat, 'resolvedOptions'>(Intl.DateTimeFormat.prototype, 'resolvedOptions');
      Intl.DateTimeFormat.prototype.resolvedOptions = function odd() {
        return { ...resolvedOptions.call(this), timeZone };
      };
    },
    [languages, zone] as const,
  );
  await tab.goto('/places?near=19.076%2C72.877&sort=nearest');
  await seeCards(tab, 'near=19.076,72.877&sort=nearest');
  const { _id, name } = await findPlace('Gateway of India');
  await tab.goto(`/places/${_id}`);
  await see(heading(tab, name));
  await see(tab.getByRole('article', { name: /^Review by/ }).first());
  await tab.goto('/cities');
  await see(tab.getByPlaceholder('Search cities...'));
});
