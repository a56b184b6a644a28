import type { Page } from 'playwright-core';
import {
  canSignIn,
  failedRequests,
  fillIn,
  heading,
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
} from '../steps.js';

const PASSWORD = 'green tram at noon';
const TERMS = 'I agree to the Terms and Conditions and Privacy Policy';

/** Fills the whole form in, as somebody whom the guide does not know. */
async function fillForm(tab: Page, { email = newAddress(), password = PASSWORD } = {}): Promise<string> {
  await fillIn(tab, { 'Full Name': 'Meera Pillai', 'Email address': email, Password: password, 'Confirm Password': password });
  await tab.getByRole('checkbox', { name: TERMS }).check();
  return email;
}

const create = (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Create Account' }).click();

test('a visitor reads the terms before accepting them, and loses nothing of what they have typed', async () => {
  const tab = await visit('/register');
  await fillIn(tab, { 'Full Name': 'Meera Pillai' });
  for (const [link, title] of [
    ['Terms and Conditions', 'Terms and Conditions'],
    ['Privacy Policy', 'Privacy Policy'],
  ] as const) {
    const opened = tab.context().waitForEvent('page');
    await tab.getByRole('main').getByRole('link', { name: link }).click();
    const other = await opened;
    await see(heading(other, title));
    await other.close();
  }
  expect(await tab.getByLabel('Full Name').inputValue()).toBe('Meera Pillai');
  expect(await tab.getByRole('checkbox', { name: TERMS }).isChecked()).toBe(false);
});

test('a visitor registers: they are signed in at home, and confirm their address by the link in a mail', async () => {
  const tab = await visit('/register');
  const email = await fillForm(tab);
  await create(tab);
  await toast(tab, 'Registration successful!');
  await reach(tab, '/');
  await see(nameInBar(tab, { name: 'Meera Pillai' }));
  expect(await canSignIn({ email, password: PASSWORD })).toBe(true);

  const { text, link } = await mailTo(email, 'Confirm your e-mail address');
  expect(text).toContain('Hello Meera Pillai,');
  expect(text).not.toContain(PASSWORD);
  await tab.goto(link);
  await see(heading(tab, 'Your e-mail address is confirmed.'));
  expect(new URL(tab.url()).hash).toBe('');
  await tab.getByRole('link', { name: 'Go to my profile' }).click();
  await see(heading(tab, 'My Profile'));
  await see(tab.getByText('Confirmed', { exact: true }));

  await tab.goto(link);
  await see(heading(tab, 'This link does not work'));
  await see(tab.getByText('This link has expired or was used already.'));
  expect(new URL(tab.url()).hash).toBe('');
});

test('somebody who is not signed in confirms an address, too; the second time, and with half a link, they read why not', async () => {
  const { email } = await makeAccount();
  const { link } = await mailTo(email, 'Confirm your e-mail address');
  const tab = await visit('/terms');
  await tab.goto(link);
  await see(heading(tab, 'Your e-mail address is confirmed.'));
  await tab.goto('about:blank');
  await tab.goto(link);
  await see(heading(tab, 'This link does not work'));
  await tab.goto('/verify-email');
  await see(tab.getByText('The link is incomplete.'));
  await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await reach(tab, '/login');
});

test('a visitor whose address has an account is told so by the server, and keeps what they have typed', async () => {
  const { email } = await makeAccount();
  const tab = await visit('/register', { allow: [failedRequests] });
  await fillForm(tab, { email: email.toUpperCase() });
  await create(tab);
  await toast(tab, 'An account with this e-mail address already exists. Sign in, or ask for a new password.');
  for (const [label, value] of [
    ['Full Name', 'Meera Pillai'],
    ['Email address', email.toUpperCase()],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ]) {
    expect(await tab.getByLabel(label ?? '', { exact: true }).inputValue()).toBe(value);
  }
  expect(await tab.getByRole('checkbox', { name: TERMS }).isChecked()).toBe(true);
  expect(await storedToken(tab)).toBeNull();
});

test('a visitor who chooses one of the most common passwords reads so at the field, until they change it', async () => {
  const tab = await visit('/register', { allow: [failedRequests] });
  const email = await fillForm(tab, { password: 'password' });
  await create(tab);
  await seeWrong(tab, 'Password', 'This password is one of the most common ones. Please choose another.');
  await see(tab.getByLabel('Password', { exact: true }).and(tab.locator(':focus')));
  await fillIn(tab, { Password: PASSWORD, 'Confirm Password': PASSWORD });
  await see(tab.getByLabel('Password', { exact: true }).and(tab.locator('[aria-invalid=false]')));
  await create(tab);
  await reach(tab, '/');
  expect(await canSignIn({ email, password: PASSWORD })).toBe(true);
});
