import type { Page } from 'playwright-core';
import { lookAtAll, lookAtOpen } from '../axe.js';
import { aPhoto } from '../community/pictures.js';
import { ask } from '../community/people.js';
import { type Account, contentOf, failedRequests, fillIn, gone, heading, reach, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { changeCity, makeCity, newName } from './content.js';
import { confirm, namesIn, rowOf, undo } from './grid.js';

jest.setTimeout(90_000);

let admin: Account;

beforeAll(async () => {
  admin = await signInAsAdmin();
});

const main = (tab: Page) => tab.getByRole('main');
const press = (tab: Page, name: string): Promise<void> => main(tab).getByRole('button', { name, exact: true }).click();

test('an admin sorts and pages through cities, features and deletes one, and exports the list', async () => {
  const city = await makeCity();
  const tab = await visitSignedIn('/admin/cities', admin);
  const search = tab.getByRole('textbox', { name: 'Search cities' });
  // No city of another test contains this letter; two pages of sample cities do.
  await search.fill('i');
  await reach(tab, '/admin/cities?q=i');
  await tab.getByRole('columnheader', { name: 'Population' }).click();
  await reach(tab, '/admin/cities?q=i&sort=population');
  await see(tab.locator('[role=columnheader][aria-sort=ascending]').getByText('Population'));
  // The old rows stay until the new ones arrive.
  await gone(tab.locator('main [aria-busy=true]'));
  const first = await namesIn(tab);
  await tab.getByRole('link', { name: 'Go to page 2' }).click();
  await reach(tab, '/admin/cities?q=i&sort=population&page=2');
  await gone(rowOf(tab, first[0] ?? ''));
  await tab.goBack();
  await see(rowOf(tab, first[0] ?? ''));
  expect(await namesIn(tab)).toEqual(first);
  expect(await search.inputValue()).toBe('i');

  await search.fill(city.name);
  const row = rowOf(tab, city.name);
  await see(row);
  await tab.getByRole('button', { name: `Feature ${city.name}` }).click();
  await toast(tab, `${city.name} is featured.`);
  await see(row.getByText('Yes', { exact: true }));
  await undo(tab, `${city.name} is featured.`);
  await toast(tab, 'Undone.');
  await see(row.getByText('No', { exact: true }));

  await tab.getByRole('button', { name: `Delete ${city.name}` }).click();
  await confirm(tab, 'Are you sure you want to delete this city?', `Delete ${city.name}`);
  await toast(tab, `${city.name} is deleted.`);
  await see(tab.getByText('No cities found matching your search.'));
  await undo(tab, `${city.name} is deleted.`);
  await see(row);

  const [download] = await Promise.all([tab.waitForEvent('download'), press(tab, 'Export CSV')]);
  expect(download.suggestedFilename()).toBe('cities.csv');
  const lines = (await contentOf(download)).trim().split('\r\n');
  expect(lines).toEqual([expect.stringContaining('name'), expect.stringContaining(city.name)]);
});
test('an admin adds a city with pin and picture, and visitors see it at once', async () => {
  const name = newName('Port');
  const tab = await visitSignedIn('/admin/cities', admin);
  await tab.getByRole('link', { name: 'Add City' }).click();
  await see(heading(tab, 'Add City'));
  await fillIn(tab, {
    Name: name,
    State: 'Test State',
    Country: 'Testland',
    Description: 'Steep lanes, a long quay, and tea at every corner.',
    // Both coordinates, as copied from a map.
    Latitude: '12.3456789, 45.6',
    'Time zone': 'Asia/Aden',
    Population: '1,234,567',
    Founded: '1650',
  });
  expect(await tab.getByLabel('Longitude').inputValue()).toBe('45.6');
  await tab.getByLabel('Featured').check();
  await tab.locator('input[type=file]').setInputFiles(await aPhoto('quay.jpg', '#2e6f8e', { width: 1200, height: 600 }));
  await tab.getByLabel('What does it show?').fill('The quay in the morning');
  await press(tab, 'Focal point of picture 1');
  const map = tab.getByTestId('focus-map');
  const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  await map.click({ position: { x: width * 0.25, y: height / 2 } });
  await tab.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await press(tab, 'Save');
  await toast(tab, 'The city is added.');
  await see(heading(tab, name));
  expect(await tab.getByLabel('Latitude').inputValue()).toBe('12.345679');

  await tab.goto(tab.url().replace('/admin', ''));
  await see(heading(tab, name));
  for (const text of ['Test State, Testland', 'Steep lanes, a long quay, and tea at every corner.', '1,234,567', '1650'])
    await see(tab.getByText(text, { exact: true }));
  const picture = tab.getByRole('img', { name: 'The quay in the morning' });
  expect(await picture.evaluate((element) => parseFloat(getComputedStyle(element).objectPosition))).toBeCloseTo(25, 0);
});

test('an admin finds a city of the world by its name, and its facts fill in the form', async () => {
  const tab = await visitSignedIn('/admin/cities/new', admin);
  const find = tab.getByRole('combobox', { name: 'Find your city' });
  await fillIn(tab, { Description: 'Painted stairs climb from a harbor of funiculars.' });
  await find.fill('valparaiso, chile');
  const option = tab.getByRole('option', { name: 'Valparaíso' }).first();
  await see(option.getByText('Valparaiso, Chile · 282,448 inhabitants'));
  expect(await lookAtOpen(tab)).toEqual([]);
  await find.press('Enter');
  await see(tab.getByText('The form is filled in for Valparaíso, Chile.'));
  const filled = { Name: 'Valparaíso', State: 'Valparaiso', Country: 'Chile', 'Time zone': 'America/Santiago', Population: '282448' };
  for (const [label, value] of Object.entries(filled)) expect(await tab.getByLabel(label, { exact: true }).inputValue()).toBe(value);
  expect(await lookAtAll(tab)).toEqual([]);
  await press(tab, 'Undo');
  expect(await tab.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  await find.fill('VALPARAÍSO');
  await option.click();
  // Other tests add cities of other names only.
  await fillIn(tab, { Name: newName('Valparaíso') });
  await press(tab, 'Save');
  await toast(tab, 'The city is added.');
  expect(await tab.getByLabel('Latitude').inputValue()).toBe('-33.036000');
});

test('an admin resolves a conflict with another admin in the city form, and reads the history', async () => {
  const city = await makeCity();
  const tab = await visitSignedIn(`/admin/cities/${city.id}`, admin, { allow: [failedRequests] });
  await see(heading(tab, city.name));
  const unsaved = tab.getByRole('region', { name: 'Unsaved changes' });
  await fillIn(tab, { State: 'My State', Population: '500' });
  await see(unsaved);
  const leave = tab.getByRole('dialog', { name: 'Leave without saving?' });
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Places' }).click();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await gone(leave);
  expect(await tab.getByLabel('Population').inputValue()).toBe('500');

  await changeCity(city, { state: 'Their State', foundedYear: 1900 });
  await press(tab, 'Save');
  const dialog = tab.getByRole('dialog', { name: 'Somebody else has saved changes' });
  await see(dialog);
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('radio', { name: 'State: yours' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(tab, 'Your changes are saved.');
  await gone(unsaved);
  const { adminCity } = await ask<{ adminCity: object }>(
    admin,
    'query ($id: ID!) { adminCity(id: $id) { state population foundedYear revision { version } } }',
    { id: city.id },
  );
  expect(adminCity).toEqual({ state: 'My State', population: 500, foundedYear: 1900, revision: { version: 3 } });

  await tab.getByRole('tab', { name: 'History' }).click();
  const history = tab.getByRole('list', { name: 'History' });
  await see(history.getByText(/Admin.* changed the city/));
  await history.getByRole('button', { name: '2 changes' }).first().click();
  await see(history.getByRole('row', { name: 'Population — 500' }));
  expect(await lookAtAll(tab)).toEqual([]);
});
