import type { City } from '../../modules/cities/index.js';
import type { Place } from '../../modules/places/index.js';
import { breadcrumbs, cityJsonLd, placeJsonLd } from './json-ld.js';

const PUBLIC = 'https://guide.example.org';
const city = { id: 'c1', name: 'Pune', state: 'Maharashtra', country: 'India', description: 'Hills.', latitude: 18.5, longitude: 73.9 } as City;
const FORT: Partial<Place> = {
  id: 'p1',
  name: 'Fort',
  description: 'Old.',
  category: 'historic',
  latitude: 18.51,
  longitude: 73.85,
  fullAddress: 'Shaniwar Peth',
  pincode: '411030',
  phone: '+91 20',
  website: 'https://fort.example.org',
  priceRange: '₹',
  ratingAverage: 4.25,
  ratingCount: 8,
};
const place = (overrides: Partial<Place> = {}) => ({ ...FORT, ...overrides }) as Place;

test('a search engine reads a city', () => {
  expect(cityJsonLd(city, PUBLIC)).toEqual({
    '@type': 'City',
    name: 'Pune',
    description: 'Hills.',
    url: `${PUBLIC}/cities/c1`,
    image: `${PUBLIC}/art/cities/c1.webp`,
    geo: { '@type': 'GeoCoordinates', latitude: 18.5, longitude: 73.9 },
    containedInPlace: { '@type': 'Country', name: 'India' },
  });
});

test('a search engine reads a place with its rating', () => {
  expect(placeJsonLd(place(), city, PUBLIC)).toEqual({
    '@type': 'LandmarksOrHistoricalBuildings',
    name: 'Fort',
    description: 'Old.',
    url: `${PUBLIC}/places/p1`,
    image: `${PUBLIC}/art/places/p1.webp`,
    geo: { '@type': 'GeoCoordinates', latitude: 18.51, longitude: 73.85 },
    telephone: '+91 20',
    sameAs: 'https://fort.example.org',
    priceRange: '₹',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Shaniwar Peth',
      postalCode: '411030',
      addressLocality: 'Pune',
      addressRegion: 'Maharashtra',
      addressCountry: 'India',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.25, reviewCount: 8, bestRating: 5, worstRating: 1 },
  });
});

test('a search engine reads nothing that is not known, and no rating before there is one', () => {
  const bare = place({
    latitude: null,
    longitude: null,
    fullAddress: null,
    pincode: null,
    phone: null,
    website: null,
    priceRange: null,
    ratingAverage: 0,
    ratingCount: 0,
  });
  const data = placeJsonLd(bare, city, PUBLIC);
  expect(Object.keys(data)).toEqual(['@type', 'name', 'description', 'url', 'image', 'address']);
  expect(data).toMatchObject({ address: { '@type': 'PostalAddress', addressLocality: 'Pune' } });
});

test('a place on the equator and the prime meridian has coordinates', () => {
  expect(placeJsonLd(place({ latitude: 0, longitude: 0 }), city, PUBLIC)).toHaveProperty('geo.latitude', 0);
});

test.each([
  ['restaurant', 'Restaurant'],
  ['attraction', 'TouristAttraction'],
  ['cafe', 'CafeOrCoffeeShop'],
  ['museum', 'Museum'],
  ['laundry', 'LocalBusiness'],
  ['constructor', 'LocalBusiness'],
  ['__proto__', 'LocalBusiness'],
])('a search engine takes the category %s for a %s', (category, type) =>
  expect(placeJsonLd(place({ category }), city, PUBLIC)).toMatchObject({ '@type': type }),
);

test('a search engine reads the way from home', () => {
  expect(
    breadcrumbs(PUBLIC, [
      ['Home', '/'],
      ['Cities', '/cities'],
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${PUBLIC}/` },
      { '@type': 'ListItem', position: 2, name: 'Cities', item: `${PUBLIC}/cities` },
    ],
  });
});
