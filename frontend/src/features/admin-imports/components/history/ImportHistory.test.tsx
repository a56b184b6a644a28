import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, consoleApi } from '../../../../../test/consoleApi';
import { refusal } from '../../../../../test/fakeApi';
import { renderApp } from '../../../../../test/renderApp';
import { aDraft, anImport, anUndo } from '../steps.fixture';
import { ImportHistory } from './ImportHistory';

const aSource = { __typename: 'ImportSource', name: 'cafes', fileName: 'cafes.csv', columns: ['nom', 'tel'], usedAt: '2026-01-02T12:00:00.000Z', runs: 3 };

const show = async (answers: Parameters<typeof consoleApi>[0] = {}) => {
  const api = consoleApi({
    ImportHistory: () => ({ data: { imports: aPage('ImportPage', [anImport(), anImport({ id: 'i2', fileName: null, actor: null, state: 'INTERRUPTED' })]) } }),
    ImportDrafts: () => ({ data: { importDrafts: [] } }),
    ImportSources: () => ({ data: { importSources: [] } }),
    ...answers,
  });
  await renderApp(<ImportHistory />, { transport: api.transport, path: '/admin/imports' });
  return api;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
const itemsOf = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('the history shows file, state, kind, user and numbers of each import', async () => {
  await show();
  const [first, second] = (await itemsOf('Imported files')).map(({ textContent }) => plain(textContent));
  expect(first).toMatch(/^cafes\.csvDonePlaces · csv · .*2026.* · by Mira Iyer5 new · 1 updated · 2 rejected/);
  expect(second).toMatch(/^Standard inputStopped/);
  expect(screen.queryByRole('heading', { name: 'Unfinished imports' })).not.toBeInTheDocument();
});

test('the details of an import show its source and licence, its places, and its undo', async () => {
  const api = await show({ UndoImport: () => ({ data: { undoImport: anImport({ state: 'UNDONE', undo: anUndo() }) } }) });
  await press(/^Details of .?cafes\.csv/);
  expect(plain((await screen.findByText(/^Source and license/)).textContent)).toBe('Source and license: cafes · CC0-1.0');
  expect(screen.getByRole('link', { name: 'Show the places' })).toHaveAttribute('href', '/admin/places?importId=i1');
  await press(/^Undo the import of .?cafes\.csv/);
  await confirm('Undo the import');
  await waitFor(() => expect(api.of('UndoImport')).toEqual([{ id: 'i1' }]));
});

test('an unfinished import goes on, or is discarded after a question', async () => {
  let drafts = [aDraft()];
  const api = await show({
    ImportDrafts: () => ({ data: { importDrafts: drafts } }),
    DiscardImport: () => {
      drafts = [];
      return { data: { discardImport: true } };
    },
  });
  const item = within(await screen.findByRole('list', { name: 'Unfinished imports' }));
  expect(item.getByText('Ready to import')).toBeInTheDocument();
  expect(item.getByRole('link', { name: /^Go on with .?cafes\.csv/ })).toHaveAttribute('href', '/admin/imports/d1');
  await press(/^Discard .?cafes\.csv/);
  await confirm('Discard');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Unfinished imports' })).not.toBeInTheDocument());
  expect(api.of('DiscardImport')).toEqual([{ id: 'd1' }]);
});

test('a running import cannot be discarded, and a refusal tells the reason', async () => {
  const drafts = [aDraft({ state: 'RUNNING' }), aDraft({ id: 'd2', fileName: 'bars.csv' })];
  await show({ ImportDrafts: () => ({ data: { importDrafts: drafts } }), DiscardImport: () => refusal('It has just started.', 'CONFLICT') });
  await press(/^Discard .?bars\.csv/);
  await confirm('Discard');
  expect(await screen.findByText('It has just started.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Discard .?cafes\.csv/ })).not.toBeInTheDocument();
});

test('a remembered source links to its places, and is forgotten after a question', async () => {
  let sources = [aSource];
  const api = await show({
    ImportSources: () => ({ data: { importSources: sources } }),
    ForgetImportSource: () => {
      sources = [];
      return { data: { forgetImportSource: true } };
    },
  });
  const [item] = await itemsOf('Remembered sources');
  expect(plain(item?.textContent)).toMatch(/^cafescafes\.csv · 2 columns · imported 3 times/);
  expect(screen.getByRole('link', { name: /^Show the places of .?cafes/ })).toHaveAttribute('href', '/admin/places?source=cafes');
  await press(/^Forget .?cafes/);
  await confirm('Forget');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Remembered sources' })).not.toBeInTheDocument());
  expect(api.of('ForgetImportSource')).toEqual([{ name: 'cafes' }]);
});

test('an empty history says what can be imported', async () => {
  await show({ ImportHistory: () => ({ data: { imports: aPage('ImportPage', []) } }) });
  expect(await screen.findByText('Nothing is imported yet')).toBeInTheDocument();
});
