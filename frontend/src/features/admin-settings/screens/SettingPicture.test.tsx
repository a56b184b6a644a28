/** @ownModules */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFile, catchUploads, lastUpload, uploads } from '../../../../test/uploads';
import { box, button, openTrial, press, saved, write } from './settings.fixture';

jest.setTimeout(30_000);

jest.mock('../../../graphql/settingGroups.generated', () => ({
  settingGroups: { trial: jest.requireActual<typeof import('./trial.fixture')>('./trial.fixture').trial.fields },
}));

beforeEach(() => {
  localStorage.clear();
  catchUploads();
});
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Hero', { selector: 'input' }), file, { applyAccept: false });

test('a chosen picture uploads, is shown, and can be removed', async () => {
  const api = await openTrial();
  await choose(aFile('hero.svg', { type: 'image/svg+xml' }));
  expect([lastUpload().body.get('use'), (lastUpload().body.get('picture') as File).name]).toEqual(['hero', 'hero.svg']);
  await lastUpload().progress(0.5);
  expect(screen.getByRole('progressbar', { name: 'Upload of hero.svg' })).toHaveAttribute('aria-valuenow', '50');
  await lastUpload().answer(201, { _id: 'p1', url: '/site/pictures/p1', width: 10, height: 10 });
  expect(screen.getByRole('img', { name: 'Hero' })).toHaveAttribute('src', '/site/pictures/p1');
  expect(await saved(api)).toMatchObject({ hero: 'p1' });
  await press('Remove the picture');
  expect(button('Choose a picture')).toHaveFocus();
  expect(await saved(api)).toMatchObject({ hero: '' });
});

test('a dropped picture uploads, the form waits for it, and Cancel ends the upload', async () => {
  const api = await openTrial();
  write(box('Body'), 'Text');
  const zone = button('Choose a picture').parentElement as HTMLElement;
  await act(async () => fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [aFile('hero.png', { type: 'image/png' })] } }));
  await press('Save');
  expect(await screen.findByText('The pictures are still uploading. Please try again in a moment.')).toBeInTheDocument();
  expect(api.sent()).toEqual([]);
  await press('Cancel');
  expect(lastUpload().isAborted).toBe(true);
  expect(await saved(api)).toMatchObject({ body: 'Text', hero: '' });
});

test.each([
  ['a PDF', aFile('menu.pdf', { type: 'application/pdf' }), 'Only PNG, JPEG, WebP and SVG pictures can be used'],
  ['9 MB', aFile('large.png', { type: 'image/png', bytes: 9 * 1024 * 1024 }), 'A picture has at most 8 MB. Choose a smaller one.'],
])('%s is refused without an upload', async (_what, file, sentence) => {
  await openTrial();
  await choose(file);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(uploads()).toEqual([]);
});

test('the reason of the server is shown, and another picture can be chosen', async () => {
  await openTrial();
  await choose(aFile('half.png', { type: 'image/png' }));
  await lastUpload().answer(400, {
    message: 'Invalid input',
    fields: { picture: 'Refused' },
    fieldReasons: { picture: { reason: 'settings.pictureUnreadable' } },
  });
  const sentence = 'This picture cannot be read. Save it again, or choose another one.';
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await choose(aFile('whole.png', { type: 'image/png' }));
  await lastUpload().answer(201, { _id: 'p2', url: '/site/pictures/p2', width: 10, height: 10 });
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Hero' })).toHaveAttribute('src', '/site/pictures/p2');
});
