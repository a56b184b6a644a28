import type { Page, Response } from 'playwright-core';
import { failedRequests, findPlace, heading, reach, see } from './steps.js';
import { page } from './support/browser.js';

const NOBODY = '018cc251-0000-7000-8000-000000000000';

async function open(path: string): Promise<{ tab: Page; response: Response | null }> {
  const tab = await page({ allow: [failedRequests] });
  const response = await tab.goto(path);
  return { tab, response };
}

test.each([
  ['an unknown id', NOBODY],
  ['something that is no id', 'paris'],
  ['blanks', '%20'],
  ['an escaped percent sign', '%25'],
  ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['a very long id', 'x'.repeat(3000)],
])('a visitor of a city or place with %s is told that there is none, with a way back', async (_what, id) => {
  const city = await open(`/cities/${id}`);
  expect(city.response?.status()).toBe(404);
  await see(heading(city.tab, 'City Not Found'));
  await see(city.tab.getByText("The city you're looking for doesn't exist."));
  await city.tab.getByRole('main').getByRole('link', { name: 'Explore Cities' }).click();
  await reach(city.tab, '/cities');
  await see(city.tab.getByRole('article'));

  const place = await open(`/places/${id}`);
  expect(place.response?.status()).toBe(404);
  await see(heading(place.tab, 'Place Not Found'));
  await see(place.tab.getByText("The place you're looking for doesn't exist."));
  await place.tab.getByRole('main').getByRole('link', { name: 'Browse Places' }).click();
  await reach(place.tab, '/places');
  await see(place.tab.getByRole('article'));
});

test.each(['/nowhere', '/cities/a/b', '/Cities2', '/admin.php', '/%', '/places/%', '/cities/%E0%A4%A', '/%00'])(
  'a visitor of %s, which leads nowhere, is told so, with a way back',
  async (path) => {
    const { tab, response } = await open(path);
    expect(response?.status()).toBe(404);
    await see(tab.getByRole('heading', { level: 1, name: /not found/i }));
    expect(await tab.title()).toMatch(/not found · CityPins$/i);
    await tab.getByRole('banner').getByRole('link', { name: /CityPins/ }).click();
    await reach(tab, '/');
    await see(tab.getByRole('heading', { name: 'Popular Cities' }));
  },
);

test('a visitor who follows a link to nowhere gets home by the button', async () => {
  const { tab } = await open('/nowhere');
  await see(heading(tab, 'Page not found'));
  await tab.getByRole('link', { name: 'Go to the home page' }).click();
  await reach(tab, '/');
});

test.each([
  ['words without end', `/places?search=${'x'.repeat(6000)}`, 'No places found'],
  ['an unknown category', '/places?category=volcano', 'No places found'],
  ['a city that is no id', '/places?city=paris', 'No places found'],
  ['an unknown city', `/places?city=${NOBODY}`, 'No places found'],
  ['a strange pincode', '/places?pincode=%27%3B--', 'No places found'],
  ['an unknown country', '/cities?country=Atlantis', 'No cities found'],
  ['only signs', '/cities?search=%25%25%25', 'No cities found'],
])('a visitor of a list with %s in the address finds nothing and can take it back', async (_what, address, words) => {
  const { tab, response } = await open(address);
  expect(response?.status()).toBe(200);
  await see(tab.getByText(words));
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await see(tab.getByRole('article'));
});

test.each([
  '/places?page=99999999999999999999',
  '/places?page=-1&minRating=99&sort=nothing',
  '/places?page=1e9&minRating=NaN',
  '/places?search=%00',
  '/places?search[]=a&category[x]=b',
  '/cities?page=0&featured=maybe',
  '/cities?search=%20%20',
  '/places?search=%',
])('a visitor of %s gets a list all the same', async (address) => {
  const { tab, response } = await open(address);
  expect(response?.status()).toBe(200);
  await see(tab.getByRole('article').or(tab.getByRole('button', { name: 'Clear filters' })));
});

test('a visitor of a place with nonsense in its address sees the place', async () => {
  const { _id } = await findPlace('Gateway of India');
  const { tab, response } = await open(`/places/${_id}?rating=9&reviews=best&reviewPage=-3#nothing`);
  expect(response?.status()).toBe(200);
  await see(heading(tab, 'Gateway of India'));
  await see(tab.getByText(/^1–10 of \d+ reviews$/));
});
