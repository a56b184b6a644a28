import type { Page } from 'playwright-core';
import { DESKTOP, isThorough, lookAt, lookAtAll, lookAtOpen, lookIn, PHONE } from './axe.js';
import { go } from './go.js';
import { failedRequests, findCity, findPlace, gone, heading, holdApi, resize, see, visit } from './steps.js';

jest.setTimeout(120_000);

/** Returns what axe finds in the overlay that `open` opens, and closes it with Escape. */
async function lookAtOpened(tab: Page, open: () => Promise<void>): Promise<string[]> {
  await open();
  const found = await lookAtOpen(tab);
  await tab.keyboard.press('Escape');
  await gone(tab.locator('.MuiModal-root'));
  return found;
}

test('home is accessible in light and dark, on phones and desktops, and with the theme menu open', async () => {
  const tab = await visit('/', PHONE);
  await see(heading(tab, /discover cities/));
  expect(await lookAtAll(tab, [PHONE, DESKTOP])).toEqual([]);
  const found = await lookAtOpened(tab, async () => {
    await tab.getByRole('button', { name: 'Theme' }).click();
    await see(tab.getByRole('menuitemradio', { name: 'Dark' }));
  });
  expect(found).toEqual([]);
});

test('lists, filters, empty results, a city and the privacy policy are accessible in light and dark', async () => {
  const jaipur = await findCity('Jaipur');
  const tab = await visit('/cities?country=India&featured=true');
  await see(heading(tab, /Explore Cities/));
  const found = await lookIn(tab, DESKTOP);
  const choice = await lookAtOpened(tab, async () => {
    await tab.getByRole('combobox', { name: /^Country:/ }).click();
    await see(tab.getByRole('option', { name: 'India' }));
  });
  found.push(...choice);
  await go(tab, '/places?category=museum&minRating=4&pincode=400001&sort=rating', heading(tab, /Discover Places/));
  found.push(...(await lookIn(tab, DESKTOP)));
  await go(tab, '/places?category=museum', tab.getByRole('heading', { level: 2, name: /page 1 of/ }));
  const order = await lookAtOpened(tab, async () => {
    await tab.getByRole('button', { name: /^Sort:/ }).click();
    await see(tab.getByRole('menuitemradio', { name: 'Newest' }));
  });
  await tab.getByRole('combobox', { name: 'City' }).fill('pr');
  await see(tab.getByRole('option', { name: /Prague/ }));
  found.push(...order, ...(await lookAtOpen(tab)));
  await tab.keyboard.press('Escape');
  await resize(tab, PHONE);
  const sheet = await lookAtOpened(tab, async () => {
    await tab.getByRole('button', { name: 'Filters (1)' }).click();
    await see(tab.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show \d+ places/ }));
  });
  await go(tab, '/places?search=qqzzxxqq', tab.getByText('No places found'));
  found.push(...sheet, ...(await lookIn(tab, PHONE)));
  await go(tab, `/cities/${jaipur._id}`, heading(tab, 'Jaipur'));
  found.push(...(await lookIn(tab, PHONE)));
  await go(tab, '/privacy', heading(tab, 'Privacy Policy'));
  found.push(...(await lookIn(tab, PHONE)));
  if (isThorough) {
    await go(tab, '/cities?search=qqzzxxqq', tab.getByText('No cities found'));
    found.push(...(await lookIn(tab, DESKTOP)));
    await go(tab, '/terms', heading(tab, 'Terms and Conditions'));
    found.push(...(await lookIn(tab, DESKTOP)));
  }
  expect(found).toEqual([]);
});

test('a place, its map popup, unknown pages, and loading and failed lists are accessible', async () => {
  const { _id } = await findPlace('British Museum');
  const tab = await visit(`/places/${_id}`, { ...PHONE, allow: [failedRequests] });
  await see(heading(tab, 'British Museum'));
  const found = await lookIn(tab, PHONE);
  await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await tab.getByRole('button', { name: 'British Museum' }).click();
  await see(tab.locator('.leaflet-popup'));
  // The action bar partly covers content that scrolls behind it; phone.test.ts measures the touch targets.
  found.push(...(await lookAt(tab, { where: 'phone', part: '.leaflet-container', except: ['target-size'] })));
  if (isThorough) {
    found.push(...(await lookAtAll(tab, [DESKTOP])));
    await go(tab, '/places/paris', heading(tab, 'Place Not Found'));
    found.push(...(await lookIn(tab, PHONE)));
    await go(tab, '/cities/paris', heading(tab, 'City Not Found'));
    found.push(...(await lookIn(tab, DESKTOP)));
  }
  await go(tab, '/nowhere', heading(tab, 'Page not found'));
  found.push(...(await lookIn(tab, DESKTOP)));

  const answer = await holdApi(tab);
  await tab.getByRole('banner').getByRole('link', { name: 'Places' }).click();
  await see(tab.getByRole('status', { name: 'Loading places' }));
  found.push(...(await lookIn(tab, DESKTOP)));
  answer((route) => route.fulfill({ status: 500, body: '' }));
  await see(tab.getByText('Error Loading Places'));
  expect([...found, ...(await lookIn(tab, PHONE))]).toEqual([]);
});
