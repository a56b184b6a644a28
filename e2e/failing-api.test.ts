import type { Page, Route } from 'playwright-core';
import { API, failedRequests, findPlace, gone, heading, holdApi, see, visit } from './steps.js';

const refuse = (route: Route): Promise<void> => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' });
const lose = (route: Route): Promise<void> => route.abort('connectionreset');

/** The ways from a page that is there to a list that is not, and what is said of it. */
const LISTS: { list: string; from: string; go: (tab: Page) => Promise<void>; words: string; waiting: string; then: string }[] = [
  {
    list: 'the home page',
    from: '/terms',
    go: (tab) => tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click(),
    words: 'Error Loading Cities',
    waiting: 'Loading cities',
    then: 'View All Cities',
  },
  {
    list: 'the list of cities',
    from: '/terms',
    go: (tab) => tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cities' }).click(),
    words: 'Error Loading Cities',
    waiting: 'Loading cities',
    then: 'Mumbai',
  },
  {
    list: 'the list of places',
    from: '/terms',
    go: (tab) => tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }).click(),
    words: 'Error Loading Places',
    waiting: 'Loading places',
    then: 'Go to page 2',
  },
  {
    list: 'a city',
    from: '/',
    go: (tab) => tab.getByRole('link', { name: 'Mumbai', exact: true }).click(),
    words: 'Error Loading City',
    waiting: 'Loading city',
    then: 'View All Places',
  },
  {
    list: 'a place',
    from: '/places?search=gateway of india',
    go: (tab) => tab.getByRole('link', { name: 'Gateway of India', exact: true }).click(),
    words: 'Error Loading Place',
    waiting: 'Loading place',
    then: 'Directions',
  },
];

describe.each(LISTS)('$list', ({ list, from, go, words, waiting, then }) => {
  const ways = [['refuses', refuse] as const, ...(list === 'the list of places' ? [['gets lost', lose] as const] : [])];

  test.each(ways)('when the API %s, a visitor reads why and tries again', async (_how, fail) => {
    const tab = await visit(from, { allow: [failedRequests] });
    await tab.route(API, fail);
    await go(tab);
    const alert = tab.getByRole('alert').filter({ hasText: words });
    await see(alert.getByText(words, { exact: true }));
    await see(alert.getByText('Please try again later.'));
    await see(alert.getByText(fail === lose ? 'The server cannot be reached. Check your connection.' : 'The server answered with status 500.'));
    expect(await tab.getByRole('heading', { level: 1 }).count()).toBe(1);
    await tab.unroute(API);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await see(tab.getByRole('link', { name: then, exact: true }));
    await gone(alert);
  });

  test('while the API does not answer, a visitor sees that it loads', async () => {
    const tab = await visit(from);
    const answer = await holdApi(tab);
    await go(tab);
    await see(tab.getByRole('status', { name: waiting }).or(tab.getByRole('progressbar', { name: waiting })));
    answer((route) => route.continue());
    await see(tab.getByRole('link', { name: then, exact: true }));
  });
});

test('a visitor whose statistics cannot be loaded reads that they are unavailable', async () => {
  const tab = await visit('/terms', { allow: [failedRequests] });
  await tab.route(API, refuse);
  await tab.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await see(tab.getByText('Statistics unavailable'));
  await see(tab.getByRole('heading', { name: 'How It Works' }));
});

test('six skeletons of cards stand for the places that are on their way', async () => {
  const tab = await visit('/terms', { allow: [failedRequests] });
  const answer = await holdApi(tab);
  await tab.getByRole('banner').getByRole('link', { name: 'Places' }).click();
  const skeletons = tab.getByRole('status', { name: 'Loading places' });
  await see(skeletons);
  expect(await skeletons.locator('li').count()).toBe(6);
  answer(refuse);
  await see(tab.getByText('Error Loading Places'));
});

test('a visitor whose reviews cannot be loaded reads why, keeps the place, and tries again', async () => {
  const { _id } = await findPlace('British Museum');
  const tab = await visit(`/places/${_id}`, { allow: [failedRequests] });
  await see(heading(tab, 'British Museum'));
  await tab.route(API, refuse);
  await tab.getByRole('button', { name: /^4 stars/ }).click();
  await see(tab.getByText('Error loading reviews'));
  await see(heading(tab, 'British Museum'));
  await tab.unroute(API);
  await tab.getByRole('button', { name: 'Try again' }).click();
  await see(tab.getByText(/reviews with 4 stars$/));
});

test('a visitor whose next filter fails sees the error instead of an old list, and the filter stays', async () => {
  const tab = await visit('/places', { allow: [failedRequests] });
  await tab.route(API, refuse);
  await tab.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Restaurant' }).click();
  await see(tab.getByText('Error Loading Places'));
  expect(await tab.getByRole('article').count()).toBe(0);
  await see(tab.getByRole('button', { name: 'Restaurant', pressed: true }));
  await tab.unroute(API);
  // The map beside the list has its own.
  await tab.getByRole('button', { name: 'Try again' }).first().click();
  await see(tab.getByRole('article'));
});

test('a visitor whose answer is cut off reads that it cannot be read', async () => {
  const tab = await visit('/terms');
  await tab.route(API, (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"cities' }));
  await tab.getByRole('banner').getByRole('link', { name: 'Cities' }).click();
  await see(tab.getByText('The server sent an answer that cannot be read.'));
});

test('a visitor whose screen cannot be fetched is offered to reload', async () => {
  const tab = await visit('/terms', { allow: [failedRequests, /dynamically imported module/] });
  await tab.route('**/assets/CitiesScreen-*.js', (route) => route.abort());
  await tab.getByRole('banner').getByRole('link', { name: 'Cities' }).click();
  await see(heading(tab, 'Unexpected Application Error!'));
  await see(tab.getByText('This page could not be loaded. Reload it to get the newest version.'));
  await tab.unroute('**/assets/CitiesScreen-*.js');
  await tab.getByRole('button', { name: 'Reload the page' }).click();
  await see(heading(tab, 'Explore Cities'));
});
