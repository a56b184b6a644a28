import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { tileMap } from '../../../../test/baseMap';
import { anIllustration } from '../../../../test/images';
import { aFacet, facetsAnswer } from '../../../../test/facets';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { inLanguage, someCategory } from '../../../../test/someCategory';
import { takeSite } from '../../../lib/currentSite';
import { placesVariables, readPlaces } from '../../../lib/places';
import { PLAIN_SITE } from '../../../lib/site';
import { PlacesScreen } from './PlacesScreen';
import { PlacesFiltersDocument } from '../components/PlacesFilters.generated';
import { PlacesChoicesDocument, PlacesScreenDocument } from './PlacesScreen.generated';

const mumbai = { __typename: 'City', id: 'c1', name: 'Mumbai', state: 'Maharashtra' };
const aValue = (text: string) => ({ __typename: 'PlaceAttributeValue', text, isRetired: false });
const cafe = {
  __typename: 'Place',
  id: 'p1',
  name: 'Blue Door',
  description: { language: 'en', text: 'A cafe with a blue door.' },
  category: 'cafe',
  moreCategories: [],
  featured: true,
  isSample: true,
  businessStatus: null,
  opensOn: null,
  openingTimes: null,
  attributes: [
    { __typename: 'PlaceAttribute', name: 'Coffee', kind: 'several', unit: '', values: ['Filter', 'Espresso'].map(aValue) },
    { __typename: 'PlaceAttribute', name: 'Wi-Fi', kind: 'yes-no', unit: '', values: [aValue('yes')] },
  ],
  isFavorite: false,
  priceRange: '₹₹',
  rating: { __typename: 'Rating', average: 4.68, count: 312 },
  coordinates: { __typename: 'Coordinates', latitude: 18.92, longitude: 72.83 },
  city: mumbai,
  images: [anIllustration('/art/places/p1.svg', 'Illustration of Blue Door')],
};
const facets = [
  aFacet('open', 'Opening hours', ['now', 'Open now', 7], ['unknown', 'Hours unknown', 32]),
  aFacet('price', 'Price', ['free', 'Free', 3], ['1', '$', 0]),
  aFacet('rating', 'Rating', ['4', '4+', 9], ['3', '3+', 12]),
  aFacet('category', 'Category', ['cafe', 'Cafe', 5], ['museum', 'Museum', 4], ['park', 'Park', 2], ['theatre', 'Theater', 1]),
  aFacet('photos', 'Photos', ['yes', 'With photos', 6]),
  aFacet('cuisine', 'Cuisine', ['pizza', 'Pizza', 2], ['thai', 'Thai', 1]),
  aFacet('wheelchair', 'Wheelchair accessible', ['yes', 'Yes', 8], ['no', 'No', 1]),
];

function answer(items: object[], total = items.length, page = 1, pages = 1, understood: object[] = []) {
  return {
    data: {
      places: { __typename: 'PlacePage', items, total, page, pages, didYouMean: null, understood },
    },
  };
}

const choices: MockLink.MockedResponse = {
  request: { query: PlacesChoicesDocument },
  result: {
    data: {
      placeCities: [mumbai],
      site: { __typename: 'Site', map: tileMap('', '') },
    },
  },
};

const filters: MockLink.MockedResponse = {
  request: { query: PlacesFiltersDocument, variables: () => true },
  result: facetsAnswer(...facets),
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const asked = (address: string, result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: PlacesScreenDocument, variables: placesVariables(readPlaces(new URLSearchParams(address), PLAIN_SITE).params).list },
  result,
});

const show = (path: string, ...mocks: MockLink.MockedResponse[]) => renderApp(<PlacesScreen />, { path, mocks: [...mocks, filters, choices] });

/** Gives the window the width of a desktop, where all filters are in one row. */
function widen() {
  const listeners = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
  window.matchMedia = (media) => ({ media, matches: media.includes('min-width'), ...listeners }) as unknown as MediaQueryList;
}

const scrolled = jest.fn();

beforeEach(() => {
  answerMediaQueries();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

test('a card shows category, location, rating and price, and links to the place and to a map', async () => {
  await show('/places', asked('', answer([cafe], 128, 1, 8)));
  expect(screen.getByRole('heading', { level: 1, name: 'Discover Places' })).toBeInTheDocument();
  expect(screen.getByText('Find the best restaurants, attractions, and more')).toBeInTheDocument();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Blue Door' })).toHaveAttribute('href', '/places/p1');
  expect(card.getByText('Cafe')).toBeInTheDocument();
  expect(card.getByText('Featured')).toBeInTheDocument();
  expect(card.getByText('Cafe · Mumbai · ₹₹')).toBeInTheDocument();
  expect(card.getByText('Rated 4.6 out of 5, 312 reviews')).toBeInTheDocument();
  expect(card.getByText('Sample data')).toBeInTheDocument();
  expect(card.getByText('Filter, Espresso · Wi-Fi')).toBeInTheDocument();
  expect(card.queryByText(/Open until|Open 24 hours|Closed|Closes soon|Hours unknown/)).not.toBeInTheDocument();
  const map = card.getByRole('link', { name: /Open Blue Door in Google Maps/ });
  expect(map).toHaveAttribute('target', '_blank');
  expect(map).toHaveAttribute('href', expect.stringContaining('18.92,72.83'));
  expect(screen.getByRole('status')).toHaveTextContent('128 places, page 1 of 8');
});

test('shows six skeleton cards while a slow list loads', async () => {
  await show('/places', { ...asked('', answer([cafe])), delay: 900 });
  const waiting = await screen.findByRole('status', { name: 'Loading places' });
  expect(within(waiting).getAllByRole('listitem', { hidden: true })).toHaveLength(6);
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('an empty list offers to clear the filters', async () => {
  const address = 'search=zzz&category=volcano';
  const { router } = await show(`/places?${address}`, asked(address, answer([])), asked('', answer([cafe])));
  expect(await screen.findByText('No places found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search criteria.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('Blue Door')).toBeInTheDocument();
});

test('a failed list shows the error and retries on request', async () => {
  const refusal = new GraphQLError('The database rests.', { extensions: { code: 'INTERNAL', requestId: 'r-7' } });
  await show('/places', asked('', { errors: [refusal] }), asked('', answer([cafe])));
  expect(await screen.findByText('Error Loading Places')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(/The database rests\. Request r-7\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Blue Door')).toBeInTheDocument();
});

test('a filter that fails replaces the old list by the error, keeps the filter, and retries on request', async () => {
  widen();
  const failure = asked('category=museum', { errors: [new GraphQLError('The database rests.')] });
  await show('/places', asked('', answer([cafe])), failure, asked('category=museum', answer([{ ...cafe, id: 'p2', name: 'Old Mint' }])));
  await screen.findByText('Blue Door');
  await userEvent.click(screen.getByRole('button', { name: /^Museum/ }));
  expect(await screen.findByText('Error Loading Places')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Museum/ })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  expect(await screen.findByText('Old Mint')).toBeInTheDocument();
});

test('each filter of the desktop bar goes into the address', async () => {
  widen();
  const user = userEvent.setup();
  const steps = ['', 'category=museum', 'category=museum,theatre', 'category=museum,theatre&city=c1'];
  const last = [
    '&minRating=4',
    '&minRating=4&openAt=now',
    '&minRating=4&openAt=now&attr=cuisine:thai',
    '&minRating=4&openAt=now&attr=cuisine:thai&attr=wheelchair:yes',
  ];
  const all = [...steps, ...last.map((more) => `category=museum,theatre&city=c1${more}`)];
  const { router } = await show('/places', ...all.map((step) => asked(step, answer([cafe]))));
  await screen.findByText('Blue Door');
  const address = () => decodeURIComponent(router.state.location.search);

  expect(screen.getByRole('button', { name: 'All Categories' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /^Museum/ }));
  expect(address()).toBe('?category=museum');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /Theater/ }));
  expect(address()).toBe('?category=museum,theatre');
  await user.keyboard('{Escape}');
  for (const words of ['All Cities', 'Search places, areas...']) expect(screen.getByPlaceholderText(words)).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'City' }));
  await user.click(await screen.findByRole('option', { name: 'Mumbai, Maharashtra' }));
  expect(address()).toBe('?category=museum,theatre&city=c1');
  expect(await screen.findByText(/1 place in Mumbai/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rating' }));
  const ratings = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
  expect(ratings).toEqual(['Any', '4+ Stars 9', '3+ Stars 12']);
  await user.click(screen.getByRole('menuitemradio', { name: /4\+ Stars/ }));
  expect(address()).toBe(`?category=museum,theatre&city=c1${last[0]}`);
  await user.click(screen.getByRole('button', { name: /^Open now/ }));
  await user.click(screen.getByRole('button', { name: 'Cuisine' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /Thai/ }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Filters (6)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(within(sheet).getByRole('group', { name: 'Wheelchair accessible' })).getByRole('button', { name: /^Yes/ }));
  await user.click(within(sheet).getByRole('button', { name: 'Close filters' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(address().split('&').slice(2).sort()).toEqual((last[3] ?? '').split('&').slice(1).sort());
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('');
});

test('active filters and understood words are chips that remove them', async () => {
  const understood = [
    { __typename: 'UnderstoodPart', kind: 'attribute', key: 'cuisine', value: 'pizza', text: 'pizza' },
    { __typename: 'UnderstoodPart', kind: 'city', key: '', value: 'c1', text: 'bombay' },
  ];
  const address = 'search=best pizza in bombay&price=free&openAt=now';
  const { router } = await show(
    `/places?${address}`,
    asked(address, answer([cafe], 1, 1, 1, understood)),
    asked('search=best pizza in&price=free&openAt=now', answer([cafe])),
    asked('search=best pizza in&openAt=now', answer([cafe])),
    asked('search=best pizza in', answer([cafe])),
  );
  const chips = within(await screen.findByRole('group', { name: 'Active filters' }));
  await waitFor(() => expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pizza', 'Mumbai', 'Open now', 'Free', 'Clear all']));
  await userEvent.click(chips.getByRole('button', { name: '“bombay” means Mumbai. Remove it from the search' }));
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('best pizza in');
  await userEvent.click(chips.getByRole('button', { name: 'Remove the filter “Free”' }));
  expect(new URLSearchParams(router.state.location.search).get('price')).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: 'Show places at any time' }));
  expect(decodeURIComponent(router.state.location.search)).toBe('?search=best+pizza+in');
});

test('a line tells how many places without hours a list of open places leaves out', async () => {
  await show('/places?openAt=now', asked('openAt=now', answer([cafe])));
  expect(await screen.findByText(/32 places without opening hours are not shown\./)).toBeInTheDocument();
});

test('a line names unknown parts of the address, and the list ignores them', async () => {
  await show('/places?price=free,9&minRating=7', asked('price=free', answer([cafe])));
  expect(await screen.findByText('Blue Door')).toBeInTheDocument();
  expect(screen.getByText(/Unknown parts of the address are ignored: .*minRating=7.*price=9/)).toBeInTheDocument();
});

describe('with categories of the operator', () => {
  const registration = { mode: 'OPEN' };
  const theatre = someCategory('theatre', { names: [inLanguage('en', 'Stage')] });
  const cafes = someCategory('cafe', { aliases: ['coffee'] });
  beforeEach(() => takeSite({ ...PLAIN_SITE, registration, categories: [theatre, someCategory('park', { isHidden: true }), cafes] }));
  afterEach(() => act(() => takeSite({ ...PLAIN_SITE, registration })));

  test('an address with another word for a category is corrected, and nothing is asked twice', async () => {
    const { router } = await show('/places?category=Coffee&minRating=4', asked('category=cafe&minRating=4', answer([cafe])));
    expect(await screen.findByText('Blue Door')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?category=cafe&minRating=4'));
    expect(screen.queryByText('Error Loading Places')).not.toBeInTheDocument();
  });
});

test('typed text goes into the address after a pause, without adding history entries', async () => {
  const { router } = await show('/places?page=3', asked('page=3', answer([cafe], 50, 3, 3)), asked('search=tea', answer([])));
  fireEvent.change(screen.getByPlaceholderText('Search places, areas...'), { target: { value: ' tea ' } });
  expect(router.state.location.search).toBe('?page=3');
  expect(await screen.findByText(/0 places for “tea”/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?search=tea');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the filter sheet on a phone shows the number of matching places', async () => {
  const user = userEvent.setup();
  const before = asked('minRating=3', answer([cafe], 128, 1, 8));
  const { router } = await show('/places?minRating=3', before, asked('minRating=3&category=museum', answer([cafe])));
  await screen.findByText('Blue Door');
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('button', { name: 'Show 128 places' })).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: /^Museum/ }));
  expect(router.state.location.search).toBe('?category=museum&minRating=3');
  await user.click(await sheet.findByRole('button', { name: 'Show 1 place' }));
  expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
});

test('page links keep the filters', async () => {
  const address = 'search=tea&sort=newest';
  const pages = [asked(address, answer([cafe], 40, 1, 3)), asked(`${address}&page=2`, answer([cafe], 40, 2, 3))];
  const { router } = await show(`/places?${address}`, ...pages);
  const second = await screen.findByRole('link', { name: /page 2/i });
  expect(second).toHaveAttribute('href', '/places?search=tea&sort=newest&page=2');
  await userEvent.click(second);
  expect(router.state.location.search).toBe('?search=tea&sort=newest&page=2');
  expect(await screen.findByText(', page 2 of 3')).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('an address with invalid values shows a list instead of failing', async () => {
  const address = 'city=nope&category=%00&minRating=99&sort=drop&page=1e9';
  await show(`/places?${address}`, asked(address, answer([])));
  expect(await screen.findByText('No places found')).toBeInTheDocument();
});
