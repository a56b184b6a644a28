import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { print } from 'graphql';
import { aPhoto } from '../../../../test/images';
import { renderApp } from '../../../../test/renderApp';
import { PlaceScreen } from './PlaceScreen';
import { aCard, aPlace, answerWith } from './PlaceScreen.fixture';
import { PlaceScreenDocument } from './PlaceScreen.generated';

const request = { query: PlaceScreenDocument, variables: { id: 'p1' } };
const routes = [{ path: '/places/:id', element: <PlaceScreen /> }];

type Mocks = NonNullable<Parameters<typeof renderApp>[1]>['mocks'];

const ask = (mocks: Mocks) => renderApp(null, { path: '/places/p1', routes, mocks });
const show = (more: object = {}) => ask([{ request, result: answerWith(aPlace(more)) }]);

test('a visitor sees what a place is, where, how good and how much', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Gateway of India' })).toBeInTheDocument();
  expect(screen.getByText('Featured')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mumbai' })).toHaveAttribute('href', '/cities/c1');
  expect(screen.getByText(/, Maharashtra$/)).toBeInTheDocument();
  expect(screen.getByText('Rated 4.5 out of 5, 1 review')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
  expect(screen.getByText('A basalt arch on the harbour.')).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(screen.getByText('Category').nextSibling).toHaveTextContent('Attraction');
  expect(screen.getByText('Price range').nextSibling).toHaveTextContent('Free');
  expect(screen.getByText('Status').nextSibling).toHaveTextContent('Active');
  await waitFor(() => expect(document.title).toMatch(/^Gateway of India, Mumbai/));
});

/** The panel of what to do with the place; the page has its buttons elsewhere, too. */
const actions = () => within(screen.getByRole('region', { name: 'Actions' }));

test('the way to a place opens in a new tab', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  const directions = actions().getByRole('link', { name: 'Directions' });
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('href', expect.stringContaining('destination=18.9,72.8346541'));
});

test('a place says beside its name and in a panel of its own whether it is open, and can be shared', async () => {
  const day = 24 * 3_600_000;
  const period = {
    __typename: 'OpeningPeriod',
    opensAt: new Date(Date.now() - day).toISOString(),
    closesAt: new Date(Date.now() + 8 * day).toISOString(),
    comment: null,
  };
  await show({ openingTimes: { __typename: 'OpeningTimes', timeZone: 'Asia/Kolkata', text: '24/7', periods: [period] } });
  expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeInTheDocument();
  expect(screen.getAllByText('Open 24 hours')).toHaveLength(2);
  expect(actions().getByRole('button', { name: 'Share' })).toBeInTheDocument();
});

test('the coordinates have six decimals and lead to an external map', async () => {
  await show();
  expect(await screen.findByText('18.900000, 72.834654')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open in Google Maps →' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a place without coordinates has no location and no way to it', async () => {
  await show({ coordinates: null });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Location' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Location' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
});

test('the contact shows only what is known', async () => {
  await show({ website: null });
  expect(await screen.findByRole('heading', { name: 'Contact Information' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 22 2284 1877' })).toHaveAttribute('href', 'tel:+912222841877');
  expect(screen.getByText('Apollo Bandar, Mumbai 400001')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Visit Website' })).not.toBeInTheDocument();
});

test('the website of a place opens in a new tab', async () => {
  await show();
  const website = await screen.findByRole('link', { name: 'Visit Website' });
  expect(website).toHaveAttribute('href', 'https://gateway.test');
  expect(website).toHaveAttribute('target', '_blank');
});

test('a place that nobody can reach has no contact', async () => {
  await show({ phone: null, website: null, fullAddress: null, priceRange: null });
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Contact Information' })).not.toBeInTheDocument();
  expect(screen.queryByText('Price range')).not.toBeInTheDocument();
});

test('an invented place says that it is', async () => {
  await show({ isSample: true });
  expect(await screen.findByText('Sample data: this place is invented.')).toBeInTheDocument();
});

test('a place whose data come from elsewhere names the source and its licence', async () => {
  const source = { __typename: 'DataSource', name: 'Sample Maps', licence: 'CC0-1.0', url: 'https://maps.test/1' };
  await show({ source });
  const link = await screen.findByRole('link', { name: 'Sample Maps' });
  expect(link).toHaveAttribute('href', 'https://maps.test/1');
  expect(link.parentElement).toHaveTextContent('Data: Sample Maps, CC0-1.0');
});

test('a place whose data people of the guide have written names no source', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeInTheDocument();
  expect(screen.queryByText(/^Data:/)).not.toBeInTheDocument();
});

test('the other places of the city leave out the place itself', async () => {
  await show({ city: { ...aPlace().city, featuredPlaces: [aCard('p1', 'Gateway of India'), aCard('p2', 'Blue Door Cafe')] } });
  const more = await screen.findByRole('list', { name: 'Other places in Mumbai' });
  expect(within(more).getAllByRole('article')).toHaveLength(1);
  expect(within(more).getByRole('link', { name: 'Blue Door Cafe' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Places' })).toHaveAttribute('href', '/places?city=c1');
});

test('a city without other places has no such section', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('More in Mumbai')).not.toBeInTheDocument();
});

test('several photos make a mosaic of five and name whom to credit', async () => {
  await show({ images: [1, 2, 3, 4, 5, 6].map((n) => aPhoto(n, { credit: n > 4 ? null : 'Jonas Weber' })) });
  expect(await screen.findAllByRole('img', { name: /^Photo/ })).toHaveLength(5);
  expect(screen.getByText('Photos: Jonas Weber')).toBeInTheDocument();
});

test('what came with the page shows at once, with its reviews, and asks for nothing', async () => {
  const { data } = answerWith(aPlace());
  await renderApp(null, {
    path: '/places/p1',
    routes,
    firstData: [{ query: print(PlaceScreenDocument), variables: { id: 'p1' }, data }],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Gateway of India' })).toBeInTheDocument();
  expect(screen.getByText('Quiet before eight.')).toBeInTheDocument();
  expect(screen.queryByText('Error loading reviews')).not.toBeInTheDocument();
});

test('a place that does not exist is not found', async () => {
  const errors = [{ message: 'There is no such place.', path: ['place'], extensions: { code: 'NOT_FOUND', requestId: 'r' } }];
  await ask([{ request, result: { data: { place: null }, errors } }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Place Not Found' })).toBeInTheDocument();
  expect(screen.getByText("The place you're looking for doesn't exist.")).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a place that cannot be loaded says so, and another try shows it', async () => {
  await ask([
    { request, error: new Error('The line is cut') },
    { request, result: answerWith(aPlace()) },
  ]);
  expect(await screen.findByText('Error Loading Place')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gateway of India' })).toBeInTheDocument();
});

test('the shape of the page stands in for a place that takes long', async () => {
  await ask([{ request, result: answerWith(aPlace()), delay: 900 }]);
  expect(await screen.findByRole('status', { name: 'Loading place' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Gateway of India' })).toBeInTheDocument();
});

const standing = (status: string, reason: string | null = null) => ({ __typename: 'Moderation', status, isHeld: false, reason });
const rights = (moderate: boolean) => ({ __typename: 'PlaceRights', moderate });

test.each([
  ['its author', false, 'This place is waiting for approval. Only you can see it.'],
  ['a moderator', true, 'This place is waiting for approval. Only its author and moderators see it.'],
])('a suggestion that waits says so to %s, and offers nothing that needs everyone to see it', async (_who, moderate, words) => {
  await show({ status: 'PENDING', moderation: standing('PENDING'), viewerCan: rights(moderate) });
  expect(await screen.findByRole('note')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Reviews' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Suggest an edit' })).not.toBeInTheDocument();
  expect(document.querySelector('img[src^="/art/places/p1"]')).toBeNull();
  await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'));
});

test('a suggestion that was refused says why', async () => {
  await show({ status: 'INACTIVE', moderation: standing('REJECTED', 'The guide has it already.') });
  expect(await screen.findByText('This place was not accepted: The guide has it already.')).toBeInTheDocument();
});

test('everyone finds the way to better details, and nothing about approval', async () => {
  await show({ moderation: standing('APPROVED') });
  expect(await screen.findByRole('link', { name: 'Suggest an edit' })).toHaveAttribute('href', '/places/p1/suggest-edit');
  expect(screen.queryByText(/approval/)).not.toBeInTheDocument();
});
