import { DESKTOP, lookIn } from '../axe.js';
import { canSignIn, failedRequests, fillIn, heading, mailTo, makeAccount, nameInBar, newAddress, reach, see, storedToken, toast, visit } from '../steps.js';

const PASSWORD = 'green tram at noon';

test('a visitor with a taken address registers with another one, is signed in, and confirms it by mail', async () => {
  const { email: taken } = await makeAccount();
  const email = newAddress();
  const tab = await visit('/register', { allow: [failedRequests] });
  const typed = { 'Full Name': 'Meera Pillai', 'Email address': taken.toUpperCase(), Password: PASSWORD, 'Confirm Password': PASSWORD };
  await fillIn(tab, typed);
  await tab.getByRole('checkbox', { name: 'I agree to the Terms and Conditions and Privacy Policy' }).check();
  await tab.getByRole('button', { name: 'Create Account' }).click();
  await toast(tab, 'An account with this e-mail address already exists. Sign in, or ask for a new password.');
  for (const [label, value] of Object.entries(typed)) expect(await tab.getByLabel(label, { exact: true }).inputValue()).toBe(value);
  expect(await storedToken(tab)).toBeNull();

  await fillIn(tab, { 'Email address': email });
  await tab.getByRole('button', { name: 'Create Account' }).click();
  await toast(tab, 'Registration successful!');
  await reach(tab, '/');
  await see(nameInBar(tab, { name: 'Meera Pillai' }));
  expect(await canSignIn({ email, password: PASSWORD })).toBe(true);

  const { text, link } = await mailTo(email, 'Confirm your e-mail address');
  expect(text).toContain('Hello Meera Pillai,');
  expect(text).not.toContain(PASSWORD);
  await tab.goto(link);
  await see(heading(tab, 'Your e-mail address is confirmed.'));
  expect(new URL(tab.url()).hash).toBe('');
  expect(await lookIn(tab, DESKTOP)).toEqual([]);
  await tab.getByRole('link', { name: 'Go to my profile' }).click();
  await see(heading(tab, 'My Profile'));
  await see(tab.getByText('Confirmed', { exact: true }));
});
