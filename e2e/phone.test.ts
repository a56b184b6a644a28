import type { Page } from 'playwright-core';
import { lookAtOpen } from './axe.js';
import { go } from './go.js';
import { cardNames, findCity, findPlace, gone, heading, reach, see, visit } from './steps.js';
import { requestsOutside } from './support/browser.js';
import { tooWide } from './touch.js';

const PHONE = { width: 360, height: 740 };
const TOUCH = { ...PHONE, isTouch: true };
const bottom = (tab: Page) => tab.getByRole('navigation', { name: 'Bottom' });

/** Returns an address of every kind of screen, in all states without a failure. Each comes with an element that only it shows. */
async function everyAddress(tab: Page) {
  const city = await findCity('Rio de Janeiro');
  const place = await findPlace('Chhatrapati Shivaji Maharaj Vastu Sangrahalaya');
  const count = (words: RegExp) => tab.getByRole('heading', { level: 2, name: words });
  return [
    ['/', heading(tab, /discover cities/)],
    ['/cities', count(/cities/)],
    ['/cities?search=qqzzxxqq', tab.getByText('No cities found')],
    [`/cities/${city._id}`, heading(tab, city.name)],
    ['/places', count(/ places.* page 1 of/)],
    ['/places?category=museum&minRating=4&page=2', count(/ page 2 of/)],
    [`/places?search=${'qz'.repeat(100)}`, tab.getByText('No places found')],
    [`/places/${place._id}`, heading(tab, place.name)],
    ['/privacy', heading(tab, 'Privacy Policy')],
    ['/terms', heading(tab, 'Terms and Conditions')],
  ] as const;
}

/** Returns whether the bottom bar hides the end of the page. */
async function isEndHidden(tab: Page): Promise<boolean> {
  await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const words = await tab
    .getByRole('contentinfo')
    .getByText(/Places marked as sample data/)
    .boundingBox();
  const bar = await bottom(tab).boundingBox();
  return !words || !bar || words.y + words.height > bar.y;
}

/**
 * Returns controls that are too small for a finger.
 * A card's link covers the whole card; links in a text are as high as its lines.
 */
const tooSmall = (tab: Page): Promise<string[]> =>
  tab.locator('button:visible, nav a:visible, [role=combobox]:visible').evaluateAll((controls) =>
    controls
      .map((control) => ({ name: control.getAttribute('aria-label') ?? control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );

test('every screen fits a phone of 320 to 390 pixels, and its controls fit a finger', async () => {
  const tab = await visit('/nowhere', { ...TOUCH, allow: [/404/] });
  const found: string[] = [];
  const measure = async (address: string) => {
    if (await isEndHidden(tab)) found.push(`${address}: its end is hidden`);
    found.push(...(await tooSmall(tab)).map((what) => `${address}: ${what}`), ...(await tooWide(tab, address)));
    await tab.setViewportSize(PHONE);
  };
  await see(heading(tab, 'Page not found'));
  await measure('/nowhere');
  for (const [address, sign] of await everyAddress(tab)) {
    await go(tab, address, sign);
    if (address === '/') {
      const play = await tab.getByRole('button', { name: 'Play slideshow' }).boundingBox();
      expect((play?.y ?? Infinity) + (play?.height ?? 0)).toBeLessThanOrEqual((await bottom(tab).boundingBox())?.y ?? 0);
    }
    await measure(address);
  }
  expect(found).toEqual([]);
  expect(requestsOutside(tab)).toEqual([]);
}, 90_000);

test('a visitor on a phone uses the bottom bar, and gets from the home page to a place', async () => {
  const tab = await visit('/', TOUCH);
  expect(await bottom(tab).getByRole('link').allInnerTexts()).toEqual(['Home', 'Cities', 'Places', 'Login']);
  for (const [link, address, title] of [
    ['Cities', '/cities', 'Explore Cities'],
    ['Places', '/places', 'Discover Places'],
    ['Home', '/', /discover cities/],
  ] as const) {
    await bottom(tab).getByRole('link', { name: link }).tap();
    await reach(tab, address);
    await see(heading(tab, title));
    await see(bottom(tab).locator('[aria-current=page]').getByText(link));
  }
  await tab.getByRole('link', { name: 'Explore Cities' }).tap();
  await tab.getByRole('link', { name: 'Mumbai', exact: true }).tap();
  await see(heading(tab, 'Mumbai'));
  const [name = ''] = await cardNames(tab.getByRole('list', { name: 'Featured places' }));
  await tab.getByRole('link', { name, exact: true }).tap();
  await see(heading(tab, name));
});

test('a visitor on a phone uses the accessible menu: theme, close, link and search', async () => {
  const tab = await visit('/cities', TOUCH);
  const menu = tab.getByRole('dialog', { name: 'Menu' });
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await see(menu.getByRole('link', { name: 'Terms' }));
  expect(await lookAtOpen(tab)).toEqual([]);
  const links = ['Home', 'Cities', 'Places', 'Login', 'Sign Up', 'On this device', 'Privacy', 'Terms', 'English', 'Español', 'Deutsch', 'हिन्दी', 'العربية'];
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(links);
  await tab.emulateMedia({ colorScheme: 'light' });
  await menu.getByRole('button', { name: 'Dark' }).tap();
  await see(menu.getByRole('button', { name: 'Dark', pressed: true }));
  expect(await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 17, 28)');
  await menu.getByRole('button', { name: 'Close the menu' }).tap();
  await gone(menu);
  expect(new URL(tab.url()).pathname).toBe('/cities');
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await menu.getByRole('link', { name: 'Privacy' }).tap();
  await reach(tab, '/privacy');
  await see(heading(tab, 'Privacy Policy'));
  await gone(menu);

  await tab.getByRole('button', { name: 'Search places' }).tap();
  await see(menu.getByRole('combobox', { name: 'Search places' }));
  await tab.keyboard.type('gateway of india');
  await tab.keyboard.press('Enter');
  await reach(tab, '/places?search=gateway of india');
  await gone(menu);
  await see(tab.getByRole('link', { name: 'Gateway of India', exact: true }));
});
