import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { aPhoto } from '../../../test/images';
import { renderApp } from '../../../test/renderApp';
import { makeViewer, signInAs } from '../../../test/viewer';
import type { ModerationStatus } from '../../graphql/schema.generated';
import { PhotoThumbs } from '.';
import { DeletePhotoDocument } from './DeletePhotoDialog.generated';
import { LightboxPhotoDocument } from './LightboxPhoto.generated';

jest.mock('../reports', () => ({
  ReportDialog: ({ target, onClose }: { target: { photoId: string }; onClose: () => void }) => (
    <div role="dialog" aria-label="Report">
      {target.photoId}
      <textarea aria-label="Note" />
      <button onClick={onClose}>Close the report</button>
    </div>
  ),
}));

const photos = [
  aPhoto(1, { alt: 'The harbour', credit: 'Asha Rao' }),
  aPhoto(2, { alt: 'The tower' }),
  aPhoto(3, { alt: '', photoId: null, sources: [], width: null, height: null }),
].map((image, n) => ({ id: `p${n}`, image, moderation: null }));

const routes = [{ path: '/login', element: <h1>Sign in</h1> }];
/** Mocked response to the query for an open photo. */
const known = (id: string, more: object = {}): MockLink.MockedResponse => ({
  request: { query: LightboxPhotoDocument, variables: { id } },
  result: { data: { photo: { __typename: 'Photo', id, moderation: null, viewerCan: { __typename: 'PhotoRights', delete: false, report: true }, ...more } } },
  maxUsageCount: Infinity,
});
const show = (mocks = [signInAs(makeViewer()), known('photo-1'), known('photo-2')]) =>
  renderApp(<PhotoThumbs photos={photos} label="Photos by Asha" />, { path: '/places/p1', mocks, routes });

async function open(n: number) {
  await userEvent.click(screen.getByRole('button', { name: `Open photo ${n} of 3` }));
  return within(await screen.findByRole('dialog', { name: 'Photos' }));
}
const shown = () => within(screen.getByRole('dialog', { name: 'Photos' })).getByRole('status');

test('thumbnails show in a row, and nothing shows without photos', async () => {
  await show();
  const row = within(screen.getByRole('list', { name: 'Photos by Asha' }));
  expect(row.getAllByRole('button')).toHaveLength(3);
  expect(row.getByRole('img', { name: 'The harbour' })).toHaveAttribute('src', '/uploads/1-480.webp');
  expect((await renderApp(<PhotoThumbs photos={[]} />)).container.querySelector('ul')).toBeNull();
});

test('a photo opens large with description, credit and number', async () => {
  await show();
  const dialog = await open(1);
  expect(dialog.getByText('1 of 3')).toBeInTheDocument();
  expect(shown()).toHaveTextContent(/^Photo 1 of 3\. ?The harbour · Asha Rao$/);
  const large = dialog.getByRole('img', { name: 'The harbour' });
  expect(large).toHaveAttribute('srcset', '/uploads/1-480.webp 480w, /uploads/1-1600.webp 1600w');
  expect(large).toHaveAttribute('width', '1600');
});

test('people turn the photos by buttons and keys, from the first to the last', async () => {
  await show();
  const dialog = await open(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Next photo' }));
  expect(shown()).toHaveTextContent('Photo 3 of 3.');
  expect(dialog.getByRole('button', { name: 'Next photo' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toHaveTextContent('Photo 3 of 3.');
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toHaveTextContent(/^Photo 2 of 3\. ?The tower$/);
  await userEvent.keyboard('{Home}');
  expect(shown()).toHaveTextContent('Photo 1 of 3.');
  await userEvent.keyboard('{End}');
  expect(shown()).toHaveTextContent('Photo 3 of 3.');
});

test('people swipe from one photo to the next', async () => {
  await show();
  const dialog = await open(1);
  const row = dialog.getByRole('group', { name: 'Photos' });
  Object.defineProperty(row, 'clientWidth', { value: 390 });
  row.scrollLeft = 770;
  fireEvent.scroll(row);
  expect(shown()).toHaveTextContent('Photo 3 of 3.');
});

test('Escape closes the large photos and returns the focus', async () => {
  await show();
  await open(2);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open photo 2 of 3' })).toHaveFocus();
});

test('the shown photo can be reported, and keys in the report form turn no photo', async () => {
  await show();
  const dialog = await open(2);
  await userEvent.click(await dialog.findByRole('button', { name: 'Report' }));
  const report = await screen.findByRole('dialog', { name: 'Report', hidden: true });
  expect(report).toHaveTextContent('photo-2');
  fireEvent.keyDown(within(report).getByLabelText('Note'), { key: 'ArrowRight' });
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  await userEvent.click(within(report).getByText('Close the report'));
  expect(screen.queryByRole('dialog', { name: 'Report', hidden: true })).not.toBeInTheDocument();
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
});

test('a picture that no user has uploaded cannot be reported', async () => {
  await show();
  const dialog = await open(3);
  expect(dialog.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
});

test('a photo without the focused button keeps the focus in the dialog, so that the next key works', async () => {
  await show();
  const dialog = await open(2);
  const report = await dialog.findByRole('button', { name: 'Report' });
  act(() => report.focus());
  fireEvent.keyDown(report, { key: 'ArrowRight' });
  expect(report).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Photos' })).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a visitor who reports a photo signs in first', async () => {
  const { router } = await show([signInAs(null)]);
  const dialog = await open(1);
  await userEvent.click(await dialog.findByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/places/p1' } });
});

test('no photo can be reported before it is known who is signed in', async () => {
  await show([{ ...signInAs(makeViewer()), delay: Infinity }, known('photo-1')]);
  const dialog = await open(1);
  expect(dialog.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
});

const moderation = (status: ModerationStatus, reason: string | null = null) => ({ __typename: 'Moderation' as const, status, reason });
const own = { viewerCan: { __typename: 'PhotoRights', delete: true, report: false } };

test('people see which of their photos are not public, and why', async () => {
  const refused = moderation('REJECTED', 'Somebody can be recognised.');
  const states = [moderation('PENDING'), refused, moderation('APPROVED')];
  const mine = photos.map((photo, n) => ({ ...photo, moderation: states[n] ?? null }));
  const mocks = [signInAs(makeViewer()), known('photo-1', { ...own, moderation: states[0] }), known('photo-2', { ...own, moderation: refused })];
  await renderApp(<PhotoThumbs photos={mine} />, { mocks });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Open photo 1 of 3: waiting for approval',
    'Open photo 2 of 3: not published',
    'Open photo 3 of 3',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Open photo 1/ }));
  expect(await screen.findByText('Waiting for approval')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Not published: Somebody can be recognised.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
});

test('a person deletes their own photo after a confirmation', async () => {
  const deletes = (result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
    request: { query: DeletePhotoDocument, variables: { id: 'photo-1' } },
    result,
  });
  const mocks = [
    signInAs(makeViewer()),
    known('photo-1', own),
    deletes({ errors: [new GraphQLError('Photo not found', { extensions: { code: 'NOT_FOUND' } })] }),
    deletes({ data: { deletePhoto: true } }),
  ];
  await show(mocks);
  const dialog = await open(1);
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete your photo?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete my photo' }));
  expect(await question.findByText('Photo not found')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Delete my photo' }));
  expect(await screen.findByText('Your photo is deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
