import { formatDistance, metresBetween } from './distance';

const paris = { latitude: 48.8566, longitude: 2.3522 };
const london = { latitude: 51.5074, longitude: -0.1278 };

test('metresBetween returns the great-circle distance', () => {
  expect(metresBetween(paris, london) / 1000).toBeCloseTo(343.6, 0);
  expect(metresBetween(paris, paris)).toBe(0);
});

test('metresBetween takes the shorter way across the date line', () => {
  expect(metresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }) / 1000).toBeCloseTo(111.2, 0);
});

test.each([
  [1234, 'en-IN', '1.2 km'],
  [34_567, 'en-IN', '35 km'],
  [1234, 'de-DE', '1,2 km'],
  [1234, 'en-US', '0.8 mi'],
  [1234, 'en', '0.8 mi'],
  [40, 'en-IN', '< 0.1 km'],
])('%d meters in %s are formatted as %s', (metres, locale, words) => {
  expect(formatDistance(metres, { written: locale, measured: locale })).toBe(words);
});
