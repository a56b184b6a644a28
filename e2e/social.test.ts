import type { Page } from 'playwright-core';
import { type Identity, startIdentity } from './support/identity.js';
import {
  api,
  canSignIn,
  failedRequests,
  heading,
  isSignedIn,
  lifeOf,
  mailTo,
  makeAccount,
  nameInBar,
  newAddress,
  reach,
  see,
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from './steps.js';

const DAY = 24 * 3600;
const CALLBACK = '**/api/auth/google/callback?*';

/** What is said where a sign-in does not work; whatever else a provider or a link says, nobody reads. */
const EXPIRED = 'The sign-in took too long, or was begun in another window. Please begin again.';
const DENIED = 'The sign-in was cancelled on the other site. Try again, or use your e-mail address and password.';
const NO_EMAIL =
  'The other site has not told us your e-mail address, and an account needs one. ' + 'Allow it there, or create an account with your e-mail address.';
const EMAIL_IN_USE = 'There is an account with this e-mail address already. Sign in with its password; if you do not know it, ask for a new one.';
const UNAVAILABLE = 'The other site does not answer at the moment. Try again in a few minutes, or use your e-mail address and password.';

let google: Identity;

/** Chooses Google on a page that offers it. */
const chooseGoogle = (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Google', exact: true }).click();

/** Waits until the page of the callback says that the sign-in has failed, and why; its address tells nothing any more. */
async function seeFailure(tab: Page, why: string): Promise<void> {
  await see(heading(tab, 'Authentication Error'));
  await see(tab.getByText(why, { exact: true }));
  await reach(tab, '/auth/callback');
}

/** What the profile says of how one can sign in. */
async function waysToSignIn(profile: Page): Promise<string[]> {
  const ways = profile.getByRole('list', { name: 'Ways to sign in' }).getByRole('listitem');
  await see(ways);
  return ways.allInnerTexts();
}

/** Where a request of the browser is redirected to. */
const redirectOf = async (tab: Page, address: string): Promise<URL> =>
  new URL((await tab.context().request.get(address, { maxRedirects: 0 })).headers().location ?? '');

/** Begins to sign in, and answers the address at Google, unopened. */
const toGoogle = (tab: Page): Promise<URL> => redirectOf(tab, '/api/auth/google');

/** Goes to Google and as far back as the address of the callback, which it answers unopened. */
const toCallback = async (tab: Page): Promise<URL> => redirectOf(tab, (await toGoogle(tab)).href);

const start = (): Promise<Identity> => startIdentity(process.env.CITYPINS_IDENTITY_URL ?? '');

beforeAll(async () => {
  google = await start();
});
afterAll(() => google.stop());

describe('a sign-in with Google', () => {
  test('makes an account for a newcomer, who is at home and welcome, and whose profile says where they come from', async () => {
    const person = await google.signsIn({ name: 'Mira Ángel Iyer' });
    const tab = await visit('/login');
    await chooseGoogle(tab);
    await toast(tab, 'Login successful!');
    await reach(tab, '/');
    await see(nameInBar(tab, person));
    const token = await storedToken(tab);
    expect(lifeOf(token)).toBe(DAY / 2);
    const { user } = await api<{ user: object }>('/auth/me', { token: token ?? '' });
    expect(user).toMatchObject({ email: person.email, provider: 'google', isVerified: true });

    await nameInBar(tab, person).click();
    const card = tab.getByRole('region', { name: person.name });
    await see(card.getByText('Google', { exact: true }));
    await see(card.getByText('Confirmed'));
    expect(await waysToSignIn(tab)).toEqual(['Google']);
    await see(tab.getByRole('button', { name: 'Set a password' }));
    await tab.reload();
    await see(nameInBar(tab, person));
  });

  test('begins on the page to register, too, and finds the account of an earlier visit', async () => {
    const { sub, email } = await google.signsIn();
    const first = await visit('/register');
    await chooseGoogle(first);
    await toast(first, 'Login successful!');
    await google.signsIn({ sub, email: newAddress(), name: 'Renamed There' });
    const again = await visit('/login');
    await chooseGoogle(again);
    await see(nameInBar(again, { name: 'Mira Iyer' }));
    expect(await api('/auth/me', { token: (await storedToken(again)) ?? '' })).toMatchObject({ user: { email } });
  });

  test('leads back to the page that asked for it; the way back does not lead through the sign-in', async () => {
    const person = await google.signsIn();
    const tab = await visit('/terms');
    await tab.goto('/profile');
    await reach(tab, '/login');
    await chooseGoogle(tab);
    await reach(tab, '/profile');
    await see(heading(tab, 'My Profile'));
    expect(await tab.evaluate(() => sessionStorage.getItem('citypins-return-target'))).toBeNull();
    await tab.goBack();
    await reach(tab, '/profile'); // of the page to sign in, which makes no sense any more
    await see(nameInBar(tab, person));
    await tab.goBack();
    await reach(tab, '/terms');
    await see(nameInBar(tab, person));
  });

  test('lasts 30 days for who wants to be remembered', async () => {
    await google.signsIn();
    const tab = await visit('/login');
    await tab.getByRole('checkbox', { name: 'Remember me' }).check();
    await chooseGoogle(tab);
    await toast(tab, 'Login successful!');
    expect(lifeOf(await storedToken(tab))).toBe(30 * DAY);
  });

  test('is announced to the other tabs of the browser', async () => {
    const person = await google.signsIn();
    const tab = await visit('/login');
    const other = await tab.context().newPage();
    await other.goto('/cities');
    await see(other.getByRole('banner').getByRole('link', { name: 'Login' }));
    await chooseGoogle(tab);
    await see(nameInBar(other, person));
  });
});

describe('a sign-in with Google that is', () => {
  test('refused there says so, and leads to where it was begun, from where it still leads to the page that asked for it', async () => {
    await google.answerWith({ refusal: { error: 'access_denied', error_description: 'Call 555 0100 to go on' } });
    const tab = await visit('/profile');
    await reach(tab, '/login');
    await chooseGoogle(tab);
    await seeFailure(tab, DENIED);
    expect(await tab.content()).not.toMatch(/555 0100|access_denied/);
    await see(heading(tab, 'Authentication Error').and(tab.locator(':focus')));
    expect(await storedToken(tab)).toBeNull();
    await google.signsIn();
    await tab.getByRole('link', { name: 'Back to Login' }).click();
    await reach(tab, '/login');
    await chooseGoogle(tab);
    await reach(tab, '/profile');
    await see(heading(tab, 'My Profile'));
  });

  test('opened a second time signs nobody in again, and leaves the session alone', async () => {
    const person = await google.signsIn();
    const tab = await visit('/login');
    const callback = tab.waitForRequest(CALLBACK);
    await chooseGoogle(tab);
    await reach(tab, '/');
    const token = await storedToken(tab);
    await tab.goto((await callback).url());
    await seeFailure(tab, EXPIRED);
    await see(nameInBar(tab, person));
    await tab.goBack();
    await reach(tab, '/');
    expect([await storedToken(tab), await isSignedIn(token ?? '')]).toEqual([token, true]);

    const elsewhere = await visit((await callback).url());
    await seeFailure(elsewhere, EXPIRED);
    expect(await storedToken(elsewhere)).toBeNull();
  });

  test('forged, or begun in another browser, signs nobody in', async () => {
    const { email } = await google.signsIn();
    const tab = await visit('/login');
    const forged = await toCallback(tab);
    forged.searchParams.set('state', 'x'.repeat(43));
    await tab.goto(forged.href);
    await seeFailure(tab, EXPIRED);
    const elsewhere = await visit((await toCallback(tab)).href);
    await seeFailure(elsewhere, EXPIRED);
    expect([await storedToken(tab), await storedToken(elsewhere)]).toEqual([null, null]);
    await makeAccount({ email: email ?? '' }); // nobody has the address yet
  });

  test('without an e-mail address says that one is needed', async () => {
    await google.signsIn({ email: null });
    const tab = await visit('/login');
    await chooseGoogle(tab);
    await seeFailure(tab, NO_EMAIL);
  });

  test('for an account whose address nobody has confirmed is refused, and the account stays as it is', async () => {
    const account = await makeAccount();
    await google.signsIn({ email: account.email.toUpperCase() });
    const tab = await visit('/login');
    await chooseGoogle(tab);
    await seeFailure(tab, EMAIL_IN_USE);
    expect(await tab.content()).not.toContain(account.email);
    expect(await storedToken(tab)).toBeNull();
    expect([await canSignIn(account), await isSignedIn(account.token)]).toEqual([true, true]);
    const profile = await visitSignedIn('/profile', account);
    expect(await waysToSignIn(profile)).toEqual(['E-mail and password']);
  });

  test('for an account with the same confirmed address joins it, a mail tells so, and both ways lead there', async () => {
    const account = await makeAccount({ name: 'Nila Sen' });
    const { link } = await mailTo(account.email, 'Confirm your e-mail address');
    await api('/auth/verify-email', { method: 'POST', body: { token: new URL(link).hash.slice(1) } });
    await google.signsIn({ email: account.email, name: 'Somebody Else' });
    const tab = await visit('/login');
    await chooseGoogle(tab);
    await see(nameInBar(tab, account));
    const mail = await mailTo(account.email, 'Your Google account now signs you in');
    expect(new URL(mail.link).pathname).toBe('/profile');
    await nameInBar(tab, account).click();
    expect((await waysToSignIn(tab)).sort()).toEqual(['E-mail and password', 'Google']);
    expect([await canSignIn(account), await isSignedIn(account.token)]).toEqual([true, true]);
  });

  test('answered with nonsense says that Google does not answer', async () => {
    await google.answerWith({ token: { statusCode: 500, body: { error: 'boom <b>boom</b>' } } });
    const tab = await visit('/login');
    await chooseGoogle(tab);
    await seeFailure(tab, UNAVAILABLE);
    expect(await tab.content()).not.toContain('boom');
  });

  test('begun while Google is down ends outside, or where it says so; from both there is a way back to the page to sign in', async () => {
    const person = await google.signsIn();
    const tab = await visit('/login', { allow: [failedRequests] });
    await google.stop();
    try {
      const lost = tab.waitForEvent('requestfailed');
      await chooseGoogle(tab);
      await lost;
      await tab.goBack();
      await see(heading(tab, 'Sign in to your account'));
      const { searchParams } = await toGoogle(tab);
      await tab.goto(`/api/auth/google/callback?code=a-code&state=${searchParams.get('state') ?? ''}`);
      await seeFailure(tab, UNAVAILABLE);
    } finally {
      google = await start();
    }
    await google.signsIn(person);
    await tab.getByRole('link', { name: 'Back to Login' }).click();
    await chooseGoogle(tab);
    await see(nameInBar(tab, person));
  });
});

describe('a sign-in with Facebook on a guide that is not set up for it', () => {
  test('is answered by a hint, and nobody leaves the page', async () => {
    for (const address of ['/login', '/register']) {
      const tab = await visit(address);
      const asked: string[] = [];
      tab.on('request', (request) => {
        if (request.isNavigationRequest()) asked.push(request.url());
      });
      await tab.getByRole('button', { name: 'Facebook' }).click();
      await toast(tab, 'Sign-in with Facebook is not set up on this guide. It works with your e-mail address.');
      await reach(tab, address);
      expect(asked).toEqual([]);
    }
  });

  test('by its address says the same on a page of the guide', async () => {
    const tab = await visit('/api/auth/facebook');
    await seeFailure(tab, 'This way to sign in is not set up on this guide. Sign in with your e-mail address and password.');
    await tab.getByRole('link', { name: 'Back to Login' }).click();
    await reach(tab, '/login');
  });
});
