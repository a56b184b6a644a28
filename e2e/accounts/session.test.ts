import {
  API,
  api,
  failedRequests,
  gone,
  heading,
  holdApi,
  isSignedIn,
  makeAccount,
  nameInBar,
  reach,
  see,
  signInAsAdmin,
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';

/** Parts of the pages that only some may see. */
const SECRETS = /Admin Dashboard|Total Users|My Profile|Signed-in devices/;

test('a visitor is asked to sign in for the profile and for all of the console', async () => {
  const tab = await visit('/', { allow: [failedRequests] });
  for (const address of ['/profile', '/admin', '/admin/anything']) {
    await tab.goto(address);
    await reach(tab, '/login');
    await see(heading(tab, 'Sign in to your account'));
  }
});

test('somebody who is no admin is led home from all of the console, and is offered no way there', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  await see(heading(tab, 'My Profile'));
  for (const address of ['/admin', '/admin/anything']) {
    await tab.goto(address);
    await reach(tab, '/');
    await see(nameInBar(tab, account));
  }
  expect(await tab.getByRole('link', { name: /Admin/ }).count()).toBe(0);
});

test('an admin gets to the console by the header, and reads that a page of it does not exist', async () => {
  const tab = await visitSignedIn('/', await signInAsAdmin(), { allow: [failedRequests] });
  await tab.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }).first().click(); // the other one is the admin's name
  await reach(tab, '/admin');
  await see(heading(tab, 'Admin Dashboard'));
  await tab.goto('/admin/anything');
  await see(heading(tab, 'Page not found'));
});

test.each(['/profile', '/admin', '/login'])('while the session is being checked, %s shows that, and nothing else', async (address) => {
  const account = await makeAccount();
  const tab = await visit('/terms');
  await tab.evaluate((token) => localStorage.setItem('token', token), account.token);
  const answer = await holdApi(tab);
  await tab.goto(address);
  await see(tab.getByRole('progressbar', { name: 'Checking your session' }));
  expect(await tab.getByRole('heading', { level: 1 }).count()).toBe(0);
  expect(
    await tab
      .getByRole('banner')
      .getByRole('link', { name: /Login|Sign Up|Admin/ })
      .count(),
  ).toBe(0);
  answer((route) => route.continue());
  await see(nameInBar(tab, account));
});

test.each(['/profile', '/admin'])('somebody who may not see %s never sees a glimpse of it', async (address) => {
  const tab = await visit('/terms');
  await tab.addInitScript((words) => {
    const secrets = new RegExp(words);
    new MutationObserver(() => {
      if (secrets.test(document.getElementById('main')?.textContent ?? '')) document.documentElement.dataset.glimpse = 'yes';
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, SECRETS.source);
  await tab.goto(address);
  await see(heading(tab, 'Sign in to your account'));
  expect(await tab.locator('[data-glimpse]').count()).toBe(0);

  if (address === '/profile') return;
  const { token } = await makeAccount();
  await tab.evaluate((value) => localStorage.setItem('token', value), token);
  await tab.goto(address);
  await reach(tab, '/');
  await see(tab.getByRole('button', { name: 'Logout' }));
  expect(await tab.locator('[data-glimpse]').count()).toBe(0);
});

test('somebody signs out: they are at home, a toast says so, and the token is worth nothing any more', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account);
  await see(heading(tab, 'My Profile'));
  await tab.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await toast(tab, 'Logged out successfully!');
  await reach(tab, '/');
  await see(tab.getByRole('banner').getByRole('link', { name: 'Login' }));
  expect(await storedToken(tab)).toBeNull();
  expect(await isSignedIn(account.token)).toBe(false);
  await tab.goBack();
  await reach(tab, '/login');
});

test.each([
  [
    'a session that has ended elsewhere',
    async () => {
      const { token } = await makeAccount();
      await api('/auth/logout', { method: 'POST', token });
      return token;
    },
  ],
  ['something that is no token', async () => 'no token'],
])('%s goes without a word', async (_what, dead) => {
  const tab = await visitSignedIn('/cities', { token: await dead() });
  await see(tab.getByRole('banner').getByRole('link', { name: 'Login' }));
  expect(await storedToken(tab)).toBeNull();
  expect(await tab.getByRole('alert').count()).toBe(0);
  await see(heading(tab, 'Explore Cities'));
});

test('a session that ends while its page is open goes with the next thing that is done, and one can sign in and come back', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account);
  await see(tab.getByText('This device'));
  // What is fetched as it comes into sight would be the next thing that is done.
  const download = tab.getByRole('button', { name: 'Download my data' });
  await download.scrollIntoViewIfNeeded();
  await tab.waitForLoadState('networkidle');
  await api('/auth/logout', { method: 'POST', token: account.token });
  await download.click();
  await reach(tab, '/login');
  expect(await storedToken(tab)).toBeNull();
  await tab.getByLabel('Email address').fill(account.email);
  await tab.getByLabel('Password', { exact: true }).fill(account.password);
  await tab.keyboard.press('Enter');
  await reach(tab, '/profile');
});

test('who signs out in one tab is signed out in the other, and who signs in is signed in there', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account);
  const other = await tab.context().newPage();
  await other.goto('/cities');
  await see(nameInBar(other, account));
  await see(heading(tab, 'My Profile'));
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await reach(tab, '/login');
  await gone(nameInBar(tab, account));

  await other.goto('/login');
  await other.getByLabel('Email address').fill(account.email);
  await other.getByLabel('Password', { exact: true }).fill(account.password);
  await other.keyboard.press('Enter');
  await see(nameInBar(other, account));
  await see(nameInBar(tab, account));
  await reach(tab, '/profile');
});

test('when the server cannot say whose session it is, the visitor can still browse', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/terms', account, { allow: [failedRequests] });
  await see(nameInBar(tab, account));
  await tab.route(API, (route) => (route.request().postData()?.includes('query Viewer') ? route.abort() : route.continue()));
  await tab.goto('/cities');
  await see(heading(tab, 'Explore Cities'));
  await see(tab.getByRole('article').getByRole('link', { name: 'Mumbai', exact: true }));
});
