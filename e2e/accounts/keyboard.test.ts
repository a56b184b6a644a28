import { focused, seeFocusOn, tabTo } from '../keys.js';
import { failedRequests, heading, makeAccount, nameInBar, reach, see, seeWrong, toast, visit, visitSignedIn } from '../steps.js';

jest.setTimeout(90_000);

test('somebody signs in with the keyboard alone: first wrong, then right', async () => {
  const { email, password, name } = await makeAccount();
  const tab = await visit('/terms', { allow: [failedRequests] });
  await see(heading(tab, 'Terms and Conditions'));
  await tabTo(tab, 'Login');
  await tab.keyboard.press('Enter');
  await seeFocusOn(tab, 'Sign in to your account');
  expect(await tab.title()).toBe('Sign in · CityPins');
  await tabTo(tab, 'Email address');
  await tab.keyboard.press('Enter');
  await seeWrong(tab, 'Password', 'Password is required');
  expect(await focused(tab)).toBe('Email address');
  await tab.keyboard.type(email);
  await tabTo(tab, 'Password');
  await tab.keyboard.type('not mine');
  await tabTo(tab, 'Show password');
  await tab.keyboard.press('Space');
  expect(await focused(tab)).toBe('Hide password');
  await tabTo(tab, 'Remember me');
  await tab.keyboard.press('Space');
  expect(await tab.getByRole('checkbox', { name: 'Remember me' }).isChecked()).toBe(true);
  await tabTo(tab, 'Forgot your password?');
  await tabTo(tab, 'Sign in');
  await tab.keyboard.press('Enter');
  await toast(tab, 'Invalid email or password');
  await see(tab.getByLabel('Password', { exact: true }).and(tab.locator(':focus')));
  await tab.keyboard.type(password);
  await tab.keyboard.press('Enter');
  await reach(tab, '/');
  await see(nameInBar(tab, { name }));
});

test('somebody edits their profile with the keyboard alone, and signs out', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/terms', account);
  await see(nameInBar(tab, account));
  await tabTo(tab, account.name);
  await tab.keyboard.press('Enter');
  await seeFocusOn(tab, 'My Profile');
  await tabTo(tab, 'Edit Profile');
  await tab.keyboard.press('Enter');
  await see(tab.getByLabel('Full Name').and(tab.locator(':focus')));
  await tab.keyboard.press('Control+A');
  await tab.keyboard.type('A');
  await tab.keyboard.press('Enter');
  await seeWrong(tab, 'Full Name', 'Name must be at least 2 characters');
  expect(await focused(tab)).toBe('Full Name');
  await tab.keyboard.type('sha R.');
  await tabTo(tab, 'Save');
  await tab.keyboard.press('Enter');
  await toast(tab, 'Profile updated successfully!');
  await see(tab.getByRole('button', { name: 'Edit Profile' }).and(tab.locator(':focus')));
  await see(nameInBar(tab, { name: 'Asha R.' }));
  await tabTo(tab, 'Logout', 'Shift+Tab');
  await tab.keyboard.press('Enter');
  await reach(tab, '/');
  await toast(tab, 'Logged out successfully!');
});

test('somebody opens the dialog to delete their account with the keyboard, cannot leave it by Tab, and leaves it by Escape', async () => {
  const tab = await visitSignedIn('/profile', await makeAccount());
  await see(tab.getByText('This device'));
  await tabTo(tab, 'Delete account', 'Shift+Tab');
  await tab.keyboard.press('Enter');
  const dialog = tab.getByRole('dialog', { name: 'Delete your account?' });
  await see(dialog);
  for (const name of ['Your password', 'Show your password', 'Keep my account', 'Delete my account', 'Your password']) await tabTo(tab, name);
  await tab.keyboard.press('Escape');
  await see(tab.getByRole('button', { name: 'Delete account' }).and(tab.locator(':focus')));
});
