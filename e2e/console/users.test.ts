import { lookAtOpen } from '../axe.js';
import { ask, makeMember, makePlace, writeReview } from '../community/people.js';
import { type Account, canSignIn, fillIn, gone, isSignedIn, reach, see, signInAsAdmin, signInElsewhere, toast, visitSignedIn } from '../steps.js';
import { makeCity, newName } from './content.js';
import { confirm, pick, rowOf, undo } from './grid.js';
import { makeModerator } from './staff.js';

jest.setTimeout(90_000);

const dayOf = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const maySeeQueue = async (account: Pick<Account, 'token'>): Promise<boolean> => {
  const { viewer } = await ask<{ viewer: { viewerCan: { moderate: boolean } } }>(account, '{ viewer { viewerCan { moderate } } }');
  return viewer.viewerCan.moderate;
};

test('an admin changes a role, suspends and reinstates a user, and deletes the account', async () => {
  const account = await makeMember(newName('Kiran'));
  const { name, email } = account;
  const tab = await visitSignedIn('/admin/users', await signInAsAdmin());
  await tab.getByPlaceholder('Search by name or email...').fill(email);
  await reach(tab, `/admin/users?q=${encodeURIComponent(email)}`);
  const row = rowOf(tab, name);
  await see(row.getByText(email, { exact: true }));

  const role = tab.getByRole('combobox', { name: `Role of ${name}` });
  await pick(tab, role, 'moderator');
  const words = "Are you sure you want to change this user's role to moderator? They are signed out, and sign in again with the new role.";
  await confirm(tab, words, 'Make moderator');
  await toast(tab, `${name} is now moderator.`);
  expect(await isSignedIn(account.token)).toBe(false);
  const token = await signInElsewhere(account);
  expect(await maySeeQueue({ token })).toBe(true);
  await undo(tab, `${name} is now moderator.`);
  expect(await isSignedIn(token)).toBe(false);
  await see(role.filter({ hasText: /^user$/ }));

  const again = await signInElsewhere(account);
  await tab.getByRole('button', { name: `Suspend ${name}` }).click();
  const suspension = tab.getByRole('dialog', { name: `Suspend ${name}?` });
  await fillIn(suspension, { Until: dayOf(3) });
  await suspension.getByRole('button', { name: 'Suspend' }).click();
  await see(row.getByText('Suspended'));
  expect([await isSignedIn(again), await canSignIn(account)]).toEqual([false, false]);
  await tab.getByRole('button', { name: new RegExp(`^End the suspension of ${name} before`) }).click();
  await toast(tab, `${name} can sign in again.`);
  await gone(row.getByText('Suspended'));
  expect(await canSignIn(account)).toBe(true);

  await tab.getByRole('button', { name: `Delete ${name}` }).click();
  const deletion = tab.getByRole('dialog', { name: `Delete the account of ${name}?` });
  await fillIn(deletion, { 'Name of the account': name });
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await toast(tab, `The account of ${name} is deleted.`);
  await see(tab.getByText('No users found', { exact: true }));
  expect(await canSignIn(account)).toBe(false);
});

test('an admin limits a moderator to a city, and the moderator has the queue of this city only', async () => {
  const admin = await signInAsAdmin();
  const { name: city } = await makeCity();
  const moderator = await makeModerator(newName('Kiran'));
  const [near, far] = [await makePlace({ city }), await makePlace()];
  const author = await makeMember(newName('Asha'));
  const foreign = await writeReview(author, far.id);
  await writeReview(author, near.id);

  const tab = await visitSignedIn(`/admin/users?q=${encodeURIComponent(moderator.email)}`, admin);
  await tab.getByRole('button', { name: `Cities of ${moderator.name}` }).click();
  const dialog = tab.getByRole('dialog', { name: `Cities of ${moderator.name}` });
  await pick(tab, dialog.getByRole('combobox', { name: 'Cities' }), 'Chosen cities');
  await dialog.getByRole('combobox', { name: 'Add a city' }).fill(city);
  await tab.getByRole('option', { name: city }).click();
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save cities' }).click();
  await toast(tab, `${moderator.name} now moderates: ${city}.`);
  await see(rowOf(tab, moderator.name).getByText(city, { exact: true }));

  const queue = await visitSignedIn('/moderation', moderator);
  await see(queue.getByText(`You moderate ${city}.`));
  await see(queue.getByText(near.name).first());
  await gone(queue.getByText(far.name));
  const approve = 'mutation ($id: ID!) { approveReviews(selection: { ids: [$id] }) { count } }';
  await expect(ask(moderator, approve, { id: foreign })).rejects.toThrow('Review not found');
  await queue.getByRole('button', { name: 'Approve' }).click();
  await see(queue.getByText('Nothing is waiting for a decision. New items appear here automatically.'));
});
