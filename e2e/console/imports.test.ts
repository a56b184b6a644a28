import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookIn, PHONE } from '../axe.js';
import { ask } from '../community/people.js';
import { type Account, contentOf, gone, heading, reach, see, signInAsAdmin, visitSignedIn } from '../steps.js';

jest.setTimeout(240_000);

const TABLE = readFileSync(new URL('../../backend/src/modules/imports/readers/fixtures/french-headers.csv', import.meta.url), 'utf8').trimEnd();
/** Row without a name, which is rejected. */
const NAMELESS = '4,,,NANTES,44000,,,,,,,3 rue Crébillon,"[47.2135, -1.5619]"';
const NAMES = ['LA CANTINE Ô MOINES', 'LA CIGALE', 'LA CIVELLE', 'LA TIMBALE'];

let admin: Account;
beforeAll(async () => {
  admin = await signInAsAdmin();
});

const press = (part: Page | Locator, name: string | RegExp): Promise<void> => part.getByRole('button', { name, exact: true }).click();
const follow = (tab: Page, name: string | RegExp): Promise<void> => tab.getByRole('main').getByRole('link', { name, exact: true }).click();

/** Returns the names of the places of a source that the site has. */
async function placesOf(source: string): Promise<string[]> {
  const { adminPlaces } = await ask<{ adminPlaces: { items: { name: string }[] } }>(
    admin,
    'query ($filter: AdminPlaceFilter) { adminPlaces(filter: $filter, sort: NAME, direction: ASCENDING) { items { name } } }',
    { filter: { source } },
  );
  return adminPlaces.items.map(({ name }) => name);
}

/** Uploads a table on the screen of a new import, and opens its columns. */
async function upload(tab: Page, name: string, text: string): Promise<void> {
  await tab.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await press(tab, 'Choose the columns');
}

/** Undoes an import on the screen of all imports. */
async function undo(tab: Page, name: string): Promise<void> {
  const item = tab.getByRole('listitem').filter({ has: tab.getByText(name, { exact: true }) });
  await press(item, /^Details of/);
  await press(item, /^Undo the import of/);
  await press(tab.getByRole('dialog'), 'Undo the import');
  await see(item.getByText('The import is undone.'));
}

test('an admin imports a table, corrects its rejected row, and undoes both imports', async () => {
  const tab = await visitSignedIn('/admin/imports', admin);
  await see(heading(tab, 'Imports'));
  await follow(tab, 'Import a file');
  await reach(tab, '/admin/imports/new');

  await upload(tab, 'nantes-restaurants.csv', `${TABLE}\n${NAMELESS}\n`);
  // The columns are known by their French names.
  await see(tab.getByRole('combobox', { name: 'Field of the column nom' }));
  const guesses = await Promise.all(['nom', 'location_latlong'].map((name) => tab.getByRole('combobox', { name: `Field of the column ${name}` }).inputValue()));
  expect(guesses).toEqual(['Name', 'Latitude and longitude']);
  await tab.getByRole('radio', { name: /^All into one city/ }).check();
  await tab.getByLabel('Or the name of another city').fill('Nantes, France');
  await press(tab, 'Show the preview');

  const button = tab.getByRole('button', { name: 'Import 4 places' });
  await see(button);
  expect(await placesOf('nantes-restaurants')).toEqual([]);
  await see(tab.getByRole('cell', { name: 'LA CIGALE', exact: true }));
  await see(tab.getByRole('region', { name: 'Map of the rows' }));
  await follow(tab, /^Rejected/);
  await see(tab.getByRole('cell', { name: /3 rue Crébillon/ }));
  expect(await lookIn(tab, PHONE)).toEqual([]);
  await button.click();

  await see(tab.getByText(/^.?nantes-restaurants\.csv.? is imported\.$/));
  expect(await placesOf('nantes-restaurants')).toEqual(NAMES);
  expect(await lookIn(tab, DESKTOP)).toEqual([]);
  const [file] = await Promise.all([tab.waitForEvent('download'), press(tab, 'Download the rejected rows')]);
  expect(file.suggestedFilename()).toBe('nantes-restaurants.csv.rejected.csv');
  const rejected = await contentOf(file);
  expect(rejected).toContain('3 rue Crébillon');

  // The corrected file has another name, and its columns are known from the first one.
  await follow(tab, 'Import the corrected file');
  await upload(tab, 'corrected.csv', rejected.replace('"Name is required",', '"Name is required",LE PASSAGE'));
  await see(tab.getByText(/^Columns and choices of the source .?nantes-restaurants.? are used\.$/));
  await press(tab, 'Show the preview');
  await press(tab, 'Import 1 place');
  await see(tab.getByText(/^.?corrected\.csv.? is imported\.$/));
  expect(await placesOf('nantes-restaurants')).toEqual([...NAMES, 'LE PASSAGE'].sort((a, b) => a.localeCompare(b, 'en')));

  await follow(tab, 'Show the places');
  await see(tab.getByText('LE PASSAGE'));
  await see(tab.getByText('1 place', { exact: true }));
  await press(tab, /^Remove the filter .Import: /);
  await gone(tab.getByText('1 place', { exact: true }));

  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Imports' }).click();
  await undo(tab, 'corrected.csv');
  await undo(tab, 'nantes-restaurants.csv');
  expect(await placesOf('nantes-restaurants')).toEqual([]);
  expect(await lookIn(tab, PHONE)).toEqual([]);

  await press(tab, /^Forget .?nantes-restaurants/);
  await press(tab.getByRole('dialog'), 'Forget');
  await gone(tab.getByRole('button', { name: /^Forget .?nantes-restaurants/ }));
});

test('an admin discards a file that cannot be read', async () => {
  const tab = await visitSignedIn('/admin/imports/new', admin);
  await tab
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: readFileSync(new URL('../../frontend/public/icons/192.png', import.meta.url)) });
  await see(tab.getByText('If you know what the file is, choose its kind and encoding. Otherwise use another file.'));
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Imports' }).click();
  await press(tab, /^Discard .?photo\.csv/);
  await press(tab.getByRole('dialog'), 'Discard');
  await gone(tab.getByRole('button', { name: /^Discard .?photo\.csv/ }));
});
