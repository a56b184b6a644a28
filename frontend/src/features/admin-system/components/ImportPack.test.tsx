import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { catchUploads, lastUpload as upload } from '../../../../test/uploads';
import { ImportPack } from './ImportPack';

beforeEach(catchUploads);

const PACK = {
  _id: 'p1',
  name: 'Guide of Pune',
  credit: 'Mira',
  cities: { all: 12, present: 3 },
  places: { all: 1024, present: 0 },
  pictures: 7,
  maps: { all: 2, present: 1 },
  settings: ['identity'],
  attributes: { added: ['beer_garden'], changed: ['cuisine', 'diet'], removed: ['stars'] },
  others: ['notes.txt'],
  content: { cities: 56, places: 1144, reviews: 6150, photos: 2 },
};
const JOB = {
  __typename: 'BackgroundJob',
  id: 'j1',
  kind: 'IMPORT_PACK',
  state: 'WAITING',
  isCancelled: false,
  done: 0,
  total: null,
  error: null,
  actor: null,
};
const started = { ...JOB, createdAt: '2026-11-27T08:00:00Z', endedAt: null, canCancel: true, canRetry: false };

async function open(answer: () => object = () => ({ data: { importPack: started } })) {
  const api = consoleApi({ ImportPack: answer });
  await renderApp(<ImportPack />, { path: '/admin/system', transport: api.transport });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['PK'], 'guide.zip', { type: 'application/zip' }));
  return api;
}

test('an uploaded pack is described, and added to the guide', async () => {
  const api = await open();
  await upload().progress(0.5);
  expect(screen.getByRole('progressbar', { name: 'Progress: guide.zip' })).toHaveAttribute('aria-valuenow', '50');
  await upload().progress(1);
  expect(screen.getByText('The server checks the pack…')).toBeInTheDocument();
  await upload().answer(201, PACK);
  const dialog = within(await screen.findByRole('dialog', { name: /Guide of Pune/ }));
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'KindIn the packAlready hereOn this site',
    'Cities12356',
    'Places1,02401,144',
    'Pictures7–2',
    'Maps21–',
    'Reviews––6,150',
  ]);
  expect(dialog.getByText(/^New attributes: .*beer_garden/)).toBeInTheDocument();
  expect(dialog.queryByText(/cuisine|stars/)).not.toBeInTheDocument();
  expect(dialog.getByText(/such as .*notes\.txt/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.of('ImportPack')).toEqual([{ id: 'p1', mode: 'ADD' }]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The pack is being imported');
});

test('a replacement says what is deleted; a refusal stays in the dialog', async () => {
  const api = await open(() => refusal('The file of this pack does not exist any more. Upload it again.', 'CONFLICT'));
  await upload().answer(201, PACK);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /^Replace the guide/ }));
  expect(dialog.getByText(/deleted permanently/)).toBeInTheDocument();
  expect(dialog.getByText(/^Attributes that change: .*cuisine.*, .*diet/)).toBeInTheDocument();
  expect(dialog.getByText(/^Attributes of this site that are deleted: .*stars/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace the guide' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Upload it again');
  expect(api.of('ImportPack')).toEqual([{ id: 'p1', mode: 'REPLACE' }]);
});

test('an empty site is not asked what to do with its guide', async () => {
  const api = await open();
  await upload().answer(201, { ...PACK, name: '', others: [], content: { cities: 0, places: 0, reviews: 0, photos: 0 } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import the pack?' }));
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(api.of('ImportPack')).toEqual([{ id: 'p1', mode: null }]));
});

test('a wrong file is refused with a sentence, and an upload can be cancelled', async () => {
  await open();
  await upload().answer(400, { message: 'x', fields: { pack: 'This file is no zip, or it is damaged' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is no zip, or it is damaged');
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['PK'], 'other.zip', { type: 'application/zip' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(upload().isAborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Import a pack' })).toBeInTheDocument();
});
