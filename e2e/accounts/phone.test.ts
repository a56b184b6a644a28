import type { Page } from 'playwright-core';
import { failedRequests, fillIn, gone, heading, makeAccount, newAddress, reach, see, signInAsAdmin, toast, visit, visitSignedIn } from '../steps.js';
import { tooSmall, tooWide } from '../touch.js';

const PHONE = { width: 360, height: 740, isTouch: true };
/** All that does not suit a finger. */
const excess = async (tab: Page, what: string): Promise<string[]> => [...(await tooSmall(tab, what)), ...(await tooWide(tab, what))];
const bottom = (tab: Page) => tab.getByRole('navigation', { name: 'Bottom' });

/** Opens the menu; answers what it has about one's account. */
async function openMenu(tab: Page): Promise<string[]> {
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  const links = tab.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Menu' });
  await see(links);
  const words = await links.getByRole('listitem').allInnerTexts();
  return words.slice(3, -2); // between the main pages and the legal ones
}

test('a visitor with a phone registers from the menu by touch, and then finds name and way out there', async () => {
  const tab = await visit('/cities', PHONE);
  expect(await bottom(tab).getByRole('link').allInnerTexts()).toEqual(['Home', 'Cities', 'Places', 'Login']);
  expect(await openMenu(tab)).toEqual(['Login', 'Sign Up']);
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign Up' }).tap();
  await see(heading(tab, 'Create your account'));
  const password = 'green tram at noon';
  await fillIn(tab, { 'Full Name': 'Meera Pillai', 'Email address': newAddress(), Password: password, 'Confirm Password': password });
  await tab.getByRole('checkbox', { name: 'I agree to the Terms and Conditions and Privacy Policy' }).tap();
  await tab.getByRole('button', { name: 'Create Account' }).tap();
  await toast(tab, 'Registration successful!');
  await reach(tab, '/');
  await see(bottom(tab).getByRole('link', { name: 'Profile' }));
  expect(await openMenu(tab)).toEqual(['Meera Pillai', 'Logout']);

  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).tap();
  await toast(tab, 'Logged out successfully!');
  await gone(tab.getByRole('dialog', { name: 'Menu' }));
  await see(bottom(tab).getByRole('link', { name: 'Login' }));
});

test('somebody with a phone signs in from the bar at the bottom by touch, and opens their profile there', async () => {
  const account = await makeAccount();
  const tab = await visit('/places?category=museum', PHONE);
  await bottom(tab).getByRole('link', { name: 'Login' }).tap();
  await see(heading(tab, 'Sign in to your account'));
  await fillIn(tab, { 'Email address': account.email, Password: account.password });
  await tab.getByRole('checkbox', { name: 'Remember me' }).tap();
  await tab.getByRole('button', { name: 'Sign in' }).tap();
  await reach(tab, '/');
  await bottom(tab).getByRole('link', { name: 'Profile' }).tap();
  await see(heading(tab, 'My Profile'));
  await see(bottom(tab).locator('[aria-current=page]').getByText('Profile'));
});

test('an admin with a phone finds the console in the menu', async () => {
  const tab = await visitSignedIn('/cities', await signInAsAdmin(), PHONE);
  await see(bottom(tab).getByRole('link', { name: 'Profile' }));
  expect(await openMenu(tab)).toEqual(['Admin', 'Admin Panel', 'Logout']);
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Admin Panel' }).tap();
  await see(heading(tab, 'Admin Dashboard'));
});

test('no screen about accounts is wider than a phone, also with its errors, and everything to press is large enough for a finger', async () => {
  const tab = await visit('/terms', PHONE);
  const wider: string[] = [];
  for (const [address, title, button] of [
    ['/login', 'Sign in to your account', 'Sign in'],
    ['/register', 'Create your account', 'Create Account'],
    ['/forgot-password', 'Forgot your password?', 'Send the link'],
    ['/reset-password', 'This link does not work', undefined],
    [`/reset-password#${'x'.repeat(43)}`, 'Choose a new password', 'Change password'],
    ['/verify-email', 'This link does not work', undefined],
    ['/auth/callback', 'Authentication Error', undefined],
  ] as const) {
    await tab.goto('about:blank');
    await tab.goto(address);
    await see(heading(tab, title));
    if (button) {
      await tab.getByRole('main').getByRole('button', { name: button, exact: true }).tap();
      await see(tab.locator('[aria-invalid=true]'));
    }
    wider.push(...(await excess(tab, address)));
  }
  expect(wider).toEqual([]);
});

test('profile and console suit a phone, be name and address as long as they may', async () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 80);
  const account = await makeAccount({ name, email: `${'long.address'.repeat(5)}.${newAddress()}` });
  const tab = await visitSignedIn('/profile', account, { ...PHONE, allow: [failedRequests] });
  await see(tab.getByText('This device'));
  const wider = await excess(tab, 'the profile');
  await tab.getByRole('button', { name: 'Edit Profile' }).tap();
  await tab.getByLabel('Email address').fill('x@example.org');
  await tab.getByRole('button', { name: 'Change password' }).tap();
  wider.push(...(await excess(tab, 'the profile with its forms')));
  await tab.getByRole('button', { name: 'Delete account' }).tap();
  await see(tab.getByRole('dialog'));
  wider.push(...(await excess(tab, 'the dialog to delete the account')));

  const console = await visitSignedIn('/admin', await signInAsAdmin(), PHONE);
  await see(console.getByText('Pending Places'));
  expect([...wider, ...(await excess(console, 'the console'))]).toEqual([]);
});
