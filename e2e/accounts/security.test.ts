import {
  api,
  canSignIn,
  contentOf,
  failedRequests,
  fillIn,
  gone,
  isSignedIn,
  mailTo,
  makeAccount,
  reach,
  see,
  seeWrong,
  signInElsewhere,
  storedToken,
  toast,
  visitSignedIn,
} from '../steps.js';

const NEW_PASSWORD = 'blue ferry at dawn';

test('a user signs out one device, then all others, and a password change keeps only this session', async () => {
  const account = await makeAccount();
  const others = [await signInElsewhere(account), await signInElsewhere(account), await signInElsewhere(account)];
  const signedIn = async () => (await Promise.all(others.map(isSignedIn))).filter(Boolean).length;
  const tab = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  const devices = tab.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  const allOthers = tab.getByRole('button', { name: 'Sign out all other devices' });
  await see(devices.nth(3));
  await devices
    .filter({ hasNotText: 'This device' })
    .first()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await see(tab.getByRole('alert').getByText(/ is signed out\.$/));
  await gone(devices.nth(3));
  expect(await signedIn()).toBe(2);
  await allOthers.click();
  await toast(tab, '2 other devices were signed out.');
  await gone(allOthers);
  expect([await devices.count(), await signedIn(), await isSignedIn(account.token)]).toEqual([1, 0, true]);

  others.push(await signInElsewhere(account));
  const form = tab.getByRole('form', { name: 'Password', exact: true });
  await tab.getByRole('button', { name: 'Change password' }).click();
  await fillIn(form, { 'Current password': 'not mine', 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD });
  await form.getByRole('button', { name: 'Change password' }).click();
  await seeWrong(tab, 'Current password', 'This is not your password');
  await fillIn(form, { 'Current password': account.password });
  await form.getByRole('button', { name: 'Change password' }).click();
  await toast(tab, 'Your password has been changed.');
  await gone(form);
  expect([await signedIn(), await isSignedIn(account.token), await isSignedIn((await storedToken(tab)) ?? '')]).toEqual([0, false, true]);
  expect([await canSignIn(account), await canSignIn({ ...account, password: NEW_PASSWORD })]).toEqual([false, true]);
  await mailTo(account.email, 'Your password was changed');
});

test('a user downloads their data, cancels the deletion of the account, and then confirms it', async () => {
  const account = await makeAccount({ name: 'Nadia <b>Öz</b>' });
  const elsewhere = await signInElsewhere(account);
  const tab = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  const saved = tab.waitForEvent('download');
  await tab.getByRole('button', { name: 'Download my data' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const text = await contentOf(download);
  const known = JSON.parse(text) as { account: Record<string, unknown> };
  expect(known.account).toMatchObject({ name: account.name, email: account.email, role: 'user', isVerified: false });
  expect(text).not.toMatch(/argon2|password|hash/i);
  expect(text).not.toContain(account.token);

  await tab.getByRole('button', { name: 'Delete account' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Delete your account?' });
  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await fillIn(dialog, { 'Your password': 'not mine' });
  await remove.click();
  await seeWrong(tab, 'Your password', 'This is not your password');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await gone(dialog);
  await see(tab.getByRole('button', { name: 'Delete account' }).and(tab.locator(':focus')));
  expect(await isSignedIn(account.token)).toBe(true);
  await tab.keyboard.press('Enter');
  await fillIn(dialog, { 'Your password': account.password });
  await remove.click();
  await toast(tab, 'Your account has been deleted.');
  await reach(tab, '/');
  await gone(dialog);
  expect([await storedToken(tab), ...(await Promise.all([account.token, elsewhere].map(isSignedIn)))]).toEqual([null, false, false]);
  await mailTo(account.email, 'Your account was deleted');
  expect(await canSignIn(account)).toBe(false);
  const { token } = await makeAccount({ email: account.email });
  expect((await api<{ user: { email: string } }>('/auth/me', { token })).user.email).toBe(account.email);
});
