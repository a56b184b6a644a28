import type { City } from '../../modules/cities/index.js';
import type { Place } from '../../modules/places/index.js';
import { KNOWN_KINDS } from '../../modules/places/index.js';
import { breadcrumbs, cityJsonLd, placeJsonLd, siteJsonLd } from './json-ld.js';

// The parser of opening hours has a time limit, which a busy machine can exceed. hours-json-ld.test.ts tests its results.
jest.mock('./hours-json-ld.js', () => ({ hoursJsonLd: (text: string | null) => (text === null ? undefined : [{ opens: '00:00', closes: '23:59' }]) }));

const PUBLIC = 'https://guide.example.org';
const CITY: Partial<City> = {
  id: 'c1',
  name: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  description: 'Hills.',
  latitude: 18.5,
  longitude: 73.9,
  timeZone: 'Asia/Kolkata',
};
const city = CITY as City;
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
  openingHours: '24/7',
  ratingAverage: 4.25,
  ratingCount: 8,
};
const place = (overrides: Partial<Place> = {}) => ({ ...FORT, ...overrides }) as Place;

test('a city becomes a City', () => {
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

test('a place becomes its type, with its rating', () => {
  expect(placeJsonLd(place(), city, PUBLIC)).toEqual({
    '@type': 'LandmarksOrHistoricalBuildings',
    name: 'Fort',
    description: 'Old.',
    url: `${PUBLIC}/places/p1`,
    image: `${PUBLIC}/art/places/p1.webp`,
    geo: { '@type': 'GeoCoordinates', latitude: 18.51, longitude: 73.85 },
    telephone: '+91 20',
    sameAs: 'https://fort.example.org',
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Shaniwar Peth',
      postalCode: '411030',
      addressLocality: 'Pune',
      addressRegion: 'Maharashtra',
      addressCountry: 'IN',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.25, reviewCount: 8, bestRating: 5, worstRating: 1 },
  });
});

test('unknown values and a missing rating are omitted', () => {
  const bare = place({
    latitude: null,
    longitude: null,
    fullAddress: null,
    pincode: null,
    phone: null,
    website: null,
    priceRange: null,
    openingHours: null,
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
  ['theatre', 'PerformingArtsTheater'],
  ['other', 'Place'],
  ['laundry', 'LocalBusiness'],
  ['constructor', 'LocalBusiness'],
  ['__proto__', 'LocalBusiness'],
])('the category %s becomes a %s', (category, type) => expect(placeJsonLd(place({ category }), city, PUBLIC)).toMatchObject({ '@type': type }));

/** Supertypes of each type: https://schema.org/docs/full.html, version 29. */
const ANCESTRY: Record<string, string[]> = {
  Place: ['Thing'],
  LocalBusiness: ['Place', 'Thing'],
  Restaurant: ['LocalBusiness', 'Place', 'Thing'],
  CafeOrCoffeeShop: ['LocalBusiness', 'Place', 'Thing'],
  BarOrPub: ['LocalBusiness', 'Place', 'Thing'],
  Hotel: ['LocalBusiness', 'Place', 'Thing'],
  ShoppingCenter: ['LocalBusiness', 'Place', 'Thing'],
  Museum: ['CivicStructure', 'Place', 'Thing'],
  Park: ['CivicStructure', 'Place', 'Thing'],
  Beach: ['CivicStructure', 'Place', 'Thing'],
  PlaceOfWorship: ['CivicStructure', 'Place', 'Thing'],
  PerformingArtsTheater: ['CivicStructure', 'Place', 'Thing'],
  TouristAttraction: ['Place', 'Thing'],
  LandmarksOrHistoricalBuildings: ['Place', 'Thing'],
};
/** The type to which each property belongs at schema.org. */
const DOMAINS: Record<string, string> = {
  name: 'Thing',
  description: 'Thing',
  url: 'Thing',
  image: 'Thing',
  sameAs: 'Thing',
  geo: 'Place',
  address: 'Place',
  telephone: 'Place',
  openingHoursSpecification: 'Place',
  aggregateRating: 'Place',
  priceRange: 'LocalBusiness',
};

test.each([...KNOWN_KINDS, 'laundry'])('a place of the category %s has exactly the properties that schema.org defines for its type', (category) => {
  const { '@type': type, ...properties } = placeJsonLd(place({ category }), city, PUBLIC) as { '@type': string };
  const types = [type, ...(ANCESTRY[type] ?? [])];
  expect(types.length).toBeGreaterThan(1);
  const allowed = Object.keys(DOMAINS).filter((name) => types.includes(DOMAINS[name] ?? ''));
  expect(Object.keys(properties).sort()).toEqual(allowed.sort());
});

test.each([
  ['India', 'IN'],
  ['United Kingdom', 'GB'],
  ['Atlantis', 'Atlantis'],
])('the country %s becomes %s in an address', (country, code) => {
  expect(placeJsonLd(place(), { ...CITY, country } as City, PUBLIC)).toMatchObject({ address: { addressCountry: code } });
});

test('the search becomes an entry point', () => {
  expect(siteJsonLd('Guide of Pune', `${PUBLIC}/`, `${PUBLIC}/places`)).toMatchObject({
    potentialAction: { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: `${PUBLIC}/places?search={search_term_string}` } },
  });
});

test('the path from home becomes a BreadcrumbList', () => {
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
