import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Outlet } from 'react-router-dom';
import { tileMap } from '../../../../test/baseMap';
import { cutLine, fakeApi, refusal } from '../../../../test/fakeApi';
import { attributeDefinitions } from '../../../../test/attributeDefinitions';
import { aLike } from '../../../../test/placeLike';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer, signInAs } from '../../../../test/viewer';
import { noTexts } from '../../../../test/placeTexts';
import { useViewer } from '../../../lib/account';
import { SuggestPlaceScreen } from './SuggestPlaceScreen';

jest.setTimeout(30_000);

const DRAFT = 'citypins-suggestion-draft';
const map = tileMap();
const city = { __typename: 'City', id: 'c1', name: 'Pune', state: 'Maharashtra', country: 'India' };
const suggested = (status = 'PENDING') => ({
  data: { suggestPlace: { __typename: 'Place', id: 'p9', name: 'Corner Café', status, city: { __typename: 'City', id: 'c1', placesCount: 3 } } },
});
const aGuide = () =>
  fakeApi({
    Viewer: () => ({ data: { viewer: makeViewer() } }),
    AttributeDefinitions: () => attributeDefinitions,
    SuggestPlaceScreen: () => ({ data: { placeKinds: ['cafe', 'park'], site: { __typename: 'Site', map } } }),
    PlaceCity: () => ({
      data: {
        city: {
          ...city,
          coordinates: { __typename: 'Coordinates', latitude: 18.52, longitude: 73.85 },
          featuredPlaces: [{ __typename: 'Place', id: 'f1', priceRange: '₹' }],
        },
      },
    }),
    CityField: () => ({ data: { cities: { __typename: 'CityPage', items: [city] } } }),
    LikelyPlaces: () => ({ data: { placesLike: [] } }),
    SuggestPlace: () => suggested(),
  });
type Guide = ReturnType<typeof aGuide>;

function SignedIn() {
  const { status } = useViewer();
  return status === 'signed-out' ? <Navigate to="/login" /> : <Outlet />;
}

function open(api: Guide, path = '/suggest?city=c1') {
  signInAs(makeViewer());
  const routes = [
    { Component: SignedIn, children: [{ path: '/suggest', element: <SuggestPlaceScreen /> }] },
    { path: '/login', element: <h1>Sign in</h1> },
  ];
  return renderApp(null, { path, routes, transport: api.transport });
}

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' });
const write = async (label: string, text: string) => fireEvent.change(await field(label), { target: { value: text } });
const send = async (name = 'Send the suggestion') => userEvent.click(await screen.findByText(name, { selector: 'button' }));
const inputsOf = (api: Guide) => api.of('SuggestPlace').map(({ input }) => input as { clientMutationId: string; description: string });

/** Fills in the required fields. */
async function fill({ pin = true } = {}) {
  await write('Name', 'Corner Café');
  await write('Description', 'A quiet place with good coffee.');
  if (pin) await write('Latitude', '18.5204, 73.8567');
  await userEvent.click(screen.getByLabelText('Category'));
  await userEvent.click(await screen.findByText('Cafe'));
}

afterEach(() => localStorage.clear());

test('a member suggests a place and reads that it waits for approval', async () => {
  const api = aGuide();
  await open(api);
  await fill();
  await userEvent.click(await screen.findByRole('button', { name: '₹₹ moderate' }));
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toHaveFocus();
  expect(screen.getByText('Corner Café is waiting for approval.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your suggestion' })).toHaveAttribute('href', '/places/p9');
  expect(inputsOf(api)).toEqual([
    {
      ...noTexts,
      name: 'Corner Café',
      category: 'cafe',
      moreCategories: [],
      description: 'A quiet place with good coffee.',
      coordinates: { latitude: 18.5204, longitude: 73.8567 },
      cityId: 'c1',
      priceRange: '₹₹',
      photoIds: [],
      clientMutationId: expect.any(String) as string,
    },
  ]);
  expect(localStorage.getItem(DRAFT)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Suggest another place' }));
  expect(await field('Name')).toHaveValue('');
});

test('an admin reads that the place is public at once', async () => {
  const api = aGuide();
  api.answers.SuggestPlace = () => suggested('ACTIVE');
  await open(api);
  await fill();
  await send();
  expect(await screen.findByText('Corner Café is now in the guide.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the place' })).toBeInTheDocument();
});

test('a missing pin gets the focus, and nothing is sent', async () => {
  const api = aGuide();
  await open(api);
  await fill({ pin: false });
  await send();
  await waitFor(() => expect(screen.getByLabelText('Latitude')).toHaveFocus());
  expect(screen.getByLabelText('Latitude')).toHaveAccessibleDescription('Please say where it is');
  expect(api.of('LikelyPlaces')).toHaveLength(0);
});

test('a member chooses the city by typing', async () => {
  const api = aGuide();
  await open(api, '/suggest');
  await send();
  expect(await screen.findByText('Please choose one of the cities')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'pu');
  await userEvent.click(await screen.findByRole('option', { name: 'Pune, Maharashtra, India' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Pune, Maharashtra, India'));
  expect(screen.queryByText('Please choose one of the cities')).not.toBeInTheDocument();
});

test('a member sees possible duplicates, rejects them, and continues', async () => {
  const api = aGuide();
  api.answers.LikelyPlaces = () => ({ data: { placesLike: [aLike] } });
  await open(api);
  await fill();
  await send();
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it one of these?' }));
  expect(dialog.getByText('40 m away · similar name')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: /^Yes, show me Corner Cafe/ })).toHaveAttribute('href', '/places/p1');
  expect(inputsOf(api)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'No, it is another place' }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
  expect(api.of('LikelyPlaces')).toHaveLength(1);
});

test('a retry after a lost request reuses the idempotency key until the values change', async () => {
  const api = aGuide();
  api.answers.LikelyPlaces = cutLine;
  api.answers.SuggestPlace = cutLine;
  await open(api);
  await fill();
  await send();
  expect(await screen.findByText('The server cannot be reached. Check your connection.')).toBeInTheDocument();
  await send('Try again');
  await waitFor(() => expect(inputsOf(api)).toHaveLength(2));
  await write('Description', 'A loud place with good coffee.');
  api.answers.SuggestPlace = () => suggested();
  await send('Try again');
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
  const [first, second, third] = inputsOf(api);
  expect(second?.clientMutationId).toBe(first?.clientMutationId);
  expect(third?.clientMutationId).not.toBe(first?.clientMutationId);
});

test('a member whose session ends signs in and finds the draft', async () => {
  const api = aGuide();
  api.answers.SuggestPlace = () => refusal('You are not signed in.', 'UNAUTHENTICATED');
  const { router, unmount } = await open(api);
  await fill();
  await send();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
  unmount();
  await open(aGuide());
  expect(await screen.findByText('Your draft is back')).toBeInTheDocument();
  expect(await field('Name')).toHaveValue('Corner Café');
  expect(await field('Longitude')).toHaveValue('73.8567');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await field('Name')).toHaveValue('');
  expect(screen.queryByText('Your draft is back')).not.toBeInTheDocument();
});

test('a field that the server rejects shows its error and gets the focus', async () => {
  const api = aGuide();
  api.answers.SuggestPlace = () => refusal('Write the full address', 'BAD_USER_INPUT', { website: 'Write the full address' });
  await open(api);
  await fill();
  await write('Website', 'https://corner.test');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Website')).toHaveAccessibleDescription('Write the full address'));
  expect(screen.getByLabelText('Website')).toHaveFocus();
  expect(await field('Name')).toHaveValue('Corner Café');
});

test('a long description shows a counter, and one beyond the limit is not sent', async () => {
  const api = aGuide();
  await open(api);
  await fill();
  await write('Description', 'x'.repeat(2001));
  expect(screen.getByText('2,001 of 2,000 characters')).toBeInTheDocument();
  await send();
  expect(await screen.findByText('Description must be at most 2,000 characters · 2,001 of 2,000 characters')).toBeInTheDocument();
  expect(await field('Description')).toHaveValue('x'.repeat(2001));
  expect(inputsOf(api)).toHaveLength(0);
});

test('a form that fails to load shows the error, and a retry loads it', async () => {
  const api = aGuide();
  const { SuggestPlaceScreen: answer = cutLine } = api.answers;
  api.answers.SuggestPlaceScreen = cutLine;
  await open(api);
  expect(await screen.findByText('Error Loading Form')).toBeInTheDocument();
  api.answers.SuggestPlaceScreen = answer;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Name')).toBeInTheDocument();
});
