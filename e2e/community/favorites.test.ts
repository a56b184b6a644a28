import type { Locator, Page } from 'playwright-core';
import { lookAt, lookAtAll, PHONE } from '../axe.js';
import { type Account, failedRequests, fillIn, gone, heading, makeAccount, reach, resize, see, toast, visit, visitSignedIn } from '../steps.js';
import { ask, makePlace } from './people.js';

const REFUSED = 'Your favorites could not be changed.';

const full = (on: Page | Locator, name: string): Locator => on.getByRole('button', { name: `Remove ${name} from favorites`, pressed: true });
const hollow = (on: Page | Locator, name: string): Locator => on.getByRole('button', { name: `Add ${name} to favorites`, pressed: false });
const listOf = ({ name }: { name: string }): string => `/places?search=${encodeURIComponent(name)}`;
const mine = (tab: Page): Locator => tab.getByRole('region', { name: 'My Favorites' });

/** Presses Undo in the toast with these words; an older toast can still be visible. */
const undo = (tab: Page, words: string): Promise<void> => tab.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();

/** Returns the names of a user's favorites on the server. */
async function favoritesOf(account: Account): Promise<string[]> {
  const { viewer } = await ask<{ viewer: { favorites: { items: { name: string }[] } } }>(account, '{ viewer { favorites { items { name } } } }');
  return viewer.favorites.items.map(({ name }) => name);
}

async function signIn(tab: Page, { email, password }: Account): Promise<void> {
  await see(heading(tab, 'Sign in to your account'));
  await fillIn(tab, { 'Email address': email, Password: password });
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a visitor signs in after pressing a heart, undoes a removal, and gets an error while offline', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visit(listOf(place), { allow: [failedRequests] });
  await hollow(tab, place.name).click();
  await see(tab.getByRole('main').getByText(`Sign in to add ${place.name} to your favorites.`));
  await signIn(tab, account);
  await reach(tab, listOf(place));
  await toast(tab, `${place.name} is in your favorites.`);
  await see(full(tab, place.name));
  expect(await favoritesOf(account)).toEqual([place.name]);

  await full(tab, place.name).click();
  await toast(tab, 'Removed from favorites');
  expect(await lookAt(tab, { part: '.notistack-SnackbarContainer' })).toEqual([]);
  expect(await favoritesOf(account)).toEqual([]);
  await undo(tab, 'Removed from favorites');
  await see(full(tab, place.name));
  await toast(tab, 'Added to favorites');
  expect(await favoritesOf(account)).toEqual([place.name]);

  await tab.context().setOffline(true);
  await see(tab.getByRole('banner').getByText('You are offline – showing saved places'));
  await full(tab, place.name).click();
  await toast(tab, REFUSED);
  await see(full(tab, place.name));
  await tab.context().setOffline(false);
  await toast(tab, 'You are back online.');
  expect(await favoritesOf(account)).toEqual([place.name]);
  await full(tab, place.name).click();
  await toast(tab, 'Removed from favorites');
});

test('a member adds a favorite on a place page, and removes and restores it on the profile', async () => {
  const [account, place] = await Promise.all([makeAccount(), makePlace()]);
  const tab = await visitSignedIn(place.path, account);
  const panel = tab.getByRole('complementary', { name: 'Contact and details' });
  await tab.getByRole('button', { name: 'Add to Favorites' }).first().click();
  await see(panel.getByRole('button', { name: 'In your favorites', pressed: true }));
  await toast(tab, 'Added to favorites');
  await resize(tab, PHONE);
  await see(tab.getByRole('group', { name: 'Quick actions' }).getByRole('button', { name: 'In your favorites', pressed: true }));

  await tab.getByRole('navigation', { name: 'Bottom' }).getByRole('link', { name: 'Profile' }).click();
  await see(full(mine(tab), place.name));
  await gone(tab.getByRole('button', { name: 'Undo' }));
  const found = await lookAtAll(tab);
  await full(mine(tab), place.name).click();
  await see(mine(tab).getByText("You haven't added any favorites yet."));
  await undo(tab, 'Removed from favorites');
  await see(full(mine(tab), place.name));
  await toast(tab, 'Added to favorites');
  expect(await favoritesOf(account)).toEqual([place.name]);
  await full(mine(tab), place.name).click();
  await see(mine(tab).getByText("You haven't added any favorites yet."));
  expect(await favoritesOf(account)).toEqual([]);
  found.push(...(await lookAt(tab, { part: 'main' })));
  expect(found).toEqual([]);
  await mine(tab).getByRole('link', { name: 'Browse Places' }).click();
  await reach(tab, '/places');
});
