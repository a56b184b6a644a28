import { api, fillIn, makeAccount, see, visitSignedIn } from './steps.js';
import { requestsOutside } from './support/browser.js';

test('a developer creates a token, and uses GraphiQL and the documentation of the REST API', async () => {
  const account = await makeAccount();
  const tab = await visitSignedIn('/profile', account);
  await tab.getByRole('button', { name: 'New token' }).click();
  await fillIn(tab, { 'What is it for?': 'Trying out' });
  await tab.getByRole('button', { name: 'Create token' }).click();
  const token = await tab.getByLabel('Token', { exact: true }).inputValue();

  await tab.getByRole('contentinfo').getByRole('link', { name: 'GraphQL API' }).click();
  await see(tab.getByText('featuredPlaces'));
  await tab.getByRole('button', { name: /^Execute query/ }).click();
  await see(tab.getByText('"featuredCities"'));
  await see(tab.getByText('"Mumbai"'));

  await tab.goto('/api/docs');
  await see(tab.getByRole('button', { name: 'Authorize' }));
  expect(await tab.locator('main').count()).toBe(1);
  await tab.getByRole('button', { name: 'Authorize' }).click();
  const dialog = tab.locator('.modal-ux');
  await dialog.getByLabel('auth-bearer-value').fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  // The search of the browser finds only what the document contains.
  const { paths } = await api<{ paths: Record<string, object> }>('/openapi.json');
  expect(await tab.locator('.opblock').count()).toBe(Object.values(paths).flatMap((operations) => Object.keys(operations)).length);
  await tab.getByRole('button', { name: 'get /auth/me', exact: true }).click();
  await tab.getByRole('button', { name: 'Try it out' }).click();
  await tab.getByRole('button', { name: 'Execute' }).click();
  await see(tab.locator('.live-responses-table').getByText(account.email));
  expect(requestsOutside(tab)).toEqual([]);
});
