import type { Page } from 'playwright-core';
import { DESKTOP, lookAt, lookAtAll, lookAtOpen, PHONE } from './axe.js';
import { failedRequests, findCity, findPlace, heading, holdApi, resize, see, visit } from './steps.js';

jest.setTimeout(90_000);

const ROUTES: [name: string, address: () => Promise<string>, title: RegExp][] = [
  ['home', async () => '/', /discover cities/],
  ['cities', async () => '/cities?country=India', /Explore Cities/],
  ['cities without a result', async () => '/cities?search=qqzzxxqq', /Explore Cities/],
  ['city', async () => `/cities/${(await findCity('Jaipur'))._id}`, /Jaipur/],
  ['unknown city', async () => '/cities/paris', /City Not Found/],
  ['places', async () => '/places', /Discover Places/],
  ['places filtered', async () => '/places?category=museum&minRating=4&pincode=400001&sort=rating', /Discover Places/],
  ['places without a result', async () => '/places?search=qqzzxxqq', /Discover Places/],
  ['place', async () => `/places/${(await findPlace('British Museum'))._id}`, /British Museum/],
  ['unknown place', async () => '/places/paris', /Place Not Found/],
  ['privacy', async () => '/privacy', /Privacy Policy/],
  ['terms', async () => '/terms', /Terms and Conditions/],
  ['unknown page', async () => '/nowhere', /Page not found/],
];

test.each(ROUTES)('%s is accessible to everyone, light and dark, on phones and desktops', async (_name, address, title) => {
  const tab = await visit(await address(), { allow: [failedRequests] });
  await see(heading(tab, title));
  expect(await lookAtAll(tab)).toEqual([]);
});

test('the map of a place is accessible, with its balloon open', async () => {
  const { _id } = await findPlace('British Museum');
  const tab = await visit(`/places/${_id}`);
  await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await tab.getByRole('button', { name: 'British Museum' }).click();
  await see(tab.locator('.leaflet-popup'));
  const found = await lookAtAll(tab, [DESKTOP]);
  await resize(tab, PHONE);
  // The bar of actions covers a part of whatever scrolls past behind it; phone.test.ts measures what thumbs press.
  expect([...found, ...(await lookAt(tab, { where: 'phone', except: ['target-size'] }))]).toEqual([]);
});

test('a list that failed, and one on its way, are accessible', async () => {
  const tab = await visit('/terms', { allow: [failedRequests] });
  const answer = await holdApi(tab);
  await tab.getByRole('banner').getByRole('link', { name: 'Places' }).click();
  await see(tab.getByRole('status', { name: 'Loading places' }));
  const found = await lookAtAll(tab);
  await resize(tab, DESKTOP);
  answer((route) => route.fulfill({ status: 500, body: '' }));
  await see(tab.getByText('Error Loading Places'));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});

/** What can be open over a page, and how it is opened. */
const OPEN: [name: string, address: string, size: { width: number; height: number }, open: (tab: Page) => Promise<void>][] = [
  [
    'the menu of phones',
    '/cities?search=qqzzxxqq',
    PHONE,
    async (tab) => {
      await tab.getByRole('button', { name: 'Menu', exact: true }).click();
      await see(tab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Terms' }));
    },
  ],
  [
    'the sheet of filters',
    '/places?category=museum',
    PHONE,
    async (tab) => {
      await tab.getByRole('button', { name: 'Filters (1)' }).click();
      await see(tab.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show \d+ places/ }));
    },
  ],
  [
    'the choice of the theme',
    '/terms',
    DESKTOP,
    async (tab) => {
      await tab.getByRole('button', { name: 'Theme' }).click();
      await see(tab.getByRole('menuitemradio', { name: 'Dark' }));
    },
  ],
  [
    'the choice of the theme over the slideshow',
    '/',
    DESKTOP,
    async (tab) => {
      await tab.getByRole('button', { name: 'Theme' }).click();
      await see(tab.getByRole('menuitemradio', { name: 'Dark' }));
    },
  ],
  [
    'the choice of the order',
    '/places?category=museum',
    DESKTOP,
    async (tab) => {
      await tab.getByRole('button', { name: /^Sort:/ }).click();
      await see(tab.getByRole('menuitemradio', { name: 'Newest' }));
    },
  ],
  [
    'the choice of the city',
    '/places?category=museum',
    DESKTOP,
    async (tab) => {
      await tab.getByRole('combobox', { name: 'City' }).fill('pr');
      await see(tab.getByRole('option', { name: /Prague/ }));
    },
  ],
  [
    'the choice of the country',
    '/cities?featured=true',
    DESKTOP,
    async (tab) => {
      await tab.getByRole('combobox', { name: /^Country:/ }).click();
      await see(tab.getByRole('option', { name: 'India' }));
    },
  ],
];

test.each(OPEN)('%s is accessible while it is open, light and dark', async (_name, address, size, open) => {
  const tab = await visit(address, size);
  await open(tab);
  expect(await lookAtOpen(tab)).toEqual([]);
});
