import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../test/fakeApi';
import { renderApp } from '../../../test/renderApp';
import { makeViewer } from '../../../test/viewer';
import { SaveToListButton } from './SaveToListButton';

type Answers = Parameters<typeof fakeApi>[0];

interface Kept {
  id: string;
  name: string;
  has: boolean;
}

const weekend: Kept = { id: 'l1', name: 'Weekend', has: false };

/** Fake API with the lists of the signed-in user. */
function anApi(kept: Kept[], answers: Answers) {
  let lists = kept;
  const shown = ({ id, name, has }: Kept) => ({ __typename: 'PlaceList', id, ref: id, name, visibility: 'PRIVATE', placesCount: has ? 1 : 0, has });
  const change = (has: boolean) => (variables: Record<string, unknown>) => {
    lists = lists.map((list) => (list.id === variables.listId ? { ...list, has } : list));
    return { data: { list: lists.filter(({ id }) => id === variables.listId).map(shown)[0] } };
  };
  return fakeApi({
    Viewer: () => ({ data: { viewer: makeViewer() } }),
    SaveToList: () => ({ data: { viewer: { __typename: 'Account', id: 'u-1', lists: lists.map(shown) } } }),
    AddPlaceToList: change(true),
    TakePlaceFromList: change(false),
    CreatePlaceList: ({ input }) => {
      const list = { id: 'new', name: (input as { name: string }).name, has: false };
      lists = [list, ...lists];
      return { data: { list: shown(list) } };
    },
    ...answers,
  });
}

async function show(kept: Kept[], { answers = {}, isSignedIn = true, path = '/places/p1' } = {}) {
  if (isSignedIn) localStorage.setItem('token', 'theirs');
  const api = anApi(kept, answers);
  const shown = await renderApp(null, {
    path,
    transport: api.transport,
    routes: [
      { path: '/places/:id', element: <SaveToListButton place={{ id: 'p1', name: 'Blue Door' }} /> },
      { path: '/login', element: <h1>Sign in</h1> },
    ],
  });
  return { ...shown, ...api };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

beforeEach(() => localStorage.clear());

test('a user adds a place to a list and removes it from another', async () => {
  const { of, router } = await show([weekend, { id: 'l2', name: 'Rainy days', has: true }]);
  await press('Save to list');
  expect(await screen.findByRole('dialog', { name: /Save to list/ })).toHaveTextContent('Blue Door');
  expect(await box(/Weekend/)).not.toBeChecked();
  await userEvent.click(await box(/Weekend/));
  await userEvent.click(await box(/Rainy days/));
  expect(await box(/Weekend/)).toBeChecked();
  expect(await box(/Rainy days/)).not.toBeChecked();
  await waitFor(() => expect([of('AddPlaceToList'), of('TakePlaceFromList')]).toEqual([[{ listId: 'l1', placeId: 'p1' }], [{ listId: 'l2', placeId: 'p1' }]]));
  expect(router.state.location.search).toBe('?save=list');
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('a tick that the server refuses is reset, with the reason', async () => {
  await show([weekend], { answers: { AddPlaceToList: () => refusal('A list has at most 500 places.', 'CONFLICT') } });
  await press('Save to list');
  await userEvent.click(await box(/Weekend/));
  expect(await screen.findByText('A list has at most 500 places.')).toBeInTheDocument();
  expect(await box(/Weekend/)).not.toBeChecked();
});

test('a user without lists names the first one, which then contains the place', async () => {
  const { of } = await show([]);
  await press('Save to list');
  expect(await screen.findByText('You have no lists yet. Name the first one:')).toBeInTheDocument();
  await press('Create and save');
  expect(await screen.findByText('Please name the list')).toBeInTheDocument();
  const name = screen.getByRole('textbox', { name: 'Name of the new list' });
  await userEvent.click(name);
  await userEvent.paste('x'.repeat(81));
  await press('Create and save');
  expect(await screen.findByText('Name must be at most 80 characters')).toBeInTheDocument();
  await userEvent.clear(name);
  await userEvent.type(name, ' Weekend ');
  await press('Create and save');
  expect(await box(/Weekend/)).toBeChecked();
  expect(of('CreatePlaceList')).toEqual([{ input: { name: 'Weekend', visibility: 'PRIVATE' } }]);
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'New list' })).toHaveFocus();
});

test('the name stays in the field if the list could not be created', async () => {
  await show([weekend], { answers: { CreatePlaceList: () => Promise.reject(new TypeError('Failed to fetch')) } });
  await press('Save to list');
  await press('New list');
  const field = screen.getByRole('textbox', { name: 'Name of the new list' });
  await userEvent.type(field, 'Picnics');
  await press('Create and save');
  expect(await screen.findByText('The list could not be created.')).toBeInTheDocument();
  expect(field).toHaveValue('Picnics');
});

test('a visitor signs in first, and returns to the open dialog', async () => {
  const { router } = await show([weekend], { isSignedIn: false, path: '/places/p1?rating=5' });
  await press('Save to list');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/places/p1', search: '?rating=5&save=list' } });
});

test('the address opens the dialog for a signed-in user', async () => {
  await show([weekend], { path: '/places/p1?save=list' });
  expect(await box(/Weekend/)).toBeInTheDocument();
});

test('the address does not open the dialog for a visitor', async () => {
  await show([weekend], { isSignedIn: false, path: '/places/p1?save=list' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a user with an ended session signs in again, and returns to the dialog', async () => {
  const { router } = await show([weekend], { answers: { AddPlaceToList: () => refusal('Please sign in.', 'UNAUTHENTICATED') } });
  await press('Save to list');
  await userEvent.click(await box(/Weekend/));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(router.state.location.state).toMatchObject({ from: { search: '?save=list' } });
});

test('a failed load of the lists can be retried', async () => {
  await show([], { answers: { SaveToList: () => Promise.reject(new TypeError('Failed to fetch')) } });
  await press('Save to list');
  expect(await screen.findByText('Error Loading Lists')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
