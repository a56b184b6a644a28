import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { ask, makePlace, writeReview } from '../community/people.js';
import { aPhoto } from '../community/pictures.js';
import { type Account, failedRequests, gone, heading, makeAccount, reach, resize, see, signInAsAdmin, visitSignedIn } from '../steps.js';
import { changeCity, makeCity, suggestPlace } from './content.js';
import { selected, tick } from './grid.js';

jest.setTimeout(150_000);

let admin: Account;
let author: Account;
let found: string[];

beforeAll(async () => {
  admin = await signInAsAdmin();
  author = await makeAccount({ name: 'Farah Khan' });
});
beforeEach(() => {
  found = [];
});

const press = (tab: Page, name: string | RegExp): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Looks at what a press opens, and closes it again. */
async function lookInto(tab: Page, name: string | RegExp, opened: Locator = tab.getByRole('dialog')): Promise<void> {
  await press(tab, name);
  await see(opened);
  found.push(...(await lookAtOpen(tab)).map((finding) => `${String(name)}: ${finding}`));
  await tab.keyboard.press('Escape');
  await gone(opened);
}

/** Waits for a list, and looks at it in both sizes, last in that of a desktop. */
async function lookAtList(tab: Page, title: string, shown: string): Promise<void> {
  await see(heading(tab, title));
  await see(tab.getByText(shown));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])).map((finding) => `${title}: ${finding}`));
}

/** Goes to another list by the menu. */
const goTo = (tab: Page, title: string): Promise<void> => tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: title }).click();

/** Searches a list once it is there. */
async function search(tab: Page, title: string, words: string): Promise<void> {
  await see(heading(tab, title));
  const list = title.toLowerCase();
  await tab.getByRole('textbox', { name: `Search ${list}` }).fill(words);
  await reach(tab, `/admin/${list}?q=${words}`);
}

test('the lists of places and cities are accessible, with their menus and a map, and while rows are ticked', async () => {
  const { name } = await suggestPlace(author);
  const city = await makeCity();
  const tab = await visitSignedIn(`/admin/places?q=${encodeURIComponent(name)}`, admin);
  await lookAtList(tab, 'Places', name);
  await lookInto(tab, 'Views');
  await lookInto(tab, 'Rows and columns', tab.getByRole('menu'));
  await lookInto(tab, `View ${name} on map`);
  await tick(tab, name);
  await see(selected(tab));
  found.push(...(await lookAtAll(tab, [PHONE])));
  await resize(tab, DESKTOP);
  await goTo(tab, 'Cities');
  await search(tab, 'Cities', city.name);
  await lookAtList(tab, 'Cities', city.name);
  expect(found).toEqual([]);
});

test('the lists of people and reviews are accessible, with the dialog that suspends somebody', async () => {
  const { name, email } = author;
  const place = await makePlace();
  await writeReview(author, place.id);
  const tab = await visitSignedIn(`/admin/users?q=${encodeURIComponent(email)}`, admin);
  await lookAtList(tab, 'Users', email);
  await lookInto(tab, `Suspend ${name}`);
  await goTo(tab, 'Reviews');
  await search(tab, 'Reviews', place.name);
  await lookAtList(tab, 'Reviews', place.name);
  expect(found).toEqual([]);
});

test('the log with what has changed, the webhooks and their messages are accessible', async () => {
  const city = await makeCity();
  await changeCity(city, { foundedYear: 1900 });
  const input = { url: 'https://127.0.0.1/hooks', description: 'Our newsletter', events: ['PLACE_PUBLISHED'] };
  await ask(admin, 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }', { input });
  const tab = await visitSignedIn('/admin/activity?action=updated', admin);
  await tab
    .getByRole('button', { name: /^\d+ changes?$/ })
    .first()
    .click();
  await see(tab.getByRole('columnheader', { name: 'Before' }));
  await lookAtList(tab, 'Activity', city.name);

  await goTo(tab, 'Webhooks');
  await lookAtList(tab, 'Webhooks', 'Our newsletter');
  await lookInto(tab, 'New webhook');
  await tab.getByRole('link', { name: 'Our newsletter', exact: true }).click();
  await press(tab, 'Send test');
  await see(tab.getByText('The message was not taken: The address is not public.'));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});

test('the forms for cities and places are accessible: with errors, a picture, opening hours, a saved place', async () => {
  const { name } = await makePlace();
  const tab = await visitSignedIn('/admin/cities/new', admin, { allow: [failedRequests] });
  await see(heading(tab, 'Add City'));
  await tab.locator('input[type=file]').setInputFiles(await aPhoto('quay.jpg'));
  await see(tab.getByLabel('What does it show?'));
  await press(tab, 'Save');
  await see(tab.locator('[aria-invalid=true]'));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])));
  await lookInto(tab, 'Focal point of picture 1');
  await goTo(tab, 'Places');
  const leave = tab.getByRole('dialog', { name: 'Leave without saving?' });
  await see(leave);
  found.push(...(await lookAtOpen(tab)));
  await leave.getByRole('button', { name: 'Leave' }).click();
  await see(heading(tab, 'Places'));

  await tab.getByRole('link', { name: 'Add Place' }).click();
  await see(heading(tab, 'Add Place'));
  await press(tab, 'Add opening hours');
  await tab.getByLabel('Name', { exact: true }).fill('Corner');
  await press(tab, 'Save');
  await see(tab.locator('[aria-invalid=true]'));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])));
  await goTo(tab, 'Places');
  await leave.getByRole('button', { name: 'Leave' }).click();
  await search(tab, 'Places', name);
  await tab.getByRole('link', { name: `Edit ${name}` }).click();
  await see(heading(tab, name));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});
