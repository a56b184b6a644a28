import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { lookAt } from '../axe.js';
import { focused, seeFocusOn, tabTo } from '../keys.js';
import { gone, heading, makeAccount, see, toast, visitSignedIn } from '../steps.js';
import { makePlace } from './people.js';

jest.setTimeout(90_000);

test('a member saves a place as favorite and in a new list by keyboard alone, and keeps the focus', async () => {
  const place = await makePlace();
  const tab = await visitSignedIn(place.path, await makeAccount());
  await see(heading(tab, place.name));
  await tabTo(tab, /Add to Favorites$/);
  await tab.keyboard.press('Space');
  await toast(tab, 'Added to favorites');
  expect(await focused(tab)).toBe('In your favorites');

  await tabTo(tab, /Save to list$/);
  await tab.keyboard.press('Enter');
  const dialog = tab.getByRole('dialog', { name: `Save to list ${place.name}` });
  await see(dialog.getByText('You have no lists yet. Name the first one:'));
  await tabTo(tab, 'Name of the new list');
  await tab.keyboard.type('Rainy days');
  await tab.keyboard.press('Enter');
  await see(dialog.getByRole('checkbox', { name: /^Rainy days/, checked: true }));
  await tab.keyboard.press('Escape');
  await gone(dialog);
  expect(await focused(tab)).toMatch(/Save to list$/);
});

/** Returns the typed or picked coordinates. */
const coordinates = (tab: Page): Promise<number[]> =>
  Promise.all(['Latitude', 'Longitude'].map(async (label) => Number(await tab.getByLabel(label, { exact: true }).inputValue())));

/** Presses a key a number of times, on a map that ignores keys while it moves. */
async function pressOnMap(tab: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await tab.keyboard.press(key);
    await gone(tab.locator('.leaflet-pan-anim'));
  }
}

/** Moves the map, sets the pin at the cross-hair, and moves it, all by keyboard. */
async function setPin(tab: Page): Promise<void> {
  await tabTo(tab, 'Map to set the pin');
  await see(tab.locator('.cross-hair'));
  await see(tab.getByText('Arrow keys move the map, + and − zoom. Enter sets the pin at the center.'));
  expect(await lookAt(tab, { part: 'main' })).toEqual([]);
  // Elsewhere in each run: places that are close together count as possible duplicates.
  await pressOnMap(tab, 'ArrowRight', 3);
  await pressOnMap(tab, 'ArrowUp', 2 + Math.floor(Math.random() * 4));
  await tab.keyboard.press('Enter');
  await see(tab.getByText(/^The pin is at .* from the center of .?Kochi/));
  const [north = 0, east = 0] = await coordinates(tab);

  await tabTo(tab, /The place$/);
  await gone(tab.locator('.cross-hair'));
  const eastNow = async () => (await coordinates(tab))[1] ?? 0;
  await tab.keyboard.press('ArrowRight');
  const step = (await eastNow()) - east;
  expect(step).toBeGreaterThan(0);
  const more = 1 + Math.floor(Math.random() * 20);
  for (let i = 0; i < more; i += 1) await tab.keyboard.press('ArrowRight');
  await tab.keyboard.press('Shift+ArrowDown');
  expect(await focused(tab)).toMatch(/The place$/);
  const [south = 0, farEast = 0] = await coordinates(tab);
  // Each step is rounded to six decimals.
  expect((farEast - east) / step).toBeCloseTo(1 + more, 1);
  expect(south).toBeLessThan(north);
}

test('a member suggests a place by keyboard alone, including the pin', async () => {
  const name = `Orange Corner ${randomUUID().slice(0, 8)}`;
  const tab = await visitSignedIn('/suggest', await makeAccount());
  await see(heading(tab, 'Suggest a place'));
  await tabTo(tab, 'City');
  await see(tab.getByRole('combobox', { name: 'City' }).and(tab.locator(':focus')));
  await tab.keyboard.type('koch');
  await see(tab.getByRole('option', { name: /^Kochi/ }));
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await setPin(tab);
  await tabTo(tab, 'Name');
  await tab.keyboard.type(name);
  await tabTo(tab, 'Category');
  await tab.keyboard.press('Enter');
  const markets = tab.getByRole('option', { name: 'Market' });
  await see(markets);
  await tab.keyboard.type('mark');
  await see(markets.and(tab.locator(':focus')));
  await tab.keyboard.press('Enter');
  await gone(markets);
  await tabTo(tab, 'Description');
  await tab.keyboard.type('Oranges from the trees behind the house, and tea.');
  await tabTo(tab, 'Send the suggestion');
  await tab.keyboard.press('Enter');
  await seeFocusOn(tab, 'Thank you!');
  await see(tab.getByText(`${name} is waiting for approval.`));
});
