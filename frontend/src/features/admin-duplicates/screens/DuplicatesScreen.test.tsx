import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { aPair, aSearch } from './duplicates.fixture';
import { DuplicatesScreen } from './DuplicatesScreen';

const show = async (answers: Parameters<typeof consoleApi>[0] = {}, path = '/admin/places/duplicates') => {
  const api = consoleApi({
    DuplicatesScreen: () => ({ data: { duplicatePairs: aPage('DuplicatePairPage', [aPair('Fort', 'Forte')]) } }),
    DuplicateSearch: () => aSearch(),
    DismissDuplicate: ({ isDismissed }) => ({ data: { dismissDuplicate: { __typename: 'DuplicatePair', id: 'Fort:Forte', isDismissed } } }),
    FindDuplicates: () => ({ data: { findDuplicates: { __typename: 'DuplicateSearch', comparedAt: null, isRunning: true } } }),
    ...answers,
  });
  await renderApp(<DuplicatesScreen />, { transport: api.transport, path });
  return api;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('an admin sees pairs with their distance and similarity, and links to compare them', async () => {
  await show();
  expect(await screen.findByText('Pune · 44 m apart · names 85 % similar')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare Fort and Forte' })).toHaveAttribute('href', '/admin/places/duplicates/fort/forte');
  expect(screen.getByText('1 pair')).toBeInTheDocument();
  expect(screen.getByText(/^Last search: /)).toBeInTheDocument();
});

test('the address filters the pairs by city and state', async () => {
  const api = await show({}, '/admin/places/duplicates?cityId=pune&show=different&page=2');
  await screen.findByText('1 pair');
  expect(api.of('DuplicatesScreen')[0]).toMatchObject({ filter: { cityId: 'pune', isDismissed: true }, page: { number: 2 } });
});

test('an admin marks two places as different, and undoes it', async () => {
  const api = await show();
  await press('Fort and Forte are different');
  expect(await screen.findByText('Marked as different.')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(api.of('DismissDuplicate')).toEqual([true, false].map((isDismissed) => ({ a: 'fort', b: 'forte', isDismissed }))));
});

test('a pair that has ended is said to be gone', async () => {
  await show({ DismissDuplicate: () => refusal('Pair not found', 'NOT_FOUND') });
  await press('Fort and Forte are different');
  expect(await screen.findByText('Pair not found')).toBeInTheDocument();
});

test('an admin starts a search, whose state is shown', async () => {
  let isRunning = false;
  const api = await show({
    DuplicateSearch: () => aSearch(isRunning),
    FindDuplicates: () => {
      isRunning = true;
      return { data: { findDuplicates: { __typename: 'DuplicateSearch', comparedAt: null, isRunning } } };
    },
  });
  await press('Search now');
  expect(await screen.findByText('A search is running.')).toBeInTheDocument();
  expect(api.of('FindDuplicates')).toHaveLength(1);
});

test('an empty list says so', async () => {
  await show({ DuplicatesScreen: () => ({ data: { duplicatePairs: aPage('DuplicatePairPage', []) } }) });
  expect(await screen.findByText('No pairs found')).toBeInTheDocument();
});
