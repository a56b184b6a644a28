import type { BoundsInput } from '../../../core/geo/index.js';
import { toLatitude } from '../../../core/geo/index.js';
import { boxOf, gridOf } from './grid.js';

const rectangle = (south: number, west: number, north: number, east: number): BoundsInput => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});
const sizeOf = ({ columns, rows }: ReturnType<typeof gridOf>): number =>
  columns.reduce((sum, { first, last }) => sum + last - first + 1, 0) * (rows.last - rows.first + 1);

test.each([
  ['a narrow map', 73.76, 73.95],
  ['one of 1500 pixels', 73.6, 74.11],
])('%s has cells of 128 pixels, or of 32 pixels if it has few places', (_what, west, east) => {
  // A map around Pune, 350 pixels high.
  expect(gridOf(rectangle(18.46, west, 18.58, east), 12)).toMatchObject({ level: 13, fineLevel: 15, kept: { own: 13, fine: 16 } });
});

test.each([
  [0, -90, -180, 90, 180],
  [22, -90, -180, 90, 180],
  [22, 0, 0, 0, 0],
  [10, -60, -170, 70, 170],
  [18, 18, 73, 19, 74],
  [5, 80, 170, 90, -170],
  [22, -1, 179, 1, -179],
])('a map at zoom %d of %d, %d to %d, %d has at most 200 cells', (zoom, south, west, north, east) => {
  const size = sizeOf(gridOf(rectangle(south, west, north, east), zoom));
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(200);
});

test('a map across the date line has one range of columns on each side', () => {
  const { columns, level } = gridOf(rectangle(-18, 179, -16, -179), 8);
  expect(columns).toHaveLength(2);
  expect(columns[0]?.first).toBe(0);
  expect(columns[1]?.last).toBe(2 ** level - 1);
});

test('a map of the whole earth across the date line has each column once', () => {
  expect(gridOf(rectangle(-80, 10, 80, 9), 1).columns).toHaveLength(1);
});

test('the rows at the poles include all places up to the poles', () => {
  const { rows, level, columns } = gridOf(rectangle(-90, -180, 90, 180), 2);
  const box = boxOf({ first: 0, last: columns.at(-1)?.last ?? 0 }, rows, level);
  // The Mercator plane ends at 89 degrees.
  expect(toLatitude(box.south)).toBeLessThan(-89);
  expect(toLatitude(box.north)).toBeGreaterThan(89);
  expect([box.west, box.east]).toEqual([-180, 180]);
});

test('a map with a higher zoom than all stored levels separates places as much as possible', () => {
  expect(gridOf(rectangle(18.52, 73.85, 18.5202, 73.8503), 19)).toMatchObject({ level: 20, fineLevel: 26, kept: undefined });
});
