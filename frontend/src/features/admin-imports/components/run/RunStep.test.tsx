import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../../test/consoleApi';
import { refusal } from '../../../../../test/fakeApi';
import { renderApp } from '../../../../../test/renderApp';
import { aDraft, aJob, anImport, anUndo, aReason } from '../steps.fixture';
import { RunStep } from './RunStep';

const show = async (more: object, answers: Parameters<typeof consoleApi>[0] = {}) => {
  const api = consoleApi(answers);
  await renderApp(<RunStep draft={aDraft(more)} />, { transport: api.transport, path: '/admin/imports/d1' });
  return api;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a running import shows its progress and numbers', async () => {
  await show({ state: 'RUNNING', job: aJob(), import: anImport({ state: 'RUNNING' }) });
  expect(screen.getByRole('progressbar', { name: /^Importing .?cafes\.csv/ })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('25%')).toBeInTheDocument();
  const numbers = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(numbers).toEqual(['Rows read 10', 'New 5', 'Updated 1', 'Rejected 2']);
});

test('an import is stopped after a question', async () => {
  const api = await show({ state: 'RUNNING', job: aJob() }, { CancelJob: () => ({ data: { cancelJob: aJob({ isCancelled: true }) } }) });
  await press('Stop the import');
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop the import?' }));
  expect(dialog.getByText(/Rows that are already imported stay/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop the import' }));
  await waitFor(() => expect(api.of('CancelJob')).toEqual([{ id: 'j1' }]));
});

test('a job that was cancelled says so until it has ended', async () => {
  await show({ state: 'RUNNING', job: aJob({ isCancelled: true }) });
  expect(screen.getByText(/It is being stopped\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop the import' })).not.toBeInTheDocument();
});

test('a stopped import goes on', async () => {
  const api = await show(
    { state: 'INTERRUPTED', import: anImport({ state: 'INTERRUPTED' }) },
    { RunImport: () => ({ data: { runImport: aDraft({ state: 'RUNNING' }) } }) },
  );
  expect(screen.getByText(/has stopped before the end of the file/)).toBeInTheDocument();
  await press('Go on');
  await waitFor(() => expect(api.of('RunImport')).toEqual([{ id: 'd1' }]));
});

test('a stopped import tells its problem, and is undone after a question', async () => {
  const api = await show(
    { state: 'INTERRUPTED', problem: aReason('The disk is full.'), import: anImport({ state: 'INTERRUPTED' }) },
    { UndoImport: () => ({ data: { undoImport: anImport({ state: 'UNDOING' }) } }) },
  );
  expect(screen.getByText('The disk is full.')).toBeInTheDocument();
  await press(/^Undo the import of .?cafes\.csv/);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(api.of('UndoImport')).toEqual([{ id: 'i1' }]));
});

test('a refused undo tells the reason in the dialog', async () => {
  await show({ state: 'INTERRUPTED', import: anImport({ state: 'INTERRUPTED' }) }, { UndoImport: () => refusal('A later import has changed it.', 'CONFLICT') });
  await press(/^Undo the import of/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
  expect(await dialog.findByText('A later import has changed it.')).toBeInTheDocument();
});

test('an import that is undone cannot go on', async () => {
  await show({ state: 'INTERRUPTED', import: anImport({ state: 'UNDONE', undo: anUndo() }) });
  expect(screen.getByText('The import is undone.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
});
