import { canSignIn, fillIn, heading, isSignedIn, mailTo, makeAccount, nameInBar, newAddress, reach, see, toast, visit } from '../steps.js';

const NEW_PASSWORD = 'blue ferry at dawn';

test('a visitor gets the same message for any address, and sets a new password by the link in a mail', async () => {
  const account = await makeAccount();
  const tab = await visit('/login');
  for (const address of [newAddress(), account.email]) {
    await fillIn(tab, { 'Email address': address });
    await tab.getByRole('link', { name: 'Forgot your password?' }).click();
    await see(heading(tab, 'Forgot your password?'));
    expect(await tab.getByLabel('Email address').inputValue()).toBe(address);
    await tab.getByRole('button', { name: 'Send the link' }).click();
    await see(tab.getByText(`If an account exists for ${address}, a message with a link is on its way.`, { exact: true }));
    await see(tab.getByText('This site cannot send e-mail right now. Contact its operator.', { exact: true }));
    await see(heading(tab, 'Check your inbox').and(tab.locator(':focus')));
    await tab.getByRole('button', { name: 'Send it again' }).click();
    await toast(tab, 'We have sent it again.');
    await tab.getByRole('link', { name: 'Back to sign in' }).click();
    await see(heading(tab, 'Sign in to your account'));
  }

  const { link } = await mailTo(account.email, 'Choose a new password', 2);
  await tab.goto(link);
  await see(heading(tab, 'Choose a new password'));
  await reach(tab, '/reset-password');
  await tab.waitForFunction(() => location.hash === '');
  await fillIn(tab, { 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD });
  await tab.getByRole('button', { name: 'Change password' }).click();
  await toast(tab, 'Your password has been changed. Sign in with it.');
  await reach(tab, '/login');
  expect([await canSignIn(account), await isSignedIn(account.token)]).toEqual([false, false]);
  await mailTo(account.email, 'Your password was changed');
  await fillIn(tab, { 'Email address': account.email, Password: NEW_PASSWORD });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await see(nameInBar(tab, account));
});
