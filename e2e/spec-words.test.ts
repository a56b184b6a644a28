import { shownRating } from '../backend/src/modules/places/shown-rating.js';
import { go } from './go.js';
import { findCity, findPlace, heading, inWords, see, visit } from './steps.js';

jest.setTimeout(60_000);

test('every screen shows the texts of the specification', async () => {
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
        shownRating(museum.rating.average).toFixed(1),
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
  const tab = await visit('/terms');
  for (const [address, title, words] of screens) {
    await go(tab, address, heading(tab, title));
    for (const word of words) await see(tab.getByText(word, { exact: true }).filter({ visible: true }));
  }
});
