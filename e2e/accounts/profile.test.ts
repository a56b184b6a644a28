import { canSignIn, fillIn, heading, mailTo, makeAccount, nameInBar, newAddress, reach, see, toast, visitSignedIn } from '../steps.js';

test('a user changes their name, and their address, which is active once its link is opened', async () => {
  const account = await makeAccount({ name: 'Łukasz 🦊 Żak' });
  const { email, password } = account;
  const [next, renamed] = [newAddress(), { name: 'Łukasz Żak-Nair' }];
  const tab = await visitSignedIn('/profile', account);
  const edit = tab.getByRole('button', { name: 'Edit Profile' });
  const save = tab.getByRole('button', { name: 'Save', exact: true });
  await edit.click();
  await fillIn(tab, { 'Full Name': 'Somebody Else' });
  await tab.getByRole('button', { name: 'Cancel' }).click();
  await see(tab.getByRole('heading', { name: account.name }));
  await see(nameInBar(tab, account));

  await edit.click();
  expect(await tab.getByLabel('Full Name').inputValue()).toBe(account.name);
  await fillIn(tab, { 'Full Name': `  ${renamed.name} ` });
  await save.click();
  await toast(tab, 'Profile updated successfully!');
  await see(nameInBar(tab, renamed));
  await see(edit.and(tab.locator(':focus')));

  await edit.click();
  await fillIn(tab, { 'Email address': next });
  await fillIn(tab, { 'Current password': password });
  await save.click();
  const note = tab.getByText(`We have sent a link to ${next}. Until you open it, ${email} stays your address.`, { exact: true });
  await see(note);
  await see(tab.getByText('This site cannot send e-mail right now. Contact its operator.', { exact: true }));
  expect(await canSignIn({ email: next, password })).toBe(false);
  await tab.getByRole('button', { name: 'Send it again' }).click();
  await toast(tab, `A new link is on its way to ${next}.`);

  await tab.goto((await mailTo(next, 'Confirm your e-mail address', 2)).link);
  await see(heading(tab, 'Your e-mail address is confirmed.'));
  await tab.getByRole('link', { name: 'Go to my profile' }).click();
  await reach(tab, '/profile');
  const card = tab.getByRole('region', { name: renamed.name });
  await see(card.getByText('Confirmed', { exact: true }));
  await see(card.getByText(next, { exact: true }));
  await see(nameInBar(tab, renamed));
  expect(await note.count()).toBe(0);
  expect((await mailTo(email, 'Your e-mail address was changed')).text).toContain(next);
  expect([await canSignIn({ email: next, password }), await canSignIn(account)]).toEqual([true, false]);
});
