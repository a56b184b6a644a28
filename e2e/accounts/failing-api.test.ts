import type { Page, Route } from 'playwright-core';
import { API, failedRequests, fillIn, makeAccount, nameInBar, reach, see, stand, storedToken, toast, visitSignedIn } from '../steps.js';

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
