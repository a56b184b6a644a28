import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tileMap } from '../../test/baseMap';
import { fakeApi, refusal } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';
import { makeViewer } from '../../test/viewer';
import { aPlace } from '../features/place/screens/PlaceScreen.fixture';
import { PlaceScreen } from '../features/place/screens/PlaceScreen';
import { useViewer } from '../lib/account';
import { SignedOutOnly } from './guards';
import { AppLayout } from './layout/AppLayout';
import { PLAIN_SITE } from '../lib/site';

const viewer = makeViewer();

/** Offers both ways to sign in: with a password, and with the token of another site. */
function Login() {
  const { begin, beginWith } = useViewer();
  return (
    <>
      <h1>Sign in</h1>
      <button onClick={() => void begin({ token: 'theirs', viewer })}>With password</button>
      <button onClick={() => void beginWith('theirs')}>With another site</button>
    </>
  );
}

/** Creates a fake API that stores one favorite of the signed-in user. */
function anApi(refused?: object) {
  let isFavorite = false;
  const map = tileMap();
  const contact = { __typename: 'Contact', email: null, phone: null, phoneHref: null, address: null };
  const moderation = { __typename: 'ModerationRuleSet', suggestions: 'CHECKED', photos: 'CHECKED', avatars: 'AT_ONCE' };
  const registration = { __typename: 'Registration', mode: 'OPEN', hasDomainRule: false };
  const site = { __typename: 'Site', ...PLAIN_SITE, map, contact, socialLinks: [], hasGraphiql: true, moderation, registration };
  return fakeApi({
    Viewer: (_, token) => ({ data: { viewer: token ? viewer : null } }),
    AppLayout: () => ({ data: { site } }),
    PlaceScreen: (_, token) => ({ data: { place: aPlace({ coordinates: null, isFavorite: isFavorite && token !== undefined }), site } }),
    AddFavorite: ({ placeId }) => {
      if (refused) return refused;
      isFavorite = true;
      return { data: { place: { __typename: 'Place', id: placeId, isFavorite } } };
    },
  });
}

const show = (transport: ReturnType<typeof fakeApi>['transport'], path = '/places/p1') =>
  renderApp(null, {
    path,
    transport,
    routes: [
      {
        Component: AppLayout,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/places/:id', element: <PlaceScreen /> },
          { Component: SignedOutOnly, children: [{ path: '/login', element: <Login /> }] },
        ],
      },
    ],
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Returns a button of the action panel; the page contains the same button elsewhere. */
const action = async (name: string) => within(await screen.findByRole('region', { name: 'Actions' })).findByRole('button', { name });

beforeAll(() => {
  window.scrollTo = () => {};
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['With password', 'With another site'])('a visitor who presses a heart and signs in (%s) has the place in their favorites', async (way) => {
  const api = anApi();
  await show(api.transport);
  await userEvent.click(await action('Add to Favorites'));
  await press(way);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gateway of India' })).toBeInTheDocument();
  expect(await action('In your favorites')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Gateway of India is in your favorites.')).toBeInTheDocument();
  expect(api.of('AddFavorite')).toEqual([{ placeId: 'p1' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('a visitor can sign in although the server rejects the new favorite', async () => {
  const api = anApi(refusal('There is no such place.', 'NOT_FOUND'));
  await show(api.transport);
  await userEvent.click(await action('Add to Favorites'));
  await press('With password');
  expect(await screen.findByText('There is no such place.')).toBeInTheDocument();
  expect(await action('Add to Favorites')).toBeInTheDocument();
  expect(api.of('AddFavorite')).toHaveLength(1);
});

test('a sign-in without a pressed heart adds no favorite', async () => {
  const api = anApi();
  const { router } = await show(api.transport, '/login');
  await press('With password');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await act(async () => undefined);
  expect(api.of('AddFavorite')).toEqual([]);
});
