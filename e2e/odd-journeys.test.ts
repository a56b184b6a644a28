import type { Page } from 'playwright-core';
import { makePlace } from './community/people.js';
import { giveStars } from './community/reviewing.js';
import { type Account, failedRequests, makeAccount, nameInBar, newAddress, reach, see, visit } from './steps.js';
import { page } from './support/browser.js';
import { translate } from './translate.js';

jest.setTimeout(120_000);

interface Odd {
  /** Changes the browser before the first page. */
  prepare?: (tab: Page) => Promise<void>;
  /** Changes each new page and the result of each step. */
  after?: (tab: Page) => Promise<void>;
}

const TRANSLATES: Odd = { after: translate };

const NAMES_LANGUAGES_ODDLY: Odd = {
  prepare: async (tab) => {
    await tab.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix', 'C'] });
      Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' });
    });
  },
};

/** Simulates a browser that blocks cookies and site data: every access to a storage throws. */
const REFUSES_STORAGE: Odd = {
  prepare: async (tab) => {
    await tab.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get });
      Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
    });
  },
};

async function open(address: string, { prepare, after }: Odd): Promise<{ tab: Page; step: (what: ReturnType<Page['locator']>) => Promise<void> }> {
  const tab = prepare ? await page({ allow: [failedRequests] }) : await visit(address, { allow: [failedRequests] });
  if (prepare) {
    await prepare(tab);
    await tab.goto(address);
  }
  await after?.(tab);
  /** Waits for the result of a step, and lets the browser change it. */
  const step = async (what: ReturnType<Page['locator']>): Promise<void> => {
    await see(what);
    await after?.(tab);
  };
  return { tab, step };
}

async function signIn(tab: Page, { email, password }: Account): Promise<void> {
  const form = tab.locator('form', { has: tab.locator('input[type=password]') });
  await form.getByLabel(/^email address$/i).fill(email);
  await form.getByLabel(/^password$/i).fill(password);
  await form.getByRole('button', { name: /^sign in$/i }).click();
}

/** Finds a heading in any letter case, as the translator changes the case. */
const titled = (tab: Page, name: string | RegExp) => tab.getByRole('heading', { name }).first();

describe.each([
  ['translates pages', TRANSLATES],
  ['uses POSIX language names', NAMES_LANGUAGES_ODDLY],
  ['refuses storage', REFUSES_STORAGE],
])('a user whose browser %s', (_what, odd) => {
  test('filters places, and sees the right results', async () => {
    const { tab, step } = await open('/places', odd);
    await tab.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Restaurant' }).click();
    await reach(tab, '/places?category=restaurant');
    await step(tab.getByRole('article').getByText(/^restaurant\b/i));
    await tab.getByRole('button', { name: /^rating$/i }).click();
    await step(tab.getByRole('menuitemradio', { name: '4+ Stars' }));
    await tab.getByRole('menuitemradio', { name: '4+ Stars' }).click();
    await reach(tab, '/places?category=restaurant&minRating=4');
    await step(tab.getByRole('button', { name: 'Clear all' }));
    await tab.getByRole('button', { name: 'Clear all' }).click();
    await reach(tab, '/places');
    await step(tab.getByRole('article').first());
  });

  test('searches for a place, and reads about it', async () => {
    const place = await makePlace();
    const { tab, step } = await open('/', odd);
    const search = tab.getByRole('banner').getByRole('combobox', { name: 'Search places' });
    await search.fill(place.name);
    await search.press('Enter');
    await reach(tab, `/places?search=${place.name}`);
    await step(tab.getByRole('article').getByRole('heading', { name: place.name }));
    await tab.getByRole('article').getByRole('heading', { name: place.name }).getByRole('link').click();
    await tab.waitForURL(new RegExp(`${place.id}$`));
    await step(titled(tab, place.name));
    await see(tab.getByText(/a small place that only this journey knows of/i));
  });

  test('registers, and signs out', async () => {
    const { tab, step } = await open('/register', odd);
    const name = 'Meera Pillai';
    const form = tab.locator('form', { has: tab.locator('input[type=password]') });
    await form.getByLabel(/^full name$/i).fill(name);
    await form.getByLabel(/^email address$/i).fill(newAddress());
    for (const label of [/^password$/i, /^confirm password$/i]) await form.getByLabel(label).fill('green tram at noon');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Create account' }).click();
    await reach(tab, '/');
    await step(tab.getByRole('banner').getByRole('link', { name }));
    await tab.getByRole('banner').getByRole('link', { name }).click();
    await reach(tab, '/profile');
    await step(titled(tab, 'My Profile'));
    await tab.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await step(tab.getByRole('banner').getByRole('link', { name: 'Login' }));
  });

  test('signs in to write a review', async () => {
    const [account, place] = await Promise.all([makeAccount(), makePlace()]);
    const { tab, step } = await open(place.path, odd);
    await tab.getByRole('main').getByRole('button', { name: 'Login to Review' }).first().click();
    await step(titled(tab, 'Sign in to your account'));
    await signIn(tab, account);
    const form = tab.getByRole('dialog', { name: 'Write a review' });
    await step(form);
    await giveStars(form, 4);
    await form.getByLabel(/^your review/i).fill('Quiet in the morning.');
    await form.getByRole('button', { name: 'Post review' }).click();
    await step(tab.getByText(/your review is waiting for approval/i));
  });

  test('keeps a favorite, and finds it on their profile', async () => {
    const [account, place] = await Promise.all([makeAccount(), makePlace()]);
    const { tab, step } = await open(`/places?search=${encodeURIComponent(place.name)}`, odd);
    await tab.getByRole('button', { name: `Add ${place.name} to favorites` }).click();
    await step(titled(tab, 'Sign in to your account'));
    await see(tab.getByText(new RegExp(`sign in to add ${place.name} to your favorites`, 'i')));
    await signIn(tab, account);
    await step(tab.getByRole('button', { name: `Remove ${place.name} from favorites` }));
    await nameInBar(tab, account)
      .or(tab.getByRole('banner').getByRole('link', { name: account.name }))
      .first()
      .click();
    await reach(tab, '/profile');
    await step(tab.getByRole('region', { name: 'My Favorites' }).getByText(new RegExp(place.name, 'i')));
  });
});
