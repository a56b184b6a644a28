import {
  api,
  failedRequests,
  fillIn,
  gone,
  heading,
  isSignedIn,
  makeAccount,
  nameInBar,
  reach,
  see,
  storedToken,
  toast,
  visit,
  visitSignedIn,
} from '../steps.js';

/** Texts of pages that only some users may see. */
const SECRETS = /Admin Dashboard|Total Users|My Profile|Signed-in devices/;

test('forbidden pages never appear, not even briefly, and a sign-out is final', async () => {
  const tab = await visit('/terms', { allow: [failedRequests] });
  await tab.addInitScript((words) => {
    const secrets = new RegExp(words);
    new MutationObserver(() => {
      if (secrets.test(document.getElementById('main')?.textContent ?? '')) document.documentElement.dataset.glimpse = 'yes';
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, SECRETS.source);
  const glimpses = () => tab.locator('[data-glimpse]').count();
  for (const address of ['/profile', '/admin/anything']) {
    await tab.goto(address);
    await reach(tab, '/login');
    await see(heading(tab, 'Sign in to your account'));
    expect([address, await glimpses()]).toEqual([address, 0]);
  }

  const account = await makeAccount();
  await tab.evaluate((token) => localStorage.setItem('token', token), account.token);
  await tab.goto('/admin');
  await reach(tab, '/');
  await see(nameInBar(tab, account));
  expect([await glimpses(), await tab.getByRole('link', { name: /Admin/ }).count()]).toEqual([0, 0]);

  await nameInBar(tab, account).click();
  await see(heading(tab, 'My Profile'));
  expect(await glimpses()).toBe(1); // the check detects a page that is allowed
  await tab.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await toast(tab, 'Logged out successfully!');
  await reach(tab, '/');
  await see(tab.getByRole('banner').getByRole('link', { name: 'Login' }));
  expect([await storedToken(tab), await isSignedIn(account.token)]).toEqual([null, false]);
  await tab.goBack();
  await reach(tab, '/login');
});

test('a session starts and ends in all tabs; one revoked elsewhere ends at the next request or load', async () => {
  const account = await makeAccount();
  const credentials = { 'Email address': account.email, Password: account.password };
  const tab = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  await see(heading(tab, 'My Profile'));
  const other = await tab.context().newPage();
  await other.goto('/cities');
  await see(nameInBar(other, account));
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await reach(tab, '/login');
  await gone(nameInBar(tab, account));

  await other.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillIn(other, credentials);
  await other.keyboard.press('Enter');
  for (const one of [other, tab]) await see(nameInBar(one, account));
  await reach(tab, '/profile');
  await see(tab.getByRole('list', { name: 'Devices' }).getByRole('listitem').filter({ hasText: 'This device' }).filter({ hasText: 'Chrome' }));

  const endElsewhere = async () => api('/auth/logout', { method: 'POST', token: (await storedToken(tab)) ?? '' });
  // Content that loads on scrolling must not send the next request; the download must.
  const download = tab.getByRole('button', { name: 'Download my data' });
  await download.scrollIntoViewIfNeeded();
  await tab.waitForLoadState('networkidle');
  await endElsewhere();
  await download.click();
  await reach(tab, '/login');
  expect(await storedToken(tab)).toBeNull();
  await fillIn(tab, credentials);
  await tab.keyboard.press('Enter');
  await reach(tab, '/profile');

  await see(nameInBar(other, account));
  await endElsewhere();
  await other.goto('/cities');
  await see(other.getByRole('banner').getByRole('link', { name: 'Login' }));
  expect([await storedToken(other), await other.getByRole('alert').count()]).toEqual([null, 0]);
  await see(heading(other, 'Explore Cities'));
});
