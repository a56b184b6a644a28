import {
  api,
  canSignIn,
  fillIn,
  gone,
  heading,
  mailTo,
  makeAccount,
  nameInBar,
  newAddress,
  reach,
  see,
  signInAsAdmin,
  toast,
  visitSignedIn,
} from '../steps.js';

const edit = { name: 'Edit Profile' };
const save = { name: 'Save', exact: true };

test('somebody sees who they are, and that they have no reviews and favorites yet', async () => {
  const account = await makeAccount({ name: 'Łukasz 🦊 Żak' });
  const tab = await visitSignedIn('/profile', account);
  await see(heading(tab, 'My Profile'));
  const card = tab.getByRole('region', { name: account.name });
  await see(card.getByRole('heading', { name: account.name }));
  await see(card.getByText(account.email, { exact: true }));
  const facts = await card.locator('dl').innerText();
  expect(facts.split('\n').filter(Boolean)).toEqual([
    'Role',
    'User',
    'Member Since',
    expect.stringContaining(String(new Date().getFullYear())),
    'E-mail address',
    'Not confirmed yet',
  ]);
  for (const [title, words] of [
    ['My Reviews', "You haven't written any reviews yet."],
    ['My Favorites', "You haven't added any favorites yet."],
  ] as const) {
    await see(tab.getByRole('region', { name: title }).getByText(words, { exact: true }));
  }
  expect(await tab.title()).toBe('My Profile · CityPins');
  await tab.getByRole('region', { name: 'My Reviews' }).getByRole('link', { name: 'Browse Places' }).click();
  await reach(tab, '/places');
});

test('an admin reads that they are one', async () => {
  const tab = await visitSignedIn('/profile', await signInAsAdmin());
  expect(await tab.getByRole('main').locator('dl').innerText()).toMatch(/Role\s+Admin/);
});

test('somebody changes their name, after thinking better of it once: header and profile show it, also after a reload', async () => {
  const account = await makeAccount({ name: 'Tara Bose' });
  const tab = await visitSignedIn('/profile', account);
  await tab.getByRole('button', edit).click();
  await fillIn(tab, { 'Full Name': 'Somebody Else' });
  await tab.getByRole('button', { name: 'Cancel' }).click();
  await see(tab.getByRole('heading', { name: 'Tara Bose' }));
  await see(nameInBar(tab, account));

  await tab.getByRole('button', edit).click();
  expect(await tab.getByLabel('Full Name').inputValue()).toBe('Tara Bose');
  await fillIn(tab, { 'Full Name': '  Tara Bose-Nair ' });
  await tab.getByRole('button', save).click();
  await toast(tab, 'Profile updated successfully!');
  const renamed = { name: 'Tara Bose-Nair' };
  await see(nameInBar(tab, renamed));
  await see(tab.getByRole('button', edit).and(tab.locator(':focus')));
  await tab.reload();
  await see(nameInBar(tab, renamed));
  await see(tab.getByRole('heading', renamed));
});

test('somebody changes their address: it counts once the link in the mail to it was opened, and the old one is told', async () => {
  const account = await makeAccount();
  const { email, password } = account;
  const next = newAddress();
  const tab = await visitSignedIn('/profile', account);
  await tab.getByRole('button', edit).click();
  expect(await tab.getByLabel('Current password').count()).toBe(0);
  await fillIn(tab, { 'Email address': next });
  await fillIn(tab, { 'Current password': password });
  await tab.getByRole('button', save).click();
  const note = tab.getByText(`We have sent a link to ${next}. Until you open it, ${email} stays your address.`, { exact: true });
  await see(note);
  await see(tab.getByRole('main').locator('code', { hasText: 'outbox' }));
  expect(await canSignIn({ email: next, password })).toBe(false);

  await tab.getByRole('button', { name: 'Send it again' }).click();
  await toast(tab, `A new link is on its way to ${next}.`);
  const { link } = await mailTo(next, 'Confirm your e-mail address', 2);
  await tab.goto(link);
  await see(heading(tab, 'Your e-mail address is confirmed.'));
  await tab.getByRole('link', { name: 'Go to my profile' }).click();
  await see(tab.getByText('Confirmed', { exact: true }));
  await see(tab.getByRole('region', { name: account.name }).getByText(next, { exact: true }));
  expect(await note.count()).toBe(0);
  expect((await mailTo(email, 'Your e-mail address was changed')).text).toContain(next);
  expect(await canSignIn({ email: next, password })).toBe(true);
  expect(await canSignIn(account)).toBe(false);
});

test('somebody who keeps their address after all makes the link to the new one worthless', async () => {
  const account = await makeAccount();
  const next = newAddress();
  await api('/auth/me', { method: 'PUT', token: account.token, body: { name: account.name, email: next, currentPassword: account.password } });
  const { link } = await mailTo(next, 'Confirm your e-mail address');
  const tab = await visitSignedIn('/profile', account);
  await tab.getByRole('button', { name: `Keep ${account.email}` }).click();
  await toast(tab, `${account.email} stays your address.`);
  await gone(tab.getByText(`We have sent a link to ${next}.`));
  await tab.goto(link);
  await see(heading(tab, 'This link does not work'));
  expect(await canSignIn(account)).toBe(true);
});

test('somebody whose address is not confirmed yet has the link sent again', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account);
  const notice = tab.getByRole('region', { name: 'Please confirm your e-mail address' });
  await notice.getByRole('button', { name: 'Send the link again' }).click();
  await toast(tab, `A new link is on its way to ${account.email}.`);
  const { link } = await mailTo(account.email, 'Confirm your e-mail address', 2);
  await tab.goto(link);
  await tab.getByRole('link', { name: 'Go to my profile' }).click();
  await see(heading(tab, 'My Profile'));
  await gone(notice);
});
