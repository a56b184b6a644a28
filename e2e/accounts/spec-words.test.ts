import type { Page } from 'playwright-core';
import { heading, holdApi, makeAccount, see, signInAsAdmin, visit, visitSignedIn } from '../steps.js';

/** Waits until all of it stands on the screen as it is. */
async function seeWords(tab: Page, ...words: string[]): Promise<void> {
  for (const word of words) await see(tab.getByRole('main').getByText(word, { exact: true }).filter({ visible: true }));
}

/** Waits until there are fields of these names. */
async function seeFields(tab: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) await see(tab.getByRole('main').getByLabel(label, { exact: true }));
}

const buttons = (tab: Page): Promise<string[]> =>
  tab
    .getByRole('main')
    .getByRole('button')
    .allInnerTexts()
    .then((all) => all.filter(Boolean));

test('the screens of accounts have the words of the specification', async () => {
  const tab = await visit('/login');
  await see(heading(tab, 'Sign in to your account'));
  await seeWords(tab, 'create a new account', 'Forgot your password?', 'Or continue with');
  await seeFields(tab, 'Email address', 'Password', 'Remember me');
  expect(await buttons(tab)).toEqual(['Sign in', 'Google', 'Facebook']);
  expect(await tab.getByRole('banner').getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining(['Home', 'Cities', 'Places', 'Login', 'Sign Up']));

  await tab.goto('/register');
  await see(heading(tab, 'Create your account'));
  await seeWords(tab, 'Or continue with');
  await seeFields(tab, 'Full Name', 'Email address', 'Password', 'Confirm Password', 'I agree to the Terms and Conditions and Privacy Policy');
  expect(await buttons(tab)).toEqual(['Create Account', 'Google', 'Facebook']);

  await tab.goto('/auth/callback');
  await see(heading(tab, 'Authentication Error'));
  await seeWords(tab, 'No authentication token received', 'Back to Login');
  await tab.goto('/auth/callback?token=nobody');
  await see(heading(tab, 'Authentication Error'));
  await seeWords(tab, 'Failed to get user data', 'Back to Login');
  await holdApi(tab);
  await tab.goto('/auth/callback?token=nobody');
  await see(heading(tab, 'Completing sign in...'));
});

test('the profile has the words of the specification', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account);
  await see(heading(tab, 'My Profile'));
  await seeWords(tab, account.name, 'Role', 'User', 'Member Since', 'My Reviews', 'My Favorites', 'Edit Profile');
  await seeWords(tab, "You haven't written any reviews yet.", "You haven't added any favorites yet.");
  await tab.getByRole('button', { name: 'Edit Profile' }).click();
  await seeWords(tab, 'Save', 'Cancel');
  await see(tab.getByRole('banner').getByRole('button', { name: 'Logout' }));
});

test('the console has the words of the specification', async () => {
  const tab = await visitSignedIn('/admin', await signInAsAdmin());
  await see(heading(tab, 'Admin Dashboard'));
  await seeWords(tab, 'Total Cities', 'Total Places', 'Total Users', 'Total Reviews', 'Pending Places', 'Places waiting for approval');
  await seeWords(tab, 'Reported Reviews', 'Reviews that need attention');
  await see(tab.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }));
});
