import type { Page } from 'playwright-core';
import { DESKTOP, lookAt, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import {
  failedRequests,
  fillIn,
  heading,
  holdApi,
  makeAccount,
  newAddress,
  resize,
  see,
  signInAsAdmin,
  signInElsewhere,
  visit,
  visitSignedIn,
} from '../steps.js';

jest.setTimeout(120_000);

const LINK = 'x'.repeat(43);

const press = (tab: Page, name: string): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The screens that need no account: as they open, and once somebody has sent them empty. */
const SCREENS: [address: string, title: string, button: string | undefined][] = [
  ['/login', 'Sign in to your account', 'Sign in'],
  ['/register', 'Create your account', 'Create Account'],
  ['/forgot-password', 'Forgot your password?', 'Send the link'],
  [`/reset-password#${LINK}`, 'Choose a new password', 'Change password'],
  ['/reset-password', 'This link does not work', undefined],
  [`/verify-email#${LINK}`, 'This link does not work', undefined],
  ['/auth/callback', 'Authentication Error', undefined],
  ['/auth/callback?error=email-in-use', 'Authentication Error', undefined],
];

test.each(SCREENS)('%s is accessible, “%s”, also with its errors, light and dark, in both sizes', async (address, title, button) => {
  const tab = await visit(address, { allow: [failedRequests] });
  await see(heading(tab, title));
  const found = await lookAtAll(tab);
  if (button) {
    await press(tab, button);
    await see(tab.locator('[aria-invalid=true]'));
    found.push(...(await lookAtAll(tab)));
  }
  expect(found).toEqual([]);
});

test('the answers to a form are accessible: a toast about a wrong password, and a link on its way', async () => {
  const tab = await visit('/login', { allow: [failedRequests] });
  await fillIn(tab, { 'Email address': newAddress(), Password: 'not mine' });
  await press(tab, 'Sign in');
  await see(tab.getByText('Invalid email or password'));
  const found = await lookAt(tab, { except: ['region'] }); // a toast belongs to no landmark
  await tab.goto('/forgot-password');
  await fillIn(tab, { 'Email address': newAddress() });
  await press(tab, 'Send the link');
  await see(heading(tab, 'Look into your mailbox'));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});

test('forms on their way are accessible, and a session that is being checked', async () => {
  const tab = await visit('/login');
  await see(heading(tab, 'Sign in to your account'));
  await holdApi(tab);
  await fillIn(tab, { 'Email address': newAddress(), Password: 'not mine' });
  await press(tab, 'Sign in');
  await see(tab.getByRole('progressbar', { name: 'Busy' }));
  const found = await lookAtAll(tab);
  await tab.evaluate(() => localStorage.setItem('token', 'any'));
  await tab.goto('/profile');
  await see(tab.getByRole('progressbar', { name: 'Checking your session' }));
  // Which heading the page has is not decided yet.
  expect([...found, ...(await lookAt(tab, { except: ['page-has-heading-one'] }))]).toEqual([]);
});

test('the profile is accessible: with notices and devices, with its forms and their errors, with the dialog', async () => {
  const account = await makeAccount();
  await signInElsewhere(account);
  const tab = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  await see(tab.getByText('This device'));
  const found = await lookAtAll(tab);

  await resize(tab, DESKTOP);
  await press(tab, 'Edit Profile');
  await fillIn(tab, { 'Full Name': '', 'Email address': newAddress() });
  await press(tab, 'Save');
  await press(tab, 'Change password');
  await press(tab, 'Change password');
  await see(tab.getByText('Please confirm your password'));
  found.push(...(await lookAtAll(tab)));

  await press(tab, 'Delete account');
  const dialog = tab.getByRole('dialog', { name: 'Delete your account?' });
  await fillIn(dialog, { 'Your password': 'not mine' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await see(dialog.getByText('This is not your password'));
  for (const size of [DESKTOP, PHONE]) {
    await resize(tab, size);
    found.push(...(await lookAtOpen(tab)));
  }
  expect(found).toEqual([]);
});

test('the profile is accessible while its devices are on their way, and when they do not come', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/terms', account, { allow: [failedRequests] });
  const link = tab.getByRole('banner').getByRole('link', { name: account.name });
  await see(link);
  const answer = await holdApi(tab);
  await link.click();
  await see(tab.getByRole('status', { name: 'Loading devices' }));
  const found = await lookAt(tab);
  answer((route) => route.fulfill({ status: 500, body: '' }));
  await see(tab.getByText('Error Loading Devices'));
  expect([...found, ...(await lookAtAll(tab))]).toEqual([]);
});

test('the console is accessible, and so is the menu of an admin’s phone', async () => {
  const admin = await signInAsAdmin();
  const tab = await visitSignedIn('/admin', admin);
  await see(tab.getByText('Pending Places'));
  const found = await lookAtAll(tab);
  await resize(tab, PHONE);
  await tab.getByRole('button', { name: 'Menu', exact: true }).click();
  await see(tab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Admin Panel' }));
  expect([...found, ...(await lookAtOpen(tab))]).toEqual([]);
});
