import { attributesOf } from '../../../test/builders.js';
import type { PlaceAttribute } from '../../modules/places/index.js';
import { AttributeList, SCHEMA_TYPES } from '../../modules/site/index.js';
import { attributesJsonLd } from './attributes-json-ld.js';

/** Attributes by key: the kind, the property of schema.org, and the value with the names of options. */
const GIVEN: Record<string, [kind: PlaceAttribute['kind'], property: string, values: Record<string, string>]> = {
  cuisine: ['several', 'servesCuisine', { pizza: 'Pizza', thai: 'Thai' }],
  dish: ['choice', 'servesCuisine', { soup: 'Soups' }],
  booking: ['choice', 'acceptsReservations', { required: 'Required' }],
  smoking: ['choice', 'smokingAllowed', { no: 'Not allowed' }],
  smoking_outside: ['choice', 'smokingAllowed', { outside: 'Outside only' }],
  dogs: ['choice', 'petsAllowed', { leashed: 'On a leash' }],
  stars: ['number', 'starRating', { 4.5: '4.5' }],
  free: ['yes-no', 'isAccessibleForFree', { yes: 'yes' }],
  payment: ['several', 'paymentAccepted', { cash: 'Cash', cards: 'Cards' }],
  brand: ['text', 'brand', { Roma: 'Roma' }],
  wiki: ['link', 'sameAs', { 'https://w.example.org/roma': 'https://w.example.org/roma' }],
  wifi: ['yes-no', 'amenityFeature', { no: 'no' }],
  area: ['number', 'amenityFeature', { 80: '80' }],
  operator: ['text', 'none', { City: 'City' }],
};
const DEFINITIONS = new AttributeList(
  attributesOf(Object.keys(GIVEN).map((key) => ({ key, kind: 'text' }))).all.map((one) => ({
    ...one,
    schemaProperty: (GIVEN[one.key]?.[1] ?? 'none') as 'none',
  })),
);
/** Returns the attribute with a key. @param values its value, with the names of options */
function attributeOf(key: string, values?: Record<string, string>): PlaceAttribute {
  const [kind = 'text', , known = {}] = GIVEN[key] ?? [];
  return {
    key,
    name: `Name of ${key}`,
    kind,
    section: 'about',
    iconPath: '',
    unit: key === 'area' ? 'm²' : '',
    isInternal: false,
    values: Object.entries(values ?? known).map(([value, text]) => ({ key: value, text, isRetired: false })),
  };
}
const attributes = Object.keys(GIVEN).map((key) => attributeOf(key));
const feature = (key: string, value: unknown) => ({ '@type': 'LocationFeatureSpecification', name: `Name of ${key}`, value });
const WIFI = feature('wifi', false);
const AREA = { ...feature('area', 80), unitText: 'm²' };

test('a restaurant has the properties of its attributes, and amenities', () => {
  expect(attributesJsonLd(attributes, DEFINITIONS, 'Restaurant')).toEqual({
    pages: ['https://w.example.org/roma'],
    properties: {
      servesCuisine: ['Pizza', 'Thai', 'Soups'],
      acceptsReservations: 'Required',
      smokingAllowed: false,
      starRating: { '@type': 'Rating', ratingValue: 4.5 },
      isAccessibleForFree: true,
      paymentAccepted: 'Cash, Cards',
      brand: { '@type': 'Brand', name: 'Roma' },
      amenityFeature: [feature('smoking_outside', 'Outside only'), feature('dogs', 'On a leash'), WIFI, AREA],
    },
  });
});

test('a museum has amenities for the properties that only businesses have', () => {
  const { properties } = attributesJsonLd(attributes, DEFINITIONS, 'Museum');
  expect(Object.keys(properties)).toEqual(['smokingAllowed', 'isAccessibleForFree', 'amenityFeature']);
  expect(properties.amenityFeature).toEqual([
    feature('cuisine', ['Pizza', 'Thai']),
    feature('dish', 'Soups'),
    feature('booking', 'Required'),
    feature('smoking_outside', 'Outside only'),
    feature('dogs', 'On a leash'),
    feature('stars', 4.5),
    feature('payment', ['Cash', 'Cards']),
    feature('brand', 'Roma'),
    WIFI,
    AREA,
  ]);
});

test.each([
  ['yes', true],
  ['no', false],
  ['leashed', 'Name of leashed'],
])('pets in a hotel: %s', (key, expected) => {
  const dogs = [attributeOf('dogs', { [key]: `Name of ${key}` })];
  expect(attributesJsonLd(dogs, DEFINITIONS, 'Hotel').properties).toEqual({ petsAllowed: expected });
});

test('a value that a property cannot have becomes an amenity', () => {
  const wifi = [attributeOf('wifi')];
  const definitions = (schemaProperty: string) => new AttributeList(DEFINITIONS.all.map((one) => ({ ...one, schemaProperty: schemaProperty as 'none' })));
  for (const property of ['servesCuisine', 'starRating', 'paymentAccepted', 'brand', 'sameAs'])
    expect(attributesJsonLd(wifi, definitions(property), 'Hotel')).toEqual({ pages: [], properties: { amenityFeature: [WIFI] } });
});

/** Types that have a property: https://schema.org/docs/full.html, version 29. Other properties belong to all places. */
const FOOD = ['Restaurant', 'CafeOrCoffeeShop', 'BarOrPub', 'Bakery', 'IceCreamShop', 'FastFoodRestaurant'];
const BUSINESSES = Object.entries(SCHEMA_TYPES).flatMap(([type, isBusiness]) => (isBusiness ? [type] : []));
const TYPES: Record<string, string[]> = {
  servesCuisine: FOOD,
  acceptsReservations: FOOD,
  petsAllowed: ['Hotel', 'Campground'],
  starRating: [...FOOD, 'Hotel', 'Campground'],
  paymentAccepted: BUSINESSES,
  brand: BUSINESSES,
};

test.each(Object.keys(SCHEMA_TYPES))('a place of the type %s has no property that schema.org does not define for it', (type) => {
  const { properties } = attributesJsonLd(attributes, DEFINITIONS, type);
  for (const [property, types] of Object.entries(TYPES)) expect([property, property in properties]).toEqual([property, types.includes(type)]);
});

test('a place without attributes has no property', () => {
  expect(attributesJsonLd([], DEFINITIONS, 'Restaurant')).toEqual({ pages: [], properties: {} });
});
