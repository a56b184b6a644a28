import { API, failedRequests, fillIn, makeAccount, nameInBar, reach, see, stand, storedToken, toast, visitSignedIn } from '../steps.js';

test('a user saves the profile once the server works again, and signs out without a server', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account, { allow: [failedRequests] });
  await see(tab.getByText('This device'));
  await tab.getByRole('button', { name: 'Edit Profile' }).click();
  await fillIn(tab, { 'Full Name': 'Asha R.' });
  await tab.route(API, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }));
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(tab, 'Your profile could not be saved.');
  await stand(tab);
  await tab.unroute(API);
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await see(nameInBar(tab, { name: 'Asha R.' }));

  await tab.route(API, (route) => route.abort('connectionreset'));
  await tab.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await see(tab.getByRole('banner').getByRole('link', { name: 'Login' }));
  await reach(tab, '/');
  expect(await storedToken(tab)).toBeNull();
});
