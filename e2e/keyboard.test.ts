import { focused, seeFocus, seeFocusOn, tabTo } from './keys.js';
import { cardNames, gone, heading, reach, see, visit } from './steps.js';

test('a visitor changes the theme, skips the header, and filters and sorts places by keyboard', async () => {
  const tab = await visit('/places');
  await see(tab.getByRole('article'));
  await tab.keyboard.press('Tab');
  expect(await focused(tab)).toBe('Skip to content');
  await seeFocus(tab);
  expect((await tab.getByRole('link', { name: 'Skip to content' }).boundingBox())?.y).toBeGreaterThanOrEqual(0);

  await tabTo(tab, 'Theme');
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('menu', { name: 'Theme' }));
  await tab.keyboard.press('Home');
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await gone(tab.getByRole('menu'));
  expect(await tab.evaluate(() => document.documentElement.dataset.colorScheme)).toBe('dark');
  expect(await focused(tab)).toBe('Theme');
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('menu'));
  await tab.keyboard.press('Escape');
  await gone(tab.getByRole('menu'));
  expect(await focused(tab)).toBe('Theme');

  await tabTo(tab, 'Skip to content', 'Shift+Tab');
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Tab');
  expect(await focused(tab)).toBe('Search');
  await tabTo(tab, /^Restaurant \d+$/);
  await tab.keyboard.press('Space');
  await reach(tab, '/places?category=restaurant');
  expect(await focused(tab)).toMatch(/^Restaurant \d+$/);

  await tabTo(tab, 'City', 'Shift+Tab');
  await see(tab.getByRole('combobox', { name: 'City' }).and(tab.locator(':focus')));
  await tab.keyboard.type('prag');
  await see(tab.getByRole('option', { name: 'Prague, Prague' }));
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await tab.waitForURL(/category=restaurant&city=[0-9a-f-]{36}$/);
  await see(tab.getByRole('heading', { name: /places in Prague/ }));

  await tabTo(tab, 'Rating');
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('menu', { name: 'Minimum rating' }));
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await tab.waitForURL(/minRating=4$/);
  expect(await focused(tab)).toMatch(/4\+ Stars/);

  await tabTo(tab, /^Sort:/);
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('menu', { name: 'Sort' }));
  await tab.keyboard.press('End');
  await tab.keyboard.press('Enter');
  await tab.waitForURL(/sort=newest$/);
});

test('a visitor controls the slideshow by keyboard, and each new page focuses its heading', async () => {
  const tab = await visit('/');
  const shown = () => tab.getByRole('progressbar', { name: 'Progress of the slideshow' }).getAttribute('aria-valuetext');
  await see(heading(tab, /discover cities/));
  await tabTo(tab, 'Play slideshow');
  await tab.keyboard.press('Space');
  await see(tab.getByRole('button', { name: 'Pause slideshow' }));
  await tabTo(tab, 'Previous slide');
  await tab.keyboard.press('Enter');
  expect(await shown()).toBe('Slide 5 of 5');
  await tabTo(tab, 'Next slide');
  await tab.keyboard.press('Enter');
  expect(await shown()).toBe('Slide 1 of 5');
  await tabTo(tab, /^Show slide 3/);
  await tab.keyboard.press('Enter');
  expect(await shown()).toBe('Slide 3 of 5');
  await tabTo(tab, 'Explore Cities');
  await tab.keyboard.press('Enter');
  await seeFocusOn(tab, 'Explore Cities');
  expect(await tab.title()).toBe('Explore Cities · CityPins');
  await see(tab.getByRole('article'));
  const [name = ''] = await cardNames(tab.getByRole('list', { name: 'Cities' }));
  await tabTo(tab, name);
  await tab.keyboard.press('Enter');
  await seeFocusOn(tab, name);
  expect(await tab.title()).toMatch(new RegExp(`^${name}, .* · CityPins$`));
});

test('the menu of narrow windows keeps the focus inside, and Escape returns it', async () => {
  const tab = await visit('/terms', { width: 360, height: 740 });
  await tabTo(tab, 'Menu');
  await tab.keyboard.press('Enter');
  const menu = tab.getByRole('dialog', { name: 'Menu' });
  await see(menu);
  const isInside = () => menu.evaluate((dialog) => dialog.parentElement?.contains(document.activeElement));
  // Moves backwards past the first and forwards past the last focusable element.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await tab.keyboard.press(key);
    expect(await isInside()).toBe(true);
  }
  await tab.keyboard.press('Escape');
  await gone(menu);
  expect(await focused(tab)).toBe('Menu');
});

test('a visitor opens a search result, its reviews and its map popup by keyboard', async () => {
  const tab = await visit('/terms');
  await tab.keyboard.press('/');
  await seeFocus(tab);
  await tab.keyboard.type('british museum');
  await tab.keyboard.press('Enter');
  await seeFocusOn(tab, 'Discover Places');
  await see(tab.getByRole('link', { name: 'British Museum', exact: true }));
  await tabTo(tab, 'British Museum');
  await tab.keyboard.press('Enter');
  await seeFocusOn(tab, 'British Museum');
  expect(await tab.title()).toBe('British Museum, London · CityPins');

  await tabTo(tab, 'Reviews');
  await tab.keyboard.press('Enter');
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe('reviews');
  await tabTo(tab, /^5 stars/);
  await tab.keyboard.press('Enter');
  await see(tab.getByText(/reviews with 5 stars$/));
  await tabTo(tab, 'Go to page 2');
  await tab.keyboard.press('Enter');
  await tab.waitForURL(/rating=5&reviewPage=2/);
  await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  const pin = tab.getByRole('region', { name: 'Map of British Museum' }).getByRole('button', { name: 'British Museum' });
  await pin.focus();
  await tab.keyboard.press('Enter');
  await see(tab.locator('.leaflet-popup').getByText('British Museum'));
});
