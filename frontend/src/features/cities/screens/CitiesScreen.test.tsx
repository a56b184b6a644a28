import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { anIllustration } from '../../../../test/images';
import { renderApp } from '../../../../test/renderApp';
import { CitiesScreen } from './CitiesScreen';
import { CitiesScreenDocument } from './CitiesScreen.generated';
import { citiesVariables } from './citiesQuery';

const jaipur = {
  __typename: 'City',
  id: 'c1',
  name: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
  description: { language: 'en', text: 'A planned city of the eighteenth century.' },
  featured: true,
  population: 3_046_163,
  foundedYear: 1727,
  coordinates: { __typename: 'Coordinates', latitude: 26.92, longitude: 75.79 },
  images: [anIllustration('/art/cities/c1.svg', 'Illustration of Jaipur')],
};
const unknown = { ...jaipur, id: 'c2', name: 'Farville', featured: false, population: null, foundedYear: null };

function answer(items: object[], total = items.length, page = 1, pages = 1) {
  const states = ['Goa', 'Rajasthan'];
  return { data: { cities: { __typename: 'CityPage', items, total, page, pages }, countries: ['India', 'Japan'], states } };
}

const asked = (address: string, result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: CitiesScreenDocument, variables: citiesVariables(new URLSearchParams(address)) },
  result,
});

const show = (path: string, ...mocks: MockLink.MockedResponse[]) => renderApp(<CitiesScreen />, { path, mocks });

test('a city shows its facts and links to its page and to a map', async () => {
  await show('/cities', asked('', answer([jaipur, unknown], 48, 1, 4)));
  expect(screen.getByRole('heading', { level: 1, name: 'Explore Cities' })).toBeInTheDocument();
  const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card));
  expect(first?.getByRole('link', { name: 'Jaipur' })).toHaveAttribute('href', '/cities/c1');
  expect(first?.getByText('Rajasthan, India')).toBeInTheDocument();
  expect(first?.getByText('Featured')).toBeInTheDocument();
  expect(first?.getByText('Population').nextSibling).toHaveTextContent('3,046,163');
  expect(first?.getByText('Founded').nextSibling).toHaveTextContent('1727');
  expect(first?.getByText('A planned city of the eighteenth century.')).toBeInTheDocument();
  expect(first?.getByRole('img', { name: 'Illustration of Jaipur' })).toBeInTheDocument();
  const map = first?.getByRole('link', { name: 'Open Jaipur in Google Maps (opens in a new tab)' });
  expect(map).toHaveAttribute('target', '_blank');
  expect(map).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=26.92,75.79');
  expect(second?.getByText('Population').nextSibling).toHaveTextContent('N/A');
  expect(second?.queryByText('Founded')).not.toBeInTheDocument();
  expect(second?.queryByText('Featured')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('48 cities, page 1 of 4');
  expect(screen.getByRole('link', { name: /page 2/i })).toHaveAttribute('href', '/cities?page=2');
});

test('each filter goes into the address, and a new country removes the state', async () => {
  const user = userEvent.setup();
  const steps = ['', 'state=Goa', 'country=Japan', 'country=Japan&featured=true', 'search=jai&country=Japan&featured=true'];
  const { router } = await show('/cities', ...steps.map((step) => asked(step, answer([jaipur]))));
  await screen.findByText('Jaipur');
  await user.click(screen.getByRole('combobox', { name: 'State: All States' }));
  await user.click(await screen.findByRole('option', { name: 'Goa' }));
  expect(router.state.location.search).toBe('?state=Goa');
  await user.click(screen.getByRole('combobox', { name: 'Country: All Countries' }));
  await user.click(await screen.findByRole('option', { name: 'Japan' }));
  expect(router.state.location.search).toBe('?country=Japan');
  await user.click(screen.getByRole('checkbox', { name: 'Featured only' }));
  expect(router.state.location.search).toBe('?country=Japan&featured=true');
  await user.type(screen.getByPlaceholderText('Search cities...'), 'jai{Enter}');
  expect(router.state.location.search).toBe('?search=jai&country=Japan&featured=true');
});

test('an empty list offers to clear the filters, even for an unknown state', async () => {
  const { router } = await show('/cities?state=Nowhere', asked('state=Nowhere', answer([])), asked('', answer([jaipur])));
  expect(await screen.findByText('No cities found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search criteria.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State: Nowhere' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('Jaipur')).toBeInTheDocument();
});

test('a failed request shows the error, and a retry loads the list', async () => {
  await show('/cities', asked('', { errors: [new GraphQLError('The database rests.')] }), asked('', answer([jaipur])));
  expect(await screen.findByText('Error Loading Cities')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Jaipur')).toBeInTheDocument();
});

test('shows a spinner while slow cities load', async () => {
  await show('/cities', { ...asked('', answer([jaipur])), delay: 900 });
  expect(await screen.findByRole('progressbar', { name: 'Loading cities' })).toBeInTheDocument();
});
