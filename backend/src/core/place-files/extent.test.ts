import { extentOf, positionFacts } from './extent.js';

const at = (...points: [number, number][]) => points.map(([latitude, longitude]) => ({ latitude, longitude }));
const boundsOf = (...points: [number, number][]) => positionFacts(extentOf(at(...points))).bounds;

test.each([
  ['one point', [[18.5, 73.8]], [73.8, 18.5, 73.8, 18.5]],
  [
    'points of one half of the earth',
    [
      [1, -70],
      [3, -71],
      [2, -72],
    ],
    [-72, 1, -70, 3],
  ],
  [
    'points on both sides of Greenwich',
    [
      [51, -1],
      [48, 2],
    ],
    [-1, 48, 2, 51],
  ],
  [
    'points on both sides of the date line',
    [
      [-16, 179.9],
      [-17, -179.8],
    ],
    [179.9, -17, -179.8, -16],
  ],
  [
    'points at the date line itself',
    [
      [-16, 179],
      [-17, 180],
    ],
    [179, -17, 180, -16],
  ],
] as [string, [number, number][], number[]][])('the rectangle of %s is the narrowest one', (_, points, [west, south, east, north]) => {
  expect(boundsOf(...points)).toEqual({ west, south, east, north });
});

test('rows without positions are counted, and have no rectangle', () => {
  const rows = [{ latitude: null, longitude: null }, ...at([1, 2])];
  expect(positionFacts(extentOf(rows))).toEqual({ bounds: { west: 2, south: 1, east: 2, north: 1 }, withoutPosition: 1 });
  expect(positionFacts(extentOf(rows.slice(0, 1)))).toEqual({ bounds: null, withoutPosition: 1 });
});
