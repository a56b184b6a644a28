import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DESKTOP, lookAtOpen, lookIn, PHONE } from '../axe.js';
import { ask, makePlace } from '../community/people.js';
import { type Account, failedRequests, fillIn, heading, reach, see, seeWrong, signInAsAdmin, toast, visit, visitSignedIn } from '../steps.js';
import { pick, undo } from './grid.js';

jest.setTimeout(150_000);

let admin: Account;

beforeAll(async () => {
  admin = await signInAsAdmin();
});

const press = (tab: Page, name: string): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();
const options = (tab: Page) => tab.getByRole('group', { name: 'Options', exact: true });
const keys = async (): Promise<string[]> =>
  (await ask<{ adminAttributes: { key: string }[] }>(admin, '{ adminAttributes { key } }')).adminAttributes.map(({ key }) => key);

test('an admin adds an attribute with options; a place has it, and a removed option stays as outdated', async () => {
  const word = randomUUID().slice(0, 8);
  const name = `Loom ${word}`;
  const key = `loom_${word}`;
  const tab = await visitSignedIn('/admin', admin, { allow: [failedRequests] });
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Attributes' }).click();
  await reach(tab, '/admin/attributes');
  await see(tab.getByRole('listitem').filter({ hasText: 'cuisine · Several options ·' }));
  await tab.getByRole('link', { name: 'Add attribute' }).click();
  await fillIn(tab, { 'Name (English)': name });
  await tab.getByRole('textbox', { name: 'Key', exact: true }).fill('phone');
  await pick(tab, tab.getByRole('combobox', { name: 'Kind of value' }), 'Several options');
  for (const option of ['Red wool', 'Blue silk']) {
    await press(tab, 'Add an option');
    await fillIn(tab, { 'Name of the option (English)': option });
  }
  await press(tab, 'Save');
  await seeWrong(tab, 'Key', 'phone is a name of the field phone of places or cities');
  expect(await lookIn(tab, PHONE)).toEqual([]);
  await tab.getByRole('textbox', { name: 'Key', exact: true }).first().fill(key);
  await press(tab, 'Save');
  await toast(tab, 'The attribute is added.');
  await see(heading(tab, name));
  expect(await lookIn(tab, DESKTOP)).toEqual([]);

  const place = await makePlace({ attributes: [{ key, values: ['red_wool', 'blue_silk'] }] });
  const visitor = await visit(`/places/${place.id}`);
  await see(visitor.getByText(`${name}: Red wool, Blue silk`));

  await options(tab).getByRole('button', { name: 'Red wool red_wool' }).click();
  await press(tab, 'Remove option');
  await press(tab, 'Save');
  const said = 'Your changes are saved. Places still have Red wool, so it is kept as outdated.';
  await toast(tab, said);
  await see(options(tab).getByRole('button', { name: 'Red wool red_wool Outdated' }));
  await visitor.reload();
  await see(visitor.getByText(`${name}: Red wool (outdated), Blue silk`));
  await undo(tab, said);
  await visitor.reload();
  await see(visitor.getByText(`${name}: Red wool, Blue silk`));

  await press(tab, 'Delete');
  const dialog = tab.getByRole('dialog', { name: `Delete ${name}?` });
  await see(dialog.getByText(/^1 place has it\./));
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete attribute' }).click();
  await toast(tab, `${name} is deleted.`);
  await reach(tab, '/admin/attributes');
  expect(await keys()).not.toContain(key);
});

test('the 151 cuisines stay usable: an admin finds one, opens it and translates it by keyboard', async () => {
  const tab = await visitSignedIn('/admin/attributes/cuisine', admin, { allow: [failedRequests] });
  await see(tab.getByRole('searchbox', { name: 'Search options' }));
  expect(await options(tab).getByRole('listitem').count()).toBe(20);
  await tab.getByRole('searchbox', { name: 'Search options' }).fill('pizzeria');
  await options(tab).getByRole('button', { name: 'Pizza pizza' }).focus();
  await tab.keyboard.press('Enter');
  await tab.getByRole('textbox', { name: 'Other words for the option (English)' }).fill('pizzeria, pizza place');
  expect(await lookIn(tab, PHONE)).toEqual([]);
  await tab.keyboard.press('Enter');
  await toast(tab, 'Your changes are saved.');
  await undo(tab, 'Your changes are saved.');
});

test('an admin moves an attribute by keyboard and with the mouse', async () => {
  const before = await keys();
  const tab = await visitSignedIn('/admin/attributes', admin, { allow: [failedRequests] });
  await tab.getByRole('button', { name: 'Move Dietary options up' }).focus();
  await tab.keyboard.press('Enter');
  await toast(tab, 'The order is saved.');
  expect((await keys()).slice(0, 2)).toEqual(['diet', 'cuisine']);
  expect(await lookIn(tab, PHONE)).toEqual([]);
  await undo(tab, 'The order is saved.');
  await tab.setViewportSize(DESKTOP);
  const row = (text: string) => tab.getByRole('listitem').filter({ hasText: text });
  await see(tab.getByRole('list', { name: 'Attributes' }).getByRole('listitem').first().filter({ hasText: 'cuisine ·' }));
  await row('cuisine ·').locator('[draggable=true]').dragTo(row('diet ·'));
  await toast(tab, 'The order is saved.');
  expect((await keys()).slice(0, 2)).toEqual(['diet', 'cuisine']);
  await undo(tab, 'The order is saved.');
  await see(row('cuisine ·'));
  expect((await keys()).sort()).toEqual(before.sort());
});
