import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../../test/consoleApi';
import { renderApp } from '../../../../../test/renderApp';
import { aCounts, aDraft, anImport, anUndo, aReason } from '../steps.fixture';
import { ResultStep } from './ResultStep';

const show = async (record: object | null, answers: Parameters<typeof consoleApi>[0] = {}) => {
  const api = consoleApi(answers);
  await renderApp(<ResultStep draft={aDraft({ state: 'DONE', import: record })} />, { transport: api.transport, path: '/admin/imports/d1' });
  return api;
};
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a result links to its places, and to the import of further files', async () => {
  await show(anImport({ counts: aCounts({ citiesAdded: 1 }) }));
  expect(linkTo('Show the places')).toBe('/admin/places?importId=i1');
  expect(linkTo('Show the cities')).toBe('/admin/cities?importId=i1');
  expect(linkTo('Import another file')).toBe('/admin/imports/new');
  expect(linkTo('Import the corrected file')).toBe('/admin/imports/new');
  expect(screen.getByText(/^2 rows were rejected\. Download them/)).toBeInTheDocument();
});

test('an import of cities links to the cities only', async () => {
  await show(anImport({ kind: 'CITIES', hasRejectedFile: false, hasLeftOutFile: false }));
  expect(linkTo('Show the cities')).toBe('/admin/cities?importId=i1');
  expect(screen.queryByRole('link', { name: 'Show the places' })).not.toBeInTheDocument();
  expect(screen.queryByText('What was not imported')).not.toBeInTheDocument();
});

test('rejected rows and values left out are downloaded as files', async () => {
  const asked: string[] = [];
  window.fetch = (address) => {
    asked.push(address as string);
    return Promise.resolve({ ok: true, status: 200, blob: () => Promise.resolve(new Blob(['nom;raison'])) } as Response);
  };
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await show(anImport());
  await userEvent.click(screen.getByRole('button', { name: 'Download the rejected rows' }));
  await waitFor(() => expect(names).toEqual(['cafes.csv.rejected.csv']));
  await userEvent.click(screen.getByRole('button', { name: 'Download the values left out' }));
  await waitFor(() => expect(names).toEqual(['cafes.csv.rejected.csv', 'cafes.csv.left-out.csv']));
  expect(asked).toEqual(['/api/admin/imports/i1/rejected', '/api/admin/imports/i1/left-out']);
});

test('an undo shows its progress until it has ended', async () => {
  const api = await show(anImport({ state: 'UNDOING', undo: anUndo({ places: 2, cities: 0, restored: 0 }) }), {
    ImportUndoProgress: () => ({ data: { importDraft: aDraft({ state: 'DONE', import: anImport({ state: 'UNDONE' }) }) } }),
  });
  expect(screen.getByText('3 of 6 rows undone')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(screen.queryByRole('link', { name: 'Show the places' })).not.toBeInTheDocument();
  await waitFor(() => expect(api.of('ImportUndoProgress')).toContainEqual({ id: 'd1' }));
});

test('an undone import tells what it has deleted and restored, and why rows stay', async () => {
  await show(anImport({ state: 'UNDONE', undo: anUndo() }));
  expect(screen.getByText('4 places are deleted. 1 city is deleted. 1 changed row has its former values.')).toBeInTheDocument();
  expect(screen.getByText('Rows that stay as they are, and why: have reviews (1).')).toBeInTheDocument();
});

test('an import that cannot be undone tells why', async () => {
  await show(anImport({ obstacle: aReason('It is older than 30 days.') }));
  expect(screen.getByText('It is older than 30 days.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('a draft whose import is gone says so', async () => {
  await show(null);
  expect(screen.getByText('The record of this import is gone.')).toBeInTheDocument();
});
