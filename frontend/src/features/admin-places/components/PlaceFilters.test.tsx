import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attributeDefinitions } from '../../../../test/attributeDefinitions';
import { consoleApi } from '../../../../test/consoleApi';
import { renderApp } from '../../../../test/renderApp';
import { PlaceFilters } from './PlaceFilters';

const show = async (query = '') => {
  const { transport } = consoleApi({ AttributeDefinitions: () => attributeDefinitions });
  const { router } = await renderApp(<PlaceFilters kinds={['cafe', 'museum', 'park']} />, { transport, path: `/admin/places${query}` });
  return { asked: () => decodeURIComponent(router.state.location.search) };
};
const field = (name: string) => screen.getByRole('combobox', { name });
const open = async (name: string) => {
  await userEvent.click(field(name));
  return within(await screen.findByRole('listbox', { name }));
};
const choose = async (name: string, ...options: string[]) => {
  const list = await open(name);
  for (const option of options) await userEvent.click(list.getByRole('option', { name: option }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};

test('the list is filtered by several categories and prices, until all are offered again', async () => {
  const { asked } = await show('?page=3');
  await choose('Category', 'Museum', 'Cafe');
  expect(asked()).toBe('?category=museum,cafe');
  expect(field('Category')).toHaveTextContent(/Cafe.*, .*Museum/);
  await choose('Category', 'Museum');
  await choose('Price range', 'Free', '$$');
  expect(asked()).toBe('?category=cafe&price=free,2');
  await userEvent.click((await open('Category')).getByRole('option', { name: 'All Categories' }));
  expect(asked()).toBe('?price=free,2');
});

test('the list shows places without hours, without photos and added lately', async () => {
  const { asked } = await show();
  await choose('Opening hours', 'Without opening hours');
  await choose("Visitors' photos", 'Without photos');
  await choose('Added', 'In the last 7 days');
  expect(asked()).toBe('?withHours=false&withPhotos=false&addedWithin=7');
});

test('a number of days that is not offered is shown', async () => {
  await show('?addedWithin=45');
  expect(field('Added')).toHaveTextContent('In the last 45 days');
});

test('an option of an attribute is found by a synonym; another one of it can match as well', async () => {
  const { asked } = await show('?q=tea');
  await userEvent.type(field('Attributes'), 'napol');
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(['Pizza']);
  await userEvent.click(list.getByRole('option', { name: 'Pizza' }));
  await userEvent.clear(field('Attributes'));
  await userEvent.type(field('Attributes'), 'thai');
  await userEvent.click(await screen.findByRole('option', { name: 'Thai' }));
  await userEvent.clear(field('Attributes'));
  await userEvent.type(field('Attributes'), 'wi-fi');
  await userEvent.click(await screen.findByRole('option', { name: 'No' }));
  expect(asked()).toBe('?q=tea&attr=cuisine:pizza,thai&attr=wifi:no');
});

test('offers only attributes with options, also outdated options', async () => {
  await show();
  await userEvent.click(field('Attributes'));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Thai', 'Pizza', 'Fusion (outdated)', 'Welcome', 'On a leash', 'Yes', 'No']);
});

test('unknown values of an attribute are shown, and can be removed', async () => {
  const { asked } = await show('?attr=cuisine:pizza,zebra&attr=gone:x');
  expect(await screen.findByText('+2')).toBeInTheDocument();
  await userEvent.click(field('Attributes'));
  expect(screen.getByRole('button', { name: /zebra/ })).toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(asked()).toBe('?attr=cuisine:pizza,zebra'));
});
