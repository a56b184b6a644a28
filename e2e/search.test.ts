import type { Locator, Page } from 'playwright-core';
import { reach, see, visit } from './steps.js';

const box = (tab: Page): Locator => tab.getByRole('banner').getByRole('combobox', { name: 'Search places' });

test('a visitor searches from the bar, despite typos and accents, and filters the list while typing', async () => {
  const tab = await visit('/');
  const search = async (words: string) => {
    await box(tab).fill(words);
    await box(tab).press('Enter');
  };
  const field = tab.getByPlaceholder('Search places, areas...');
  await search('  gateway of india ');
  await reach(tab, '/places?search=gateway of india');
  await see(tab.getByRole('link', { name: 'Gateway of India', exact: true }));
  expect(await box(tab).inputValue()).toBe('');
  expect(await field.inputValue()).toBe('gateway of india');
  await search('sagrada familia');
  await see(tab.getByRole('link', { name: /Sagrada Família/ }));
  await search('gatway of indai');
  await see(tab.getByRole('link', { name: 'Gateway of India', exact: true }));
  await search('qqzzxxqq');
  await see(tab.getByText('No places found'));
  await see(tab.getByRole('heading', { name: '0 places for “qqzzxxqq”' }));
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await reach(tab, '/places');
  await see(tab.getByRole('article'));

  await field.fill('qutub');
  await reach(tab, '/places?search=qutub');
  await see(tab.getByRole('link', { name: 'Qutub Minar', exact: true }));
  await tab.getByRole('button', { name: 'Clear search' }).click();
  await reach(tab, '/places');
  await field.blur();
  await tab.keyboard.press('/');
  await tab.keyboard.type('1/2');
  expect(await box(tab).inputValue()).toBe('1/2');
});
