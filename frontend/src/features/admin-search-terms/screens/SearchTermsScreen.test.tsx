import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine } from '../../../../test/fakeApi';
import { openTerms, termsApi } from './terms.fixture';

jest.setTimeout(30_000);

const rows = () => screen.findAllByRole('listitem');
const names = async () => (await rows()).map((row) => within(row).getAllByRole('link')[0]?.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the list shows the search terms in order, with their words and meanings', async () => {
  await openTerms();
  expect(await names()).toEqual(['cheap', 'late', 'كنيسة']);
  const [cheap, , church] = await rows();
  expect(cheap).toHaveTextContent('cheap, low cost · price=1');
  expect(church).toHaveTextContent('كنيسة، كنائس · category=worship&attr=religion:christian');
  expect(screen.getByText('3 search terms')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add search term' })).toHaveAttribute('href', '/admin/search-terms/new');
});

test.each([
  ['words of another language', 'GUNSTIG', ['cheap']],
  ['a meaning', 'religion', ['كنيسة']],
  ['a key', 'late', ['late']],
])('a search by %s finds a term, and nothing moves in its results', async (_what, typed, found) => {
  const { router } = await openTerms();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search terms by word' }), `${typed}{Enter}`);
  await screen.findByText('1 search term');
  expect(await names()).toEqual(found);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe(`?q=${typed}`);
  await press('Clear search terms by word');
  expect(await screen.findByRole('button', { name: 'Move late up' })).toBeInTheDocument();
});

test('a search without results says what to do', async () => {
  await openTerms(termsApi(), '/admin/search-terms?q=volcano');
  expect(await screen.findByText('No Search Terms Found')).toBeInTheDocument();
  expect(screen.getByText('0 search terms')).toBeInTheDocument();
});

test('a search term moves by buttons, and the order is saved', async () => {
  const api = termsApi();
  await openTerms(api);
  await press('Move late up');
  expect(await names()).toEqual(['late', 'cheap', 'كنيسة']);
  await screen.findByText('The order is saved.');
  expect(api.of('MoveSearchTerms')).toEqual([{ keys: ['late', 'cheap', 'church'] }]);
  await press('Undo');
  await waitFor(() => expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]));
});

test('an empty list says what to do, and a failed request can be repeated', async () => {
  const api = termsApi([]);
  const { SearchTermsScreen: answer } = api.answers;
  Object.assign(api.answers, { SearchTermsScreen: cutLine });
  await openTerms(api);
  expect(await screen.findByText('Error Loading Search Terms')).toBeInTheDocument();
  Object.assign(api.answers, { SearchTermsScreen: answer });
  await press('Try again');
  expect(await screen.findByText('No search terms yet')).toBeInTheDocument();
});
