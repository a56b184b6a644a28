import type { Locator, Page } from 'playwright-core';
import { makePlace, writeReview } from '../community/people.js';
import { fillIn, gone, heading, makeAccount, reach, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { tooSmall, tooWide } from '../touch.js';
import { makeCity, newName, placeNow, suggestPlace } from './content.js';
import { selected } from './grid.js';

jest.setTimeout(90_000);

const PHONE = { width: 360, height: 740, isTouch: true };
const cardOf = (tab: Page, list: string, name: string): Locator =>
  tab.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: name });

test('an admin on a phone approves and features a place on its card, and renames a city', async () => {
  const place = await suggestPlace(await makeAccount());
  const city = await makeCity();
  const name = newName('Harbour');
  const tab = await visitSignedIn('/admin', await signInAsAdmin(), PHONE);
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Places' }).tap();
  await tab.getByPlaceholder('Search by place or city name...').fill(place.name);
  const card = cardOf(tab, 'Places', place.name);
  await see(card.getByText('pending', { exact: true }));
  await card.getByRole('button', { name: `Approve ${place.name}` }).tap();
  await toast(tab, `${place.name} is approved.`);
  await see(card.getByText('active', { exact: true }));
  expect((await placeNow(place.id)).status).toBe('ACTIVE');

  await card.getByRole('checkbox', { name: `Select ${place.name}` }).tap();
  await see(selected(tab));
  const { y = 0, height = 0 } = (await selected(tab).boundingBox()) ?? {};
  const bottom = await tab.getByRole('navigation', { name: 'Bottom' }).boundingBox();
  expect(y + height).toBeLessThanOrEqual(bottom?.y ?? 0);
  await selected(tab).getByRole('button', { name: 'Feature', exact: true }).tap();
  await toast(tab, '1 place featured.');
  await gone(selected(tab));

  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Cities' }).tap();
  await tab.getByRole('textbox', { name: 'Search cities' }).fill(city.name);
  await reach(tab, `/admin/cities?q=${city.name}`);
  await cardOf(tab, 'Cities', city.name)
    .getByRole('link', { name: `Edit ${city.name}` })
    .tap();
  await see(heading(tab, city.name));
  await fillIn(tab, { Name: name });
  await tab.getByRole('tab', { name: 'Preview' }).tap();
  await see(tab.getByRole('tabpanel', { name: 'Preview' }).getByText(name));
  await tab.getByRole('tab', { name: 'Details' }).tap();
  await tab.getByRole('button', { name: 'Save', exact: true }).tap();
  await toast(tab, 'Your changes are saved.');
  await see(heading(tab, name));
});

test('every console screen fits a phone, and its controls fit a finger', async () => {
  const { id } = await makePlace();
  await writeReview(await makeAccount(), id, { title: 'x'.repeat(120), comment: 'x'.repeat(400) });
  const tab = await visitSignedIn('/admin', await signInAsAdmin(), PHONE);
  const found: string[] = [];
  const lookAt = async (what: string) =>
    found.push(...(await tooSmall(tab, what, 'main button:visible, main div[role=combobox]:visible')), ...(await tooWide(tab, what)));
  for (const [link, title, list] of [
    ['Cities', 'Cities', 'Cities'],
    ['Places', 'Places', 'Places'],
    ['Reviews', 'Reviews', 'Reviews'],
    ['Users', 'Users', 'Users'],
    ['Activity', 'Activity', 'Activity'],
    [/^Queue/, 'Moderation', 'Waiting'],
  ] as const) {
    await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: link }).tap();
    await see(heading(tab, title));
    await see(tab.getByRole('list', { name: list, exact: true }).getByRole('listitem'));
    await lookAt(title);
  }
  for (const [list, form] of [
    ['Cities', /^Edit/],
    ['Places', 'Add Place'],
  ] as const) {
    await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: list }).tap();
    await see(heading(tab, list));
    await tab.getByRole('link', { name: form }).first().tap();
    await see(tab.getByLabel('Description'));
    await lookAt(`a form of ${list}`);
  }
  expect(found).toEqual([]);
});
