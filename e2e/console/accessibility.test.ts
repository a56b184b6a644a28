import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookAtAll, lookAtOpen, lookIn, PHONE } from '../axe.js';
import { ask, makePlace, writeReview } from '../community/people.js';
import { aPhoto } from '../community/pictures.js';
import { go } from '../go.js';
import { failedRequests, gone, heading, makeAccount, see, signInAsAdmin, visitSignedIn } from '../steps.js';
import { changeCity, makeCity, suggestPlace } from './content.js';
import { selected, tick } from './grid.js';

jest.setTimeout(150_000);

let found: string[];

beforeEach(() => {
  found = [];
});

const press = (tab: Page, name: string | RegExp): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Checks the overlay that a button opens, and closes it again. */
async function lookInto(tab: Page, name: string | RegExp, opened: Locator = tab.getByRole('dialog')): Promise<void> {
  await press(tab, name);
  await see(opened);
  found.push(...(await lookAtOpen(tab)).map((finding) => `${String(name)}: ${finding}`));
  await tab.keyboard.press('Escape');
  await gone(opened);
}

/** Waits for a list, and checks it in one window size, which the page keeps. */
async function lookAtList(tab: Page, { title, shown, size }: { title: string; shown: string; size: typeof PHONE }): Promise<void> {
  await see(heading(tab, title));
  await see(tab.getByText(shown));
  found.push(...(await lookIn(tab, size)).map((finding) => `${title}: ${finding}`));
}

test('all console lists are accessible, with their menus, dialogs and a map', async () => {
  const [admin, author, place, city] = [await signInAsAdmin(), await makeAccount({ name: 'Farah Khan' }), await makePlace(), await makeCity()];
  await changeCity(city, { foundedYear: 1900 });
  const { name } = await suggestPlace(author);
  await writeReview(author, place.id);
  const input = { url: 'https://127.0.0.1/hooks', description: 'Our newsletter', events: ['PLACE_PUBLISHED'] };
  await ask(admin, 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }', { input });

  const tab = await visitSignedIn(`/admin/users?q=${encodeURIComponent(author.email)}`, admin);
  await lookAtList(tab, { title: 'Users', shown: author.email, size: DESKTOP });
  await lookInto(tab, `Suspend ${author.name}`);
  await go(tab, '/admin/activity?action=updated', heading(tab, 'Activity'));
  await tab
    .getByRole('button', { name: /^\d+ changes?$/ })
    .first()
    .click();
  await see(tab.getByRole('columnheader', { name: 'Before' }));
  await lookAtList(tab, { title: 'Activity', shown: city.name, size: DESKTOP });
  await go(tab, `/admin/places?q=${encodeURIComponent(name)}`, heading(tab, 'Places'));
  await lookAtList(tab, { title: 'Places', shown: name, size: DESKTOP });
  await lookInto(tab, 'Views');
  await lookInto(tab, 'Rows and columns', tab.getByRole('menu'));
  await lookInto(tab, `View ${name} on map`);
  await tick(tab, name);
  await see(selected(tab));
  found.push(...(await lookAtAll(tab, [PHONE])));

  await go(tab, `/admin/cities?q=${encodeURIComponent(city.name)}`, heading(tab, 'Cities'));
  await lookAtList(tab, { title: 'Cities', shown: city.name, size: PHONE });
  await go(tab, `/admin/reviews?q=${encodeURIComponent(place.name)}`, heading(tab, 'Reviews'));
  await lookAtList(tab, { title: 'Reviews', shown: place.name, size: PHONE });
  await go(tab, '/admin/webhooks', heading(tab, 'Webhooks'));
  await lookAtList(tab, { title: 'Webhooks', shown: 'Our newsletter', size: PHONE });
  await lookInto(tab, 'New webhook');
  await tab.getByRole('link', { name: 'Our newsletter', exact: true }).click();
  await press(tab, 'Send test');
  await see(tab.getByText('The message was not delivered: The address is not public.'));
  found.push(...(await lookIn(tab, PHONE)));
  await go(tab, '/admin/setup', heading(tab, 'Set up your guide'));
  await see(tab.getByRole('heading', { name: 'Moderators' }));
  expect([...found, ...(await lookIn(tab, PHONE))]).toEqual([]);
});

test('the city and place forms are accessible with errors, a picture and opening hours', async () => {
  const { id, name } = await makePlace();
  const tab = await visitSignedIn('/admin/cities/new', await signInAsAdmin(), { allow: [failedRequests] });
  await see(heading(tab, 'Add City'));
  await tab.locator('input[type=file]').setInputFiles(await aPhoto('quay.jpg'));
  await see(tab.getByLabel('What does it show?'));
  await press(tab, 'Save');
  await see(tab.locator('[aria-invalid=true]'));
  found.push(...(await lookIn(tab, DESKTOP)));
  await lookInto(tab, 'Focal point of picture 1');
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Webhooks' }).click();
  const leave = tab.getByRole('dialog', { name: 'Leave without saving?' });
  await see(leave);
  found.push(...(await lookAtOpen(tab)));
  await leave.getByRole('button', { name: 'Leave' }).click();
  await see(heading(tab, 'Webhooks'));

  await go(tab, `/admin/places/${id}`, heading(tab, name));
  found.push(...(await lookIn(tab, DESKTOP)));
  await go(tab, '/admin/places/new', heading(tab, 'Add Place'));
  await press(tab, 'Add opening hours');
  await tab.getByLabel('Name', { exact: true }).fill('Corner');
  await press(tab, 'Save');
  await see(tab.locator('[aria-invalid=true]'));
  expect([...found, ...(await lookIn(tab, PHONE))]).toEqual([]);
});

test('the first steps of an import are accessible, with their choices and a dialog', async () => {
  const tab = await visitSignedIn('/admin/imports/new', await signInAsAdmin(), { allow: [failedRequests] });
  await see(heading(tab, 'Import a file'));
  found.push(...(await lookIn(tab, PHONE)));
  const text = 'nom;themes;services\nLa Cigale;Brasserie;WiFi\nLa Civelle;Guinguette;Terrasse';
  await tab.locator('input[type=file]').setInputFiles({ name: 'restaurants.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await see(tab.getByRole('table', { name: 'First rows' }));
  found.push(...(await lookAtAll(tab, [DESKTOP])));
  await press(tab, 'Choose the columns');
  await see(tab.getByRole('list', { name: 'Columns of the file' }));
  await tab.getByRole('combobox', { name: 'Field of the column services' }).click();
  await see(tab.getByRole('option', { name: 'New attribute…' }));
  found.push(...(await lookAtOpen(tab)));
  await tab.keyboard.press('Escape');
  await lookInto(tab, 'New attribute for the column services');
  await tab.getByRole('radio', { name: /^All into one city/ }).check();
  await press(tab, 'Show the preview');
  await see(tab.locator('[aria-invalid=true]'));
  expect([...found, ...(await lookIn(tab, PHONE))]).toEqual([]);
});
