import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DESKTOP, lookAtAll, lookAtOpen, lookIn, PHONE } from '../axe.js';
import { cardNames, failedRequests, findCity, gone, heading, see, signInAsAdmin, toast, visit, visitSignedIn } from '../steps.js';
import { makeMember, makePlace } from './people.js';

jest.setTimeout(150_000);

const press = (tab: Page, name: string | RegExp): Promise<void> => tab.getByRole('main').getByRole('button', { name }).click();
const newName = (): string => `Corner ${randomUUID().slice(0, 8)}`;

test('pages show attributes and a German name that a member has corrected and a moderator applied', async () => {
  const place = await makePlace({
    attributes: [
      { key: 'cuisine', values: ['pizza'] },
      { key: 'outdoor_seating', values: ['no'] },
    ],
  });
  const german = `Ecke ${place.name.slice(-8)}`;
  const tab = await visitSignedIn(`${place.path}/suggest-edit`, await makeMember());
  await press(tab, /^Food and drink/);
  await tab.getByRole('group', { name: 'Outdoor seating' }).getByRole('radio', { name: 'Yes' }).check();
  await tab.getByRole('combobox', { name: 'Cuisine' }).fill('thai');
  await see(tab.getByRole('option', { name: 'Thai', exact: true }));
  const found = await lookAtOpen(tab);
  await tab.getByRole('option', { name: 'Thai', exact: true }).click();
  await tab.getByRole('combobox', { name: 'Language of the texts' }).click();
  await see(tab.getByRole('option', { name: 'German', exact: true }));
  found.push(...(await lookAtOpen(tab)));
  await tab.getByRole('option', { name: 'German', exact: true }).click();
  await tab.getByRole('textbox', { name: 'Name (German)' }).fill(german);
  await see(tab.getByRole('region', { name: 'What changes' }).getByText(german));
  found.push(...(await lookAtAll(tab, [PHONE, DESKTOP])));
  await press(tab, 'Send the edit');
  await see(tab.getByText(`Your edit to ${place.name} is waiting for approval.`));

  const queue = await visitSignedIn('/moderation?kind=edit', await signInAsAdmin());
  await queue.getByRole('list', { name: 'Waiting' }).getByText(place.name).click();
  const changes = queue.getByRole('table', { name: 'What changes' });
  for (const row of [`Name (German) Not known ${german}`, 'Cuisine Pizza Thai, Pizza', 'Outdoor seating No Yes'])
    await see(changes.getByRole('row', { name: row, exact: true }));
  found.push(...(await lookIn(queue, DESKTOP)));
  await queue.getByRole('button', { name: /^Apply/ }).click();
  await toast(queue, 'Edit applied');

  const visitor = await visit(place.path);
  const section = visitor.getByRole('region', { name: 'Good to know' });
  await see(section.getByText('Cuisine: Thai, Pizza'));
  await see(section.getByText('Outdoor seating'));
  found.push(...(await lookAtAll(visitor, [PHONE, DESKTOP])));
  await visitor.goto(`/de${place.path}`);
  await see(heading(visitor, german));
  await see(visitor.getByText(place.name, { exact: true }));
  expect(found).toEqual([]);
});

test('a visitor finds a place by its second category, and a closed one only at its own address', async () => {
  const more = { category: 'cafe', moreCategories: ['museum'] };
  const open = await makePlace({ ...more, name: newName() });
  const closed = await makePlace({ ...more, name: newName(), businessStatus: 'closed-permanently' });
  const { _id: city } = await findCity('Pune');
  const tab = await visit(`/places?category=museum&city=${city}&sort=newest`, { allow: [failedRequests] });
  await see(tab.getByRole('article').filter({ hasText: open.name }).getByText('Cafe'));
  expect(await cardNames(tab.getByRole('main'))).not.toContain(closed.name);

  await tab.goto(closed.path);
  await see(heading(tab, closed.name));
  await see(tab.getByRole('main').getByText('Permanently closed'));
  await see(tab.getByRole('link', { name: 'Museum', exact: true }));
  expect(await lookAtAll(tab, [PHONE, DESKTOP])).toEqual([]);
});

test('a printed place has its attributes, without bars and buttons', async () => {
  const place = await makePlace({ attributes: [{ key: 'cuisine', values: ['pizza'] }] });
  const tab = await visit(place.path);
  await see(tab.getByText('Cuisine: Pizza'));
  await see(tab.getByRole('region', { name: 'Actions' }));
  await tab.emulateMedia({ media: 'print' });
  for (const part of [tab.getByRole('banner'), tab.getByRole('region', { name: 'Actions' }), tab.getByRole('navigation').first()]) await gone(part);
  expect(await tab.getByRole('main').getByRole('button').count()).toBe(0);
  await see(heading(tab, place.name));
  await see(tab.getByText('Cuisine: Pizza'));
});
