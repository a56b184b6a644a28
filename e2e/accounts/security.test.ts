import {
  type Account,
  contentOf,
  api,
  canSignIn,
  failedRequests,
  fillIn,
  gone,
  heading,
  isSignedIn,
  mailTo,
  makeAccount,
  nameInBar,
  reach,
  see,
  seeWrong,
  signInElsewhere,
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';

const NEW_PASSWORD = 'blue ferry at dawn';

test('somebody changes their password: they stay signed in, and the other device is out', async () => {
  const account = await makeAccount();
  const elsewhere = await signInElsewhere(account);
  const tab = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  const form = tab.getByRole('form', { name: 'Password', exact: true });
  await tab.getByRole('button', { name: 'Change password' }).click();
  await form.getByRole('button', { name: 'Change password' }).click();
  await seeWrong(tab, 'Current password', 'Please enter your password');
  await seeWrong(tab, 'New password', 'Password is required');
  await seeWrong(tab, 'Confirm new password', 'Please confirm your password');
  await fillIn(form, { 'Current password': 'not mine', 'New password': NEW_PASSWORD, 'Confirm new password': 'another' });
  await form.getByRole('button', { name: 'Change password' }).click();
  await seeWrong(tab, 'Confirm new password', 'Passwords do not match');
  await fillIn(form, { 'Confirm new password': NEW_PASSWORD });
  await form.getByRole('button', { name: 'Change password' }).click();
  await seeWrong(tab, 'Current password', 'This is not your password');
  await fillIn(form, { 'Current password': account.password });
  await form.getByRole('button', { name: 'Change password' }).click();
  await toast(tab, 'Your password has been changed.');
  await gone(form);

  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(account.token)).toBe(false);
  expect(await isSignedIn((await storedToken(tab)) ?? '')).toBe(true);
  expect(await canSignIn(account)).toBe(false);
  expect(await canSignIn({ ...account, password: NEW_PASSWORD })).toBe(true);
  await mailTo(account.email, 'Your password was changed');
  await tab.reload();
  await see(heading(tab, 'My Profile'));
});

test('somebody signs another device out: that one is led to the sign-in at its next action, and comes back from there', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account);
  const devices = tab.getByRole('list', { name: 'Devices' });
  await see(devices.getByText('This device'));
  expect(await devices.getByRole('listitem').count()).toBe(1);
  expect(await tab.getByRole('button', { name: 'Sign out all other devices' }).count()).toBe(0);

  const other = await visit('/login');
  await fillIn(other, { 'Email address': account.email, Password: account.password });
  await other.getByRole('button', { name: 'Sign in' }).click();
  await nameInBar(other, account).click();
  await see(heading(other, 'My Profile'));
  await other.getByRole('button', { name: 'Edit Profile' }).click();

  await tab.reload();
  await see(devices.getByRole('listitem').nth(1));
  const item = devices.getByRole('listitem').filter({ hasText: 'Chrome' }).filter({ hasNotText: 'This device' });
  await item.getByRole('button', { name: /^Sign out/ }).click();
  await see(tab.getByRole('alert').getByText(/ is signed out\.$/));
  await gone(devices.getByRole('listitem').nth(1));

  await fillIn(other, { 'Full Name': 'Too Late' });
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await reach(other, '/login');
  expect(await storedToken(other)).toBeNull();
  await fillIn(other, { 'Email address': account.email, Password: account.password });
  await other.getByRole('button', { name: 'Sign in' }).click();
  await reach(other, '/profile');
  await see(nameInBar(other, account));
});

test('somebody signs all other devices out and stays signed in here', async () => {
  const account = await makeAccount();
  const others = [await signInElsewhere(account), await signInElsewhere(account)];
  const tab = await visitSignedIn('/profile', account);
  await tab.getByRole('button', { name: 'Sign out all other devices' }).click();
  await toast(tab, '2 other devices were signed out.');
  await gone(tab.getByRole('button', { name: 'Sign out all other devices' }));
  expect(await tab.getByRole('list', { name: 'Devices' }).getByRole('listitem').count()).toBe(1);
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
  expect(await isSignedIn(account.token)).toBe(true);
});

test('somebody takes along what the guide knows of them, and nothing that would let others in', async () => {
  const account = await makeAccount({ name: 'Nadia <b>Öz</b>' });
  const tab = await visitSignedIn('/profile', account);
  await see(tab.getByText('This device'));
  const saved = tab.waitForEvent('download');
  await tab.getByRole('button', { name: 'Download my data' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('citypins-my-data.json');
  const text = await contentOf(download);
  const { account: known } = JSON.parse(text) as { account: Record<string, unknown> };
  expect(known).toMatchObject({ name: account.name, email: account.email, role: 'user', isVerified: false });
  expect(text).not.toMatch(/argon2|password|hash/i);
  expect(text).not.toContain(account.token);
});

async function openDialog(account: Account) {
  const tab = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  // what is still to come above the button would move it away from under the mouse
  const above = [/^You haven't written any reviews/, /^You haven't added any favorites/, /^You haven't made any lists/, /^Tell me by mail/];
  await Promise.all(above.map((text) => see(tab.getByText(text))));
  await tab.getByRole('button', { name: 'Delete account' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Delete your account?' });
  await see(dialog);
  return { tab, dialog, remove: dialog.getByRole('button', { name: 'Delete my account' }) };
}

test('somebody who does not delete their account keeps it', async () => {
  const account = await makeAccount();
  const { tab, dialog } = await openDialog(account);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await gone(dialog);
  await see(tab.getByRole('button', { name: 'Delete account' }).and(tab.locator(':focus')));
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Escape');
  await gone(dialog);
  expect(await isSignedIn(account.token)).toBe(true);
});

test('somebody deletes their account with their password: they are out everywhere, and the address is free again', async () => {
  const account = await makeAccount();
  const elsewhere = await signInElsewhere(account);
  const { tab, dialog, remove } = await openDialog(account);
  await see(dialog.getByText(/erased at once/));
  await see(dialog.getByText(/Anonymous/));
  await remove.click();
  await seeWrong(tab, 'Your password', 'Please enter your password');
  await fillIn(dialog, { 'Your password': 'not mine' });
  await remove.click();
  await seeWrong(tab, 'Your password', 'This is not your password');
  expect(await isSignedIn(account.token)).toBe(true);
  await fillIn(dialog, { 'Your password': account.password });
  await remove.click();
  await toast(tab, 'Your account has been deleted.');
  await reach(tab, '/');
  await gone(dialog);
  expect(await storedToken(tab)).toBeNull();
  expect(await Promise.all([account.token, elsewhere].map(isSignedIn))).toEqual([false, false]);
  await mailTo(account.email, 'Your account was deleted');

  await tab.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillIn(tab, { 'Email address': account.email, Password: account.password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await toast(tab, 'Invalid email or password');
  const { token } = await makeAccount({ email: account.email });
  expect((await api<{ user: { email: string } }>('/auth/me', { token })).user.email).toBe(account.email);
});
