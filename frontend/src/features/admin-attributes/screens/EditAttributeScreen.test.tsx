import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/fakeApi';
import { answerMediaQueries } from '../../../../test/media';
import { anAttribute, anOption, attributesApi, openAttributes } from './attributes.fixture';

jest.setTimeout(30_000);

const box = (name: string) => screen.findByRole('textbox', { name });
const write = async (name: string, text: string) => fireEvent.change(await box(name), { target: { value: text } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const options = async () => within(await screen.findByRole('group', { name: 'Options' }));
const optionNames = async () =>
  (await options()).getAllByRole('listitem').map((item) =>
    item
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

beforeEach(() => answerMediaQueries({ widthPx: 1440 }));
afterAll(() => answerMediaQueries());

test('an admin adds an attribute with options; keys follow the names until others are written', async () => {
  const api = attributesApi();
  const { router } = await openAttributes(api, '/admin/attributes/new');
  await write('Name (English)', 'Room size');
  await waitFor(async () => expect(await box('Key')).toHaveValue('room_size'));
  expect(screen.queryByRole('group', { name: 'Options' })).not.toBeInTheDocument();
  await choose('Kind of value', 'One option');
  await press('Add an option');
  expect(screen.getByRole('textbox', { name: 'Name of the option (English)' })).toHaveFocus();
  await write('Name of the option (English)', 'Very small');
  const keys = await screen.findAllByRole('textbox', { name: 'Key' });
  await waitFor(() => expect(keys[1]).toHaveValue('very_small'));
  await press('Save');
  expect(await screen.findByText('The attribute is added.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/attributes/id-room_size');
  expect(api.of('CreateAttribute').at(-1)).toMatchObject({
    key: 'room_size',
    value: { names: { en: 'Room size' }, kind: 'choice', options: [{ key: 'very_small', names: { en: 'Very small' }, isRetired: false }] },
  });
});

test('messages of the server are at their fields', async () => {
  const api = attributesApi();
  const fields = { key: 'phone is a name of the field phone of places or cities', options: 'Please add an option' };
  Object.assign(api.answers, { CreateAttribute: () => refusal('There are errors.', 'BAD_USER_INPUT', fields) });
  await openAttributes(api, '/admin/attributes/new');
  await write('Name (English)', 'Phone');
  await choose('Kind of value', 'Several options');
  await press('Save');
  await waitFor(async () => expect(await box('Key')).toHaveAccessibleDescription(fields.key));
  expect(screen.getByRole('button', { name: 'Add an option' })).toHaveAccessibleDescription('Please add an option');
});

test('a long list of options shows the first ones, finds others by words, and opens one at a time', async () => {
  await openAttributes(attributesApi(), '/admin/attributes/dish');
  expect(await optionNames()).toHaveLength(20);
  const search = screen.getByRole('searchbox', { name: 'Search options' });
  expect(search).toHaveAccessibleDescription('30 options');
  await press('Show all 30 options');
  expect(await optionNames()).toHaveLength(30);
  await userEvent.type(search, 'DISH 27{Enter}');
  expect(await optionNames()).toEqual(['Dish 27']);
  await press(/^Dish 27/);
  expect(await box('Name of the option (English)')).toHaveValue('Dish 27');
  const [, key] = screen.getAllByRole('textbox', { name: 'Key' });
  expect(key).toHaveAttribute('readonly');
  await userEvent.clear(search);
  await press(/^Dish 3 /);
  expect(screen.getAllByRole('textbox', { name: 'Name of the option (English)' })).toHaveLength(1);
  expect(await box('Name of the option (English)')).toHaveValue('Dish 3');
  await press('Move Dish 3 up');
  expect((await optionNames()).slice(0, 3)).toEqual(['Dish 1', 'Dish 3', 'Dish 2']);
});

test('a removed option that places have becomes outdated, and the message names it', async () => {
  const api = attributesApi();
  await openAttributes(api, '/admin/attributes/dish');
  await press(/^Dish 1 /);
  await press('Remove option');
  await press('Save');
  expect(await screen.findByText(/^Your changes are saved\. Places still have .*Dish 1.*, so it is kept as outdated\.$/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search options' }), 'dish_1');
  expect(await screen.findByRole('button', { name: /^Dish 1 .*Outdated$/ })).toBeInTheDocument();
});

test('the kind cannot change while places have values; another kind loses and gets back its options', async () => {
  const choice = anAttribute('size', { names: { en: 'Size' }, kind: 'choice', options: [anOption('big', 'Big')] });
  const api = attributesApi([choice, anAttribute('dish', { names: { en: 'Dish' } }, { placesCount: 2 })]);
  const { unmount } = await openAttributes(api, '/admin/attributes/dish');
  const locked = await box('Kind of value');
  expect(locked).toHaveAttribute('readonly');
  expect(locked).toHaveAccessibleDescription('Places have values of this attribute, so its kind cannot change. Add another attribute instead.');
  unmount();
  await openAttributes(api, '/admin/attributes/size');
  await choose('Kind of value', 'Number');
  expect(screen.queryByRole('group', { name: 'Options' })).not.toBeInTheDocument();
  await write('Unit', 'cm');
  await choose('Kind of value', 'Several options');
  expect(await optionNames()).toEqual(['Big']);
  await choose('Kind of value', 'Text');
  await press('Save');
  await screen.findByText('Your changes are saved.');
  expect(api.of('SaveAttribute')).toMatchObject([{ key: 'size', version: 1, value: { kind: 'text', unit: '', options: [] } }]);
});

test('an attribute is deleted after a question that says how many places have it', async () => {
  const api = attributesApi();
  const { router } = await openAttributes(api, '/admin/attributes/rent');
  await press('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Rent?' }));
  expect(dialog.getByText(/^About 70,000 places have it\. They keep their values/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete attribute' }));
  expect(await screen.findByText(/Rent.* is deleted\.$/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/attributes');
  expect(api.of('DeleteAttribute')).toEqual([{ key: 'rent', version: 1 }]);
  await press('Undo');
  await waitFor(() => expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]));
});

test('an unknown attribute shows the not-found page', async () => {
  await openAttributes(attributesApi(), '/admin/attributes/volcano');
  expect(screen.getByRole('heading', { name: 'Attribute Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Attributes' })).toHaveAttribute('href', '/admin/attributes');
});
