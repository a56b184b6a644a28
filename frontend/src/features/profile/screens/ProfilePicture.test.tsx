import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { aFile, catchUploads, lastUpload } from '../../../../test/uploads';
import { SetAvatarDocument } from '../components/account/AvatarDialog.generated';
import { RemoveAvatarDocument } from '../components/account/RemoveAvatarDialog.generated';
import { aViewer, profileOf, refused, aProfile } from './ProfileScreen.fixture';

const OLD = '/uploads/old.webp';
const NEW = '/uploads/new.webp';

async function show(viewer: ReturnType<typeof aViewer>, ...mocks: MockLink.MockedResponse[]) {
  const shown = await renderApp(null, profileOf(viewer, [aProfile(viewer), ...mocks]));
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
  return shown;
}
const sets = (result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: SetAvatarDocument, variables: { photoId: 'new' } },
  result,
});
const removes = (result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({ request: { query: RemoveAvatarDocument }, result });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pictures = () => [...document.querySelectorAll('[aria-label="Zoë Fontaine"] img')].map((image) => image.getAttribute('src'));

async function choose() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Your picture' }));
  await userEvent.upload(screen.getByLabelText('A picture that others see beside your name', { selector: 'input' }), aFile('me.jpg'));
  return dialog;
}

beforeEach(catchUploads);

test('a new picture shows as a preview, and everywhere after saving', async () => {
  await show(aViewer(), sets({ data: { setAvatar: aViewer({ avatarUrl: NEW }) } }));
  expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  await press('Add a picture');
  const dialog = await choose();
  expect(dialog.queryByLabelText('What does it show?')).not.toBeInTheDocument();
  await lastUpload().take('new');
  expect(document.querySelector('[role=dialog] [src="/uploads/new-480.webp"]')).toBeInTheDocument();
  await press('Save picture');
  expect(await screen.findByText('Your picture is changed.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pictures()).toEqual([NEW]);
  expect(screen.getByRole('button', { name: 'Change picture' })).toBeInTheDocument();
});

test('a user with an unconfirmed address reads that others cannot see the picture yet', async () => {
  await show(aViewer(), sets({ data: { setAvatar: aViewer({ avatarUrl: NEW, isAvatarWaiting: true }) } }));
  expect(screen.queryByText(/^Only you see this picture/)).not.toBeInTheDocument();
  await press('Add a picture');
  await choose();
  await lastUpload().take('new');
  await press('Save picture');
  expect(
    await screen.findByText('Only you and moderators see this picture until your e-mail address is confirmed or a moderator has approved it.'),
  ).toBeInTheDocument();
});

test('nothing is saved without a picture or during an upload', async () => {
  await show(aViewer());
  await press('Add a picture');
  await screen.findByRole('dialog', { name: 'Your picture' });
  await press('Save picture');
  expect(screen.getByText('Please choose a picture.')).toBeInTheDocument();
  await choose();
  await press('Save picture');
  expect(screen.getByText('Your picture is still uploading. Please wait a moment.')).toBeInTheDocument();
});

test('a failed save shows the error and keeps the chosen picture', async () => {
  await show(aViewer({ avatarUrl: OLD }), sets(refused('The service is busy.')), sets({ data: { setAvatar: aViewer({ avatarUrl: NEW }) } }));
  await press('Change picture');
  const dialog = await choose();
  await lastUpload().take('new');
  await press('Save picture');
  expect(await dialog.findByRole('alert')).toHaveTextContent('The service is busy.');
  expect(dialog.getByRole('listitem', { name: 'me.jpg' })).toBeInTheDocument();
  await press('Save picture');
  expect(await screen.findByText('Your picture is changed.')).toBeInTheDocument();
});

test('removing the picture needs confirmation and shows the initials', async () => {
  await show(aViewer({ avatarUrl: OLD }), removes({ data: { removeAvatar: aViewer() } }));
  await press('Remove picture');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your picture?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pictures()).toEqual([OLD]);
  await press('Remove picture');
  await press('Remove my picture');
  expect(await screen.findByText('Your picture is removed.')).toBeInTheDocument();
  await waitFor(() => expect(pictures()).toEqual([]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a picture' })).toHaveFocus());
});

test('a picture that cannot be removed stays, and the dialog shows the reason', async () => {
  await show(aViewer({ avatarUrl: OLD }), removes(refused('The service is busy.')));
  await press('Remove picture');
  await press('Remove my picture');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('The service is busy.');
  expect(pictures()).toEqual([OLD]);
});
