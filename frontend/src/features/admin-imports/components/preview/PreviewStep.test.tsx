import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../../test/consoleApi';
import { refusal } from '../../../../../test/fakeApi';
import { answerMediaQueries } from '../../../../../test/media';
import { renderApp } from '../../../../../test/renderApp';
import { aCounts, aDraft, aJob, aPreview, aReason, rowsFor, somePoints } from '../steps.fixture';
import { PreviewStep } from './PreviewStep';

const onBack = jest.fn();

const show = async (more: object = {}, answers: Parameters<typeof consoleApi>[0] = {}, path = '/admin/imports/d1') => {
  const api = consoleApi({ ImportPreviewRows: rowsFor, ImportPoints: () => somePoints, ...answers });
  await renderApp(<PreviewStep draft={aDraft(more)} onBack={onBack} />, { transport: api.transport, path });
  return api;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (field: HTMLElement, option: string) => {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const cells = async () => (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);

beforeEach(() => {
  onBack.mockClear();
  answerMediaQueries();
  // A map out of sight draws nothing: jsdom has no canvas.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('tabs show the numbers of rows by result, without those that no row has', async () => {
  const api = await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Rows of the file' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All8', 'New5', 'Updated1', 'Probably the same1', 'Rejected2', 'Values left out3']);
  expect(await cells()).toEqual(['2', 'Café du Port', 'Cafe', 'Nantes', 'New', '', '3', 'Le Coin', 'Cafe', 'Nantes', 'Updated', '']);
  expect(screen.getByRole('link', { name: /^Open .?Le Coin/ })).toHaveAttribute('href', '/admin/places/p7');
  expect(api.of('ImportPreviewRows')).toEqual([{ id: 'd1', outcome: null, page: { number: 1, size: 25 } }]);
});

test('a tab shows the rejected rows with their reasons and records', async () => {
  const api = await show();
  await userEvent.click(await screen.findByRole('link', { name: /^Rejected/ }));
  expect(await screen.findByText('2 rows: It has no name.')).toBeInTheDocument();
  await waitFor(async () => expect(await cells()).toEqual(['4', '', 'It has no name.', ';12 rue du Port']));
  expect(api.of('ImportPreviewRows').at(-1)).toMatchObject({ outcome: 'REJECTED' });
});

test('the address opens the values that are left out, as cards on a phone', async () => {
  answerMediaQueries({ widthPx: 390 });
  await show({}, {}, '/admin/imports/d1?show=left_out');
  const card = within(await screen.findByRole('list', { name: 'Rows of the file' }));
  for (const text of ['5', 'tel', 'abc', 'It is no phone number.']) expect(await card.findByText(text)).toBeInTheDocument();
});

test('a button says how many places it imports, and starts the import', async () => {
  const api = await show({}, { RunImport: () => ({ data: { runImport: aDraft({ state: 'RUNNING' }) } }) });
  await press('Import 6 places');
  await waitFor(() => expect(api.of('RunImport')).toEqual([{ id: 'd1' }]));
});

test('a refused start tells the reason, and the import can be started again', async () => {
  const api = await show({}, { RunImport: () => refusal('The file is gone.', 'CONFLICT') });
  await press('Import 6 places');
  expect(await screen.findByText('The file is gone.')).toBeInTheDocument();
  await press('Import 6 places');
  await waitFor(() => expect(api.of('RunImport')).toHaveLength(2));
});

test('a preview without changes has no button to import', async () => {
  await show({ preview: aPreview({ counts: aCounts({ added: 0, updated: 0, unchanged: 8 }) }) });
  expect(screen.getByText('Nothing would change, so there is nothing to import.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('notices tell unknown categories, far places and new cities, and lead back to the columns', async () => {
  const words = ['laverie', '(none)'].map((word, n) => ({ __typename: 'ImportWordCount', word, count: 12 - n }));
  const farCities = [{ __typename: 'ImportWordCount', word: 'Angers', count: 1 }];
  await show({ preview: aPreview({ unknownWords: words, farCities, counts: aCounts({ citiesAdded: 2 }) }) });
  const notices = screen.getAllByRole('alert').map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''));
  expect(notices).toEqual([
    expect.stringContaining('The categories of 23 rows are not known: laverie (12), no category (11).'),
    '1 place is more than 50 km from its city: Angers (1). Check its coordinates.',
    '2 new cities are added.',
  ]);
  await press('Go back and choose');
  expect(onBack).toHaveBeenCalled();
});

test('decisions about a pair are applied before the import', async () => {
  const api = await show(
    {},
    { PreviewAgain: () => ({ data: { previewImport: aDraft({ state: 'PREVIEWING', preview: null }) } }) },
    '/admin/imports/d1?show=alike',
  );
  const pair = within(await screen.findByRole('list', { name: 'Probably the same' }));
  expect(pair.getByText('Bar Zinc')).toBeInTheDocument();
  expect(pair.getByText('34 m apart')).toBeInTheDocument();
  expect(pair.getByRole('link', { name: /Zinc Bar/ })).toHaveAttribute('href', '/places/p9');
  await choose(pair.getByRole('combobox', { name: /^Decision for .?Bar Zinc/ }), 'Update the place of the site');
  expect(screen.queryByRole('button', { name: 'Import 6 places' })).not.toBeInTheDocument();
  await choose(screen.getByRole('combobox', { name: /All rows without a decision/ }), 'Skip the row');
  await press('Apply the decisions');
  await waitFor(() => expect(api.of('PreviewAgain')).toHaveLength(1));
  const [{ id, input }] = api.of('PreviewAgain') as [{ id: string; input: object }];
  expect(id).toBe('d1');
  expect(input).toMatchObject({ alike: 'SKIP', decisions: [{ key: 'cafes\n6', decision: 'SAME' }] });
  // An input has no further fields, such as those that the API client adds.
  expect(JSON.stringify(input)).not.toContain('__typename');
  expect(input).toMatchObject({ columns: [{ column: 'nom', target: 'name' }], words: [{ word: 'parking', category: null }], source: 'cafes', radius: 25 });
});

test('a decision that is taken back leaves nothing to apply', async () => {
  await show({}, {}, '/admin/imports/d1?show=alike');
  const field = await screen.findByRole('combobox', { name: /^Decision for/ });
  await choose(field, 'Skip the row');
  expect(screen.getByRole('button', { name: 'Apply the decisions' })).toBeInTheDocument();
  await choose(screen.getByRole('combobox', { name: /^Decision for/ }), 'As all others: add as a new place');
  expect(screen.getByRole('button', { name: 'Import 6 places' })).toBeInTheDocument();
});

test('while the file is checked, the progress shows, and the check can be cancelled', async () => {
  const job = aJob();
  const api = await show({ state: 'PREVIEWING', job, preview: null }, { CancelJob: () => ({ data: { cancelJob: { ...job, isCancelled: true } } }) });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('25%')).toBeInTheDocument();
  await press('Cancel the check');
  await waitFor(() => expect(api.of('CancelJob')).toEqual([{ id: 'j1' }]));
});

test('a failed preview tells why, and leads back to the columns', async () => {
  await show({ preview: null, problem: aReason('No row has a name.') });
  expect(screen.getByText('No row has a name.')).toBeInTheDocument();
  await press('Back to the columns');
  expect(onBack).toHaveBeenCalled();
});
