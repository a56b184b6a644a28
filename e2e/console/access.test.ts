import type { Page } from 'playwright-core';
import { fillIn, heading, makeAccount, nameInBar, reach, see, signInAsAdmin, visit, visitSignedIn } from '../steps.js';
import { appUrl } from '../support/browser.js';
import { makeModerator } from './staff.js';

const ID = '01890000-0000-7000-8000-000000000000';
const LISTS = ['cities', 'places', 'users', 'reviews', 'activity'].map((list) => `/admin/${list}`);
const FORMS = ['cities', 'places'].flatMap((list) => [`/admin/${list}/new`, `/admin/${list}/${ID}`]);
const FOR_ADMINS = ['/admin', ...LISTS, ...FORMS];

const menu = (tab: Page) => tab.getByRole('navigation', { name: 'Console' });
const linkInBar = (tab: Page, name: string) => tab.getByRole('banner').getByRole('link', { name, exact: true });

/** Of these addresses, those that do not lead home. */
async function openOnes(tab: Page, addresses: readonly string[]): Promise<string[]> {
  const open: string[] = [];
  for (const address of addresses) {
    await tab.goto(address, { waitUntil: 'commit' });
    await reach(tab, '/').catch(() => open.push(address));
  }
  return open;
}

test('a visitor who opens a list of the console signs in first, and comes back to it with its filters', async () => {
  const { email, password } = await signInAsAdmin();
  const tab = await visit('/admin/places?status=pending&sort=name');
  await reach(tab, '/login');
  await fillIn(tab, { 'Email address': email, Password: password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await reach(tab, '/admin/places?status=pending&sort=name');
  await see(heading(tab, 'Places'));
  expect(await menu(tab).getByRole('link').allInnerTexts()).toEqual([
    'Dashboard',
    expect.stringMatching(/^Queue/),
    'Cities',
    'Places',
    'Reviews',
    'Users',
    'Activity',
    'Webhooks',
  ]);
  await see(linkInBar(tab, 'Admin'));
});

test('a user sees no way into the console, and is led home from each of its addresses', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/moderation', account);
  await reach(tab, '/');
  await see(nameInBar(tab, account));
  expect(await linkInBar(tab, 'Admin').or(linkInBar(tab, 'Moderation')).count()).toBe(0);
  expect(await openOnes(tab, FOR_ADMINS)).toEqual([]);
});

test('a moderator finds the queue and nothing else of the console', async () => {
  const tab = await visitSignedIn('/terms', await makeModerator());
  await linkInBar(tab, 'Moderation').click();
  await reach(tab, '/moderation');
  await see(heading(tab, 'Moderation'));
  expect(await menu(tab).getByRole('link').allInnerTexts()).toEqual([expect.stringMatching(/^Queue/)]);
  expect(await linkInBar(tab, 'Admin').count()).toBe(0);
  // The guard is the one that keeps users out, who try them all.
  expect(await openOnes(tab, ['/admin', '/admin/users', '/admin/cities/new'])).toEqual([]);
});

/** The status of an answer of the REST API, and the code of one of the GraphQL API. */
async function refusals(path: string, query: string, token?: string): Promise<unknown[]> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const [rest, graphql] = await Promise.all([
    fetch(`${appUrl()}/api${path}`, { headers }),
    fetch(`${appUrl()}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) }),
  ]);
  const { errors } = (await graphql.json()) as { errors?: { extensions: { code: string } }[] };
  return [rest.status, errors?.[0]?.extensions.code];
}

test('whoever asks the server itself hears the same', async () => {
  const [user, moderator] = [await makeAccount(), await makeModerator()];
  const remove = `mutation { deleteCities(selection: { ids: ["${ID}"] }) { id } }`;
  expect(await refusals('/admin/users.csv', remove)).toEqual([401, 'UNAUTHENTICATED']);
  expect(await refusals('/admin/users.csv', remove, user.token)).toEqual([403, 'FORBIDDEN']);
  expect(await refusals('/admin/dashboard', remove, moderator.token)).toEqual([403, 'FORBIDDEN']);
  expect(await refusals('/admin/dashboard', '{ moderationCounts { all } }', user.token)).toEqual([403, 'FORBIDDEN']);
});
