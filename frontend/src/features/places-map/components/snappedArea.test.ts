import type { Area } from '../../../lib/address';
import { snappedArea } from './snappedArea';

const area = (south: number, west: number, north: number, east: number): Area => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});

test('returns the same area after a small move of the map', () => {
  const there = snappedArea(area(18.47, 73.8, 18.55, 73.9), 12);
  expect(snappedArea(area(18.471, 73.801, 18.551, 73.901), 12)).toEqual(there);
  expect(snappedArea(there, 12)).toEqual(there);
});

test.each([
  [area(18.4, 73.7, 18.6, 74), 12],
  [area(-56, -170, 84, 175), 1],
  [area(-18, 179, -16, -179), 8],
])('returns an area that contains all of %j at zoom %d', (shown, zoom) => {
  const { southWest, northEast } = snappedArea(shown, zoom);
  expect(southWest.latitude).toBeLessThanOrEqual(shown.southWest.latitude);
  expect(northEast.latitude).toBeGreaterThanOrEqual(shown.northEast.latitude);
  expect(southWest.longitude).toBeLessThanOrEqual(shown.southWest.longitude);
  expect(northEast.longitude).toBeGreaterThanOrEqual(shown.northEast.longitude);
});

test('returns the whole circle for a map that wraps around the date line', () => {
  const { southWest, northEast } = snappedArea(area(-50, -140, 70, -160), 1);
  expect([southWest.longitude, northEast.longitude]).toEqual([-180, 180]);
});
