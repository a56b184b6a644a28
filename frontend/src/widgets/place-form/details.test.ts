import { changesBetween } from './changes';
import { currencySignOf, detailsOf, detailsSchema, NO_DETAILS } from './details';
import { pairOf, pointOf } from './point';

const cafe = { ...NO_DETAILS, name: 'Corner', category: 'cafe', description: 'A quiet place with good coffee.', latitude: '18.5204', longitude: '73,8567' };

test.each([
  ['18.5204', '73,8567', { latitude: 18.5204, longitude: 73.8567 }],
  ['-90', ' 180 ', { latitude: -90, longitude: 180 }],
  ['', '73', undefined],
  ['90.1', '0', undefined],
  ['north', '0', undefined],
])('pointOf reads the fields %j and %j', (latitude, longitude, point) => {
  expect(pointOf({ latitude, longitude })).toEqual(point);
});

test.each([
  ['18.5204, 73.8567', ['18.5204', '73.8567']],
  [' -33.86 151.2 ', ['-33.86', '151.2']],
  ['18,52', undefined],
  ['18.5204', undefined],
])('pairOf reads the copied text %j', (text, pair) => {
  expect(pairOf(text)).toEqual(pair);
});

test('a form without a valid point shows an error', async () => {
  const wrong = (values: object) =>
    detailsSchema('SuggestPlaceInput')
      .validate({ ...cafe, ...values })
      .catch((error: unknown) => (error as Error).message);
  expect(await wrong({ latitude: '' })).toBe('Please say where it is');
  expect(await wrong({ latitude: '91' })).toBe('The latitude is a number from −90 to 90');
  expect(await wrong({ longitude: 'east' })).toBe('The longitude is a number from −180 to 180');
});

test('prices are sent with the currency sign of the city, and empty fields as null', () => {
  expect(detailsOf({ ...cafe, priceRange: '$$', phone: ' ' }, '₹')).toMatchObject({
    priceRange: '₹₹',
    phone: null,
    coordinates: { latitude: 18.5204, longitude: 73.8567 },
  });
  expect(detailsOf({ ...cafe, priceRange: 'Free' }, '₹').priceRange).toBe('Free');
  expect(detailsOf(cafe, '₹').priceRange).toBeNull();
  const city = (...prices: (string | null)[]) => ({ id: 'c', featuredPlaces: prices.map((priceRange, i) => ({ id: String(i), priceRange })) });
  expect([currencySignOf(city(null, 'Free', '€€')), currencySignOf(city('€'), { priceRange: '₹' }), currencySignOf(null)]).toEqual(['€', '₹', '$']);
});

test('changesBetween lists the changed fields as texts', () => {
  const after = { ...cafe, category: 'bar', moreCategories: 'cafe;museum', latitude: '18.5205', phone: '020 1234', description: `${cafe.description} ` };
  expect(changesBetween(cafe, after, '₹', [])).toEqual([
    { label: 'Pin on the map', before: '18.520400, 73.856700', after: '18.520500, 73.856700' },
    { label: 'Category', before: 'Cafe', after: 'Bar' },
    { label: 'More categories', before: '', after: 'Cafe, Museum' },
    { label: 'Phone', before: '', after: '020 1234' },
  ]);
});
