import type { Locator, Page } from 'playwright-core';
import { DESKTOP, lookAtAll } from './axe.js';
import { findPlace, gone, heading, reach, resize, see, visit } from './steps.js';

const box = (tab: Page): Locator => tab.getByRole('banner').getByRole('combobox', { name: 'Search places' });
const field = (tab: Page): Locator => tab.getByPlaceholder('Search places, areas...');
const row = (tab: Page, name: string): Locator => tab.getByRole('option', { name, exact: true });

test('a visitor chooses suggestions of the search bar by mouse and keyboard, and recent searches', async () => {
  const { _id } = await findPlace('Gateway of India');
  const tab = await visit('/');
  await box(tab).pressSequentially('mu');
  const mumbai = row(tab, 'Mumbai, Maharashtra, India');
  await see(mumbai);
  for (const group of ['Cities', 'Places', 'Categories']) await see(tab.getByRole('listbox').getByText(group, { exact: true }));
  expect(await tab.getByRole('option').count()).toBeLessThanOrEqual(11);
  expect(await mumbai.locator('b').innerText()).toBe('Mu');
  await mumbai.click();
  await see(heading(tab, 'Mumbai'));
  expect(await box(tab).inputValue()).toBe('');

  await tab.keyboard.press('/');
  await tab.keyboard.type('gatway of indai');
  const gateway = row(tab, 'Gateway of India, Historic sites · Mumbai');
  await see(gateway);
  await tab.keyboard.press('ArrowDown');
  expect(await box(tab).getAttribute('aria-activedescendant')).toBe(await gateway.getAttribute('id'));
  await tab.keyboard.press('Escape');
  await gone(tab.getByRole('listbox'));
  expect(await box(tab).inputValue()).toBe('gatway of indai');
  await tab.keyboard.press('ArrowDown');
  await see(gateway);
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await reach(tab, `/places/${_id}`);

  await box(tab).pressSequentially('museum');
  await see(row(tab, 'Search for “museum”'));
  await box(tab).press('Enter');
  await reach(tab, '/places?search=museum');
  await tab.getByRole('banner').getByRole('link', { name: 'Places' }).click();
  await reach(tab, '/places');
  await box(tab).click();
  await see(tab.getByText('Recent searches'));
  await row(tab, 'museum').click();
  await reach(tab, '/places?search=museum');
  await box(tab).click();
  await row(tab, 'Forget recent searches').click();
  await gone(tab.getByRole('listbox'));
});

test('a visitor chooses filters from accessible suggestions, and a corrected search after a typo', async () => {
  const tab = await visit('/places');
  await see(tab.getByRole('article'));
  await field(tab).pressSequentially('mu');
  await see(row(tab, 'Mumbai, Maharashtra, India'));
  expect(await lookAtAll(tab)).toEqual([]);
  await resize(tab, DESKTOP);
  await field(tab).fill('');
  await reach(tab, '/places');
  await field(tab).pressSequentially('muse');
  await row(tab, 'Museum').click();
  await reach(tab, '/places?category=museum');
  await field(tab).pressSequentially('pari');
  await row(tab, 'Paris, Île-de-France, France').click();
  await tab.waitForURL(/category=museum&city=[0-9a-f-]{36}$/);
  await see(tab.getByRole('heading', { name: /in Paris/ }));
  expect(await field(tab).inputValue()).toBe('');

  await tab.getByRole('button', { name: 'Clear all' }).click();
  await field(tab).fill('goldne gaet');
  await see(tab.getByRole('link', { name: 'Golden Gate Bridge', exact: true }));
  await see(tab.getByText('No place matches “goldne gaet” as typed.'));
  await tab.getByRole('note').getByRole('link', { name: 'golden gate' }).click();
  await reach(tab, '/places?search=golden gate');
  await see(tab.getByRole('link', { name: 'Golden Gate Bridge', exact: true }));
  await gone(tab.getByRole('note'));
});
