import type { Page, Route } from 'playwright-core';
import {
  API,
  failedRequests,
  fillIn,
  gone,
  heading,
  makeAccount,
  nameInBar,
  newAddress,
  reach,
  see,
  signInAsAdmin,
  stand,
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';

const refuse = (route: Route): Promise<void> => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' });
const lose = (route: Route): Promise<void> => route.abort('connectionreset');
const WAYS = [
  ['refuses', refuse],
  ['gets lost', lose],
] as const;

const allow = [failedRequests];

/** Lets everything through again, once the page has shown all that is refused. */
async function mend(tab: Page): Promise<void> {
  await stand(tab);
  await tab.unroute(API);
}

test.each(WAYS)('when the API %s a sign-in, it says so, keeps what was typed, and the next try works', async (_how, fail) => {
  const account = await makeAccount();
  const tab = await visit('/login', { allow });
  await see(heading(tab, 'Sign in to your account'));
  await tab.route(API, fail);
  await fillIn(tab, { 'Email address': account.email, Password: account.password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await toast(tab, 'Login failed');
  await gone(tab.getByRole('progressbar', { name: 'Busy' }));
  expect(await tab.getByLabel('Email address').inputValue()).toBe(account.email);
  expect(await storedToken(tab)).toBeNull();
  await mend(tab);
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await see(nameInBar(tab, account));
});

test.each(WAYS)('when the API %s a registration, it says so, keeps what was typed, and the next try works', async (_how, fail) => {
  const [email, password] = [newAddress(), 'green tram at noon'];
  const tab = await visit('/register', { allow });
  await see(heading(tab, 'Create your account'));
  await tab.route(API, fail);
  await fillIn(tab, { 'Full Name': 'Meera Pillai', 'Email address': email, Password: password, 'Confirm Password': password });
  await tab.getByRole('checkbox', { name: /^I agree/ }).check();
  await tab.getByRole('button', { name: 'Create Account' }).click();
  await toast(tab, 'Registration failed');
  expect(await tab.getByLabel('Email address').inputValue()).toBe(email);
  await mend(tab);
  await tab.getByRole('button', { name: 'Create Account' }).click();
  await see(nameInBar(tab, { name: 'Meera Pillai' }));
});

test.each(WAYS)('when the API %s a saved profile, it says so, and the next try works', async (_how, fail) => {
  const tab = await visitSignedIn('/profile', await makeAccount(), { allow });
  await see(tab.getByText('This device'));
  await tab.getByRole('button', { name: 'Edit Profile' }).click();
  await fillIn(tab, { 'Full Name': 'Asha R.' });
  await tab.route(API, fail);
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(tab, 'Your profile could not be saved.');
  await mend(tab);
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await see(nameInBar(tab, { name: 'Asha R.' }));
});

test.each(WAYS)('when the API %s the list of devices, the profile says so there alone, and the next try works', async (_how, fail) => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/terms', account, { allow });
  await see(nameInBar(tab, account));
  await tab.route(API, fail);
  await nameInBar(tab, account).click();
  await see(heading(tab, 'My Profile'));
  const devices = tab.getByRole('region', { name: 'Signed-in devices' });
  await see(devices.getByText('Error Loading Devices', { exact: true }));
  await see(devices.getByText('Please try again later.'));
  await see(tab.getByText('Error Loading Photos', { exact: true }));
  await mend(tab);
  await devices.getByRole('button', { name: 'Try again' }).click();
  await see(devices.getByText('This device'));
  await gone(devices.getByText('Error Loading Devices'));
});

test.each(WAYS)('when the API %s the numbers of the console, it says so, and the next try works', async (_how, fail) => {
  const tab = await visitSignedIn('/terms', await signInAsAdmin(), { allow });
  const link = tab.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }).first();
  await see(link);
  await tab.route(API, fail);
  await link.click();
  await see(heading(tab, 'Admin Dashboard'));
  await see(tab.getByText('Error Loading Dashboard', { exact: true }));
  await see(tab.getByText('Please try again later.'));
  await mend(tab);
  await tab.getByRole('button', { name: 'Try again' }).click();
  await see(tab.getByText('Total Cities'));
});

test('somebody who signs out while the server cannot be reached is signed out here all the same', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/terms', account, { allow });
  await see(nameInBar(tab, account));
  await tab.route(API, lose);
  await tab.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await see(tab.getByRole('banner').getByRole('link', { name: 'Login' }));
  await reach(tab, '/');
  expect(await storedToken(tab)).toBeNull();
  await mend(tab);
  await tab.reload();
  await see(tab.getByRole('banner').getByRole('link', { name: 'Login' }));
});
