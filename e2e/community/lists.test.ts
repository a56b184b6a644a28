import type { Locator, Page } from 'playwright-core';
import { lookAtAll, lookAtOpen, PHONE } from '../axe.js';
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
  reach,
  see,
  seeWrong,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';
import { appUrl } from '../support/browser.js';
import { makeList, makePlace, noteOn } from './people.js';

jest.setTimeout(120_000);

const NOT_FOUND = 'List Not Found';
const LINK = /^\/lists\/[\w-]{24}$/;
const TOO_LONG = 'x'.repeat(81);

const places = (tab: Page): Locator => tab.getByRole('list', { name: 'Places' });
const namesOf = (tab: Page): Promise<string[]> => places(tab).getByRole('article').getByRole('heading').allInnerTexts();
const dialog = (tab: Page, name: string | RegExp): Locator => tab.getByRole('dialog', { name });
const press = (on: Page | Locator, name: string): Promise<void> => on.getByRole('button', { name, exact: true }).click();

async function chooseOfList(tab: Page, item: string): Promise<void> {
  await press(tab, 'More about this list');
  await tab.getByRole('menuitem', { name: item }).click();
}

/** Lets the owner choose in the list's form who may read it. */
async function letRead(tab: Page, who: string): Promise<void> {
  await press(tab, 'Edit');
  await dialog(tab, 'Edit list').getByRole('radio', { name: who }).check();
  await press(dialog(tab, 'Edit list'), 'Save');
  await gone(dialog(tab, 'Edit list'));
  await see(tab.getByRole('main').getByText(who, { exact: true }));
}

async function signIn(tab: Page, { email, password }: Account): Promise<void> {
  await see(heading(tab, 'Sign in to your account'));
  await fillIn(tab, { 'Email address': email, Password: password });
  await press(tab, 'Sign in');
}

/** What somebody without an account gets at an address. */
async function seenByAll(path: string, title: string): Promise<Page> {
  const tab = await visit(path, { allow: [failedRequests] });
  await see(heading(tab, title));
  return tab;
}

/** Three places that only one journey knows. */
const threePlaces = () => Promise.all([makePlace(), makePlace(), makePlace()]);

test('somebody saves a place to a list that they name, writes a note beside it, and takes the place out and back', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visitSignedIn(place.path, account, { allow: [failedRequests] });
  await press(tab, 'Save to list');
  const saving = dialog(tab, `Save to list ${place.name}`);
  await see(saving.getByText('You have no lists yet. Name the first one:'));
  await press(saving, 'Create and save');
  await seeWrong(tab, 'Name of the new list', 'Please name the list');
  await fillIn(saving, { 'Name of the new list': TOO_LONG });
  await seeWrong(tab, 'Name of the new list', 'A name has at most 80 characters');
  await fillIn(saving, { 'Name of the new list': 'Rainy days' });
  await press(saving, 'Create and save');
  await see(saving.getByRole('checkbox', { name: /^Rainy days/, checked: true }));
  await see(saving.getByText('1 place', { exact: true }));
  await press(saving, 'Done');
  await gone(saving);

  await tab.goto('/profile');
  await tab.getByRole('list', { name: 'My Lists' }).getByRole('link', { name: 'Rainy days' }).click();
  await see(heading(tab, 'Rainy days'));
  expect(await namesOf(tab)).toEqual([place.name]);
  await press(tab, `Add note on ${place.name}`);
  await fillIn(tab, { Note: 'x'.repeat(501) });
  await press(tab, 'Save note');
  await seeWrong(tab, 'Note', 'A note has at most 500 characters');
  await fillIn(tab, { Note: 'Go early.\nBring water.' });
  await press(tab, 'Save note');
  await see(tab.getByRole('button', { name: `Edit note on ${place.name}` }).and(tab.locator(':focus')));

  await press(tab, `More about ${place.name}`);
  await tab.getByRole('menuitem', { name: 'Remove from list' }).click();
  await see(tab.getByText('No places yet'));
  await tab.getByRole('button', { name: 'Undo' }).click();
  await see(tab.getByText('Bring water.'));
  await tab.reload();
  await see(tab.getByText('Bring water.'));
});

test('somebody puts a place into one of their lists and out again by ticks, and makes another list beside it', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  await makeList(account, { name: 'For guests' });
  const tab = await visitSignedIn(`${place.path}?save=list`, account);
  const guests = tab.getByRole('checkbox', { name: /^For guests/ });
  await guests.check();
  await see(tab.getByText('1 place', { exact: true }));
  await guests.uncheck();
  await see(tab.getByText('0 places', { exact: true }));
  await press(dialog(tab, /^Save to list/), 'New list');
  await fillIn(tab, { 'Name of the new list': 'By the river' });
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('checkbox', { name: /^By the river/, checked: true }));
  expect(await guests.isChecked()).toBe(false);
  await tab.keyboard.press('Escape');
  await reach(tab, place.path);
});

test('somebody orders a list with the keyboard alone; the focus stays, what happened is said, and the order lasts', async () => {
  const account = await makeAccount();
  const [ash, birch, cedar] = await threePlaces();
  const list = await makeList(account, { places: [ash, birch, cedar] });
  const tab = await visitSignedIn(list.path, account, { allow: [failedRequests] });
  await see(places(tab));
  await tabTo(tab, `Move down ${ash.name}`);
  for (const position of [2, 3]) {
    await tab.keyboard.press('Enter');
    await see(tab.getByRole('status').filter({ hasText: `${ash.name} is now number ${position} of 3.` }));
    expect(await focused(tab)).toBe(`Move down ${ash.name}`);
  }
  expect(await namesOf(tab)).toEqual([birch.name, cedar.name, ash.name]);
  await tabTo(tab, `More about ${ash.name}`);
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('menuitem', { name: 'Move to the top' }).and(tab.locator(':focus')));
  const taken = tab.waitForResponse((answer) => answer.request().postData()?.includes('"position":1') ?? false);
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('status').filter({ hasText: `${ash.name} is now number 1 of 3.` }));
  await taken;
  await tab.reload();
  await see(places(tab));
  expect(await namesOf(tab)).toEqual([ash.name, birch.name, cedar.name]);
});

test('a list is its owner’s alone, then whoever’s who has its link, until that is renewed or taken away, then everyone’s', async () => {
  const [owner, other, place] = await Promise.all([makeAccount({ name: 'Meera Pillai' }), makeAccount(), makePlace()]);
  const list = await makeList(owner, { name: 'For Meera’s guests', places: [place] });
  const title = 'For Meera’s guests';
  const tab = await visitSignedIn(list.path, owner, { allow: [failedRequests] });
  await see(heading(tab, title));
  const second = await visitSignedIn(list.path, other, { allow: [failedRequests] });
  await see(heading(second, NOT_FOUND));
  expect((await fetch(`${appUrl()}/api/lists/${list.id}/export/csv`, { headers: { authorization: `Bearer ${other.token}` } })).status).toBe(404);

  await letRead(tab, 'By link');
  await tab.waitForURL(({ pathname }) => LINK.test(pathname));
  const link = new URL(tab.url()).pathname;
  const visitor = await seenByAll(link, title);
  expect(await namesOf(visitor)).toEqual([place.name]);
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await visitor.getByRole('button', { name: /^(Edit|More about this list|Move up .*|Add note .*)$/ }).count()).toBe(0);
  await seenByAll(list.path, NOT_FOUND); // the identifier is no link

  await chooseOfList(tab, 'New link');
  await press(dialog(tab, `New link to “${title}”?`), 'Make a new link');
  await toast(tab, 'The list has a new link.');
  await tab.waitForURL(({ pathname }) => LINK.test(pathname) && pathname !== link);
  const renewed = new URL(tab.url()).pathname;
  await visitor.reload();
  await see(heading(visitor, NOT_FOUND));
  await visitor.goto(renewed);
  await see(heading(visitor, title));

  await letRead(tab, 'Private');
  await visitor.reload();
  await see(heading(visitor, NOT_FOUND));

  await letRead(tab, 'Public');
  await visitor.goto(list.path);
  await visitor.getByRole('main').getByRole('link', { name: owner.name }).click();
  await see(heading(visitor, owner.name));
  await visitor
    .getByRole('list', { name: `Lists by ${owner.name}` })
    .getByRole('link', { name: title })
    .click();
  await reach(visitor, list.path);
});

describe('a visitor takes a list along', () => {
  const note = 'Ask for the "blue" room, not <b>the other</b>.';

  async function download(tab: Page, format: string): Promise<{ name: string; text: string }> {
    await press(tab, 'Export');
    const begun = tab.waitForEvent('download');
    await tab.getByRole('menuitem', { name: format }).click();
    const file = await begun;
    return { name: file.suggestedFilename(), text: await contentOf(file) };
  }

  test('as GeoJSON, GPX and CSV, with everything that is known of its places', async () => {
    const [owner, place] = await Promise.all([makeAccount(), makePlace({ coordinates: { latitude: 18.5195, longitude: 73.8553 } })]);
    const list = await makeList(owner, { name: 'Rainy days, 2', visibility: 'PUBLIC', places: [place] });
    await noteOn(owner, list.id, place.id, note);
    const tab = await visit(list.path);

    const geojson = await download(tab, 'GeoJSON');
    expect(geojson.name).toBe('rainy-days-2.geojson');
    expect(JSON.parse(geojson.text)).toMatchObject({
      type: 'FeatureCollection',
      features: [{ geometry: { type: 'Point', coordinates: [73.8553, 18.5195] }, properties: { name: place.name, note, url: `${appUrl()}${place.path}` } }],
    });

    const gpx = await download(tab, 'GPX');
    expect(gpx.name).toBe('rainy-days-2.gpx');
    const points = await tab.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return [...parsed.querySelectorAll('wpt')].map((point) => [
        point.getAttribute('lat'),
        point.getAttribute('lon'),
        point.querySelector('desc')?.textContent,
      ]);
    }, gpx.text);
    expect(points).toEqual([['18.519500', '73.855300', note]]);

    const csv = await download(tab, 'CSV');
    expect(csv.name).toBe('rainy-days-2.csv');
    const [header, row] = csv.text.split('\r\n');
    expect(header).toBe('\uFEFFname,category,address,phone,website,note,rating,latitude,longitude,url');
    expect(row).toBe(`"${place.name}","cafe",,,,"${note.replaceAll('"', '""')}",,18.5195,73.8553,"${appUrl()}${place.path}"`);
  });

  test('and the owner, too, while it is private', async () => {
    const [owner, place] = await Promise.all([makeAccount(), makePlace()]);
    const list = await makeList(owner, { places: [place] });
    const tab = await visitSignedIn(list.path, owner, { allow: [failedRequests] });
    expect((await download(tab, 'CSV')).text).toContain(place.name);
  });
});

test('somebody deletes a list after a second thought; it is gone for everyone, and the places stay', async () => {
  const [owner, place] = await Promise.all([makeAccount(), makePlace()]);
  const list = await makeList(owner, { name: 'Old plans', visibility: 'PUBLIC', places: [place] });
  const tab = await visitSignedIn(list.path, owner, { allow: [failedRequests] });
  await chooseOfList(tab, 'Delete list');
  await press(dialog(tab, 'Delete “Old plans”?'), 'Keep list');
  await gone(dialog(tab, 'Delete “Old plans”?'));
  await chooseOfList(tab, 'Delete list');
  await press(dialog(tab, 'Delete “Old plans”?'), 'Delete list');
  await toast(tab, 'Old plans has been deleted.');
  await reach(tab, '/profile');
  await see(tab.getByText("You haven't made any lists yet."));
  const visitor = await seenByAll(list.path, NOT_FOUND);
  await visitor.goto(place.path);
  await see(heading(visitor, place.name));
});

test('a visitor who saves a place to a list signs in, and finds their lists open; so does somebody whose session has ended', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  await makeList(account, { name: 'For guests' });
  const tab = await visit(place.path, { allow: [failedRequests] });
  await press(tab, 'Save to list');
  await signIn(tab, account);
  await reach(tab, `${place.path}?save=list`);
  const guests = tab.getByRole('checkbox', { name: /^For guests/ });
  await see(guests);
  await api('/auth/logout', { method: 'POST', token: await tab.evaluate(() => localStorage.getItem('token') ?? '') });
  await guests.click();
  await signIn(tab, account);
  await reach(tab, `${place.path}?save=list`);
  await guests.check();
  await see(tab.getByText('1 place', { exact: true }));
});

test('lists are accessible: the place’s dialog, the list with its notes, menus, form and questions, and where there is none', async () => {
  const account = await makeAccount();
  const three = await threePlaces();
  const list = await makeList(account, { visibility: 'LINK', places: three });
  const [first] = three;
  const tab = await visitSignedIn(`${first.path}?save=list`, account, { allow: [failedRequests], ...PHONE });
  await press(dialog(tab, /^Save to list/), 'New list');
  await press(tab, 'Create and save');
  await seeWrong(tab, 'Name of the new list', 'Please name the list');
  const found = await lookAtOpen(tab);
  await tab.goto(list.path);
  await press(tab, `Add note on ${first.name}`);
  await see(tab.getByLabel('Note', { exact: true }));
  found.push(...(await lookAtAll(tab)));
  const opened: [() => Promise<void>, Locator][] = [
    [() => press(tab, 'Export'), tab.getByRole('menu', { name: 'Export' })],
    [() => press(tab, 'More about this list'), tab.getByRole('menu', { name: 'More about this list' })],
    [() => press(tab, `More about ${three[1].name}`), tab.getByRole('menu', { name: `More about ${three[1].name}` })],
    [() => press(tab, 'Edit'), dialog(tab, 'Edit list')],
    [() => chooseOfList(tab, 'Delete list'), dialog(tab, 'Delete “Rainy days”?')],
  ];
  for (const [open, what] of opened) {
    await open();
    await see(what);
    found.push(...(await lookAtOpen(tab)));
    await tab.keyboard.press('Escape');
    await gone(what);
  }
  await tab.goto('/lists/nothing');
  await see(heading(tab, NOT_FOUND));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});
