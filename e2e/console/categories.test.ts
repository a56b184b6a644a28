import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DESKTOP, lookAtOpen, lookIn, PHONE } from '../axe.js';
import { ask, makePlace } from '../community/people.js';
import { type Account, failedRequests, fillIn, gone, heading, reach, see, seeWrong, signInAsAdmin, stand, toast, visit, visitSignedIn } from '../steps.js';
import { pick, undo } from './grid.js';
import { makeAdmin } from './staff.js';

jest.setTimeout(150_000);

const VALUE = { plurals: {}, icon: 'palette', color: '#7A3B00', art: 'market', schemaType: 'Store', isHidden: false, aliases: [] };

let admin: Account;

beforeAll(async () => {
  admin = await signInAsAdmin();
});

/** Adds a category that no other test uses. @returns its slug and its English name */
async function makeCategory(word: string): Promise<{ id: string; slug: string; name: string }> {
  const slug = `${word}-${randomUUID().slice(0, 8)}`;
  const name = slug.replace(word, word.charAt(0).toUpperCase() + word.slice(1)).replace('-', ' ');
  const { createCategory } = await ask<{ createCategory: { category: { id: string } } }>(
    admin,
    'mutation ($slug: String!, $value: JSONObject!) { createCategory(slug: $slug, value: $value) { category { id } } }',
    { slug, value: { ...VALUE, names: { en: name } } },
  );
  return { id: createCategory.category.id, slug, name };
}

const press = (tab: Page, name: string): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();
const chip = (tab: Page, name: string) => tab.getByRole('group', { name: 'Category' }).getByRole('button', { name, pressed: true });
const slugs = async (): Promise<string[]> =>
  (await ask<{ adminCategories: { slug: string }[] }>(admin, '{ adminCategories { slug } }')).adminCategories.map(({ slug }) => slug);

test('an admin renames a category and its word; visitors see the new name, and the old link works', async () => {
  const { slug, name } = await makeCategory('kiln');
  const place = await makePlace({ category: slug });
  const tab = await visitSignedIn('/admin', admin, { allow: [failedRequests] });
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Categories' }).click();
  await reach(tab, '/admin/categories');
  const row = tab.getByRole('listitem').filter({ has: tab.getByText(slug, { exact: true }) });
  await see(row.getByRole('link', { name: '1 place' }));
  await row.getByRole('link', { name, exact: true }).click();
  await see(heading(tab, name));

  const renamed = `Pottery ${slug.slice(-8)}`;
  await fillIn(tab, { 'Name (English)': renamed });
  await tab.getByRole('tab', { name: 'Deutsch, no text yet' }).first().click();
  await fillIn(tab, { 'Name (Deutsch)': `Töpferei ${slug.slice(-8)}` });
  await tab.getByRole('textbox', { name: 'Color', exact: true }).fill('#ffcc00');
  await press(tab, 'Save');
  await seeWrong(tab, 'Color', 'White text is hard to read on this color. Use #8F7200, the nearest one that is readable.');
  expect(await lookIn(tab, PHONE)).toEqual([]);
  await press(tab, 'Use #8F7200');
  await press(tab, 'Save');
  await toast(tab, 'Your changes are saved.');
  await see(heading(tab, renamed));

  const word = slug.replace('kiln', 'pottery');
  await press(tab, 'Change the word');
  const dialog = tab.getByRole('dialog', { name: `Change the word ${slug}` });
  await dialog.getByLabel('New word').fill('cafe');
  await dialog.getByRole('button', { name: 'Change the word' }).click();
  await seeWrong(tab, 'New word', 'The category cafe already has the word cafe');
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByLabel('New word').fill(word);
  await dialog.getByRole('button', { name: 'Change the word' }).click();
  await toast(tab, `The word is now ${word}.`);
  await gone(dialog);

  const visitor = await visit(`/places?category=${slug}&sort=newest`);
  await reach(visitor, `/places?category=${word}&sort=newest`);
  await see(chip(visitor, renamed));
  const card = visitor.getByRole('article').filter({ hasText: place.name });
  await see(card.getByText(renamed, { exact: true }));
  expect(
    await card
      .getByText(renamed, { exact: true })
      .locator('..')
      .evaluate((badge) => getComputedStyle(badge).backgroundColor),
  ).toBe('rgb(143, 114, 0)');
  await visitor.goto(`/de/places/${place.id}`);
  await see(visitor.getByText(`Töpferei ${slug.slice(-8)}`));
});

test('an admin merges two categories; places and old links lead to the other one, and undo restores both', async () => {
  const [from, into] = [await makeCategory('loom'), await makeCategory('weaver')];
  const place = await makePlace({ category: from.slug });
  const tab = await visitSignedIn(`/admin/categories/${from.id}`, admin, { allow: [failedRequests] });
  await see(heading(tab, from.name));
  await press(tab, 'Delete');
  const refused = tab.getByRole('dialog', { name: `${from.name} cannot be deleted` });
  await see(refused.getByText('1 place has this category.'));
  await refused.getByRole('button', { name: 'Merge' }).click();
  const dialog = tab.getByRole('dialog', { name: `Merge ${from.name} into another category` });
  await see(dialog.getByText(/^1 place moves to the other category\./));
  await stand(tab);
  expect(await lookAtOpen(tab)).toEqual([]);
  await pick(tab, dialog.getByRole('combobox', { name: 'Other category' }), into.name);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  const done = `${from.name} is merged into ${into.name}.`;
  await toast(tab, done);
  await reach(tab, '/admin/categories');
  await gone(tab.getByText(from.slug, { exact: true }));

  const visitor = await visit(`/places?category=${from.slug}`);
  await reach(visitor, `/places?category=${into.slug}`);
  await see(chip(visitor, into.name));
  await see(visitor.getByRole('article').filter({ hasText: place.name }).getByText(into.name, { exact: true }));

  await undo(tab, done);
  await see(tab.getByText(from.slug, { exact: true }));
  await visitor.goto(`/places?category=${from.slug}`);
  await see(chip(visitor, from.name));
  await see(visitor.getByRole('article').filter({ hasText: place.name }));
});

test('two admins change a category at the same time, and the second one keeps both changes', async () => {
  const { id, slug } = await makeCategory('anvil');
  const tab = await visitSignedIn(`/admin/categories/${id}`, admin, { allow: [failedRequests] });
  await fillIn(tab, { 'Name (English)': `Forge ${slug.slice(-8)}`, 'Plural (English)': 'Forges' });
  const save = 'mutation ($slug: String!, $value: JSONObject!) { saveCategory(slug: $slug, version: 1, value: $value) { category { version } } }';
  await ask(await makeAdmin('Nila Rao'), save, { slug, value: { ...VALUE, names: { en: `Smithy ${slug.slice(-8)}` }, isHidden: true } });
  await press(tab, 'Save');
  const dialog = tab.getByRole('dialog', { name: 'Somebody else has saved changes' });
  await dialog.getByRole('radio', { name: 'Name (English): theirs' }).check();
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(tab, 'Your changes are saved.');
  await see(heading(tab, `Smithy ${slug.slice(-8)}`));
  const { adminCategories } = await ask<{ adminCategories: { slug: string; value: object }[] }>(admin, '{ adminCategories { slug value } }');
  const expected = { names: { en: `Smithy ${slug.slice(-8)}` }, plurals: { en: 'Forges' }, isHidden: true };
  expect(adminCategories.find((one) => one.slug === slug)?.value).toEqual({ ...VALUE, ...expected });
});

test('an admin adds a category by keyboard, moves it, hides it and deletes it', async () => {
  const name = `Ferry ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const tab = await visitSignedIn('/admin/categories/new', admin, { allow: [failedRequests] });
  await tab.getByLabel('Name (English)').fill(name);
  await tab.getByRole('searchbox', { name: 'Search icons' }).focus();
  await tab.keyboard.type('ferry');
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Space');
  await see(tab.getByRole('radio', { name: 'Ferry', checked: true }));
  await tab.getByRole('radio', { name: 'Beach' }).check();
  await tab.getByRole('radio', { name: 'Beach' }).press('ArrowUp');
  await see(tab.getByRole('radio', { name: 'Beach', checked: false }));
  expect(await lookIn(tab, DESKTOP)).toEqual([]);
  await press(tab, 'Save');
  await toast(tab, 'The category is added.');
  await see(heading(tab, name));
  expect(await lookIn(tab, DESKTOP)).toEqual([]);

  await tab.goto('/admin/categories');
  const up = tab.getByRole('button', { name: `Move ${name} up` });
  await up.focus();
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Enter');
  await toast(tab, 'The order is saved.');
  expect((await slugs()).indexOf(slug)).toBe((await slugs()).length - 3);
  expect(await lookIn(tab, PHONE)).toEqual([]);

  await tab.getByRole('link', { name, exact: true }).click();
  await tab.getByRole('switch', { name: 'Hidden' }).check();
  await press(tab, 'Save');
  await toast(tab, 'Your changes are saved.');
  const { placeKinds } = await ask<{ placeKinds: string[] }>(admin, '{ placeKinds }');
  expect(placeKinds).not.toContain(slug);
  await press(tab, 'Delete');
  const dialog = tab.getByRole('dialog', { name: `Delete ${name}?` });
  await dialog.getByRole('button', { name: 'Delete category' }).click();
  await toast(tab, `${name} is deleted.`);
  await reach(tab, '/admin/categories');
  expect(await slugs()).not.toContain(slug);
});
