import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { focused, tabTo } from '../keys.js';
import {
  type Account,
  api,
  contentOf,
  failedRequests,
  fillIn,
  gone,
  heading,
  makeAccount,
  nameInBar,
  reach,
  see,
  seeWrong,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';
import { makeList, makePlace, noteOn } from './people.js';

jest.setTimeout(120_000);

const NOT_FOUND = 'List Not Found';
const LINK = /^\/lists\/[\w-]{24}$/;

const places = (tab: Page): Locator => tab.getByRole('list', { name: 'Places' });
const dialog = (tab: Page, name: string | RegExp): Locator => tab.getByRole('dialog', { name });
const press = (on: Page | Locator, name: string): Promise<void> => on.getByRole('button', { name, exact: true }).click();

/** Waits for the places of a list; returns their names in order. */
async function namesOf(tab: Page): Promise<string[]> {
  await see(places(tab));
  return places(tab).getByRole('article').getByRole('heading').allInnerTexts();
}

async function chooseOfList(tab: Page, item: string): Promise<void> {
  await press(tab, 'More about this list');
  await tab.getByRole('menuitem', { name: item }).click();
}

async function signIn(tab: Page, { email, password }: Account): Promise<void> {
  await see(heading(tab, 'Sign in to your account'));
  await fillIn(tab, { 'Email address': email, Password: password });
  await press(tab, 'Sign in');
}

/** Creates three places that no other test uses. */
const threePlaces = () => Promise.all([makePlace(), makePlace(), makePlace()]);

test('a visitor signs in to save a place, sees the dialog with their lists, and adds a new list', async () => {
  const [account, place, other] = await Promise.all([makeAccount(), makePlace(), makePlace()]);
  await makeList(account, { name: 'For guests', places: [other] });
  const tab = await visit(place.path);
  await press(tab, 'Save to list');
  await signIn(tab, account);
  await reach(tab, `${place.path}?save=list`);
  const saving = dialog(tab, `Save to list ${place.name}`);
  const guests = saving.getByRole('checkbox', { name: /^For guests/ });
  await guests.check();
  await see(saving.getByText('2 places', { exact: true }));
  await guests.uncheck();
  await see(saving.getByText('1 place', { exact: true }));
  await press(saving, 'New list');
  await press(saving, 'Create and save');
  await seeWrong(tab, 'Name of the new list', 'Please name the list');
  expect(await lookAtOpen(tab)).toEqual([]);
  await fillIn(saving, { 'Name of the new list': 'By the river' });
  await tab.keyboard.press('Enter');
  await see(saving.getByRole('checkbox', { name: /^By the river/, checked: true }));
  await press(saving, 'Done');
  await gone(saving);
  await reach(tab, place.path);

  await nameInBar(tab, account).click();
  await tab.getByRole('list', { name: 'My Lists' }).getByRole('link', { name: 'By the river' }).click();
  await see(heading(tab, 'By the river'));
  expect(await namesOf(tab)).toEqual([place.name]);
});

test('an owner writes a note, orders the list by keyboard, and removes and restores a place', async () => {
  const account = await makeAccount();
  const [ash, birch, cedar] = await threePlaces();
  const list = await makeList(account, { visibility: 'LINK', places: [ash, birch, cedar] });
  const tab = await visitSignedIn(list.path, account);
  await press(tab, `Add note on ${ash.name}`);
  await fillIn(tab, { Note: 'Go early.\nBring water.' });
  const found = await lookAtAll(tab, [PHONE, DESKTOP]);
  await press(tab, 'Save note');
  await see(tab.getByRole('button', { name: `Edit note on ${ash.name}` }).and(tab.locator(':focus')));
  await tabTo(tab, `Move down ${ash.name}`, 'Shift+Tab');
  for (const position of [2, 3]) {
    await tab.keyboard.press('Enter');
    await see(tab.getByRole('status').filter({ hasText: `${ash.name} is now number ${position} of 3.` }));
    expect(await focused(tab)).toBe(`Move down ${ash.name}`);
  }
  expect(await namesOf(tab)).toEqual([birch.name, cedar.name, ash.name]);
  await tabTo(tab, `More about ${ash.name}`);
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('menuitem', { name: 'Move to the top' }).and(tab.locator(':focus')));
  const moved = tab.waitForRequest((request) => request.postData()?.includes('"position":1') ?? false);
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('status').filter({ hasText: `${ash.name} is now number 1 of 3.` }));
  await (await moved).response();

  await press(tab, `More about ${ash.name}`);
  await tab.getByRole('menuitem', { name: 'Remove from list' }).click();
  await gone(tab.getByText('Bring water.'));
  await tab.getByRole('button', { name: 'Undo' }).click();
  await see(tab.getByText('Bring water.'));
  await tab.reload();
  expect(await namesOf(tab)).toEqual([ash.name, birch.name, cedar.name]);
  await see(tab.getByText('Bring water.'));
  expect(found).toEqual([]);
});

test('a visitor reads and exports a list by its link until the owner renews the link', async () => {
  const [owner, place] = await Promise.all([makeAccount({ name: 'Meera Pillai' }), makePlace()]);
  const title = 'Rainy days, 2';
  const list = await makeList(owner, { name: title, places: [place] });
  await noteOn(owner, list.id, place.id, 'Ask for the "blue" room.');
  const tab = await visitSignedIn(list.path, owner, { allow: [failedRequests] });
  await press(tab, 'Edit');
  await see(dialog(tab, 'Edit list'));
  const found = await lookAtOpen(tab);
  await dialog(tab, 'Edit list').getByRole('radio', { name: 'By link' }).check();
  await press(dialog(tab, 'Edit list'), 'Save');
  await gone(dialog(tab, 'Edit list'));
  await tab.waitForURL(({ pathname }) => LINK.test(pathname));
  const link = new URL(tab.url()).pathname;

  const visitor = await visit(link, { allow: [failedRequests] });
  expect(await namesOf(visitor)).toEqual([place.name]);
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await visitor.getByRole('button', { name: /^(Edit|More about this list|Move up .*|Add note .*)$/ }).count()).toBe(0);
  await press(visitor, 'Export');
  await see(visitor.getByRole('menuitem', { name: 'CSV' }));
  found.push(...(await lookAtOpen(visitor)));
  const [file] = await Promise.all([visitor.waitForEvent('download'), visitor.getByRole('menuitem', { name: 'CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('rainy-days-2.csv');
  const [header = '', row] = (await contentOf(file)).split('\r\n');
  expect(header).toMatch(/^\uFEFFname,category,/);
  expect(row).toContain(`"${place.name}","cafe",,,,"Ask for the ""blue"" room.",`);

  await chooseOfList(tab, 'New link');
  await press(dialog(tab, `New link to “${title}”?`), 'Make a new link');
  await toast(tab, 'The list has a new link.');
  await tab.waitForURL(({ pathname }) => LINK.test(pathname) && pathname !== link);
  await visitor.reload();
  await see(heading(visitor, NOT_FOUND));

  await chooseOfList(tab, 'Delete list');
  await press(dialog(tab, `Delete “${title}”?`), 'Keep list');
  await gone(dialog(tab, `Delete “${title}”?`));
  await chooseOfList(tab, 'Delete list');
  await press(dialog(tab, `Delete “${title}”?`), 'Delete list');
  await toast(tab, `${title} has been deleted.`);
  await reach(tab, '/profile');
  await see(tab.getByText("You haven't made any lists yet."));
  expect(await api(`/places/${place.id}`)).toMatchObject({ name: place.name });
  expect(found).toEqual([]);
});
