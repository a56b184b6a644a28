import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { findCity, findPlace } from './steps.js';
import { appUrl } from './support/browser.js';

jest.setTimeout(120_000);

/** Rules of the HTML standard, without rules of style such as quotes and closing tags of void elements. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5'] }));

const PAGES: [string, () => Promise<string> | string][] = [
  ['home', () => '/'],
  ['home in Arabic', () => '/ar'],
  ['the cities', () => '/cities?country=India'],
  ['a city', async () => `/cities/${(await findCity('Jaipur'))._id}`],
  ['the places', () => '/places?category=museum'],
  ['a place', async () => `/places/${(await findPlace('British Museum'))._id}`],
  ['the sign-in', () => '/login'],
  ['the policy', () => '/de/privacy'],
  ['the console', () => '/admin'],
  ['a page that is not there', () => '/nothing'],
  ['the page for no connection', () => '/shell/hi'],
  ['a card in a frame', async () => `/embed/places/${(await findPlace('British Museum'))._id}`],
  ['a map in a frame', async () => `/embed/places/${(await findPlace('British Museum'))._id}/map`],
  ['the map of a city in a frame', async () => `/embed/cities/${(await findCity('Jaipur'))._id}/map`],
  ['a frame without content', () => '/embed/places/nothing'],
  ['GraphiQL', () => '/graphiql'],
  ['the documentation of the REST API', () => '/api/docs'],
];

test.each(PAGES)('the HTML of %s is valid and links an icon', async (name, addressOf) => {
  const response = await fetch(appUrl() + (await addressOf()));
  expect(response.status).toBe(/not there|without content/.test(name) ? 404 : 200);
  const text = await response.text();
  const { results } = await validator.validateString(text);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`))).toEqual([]);
  expect(text).toMatch(/<link rel="icon" href="\/favicon\.svg"/);
});

test('clients that do not read the page find /favicon.ico', async () => {
  const response = await fetch(`${appUrl()}/favicon.ico`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([response.status, response.headers.get('content-type'), [...bytes.slice(0, 6)]]).toEqual([
    200,
    expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
    [0, 0, 1, 0, 1, 0],
  ]);
});
