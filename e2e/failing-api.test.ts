import type { Page, Route } from 'playwright-core';
import { API, failedRequests, gone, heading, holdApi, see, visit } from './steps.js';

const refuse = (route: Route): Promise<void> => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' });
const lose = (route: Route): Promise<void> => route.abort('connectionreset');
const cutOff = (route: Route): Promise<void> => route.fulfill({ contentType: 'application/json', body: '{"data":{"city' });

const REFUSED = 'The server answered with status 500.';
const LOST = 'The server cannot be reached. Check your connection.';
const UNREADABLE = 'The server sent an answer that cannot be read.';

const goMain = (tab: Page, name: string): Promise<void> => tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const follow = (tab: Page, name: string): Promise<void> => tab.getByRole('link', { name, exact: true }).click();

interface Step {
  go: (tab: Page) => Promise<void>;
  /** Name of the loading indicator. */
  waiting: string;
  fail: (route: Route) => Promise<void>;
  /** Error message. */
  words: string;
  why: string;
  /** Link that the screen shows once it has loaded. */
  then: string;
}

/** Steps from screen to screen, each with a failing request. */
const STEPS: Step[] = [
  { go: (tab) => goMain(tab, 'Home'), waiting: 'Loading cities', fail: refuse, words: 'Error Loading Cities', why: REFUSED, then: 'Mumbai' },
  { go: (tab) => goMain(tab, 'Cities'), waiting: 'Loading cities', fail: lose, words: 'Error Loading Cities', why: LOST, then: 'Mumbai' },
  { go: (tab) => follow(tab, 'Mumbai'), waiting: 'Loading city', fail: cutOff, words: 'Error Loading City', why: UNREADABLE, then: 'View All Places' },
  { go: (tab) => follow(tab, 'View All Places'), waiting: 'Loading places', fail: refuse, words: 'Error Loading Places', why: REFUSED, then: 'Go to page 2' },
  {
    go: (tab) => tab.getByRole('article').first().getByRole('heading').getByRole('link').click(),
    waiting: 'Loading place',
    fail: lose,
    words: 'Error Loading Place',
    why: LOST,
    then: 'Directions',
  },
];

test('a visitor sees loading and errors of a failing API on each screen, retries and continues', async () => {
  const tab = await visit('/terms', { allow: [failedRequests] });
  for (const { go, waiting, fail, words, why, then } of STEPS) {
    const answer = await holdApi(tab);
    await go(tab);
    await see(tab.getByRole('status', { name: waiting }).or(tab.getByRole('progressbar', { name: waiting })));
    answer(fail);
    const alert = tab.getByRole('alert').filter({ hasText: words });
    await see(alert.getByText(words, { exact: true }));
    await see(alert.getByText(why));
    expect(await tab.getByRole('heading', { level: 1 }).count()).toBe(1);
    await tab.unroute(API);
    await alert.getByRole('button', { name: 'Try again' }).click();
    // A link under the pointer would be prefetched, and its request could not fail in the next step.
    await tab.mouse.move(0, 0);
    await see(tab.getByRole('link', { name: then, exact: true }));
    await gone(alert);
  }

  const title = await heading(tab, /./).innerText();
  await tab.route(API, refuse);
  await tab.getByRole('button', { name: /^4 stars/ }).click();
  await see(tab.getByText('Error loading reviews'));
  await see(heading(tab, title));
  await tab.unroute(API);
  await tab.getByRole('button', { name: 'Try again' }).click();
  await see(tab.getByText(/reviews? with 4 stars$/));
});

test('a visitor whose screen code fails to load gets a reload button', async () => {
  const tab = await visit('/terms', { allow: [failedRequests, /dynamically imported module/] });
  await tab.route('**/assets/CitiesScreen-*.js', (route) => route.abort());
  await tab.getByRole('banner').getByRole('link', { name: 'Cities' }).click();
  await see(heading(tab, 'Unexpected Application Error!'));
  await see(tab.getByText('This page could not be loaded. Reload it to get the newest version.'));
  await tab.unroute('**/assets/CitiesScreen-*.js');
  await tab.getByRole('button', { name: 'Reload the page' }).click();
  await see(heading(tab, 'Explore Cities'));
});
