import type { Page } from 'playwright-core';
import { failedRequests, findPlace, heading, reach, see, visit } from './steps.js';

const NOBODY = '018cc251-0000-7000-8000-000000000000';

const main = (tab: Page) => tab.getByRole('main');

/** Opens an address, and returns the HTTP status. */
const statusOf = async (tab: Page, address: string): Promise<number | undefined> => (await tab.goto(address))?.status();

test('a visitor of an unknown or malformed address sees a not-found page with a way back', async () => {
  // The router warns about an address that it cannot decode, as expected.
  const tab = await visit('/terms', { allow: [failedRequests, /URL path .* could not be decoded/] });
  expect(await statusOf(tab, `/cities/${NOBODY}`)).toBe(404);
  await see(heading(tab, 'City Not Found'));
  await see(tab.getByText("The city you're looking for doesn't exist."));
  await main(tab).getByRole('link', { name: 'Explore Cities' }).click();
  await reach(tab, '/cities');
  await see(tab.getByRole('article'));

  expect(await statusOf(tab, '/places/%')).toBe(404);
  await see(heading(tab, 'Place Not Found'));
  await see(tab.getByText("The place you're looking for doesn't exist."));
  await main(tab).getByRole('link', { name: 'Browse Places' }).click();
  await reach(tab, '/places');
  await see(tab.getByRole('article'));

  expect(await statusOf(tab, '/%')).toBe(404);
  await see(heading(tab, 'Page not found'));
  expect(await tab.title()).toBe('Page not found · CityPins');
  await tab.getByRole('link', { name: 'Go to the home page' }).click();
  await reach(tab, '/');
  await see(tab.getByRole('heading', { name: 'Popular Cities' }));
});

test('a visitor of an address with invalid parameters sees the list or place, or can clear the filters', async () => {
  const { _id } = await findPlace('Gateway of India');
  const tab = await visit('/places?search[]=a&page=99999999999999999999&minRating=NaN&sort=nothing');
  await see(tab.getByRole('article'));
  expect(await statusOf(tab, '/places?category=volcano&city=paris&search=%25')).toBe(200);
  await see(tab.getByText('No places found'));
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await see(tab.getByRole('article'));
  expect(await statusOf(tab, `/places/${_id}?rating=9&reviews=best&reviewPage=-3#nothing`)).toBe(200);
  await see(heading(tab, 'Gateway of India'));
  await see(tab.getByText(/^1–10 of \d+ reviews$/));
});
