import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine, refusal } from '../../../../test/fakeApi';
import { categoriesApi, openCategories } from './categories.fixture';

jest.setTimeout(30_000);

const rows = () => screen.findAllByRole('listitem');
const names = async () => (await rows()).map((row) => within(row).getAllByRole('link')[0]?.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the list shows the categories in order, with names, words, numbers of places and states', async () => {
  await openCategories();
  expect(await names()).toEqual(['Museum', 'Trail', 'Bar']);
  const [museum, , bar] = await rows();
  expect(museum).toHaveTextContent('museum·12 places');
  expect(within(museum as HTMLElement).getByRole('link', { name: '12 places' })).toHaveAttribute('href', '/admin/places?category=museum');
  expect(within(bar as HTMLElement).getByText('Hidden')).toBeInTheDocument();
  expect(within(bar as HTMLElement).getByText('Places are being moved')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add category' })).toHaveAttribute('href', '/admin/categories/new');
});

test('a category moves by buttons, which keep the focus, and the order is saved after the last move', async () => {
  const api = categoriesApi();
  await openCategories(api);
  await press('Move Bar up');
  expect(screen.getByText('Bar is now number 2 of 3.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Bar up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await names()).toEqual(['Bar', 'Museum', 'Trail']);
  expect(screen.getByRole('button', { name: 'Move Bar up' })).toHaveAttribute('aria-disabled', 'true');
  await screen.findByText('The order is saved.');
  expect(api.of('MoveCategories')).toEqual([{ slugs: ['bar', 'museum', 'trail'] }]);
  expect(await names()).toEqual(['Bar', 'Museum', 'Trail']);
  await press('Undo');
  await waitFor(() => expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]));
});

test('leaving the page saves a new order at once', async () => {
  const api = categoriesApi();
  const { unmount } = await openCategories(api);
  await press('Move Museum down');
  unmount();
  await waitFor(() => expect(api.of('MoveCategories')).toEqual([{ slugs: ['trail', 'museum', 'bar'] }]));
});

test('a refused order shows the reason and the order of the server', async () => {
  const api = categoriesApi();
  const reason = 'Categories have been added or removed since you opened the list. Please load it again.';
  Object.assign(api.answers, { MoveCategories: () => refusal(reason, 'CONFLICT') });
  await openCategories(api);
  await press('Move Museum down');
  expect(await names()).toEqual(['Trail', 'Museum', 'Bar']);
  await screen.findByText(reason);
  await waitFor(async () => expect(await names()).toEqual(['Museum', 'Trail', 'Bar']));
});

test('an empty list says what to do, and a failed request can be repeated', async () => {
  const api = categoriesApi([]);
  const { CategoriesScreen: answer } = api.answers;
  Object.assign(api.answers, { CategoriesScreen: cutLine });
  await openCategories(api);
  expect(await screen.findByText('Error Loading Categories')).toBeInTheDocument();
  Object.assign(api.answers, { CategoriesScreen: answer });
  await press('Try again');
  expect(await screen.findByText('No categories yet')).toBeInTheDocument();
});
