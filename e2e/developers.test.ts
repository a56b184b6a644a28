import { fillIn, makeAccount, see, visit, visitSignedIn } from './steps.js';
import { appUrl, page, requestsOutside } from './support/browser.js';

test('a developer runs a query in GraphiQL, which needs no other machine', async () => {
  const tab = await page();
  await tab.goto('/graphiql');
  await see(tab.getByText('featuredPlaces'));
  await tab.getByRole('button', { name: /^Execute query/ }).click();
  await see(tab.getByText('"featuredCities"'));
  await see(tab.getByText('"Mumbai"'));
  expect(requestsOutside(tab)).toEqual([]);
});

test('a developer finds the way to GraphiQL in the footer', async () => {
  const tab = await page();
  await tab.goto('/terms');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'GraphQL API' }).click();
  await see(tab.getByRole('button', { name: /^Execute query/ }));
});

test('a developer makes a token, gives it to the description of the REST API, and asks who they are', async () => {
  const account = await makeAccount();
  const profile = await visitSignedIn('/profile', account);
  await profile.getByRole('button', { name: 'New token' }).click();
  await fillIn(profile, { 'What is it for?': 'Trying out' });
  await profile.getByRole('button', { name: 'Make token' }).click();
  const token = await profile.getByLabel('Token', { exact: true }).inputValue();

  const docs = await visit('/api/docs');
  await docs.getByRole('button', { name: 'Authorize' }).click();
  const dialog = docs.locator('.modal-ux');
  await dialog.getByLabel('auth-bearer-value').fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await docs.getByRole('button', { name: 'get /auth/me', exact: true }).click();
  await docs.getByRole('button', { name: 'Try it out' }).click();
  await docs.getByRole('button', { name: 'Execute' }).click();
  await see(docs.locator('.live-responses-table').getByText(account.email));
  expect(requestsOutside(docs)).toEqual([]);
});

test('a developer who opens the address of the API in a browser finds the Apollo Sandbox', async () => {
  const answer = await fetch(`${appUrl()}/graphql`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await answer.text()).toMatch(/Apollo/);
});

test('a developer downloads the schema with its descriptions', async () => {
  const answer = await fetch(`${appUrl()}/schema.graphql`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/type Query \{\n {2}"""/);
});
