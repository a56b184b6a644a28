import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { aPhoto } from '../../../../test/images';
import { renderApp } from '../../../../test/renderApp';
import { aFile, catchUploads, lastUpload } from '../../../../test/uploads';
import { makeViewer, signInAs } from '../../../../test/viewer';
import { AddPhotosDocument } from '../components/pictures/AddPhotos.generated';
import { AddPlacePhotosDocument } from '../components/pictures/AddPhotosDialog.generated';
import { PlaceScreen } from './PlaceScreen';
import { aPlace, answerWith } from './PlaceScreen.fixture';
import { PlaceScreenDocument } from './PlaceScreen.generated';

const routes = [
  { path: '/places/:id', element: <PlaceScreen /> },
  { path: '/login', element: <h1>Sign in</h1> },
];
const photos = (count: number) => Array.from({ length: count }, (_, n) => aPhoto(n + 1));

const loaded = (more: object = {}): MockLink.MockedResponse => ({
  request: { query: PlaceScreenDocument, variables: { id: 'p1' } },
  result: answerWith(aPlace(more)),
});
const may = (addPhotos: boolean): MockLink.MockedResponse => ({
  request: { query: AddPhotosDocument, variables: { id: 'p1' } },
  result: { data: { place: { __typename: 'Place', id: 'p1', viewerCan: { __typename: 'PlaceRights', addPhotos } } } },
  maxUsageCount: Infinity,
});
const adds = (result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: AddPlacePhotosDocument, variables: { placeId: 'p1', photoIds: ['new'] } },
  result,
});
const added = (images: object[]) => ({ data: { addPlacePhotos: { __typename: 'Place', id: 'p1', images } } });

async function show(mocks: MockLink.MockedResponse[], path = '/places/p1') {
  const shown = await renderApp(null, { path, routes, mocks });
  await screen.findByRole('heading', { level: 1, name: 'Gateway of India' });
  return shown;
}
const member = () => signInAs(makeViewer());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add photos' }));
  return within(await screen.findByRole('dialog', { name: 'Add photos of Gateway of India' }));
}
async function upload() {
  await userEvent.upload(screen.getByLabelText('Your photos', { selector: 'input' }), aFile('harbour.jpg'));
  await lastUpload().take('new');
}

beforeEach(catchUploads);

test('a photo of the mosaic opens in the lightbox', async () => {
  await show([signInAs(null), loaded({ images: photos(6) })]);
  expect(screen.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(5);
  await press('Open photo 3 of 6');
  expect(within(await screen.findByRole('dialog', { name: 'Photos' })).getByText('3 of 6')).toBeInTheDocument();
});

test('"Show all photos" opens the lightbox at the first photo', async () => {
  await show([signInAs(null), loaded({ images: photos(6) })]);
  await press('Show all 6 photos');
  expect(within(await screen.findByRole('dialog', { name: 'Photos' })).getByText('1 of 6')).toBeInTheDocument();
});

test('an illustration does not open in the lightbox', async () => {
  await show([signInAs(null), loaded()]);
  expect(screen.getByRole('img', { name: 'Illustration of Gateway of India' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /photo/ })).not.toBeInTheDocument();
});

test('a visitor who wants to add photos signs in first and returns to the dialog', async () => {
  const { router } = await show([signInAs(null), loaded()], '/places/p1?page=2');
  await userEvent.click(screen.getByRole('link', { name: 'Add photos' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/places/p1', search: '?page=2&add=photos' } });
});

test('the dialog opens after a sign-in that returns to ?add=photos', async () => {
  await show([member(), loaded(), may(true)], '/places/p1?add=photos');
  expect(await screen.findByRole('dialog', { name: 'Add photos of Gateway of India' })).toBeInTheDocument();
});

test('a member who is not allowed to add photos sees no button and no dialog', async () => {
  const { router } = await show([member(), loaded(), may(false)], '/places/p1?add=photos');
  await waitFor(() => expect(router.state.location.search).toBe('?add=photos'));
  expect(screen.queryByText('Add photos')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a member adds photos and sees a thank-you message', async () => {
  const { router } = await show([member(), loaded(), may(true), adds(added(photos(1)))]);
  await openDialog();
  expect(router.state.location.search).toBe('?add=photos');
  await upload();
  await userEvent.click(screen.getByRole('button', { name: 'Add photos' }));
  expect(await screen.findByText('Thank you! Your photos show once they are approved.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('photos of moderators appear on the page at once', async () => {
  await show([member(), loaded(), may(true), adds(added([aPhoto(9, { photoId: 'new', alt: 'Brand new' })]))]);
  await openDialog();
  await upload();
  await userEvent.click(screen.getByRole('button', { name: 'Add photos' }));
  expect(await screen.findByText('Thank you! Your photos are published.')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Brand new' })).toBeInTheDocument();
});

test('accepts ten photos per submission and leaves out the eleventh', async () => {
  await show([member(), loaded(), may(true)]);
  const dialog = await openDialog();
  const files = Array.from({ length: 11 }, (_, n) => aFile(`harbour ${n + 1}.jpg`));
  await userEvent.upload(screen.getByLabelText('Your photos', { selector: 'input' }), files);
  expect(dialog.getAllByRole('listitem')).toHaveLength(10);
  expect(dialog.getAllByText('10 photos at most: 1 photo was left out.').length).toBeGreaterThan(0);
});

test('sends nothing without photos or during an upload', async () => {
  await show([member(), loaded(), may(true)]);
  const dialog = await openDialog();
  const submit = dialog.getByRole('button', { name: 'Add photos' });
  await userEvent.click(submit);
  expect(dialog.getByText('Please choose at least one photo.')).toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Your photos', { selector: 'input' }), aFile('harbour.jpg'));
  await userEvent.click(submit);
  expect(dialog.getByText('Some photos are still uploading. Please wait a moment.')).toBeInTheDocument();
  await lastUpload().take('new');
  expect(dialog.queryByText(/still uploading/)).not.toBeInTheDocument();
});

test('a rejected submission shows the reason and keeps the photos', async () => {
  const errors = [new GraphQLError('This photo no longer exists. Please add it again.', { extensions: { code: 'BAD_USER_INPUT' } })];
  await show([member(), loaded(), may(true), adds({ errors }), adds(added([]))]);
  const dialog = await openDialog();
  await upload();
  const submit = dialog.getByRole('button', { name: 'Add photos' });
  await userEvent.click(submit);
  expect(await dialog.findByRole('alert')).toHaveTextContent('This photo no longer exists. Please add it again.');
  expect(dialog.getByRole('listitem', { name: 'harbour.jpg' })).toBeInTheDocument();
  await userEvent.click(submit);
  expect(await screen.findByText(/^Thank you!/)).toBeInTheDocument();
});

test('a session that ends during an upload does not close the dialog', async () => {
  await show([member(), loaded(), may(true)]);
  const dialog = await openDialog();
  await userEvent.upload(screen.getByLabelText('Your photos', { selector: 'input' }), aFile('harbour.jpg'));
  await lastUpload().answer(401, { message: 'You need to sign in.' });
  expect(dialog.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  expect(dialog.getByRole('listitem', { name: 'harbour.jpg' })).toBeInTheDocument();
});

test('Cancel and going back close the dialog', async () => {
  const { router } = await show([member(), loaded(), may(true)]);
  await openDialog();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openDialog();
  await waitFor(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
