import type { Page } from 'playwright-core';
import { ask } from '../community/people.js';
import { aPhoto } from '../community/pictures.js';
import { type Account, fillIn, gone, heading, makeAccount, reach, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { type Made, newName, placeNow, suggestPlace } from './content.js';
import { confirm, namesIn, pick, rowOf, selected, tick, undo } from './grid.js';

jest.setTimeout(90_000);

let admin: Account;
let author: Account;

beforeAll(async () => {
  admin = await signInAsAdmin();
  author = await makeAccount({ name: 'Meera Pillai' });
});

const press = (tab: Page, name: string): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();
const list = (word: string): string => `/admin/places?q=${encodeURIComponent(word)}&sort=name`;

/** Creates pending places, and a word that only their names contain. */
async function waitingPlaces(count: number): Promise<{ word: string; places: Made[] }> {
  const word = newName('Quay');
  const places: Made[] = [];
  for (const letter of 'ABC'.slice(0, count)) places.push(await suggestPlace(author, `${word} ${letter}`));
  return { word, places };
}

test('an admin finds a pending place, views it on a map, and saves a view of the list', async () => {
  const {
    word,
    places: [place = { id: '', name: '' }],
  } = await waitingPlaces(1);
  const tab = await visitSignedIn('/admin/places', admin);
  await tab.getByPlaceholder('Search by place or city name...').fill(word);
  const row = rowOf(tab, place.name);
  await see(row);
  for (const text of ['Pune', 'Cafe', author.name, author.email, 'pending']) await see(row.getByText(text, { exact: true }));
  await see(tab.getByText('1 place', { exact: true }));
  await row.getByRole('button', { name: `View ${place.name} on map` }).click();
  const dialog = tab.getByRole('dialog', { name: place.name });
  const map = dialog.getByRole('region', { name: `Map of ${place.name}` });
  await see(map.locator('img.leaflet-tile'));
  expect((await map.boundingBox())?.height).toBeCloseTo(500, -1); // minus the frame
  expect(await map.locator('img.leaflet-tile').first().getAttribute('src')).toContain('/16/');
  await see(dialog.getByText(/^Latitude: \d+\.\d{6}, Longitude: \d+\.\d{6}$/));
  expect(await dialog.getByRole('link', { name: 'Open in Google Maps →' }).getAttribute('target')).toBe('_blank');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await gone(dialog);

  const standings = tab.getByRole('navigation', { name: 'Status' });
  await standings.getByRole('link', { name: /^Pending/ }).click();
  const address = `/admin/places?q=${word}&status=pending`;
  await reach(tab, address);
  await press(tab, 'Views');
  const views = tab.getByRole('dialog', { name: 'Saved views' });
  await fillIn(views, { 'Name of this view': word });
  await views.getByRole('button', { name: 'Save view' }).click();
  await see(views.getByRole('link', { name: word }));
  await tab.keyboard.press('Escape');
  await standings.getByRole('link', { name: /^Active/ }).click();
  await see(tab.getByText('No places found matching your criteria.'));
  await press(tab, 'Views');
  await views.getByRole('link', { name: word }).click();
  await reach(tab, address);
  await see(row);
  await press(tab, word);
  await views.getByRole('button', { name: `Delete view ${word}` }).click();
  await gone(views.getByRole('link', { name: word }));
});

test('an admin approves, rejects, features, categorizes and deletes places, and undoes it', async () => {
  const { word, places } = await waitingPlaces(3);
  const [first = { id: '', name: '' }, second = { id: '', name: '' }, third = { id: '', name: '' }] = places;
  const tab = await visitSignedIn(list(word), admin);
  await tab.getByRole('button', { name: `Approve ${first.name}` }).click();
  await toast(tab, `${first.name} is approved.`);
  await see(rowOf(tab, first.name).getByText('active', { exact: true }));
  expect((await placeNow(first.id)).status).toBe('ACTIVE');
  await undo(tab, `${first.name} is approved.`);
  await see(rowOf(tab, first.name).getByText('pending', { exact: true }));

  await tab.getByRole('button', { name: `Reject ${third.name}` }).click();
  const dialog = tab.getByRole('dialog', { name: `Reject ${third.name}?` });
  await dialog.getByLabel('Reason', { exact: true }).fill('There is no such place.');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await toast(tab, `${third.name} is rejected.`);
  await see(rowOf(tab, third.name).getByText('inactive', { exact: true }));
  expect(await placeNow(third.id)).toMatchObject({ status: 'INACTIVE', moderation: { reason: 'There is no such place.' } });

  await tick(tab, first.name, second.name);
  await see(selected(tab).getByText('2 selected'));
  await selected(tab).getByRole('button', { name: 'Feature', exact: true }).click();
  await toast(tab, '2 places featured.');
  await gone(selected(tab));
  expect((await Promise.all(places.map(({ id }) => placeNow(id)))).map(({ featured }) => featured)).toEqual([true, true, false]);

  await tick(tab, first.name, second.name);
  await selected(tab).getByRole('button', { name: 'Set category' }).click();
  await tab.getByRole('menuitem', { name: 'Museum' }).click();
  await toast(tab, '2 places put into Museum.');
  await see(rowOf(tab, second.name).getByText('Museum'));

  await tick(tab, first.name);
  await selected(tab).getByRole('button', { name: 'Select all 3 matching' }).click();
  await see(selected(tab).getByText('3 selected'));
  await selected(tab).getByRole('button', { name: 'Delete' }).click();
  await confirm(tab, 'Are you sure you want to delete these places?', 'Delete 3 places');
  await toast(tab, '3 places deleted.');
  await see(tab.getByText('No places found matching your criteria.'));
  await undo(tab, '3 places deleted.');
  await see(rowOf(tab, first.name));
  expect(await namesIn(tab)).toEqual(places.map(({ name }) => name));
});

test('an admin adds a place with a picture and edits it, and everyone sees it at once', async () => {
  const name = newName('Lantern');
  const tab = await visitSignedIn('/admin/places/new', admin);
  await see(heading(tab, 'Add Place'));
  await fillIn(tab, { Name: name, Description: 'Paper lanterns of all sizes, made while you wait.', Latitude: '18.52, 73.85', Phone: '+91 20 1234 5678' });
  await tab.getByRole('combobox', { name: 'City' }).fill('Pune');
  await tab.getByRole('option', { name: /^Pune/ }).click();
  await pick(tab, tab.getByRole('combobox', { name: 'Category' }), 'Shopping');
  await tab.locator('input[type=file]').setInputFiles(await aPhoto('lanterns.jpg'));
  await tab.getByLabel('What does it show?').fill('Red lanterns');
  await press(tab, 'Save');
  await toast(tab, 'The place is added.');
  await see(heading(tab, name));
  await tab.getByRole('switch', { name: 'Featured' }).check();
  await fillIn(tab, { Description: 'Paper lanterns of all sizes and colors.' });
  await press(tab, 'Save');
  await toast(tab, 'Your changes are saved.');

  const id = new URL(tab.url()).pathname.split('/').at(-1);
  const seen = await ask(author, 'query ($id: ID!) { place(id: $id) { name description category phone featured images { alt } } }', { id });
  expect(seen).toEqual({
    place: {
      name,
      description: 'Paper lanterns of all sizes and colors.',
      category: 'shopping',
      phone: '+91 20 1234 5678',
      featured: true,
      images: [{ alt: 'Red lanterns' }],
    },
  });
});
