import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DESKTOP, lookAt, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { ask, makeMember, makePlace } from './people.js';
import { findCity, heading, reach, see, signInAsAdmin, visit, visitSignedIn } from '../steps.js';
import { appUrl } from '../support/browser.js';

jest.setTimeout(120_000);

const CITY = 'Kochi';

/** Creates a place that is a market and a museum, away from those of other tests. Returns it with the id of its city. */
async function makeMarketMuseum() {
  const { _id: city, coordinates } = await findCity(CITY);
  const latitude = coordinates.latitude - 0.02 - Math.random() / 20;
  const name = `Spice Hall ${randomUUID().slice(0, 8)}`;
  const place = await makePlace({ name, city: CITY, category: 'market', moreCategories: ['museum'], coordinates: { ...coordinates, latitude } });
  return { ...place, city };
}

const listOf = (category: string, city: string): string => `/places?category=${category}&city=${city}`;
const main = (tab: Page) => tab.getByRole('main');

test('a place with two categories is in the list of each, and its chip leads to the list', async () => {
  const { name, path, city } = await makeMarketMuseum();
  const found: string[] = [];
  for (const category of ['market', 'museum']) {
    const tab = await visit(`${listOf(category, city)}&sort=newest`);
    await see(main(tab).getByRole('link', { name }));
    found.push(...(await lookAt(tab, { part: 'main' })));
  }
  const tab = await visit(path);
  await see(heading(tab, name));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])));
  await main(tab).getByRole('link', { name: 'Museum', exact: true }).click();
  await reach(tab, listOf('museum', city));
  await see(main(tab).getByRole('link', { name }));
  expect(found).toEqual([]);
});

test('a browser without scripts finds the place in the list of its further category', async () => {
  const { name, path, city } = await makeMarketMuseum();
  const tab = await visit(path, { hasNoScripts: true });
  await main(tab).getByRole('link', { name: 'Museum', exact: true }).click();
  await reach(tab, listOf('museum', city));
  await see(main(tab).getByRole('link', { name }));
});

test('frames of other sites show a place with two categories, on its own and among those of its city', async () => {
  const { id, name, city } = await makeMarketMuseum();
  const card = await visit(`/embed/places/${id}`);
  await see(card.getByRole('heading', { name }));
  await see(card.getByText('Market, Museum', { exact: true }));
  const map = await (await fetch(`${appUrl()}/embed/cities/${city}/map`)).text();
  expect(map.split(id)).toHaveLength(2);
});

test('a member suggests a further category, and the place is in its list once a moderator applies the edit', async () => {
  const { id, name, path, city } = await makeMarketMuseum();
  const tab = await visitSignedIn(`${path}/suggest-edit`, await makeMember());
  const choice = tab.getByRole('combobox', { name: 'More categories' });
  await choice.click();
  await see(tab.getByRole('option', { name: 'Museum', selected: true }));
  const found = await lookAtOpen(tab);
  await tab.getByRole('option', { name: 'Park', exact: true }).click();
  await tab.keyboard.press('Escape');
  await see(choice.getByText('Park'));
  await see(tab.getByRole('region', { name: 'What changes' }).getByText('Museum, Park'));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])));
  await main(tab).getByRole('button', { name: 'Send the edit' }).click();
  await see(tab.getByText(`Your edit to ${name} is waiting for approval.`));

  const admin = await signInAsAdmin();
  const { placeEdits } = await ask<{ placeEdits: { items: { id: string; place: { id: string } }[] } }>(
    admin,
    '{ placeEdits(page: { size: 100 }) { items { id place { id } } } }',
  );
  await ask(admin, 'mutation ($id: ID!) { applyPlaceEdit(id: $id) { id } }', { id: placeEdits.items.find(({ place }) => place.id === id)?.id });
  await tab.goto(listOf('park', city));
  await see(main(tab).getByRole('link', { name }));
  expect(found).toEqual([]);
});
