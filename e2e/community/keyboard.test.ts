import { randomUUID } from 'node:crypto';
import { focused, seeFocusOn, tabTo } from '../keys.js';
import { findCity, gone, heading, makeAccount, see, toast, visitSignedIn } from '../steps.js';
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

test('a member suggests a place by keyboard alone, including the pin', async () => {
  const city = await findCity('Kochi');
  const { latitude, longitude } = city.coordinates;
  const name = `Orange Corner ${randomUUID().slice(0, 8)}`;
  const tab = await visitSignedIn('/suggest', await makeAccount());
  await see(heading(tab, 'Suggest a place'));
  await tabTo(tab, 'City');
  await see(tab.getByRole('combobox', { name: 'City' }).and(tab.locator(':focus')));
  await tab.keyboard.type('koch');
  await see(tab.getByRole('option', { name: /^Kochi/ }));
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await tabTo(tab, 'Latitude');
  await tab.keyboard.type(`${(latitude + 0.05 + Math.random() / 50).toFixed(6)}, ${(longitude + 0.05).toFixed(6)}`);
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
