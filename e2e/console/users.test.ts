import type { Page } from 'playwright-core';
import {
  type Account,
  canSignIn,
  failedRequests,
  fillIn,
  gone,
  heading,
  isSignedIn,
  makeAccount,
  reach,
  see,
  seeWrong,
  signInAsAdmin,
  signInElsewhere,
  toast,
  visitSignedIn,
} from '../steps.js';
import { newName } from './content.js';
import { confirm, pick, rowOf, undo } from './grid.js';

jest.setTimeout(90_000);

let admin: Account;

beforeAll(async () => {
  admin = await signInAsAdmin();
});

const dayOf = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Opens the list of people where it shows this one only. */
async function find({ email, name }: Account): Promise<Page> {
  const tab = await visitSignedIn(`/admin/users?q=${encodeURIComponent(email)}`, admin, { allow: [failedRequests] });
  await see(rowOf(tab, name));
  return tab;
}

test('an admin finds people by name, address and role, and cannot touch another admin', async () => {
  const account = await makeAccount({ name: newName('Nadia') });
  const tab = await visitSignedIn('/admin/users', admin);
  const cards = tab.getByRole('list', { name: 'Users by kind' }).getByRole('listitem');
  await see(cards.filter({ hasText: /Verified\s*\d/ }));
  expect((await cards.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(['Total', 'Admins', 'Regular Users', 'Verified']);

  const search = tab.getByPlaceholder('Search by name or email...');
  await search.fill(account.name);
  const row = rowOf(tab, account.name);
  for (const text of [account.email, 'local', 'Unverified']) await see(row.getByText(text, { exact: true }));
  await tab
    .getByRole('navigation', { name: 'Role' })
    .getByRole('link', { name: /^Moderators/ })
    .click();
  await see(tab.getByText('No users found', { exact: true }));
  await tab
    .getByRole('navigation', { name: 'Role' })
    .getByRole('link', { name: /^Admins/ })
    .click();
  await search.fill(admin.email);
  const own = tab.getByRole('row').filter({ hasText: admin.email });
  await see(own.getByRole('combobox', { name: /^Role of/ }).and(tab.locator('[aria-disabled=true]')));
  expect(await own.getByRole('button', { name: /^(Delete|Suspend)/ }).count()).toBe(0);
});

test('an admin makes somebody a moderator, who then signs in again and finds the queue', async () => {
  const account = await makeAccount({ name: newName('Kiran') });
  const tab = await find(account);
  const role = tab.getByRole('combobox', { name: `Role of ${account.name}` });
  await pick(tab, role, 'moderator');
  const words = "Are you sure you want to change this user's role to moderator? They are signed out, and sign in again with the new role.";
  await see(tab.getByRole('dialog').getByText(words));
  await tab.getByRole('button', { name: 'Keep user' }).click();
  expect(await role.innerText()).toBe('user');
  await gone(tab.getByRole('dialog'));
  await pick(tab, role, 'moderator');
  await confirm(tab, words, 'Make moderator');
  await toast(tab, `${account.name} is now moderator.`);
  expect(await isSignedIn(account.token)).toBe(false);
  const token = await signInElsewhere(account);
  const theirs = await visitSignedIn('/terms', { token });
  await theirs.getByRole('banner').getByRole('link', { name: 'Moderation' }).click();
  await see(heading(theirs, 'Moderation'));

  await undo(tab, `${account.name} is now moderator.`);
  await toast(tab, 'Taken back.');
  expect(await isSignedIn(token)).toBe(false);
  await see(role.filter({ hasText: /^user$/ }));
});

test('an admin suspends somebody until a day, which ends their session, and lets them in again', async () => {
  const account = await makeAccount({ name: newName('Ravi') });
  const theirs = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  await see(heading(theirs, 'My Profile'));
  const tab = await find(account);
  await tab.getByRole('button', { name: `Suspend ${account.name}` }).click();
  const dialog = tab.getByRole('dialog', { name: `Suspend ${account.name}?` });
  await fillIn(dialog, { Until: dayOf(-1) });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await seeWrong(tab, 'Until', 'Please choose a day in the future');
  await fillIn(dialog, { Until: dayOf(3) });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await see(rowOf(tab, account.name).getByText('Suspended'));
  await theirs.reload();
  await reach(theirs, '/login');
  expect(await canSignIn(account)).toBe(false);

  await tab.getByRole('button', { name: new RegExp(`^Let ${account.name} in again before`) }).click();
  await toast(tab, `${account.name} may sign in again.`);
  await gone(rowOf(tab, account.name).getByText('Suspended'));
  expect(await canSignIn(account)).toBe(true);
});

test('an admin deletes an account once its name is typed', async () => {
  const account = await makeAccount({ name: newName('Tara') });
  const tab = await find(account);
  await tab.getByRole('button', { name: `Delete ${account.name}` }).click();
  const dialog = tab.getByRole('dialog', { name: `Delete the account of ${account.name}?` });
  await fillIn(dialog, { 'Name of the account': 'Tara' });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await seeWrong(tab, 'Name of the account', `Please enter ${account.name}`);
  expect(await isSignedIn(account.token)).toBe(true);
  await fillIn(dialog, { 'Name of the account': account.name });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await toast(tab, `The account of ${account.name} is deleted.`);
  await see(tab.getByText('No users found', { exact: true }));
  expect(await canSignIn(account)).toBe(false);
});
