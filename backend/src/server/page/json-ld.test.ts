import { attributesOf } from '../../../test/builders.js';
import type { City } from '../../modules/cities/index.js';
import type { Place } from '../../modules/places/index.js';
import { SCHEMA_TYPES } from '../../modules/site/index.js';
import { breadcrumbs, cityJsonLd, placeJsonLd, siteJsonLd } from './json-ld.js';

// The parser of opening hours has a time limit, which a busy machine can exceed. hours-json-ld.test.ts tests its results.
jest.mock('./hours-json-ld.js', () => ({ hoursJsonLd: (text: string | null) => (text === null ? undefined : [{ opens: '00:00', closes: '23:59' }]) }));

const PUBLIC = 'https://guide.example.org';
const AT = { publicUrl: PUBLIC, attributes: [], definitions: attributesOf([]) };
const TYPE = 'LandmarksOrHistoricalBuildings';
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
  otherNames: 'Old Fort; The Fort',
  email: 'fort@example.org',
  socialLinks: 'https://x.com/fort',
  menuUrl: 'https://fort.example.org/menu',
  bookingUrl: 'https://fort.example.org/book',
  businessStatus: null,
  opensOn: null,
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
  expect(placeJsonLd(place(), TYPE, city, AT)).toEqual({
    '@type': 'LandmarksOrHistoricalBuildings',
    name: 'Fort',
    alternateName: ['Old Fort', 'The Fort'],
    description: 'Old.',
    url: `${PUBLIC}/places/p1`,
    image: `${PUBLIC}/art/places/p1.webp`,
    geo: { '@type': 'GeoCoordinates', latitude: 18.51, longitude: 73.85 },
    telephone: '+91 20',
    sameAs: ['https://fort.example.org', 'https://x.com/fort'],
    potentialAction: { '@type': 'ReserveAction', target: 'https://fort.example.org/book' },
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Shaniwar Peth',
      postalCode: '411030',
      addressLocality: 'Pune',
      addressRegion: 'Maharashtra',
      addressCountry: 'IN',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 8, bestRating: 5, worstRating: 1 },
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
    otherNames: null,
    email: null,
    socialLinks: null,
    menuUrl: null,
    bookingUrl: null,
    ratingAverage: 0,
    ratingCount: 0,
  });
  const data = placeJsonLd(bare, TYPE, city, AT);
  expect(Object.keys(data)).toEqual(['@type', 'name', 'description', 'url', 'image', 'address']);
  expect(data).toMatchObject({ address: { '@type': 'PostalAddress', addressLocality: 'Pune' } });
});

test.each([
  ['closed-permanently', null, false],
  ['closed-temporarily', '2999-01-01', false],
  ['opening-soon', null, false],
  ['closed-temporarily', '2020-01-01', true],
])('a place with the status %j and the day %j has opening hours: %j', (businessStatus, opensOn, hasHours) => {
  expect('openingHoursSpecification' in placeJsonLd(place({ businessStatus, opensOn }), TYPE, city, AT)).toBe(hasHours);
});

test('a place on the equator and the prime meridian has coordinates', () => {
  expect(placeJsonLd(place({ latitude: 0, longitude: 0 }), TYPE, city, AT)).toHaveProperty('geo.latitude', 0);
});

/** Supertypes of each type: https://schema.org/docs/full.html, version 29. */
const BUSINESS = ['LocalBusiness', 'Place', 'Thing'];
const CIVIC = ['CivicStructure', 'Place', 'Thing'];
const PLAIN = ['Place', 'Thing'];
const FOOD = ['FoodEstablishment', ...BUSINESS];
const typesUnder = (ancestry: string[], types: string) => types.split(' ').map((type) => [type, ancestry.filter((one) => one !== type)] as const);
const ANCESTRY: Record<string, string[]> = Object.fromEntries([
  ...typesUnder(
    BUSINESS,
    `LocalBusiness NightClub Hotel Campground Store ShoppingCenter GroceryStore BookStore Florist HairSalon DaySpa SportsActivityLocation ExerciseGym PublicSwimmingPool MovieTheater Library ChildCare MedicalBusiness Pharmacy EmergencyService GovernmentOffice GasStation`,
  ),
  ...typesUnder(FOOD, 'Restaurant CafeOrCoffeeShop BarOrPub Bakery IceCreamShop FastFoodRestaurant'),
  ...typesUnder(
    CIVIC,
    'CivicStructure Museum Park Beach PlaceOfWorship PerformingArtsTheater MusicVenue Zoo Aquarium Playground School ParkingFacility TrainStation BusStation Airport',
  ),
  ...typesUnder(PLAIN, 'Place TouristAttraction LandmarksOrHistoricalBuildings Landform'),
]);
/** The type to which each property belongs at schema.org. */
const DOMAINS: Record<string, string> = {
  name: 'Thing',
  alternateName: 'Thing',
  potentialAction: 'Thing',
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
  email: 'LocalBusiness',
  hasMenu: 'FoodEstablishment',
};

test.each(Object.keys(SCHEMA_TYPES))('a place of the type %s has exactly the properties that schema.org defines for it', (given) => {
  const { '@type': type, ...properties } = placeJsonLd(place(), given, city, AT) as { '@type': string };
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
  expect(placeJsonLd(place(), TYPE, { ...CITY, country } as City, AT)).toMatchObject({ address: { addressCountry: code } });
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
