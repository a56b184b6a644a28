import type { Page } from 'playwright-core';
import { lookAtOpen } from '../axe.js';
import { failedRequests, fillIn, gone, heading, newAddress, reach, see, signInAsAdmin, toast, visit, visitSignedIn } from '../steps.js';
import { tooSmall, tooWide } from '../touch.js';

const PHONE = { width: 360, height: 740, isTouch: true };
/** Returns controls that are too small for a finger, and widths at which the page is wider than the screen. */
const excess = async (tab: Page, what: string): Promise<string[]> => [...(await tooSmall(tab, what)), ...(await tooWide(tab, what))];
const bottom = (tab: Page) => tab.getByRole('navigation', { name: 'Bottom' });

/** Opens the menu and returns its account entries. */
async function openMenu(tab: Page): Promise<string[]> {
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  const links = tab.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Menu' });
  await see(links);
  const words = await links.getByRole('listitem').allInnerTexts();
  expect(words.slice(-3)).toEqual(['On this device', 'Privacy', 'Terms']);
  return words.slice(3, -3); // the entries after the main pages
}

test('a visitor on a phone registers with a long name, signs out and in, and the profile fits', async () => {
  const tab = await visit('/cities', PHONE);
  expect(await bottom(tab).getByRole('link').allInnerTexts()).toEqual(['Home', 'Cities', 'Places', 'Login']);
  expect(await openMenu(tab)).toEqual(['Login', 'Sign Up']);
  const menu = tab.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Sign Up' }).tap();
  await see(heading(tab, 'Create your account'));
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 80);
  const [email, password] = [`long.mail.${newAddress()}`, 'green tram at noon'];
  await fillIn(tab, { 'Full Name': name, 'Email address': email, Password: password, 'Confirm Password': password });
  await tab.getByRole('checkbox', { name: 'I agree to the Terms and Conditions and Privacy Policy' }).tap();
  await tab.getByRole('button', { name: 'Create Account' }).tap();
  await toast(tab, 'Registration successful!');
  await reach(tab, '/');
  expect(await openMenu(tab)).toEqual([name, 'Logout']);
  await menu.getByRole('button', { name: 'Logout' }).tap();
  await toast(tab, 'Logged out successfully!');
  await gone(menu);

  await bottom(tab).getByRole('link', { name: 'Login' }).tap();
  await see(heading(tab, 'Sign in to your account'));
  await fillIn(tab, { 'Email address': email, Password: password });
  await tab.getByRole('checkbox', { name: 'Remember me' }).tap();
  await tab.getByRole('button', { name: 'Sign in' }).tap();
  await reach(tab, '/');
  await bottom(tab).getByRole('link', { name: 'Profile' }).tap();
  await see(heading(tab, 'My Profile'));
  await see(bottom(tab).locator('[aria-current=page]').getByText('Profile'));
  await see(tab.getByText('This device'));
  const wider = await excess(tab, 'the profile');
  await tab.getByRole('button', { name: 'Edit Profile' }).tap();
  await tab.getByLabel('Email address').fill('x@example.org');
  await tab.getByRole('button', { name: 'Change password' }).tap();
  wider.push(...(await excess(tab, 'the profile with its forms')));
  await tab.getByRole('button', { name: 'Delete account' }).tap();
  await see(tab.getByRole('dialog'));
  expect([...wider, ...(await excess(tab, 'the dialog to delete the account'))]).toEqual([]);
});

test('an admin on a phone opens the console from an accessible menu, and the console fits', async () => {
  const tab = await visitSignedIn('/cities', await signInAsAdmin(), { ...PHONE, allow: [failedRequests] });
  await see(bottom(tab).getByRole('link', { name: 'Profile' }));
  expect(await openMenu(tab)).toEqual(['Admin', 'Admin Panel', 'Logout']);
  const found = await lookAtOpen(tab);
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Admin Panel' }).tap();
  await see(heading(tab, 'Admin Dashboard'));
  await see(tab.getByText('Pending Places'));
  expect([...found, ...(await excess(tab, 'the console'))]).toEqual([]);
  await tab.goto('/admin/anything');
  await see(heading(tab, 'Page not found'));
});

test('the account forms and their messages fit a phone, and their buttons fit a finger', async () => {
  const tab = await visit('/login', { ...PHONE, allow: [failedRequests] });
  const wider: string[] = [];
  /** Sends an incomplete form, and measures it with its errors. */
  const lookAt = async (title: string, button: string) => {
    await see(heading(tab, title));
    await tab.getByRole('main').getByRole('button', { name: button, exact: true }).tap();
    await see(tab.locator('[aria-invalid=true]'));
    wider.push(...(await excess(tab, title)));
  };
  const follow = (link: string) => tab.getByRole('main').getByRole('link', { name: link, exact: true }).tap();
  await lookAt('Sign in to your account', 'Sign in');
  await follow('create a new account');
  await lookAt('Create your account', 'Create Account');
  await follow('Sign in');
  await follow('Forgot your password?');
  await lookAt('Forgot your password?', 'Send the link');
  await tab.goto(`/reset-password#${'x'.repeat(43)}`);
  await lookAt('Choose a new password', 'Change password');
  await fillIn(tab, { 'New password': 'blue ferry at dawn', 'Confirm new password': 'blue ferry at dawn' });
  await tab.getByRole('button', { name: 'Change password' }).tap();
  await see(heading(tab, 'This link does not work')); // the callback and the links of mails fail with the same page
  expect([...wider, ...(await excess(tab, 'a link that does not work'))]).toEqual([]);
});
