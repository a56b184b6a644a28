import type { Page } from 'playwright-core';
import { fillIn, heading, makeAccount, nameInBar, reach, see, signInAsAdmin, visit, visitSignedIn } from '../steps.js';
import { makeModerator } from './staff.js';

const linkInBar = (tab: Page, name: string) => tab.getByRole('banner').getByRole('link', { name, exact: true });

test('a visitor who opens a console list signs in first, and returns to it with its filters', async () => {
  const { email, password } = await signInAsAdmin();
  const tab = await visit('/admin/places?status=pending&sort=name');
  await reach(tab, '/login');
  await fillIn(tab, { 'Email address': email, Password: password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await reach(tab, '/admin/places?status=pending&sort=name');
  await see(heading(tab, 'Places'));
  await see(linkInBar(tab, 'Admin'));
});

test('a user sees no link to the console, and is redirected home from its addresses', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/moderation', account);
  await reach(tab, '/');
  await see(nameInBar(tab, account));
  expect(await linkInBar(tab, 'Admin').or(linkInBar(tab, 'Moderation')).count()).toBe(0);
  await tab.goto('/admin/cities/new', { waitUntil: 'commit' });
  await reach(tab, '/');
});

test('a moderator sees only the moderation queue of the console', async () => {
  const tab = await visitSignedIn('/admin', await makeModerator());
  await reach(tab, '/');
  await linkInBar(tab, 'Moderation').click();
  await reach(tab, '/moderation');
  await see(heading(tab, 'Moderation'));
  const menu = tab.getByRole('navigation', { name: 'Console' });
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([expect.stringMatching(/^Queue/)]);
  expect(await linkInBar(tab, 'Admin').count()).toBe(0);
});
