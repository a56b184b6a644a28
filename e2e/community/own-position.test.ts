import type { Page } from 'playwright-core';
import { DESKTOP, lookAtAll, PHONE } from '../axe.js';
import { heading, makeAccount, see, visitSignedIn } from '../steps.js';

const KOCHI = { latitude: 9.9658, longitude: 76.2421 };

const map = (tab: Page) => tab.getByRole('application', { name: 'Map to set the pin' });
const ask = (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Use my position' }).click();
const valueOf = (tab: Page, label: string): Promise<string> => tab.getByLabel(label, { exact: true }).inputValue();

test('a member who blocks their position gets advice, and sets the pin there once it is allowed', async () => {
  const tab = await visitSignedIn('/suggest', await makeAccount());
  await see(heading(tab, 'Suggest a place'));
  await ask(tab);
  await see(tab.getByText("Location is blocked for this site. Allow it in your browser's site settings, or set the pin on the map."));
  expect(await valueOf(tab, 'Latitude')).toBe('');
  const found = await lookAtAll(tab, [PHONE, DESKTOP]);

  await tab.context().setGeolocation({ ...KOCHI, accuracy: 300 });
  await tab.context().grantPermissions(['geolocation']);
  await ask(tab);
  await see(tab.getByText('Your browser knows your position only to about 0.2 mi. Move the pin to the right spot.'));
  expect(await valueOf(tab, 'Latitude')).toBe('9.965800');
  expect(await valueOf(tab, 'Longitude')).toBe('76.242100');
  await see(map(tab).locator('.own-accuracy'));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])));
  expect(found).toEqual([]);

  // The map zooms to the position: the circle of 600 m is wider than the pin, and the pin is at its center.
  const circle = await map(tab).locator('.own-accuracy').boundingBox();
  const pin = await map(tab).locator('.pin').boundingBox();
  if (!circle || !pin) throw new Error('There is no circle or no pin.');
  expect(circle.width).toBeGreaterThan(80);
  expect(pin.x + pin.width / 2).toBeCloseTo(circle.x + circle.width / 2, -1);
});
