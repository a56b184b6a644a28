import type { Locator, Page } from 'playwright-core';
import { lookAt, lookAtAll } from '../axe.js';
import {
  type Account,
  api,
  failedRequests,
  fillIn,
  gone,
  heading,
  holdApi,
  listPlaces,
  makeAccount,
  reach,
  resize,
  see,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';
import { addFavorite, ask, makePlace } from './people.js';

const PHONE = { width: 360, height: 740, isTouch: true };
const REFUSED = 'Your favorites could not be changed.';

const full = (on: Page | Locator, name: string): Locator => on.getByRole('button', { name: `Remove ${name} from favorites`, pressed: true });
const hollow = (on: Page | Locator, name: string): Locator => on.getByRole('button', { name: `Add ${name} to favorites`, pressed: false });
const listOf = ({ name }: { name: string }): string => `/places?search=${encodeURIComponent(name)}`;
const mine = (tab: Page): Locator => tab.getByRole('region', { name: 'My Favorites' });

/** Takes back what a toast tells of; the one before it may be on its way out still. */
const undo = (tab: Page, words: string): Promise<void> => tab.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();

/** Names of what the server holds as somebody's favourites. */
async function favoritesOf(account: Account): Promise<string[]> {
  const { viewer } = await ask<{ viewer: { favorites: { items: { name: string }[] } } }>(account, '{ viewer { favorites { items { name } } } }');
  return viewer.favorites.items.map(({ name }) => name);
}

async function signIn(tab: Page, { email, password }: Account): Promise<void> {
  await see(heading(tab, 'Sign in to your account'));
  await fillIn(tab, { 'Email address': email, Password: password });
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('somebody presses the heart of a card: it is full before the server has answered, and Undo takes that back', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visitSignedIn(listOf(place), account);
  await see(hollow(tab, place.name));
  const answer = await holdApi(tab);
  await hollow(tab, place.name).click();
  await see(full(tab, place.name));
  expect(await favoritesOf(account)).toEqual([]);

  answer((route) => route.continue());
  await toast(tab, 'Added to favorites');
  expect(await favoritesOf(account)).toEqual([place.name]);
  await tab.reload();
  await full(tab, place.name).click();
  await toast(tab, 'Removed from favorites');
  await undo(tab, 'Removed from favorites');
  await see(full(tab, place.name));
  await toast(tab, 'Added to favorites');
  expect(await favoritesOf(account)).toEqual([place.name]);
});

test('the hearts of a place’s page are one, and the place is in “My Favorites” until its heart is pressed there', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visitSignedIn('/profile', account);
  await see(mine(tab).getByText("You haven't added any favorites yet.", { exact: true }));
  await mine(tab).getByRole('link', { name: 'Browse Places' }).click();
  await reach(tab, '/places');

  await tab.goto(place.path);
  const panel = tab.getByRole('complementary', { name: 'Contact and details' });
  await tab.getByRole('button', { name: 'Add to Favorites' }).first().click();
  await see(panel.getByRole('button', { name: 'In your favorites', pressed: true }));
  await toast(tab, 'Added to favorites');
  await resize(tab, PHONE);
  await see(tab.getByRole('group', { name: 'Quick actions' }).getByRole('button', { name: 'In your favorites', pressed: true }));

  await tab.getByRole('navigation', { name: 'Bottom' }).getByRole('link', { name: 'Profile' }).click();
  await see(mine(tab).getByRole('link', { name: place.name }));
  await full(mine(tab), place.name).click();
  await see(mine(tab).getByText("You haven't added any favorites yet."));
  await undo(tab, 'Removed from favorites');
  await see(full(mine(tab), place.name));
  expect(await favoritesOf(account)).toEqual([place.name]);
});

test('a person with many favourites turns their pages', async () => {
  const account = await makeAccount();
  const { places } = await listPlaces('limit=8');
  for (const { _id } of places) await addFavorite(account, _id);
  const tab = await visitSignedIn('/profile', account);
  const names = () => mine(tab).getByRole('article').getByRole('heading').allInnerTexts();
  const last = places.map(({ name }) => name).reverse();
  await see(mine(tab).getByRole('article'));
  expect(await names()).toEqual(last.slice(0, 6));
  await mine(tab).getByRole('link', { name: 'Go to page 2' }).click();
  await reach(tab, '/profile?favorites=2');
  await see(mine(tab).getByRole('link', { name: last[7] ?? '' }));
  expect(await names()).toEqual(last.slice(6));
});

test('a visitor who presses a heart signs in, is led back, and it is done', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visit(listOf(place));
  await hollow(tab, place.name).click();
  await toast(tab, `Sign in to add ${place.name} to your favorites.`);
  await signIn(tab, account);
  await reach(tab, listOf(place));
  await toast(tab, `${place.name} is in your favorites.`);
  await see(full(tab, place.name));
  expect(await favoritesOf(account)).toEqual([place.name]);
});

test('somebody whose session has ended meanwhile signs in again on the place’s page, and it is done', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visitSignedIn(place.path, account, { ...PHONE, allow: [failedRequests] });
  const bar = tab.getByRole('group', { name: 'Quick actions' });
  await see(bar.getByRole('button', { name: 'Add to Favorites' }));
  // The press must be the first to learn of the end.
  await tab.waitForLoadState('networkidle');
  await api('/auth/logout', { method: 'POST', token: account.token });
  await bar.getByRole('button', { name: 'Add to Favorites' }).click();
  await toast(tab, `Sign in to add ${place.name} to your favorites.`);
  await signIn(tab, account);
  await reach(tab, place.path);
  await see(bar.getByRole('button', { name: 'In your favorites', pressed: true }));
});

test('a heart that cannot be sent is taken back, and a person reads why', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visitSignedIn(listOf(place), account, { allow: [failedRequests] });
  await see(hollow(tab, place.name));
  await tab.context().setOffline(true);
  await see(tab.getByRole('banner').getByText('You are offline – showing saved places'));
  await hollow(tab, place.name).click();
  await toast(tab, REFUSED);
  await see(hollow(tab, place.name));
  await tab.context().setOffline(false);
  await toast(tab, 'You are back online.');
  expect(await favoritesOf(account)).toEqual([]);
  await hollow(tab, place.name).click();
  await toast(tab, 'Added to favorites');
});

test('hearts are accessible: on cards with a toast that can be undone, and on the profile with and without favourites', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visitSignedIn('/profile', account);
  await see(mine(tab).getByText("You haven't added any favorites yet."));
  const found = await lookAt(tab);
  await tab.goto(listOf(place));
  await hollow(tab, place.name).click();
  await see(tab.getByRole('button', { name: 'Undo' }));
  found.push(...(await lookAt(tab, { part: '.notistack-SnackbarContainer' })));
  await tab.goto('/profile');
  await see(full(mine(tab), place.name));
  await gone(tab.getByRole('button', { name: 'Undo' }));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});
