import type { Page } from 'playwright-core';
import { DESKTOP, lookAt, lookIn } from './axe.js';
import { makeMember } from './community/people.js';
import { type Identity, startIdentity } from './support/identity.js';
import { api, canSignIn, failedRequests, heading, isSignedIn, lifeOf, mailTo, nameInBar, reach, see, storedToken, toast, visit } from './steps.js';

const DAY = 24 * 3600;

let google: Identity;

/** Presses the Google button. */
const chooseGoogle = (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Google', exact: true }).click();

/** Waits until the callback page shows why the sign-in failed. Its address has no parameters any more. */
async function seeFailure(tab: Page, why: string): Promise<void> {
  await see(heading(tab, 'Authentication Error'));
  await see(tab.getByText(why, { exact: true }));
  await reach(tab, '/auth/callback');
}

/** Returns the ways to sign in that the profile lists. */
async function waysToSignIn(profile: Page): Promise<string[]> {
  const ways = profile.getByRole('list', { name: 'Ways to sign in' }).getByRole('listitem').getByRole('paragraph');
  await see(ways);
  return ways.allInnerTexts();
}

const start = (): Promise<Identity> => startIdentity(process.env.CITYPINS_IDENTITY_URL ?? '');

beforeAll(async () => {
  google = await start();
});
afterAll(() => google.stop());

test('a new user from Google reaches the requested page, and Back does not return to the sign-in', async () => {
  const person = await google.signsIn({ name: 'Mira Ángel Iyer' });
  const tab = await visit('/terms');
  await tab.goto('/profile');
  await reach(tab, '/login');
  await tab.getByRole('checkbox', { name: 'Remember me' }).check();
  await chooseGoogle(tab);
  await reach(tab, '/profile');
  const card = tab.getByRole('region', { name: person.name });
  await see(card.getByText('Google', { exact: true }));
  await see(card.getByText('Confirmed'));
  expect(await waysToSignIn(tab)).toEqual(['Google']);
  const token = await storedToken(tab);
  expect(lifeOf(token)).toBe(30 * DAY);
  const { user } = await api<{ user: object }>('/auth/me', { token: token ?? '' });
  expect(user).toMatchObject({ email: person.email, provider: 'google', isVerified: true });
  expect(await tab.evaluate(() => sessionStorage.getItem('citypins-return-target'))).toBeNull();

  await tab.goBack();
  await reach(tab, '/profile'); // the sign-in page redirects a signed-in user
  await see(nameInBar(tab, person));
  await tab.goBack();
  await reach(tab, '/terms');
  await see(nameInBar(tab, person));
});

test('a sign-in works once Google is back, reaches other tabs, and its callback works only once', async () => {
  const person = await google.signsIn();
  const tab = await visit('/register', { allow: [failedRequests] });
  await google.stop();
  try {
    const lost = tab.waitForEvent('requestfailed');
    await chooseGoogle(tab);
    await lost;
  } finally {
    google = await start();
  }
  await tab.goBack();
  await see(heading(tab, 'Create your account'));
  await google.signsIn(person);
  const other = await tab.context().newPage();
  await other.goto('/cities');
  await see(other.getByRole('banner').getByRole('link', { name: 'Login' }));

  const callback = tab.waitForRequest('**/api/auth/google/callback?*');
  await chooseGoogle(tab);
  await toast(tab, 'Login successful!');
  await reach(tab, '/');
  for (const one of [tab, other]) await see(nameInBar(one, person));
  const token = await storedToken(tab);
  expect(lifeOf(token)).toBe(DAY / 2);

  await tab.goto((await callback).url());
  await seeFailure(tab, 'The sign-in took too long, or was started in another window. Please start again.');
  await see(nameInBar(tab, person));
  await tab.goBack();
  await reach(tab, '/');
  expect([await storedToken(tab), await isSignedIn(token ?? '')]).toEqual([token, true]);
});

test('a refused Google sign-in leads back to its start; the next one links a confirmed account', async () => {
  const account = await makeMember('Nila Sen');
  await google.answerWith({ refusal: { error: 'access_denied', error_description: 'Call 555 0100 to go on' } });
  const tab = await visit('/profile');
  await reach(tab, '/login');
  const opened: string[] = [];
  tab.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  await tab.getByRole('button', { name: 'Facebook' }).click();
  await toast(tab, 'Sign-in with Facebook is not set up on this site. Sign in with your e-mail address instead.');
  await reach(tab, '/login');
  expect(opened).toEqual([]);

  await chooseGoogle(tab);
  await seeFailure(tab, 'The sign-in was cancelled on the other site. Try again, or use your e-mail address and password.');
  expect(await tab.content()).not.toMatch(/555 0100|access_denied/);
  await see(heading(tab, 'Authentication Error').and(tab.locator(':focus')));
  expect(await lookIn(tab, DESKTOP)).toEqual([]);
  expect(await storedToken(tab)).toBeNull();
  await google.signsIn({ email: account.email, name: 'Somebody Else' });
  await tab.getByRole('link', { name: 'Back to Login' }).click();
  await reach(tab, '/login');
  await chooseGoogle(tab);
  await reach(tab, '/profile');
  await see(nameInBar(tab, account));
  expect((await waysToSignIn(tab)).sort()).toEqual(['Email and password', 'Google']);
  const mail = await mailTo(account.email, 'Your Google account now signs you in');
  expect(new URL(mail.link).pathname).toBe('/profile');
  expect([await canSignIn(account), await isSignedIn(account.token)]).toEqual([true, true]);

  await tab.getByRole('button', { name: 'Remove Google' }).click();
  const removal = tab.getByRole('dialog', { name: 'Remove Google as a way to sign in?' });
  await see(removal.getByText('Your Google account no longer signs you in here, and all other devices are signed out.'));
  expect(await lookAt(tab)).toEqual([]);
  await removal.getByRole('button', { name: 'Remove Google' }).click();
  await toast(tab, 'Google no longer signs you in.');
  expect([await waysToSignIn(tab), await isSignedIn(account.token)]).toEqual([['Email and password'], false]);
});
