import type { Locator, Page } from 'playwright-core';
import { lookAtAll } from './axe.js';
import { findPlace, gone, heading, reach, see, visit } from './steps.js';

const box = (tab: Page): Locator => tab.getByRole('banner').getByRole('combobox', { name: 'Search places' });
const field = (tab: Page): Locator => tab.getByPlaceholder('Search places, areas...');
const row = (tab: Page, name: string): Locator => tab.getByRole('option', { name, exact: true });

test('a visitor who types into the bar is offered cities, places and categories, and opens a city', async () => {
  const tab = await visit('/');
  await box(tab).pressSequentially('mu');
  await see(row(tab, 'Mumbai, Maharashtra, India'));
  for (const group of ['Cities', 'Places', 'Categories']) await see(tab.getByRole('listbox').getByText(group, { exact: true }));
  expect(await tab.getByRole('option').count()).toBeLessThanOrEqual(11);
  expect(await row(tab, 'Mumbai, Maharashtra, India').locator('b').innerText()).toBe('Mu');
  await row(tab, 'Mumbai, Maharashtra, India').click();
  await see(heading(tab, 'Mumbai'));
  expect(await box(tab).inputValue()).toBe('');
});

test('a visitor opens a place by the keyboard alone, misspelt as its name is', async () => {
  const { _id } = await findPlace('Gateway of India');
  const tab = await visit('/cities');
  await see(heading(tab, 'Explore Cities'));
  await tab.keyboard.press('/');
  await tab.keyboard.type('gatway of indai');
  await see(row(tab, 'Gateway of India, Historic · Mumbai'));
  await tab.keyboard.press('ArrowDown');
  expect(await box(tab).getAttribute('aria-activedescendant')).toBe(await row(tab, 'Gateway of India, Historic · Mumbai').getAttribute('id'));
  await tab.keyboard.press('Escape');
  await gone(tab.getByRole('listbox'));
  expect(await box(tab).inputValue()).toBe('gatway of indai');
  await tab.keyboard.press('ArrowDown');
  await see(row(tab, 'Gateway of India, Historic · Mumbai'));
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await reach(tab, `/places/${_id}`);
});

test('a visitor who presses Enter searches for what was typed, and finds the search again in the empty box', async () => {
  const tab = await visit('/');
  await box(tab).pressSequentially('museum');
  await see(row(tab, 'Search for “museum”'));
  await box(tab).press('Enter');
  await reach(tab, '/places?search=museum');
  await box(tab).click();
  await see(tab.getByText('Recent searches'));
  await row(tab, 'museum').click();
  await reach(tab, '/places?search=museum');
  await box(tab).click();
  await row(tab, 'Forget recent searches').click();
  await gone(tab.getByRole('listbox'));
});

test('a visitor who searches the list chooses a category and a city as filters', async () => {
  const tab = await visit('/places?minRating=4');
  await see(tab.getByRole('article'));
  await field(tab).pressSequentially('muse');
  await row(tab, 'Museum').click();
  await reach(tab, '/places?category=museum&minRating=4');
  await field(tab).pressSequentially('pari');
  await row(tab, 'Paris, Île-de-France, France').click();
  await tab.waitForURL(/category=museum&city=[0-9a-f-]{36}&minRating=4$/);
  await see(tab.getByRole('heading', { name: /in Paris/ }));
  expect(await field(tab).inputValue()).toBe('');
});

test('a visitor whose words nothing has sees what was meant, and searches for that by one press', async () => {
  const tab = await visit('/places?search=goldne gaet');
  await see(tab.getByRole('link', { name: 'Golden Gate Bridge', exact: true }));
  await see(tab.getByText('Nothing has “goldne gaet” as typed.'));
  await tab.getByRole('note').getByRole('link', { name: 'golden gate' }).click();
  await reach(tab, '/places?search=golden gate');
  await see(tab.getByRole('link', { name: 'Golden Gate Bridge', exact: true }));
  await gone(tab.getByRole('note'));
});

test('the open list is accessible, light and dark, on phones and desktops', async () => {
  const tab = await visit('/places');
  await see(tab.getByRole('article'));
  await field(tab).pressSequentially('mu');
  await see(row(tab, 'Mumbai, Maharashtra, India'));
  expect(await lookAtAll(tab)).toEqual([]);
});
