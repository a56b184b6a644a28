import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../test/consoleApi';
import { renderApp } from '../../../../test/renderApp';
import { aFile, catchUploads, lastUpload as upload, uploads } from '../../../../test/uploads';
import { NewImportScreen } from './NewImportScreen';

beforeEach(catchUploads);

const show = () =>
  renderApp(null, {
    path: '/admin/imports/new',
    transport: consoleApi({}).transport,
    routes: [
      { path: '/admin/imports/new', element: <NewImportScreen /> },
      { path: '/admin/imports/:id', element: <h1>The import</h1> },
    ],
  });
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
const sentFile = () => upload().body.get('file') as File;

test('a chosen file is uploaded with its progress, and its import opens', async () => {
  const { router } = await show();
  await choose(aFile('cafes.csv'));
  await upload().progress(0.4);
  expect(screen.getByRole('progressbar', { name: 'Progress: cafes.csv' })).toHaveAttribute('aria-valuenow', '40');
  await upload().answer(201, { _id: 'i7', fileName: 'cafes.csv', bytes: 1000, state: 'reading' });
  expect(await screen.findByRole('heading', { name: 'The import' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/imports/i7');
  expect(sentFile().name).toBe('cafes.csv');
});

test('an upload can be cancelled, and another file can be chosen', async () => {
  await show();
  await choose(aFile('cafes.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(upload().isAborted).toBe(true);
  await choose(aFile('bars.csv'));
  expect(sentFile().name).toBe('bars.csv');
});

test('a dropped file is uploaded; several files at once are not', async () => {
  await show();
  const zone = screen.getByRole('heading', { name: 'Drop a file here' });
  const drop = (...files: File[]) => fireEvent.drop(zone, { dataTransfer: { files, types: ['Files'] } });
  drop(aFile('a.csv'), aFile('b.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Drop one file at a time.');
  expect(uploads()).toEqual([]);
  drop(aFile('a.csv'));
  await waitFor(() => expect(sentFile().name).toBe('a.csv'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('pasted text becomes a file, and a pasted file is taken as it is', async () => {
  await show();
  const paste = (text: string, files: File[]) => fireEvent.paste(document.body, { clipboardData: { files, getData: () => text } });
  paste('name;city\nLa Cigale;Nantes', []);
  expect(sentFile().name).toBe('pasted.csv');
  expect(sentFile().size).toBe(26);
  paste('', [aFile('copied.geojson')]);
  expect(sentFile().name).toBe('copied.geojson');
});

test.each([
  [0, 'big.csv is empty. Choose another file.'],
  [1_000_000_001, 'big.csv is larger than 1.0 GB. Split it, or import it with the command line.'],
])('a file of %d bytes is refused before the upload', async (bytes, words) => {
  await show();
  await choose(aFile('big.csv', { bytes }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(uploads()).toEqual([]);
});

test('a refusal of the server is shown', async () => {
  await show();
  await choose(aFile('cafes.csv'));
  await upload().answer(409, { message: 'There are 20 unfinished imports. Finish or discard one of them first.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('There are 20 unfinished imports.');
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
});
