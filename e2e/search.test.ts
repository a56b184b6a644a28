import type { Locator, Page } from 'playwright-core';
import { heading, reach, see, visit } from './steps.js';

const box = (tab: Page): Locator => tab.getByRole('banner').getByRole('combobox', { name: 'Search places' });

test('a visitor searches from the bar: blanks around the words are dropped and the box is cleared', async () => {
  const tab = await visit('/');
  await box(tab).fill('  gateway of india ');
  await box(tab).press('Enter');
  await reach(tab, '/places?search=gateway of india');
  await see(tab.getByRole('link', { name: 'Gateway of India', exact: true }));
  expect(await box(tab).inputValue()).toBe('');
  expect(await tab.getByPlaceholder('Search places, areas...').inputValue()).toBe('gateway of india');
});

test('a visitor who sends blanks stays where they are', async () => {
  const tab = await visit('/cities');
  await box(tab).fill('   ');
  await box(tab).press('Enter');
  await box(tab).fill('taj');
  await box(tab).press('Enter');
  await reach(tab, '/places?search=taj');
  await tab.goBack();
  await see(heading(tab, 'Explore Cities'));
});

test('a visitor gets to the box by the key /, except while typing', async () => {
  const tab = await visit('/places');
  await see(heading(tab, 'Discover Places'));
  await tab.keyboard.press('/');
  await tab.keyboard.type('1/2');
  expect(await box(tab).inputValue()).toBe('1/2');
});

test('a visitor who mistypes finds it all the same', async () => {
  const tab = await visit('/');
  await box(tab).fill('gatway of indai');
  await box(tab).press('Enter');
  await see(tab.getByRole('link', { name: 'Gateway of India', exact: true }));
});

test('a visitor finds without accents what is written with them', async () => {
  const tab = await visit('/places?search=sagrada familia');
  await see(tab.getByRole('link', { name: /Sagrada Família/ }));
});

test('a visitor who finds nothing is told so and gets all places back by one button', async () => {
  const tab = await visit('/');
  await box(tab).fill('qqzzxxqq');
  await box(tab).press('Enter');
  await see(tab.getByText('No places found'));
  await see(tab.getByText('Try adjusting your search criteria.'));
  await see(tab.getByRole('heading', { name: '0 places for “qqzzxxqq”' }));
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await reach(tab, '/places');
  await see(tab.getByRole('article'));
});

test('a visitor narrows the list while typing into the field above it', async () => {
  const tab = await visit('/places');
  await tab.getByPlaceholder('Search places, areas...').fill('qutub');
  await reach(tab, '/places?search=qutub');
  await see(tab.getByRole('link', { name: 'Qutub Minar', exact: true }));
  await tab.getByRole('button', { name: 'Clear search' }).click();
  await reach(tab, '/places');
});
