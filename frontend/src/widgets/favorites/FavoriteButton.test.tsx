import { useApolloClient, useFragment } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { fakeApi, refusal } from '../../../test/fakeApi';
import { renderApp } from '../../../test/renderApp';
import { makeViewer } from '../../../test/viewer';
import { FavoriteAction } from './FavoriteAction';
import { FavoriteButton } from './FavoriteButton';
import { FavoriteButton_PlaceFragmentDoc } from './FavoriteButton.generated';
import { rememberWish, takeWish } from './wish';

const ADD = 'Add Blue Door to favorites';
const REMOVE = 'Remove Blue Door from favorites';

/** Two hearts of a place that is in the Apollo cache. */
function Hearts({ isFavorite = false }: { isFavorite?: boolean }) {
  const client = useApolloClient();
  useLayoutEffect(() => {
    const data = { __typename: 'Place', id: 'p1', name: 'Blue Door', isFavorite };
    client.writeFragment({ fragment: FavoriteButton_PlaceFragmentDoc, data });
  }, [client, isFavorite]);
  const { data: place, complete } = useFragment({ fragment: FavoriteButton_PlaceFragmentDoc, from: { __typename: 'Place', id: 'p1' } });
  if (!complete) return null;
  return (
    <>
      <FavoriteButton place={place} />
      <FavoriteAction place={place} />
    </>
  );
}

const answer = (isFavorite: boolean) => ({ data: { place: { __typename: 'Place', id: 'p1', isFavorite } } });
const viewer = { data: { viewer: makeViewer() } };

async function show(answers: Parameters<typeof fakeApi>[0] = {}, { isFavorite = false, token = true } = {}) {
  if (token) localStorage.setItem('token', 'theirs');
  const api = fakeApi({ Viewer: () => viewer, AddFavorite: () => answer(true), RemoveFavorite: () => answer(false), ...answers });
  const shown = await renderApp(<Hearts isFavorite={isFavorite} />, {
    path: '/places?page=2',
    transport: api.transport,
    routes: [{ path: '/login', element: <h1>Sign in</h1> }],
  });
  return { ...shown, ...api };
}

const heart = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await heart(name));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a user adds a favorite, and all hearts change before the server responds', async () => {
  let settle: (result: object) => void = () => undefined;
  const settled = new Promise<object>((resolve) => (settle = resolve));
  await show({ AddFavorite: () => settled });
  expect(await heart(ADD)).toHaveAttribute('aria-pressed', 'false');
  await press(ADD);
  expect(await heart(REMOVE)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'In your favorites' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Added to favorites')).not.toBeInTheDocument();
  settle(answer(true));
  expect(await screen.findByText('Added to favorites')).toBeInTheDocument();
});

test('a user undoes a removal', async () => {
  const { of } = await show({}, { isFavorite: true });
  await press(REMOVE);
  expect(await screen.findByText('Removed from favorites')).toBeInTheDocument();
  await press('Undo');
  expect(await heart(REMOVE)).toBeInTheDocument();
  await waitFor(() => expect(of('AddFavorite')).toEqual([{ placeId: 'p1' }]));
  expect(await screen.findByText('Added to favorites')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('a second press sends no second request', async () => {
  const { of } = await show({ AddFavorite: () => new Promise(() => undefined) });
  await press(ADD);
  await press(REMOVE);
  expect([of('AddFavorite'), of('RemoveFavorite')]).toEqual([[{ placeId: 'p1' }], []]);
});

test('a heart that the server refuses is reset, with the reason', async () => {
  await show({ AddFavorite: () => refusal('You cannot contribute at the moment.', 'FORBIDDEN') });
  await press(ADD);
  expect(await screen.findByText('You cannot contribute at the moment.')).toBeInTheDocument();
  expect(await heart(ADD)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart is reset if the server cannot be reached', async () => {
  await show({ AddFavorite: () => Promise.reject(new TypeError('Failed to fetch')) });
  await press(ADD);
  expect(await screen.findByText('Your favorites could not be changed.')).toBeInTheDocument();
  expect(await heart(ADD)).toBeInTheDocument();
});

test('a visitor is redirected to the sign-in with a return target, and the favorite is remembered', async () => {
  const { router, of } = await show({}, { token: false });
  await press('Add to Favorites');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.queryByText('Sign in to add Blue Door to your favorites.')).not.toBeInTheDocument();
  expect(router.state.location.state).toMatchObject({
    from: { pathname: '/places', search: '?page=2' },
    reason: 'Sign in to add Blue Door to your favorites.',
  });
  expect(of('AddFavorite')).toEqual([]);
  expect(takeWish()).toMatchObject({ placeId: 'p1', isFavorite: true });
});

test('a user with an ended session signs in again, and the change is remembered', async () => {
  await show({ RemoveFavorite: () => refusal('Please sign in.', 'UNAUTHENTICATED') }, { isFavorite: true });
  await press(REMOVE);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(takeWish()).toMatchObject({ placeId: 'p1', isFavorite: false });
  expect(localStorage.getItem('token')).toBeNull();
});

test('a favorite of a signed-out user does not show for a visitor', async () => {
  await show({}, { isFavorite: true, token: false });
  expect(await heart(ADD)).toHaveAttribute('aria-pressed', 'false');
});

test('a remembered favorite is returned once, and not after half an hour', () => {
  const wish = { placeId: 'p1', name: 'Blue Door', isFavorite: true };
  rememberWish(wish);
  expect(takeWish()).toMatchObject(wish);
  expect(takeWish()).toBeUndefined();
  rememberWish(wish);
  jest.useFakeTimers({ now: Date.now() + 30 * 60_000 });
  expect(takeWish()).toBeUndefined();
  jest.useRealTimers();
  sessionStorage.setItem('citypins-favorite', 'not JSON');
  expect(takeWish()).toBeUndefined();
});
