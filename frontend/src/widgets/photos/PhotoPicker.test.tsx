import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../../test/renderApp';
import { aFile, catchUploads, lastUpload, previews, uploads } from '../../../test/uploads';
import { makeViewer, signInAs } from '../../../test/viewer';
import { onSessionLost } from '../../lib/api';
import { type PickedPhoto, PhotoPicker } from '.';

const changed = jest.fn<undefined, [PickedPhoto[]]>();
const busy = jest.fn<undefined, [boolean]>();
const described = jest.fn<Promise<Response>, [string, RequestInit]>();

interface Given {
  max?: number;
  first?: PickedPhoto[];
  error?: string;
  elsewhere?: number;
}

function Form({ max = 5, first = [], error, elsewhere }: Given) {
  const [photos, setPhotos] = useState<PickedPhoto[]>(first);
  const change = (next: PickedPhoto[]) => {
    changed(next);
    setPhotos(next);
  };
  return <PhotoPicker label="Your photos" value={photos} onChange={change} max={max} elsewhere={elsewhere} error={error} onBusy={busy} />;
}

const show = (given: Given = {}) => renderApp(<Form {...given} />, { mocks: [signInAs(makeViewer())] });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Your photos', { selector: 'input' }), files, { applyAccept: false });
const card = (name: string) => within(screen.getByRole('listitem', { name }));
const names = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
const ids = () => changed.mock.lastCall?.[0].map(({ id }) => id);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  catchUploads();
  described.mockReset().mockImplementation(async () => new Response('{}'));
  globalThis.fetch = described as unknown as typeof fetch;
  changed.mockClear();
  busy.mockClear();
});

test('chosen photos upload one after another, and show their progress', async () => {
  await show();
  await choose(aFile('harbour.jpg'), aFile('tower.png', { type: 'image/png' }));
  expect(uploads()).toHaveLength(1);
  expect(lastUpload().headers).toEqual({ authorization: 'Bearer token-of-the-test' });
  expect(card('tower.png').getByText('Waiting …')).toBeInTheDocument();
  await lastUpload().progress(0.456);
  expect(card('harbour.jpg').getByText('45 %')).toBeInTheDocument();
  expect(card('harbour.jpg').getByRole('progressbar', { name: 'Upload of harbour.jpg' })).toHaveAttribute('aria-valuenow', '45');
  await lastUpload().progress(1);
  expect(card('harbour.jpg').getByText('Almost there …')).toBeInTheDocument();
  await lastUpload().take('p1');
  expect(screen.getByText('harbour.jpg is uploaded.')).toBeInTheDocument();
  expect(lastUpload().fileName).toBe('tower.png');
  expect(busy).toHaveBeenLastCalledWith(true);
  await lastUpload().take('p2');
  expect(changed).toHaveBeenLastCalledWith([
    { id: 'p1', url: '/uploads/p1-480.webp', alt: '' },
    { id: 'p2', url: '/uploads/p2-480.webp', alt: '' },
  ]);
  expect(busy).toHaveBeenLastCalledWith(false);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('dropped files are uploaded like chosen ones', async () => {
  await show();
  const zone = screen.getByRole('button', { name: 'Choose photos' }).parentElement as HTMLElement;
  await act(async () => fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [aFile('dropped.webp', { type: 'image/webp' })] } }));
  expect(names()).toEqual(['dropped.webp']);
  expect(lastUpload().fileName).toBe('dropped.webp');
});

test.each([
  ['menu.pdf', aFile('menu.pdf', { type: 'application/pdf' }), 'Please choose a JPEG, PNG or WebP picture'],
  ['no type at all', aFile('folder', { type: '' }), 'Please choose a JPEG, PNG or WebP picture'],
  ['9 MB that the browser cannot make smaller', aFile('large.jpg', { bytes: 9 * 1024 * 1024 }), 'A photo has at most 8 MB'],
])('%s is refused without an upload, and the other files upload', async (_what, file, reason) => {
  await show();
  await choose(file, aFile('harbour.jpg'));
  expect(await card(file.name).findByText(reason)).toBeInTheDocument();
  expect(card(file.name).queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent(`${file.name} is not uploaded. ${reason}`);
  await waitFor(() => expect(lastUpload().fileName).toBe('harbour.jpg'));
  await lastUpload().take('p1');
  expect(ids()).toEqual(['p1']);
  await press(`Remove ${file.name}`);
  expect(names()).toEqual(['harbour.jpg']);
});

test.each([
  [413, { message: 'A photo has at most 8 MB', code: 'BAD_USER_INPUT', fields: { photo: 'A photo has at most 8 MB' } }, 'A photo has at most 8 MB'],
  [413, '<html>Request Entity Too Large</html>', 'A photo has at most 8 MB'],
  [400, { message: 'Invalid input', fields: { photo: 'Please choose a JPEG, PNG or WebP picture' } }, 'Please choose a JPEG, PNG or WebP picture'],
])('a photo that the server refuses with %i cannot be retried', async (status, body, reason) => {
  await show();
  await choose(aFile('fake.jpg'));
  await lastUpload().answer(status, body);
  expect(card('fake.jpg').getByText(reason)).toBeInTheDocument();
  expect(card('fake.jpg').queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  expect(busy).toHaveBeenLastCalledWith(false);
});

test.each([
  [429, { message: 'Too many photos. Please wait a moment.' }, 'Too many photos. Please wait a moment.'],
  [503, { message: 'The service is busy.' }, 'The service is busy.'],
  [502, '<html>Bad Gateway</html>', 'The server answered with status 502.'],
  [201, 'cut off', 'The server answered with status 201.'],
])('a retry after %i uploads the photo', async (status, body, reason) => {
  await show();
  await choose(aFile('harbour.jpg'));
  await lastUpload().answer(status, body);
  expect(card('harbour.jpg').getByText(reason)).toBeInTheDocument();
  await press('Try again to upload harbour.jpg');
  expect(screen.getByRole('button', { name: 'Choose photos' })).toHaveFocus();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
  await lastUpload().take('p1');
  expect(ids()).toEqual(['p1']);
});

test('a lost connection keeps the uploaded photos, and the others can be retried together', async () => {
  await show();
  await choose(aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg'));
  await lastUpload().take('p-a');
  await lastUpload().progress(0.5);
  await lastUpload().cut();
  await lastUpload().cut();
  expect(card('b.jpg').getByText('The server cannot be reached. Check your connection.')).toBeInTheDocument();
  expect(busy).toHaveBeenLastCalledWith(false);
  await userEvent.type(card('c.jpg').getByLabelText('What does it show?'), 'Cranes');
  await press('Try all 2 again');
  await lastUpload().take('p-b');
  expect(lastUpload().body.get('alt')).toBe('Cranes');
  await lastUpload().take('p-c');
  expect(ids()).toEqual(['p-a', 'p-b', 'p-c']);
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

test('removing a photo cancels its upload, and the next one uploads', async () => {
  await show();
  await choose(aFile('wrong.jpg'), aFile('right.jpg'));
  const wrong = lastUpload();
  await press('Cancel wrong.jpg');
  expect(wrong.isAborted).toBe(true);
  expect(names()).toEqual(['right.jpg']);
  expect(screen.getByRole('button', { name: 'Choose photos' })).toHaveFocus();
  await lastUpload().take('p1');
  expect(ids()).toEqual(['p1']);
});

test('unmounting cancels the upload and releases the previews', async () => {
  const { unmount } = await show();
  await choose(aFile('harbour.jpg'), aFile('tower.jpg'));
  expect([...previews]).toEqual(['blob:harbour.jpg', 'blob:tower.jpg']);
  await press('Cancel tower.jpg');
  expect([...previews]).toEqual(['blob:harbour.jpg']);
  unmount();
  expect(lastUpload().isAborted).toBe(true);
  expect(previews.size).toBe(0);
});

test('an ended session shows how to continue, and the chosen photo stays', async () => {
  const lost = jest.fn();
  const stop = onSessionLost(lost);
  await show();
  await choose(aFile('harbour.jpg'));
  await lastUpload().answer(401, { message: 'You need to sign in.', code: 'UNAUTHENTICATED' });
  stop();
  expect(lost).toHaveBeenCalledTimes(1);
  const signIn = card('harbour.jpg').getByRole('link', { name: 'Sign in' });
  expect(signIn).toHaveAttribute('href', '/login');
  expect(signIn).toHaveAttribute('target', '_blank');
  localStorage.setItem('token', 't-2');
  await press('Try again to upload harbour.jpg');
  expect(lastUpload().headers).toEqual({ authorization: 'Bearer t-2' });
  await lastUpload().take('p1');
  expect(ids()).toEqual(['p1']);
});

test('photos above the maximum are refused with a message', async () => {
  await show({ max: 2 });
  await choose(aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg'));
  expect(names()).toEqual(['a.jpg', 'b.jpg']);
  const group = screen.getByRole('group', { name: 'Your photos' });
  expect(group).toHaveAccessibleDescription('2 photos at most: 1 photo was left out.');
  await press('Choose photos');
  expect(group).toHaveAccessibleDescription('2 photos at most. Remove one to add another.');
  await press('Cancel a.jpg');
  expect(group).not.toHaveAccessibleDescription();
  await choose(aFile('d.jpg'));
  expect(names()).toEqual(['b.jpg', 'd.jpg']);
});

test('a single photo is replaced once the new one is uploaded', async () => {
  await show({ max: 1, first: [{ id: 'old', url: '/old.webp', alt: '' }] });
  await userEvent.upload(screen.getByLabelText('Your photos', { selector: 'input' }), aFile('new.jpg'));
  expect(changed).not.toHaveBeenCalled();
  await lastUpload().take('new');
  expect(ids()).toEqual(['new']);
});

test('photos move left and right, and the pressed button keeps the focus', async () => {
  const first = ['a', 'b', 'c'].map((id) => ({ id, url: `/${id}.webp`, alt: '' }));
  await show({ first });
  expect(screen.getByRole('button', { name: 'Move photo 1 left' })).toHaveAttribute('aria-disabled', 'true');
  await press('Move photo 1 left');
  expect(changed).not.toHaveBeenCalled();
  await press('Move photo 1 right');
  expect(ids()).toEqual(['b', 'a', 'c']);
  expect(screen.getByText('Now photo 2 of 3.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move photo 2 right' })).toHaveFocus();
  await press('Move photo 3 left');
  expect(ids()).toEqual(['b', 'c', 'a']);
});

describe('the description of a photo', () => {
  const field = () => screen.getByLabelText('What does it show?');
  const saved = () => described.mock.calls.map(([address, { method, body }]) => [method, address, JSON.parse(body as string) as unknown]);

  test('is saved once when the field loses the focus', async () => {
    await show({ first: [{ id: 'a', url: '/a.webp', alt: '' }] });
    await userEvent.type(field(), 'The harbour ');
    expect(changed).toHaveBeenLastCalledWith([{ id: 'a', url: '/a.webp', alt: 'The harbour ' }]);
    await userEvent.tab();
    await userEvent.click(field());
    await userEvent.tab();
    expect(saved()).toEqual([['PUT', '/api/photos/a', { alt: 'The harbour' }]]);
  });

  test('is saved when the form unmounts before the field loses the focus', async () => {
    await show({
      first: [
        { id: 'a', url: '/a.webp', alt: '' },
        { id: 'b', url: '/b.webp', alt: 'The tower' },
      ],
    });
    await userEvent.type(screen.getAllByLabelText('What does it show?')[0] as HTMLElement, 'The harbour');
    cleanup();
    expect(saved()).toEqual([['PUT', '/api/photos/a', { alt: 'The harbour' }]]);
  });

  test('can be typed during the upload, and the field keeps the focus', async () => {
    await show();
    await choose(aFile('harbour.jpg'));
    await userEvent.type(field(), 'The har');
    await lastUpload().take('p1');
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'bour');
    await userEvent.tab();
    expect(saved().at(-1)).toEqual(['PUT', '/api/photos/p1', { alt: 'The harbour' }]);
    expect(changed.mock.lastCall?.[0]).toEqual([{ id: 'p1', url: '/uploads/p1-480.webp', alt: 'The harbour' }]);
  });

  test.each([
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), 'The server cannot be reached. Check your connection.'],
    [
      'the server refuses it',
      async () => new Response('{"message":"No","fields":{"alt":"That is no description"}}', { status: 400 }),
      'That is no description',
    ],
  ])('stays if %s, and is saved the next time', async (_what, answer, reason) => {
    described.mockImplementationOnce(answer);
    await show({ first: [{ id: 'a', url: '/a.webp', alt: '' }] });
    await userEvent.type(field(), 'Cranes');
    await userEvent.tab();
    expect(await screen.findByText(`The description could not be saved. ${reason}`)).toBeInTheDocument();
    expect(field()).toHaveValue('Cranes');
    await userEvent.click(field());
    await userEvent.tab();
    expect(described).toHaveBeenCalledTimes(2);
  });

  test('has at most 200 characters', async () => {
    await show({ first: [{ id: 'a', url: '/a.webp', alt: '' }] });
    fireEvent.change(field(), { target: { value: `${'a'.repeat(199)}👩‍🚀 and more` } });
    expect(field()).toHaveValue('a'.repeat(199)); // an emoji is not cut
  });
});

test('an error of the choice shows at the field', async () => {
  await show({ error: 'Please choose at least one photo.' });
  expect(screen.getByRole('group', { name: 'Your photos' })).toHaveAccessibleDescription('Please choose at least one photo.');
});

test('photos shown elsewhere in the form count towards the maximum', async () => {
  await show({ max: 5, elsewhere: 3 });
  expect(screen.getByText(/· 3 of 5$/)).toBeInTheDocument();
  await choose(aFile('one.jpg'), aFile('two.jpg'), aFile('three.jpg'));
  expect(names()).toEqual(['one.jpg', 'two.jpg']);
  await lastUpload().take('p1');
  expect(screen.getByText(/· 4 of 5$/)).toBeInTheDocument();
});
