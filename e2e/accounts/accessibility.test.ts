import type { Page, Route } from 'playwright-core';
import { DESKTOP, lookAt, lookAtOpen, lookIn, PHONE } from '../axe.js';
import { API, failedRequests, fillIn, heading, holdApi, makeAccount, newAddress, see, signInElsewhere, visit } from '../steps.js';
import { page } from '../support/browser.js';

jest.setTimeout(120_000);

const press = (tab: Page, name: string): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();
const follow = (tab: Page, name: string): Promise<void> => tab.getByRole('main').getByRole('link', { name, exact: true }).click();
const wrongField = (tab: Page) => tab.locator('[aria-invalid=true]');

test('the account forms are accessible with errors, while sending and after the response', async () => {
  const tab = await visit('/login', { allow: [failedRequests] });
  await see(heading(tab, 'Sign in to your account'));
  const found = await lookIn(tab, DESKTOP);
  await follow(tab, 'create a new account');
  await press(tab, 'Create Account');
  await see(wrongField(tab));
  found.push(...(await lookIn(tab, PHONE)));

  await follow(tab, 'Sign in');
  await follow(tab, 'Forgot your password?');
  await see(heading(tab, 'Forgot your password?'));
  await fillIn(tab, { 'Email address': newAddress() });
  await press(tab, 'Send the link');
  await see(heading(tab, 'Check your inbox'));
  found.push(...(await lookIn(tab, PHONE)));

  await follow(tab, 'Back to sign in');
  const answer = await holdApi(tab);
  await fillIn(tab, { 'Email address': newAddress(), Password: 'not mine' });
  await press(tab, 'Sign in');
  await see(tab.getByRole('progressbar', { name: 'Busy' }));
  found.push(...(await lookAt(tab, { where: 'a form on its way' })));
  answer((route) => route.continue());
  await see(tab.getByText('Invalid email or password'));
  found.push(...(await lookAt(tab, { where: 'a toast', except: ['region'] }))); // a toast belongs to no landmark

  await tab.goto(`/reset-password#${'x'.repeat(43)}`);
  await press(tab, 'Change password');
  await see(wrongField(tab));
  expect([...found, ...(await lookIn(tab, PHONE))]).toEqual([]);
});

test('the profile is accessible while loading, after a failure, and with its forms and dialog', async () => {
  const { token, ...account } = await makeAccount();
  await signInElsewhere(account);
  const tab = await page({ token, allow: [failedRequests] });
  const answer = await holdApi(tab);
  await tab.goto('/profile');
  await see(tab.getByRole('progressbar', { name: 'Checking your session' }));
  const links = tab.getByRole('banner').getByRole('link', { name: /Login|Sign Up|Admin/ });
  expect([await tab.getByRole('heading', { level: 1 }).count(), await links.count()]).toEqual([0, 0]);
  // The page has no heading until the session is checked.
  const found = await lookAt(tab, { where: 'a session that is checked', except: ['page-has-heading-one'] });

  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  const isDevices = (route: Route) => route.request().postData()?.includes('query ProfileScreen');
  answer(async (route) => (isDevices(route) ? failed.then(() => route.fulfill({ status: 500, body: '' })) : route.continue()));
  await see(tab.getByRole('status', { name: 'Loading devices' }));
  found.push(...(await lookAt(tab, { where: 'devices on their way' })));
  fail();
  await see(tab.getByText('Error Loading Devices'));
  found.push(...(await lookAt(tab, { where: 'devices that do not come' })));
  await tab.unroute(API);
  await press(tab, 'Try again');
  await see(tab.getByText('This device'));
  found.push(...(await lookIn(tab, PHONE)));

  await press(tab, 'Edit Profile');
  await fillIn(tab, { 'Full Name': '', 'Email address': newAddress() });
  await press(tab, 'Save');
  await press(tab, 'Change password');
  await press(tab, 'Change password');
  await see(tab.getByText('Please confirm your password'));
  found.push(...(await lookAt(tab, { where: 'forms with errors' })));
  await press(tab, 'Delete account');
  const dialog = tab.getByRole('dialog', { name: 'Delete your account?' });
  await fillIn(dialog, { 'Your password': 'not mine' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await see(dialog.getByText('This is not your password'));
  expect([...found, ...(await lookAtOpen(tab))]).toEqual([]);
});
