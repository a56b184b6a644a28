import type { Page } from 'playwright-core';
import {
  type Account,
  failedRequests,
  fillIn,
  gone,
  heading,
  lifeOf,
  makeAccount,
  nameInBar,
  reach,
  see,
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';

const HOUR = 3600;

async function signIn(tab: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await fillIn(tab, { 'Email address': email, Password: password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
}

test('somebody signs in for 12 hours and is led home; the session is there after a reload', async () => {
  const account = await makeAccount({ name: 'Ravi Menon' });
  const tab = await visit('/login');
  await signIn(tab, account);
  await toast(tab, 'Login successful!');
  await reach(tab, '/');
  await see(nameInBar(tab, account));
  expect(lifeOf(await storedToken(tab))).toBe(12 * HOUR);
  await tab.reload();
  await see(nameInBar(tab, account));
});

test('somebody who wants to be remembered signs in for 30 days', async () => {
  const account = await makeAccount();
  const tab = await visit('/login');
  await tab.getByRole('checkbox', { name: 'Remember me' }).check();
  await signIn(tab, account);
  await reach(tab, '/');
  expect(lifeOf(await storedToken(tab))).toBe(30 * 24 * HOUR);
});

test('somebody with a wrong password, and somebody without an account, read the same, and can type at once', async () => {
  const { email, password } = await makeAccount();
  const tab = await visit('/login', { allow: [failedRequests] });
  const words = 'Invalid email or password';
  for (const [address, wrong] of [
    [email, 'not my password'],
    [`un${email}`, password],
  ] as const) {
    await signIn(tab, { email: address, password: wrong });
    await toast(tab, words);
    await gone(tab.getByRole('progressbar', { name: 'Busy' }));
    await see(tab.getByLabel('Password', { exact: true }).and(tab.locator(':focus')));
    await tab.keyboard.type('n');
    expect(await tab.getByLabel('Password', { exact: true }).inputValue()).toBe('n'); // what was wrong was selected
    expect(await tab.getByLabel('Email address').inputValue()).toBe(address);
    expect(await storedToken(tab)).toBeNull();
    await tab.reload();
  }
  await signIn(tab, { email, password });
  await reach(tab, '/');
});

test('somebody who asked for a page that needs a sign-in gets there afterwards, and Back does not lead to the sign-in', async () => {
  const account = await makeAccount();
  const tab = await visit('/cities?country=India');
  await tab.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/profile?from=cities#data';
    document.body.append(link);
    link.click();
  });
  await reach(tab, '/login');
  await signIn(tab, account);
  await reach(tab, '/profile?from=cities');
  expect(new URL(tab.url()).hash).toBe('#data');
  await see(heading(tab, 'My Profile'));
  await tab.goBack();
  await reach(tab, '/cities?country=India');
});

test('somebody who is signed in and opens the sign-in or the registration is led on, and Back does not lead there', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/cities', account);
  for (const address of ['/login', '/register']) {
    await tab.goto(address);
    await reach(tab, '/');
    await see(nameInBar(tab, account));
  }
});

test('who looks at the registration and turns back to sign in still gets to where they came from', async () => {
  const account = await makeAccount();
  const tab = await visit('/profile');
  await tab.getByRole('link', { name: 'create a new account' }).click();
  await see(heading(tab, 'Create your account'));
  await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillIn(tab, { 'Email address': account.email, Password: account.password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await reach(tab, '/profile');
});
