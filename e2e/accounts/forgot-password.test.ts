import {
  api,
  canSignIn,
  fillIn,
  heading,
  isSignedIn,
  mailTo,
  makeAccount,
  nameInBar,
  newAddress,
  reach,
  see,
  seeWrong,
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';

const NEW_PASSWORD = 'blue ferry at dawn';

test('somebody asks for a link with what they have typed already, and reads the same whether there is an account or not', async () => {
  const { email } = await makeAccount();
  const tab = await visit('/login');
  for (const address of [email, newAddress()]) {
    await tab.goto('/login');
    await fillIn(tab, { 'Email address': address });
    await tab.getByRole('link', { name: 'Forgot your password?' }).click();
    await see(heading(tab, 'Forgot your password?'));
    expect(await tab.getByLabel('Email address').inputValue()).toBe(address);
    await tab.getByRole('button', { name: 'Send the link' }).click();
    await see(tab.getByText(`If an account exists for ${address}, a message with a link is on its way.`, { exact: true }));
    await see(tab.getByRole('main').locator('code', { hasText: 'outbox' }));
    await see(heading(tab, 'Look into your mailbox').and(tab.locator(':focus')));
  }
  await mailTo(email, 'Choose a new password');
  await tab.getByRole('button', { name: 'Send it again' }).click();
  await toast(tab, 'We have sent it again.');
  await tab.getByRole('link', { name: 'Back to sign in' }).click();
  await see(heading(tab, 'Sign in to your account'));
});

test('somebody chooses a new password by the link in the mail: only the new one counts, and all devices are signed out', async () => {
  const account = await makeAccount();
  const other = await visitSignedIn('/profile', account);
  await see(other.getByText('This device'));
  const tab = await visit('/forgot-password');
  await fillIn(tab, { 'Email address': account.email });
  await tab.getByRole('button', { name: 'Send the link' }).click();
  const { link } = await mailTo(account.email, 'Choose a new password');

  await tab.goto(link);
  await see(heading(tab, 'Choose a new password'));
  await reach(tab, '/reset-password');
  await tab.waitForFunction(() => location.hash === '');
  await tab.getByRole('button', { name: 'Change password' }).click();
  await seeWrong(tab, 'New password', 'Password is required');
  await fillIn(tab, { 'New password': NEW_PASSWORD, 'Confirm new password': 'another' });
  await tab.getByRole('button', { name: 'Change password' }).click();
  await seeWrong(tab, 'Confirm new password', 'Passwords do not match');
  await fillIn(tab, { 'Confirm new password': NEW_PASSWORD });
  await tab.getByRole('button', { name: 'Change password' }).click();
  await toast(tab, 'Your password has been changed. Sign in with it.');
  await reach(tab, '/login');

  expect(await canSignIn(account)).toBe(false);
  expect(await isSignedIn(account.token)).toBe(false);
  await other.getByRole('button', { name: 'Download my data' }).click();
  await reach(other, '/login');
  await fillIn(tab, { 'Email address': account.email, Password: NEW_PASSWORD });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await see(nameInBar(tab, account));
  await mailTo(account.email, 'Your password was changed');

  await tab.goto(link);
  await see(heading(tab, 'Choose a new password'));
  await fillIn(tab, { 'New password': 'third time lucky', 'Confirm new password': 'third time lucky' });
  await tab.getByRole('button', { name: 'Change password' }).click();
  await see(heading(tab, 'This link does not work'));
  await see(tab.getByText('This link has expired or was used already. Ask for a new one.'));
  expect(await canSignIn({ email: account.email, password: NEW_PASSWORD })).toBe(true);
  await tab.getByRole('link', { name: 'Ask for a new link' }).click();
  await see(heading(tab, 'Forgot your password?'));
});

test('somebody who is signed in and chooses a new password by a link signs in with it', async () => {
  const account = await makeAccount();
  await api('/auth/forgot-password', { method: 'POST', body: { email: account.email } });
  const { link } = await mailTo(account.email, 'Choose a new password');
  const tab = await visitSignedIn('/terms', account);
  await see(nameInBar(tab, account));
  await tab.goto(link);
  await fillIn(tab, { 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD });
  await tab.getByRole('button', { name: 'Change password' }).click();
  await see(heading(tab, 'Sign in to your account'));
  expect(await storedToken(tab)).toBeNull();
});
