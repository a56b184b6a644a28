import type { Page } from 'playwright-core';
import { lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { ask } from '../community/people.js';
import { type Account, api, failedRequests, fillIn, gone, heading, reach, see, seeWrong, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { undo } from './grid.js';
import { appUrl } from '../support/browser.js';
import { makeAdmin } from './staff.js';

jest.setTimeout(90_000);

interface Group {
  version: number;
  value: Record<string, unknown>;
}
type GroupName = 'identity' | 'contact';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><script>alert(1)</script><rect width="120" height="30" fill="#7A3B00"/></svg>';

let admin: Account;
const first: Partial<Record<GroupName, Group['value']>> = {};

const read = (group: GroupName): Promise<Group> => api(`/admin/settings/${group}`, { token: admin.token });
const change = async (by: Account, group: GroupName, more: object): Promise<void> => {
  const { version, value } = await read(group);
  await api(`/admin/settings/${group}`, { method: 'PUT', token: by.token, body: { version, value: { ...value, ...more } } });
};

beforeAll(async () => {
  admin = await signInAsAdmin();
  for (const group of ['identity', 'contact'] as const) first[group] = (await read(group)).value;
});
// Other tests use the same app.
afterEach(async () => {
  for (const group of ['identity', 'contact'] as const) await change(admin, group, first[group] ?? {});
});

const press = (tab: Page, name: string | RegExp): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();
const site = async (): Promise<Record<string, unknown>> =>
  (await ask<{ site: Record<string, unknown> }>(admin, '{ site { name logo taglines { language text } accent { light { main } } } }')).site;

test('an admin gives the site a name, a logo and a readable color, and undoes it', async () => {
  const tab = await visitSignedIn('/admin', admin, { allow: [failedRequests] });
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Settings' }).click();
  await reach(tab, '/admin/settings/identity');
  await see(heading(tab, 'Settings'));
  await fillIn(tab, { Name: 'Guide of Pune', 'Tagline (English)': 'All of Pune' });
  await tab.getByRole('tab', { name: 'Deutsch, no text yet' }).click();
  await fillIn(tab, { 'Tagline (Deutsch)': 'Alles über Pune' });
  await tab
    .getByLabel('Logo', { exact: true })
    .and(tab.locator('input'))
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  const logo = tab.getByRole('img', { name: 'Logo on a dark page' });
  await see(logo);
  expect(await logo.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth))).toBeGreaterThan(100);

  await tab.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#ffe600');
  const use = tab.getByRole('button', { name: /^Use #[0-9A-F]{6}$/ });
  await see(use);
  const proposed = (await use.innerText()).slice(-7);
  await press(tab, 'Save');
  await seeWrong(tab, 'Accent color', `This color is hard to read on light pages. Use ${proposed}, the nearest one that is readable.`);
  expect(await lookAtAll(tab)).toEqual([]);
  await use.click();
  await press(tab, 'Save');
  await toast(tab, 'Settings saved');
  const saved = await site();
  expect(saved).toMatchObject({ name: 'Guide of Pune', accent: { light: { main: proposed } } });
  const taglines = (saved.taglines as { language: string; text: string }[]).map(({ language, text }) => [language, text]);
  expect(Object.fromEntries(taglines)).toEqual({ en: 'All of Pune', de: 'Alles über Pune' });
  const picture = await fetch(appUrl() + String(saved.logo));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

  await undo(tab, 'Settings saved');
  await toast(tab, 'Undone.');
  await see(tab.getByRole('button', { name: 'Choose a picture' }).first());
  expect(await site()).toMatchObject({ name: first.identity?.name, logo: null, accent: null });
  await tab.getByRole('link', { name: 'History' }).click();
  await see(tab.getByText('Admin undid a change of the settings Name and look'));
});

test('two admins change the contact data at the same time, and the second one keeps both changes', async () => {
  const other = await makeAdmin('Nila Rao');
  const tab = await visitSignedIn('/admin/settings/contact', admin, { allow: [failedRequests] });
  await press(tab, 'Add a link');
  await fillIn(tab, { 'Link 1': 'http://example.org', Address: 'FC Road 1, Pune' });
  await press(tab, 'Save');
  await seeWrong(tab, 'Link 1', 'Write the full address, such as https://example.org/page');
  await fillIn(tab, { 'Link 1': 'https://example.org/pune' });
  await change(other, 'contact', { email: 'hello@example.org', address: 'MG Road 2, Pune' });
  await press(tab, 'Save');
  const dialog = tab.getByRole('dialog', { name: 'Somebody else has saved changes' });
  await see(dialog);
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Address: theirs' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(tab, 'Settings saved');
  await gone(tab.getByRole('region', { name: 'Unsaved changes' }));
  expect((await read('contact')).value).toMatchObject({
    email: 'hello@example.org',
    address: 'MG Road 2, Pune',
    socialLinks: ['https://example.org/pune'],
  });
  expect(await lookAtAll(tab, [PHONE])).toEqual([]);
});
