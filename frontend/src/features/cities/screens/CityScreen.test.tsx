import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { anIllustration } from '../../../../test/images';
import { renderApp } from '../../../../test/renderApp';
import { CityScreen } from './CityScreen';
import { CityScreenDocument } from './CityScreen.generated';

const coordinates = { __typename: 'Coordinates', latitude: 41.9, longitude: 12.48 };
const rome = {
  __typename: 'City',
  id: 'c1',
  name: 'Rome',
  localName: 'Rome',
  state: 'Lazio',
  country: 'Italy',
  description: { language: 'en', text: 'Seven hills and a river.' },
  population: 2_318_895,
  foundedYear: -753,
  status: 'ACTIVE',
  timeZone: 'Europe/Rome',
  placesCount: 31,
  coordinates,
  source: null,
  images: [anIllustration('/art/cities/c1.svg', 'Illustration of Rome')],
};
const temple = {
  __typename: 'Place',
  id: 'p1',
  name: 'Pantheon',
  localName: 'Pantheon',
  description: { language: 'en', text: 'A temple with an open dome.' },
  category: 'historic',
  moreCategories: [],
  featured: true,
  isSample: false,
  businessStatus: null,
  opensOn: null,
  openingTimes: null,
  attributes: [],
  isFavorite: false,
  priceRange: null,
  rating: { __typename: 'Rating', average: 4.81, count: 1204 },
  coordinates,
  city: { __typename: 'City', id: 'c1', name: 'Rome' },
  images: [anIllustration('/art/places/p1.svg', 'Illustration of Pantheon')],
};

const request = { query: CityScreenDocument, variables: { id: 'c1' } };
const answer = (city: object, featuredPlaces: object[] = [temple]) => ({
  request,
  result: { data: { city: { ...rome, ...city, featuredPlaces } } },
});

const show = (...mocks: MockLink.MockedResponse[]) => renderApp(null, { path: '/cities/c1', mocks, routes: [{ path: 'cities/:id', element: <CityScreen /> }] });

test('a city shows its picture, its facts and its featured places', async () => {
  await show(answer({}));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rome' })).toBeInTheDocument();
  expect(screen.getByText('Lazio, Italy')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Illustration of Rome' })).toHaveAttribute('src', '/art/cities/c1.svg');
  expect(screen.getByRole('heading', { level: 2, name: 'About' })).toBeInTheDocument();
  expect(screen.getByText('Seven hills and a river.')).toBeInTheDocument();
  const facts = within(screen.getByRole('complementary', { name: 'City Facts' }));
  expect(facts.getByText('Population').nextSibling).toHaveTextContent('2,318,895');
  expect(facts.getByText('Founded').nextSibling).toHaveTextContent('753 BC');
  expect(facts.getByText('Status').nextSibling).toHaveTextContent('Active');
  expect(screen.getByRole('heading', { level: 2, name: 'Featured Places' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Places' })).toHaveAttribute('href', '/places?city=c1');
  const card = within(screen.getByRole('article'));
  expect(card.getByText('A temple with an open dome.')).toBeInTheDocument();
  expect(card.getByText(/N\/A/)).toBeInTheDocument();
  expect(document.title).toBe('Rome, Italy · CityPins');
});

test('unknown facts show N/A or are absent', async () => {
  await show(answer({ population: null, foundedYear: null, status: 'INACTIVE' }, []));
  const facts = within(await screen.findByRole('complementary', { name: 'City Facts' }));
  expect(facts.getByText('Population').nextSibling).toHaveTextContent('N/A');
  expect(facts.queryByText('Founded')).not.toBeInTheDocument();
  expect(facts.getByText('Status').nextSibling).toHaveTextContent('Inactive');
  expect(screen.getByText('No places found')).toBeInTheDocument();
  expect(screen.getByText('Be the first to add a place in Rome!')).toBeInTheDocument();
});

test('an imported city shows its source and licence; other cities show none', async () => {
  const source = { __typename: 'DataSource', name: 'Sample Names', licence: 'CC-BY-4.0', url: 'https://names.test/1' };
  const { unmount } = await show(answer({ source }));
  const facts = within(await screen.findByRole('complementary', { name: 'City Facts' }));
  expect(facts.getByRole('link', { name: 'Sample Names' })).toHaveAttribute('href', 'https://names.test/1');
  expect(facts.getByText(/^Data:/)).toHaveTextContent('Data: Sample Names, CC-BY-4.0');
  unmount();
  await show(answer({}));
  expect(await screen.findByRole('complementary', { name: 'City Facts' })).toBeInTheDocument();
  expect(screen.queryByText(/^Data:/)).not.toBeInTheDocument();
});

test('shows the local time of the city', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
  await show(answer({ timeZone: 'Asia/Kolkata' }));
  expect(await screen.findByRole('time')).toHaveTextContent(/^Sat,? 5:30\sPM GMT\+5:30$/);
  jest.restoreAllMocks();
});

test('shows the name of a time zone that the browser does not support', async () => {
  await show(answer({ timeZone: 'Mars/Olympus' }));
  expect(await screen.findByText('Mars/Olympus')).toBeInTheDocument();
});

test('a city that does not exist shows the not-found page', async () => {
  const refusal = new GraphQLError('City not found', { extensions: { code: 'NOT_FOUND' } });
  await show({ request, result: { errors: [refusal], data: { city: null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'City Not Found' })).toBeInTheDocument();
  expect(screen.getByText("The city you're looking for doesn't exist.")).toBeInTheDocument();
});

test('a failed request shows the error instead of not-found, and a retry loads the city', async () => {
  await show({ request, error: new Error('offline') }, answer({}));
  expect(await screen.findByText('Error Loading City')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByText('City Not Found')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rome' })).toBeInTheDocument();
});

test('shows a spinner and skeleton cards while a slow city loads', async () => {
  await show({ ...answer({}), delay: 900 });
  expect(await screen.findByRole('progressbar', { name: 'Loading city' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading places' })).toBeInTheDocument();
});
