import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookIn, lookAtOpen, PHONE } from '../axe.js';
import { ask } from '../community/people.js';
import { type Account, api, gone, heading, see, signInAsAdmin, toast, visit, visitSignedIn } from '../steps.js';
import { makeCity, newName } from './content.js';

jest.setTimeout(240_000);

const FILE = fileURLToPath(new URL('../../guides/vaduz/map.pmtiles', import.meta.url));
const VADUZ = { latitude: 47.1393, longitude: 9.5228 };

interface Settings {
  version: number;
  value: Record<string, unknown>;
}

const read = (): Promise<Settings> => api('/admin/settings/map', { token: admin.token });

let admin: Account;
let first: Settings['value'];
beforeAll(async () => {
  admin = await signInAsAdmin();
  first = (await read()).value;
});
// Other tests use the same app.
afterAll(async () => {
  const { version } = await read();
  await api('/admin/settings/map', { method: 'PUT', token: admin.token, body: { version, value: first } });
  for (const { id } of await archives()) await ask(admin, 'mutation ($id: ID!) { removeMapArchive(id: $id) { id } }', { id });
});

const press = (part: Page | Locator, name: string | RegExp): Promise<void> => part.getByRole('button', { name, exact: true }).click();
const archives = async (): Promise<{ id: string; name: string; state: string }[]> =>
  (await ask<{ mapArchives: { items: Awaited<ReturnType<typeof archives>> } }>(admin, '{ mapArchives { items { id name state } } }')).mapArchives.items;

/** Makes a place in the area of the archive. @returns its id */
async function placeInVaduz(): Promise<string> {
  const { id: cityId } = await makeCity({ coordinates: VADUZ, timeZone: 'Europe/Vaduz' });
  const input = { name: newName('Castle'), cityId, category: 'cafe', description: 'A place that only this journey knows of.', coordinates: VADUZ };
  const { suggestPlace } = await ask<{ suggestPlace: { id: string } }>(admin, 'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }', {
    input,
  });
  return suggestPlace.id;
}

/** Opens a place, and returns the paths of the tiles that its map has requested. */
async function tilesOf(placeId: string): Promise<string[]> {
  const paths: string[] = [];
  const tab = await visit(`/places/${placeId}`);
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/map/') && response.status() === 200) paths.push(pathname);
  });
  await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await see(tab.locator('.leaflet-tile-loaded'));
  return paths;
}

test('an admin uploads a map archive, sees it, visitors get its streets, and the admin removes it', async () => {
  const placeId = await placeInVaduz();
  const tab = await visitSignedIn('/admin/settings/map', admin);
  await see(heading(tab, 'Settings'));
  await see(tab.getByText('World map', { exact: true }));
  await tab.getByRole('combobox', { name: 'Source of the map' }).click();
  await tab.getByRole('option', { name: 'Own map' }).click();
  await gone(tab.getByRole('textbox', { name: 'Address of the tiles' }));
  await press(tab, 'Save');
  await toast(tab, 'Settings saved');

  await tab.locator('input[type=file]').setInputFiles({ name: 'vaduz.pmtiles', mimeType: 'application/octet-stream', buffer: readFileSync(FILE) });
  const item = tab.getByRole('listitem').filter({ has: tab.getByText('vaduz', { exact: true }) });
  await see(item.getByText('Ready'));
  await see(item.getByText(/^Layers: .*roads/));
  await press(item, /^Show on the map: .*vaduz/);
  // A map loads when it is in view.
  await item.getByRole('button', { name: /^Hide the map/ }).evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await see(item.getByRole('region', { name: 'Area of vaduz' }).locator('.leaflet-tile-loaded'));
  expect(await lookIn(tab, DESKTOP)).toEqual([]);

  await press(item, /^Rename .*vaduz/);
  const dialog = tab.getByRole('dialog');
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Liechtenstein');
  await press(dialog, 'Rename');
  await gone(dialog);
  const [archive] = await archives();
  expect(archive).toMatchObject({ name: 'Liechtenstein', state: 'READY' });
  expect((await tilesOf(placeId)).some((path) => path.startsWith(`/map/${archive?.id}/`))).toBe(true);

  await tab.getByRole('tab', { name: 'Fetch an area' }).click();
  expect(await lookIn(tab, PHONE)).toEqual([]);
  await press(tab, /^Remove .*Liechtenstein/);
  await press(tab.getByRole('dialog'), 'Remove');
  await see(tab.getByText(/^There is no archive yet\./));
  expect(await archives()).toEqual([]);
  expect((await tilesOf(placeId)).some((path) => path.startsWith(`/map/${archive?.id}/`))).toBe(false);
});
