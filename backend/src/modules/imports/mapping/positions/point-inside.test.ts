import { pointInside } from './point-inside.js';
import { pointOf } from '../values.js';

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];

test.each([
  ['a point', { type: 'Point', coordinates: [9.5, 47.1, 460] }, [9.5, 47.1]],
  ['a square', { type: 'Polygon', coordinates: [square(9, 47, 2)] }, [10, 48]],
  ['a line by its length', { type: 'LineString', coordinates: [[0, 0], [1, 0], [1, 3]] }, [1, 1]], // biome-ignore format: coordinates
  ['the largest part', { type: 'MultiPolygon', coordinates: [[square(0, 0, 1)], [square(5, 5, 4)]] }, [7, 7]],
  ['the area of a collection', { type: 'GeometryCollection', geometries: [{ type: 'LineString', coordinates: [[0, 0], [1, 1]] }, { type: 'Polygon', coordinates: [square(2, 2, 2)] }] }, [3, 3]], // biome-ignore format: coordinates
  ['an area without height', { type: 'Polygon', coordinates: [[[1, 1], [3, 1], [1, 1]]] }, [3, 1]], // biome-ignore format: coordinates
])('takes the point of %s', (_what, geometry, point) => expect(pointInside(geometry)).toEqual(point));

it('takes a point inside an area whose centroid is outside or in a hole', () => {
  // biome-ignore format: a horseshoe, open to the east
  const horseshoe = [[0, 0], [6, 0], [6, 1], [1, 1], [1, 5], [6, 5], [6, 6], [0, 6], [0, 0]];
  const [x = 0, y = 0] = pointInside({ type: 'Polygon', coordinates: [horseshoe] }) ?? [];
  expect(x > 0 && x < 6 && (x < 1 || (y > 0 && y < 1) || (y > 5 && y < 6))).toBe(true);
  const [a = 0, b = 0] = pointInside({ type: 'Polygon', coordinates: [square(0, 0, 10), square(2, 2, 6)] }) ?? [];
  expect([a, b].some((value) => value < 2 || value > 8)).toBe(true);
});

it('takes a point inside one part of an area that the date line cuts', () => {
  const parts = [square(179.95, -16.9, 0.05), square(-180, -16.9, 0.05)];
  const [x = 0, y = 0] = pointInside({ type: 'MultiPolygon', coordinates: parts.map((part) => [part]) }) ?? [];
  expect(Math.abs(x)).toBeCloseTo(179.975);
  expect(y).toBeCloseTo(-16.875);
});

it('takes a point inside an area that crosses the date line without a cut', () => {
  const ring = [
    [179, 0],
    [-177, 0],
    [-177, 2],
    [179, 2],
    [179, 0],
  ];
  expect(pointInside({ type: 'Polygon', coordinates: [ring] })).toEqual([-179, 1]);
});

test.each([
  {},
  { type: 'Point', coordinates: ['9', '47'] },
  { type: 'Point', coordinates: null },
  { type: 'Polygon', coordinates: [] },
  { type: 'Polygon', coordinates: [[[]]] },
  { type: 'constructor', coordinates: [1, 2] },
  { type: 'GeometryCollection', geometries: [null, 1, { type: 'GeometryCollection', geometries: [] }] },
  null,
  'POINT(1 2)',
])('finds no point in %j', (geometry) => expect(pointOf(geometry)).toBeUndefined());

it('takes the point 0, 0 as unknown', () => {
  expect(pointOf({ type: 'Point', coordinates: [0, 0] })).toBeUndefined();
  expect(pointOf({ type: 'Point', coordinates: [0, 51.48] })).toEqual({ longitude: 0, latitude: 51.48 });
});
