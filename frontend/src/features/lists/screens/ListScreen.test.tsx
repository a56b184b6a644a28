import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { fileNameOf } from '../components/ExportMenu';
import { ListScreen } from './ListScreen';
import { aServer, named } from './ListScreen.fixture';

async function show(options: Parameters<typeof aServer>[0] = {}, { isSignedIn = true, path = '/lists/l1' } = {}) {
  if (isSignedIn) localStorage.setItem('token', 'theirs');
  const server = aServer(options);
  const shown = await renderApp(null, {
    path,
    transport: server.transport,
    routes: [
      { path: '/lists/:ref', element: <ListScreen /> },
      { path: '/profile', element: <h1>My Profile</h1> },
      { path: '/login', element: <h1>Sign in</h1> },
    ],
  });
  return { ...shown, ...server };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const names = () =>
  within(screen.getByRole('list', { name: 'Places' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

beforeEach(() => localStorage.clear());

test('a visitor reads a public list with description, owner, and places in order with notes', async () => {
  await show({ places: named('Blue Door: Ask for the window seat.', 'Amber Fort') }, { isSignedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rainy days' })).toBeInTheDocument();
  expect(screen.getByText('Roofs and soup.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/people/u-1');
  expect(screen.getByText('2 places')).toBeInTheDocument();
  expect(screen.getByText('Public')).toBeInTheDocument();
  expect(names()).toEqual(['Blue Door', 'Amber Fort']);
  expect(screen.getByText('Ask for the window seat.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
  expect([document.title, robots()]).toEqual(['Rainy days · CityPins', undefined]);
});

test('a list shared by link is readable with the link and has noindex', async () => {
  await show({ list: { ref: 'key', visibility: 'LINK' } }, { isSignedIn: false, path: '/lists/key' });
  expect(await screen.findByText('By link')).toBeInTheDocument();
  expect(robots()).toBe('noindex');
});

test('a list that does not exist, or that the viewer is not allowed to see, shows the not-found page', async () => {
  await show({}, { isSignedIn: false, path: '/lists/other' });
  expect(await screen.findByRole('heading', { level: 1, name: 'List Not Found' })).toBeInTheDocument();
  expect(document.title).toBe('List Not Found · CityPins');
});

test('a list that fails to load can be retried', async () => {
  const fallen = refusal('The server could not answer.', 'INTERNAL');
  const { of } = await show({ answers: { ListScreen: () => fallen } });
  expect(await screen.findByText('Error Loading List')).toBeInTheDocument();
  await press('Try again');
  await waitFor(() => expect(of('ListScreen').length).toBeGreaterThan(1));
});

test('an empty list explains how to add places', async () => {
  await show({ places: [] });
  expect(await screen.findByText('No places yet')).toBeInTheDocument();
  expect(await screen.findByText('Open a place and choose “Save to list” to put it here.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

test('the owner moves places up and down, and the focus stays with the place', async () => {
  const { of } = await show();
  await press('Move up Old Library');
  expect(names()).toEqual(['Blue Door', 'Old Library', 'Amber Fort']);
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Old Library', 'Blue Door', 'Amber Fort']);
  expect(screen.getByText('Old Library is now number 1 of 3.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move up Old Library' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Move up Old Library' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await press('Move down Old Library');
  expect(screen.getByRole('button', { name: 'Move down Old Library' })).toHaveFocus();
  await waitFor(() => expect(of('MovePlaceInList').map(({ position }) => position)).toEqual([2, 1, 2]));
  await act(async () => undefined);
  expect(names()).toEqual(['Blue Door', 'Old Library', 'Amber Fort']);
});

test('the owner moves a place to the end in one step', async () => {
  await show();
  await press('More about Blue Door');
  await choose('Move to the end');
  await waitFor(() => expect(names()).toEqual(['Amber Fort', 'Old Library', 'Blue Door']));
});

test('a rejected move is reverted and shows the reason', async () => {
  await show({ answers: { MovePlaceInList: () => refusal('You cannot contribute at the moment.', 'FORBIDDEN') } });
  await press('Move up Amber Fort');
  expect(await screen.findByText('You cannot contribute at the moment.')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Blue Door', 'Amber Fort', 'Old Library']));
});

test('an owner whose session has ended signs in and returns', async () => {
  const { router } = await show({ answers: { MovePlaceInList: () => refusal('Please sign in.', 'UNAUTHENTICATED') } });
  await press('Move up Amber Fort');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/lists/l1' } });
});

test('the owner removes a place and restores it at the same position with its note', async () => {
  const { of } = await show({ places: named('Blue Door: Ask for the window seat.', 'Amber Fort') });
  await press('More about Blue Door');
  await choose('Remove from list');
  expect(await screen.findByText('Blue Door was removed from the list.')).toBeInTheDocument();
  expect(names()).toEqual(['Amber Fort']);
  expect(screen.getByText('1 place')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(names()).toEqual(['Blue Door', 'Amber Fort']));
  expect(await screen.findByText('Ask for the window seat.')).toBeInTheDocument();
  expect(of('MovePlaceInList')).toEqual([{ listId: 'l1', placeId: 'p1', position: 1 }]);
});

test('a place whose removal fails stays', async () => {
  await show({ answers: { RemovePlaceFromList: () => Promise.reject(new TypeError('Failed to fetch')) } });
  await press('More about Blue Door');
  await choose('Remove from list');
  expect(await screen.findByText('The list could not be changed.')).toBeInTheDocument();
  expect(names()).toEqual(['Blue Door', 'Amber Fort', 'Old Library']);
});

test('the owner writes a note inline', async () => {
  const { of } = await show();
  await press('Add note on Amber Fort');
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await userEvent.type(field, 'Come before eight.');
  await press('Save note');
  expect(await screen.findByText('Come before eight.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Edit note on Amber Fort' })).toHaveFocus();
  expect(of('UpdatePlaceListNote')).toEqual([{ listId: 'l1', placeId: 'p2', input: { note: 'Come before eight.' } }]);
});

test('a note that is too long shows an error and keeps the text', async () => {
  const { of } = await show({ places: named(`Blue Door: ${'x'.repeat(499)}`) });
  await press('Edit note on Blue Door');
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await userEvent.type(field, 'yz');
  await press('Save note');
  expect(await screen.findByText('Note must be at most 500 characters')).toBeInTheDocument();
  expect(field).toHaveValue(`${'x'.repeat(499)}yz`);
  expect(of('UpdatePlaceListNote')).toEqual([]);
});

test('the owner renames the list and shares it by link', async () => {
  const { of } = await show();
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit list' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(dialog.getByRole('radio', { name: 'Public' })).toBeChecked();
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please name the list')).toBeInTheDocument();
  await userEvent.type(name, 'Wet days');
  await userEvent.click(dialog.getByRole('radio', { name: 'By link' }));
  expect(dialog.getByRole('radio', { name: 'By link' })).toHaveAccessibleDescription(/Anyone with the link can see it/);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wet days' })).toBeInTheDocument();
  expect(of('UpdatePlaceList')).toEqual([{ id: 'l1', input: { name: 'Wet days', description: 'Roofs and soup.', visibility: 'LINK' } }]);
});

test('the owner replaces the link and stays on the list at the new address', async () => {
  const { router } = await show({ list: { ref: 'key', visibility: 'LINK' } }, { path: '/lists/key' });
  await press('More about this list');
  await choose('New link');
  expect(await screen.findByText(/The old link then stops working/)).toBeInTheDocument();
  await press('Make a new link');
  await waitFor(() => expect(router.state.location.pathname).toBe('/lists/newer-key'));
  expect(await screen.findByText('The list has a new link.')).toBeInTheDocument();
  expect(screen.queryByText('List Not Found')).not.toBeInTheDocument();
});

test('the owner deletes the list after a confirmation', async () => {
  const { router, of } = await show();
  await press('More about this list');
  await choose('Delete list');
  expect(await screen.findByRole('dialog', { name: 'Delete “Rainy days”?' })).toBeInTheDocument();
  await press('Delete list');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(await screen.findByText('Rainy days has been deleted.')).toBeInTheDocument();
  expect(of('DeletePlaceList')).toEqual([{ id: 'l1' }]);
});

test('a list that cannot be deleted shows the reason and stays', async () => {
  await show({ answers: { DeletePlaceList: () => Promise.reject(new TypeError('Failed to fetch')) } });
  await press('More about this list');
  await choose('Delete list');
  await press('Delete list');
  expect(await screen.findByText('The server cannot be reached. Check your connection.')).toBeInTheDocument();
});

test('the Share button copies the link', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/lists/l1');
});

test('a private list has no Share button', async () => {
  await show({ list: { visibility: 'PRIVATE' } });
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test('the owner exports a list with their session token', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 200 }));
  const saved = jest.fn();
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download);
  });
  await show();
  await press('Export');
  await choose('GPX For navigation devices and apps');
  await waitFor(() => expect(saved).toHaveBeenCalledWith('rainy-days.gpx'));
  expect(fetched).toHaveBeenCalledWith('/api/lists/l1/export/gpx', { credentials: 'same-origin', headers: { authorization: 'Bearer theirs' } });
  fetched.mockResolvedValue(new Response(JSON.stringify({ message: 'There is no such list.', code: 'NOT_FOUND' }), { status: 404 }));
  await press('Export');
  await choose('CSV For spreadsheets');
  expect(await screen.findByText('There is no such list.')).toBeInTheDocument();
  jest.restoreAllMocks();
});

test("the file name is made from the words of the list's name", () => {
  expect([fileNameOf('Rainy days / Jaipur!'), fileNameOf('जयपुर के कैफे'), fileNameOf('…')]).toEqual(['rainy-days-jaipur', 'जयपुर-के-कैफे', 'list']);
});

test('a list of 500 places shows 50 and more on request', async () => {
  await show({ places: named(...Array.from({ length: 500 }, (_, n) => `Place ${n + 1}`)) }, { isSignedIn: false });
  expect(await screen.findByText('500 places')).toBeInTheDocument();
  expect(names()).toHaveLength(50);
  await press('Show more of 500 places');
  expect(names()).toHaveLength(100);
  expect(screen.getByRole('link', { name: 'Place 51' })).toHaveFocus();
});

test('a long name without spaces shows in full', async () => {
  const name = 'Ö'.repeat(80);
  await show({ list: { name, description: 'x'.repeat(500) }, places: named('y'.repeat(120)) });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(names()).toEqual(['y'.repeat(120)]);
});
