import { see } from './steps.js';
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
