import { mapViewOf } from './mapViewOf';

test('a single place is in the center, with its surroundings', () => {
  const { center, zoom } = mapViewOf([{ latitude: 26.9, longitude: 75.8 }]);
  expect(center.latitude).toBeCloseTo(26.9);
  expect(center.longitude).toBeCloseTo(75.8);
  expect(zoom).toBe(15);
});

test.each([
  [
    'a city',
    [
      { latitude: 26.85, longitude: 75.75 },
      { latitude: 26.99, longitude: 75.85 },
    ],
    10,
  ],
  [
    'a country',
    [
      { latitude: 8, longitude: 77 },
      { latitude: 34, longitude: 78 },
    ],
    3,
  ],
  [
    'the earth',
    [
      { latitude: -60, longitude: -170 },
      { latitude: 70, longitude: 170 },
    ],
    1,
  ],
])('the zoom shows points all over %s', (_, points, zoom) => {
  expect(mapViewOf(points).zoom).toBe(zoom);
});

test('the center is the middle of the map, not of the latitudes', () => {
  const { center } = mapViewOf([
    { latitude: 0, longitude: 10 },
    { latitude: 60, longitude: 20 },
  ]);
  expect(center.longitude).toBeCloseTo(15);
  expect(center.latitude).toBeGreaterThan(30);
});
