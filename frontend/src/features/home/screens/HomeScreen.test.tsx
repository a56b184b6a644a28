/** @jest-environment-options {"hasStyles": true} */
import { GraphQLError, print } from 'graphql';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anIllustration } from '../../../../test/images';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { useLocation } from 'react-router-dom';
import { currentSite, takeSite } from '../../../lib/currentSite';
import { HomeScreen } from './HomeScreen';
import { HomeScreenDocument } from './HomeScreen.generated';

const image = anIllustration('/art/cities/a.svg', 'Illustration of Mumbai');
const mumbai = {
  __typename: 'City',
  id: 'a',
  name: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
  population: 12_691_836,
  placesCount: 214,
  images: [image],
};
const stats = { __typename: 'PublicStats', cities: 48, places: 1212, users: 168, reviews: 6120 };
const site = { __typename: 'Site', slides: [], homeSections: ['STATS', 'CITIES', 'HOW_IT_WORKS'] };
const data = { site, stats, heroCities: [mumbai], featuredCities: [mumbai] };
const request = { query: HomeScreenDocument };

// With reduced motion the totals do not count up.
beforeEach(() => answerMediaQueries({ lessMotion: true }));

function ShownAddress() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test('data embedded in the page show without a request', async () => {
  await renderApp(<HomeScreen />, { firstData: [{ query: withTypenames(), variables: {}, data }] });
  expect(screen.getByText('1,212+')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mumbai' })).toHaveAttribute('href', '/cities/a');
  expect(screen.getByText('214 places')).toBeInTheDocument();
});

/** Returns the query as the server sends it, with the `__typename` fields that the client's cache needs. */
function withTypenames(): string {
  return print(HomeScreenDocument).replaceAll('{\n', '{\n  __typename\n').replace('{\n  __typename\n', '{\n');
}

test('a site without cities shows a note', async () => {
  await renderApp(<HomeScreen />, { mocks: [{ request, result: { data: { ...data, heroCities: [], featuredCities: [] } } }] });
  expect(await screen.findByText('No cities available at the moment.')).toBeInTheDocument();
});

test('a failed request shows the error, and a retry loads the page', async () => {
  const refusal = new GraphQLError('The database rests.', { extensions: { code: 'INTERNAL', requestId: 'r-7' } });
  await renderApp(<HomeScreen />, {
    mocks: [
      { request, result: { errors: [refusal] } },
      { request, result: { data } },
    ],
  });
  expect(await screen.findByText('Statistics unavailable')).toBeInTheDocument();
  expect(screen.getByText('Error Loading Cities')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  expect(screen.getByText(/The database rests\. Request r-7\./)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'How It Works' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('6,120+')).toBeInTheDocument();
});

test('three skeleton cards show while slow cities load', async () => {
  await renderApp(<HomeScreen />, { mocks: [{ request, result: { data }, delay: 900 }] });
  const waiting = await screen.findByRole('status', { name: 'Loading cities' });
  expect(waiting.children).toHaveLength(3);
  await waitFor(() => expect(waiting.firstElementChild).toBeVisible());
  expect(await screen.findByRole('link', { name: 'Mumbai' })).toBeInTheDocument();
});

test('links to all cities and explains the site in three steps', async () => {
  await renderApp(<HomeScreen />, { mocks: [{ request, result: { data } }] });
  expect(await screen.findByRole('link', { name: 'Explore Cities' })).toHaveAttribute('href', '/cities');
  expect(screen.getByRole('link', { name: 'View All Cities' })).toHaveAttribute('href', '/cities');
  expect(screen.getByRole('link', { name: 'Browse Places' })).toHaveAttribute('href', '/places');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent)).toEqual(['Choose a city', 'Explore places', 'Share and review']);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a site that starts with a city leads to its page, with the query of the address', async () => {
  const { startCity } = currentSite();
  takeSite({ ...currentSite(), startCity: 'a', registration: { mode: 'OPEN' } });
  const routes = [
    { path: '/', element: <HomeScreen /> },
    { path: '/cities/:id', element: <ShownAddress /> },
  ];
  await renderApp(null, { path: '/?utm_source=mail', routes });
  expect(await screen.findByText('/cities/a?utm_source=mail')).toBeInTheDocument();
  act(() => takeSite({ ...currentSite(), startCity, registration: { mode: 'OPEN' } }));
});
