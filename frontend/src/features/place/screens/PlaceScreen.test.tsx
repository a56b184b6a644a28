import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { print } from 'graphql';
import { aPhoto } from '../../../../test/images';
import { renderApp } from '../../../../test/renderApp';
import { PlaceScreen } from './PlaceScreen';
import { aCard, anAttribute, aPlace, answerWith } from './PlaceScreen.fixture';
import { PlaceScreenDocument } from './PlaceScreen.generated';

const request = { query: PlaceScreenDocument, variables: { id: 'p1' } };
const routes = [{ path: '/places/:id', element: <PlaceScreen /> }];

type Mocks = NonNullable<Parameters<typeof renderApp>[1]>['mocks'];

const ask = (mocks: Mocks) => renderApp(null, { path: '/places/p1', routes, mocks });
const show = (more: object = {}) => ask([{ request, result: answerWith(aPlace(more)) }]);

test('the page shows category, location, rating and price', async () => {
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

test('further categories lead to their places in the city', async () => {
  await show({ moreCategories: ['museum', 'park'] });
  expect(await screen.findByRole('link', { name: 'Park' })).toHaveAttribute('href', '/places?category=park&city=c1');
  expect(screen.getByText('Category').nextSibling).toHaveTextContent('Attraction, Museum, Park');
});

/** Returns queries for the actions panel; the same buttons also occur elsewhere on the page. */
const actions = () => within(screen.getByRole('region', { name: 'Actions' }));

test('the directions open in a new tab', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  const directions = actions().getByRole('link', { name: 'Directions' });
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('href', expect.stringContaining('destination=18.9,72.8346541'));
});

test('a place shows its opening state beside its name and in a panel, and can be shared', async () => {
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

test('attributes are listed by topic, with a tick, words or a link', async () => {
  const attributes = [
    anAttribute('wifi', 'yes-no', ['yes']),
    anAttribute('dogs', 'yes-no', ['no']),
    anAttribute('cuisine', 'several', ['Pizza', 'Thai'], { section: 'food' }),
    anAttribute('menu', 'link', ['https://example.org/menu'], { section: 'food' }),
    anAttribute('note', 'text', ['Ask Rosa'], { isInternal: true }),
  ];
  await show({ attributes });
  const section = within(await screen.findByRole('region', { name: 'Good to know' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Food and drink', 'Services']);
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name of cuisine: Pizza, Thai',
    'Name of menu',
    'Name of wifi: yes',
    'Name of dogs: no',
    'Name of note: Ask RosaOnly moderators see this',
  ]);
  expect(section.getByRole('link', { name: 'Name of menu' })).toHaveAttribute('href', 'https://example.org/menu');
  expect(within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', { name: 'Good to know' })).toHaveAttribute(
    'href',
    '/places/p1#good-to-know',
  );
});

test('a place without attributes has no section for them', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Good to know' })).not.toBeInTheDocument();
});

test('the coordinates have six decimals and link to an external map', async () => {
  await show();
  expect(await screen.findByText('18.900000, 72.834654')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open in Google Maps →' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a place without coordinates has no location section and no directions', async () => {
  await show({ coordinates: null });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Location' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Location' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
});

test('the contact panel shows only known values', async () => {
  await show({ website: null });
  expect(await screen.findByRole('heading', { name: 'Contact Information' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 22 2284 1877' })).toHaveAttribute('href', 'tel:+912222841877');
  expect(screen.getByText('Apollo Bandar, Mumbai 400001')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Visit Website' })).not.toBeInTheDocument();
});

test('the contact panel links phones, e-mail, menu, booking page and social media', async () => {
  await show({
    otherPhones: '+91 22 1111; +91 22 2222',
    otherPhoneHrefs: ['tel:+91221111', 'tel:+91222222'],
    email: 'gate@example.org',
    menuUrl: 'https://gateway.test/menu',
    bookingUrl: 'https://gateway.test/book',
    socialLinks: 'https://www.facebook.com/gate; https://social.example.org/@gate',
  });
  await screen.findByRole('heading', { name: 'Contact Information' });
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['+91 22 1111', '+91 22 2222', 'gate@example.org'].map(addressOf)).toEqual(['tel:+91221111', 'tel:+91222222', 'mailto:gate@example.org']);
  expect([addressOf('See the menu'), addressOf('Book')]).toEqual(['https://gateway.test/menu', 'https://gateway.test/book']);
  expect([addressOf('Facebook'), addressOf('social.example.org')]).toEqual(['https://www.facebook.com/gate', 'https://social.example.org/@gate']);
});

test('the details show the area and the other names', async () => {
  await show({ area: 'Colaba', otherNames: 'The Gateway; Bharat Dwar' });
  expect((await screen.findByText('Area')).nextSibling).toHaveTextContent('Colaba');
  expect(screen.getByText('Also known as').nextSibling).toHaveTextContent('The GatewayBharat Dwar');
});

test.each([
  ['closed-permanently', null, 'Permanently closed'],
  ['closed-temporarily', '2999-05-03', 'Closed until May 3, 2999'],
  ['opening-soon', null, 'Opening soon'],
])('a place with the status %j and the day %j says %j beside its name and as its status', async (businessStatus, opensOn, words) => {
  await show({ businessStatus, opensOn });
  expect((await screen.findByText('Status')).nextSibling).toHaveTextContent(words);
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(screen.queryByText('Active')).not.toBeInTheDocument();
});

test('the website opens in a new tab', async () => {
  await show();
  const website = await screen.findByRole('link', { name: 'Visit Website' });
  expect(website).toHaveAttribute('href', 'https://gateway.test');
  expect(website).toHaveAttribute('target', '_blank');
});

test('a place without phone, website and address has no contact panel', async () => {
  await show({ phone: null, website: null, fullAddress: null, priceRange: null });
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Contact Information' })).not.toBeInTheDocument();
  expect(screen.queryByText('Price range')).not.toBeInTheDocument();
});

test('a place of the sample data shows a note', async () => {
  await show({ isSample: true });
  expect(await screen.findByText('Sample data: this place is invented.')).toBeInTheDocument();
});

test('an imported place shows its source and licence', async () => {
  const source = { __typename: 'DataSource', name: 'Sample Maps', licence: 'CC0-1.0', url: 'https://maps.test/1' };
  await show({ source });
  const link = await screen.findByRole('link', { name: 'Sample Maps' });
  expect(link).toHaveAttribute('href', 'https://maps.test/1');
  expect(link.parentElement).toHaveTextContent('Data: Sample Maps, CC0-1.0');
});

test('a place written by users shows no source', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeInTheDocument();
  expect(screen.queryByText(/^Data:/)).not.toBeInTheDocument();
});

test('the other places of the city do not contain the place itself', async () => {
  await show({ city: { ...aPlace().city, featuredPlaces: [aCard('p1', 'Gateway of India'), aCard('p2', 'Blue Door Cafe')] } });
  const more = await screen.findByRole('list', { name: 'Other places in Mumbai' });
  expect(within(more).getAllByRole('article')).toHaveLength(1);
  expect(within(more).getByRole('link', { name: 'Blue Door Cafe' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Places' })).toHaveAttribute('href', '/places?city=c1');
});

test('a city without other places has no "More in" section', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('More in Mumbai')).not.toBeInTheDocument();
});

test('several photos show as a mosaic of five, with credits', async () => {
  await show({ images: [1, 2, 3, 4, 5, 6].map((n) => aPhoto(n, { credit: n > 4 ? null : 'Jonas Weber' })) });
  expect(await screen.findAllByRole('img', { name: /^Photo/ })).toHaveLength(5);
  expect(screen.getByText('Photos: Jonas Weber')).toBeInTheDocument();
});

test('data embedded in the page show at once, with reviews, without a request', async () => {
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

test('a place that does not exist shows the not-found page', async () => {
  const errors = [{ message: 'There is no such place.', path: ['place'], extensions: { code: 'NOT_FOUND', requestId: 'r' } }];
  await ask([{ request, result: { data: { place: null }, errors } }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Place Not Found' })).toBeInTheDocument();
  expect(screen.getByText("The place you're looking for doesn't exist.")).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a place that fails to load shows the error, and a retry loads it', async () => {
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

test('shows a skeleton while a slow place loads', async () => {
  await ask([{ request, result: answerWith(aPlace()), delay: 900 }]);
  expect(await screen.findByRole('status', { name: 'Loading place' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Gateway of India' })).toBeInTheDocument();
});

const standing = (status: string, reason: string | null = null) => ({ __typename: 'Moderation', status, isHeld: false, reason });
const rights = (moderate: boolean) => ({ __typename: 'PlaceRights', moderate });

test.each([
  ['its author', false, 'This place is waiting for approval. Only you can see it.'],
  ['a moderator', true, 'This place is waiting for approval. Only its author and moderators see it.'],
])('a pending suggestion shows its state to %s, without actions that need a public place', async (_who, moderate, words) => {
  await show({ status: 'PENDING', moderation: standing('PENDING'), viewerCan: rights(moderate) });
  expect(await screen.findByRole('note')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Reviews' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Suggest an edit' })).not.toBeInTheDocument();
  expect(document.querySelector('img[src^="/art/places/p1"]')).toBeNull();
  await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'));
});

test('a rejected suggestion shows the reason', async () => {
  await show({ status: 'INACTIVE', moderation: standing('REJECTED', 'The guide has it already.') });
  expect(await screen.findByText('This place was not accepted: The guide has it already.')).toBeInTheDocument();
});

test('everyone sees the "Suggest an edit" link and no approval notice', async () => {
  await show({ moderation: standing('APPROVED') });
  expect(await screen.findByRole('link', { name: 'Suggest an edit' })).toHaveAttribute('href', '/places/p1/suggest-edit');
  expect(screen.queryByText(/approval/)).not.toBeInTheDocument();
});
