import type { Page } from 'playwright-core';
import { cardNames, findCity, findPlace, gone, heading, listPlaces, reach, resize, see, visit } from './steps.js';

const PHONE = { width: 360, height: 740, isTouch: true };
const bottom = (tab: Page) => tab.getByRole('navigation', { name: 'Bottom' });

/** One address of every kind of screen, in all the states that need no failure. */
async function everyAddress(): Promise<[address: string, title: string][]> {
  const city = await findCity('Rio de Janeiro');
  const place = await findPlace('Chhatrapati Shivaji Maharaj Vastu Sangrahalaya');
  return [
    ['/', 'CityPins: discover cities and their best places'],
    ['/cities', 'Explore Cities'],
    ['/cities?search=qqzzxxqq', 'Explore Cities'],
    [`/cities/${city._id}`, city.name],
    ['/places', 'Discover Places'],
    ['/places?category=museum&minRating=4&page=2', 'Discover Places'],
    [`/places?search=${'qz'.repeat(100)}`, 'Discover Places'],
    [`/places/${place._id}`, place.name],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms and Conditions'],
    ['/nowhere', 'Page not found'],
  ];
}

test('no screen is wider than a phone, be it 320, 360 or 390 pixels', async () => {
  const tab = await visit('/', { ...PHONE, allow: [/404/] });
  const wider: string[] = [];
  for (const [address, title] of await everyAddress()) {
    await tab.goto(address);
    await see(heading(tab, title));
    for (const width of [320, 360, 390]) {
      await resize(tab, { width, height: 844 });
      const found = await tab.evaluate(() => document.documentElement.scrollWidth);
      if (found > width) wider.push(`${address}: ${found} instead of ${width}`);
    }
  }
  expect(wider).toEqual([]);
}, 90_000);

test('a visitor with a phone moves between the main pages with the bar at the bottom', async () => {
  const tab = await visit('/', PHONE);
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
});

test('a visitor with a phone gets from the home page to a place', async () => {
  const tab = await visit('/', PHONE);
  await tab.getByRole('link', { name: 'Explore Cities' }).tap();
  await tab.getByRole('link', { name: 'Mumbai', exact: true }).tap();
  await see(heading(tab, 'Mumbai'));
  const [name = ''] = await cardNames(tab.getByRole('list', { name: 'Featured places' }));
  await tab.getByRole('link', { name, exact: true }).tap();
  await see(heading(tab, name));
});

test('a visitor with a phone opens the menu, follows a link, and searches from it', async () => {
  const tab = await visit('/', PHONE);
  const menu = tab.getByRole('dialog', { name: 'Menu' });
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await see(menu);
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Cities',
    'Places',
    'Login',
    'Sign Up',
    'Privacy',
    'Terms',
    'English',
    'Español',
    'Deutsch',
    'हिन्दी',
    'العربية',
  ]);
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

test('a visitor with a phone closes the menu again', async () => {
  const tab = await visit('/cities', PHONE);
  const menu = tab.getByRole('dialog', { name: 'Menu' });
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await menu.getByRole('button', { name: 'Close the menu' }).tap();
  await gone(menu);
  expect(new URL(tab.url()).pathname).toBe('/cities');
});

test('a visitor with a phone takes all filters back in the sheet', async () => {
  const { total } = await listPlaces('limit=1');
  const tab = await visit('/places?category=museum&sort=newest', PHONE);
  await tab.getByRole('button', { name: 'Filters (1)' }).tap();
  const sheet = tab.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Clear all' }).tap();
  await sheet.getByRole('button', { name: `Show ${total.toLocaleString('en-US')} places` }).tap();
  await gone(sheet);
  await reach(tab, '/places?sort=newest');
});

test('a visitor with a phone finds nothing hidden under the bar at the bottom', async () => {
  const tab = await visit('/', { ...PHONE, allow: [/404/] });
  const hidden: string[] = [];
  for (const [address, title] of await everyAddress()) {
    await tab.goto(address);
    await see(heading(tab, title));
    await tab.waitForLoadState('networkidle'); // a part that comes later moves the end away
    await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const words = await tab
      .getByRole('contentinfo')
      .getByText(/Places marked as sample data/)
      .boundingBox();
    const bar = await bottom(tab).boundingBox();
    if (!words || !bar || words.y + words.height > bar.y) hidden.push(address);
  }
  expect(hidden).toEqual([]);

  await tab.goto('/');
  const play = await tab.getByRole('button', { name: 'Play slideshow' }).boundingBox();
  const bar = await bottom(tab).boundingBox();
  expect((play?.y ?? Infinity) + (play?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
}, 90_000);

test('everything to press on a phone is large enough for a finger', async () => {
  const tab = await visit('/', { ...PHONE, allow: [/404/] });
  const small: string[] = [];
  for (const [address, title] of await everyAddress()) {
    await tab.goto(address);
    await see(heading(tab, title));
    // A card's link covers the whole card; links within a text are as high as its lines.
    const found = await tab.locator('button:visible, nav a:visible, [role=combobox]:visible').evaluateAll((controls) =>
      controls
        .map((control) => ({ name: control.getAttribute('aria-label') ?? control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );
    small.push(...found.map((what) => `${address}: ${what}`));
  }
  expect(small).toEqual([]);
}, 90_000);
