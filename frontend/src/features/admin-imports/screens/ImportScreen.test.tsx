import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { aDraft, aReading, aReason, importApi } from './imports.fixture';
import { ImportScreen } from './ImportScreen';

async function show(first: object, answers: Parameters<typeof importApi>[1] = {}) {
  let draft = first;
  const api = importApi(() => draft, answers);
  const { router } = await renderApp(null, {
    path: '/admin/imports/i1',
    transport: api.transport,
    routes: [
      { path: '/admin/imports/new', element: <h1>New import</h1> },
      { path: '/admin/imports/:id', element: <ImportScreen /> },
    ],
  });
  return { api, router, becomes: (next: object) => (draft = next) };
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'First rows' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const choose = async (field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};
const reread = (more: object = {}) => ({ data: { readImportDraft: { __typename: 'ImportDraft', id: 'i1', state: 'READING', problem: null, ...more } } });

test('an admin sees how a file was read, and its first rows with their lines', async () => {
  await show(aDraft());
  expect(await screen.findByText('restaurants.csv · 12.4 kB · 3 rows')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Kind of file' })).toHaveTextContent('CSV or another table as text');
  expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveTextContent('windows-1252');
  expect(screen.getByRole('combobox', { name: 'Values separated by' })).toHaveTextContent('Semicolon');
  expect(screen.queryByRole('combobox', { name: 'Sheet' })).not.toBeInTheDocument();
  expect(screen.getByText('A row above the header was skipped.')).toBeInTheDocument();
  expect(await rows()).toEqual(['Linenomservicesthemes_libeouverture', '3La CigaleWiFiBrasserie2001', '4La CivelleSéminaireGuinguette']);
});

test('a map can be made from an extract of OpenStreetMap', async () => {
  const { api } = await show(aDraft({ reading: aReading({ format: 'pbf', encoding: null, delimiter: null }) }), {
    MakeMapOfImport: () => ({ data: { makeMapOfImport: { __typename: 'MapArchive', id: 'm1', name: 'vaduz' } } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a map from this file' }));
  expect(await screen.findByText(/^The map .*vaduz.* is being made$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show the maps' })).toBeInTheDocument();
  expect(api.of('MakeMapOfImport')).toEqual([{ id: 'i1' }]);
});

test('a table offers no map', async () => {
  await show(aDraft());
  expect(await screen.findByRole('button', { name: 'Choose the columns' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make a map from this file' })).not.toBeInTheDocument();
});

test('a part of a large file says how many rows were read; a workbook has its sheets', async () => {
  await show(
    aDraft({ reading: aReading({ isWhole: false, records: 20_000, format: 'xlsx', encoding: null, delimiter: null, sheet: 'May', sheets: ['May', 'June'] }) }),
  );
  expect(await screen.findByText(/the first 20,000 rows were read/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sheet' })).toHaveTextContent('May');
  expect(screen.queryByRole('combobox', { name: 'Encoding' })).not.toBeInTheDocument();
});

test('another encoding reads the file again with the delimiter that it had', async () => {
  const { api, becomes } = await show(aDraft(), { ReadImportDraft: () => reread() });
  becomes(aDraft({ state: 'READING', job: { __typename: 'BackgroundJob', id: 'j1', done: 0, total: null, canCancel: true } }));
  await choose('Encoding', 'iso-8859-2');
  expect(api.of('ReadImportDraft')).toEqual([{ id: 'i1', input: { format: null, encoding: 'iso-8859-2', delimiter: ';', sheet: null } }]);
  expect(await screen.findByRole('progressbar', { name: 'Reading restaurants.csv…' })).toBeInTheDocument();
  becomes(aDraft({ reading: aReading({ encoding: 'iso-8859-2' }) }));
  expect(await screen.findByRole('combobox', { name: 'Encoding' })).toHaveTextContent('iso-8859-2');
});

test('another kind of file forgets the encoding and the delimiter of the former one', async () => {
  const { api } = await show(aDraft(), { ReadImportDraft: () => reread() });
  await choose('Kind of file', 'GeoJSON');
  expect(api.of('ReadImportDraft')).toEqual([{ id: 'i1', input: { format: 'geojson', encoding: null, delimiter: null, sheet: null } }]);
});

test('a running reading can be cancelled', async () => {
  const job = { __typename: 'BackgroundJob', id: 'j1', state: 'RUNNING', isCancelled: false, done: 1, total: 4, canCancel: true };
  const cancelled = { ...job, isCancelled: true, canCancel: false };
  const reading = (one: object) => aDraft({ state: 'READING', reading: null, job: one });
  const { api, becomes } = await show(reading(job), {
    CancelJob: () => {
      becomes(reading(cancelled));
      return { data: { cancelJob: cancelled } };
    },
  });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());
  expect(api.of('CancelJob')).toEqual([{ id: 'j1' }]);
});
test('a file that cannot be read says why, and can be read in another way', async () => {
  const problem = aReason('This is a picture (JPEG).');
  const { api } = await show(aDraft({ reading: null, problem }), { ReadImportDraft: () => reread() });
  expect(await screen.findByRole('alert')).toHaveTextContent('This is a picture (JPEG).');
  expect(screen.queryByRole('button', { name: 'Choose the columns' })).not.toBeInTheDocument();
  await choose('Kind of file', 'KML');
  expect(api.of('ReadImportDraft')).toEqual([{ id: 'i1', input: { format: 'kml', encoding: null, delimiter: null, sheet: null } }]);
});

test('another file replaces one that cannot be read', async () => {
  const { api, router } = await show(aDraft({ reading: null, problem: aReason('x') }), { DiscardImportDraft: () => ({ data: { discardImport: true } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Use another file' }));
  expect(await screen.findByRole('heading', { name: 'New import' })).toBeInTheDocument();
  expect(api.of('DiscardImportDraft')).toEqual([{ id: 'i1' }]);
  expect(router.state.location.pathname).toBe('/admin/imports/new');
});

test('the steps lead to the columns and back to the file; later steps are closed', async () => {
  await show(aDraft());
  const steps = within(await screen.findByRole('list', { name: 'Steps of the import' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1File', '2Columns', '3Preview', '4Import', '5Result']);
  await userEvent.click(screen.getByRole('button', { name: 'Choose the columns' }));
  expect(await screen.findByRole('list', { name: 'Columns of the file' })).toBeInTheDocument();
  expect(steps.queryByRole('button', { name: /Preview/ })).not.toBeInTheDocument();
  await userEvent.click(steps.getByRole('button', { name: /File/ }));
  expect(await screen.findByRole('table', { name: 'First rows' })).toBeInTheDocument();
});

test('a failed preview leads back to the columns, with the reason', async () => {
  await show(aDraft({ problem: aReason('The preview was cancelled. Make it again.') }));
  expect(await screen.findByRole('list', { name: 'Columns of the file' })).toBeInTheDocument();
  expect(screen.getByText('The preview was cancelled. Make it again.')).toBeInTheDocument();
});

test('an import that does not exist says so', async () => {
  await show(aDraft(), { ImportScreen: () => refusal('Not found', 'NOT_FOUND') });
  expect(await screen.findByRole('heading', { name: 'Import not found' })).toBeInTheDocument();
});
