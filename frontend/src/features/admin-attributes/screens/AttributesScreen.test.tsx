import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine } from '../../../../test/fakeApi';
import { attributesApi, openAttributes } from './attributes.fixture';

jest.setTimeout(30_000);

const rows = () => screen.findAllByRole('listitem');
const names = async () => (await rows()).map((row) => within(row).getAllByRole('link')[0]?.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the list shows the attributes in order, with keys, kinds, numbers of places and states', async () => {
  await openAttributes();
  expect(await names()).toEqual(['Dish', 'Deck', 'Rent']);
  const [dish, deck, rent] = await rows();
  expect(dish).toHaveTextContent('dish · Several options · 12 places');
  expect(deck).toHaveTextContent('deck · Yes or no · 0 places');
  expect(rent).toHaveTextContent('rent · Number · About 70,000 places');
  expect(within(rent as HTMLElement).getByText('Hidden')).toBeInTheDocument();
  expect(within(rent as HTMLElement).getByText('Only for moderators')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add attribute' })).toHaveAttribute('href', '/admin/attributes/new');
});

test('an attribute moves by buttons or by dragging, and the order is saved', async () => {
  const api = attributesApi();
  await openAttributes(api);
  await press('Move Rent up');
  expect(await names()).toEqual(['Dish', 'Rent', 'Deck']);
  const [dish, , deck] = await rows();
  const dataTransfer = { setDragImage: () => undefined };
  fireEvent.dragStart(dish?.querySelector('[draggable=true]') as Element, { dataTransfer });
  fireEvent.dragOver(deck as HTMLElement, { dataTransfer });
  fireEvent.drop(deck as HTMLElement, { dataTransfer });
  expect(await names()).toEqual(['Rent', 'Deck', 'Dish']);
  expect(screen.getByText('Dish is now number 3 of 3.')).toBeInTheDocument();
  await screen.findByText('The order is saved.');
  expect(api.of('MoveAttributes')).toEqual([{ keys: ['rent', 'deck', 'dish'] }]);
  await press('Undo');
  await waitFor(() => expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]));
});

test('a dragged attribute moves to where it is dropped, also if the order changes meanwhile', async () => {
  await openAttributes();
  const [dish, deck] = await rows();
  const dataTransfer = { setDragImage: () => undefined };
  fireEvent.dragStart(dish?.querySelector('[draggable=true]') as Element, { dataTransfer });
  await press('Move Dish down');
  expect(await names()).toEqual(['Deck', 'Dish', 'Rent']);
  fireEvent.dragOver(deck as HTMLElement, { dataTransfer });
  fireEvent.drop(deck as HTMLElement, { dataTransfer });
  expect(await names()).toEqual(['Dish', 'Deck', 'Rent']);
});

test('an empty list says what to do, and a failed request can be repeated', async () => {
  const api = attributesApi([]);
  const { AttributesScreen: answer } = api.answers;
  Object.assign(api.answers, { AttributesScreen: cutLine });
  await openAttributes(api);
  expect(await screen.findByText('Error Loading Attributes')).toBeInTheDocument();
  Object.assign(api.answers, { AttributesScreen: answer });
  await press('Try again');
  expect(await screen.findByText('No attributes yet')).toBeInTheDocument();
});
