import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/fakeApi';
import { answerMediaQueries } from '../../../../test/media';
import { openTerms, termsApi } from './terms.fixture';

jest.setTimeout(30_000);

const box = (name: string) => screen.findByRole('textbox', { name });
const write = async (name: string, text: string) => fireEvent.change(await box(name), { target: { value: text } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => answerMediaQueries({ widthPx: 1440 }));
afterAll(() => answerMediaQueries());

test('an admin adds a search term; the key follows its first word until another one is written', async () => {
  const api = termsApi();
  const { router } = await openTerms(api, '/admin/search-terms/new');
  await write('Words (English)', 'rainy day, bad weather');
  await waitFor(async () => expect(await box('Key')).toHaveValue('rainy_day'));
  await userEvent.click(screen.getByRole('tab', { name: /^Deutsch/ }));
  await write('Words (Deutsch)', 'Regentag');
  await write('Key', 'rain');
  await userEvent.click(screen.getByRole('tab', { name: /^English/ }));
  await write('Words (English)', 'rain, bad weather');
  expect(await box('Key')).toHaveValue('rain');
  await write('Meaning', 'attr=indoors:yes');
  await press('Save');
  expect(await screen.findByText('The search term is added.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/search-terms/id-rain');
  expect(api.of('CreateSearchTerm')).toEqual([{ key: 'rain', value: { meaning: 'attr=indoors:yes', words: { en: 'rain, bad weather', de: 'Regentag' } } }]);
});

test('messages are at their fields, those of the server as well', async () => {
  const api = termsApi();
  const fields = { meaning: 'price=7 is no meaning.', words: 'Please enter words in at least one language' };
  Object.assign(api.answers, { CreateSearchTerm: () => refusal('There are errors.', 'BAD_USER_INPUT', fields) });
  await openTerms(api, '/admin/search-terms/new');
  await write('Words (English)', 'सस्ता');
  await press('Save');
  expect(await box('Key')).toHaveAccessibleDescription('Please enter a key, such as outdoor_seating');
  expect(await box('Meaning')).toHaveAccessibleDescription('Please enter a meaning, such as price=1');
  await write('Key', 'dear');
  await write('Words (English)', ' , ');
  await write('Meaning', 'price=7');
  await press('Save');
  await waitFor(async () => expect(await box('Meaning')).toHaveAccessibleDescription(fields.meaning));
  expect(await box('Words (English)')).toHaveAccessibleDescription(fields.words);
});

test('an admin changes the words of a term, whose key never changes, and sees examples of meanings', async () => {
  const api = termsApi();
  await openTerms(api, '/admin/search-terms/cheap');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cheap');
  expect(await box('Key')).toHaveAttribute('readonly');
  expect(screen.getByText('attr=cuisine:pizza,thai')).toBeInTheDocument();
  await write('Words (English)', 'cheap, thrifty');
  await press('Save');
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.of('SaveSearchTerm')).toEqual([{ key: 'cheap', version: 1, value: { meaning: 'price=1', words: { en: 'cheap, thrifty', de: 'günstig' } } }]);
});

test('two admins change the same term, and the second one chooses by part', async () => {
  const api = termsApi();
  await openTerms(api, '/admin/search-terms/id-cheap');
  await write('Words (English)', 'thrifty');
  api.changeMeanwhile('cheap', { meaning: 'price=1,2', words: { en: 'frugal', de: 'günstig' } });
  await press('Save');
  const conflict = within(await screen.findByRole('dialog', { name: 'Somebody else has saved changes' }));
  expect(conflict.getByRole('radio', { name: 'Words (English): yours' })).toBeChecked();
  expect(conflict.getByRole('radio', { name: 'Meaning: theirs' })).toBeChecked();
  await userEvent.click(conflict.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.of('SaveSearchTerm').at(-1)).toEqual({
    key: 'cheap',
    version: 2,
    value: { meaning: 'price=1,2', words: { en: 'thrifty', de: 'günstig' } },
  });
});

test('a search term is deleted after a question, and undone', async () => {
  const api = termsApi();
  const { router } = await openTerms(api, '/admin/search-terms/late');
  await press('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete late?' }));
  expect(dialog.getByText(/^Searches then look for its words only in the texts of places\./)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete search term' }));
  expect(await screen.findByText(/late.* is deleted\.$/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/search-terms');
  expect(api.of('DeleteSearchTerm')).toEqual([{ key: 'late', version: 1 }]);
  await press('Undo');
  await waitFor(() => expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]));
});

test('an unknown search term shows the not-found page', async () => {
  await openTerms(termsApi(), '/admin/search-terms/volcano');
  expect(screen.getByRole('heading', { name: 'Search Term Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Search Terms' })).toHaveAttribute('href', '/admin/search-terms');
});
