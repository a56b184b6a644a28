import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { ask, makePlace, writeReview } from '../community/people.js';
import { aPhoto } from '../community/pictures.js';
import { type Account, failedRequests, gone, heading, makeAccount, resize, see, signInAsAdmin, visitSignedIn } from '../steps.js';
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

/** Opens a list, and looks at it in both sizes, last in that of a desktop. */
async function openList(address: string, title: string, shown: string): Promise<Page> {
  const tab = await visitSignedIn(address, admin);
  await see(heading(tab, title));
  await see(tab.getByText(shown));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])).map((finding) => `${title}: ${finding}`));
  return tab;
}

test('the list of places is accessible with its menus and dialogs, and while rows are ticked', async () => {
  const { name } = await suggestPlace(author);
  const tab = await openList(`/admin/places?q=${encodeURIComponent(name)}`, 'Places', name);
  await lookInto(tab, 'Views');
  await lookInto(tab, 'Rows and columns', tab.getByRole('menu'));
  await lookInto(tab, `Reject ${name}`);
  await lookInto(tab, `View ${name} on map`);
  await tick(tab, name);
  await see(selected(tab));
  expect([...found, ...(await lookAtAll(tab, [PHONE]))]).toEqual([]);
});

test('the list of cities is accessible with the dialog that deletes one', async () => {
  const { name } = await makeCity();
  const tab = await openList(`/admin/cities?q=${encodeURIComponent(name)}`, 'Cities', name);
  await lookInto(tab, `Delete ${name}`);
  expect(found).toEqual([]);
});

test('the list of people is accessible with its dialogs', async () => {
  const { name, email } = author;
  const tab = await openList(`/admin/users?q=${encodeURIComponent(email)}`, 'Users', email);
  await lookInto(tab, `Suspend ${name}`);
  await lookInto(tab, `Delete ${name}`);
  expect(found).toEqual([]);
});

test('the list of reviews is accessible with the dialog that approves one', async () => {
  const { id, name } = await makePlace();
  await writeReview(author, id);
  const tab = await openList(`/admin/reviews?q=${encodeURIComponent(name)}`, 'Reviews', name);
  await lookInto(tab, /^Approve the review/);
  expect(found).toEqual([]);
});

test('the log is accessible with what has changed', async () => {
  const city = await makeCity();
  await changeCity(city, { foundedYear: 1900 });
  const tab = await openList('/admin/activity?action=updated', 'Activity', city.name);
  await tab
    .getByRole('button', { name: /^\d+ changes?$/ })
    .first()
    .click();
  await see(tab.getByRole('columnheader', { name: 'Before' }));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});

test('the webhooks and their messages are accessible, with the dialogs that set one up', async () => {
  const input = { url: 'https://127.0.0.1/hooks', description: 'Our newsletter', events: ['PLACE_PUBLISHED'] };
  const made = await ask<{ createWebhook: { webhook: { id: string } } }>(
    admin,
    'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input },
  );
  const tab = await openList('/admin/webhooks', 'Webhooks', 'Our newsletter');
  await lookInto(tab, 'New webhook');
  await tab.goto(`/admin/webhooks/${made.createWebhook.webhook.id}`);
  await press(tab, 'Send test');
  await see(tab.getByText('The message was not taken: The address is not public.'));
  await lookInto(tab, 'New secret');
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});

test('the form for a city is accessible: with its errors, with a picture, with its dialogs and its history', async () => {
  const tab = await visitSignedIn('/admin/cities/new', admin, { allow: [failedRequests] });
  await see(heading(tab, 'Add City'));
  await tab.locator('input[type=file]').setInputFiles(await aPhoto('quay.jpg'));
  await see(tab.getByLabel('What does it show?'));
  await press(tab, 'Save');
  await see(tab.locator('[aria-invalid=true]'));
  found.push(...(await lookAtAll(tab)));
  await resize(tab, DESKTOP);
  await lookInto(tab, 'Focal point of picture 1');
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Places' }).click();
  const leave = tab.getByRole('dialog', { name: 'Leave without saving?' });
  await see(leave);
  found.push(...(await lookAtOpen(tab)));
  await leave.getByRole('button', { name: 'Leave' }).click();
  await see(heading(tab, 'Places'));

  await tab.goto(`/admin/cities/${(await makeCity()).id}?tab=history`);
  await see(tab.getByRole('list', { name: 'History' }));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});

test('the forms for a place are accessible: with errors, with hours, with a place in it', async () => {
  const tab = await visitSignedIn('/admin/places/new', admin, { allow: [failedRequests] });
  await see(heading(tab, 'Add Place'));
  await press(tab, 'Add opening hours');
  await tab.getByLabel('Name', { exact: true }).fill('Corner');
  await press(tab, 'Save');
  await see(tab.locator('[aria-invalid=true]'));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])));
  const { id, name } = await makePlace();
  await tab.goto(`/admin/places/${id}`);
  await see(heading(tab, name));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});
