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

/** A place that some screen has loaded, with its two hearts. */
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

test('somebody adds a place, which shows everywhere before the server has answered', async () => {
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

test('somebody takes a removal back', async () => {
  const { of } = await show({}, { isFavorite: true });
  await press(REMOVE);
  expect(await screen.findByText('Removed from favorites')).toBeInTheDocument();
  await press('Undo');
  expect(await heart(REMOVE)).toBeInTheDocument();
  await waitFor(() => expect(of('AddFavorite')).toEqual([{ placeId: 'p1' }]));
  expect(await screen.findByText('Added to favorites')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('somebody presses twice, and the server is asked once', async () => {
  const { of } = await show({ AddFavorite: () => new Promise(() => undefined) });
  await press(ADD);
  await press(REMOVE);
  expect([of('AddFavorite'), of('RemoveFavorite')]).toEqual([[{ placeId: 'p1' }], []]);
});

test('a heart that the server refuses goes back, and says why', async () => {
  await show({ AddFavorite: () => refusal('You cannot contribute at the moment.', 'FORBIDDEN') });
  await press(ADD);
  expect(await screen.findByText('You cannot contribute at the moment.')).toBeInTheDocument();
  expect(await heart(ADD)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that cannot reach the server goes back', async () => {
  await show({ AddFavorite: () => Promise.reject(new TypeError('Failed to fetch')) });
  await press(ADD);
  expect(await screen.findByText('Your favorites could not be changed.')).toBeInTheDocument();
  expect(await heart(ADD)).toBeInTheDocument();
});

test('a visitor is led to the sign-in, which remembers where from, and the wish is kept', async () => {
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

test('somebody whose session was lost meanwhile signs in again, and the wish is kept', async () => {
  await show({ RemoveFavorite: () => refusal('Please sign in.', 'UNAUTHENTICATED') }, { isFavorite: true });
  await press(REMOVE);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(takeWish()).toMatchObject({ placeId: 'p1', isFavorite: false });
  expect(localStorage.getItem('token')).toBeNull();
});

test('what was a favourite of whoever has signed out is none of a visitor', async () => {
  await show({}, { isFavorite: true, token: false });
  expect(await heart(ADD)).toHaveAttribute('aria-pressed', 'false');
});

test('a wish is taken once, and not after half an hour', () => {
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
