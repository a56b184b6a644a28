import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine, refusal } from '../../../../test/fakeApi';
import { answerMediaQueries } from '../../../../test/media';
import { aCategory, categoriesApi, openCategories } from './categories.fixture';

jest.setTimeout(30_000);

const box = (name: string) => screen.findByRole('textbox', { name });
const write = async (name: string, text: string) => fireEvent.change(await box(name), { target: { value: text } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => answerMediaQueries({ widthPx: 1440 }));
afterAll(() => answerMediaQueries());

test('an admin adds a category; the word in addresses follows the name until another one is written', async () => {
  const api = categoriesApi();
  const { router } = await openCategories(api, '/admin/categories/new');
  await write('Name (English)', 'Café & Wine bar');
  await waitFor(async () => expect(await box('Word in addresses')).toHaveValue('cafe-wine-bar'));
  await write('Word in addresses', 'wine-bar');
  await write('Name (English)', 'Wine bar');
  expect(await box('Word in addresses')).toHaveValue('wine-bar');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search icons' }), 'cocktail{Enter}');
  expect(screen.getByRole('radio', { name: 'Cocktail glass' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Market' }));
  await press('Save');
  expect(await screen.findByText('The category is added.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/categories/id-wine-bar');
  expect(api.of('CreateCategory')).toMatchObject([{ slug: 'wine-bar', value: { names: { en: 'Wine bar' }, icon: 'local-bar', art: 'market', color: '' } }]);
});

test('a category without names of the app needs a name, and a new one a word in addresses', async () => {
  const api = categoriesApi();
  await openCategories(api, '/admin/categories/new');
  await userEvent.click(await screen.findByRole('switch', { name: 'Hidden' }));
  await press('Save');
  expect(await box('Name (English)')).toHaveAccessibleDescription('Please give the category a name in at least one language');
  expect(await box('Word in addresses')).toHaveAccessibleDescription('Please enter a word for addresses, such as wine-bar');
  expect(api.of('CreateCategory')).toEqual([]);
});

test('icons are found by words, and arrow keys move in the grid', async () => {
  await openCategories(categoriesApi(), '/admin/categories/id-museum');
  const search = await screen.findByRole('searchbox', { name: 'Search icons' });
  expect(search).toHaveAccessibleDescription('3 icons');
  await userEvent.type(search, 'LOCAL cup');
  const icons = within(screen.getByRole('radiogroup', { name: 'Icon' }));
  expect(icons.getAllByRole('radio')).toEqual([icons.getByRole('radio', { name: 'Coffee cup' })]);
  await userEvent.keyboard('{ArrowDown}');
  expect(icons.getByRole('radio', { name: 'Coffee cup' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(icons.getByRole('radio', { name: 'Coffee cup' })).toBeChecked();
  await userEvent.clear(search);
  await userEvent.type(search, 'volcano');
  expect(search).toHaveAccessibleDescription('No icon matches. Try another word.');
});

test('an unreadable color shows the nearest readable one at once, which a button takes', async () => {
  const api = categoriesApi();
  await openCategories(api, '/admin/categories/id-museum');
  await write('Color', '#ffcc00');
  expect(await screen.findByText('White text is hard to read on this color. Use #8F7200, the nearest one that is readable.')).toBeInTheDocument();
  await press('Use #8F7200');
  await press('Save');
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.of('SaveCategory')).toMatchObject([{ slug: 'museum', version: 1, value: { color: '#8F7200' } }]);
});

test('texts of the app are used in languages without a name, which need none', async () => {
  await openCategories(categoriesApi(), '/admin/categories/id-museum');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Museum');
  expect(await box('Name (English)')).toHaveAccessibleDescription('Without a text here, readers of English see the standard text.');
  await write('Name (English)', 'Gallery');
  expect(within(document.querySelector('[data-color-scheme=dark]') as HTMLElement).getByText('Gallery')).toBeInTheDocument();
});

test('two admins change the same category, and the second one chooses by part', async () => {
  const api = categoriesApi();
  await openCategories(api, '/admin/categories/id-trail');
  await write('Name (English)', 'Path');
  api.changeMeanwhile('trail', { names: { en: 'Track', de: 'Wanderweg' }, isHidden: true });
  await press('Save');
  const conflict = within(await screen.findByRole('dialog', { name: 'Somebody else has saved changes' }));
  expect(conflict.getByRole('radio', { name: 'Name (English): yours' })).toBeChecked();
  expect(conflict.getByRole('radio', { name: 'Hidden: theirs' })).toBeChecked();
  await userEvent.click(conflict.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.of('SaveCategory').at(-1)).toMatchObject({ version: 2, value: { names: { en: 'Path', de: 'Wanderweg' }, isHidden: true } });
});

test('the word in addresses changes in a dialog, which says that old links go on working', async () => {
  const api = categoriesApi();
  await openCategories(api, '/admin/categories/id-museum');
  await press('Change the word');
  const opened = await dialog();
  expect(opened.getByText(/old links go on working/)).toBeInTheDocument();
  fireEvent.change(opened.getByRole('textbox', { name: 'New word' }), { target: { value: 'Art & more' } });
  await userEvent.click(opened.getByRole('button', { name: 'Change the word' }));
  await waitFor(() => expect(opened.getByRole('textbox')).toHaveAccessibleDescription('Use lowercase letters, digits and hyphens, such as wine-bar'));
  fireEvent.change(opened.getByRole('textbox', { name: 'New word' }), { target: { value: 'gallery' } });
  await userEvent.click(opened.getByRole('button', { name: 'Change the word' }));
  expect(await screen.findByText(/^The word is now .*gallery/)).toBeInTheDocument();
  expect(api.of('RenameCategory')).toEqual([{ slug: 'museum', version: 1, to: 'gallery' }]);
  await waitFor(async () => expect(await box('Word in addresses')).toHaveValue('gallery'));
});

test('merging says how many places move and that links go on working, and shows the list', async () => {
  const api = categoriesApi();
  const { router } = await openCategories(api, '/admin/categories/id-bar');
  await press('Merge');
  const opened = await dialog();
  expect(opened.getByText(/^501 places move to the other category. Links with the word .*bar.* go on working/)).toBeInTheDocument();
  expect(opened.getByText(/this cannot be undone/)).toBeInTheDocument();
  await userEvent.click(opened.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(opened.getByRole('combobox')).toHaveAccessibleDescription('Please choose the other category'));
  await userEvent.click(opened.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'Trail' }));
  await userEvent.click(opened.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText(/^.*Bar.* is merged into .*Trail/)).toBeInTheDocument();
  expect(api.of('MergeCategories')).toEqual([{ slug: 'bar', version: 1, into: 'trail' }]);
  expect(router.state.location.pathname).toBe('/admin/categories');
});

test('a category with places cannot be deleted, but merged or hidden', async () => {
  const api = categoriesApi();
  await openCategories(api, '/admin/categories/id-museum');
  await press('Delete');
  const opened = await dialog();
  expect(opened.getByText('12 places have this category.')).toBeInTheDocument();
  expect(opened.getByRole('button', { name: 'Merge' })).toBeInTheDocument();
  await userEvent.click(opened.getByRole('button', { name: 'Hide it' }));
  expect(await screen.findByText(/Museum.* is hidden\.$/)).toBeInTheDocument();
  expect(api.of('SaveCategory')).toMatchObject([{ slug: 'museum', value: { isHidden: true, icon: 'museum' } }]);
  expect(api.of('DeleteCategory')).toEqual([]);
});

test('an empty category is deleted after a question; if deleted places have it, the dialog offers to merge', async () => {
  const api = categoriesApi();
  const { router } = await openCategories(api, '/admin/categories/id-trail');
  const { DeleteCategory: answer } = api.answers;
  const reason = 'Places still have this category: 2. Merge it into another one, or hide it.';
  Object.assign(api.answers, { DeleteCategory: () => refusal(reason, 'CONFLICT') });
  await press('Delete');
  await press('Delete category');
  const refused = await dialog();
  expect(await refused.findByText(reason)).toBeInTheDocument();
  await userEvent.click(refused.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  Object.assign(api.answers, { DeleteCategory: answer });
  await press('Delete');
  await press('Delete category');
  expect(await screen.findByText(/Trail.* is deleted\.$/)).toBeInTheDocument();
  expect(api.of('DeleteCategory')).toEqual([
    { slug: 'trail', version: 1 },
    { slug: 'trail', version: 1 },
  ]);
  expect(router.state.location.pathname).toBe('/admin/categories');
});

test('the last category can be neither merged nor deleted', async () => {
  await openCategories(categoriesApi([aCategory('museum')]), '/admin/categories/id-museum');
  expect(await screen.findByRole('button', { name: 'Change the word' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('an unknown category shows the not-found page, and a failed request can be repeated', async () => {
  const { unmount } = await openCategories(categoriesApi(), '/admin/categories/id-volcano');
  expect(screen.getByRole('heading', { name: 'Category Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Categories' })).toHaveAttribute('href', '/admin/categories');
  unmount();
  const api = categoriesApi();
  const { EditCategoryScreen: answer } = api.answers;
  Object.assign(api.answers, { EditCategoryScreen: cutLine });
  await openCategories(api, '/admin/categories/id-museum');
  Object.assign(api.answers, { EditCategoryScreen: answer });
  await press('Try again');
  expect(await box('Name (English)')).toBeInTheDocument();
});
