import { findCity, findPlace, heading, inWords, listPlaces, reach, see, visit } from './steps.js';

jest.setTimeout(60_000);

test('every screen has the words of the specification', async () => {
  const jaipur = await findCity('Jaipur');
  const museum = await findPlace('British Museum');
  const screens: [address: string, title: string, words: (string | RegExp)[]][] = [
    [
      '/',
      'CityPins: discover cities and their best places',
      [
        'Explore Cities',
        'Browse Places',
        'Cities',
        'Places',
        'Users',
        'Reviews',
        /^[\d,]+\+$/,
        'Popular Cities',
        'View All Cities',
        'How It Works',
        'Choose a city',
        'Explore places',
        'Share and review',
        'Quick Links',
        'Restaurants',
        'Attractions',
        /Discover the best places, restaurants, attractions and hidden gems.*connect with your community/,
      ],
    ],
    ['/cities', 'Explore Cities', ['All States', 'All Countries', 'Featured only', 'Featured', 'Population', 'Founded', /^[\p{L} ]+, [\p{L} ]+$/u]],
    ['/cities?search=qqzzxxqq', 'Explore Cities', ['No cities found', 'Try adjusting your search criteria.']],
    [
      `/cities/${jaipur._id}`,
      'Jaipur',
      [
        'Rajasthan, India',
        'About',
        'City Facts',
        'Population',
        inWords(jaipur.population ?? 0),
        'Founded',
        '1727',
        'Status',
        'Active',
        'Featured Places',
        'View All Places',
      ],
    ],
    ['/cities/none', 'City Not Found', ["The city you're looking for doesn't exist."]],
    ['/places', 'Discover Places', ['Find the best restaurants, attractions, and more', 'All Categories', 'Featured', 'Restaurant']],
    ['/places?search=qqzzxxqq', 'Discover Places', ['No places found', 'Try adjusting your search criteria.']],
    [
      `/places/${museum._id}`,
      'British Museum',
      [
        'Museum',
        'Featured',
        'About',
        'Location',
        'Open in Google Maps →',
        'Reviews',
        `${museum.rating.count} reviews`,
        museum.rating.average.toFixed(1),
        'Contact Information',
        'Visit Website',
        museum.address.fullAddress ?? '',
        'Details',
        'Category',
        'Price range',
        'Status',
        'Active',
        `${museum.coordinates.latitude.toFixed(6)}, ${museum.coordinates.longitude.toFixed(6)}`,
      ],
    ],
    ['/places/none', 'Place Not Found', ["The place you're looking for doesn't exist."]],
  ];
  const tab = await visit('/terms', { allow: [/404/] });
  for (const [address, title, words] of screens) {
    await tab.goto(address);
    await see(heading(tab, title));
    for (const word of words) await see(tab.getByText(word, { exact: true }).filter({ visible: true }));
  }
});

test('every field has the words of the specification', async () => {
  const tab = await visit('/cities');
  await see(tab.getByPlaceholder('Search cities...'));
  await see(tab.getByPlaceholder('Search places...'));
  await tab.goto('/places');
  for (const words of ['Search places...', 'Search places, areas...', 'Pincode', 'All Cities']) await see(tab.getByPlaceholder(words));
  await tab.getByRole('combobox', { name: 'City' }).click();
  await see(tab.getByRole('option', { name: 'Jaipur, Rajasthan', exact: true }));
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Rating', exact: true }).click();
  expect(await tab.getByRole('menuitemradio').allInnerTexts()).toEqual(['Any', '4+ Stars', '3+ Stars', '2+ Stars', '1+ Stars']);
});

test('the list of places shows its cards as the specification says, with page numbers of which the current one is marked', async () => {
  const { places, pagination } = await listPlaces('limit=18');
  const [best] = places;
  const tab = await visit('/places');
  const card = tab.getByRole('article').first();
  await see(card.getByRole('link', { name: best?.name ?? '', exact: true }));
  const words = await card.innerText();
  for (const part of [best?.city.name, best?.rating.average.toFixed(1), best?.priceRange, best?.featured ? 'Featured' : '']) {
    expect(words).toContain(part ?? '');
  }
  const numbers = tab.getByRole('navigation', { name: 'Result pages' });
  await see(numbers.getByRole('link', { name: `Go to page ${pagination.pages}` }));
  await see(numbers.locator('[aria-current=page]').getByText('1', { exact: true }));
  await numbers.getByRole('link', { name: 'Go to next page' }).click();
  await reach(tab, '/places?page=2');
});
