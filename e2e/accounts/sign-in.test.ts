import type { Page } from 'playwright-core';
import { type Account, failedRequests, fillIn, gone, heading, lifeOf, makeAccount, nameInBar, reach, see, storedToken, toast, visit } from '../steps.js';

const HOUR = 3600;

async function signIn(tab: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await fillIn(tab, { 'Email address': email, Password: password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
}

test('a visitor gets the same error for a wrong password and address, then signs in for 12 hours', async () => {
  const account = await makeAccount({ name: 'Ravi Menon' });
  const { email, password } = account;
  const tab = await visit('/login', { allow: [failedRequests] });
  const typed = tab.getByLabel('Password', { exact: true });
  for (const [address, wrong] of [
    [email, 'not my password'],
    [`un${email}`, password],
  ] as const) {
    const answered = tab.waitForResponse((response) => (response.request().postData() ?? '').includes('SignInInput'));
    await signIn(tab, { email: address, password: wrong });
    expect(await (await answered).text()).toContain('Invalid email or password');
    await toast(tab, 'Invalid email or password');
    await gone(tab.getByRole('progressbar', { name: 'Busy' }));
    await see(typed.and(tab.locator(':focus')));
    await tab.keyboard.type('n');
    expect(await typed.inputValue()).toBe('n'); // the wrong password was selected, so typing replaces it
    expect(await tab.getByLabel('Email address').inputValue()).toBe(address);
    expect(await storedToken(tab)).toBeNull();
  }
  await signIn(tab, account);
  await toast(tab, 'Login successful!');
  await reach(tab, '/');
  await see(nameInBar(tab, account));
  expect(lifeOf(await storedToken(tab))).toBe(12 * HOUR);

  await tab.goto('/register'); // a signed-in user is redirected home, and is still signed in
  await reach(tab, '/');
  await see(nameInBar(tab, account));
});

test('a visitor who opens a protected page signs in for 30 days, and Back skips the sign-in', async () => {
  const account = await makeAccount();
  const tab = await visit('/cities?country=India');
  await tab.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/profile?from=cities#data';
    document.body.append(link);
    link.click();
  });
  await reach(tab, '/login');
  await tab.getByRole('checkbox', { name: 'Remember me' }).check();
  await signIn(tab, account);
  await reach(tab, '/profile?from=cities');
  expect(new URL(tab.url()).hash).toBe('#data');
  await see(heading(tab, 'My Profile'));
  expect(lifeOf(await storedToken(tab))).toBe(30 * 24 * HOUR);
  await tab.goBack();
  await reach(tab, '/cities?country=India');
});
