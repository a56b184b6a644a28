import type { Page, Response } from 'playwright-core';
import { failedRequests, findPlace, heading, reach, see } from './steps.js';
import { page } from './support/browser.js';

const NOBODY = '018cc251-0000-7000-8000-000000000000';

async function open(path: string, known?: Page): Promise<{ tab: Page; response: Response | null }> {
  // The router's own line about an address that it cannot decode is not about us.
  const tab = known ?? (await page({ allow: [failedRequests, /URL path .* could not be decoded/] }));
  const response = await tab.goto(path);
  return { tab, response };
}

const IDS: [what: string, id: string][] = [
  ['unknown', NOBODY],
  ['not an id', 'paris'],
  ['blank', '%20'],
  ['a percent sign', '%25'],
  ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['very long', 'x'.repeat(3000)],
];

test.each([
  ['city', '/cities', 'City Not Found', "The city you're looking for doesn't exist.", 'Explore Cities'],
  ['place', '/places', 'Place Not Found', "The place you're looking for doesn't exist.", 'Browse Places'],
])('a visitor of a %s that does not exist is told so, with a way back', async (_what, list, title, words, back) => {
  const { tab } = await open('/terms');
  for (const [what, id] of IDS) {
    const { response } = await open(`${list}/${id}`, tab);
    expect({ what, status: response?.status() }).toEqual({ what, status: 404 });
    await see(heading(tab, title));
    await see(tab.getByText(words));
  }
  await tab.getByRole('main').getByRole('link', { name: back }).click();
  await reach(tab, list);
  await see(tab.getByRole('article'));
});

test.each([
  ['leads nowhere', ['/nowhere', '/cities/a/b', '/Cities2', '/admin.php', '/%00']],
  ['is malformed', ['/%', '/places/%', '/cities/%E0%A4%A']],
])('a visitor of an address that %s is told so, with a way home', async (_what, addresses) => {
  const { tab } = await open('/terms');
  for (const address of addresses) {
    const { response } = await open(address, tab);
    expect({ address, status: response?.status(), type: response?.headers()['content-type'] }).toMatchObject({
      address,
      status: 404,
      type: expect.stringMatching('text/html') as string,
    });
    await see(tab.getByRole('heading', { level: 1, name: /not found/i }));
    expect(await tab.title()).toMatch(/not found · CityPins$/i);
  }
  await tab
    .getByRole('banner')
    .getByRole('link', { name: /CityPins/ })
    .click();
  await reach(tab, '/');
  await see(tab.getByRole('heading', { name: 'Popular Cities' }));
});

test('a visitor who follows a link to nowhere gets home by the button', async () => {
  const { tab } = await open('/nowhere');
  await see(heading(tab, 'Page not found'));
  await tab.getByRole('link', { name: 'Go to the home page' }).click();
  await reach(tab, '/');
});

test('a visitor of a list that nothing can be on finds nothing and can take it back', async () => {
  const { tab } = await open('/terms');
  for (const [address, words] of [
    [`/places?search=${'qz'.repeat(3000)}`, 'No places found'],
    ['/places?category=volcano', 'No places found'],
    ['/places?city=paris', 'No places found'],
    [`/places?city=${NOBODY}`, 'No places found'],
    ['/places?pincode=%27%3B--', 'No places found'],
    ['/places?search=%', 'No places found'],
    ['/cities?country=Atlantis', 'No cities found'],
    ['/cities?search=%25%25%25', 'No cities found'],
  ] as const) {
    const { response } = await open(address, tab);
    expect({ address, status: response?.status() }).toEqual({ address, status: 200 });
    await see(tab.getByText(words));
    await tab.getByRole('button', { name: 'Clear filters' }).click();
    await see(tab.getByRole('article'));
  }
}, 90_000);

test('a visitor of a list with nonsense in its address gets a list all the same', async () => {
  const { tab } = await open('/terms');
  for (const address of [
    '/places?page=99999999999999999999',
    '/places?page=-1&minRating=99&sort=nothing',
    '/places?page=1e9&minRating=NaN',
    '/places?search=%00',
    '/places?search[]=a&category[x]=b',
    '/cities?page=0&featured=maybe',
    '/cities?search=%20%20',
  ]) {
    const { response } = await open(address, tab);
    expect({ address, status: response?.status() }).toEqual({ address, status: 200 });
    await see(tab.getByRole('article'));
  }
}, 90_000);

test('a visitor of a place with nonsense in its address sees the place', async () => {
  const { _id } = await findPlace('Gateway of India');
  const { tab, response } = await open(`/places/${_id}?rating=9&reviews=best&reviewPage=-3#nothing`);
  expect(response?.status()).toBe(200);
  await see(heading(tab, 'Gateway of India'));
  await see(tab.getByText(/^1–10 of \d+ reviews$/));
});
