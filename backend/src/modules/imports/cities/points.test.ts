import { areaOf, contains } from './areas.js';
import { kilometres } from '../../../core/geo/index.js';
import { medianOf } from './points.js';
import { sameName } from '../writing/same-name.js';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('measures distances on the ground, also across the date line', () => {
  expect(kilometres(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111.19, 1);
  expect(kilometres(at(48.8566, 2.3522), at(51.5074, -0.1278))).toBeCloseTo(343.6, 0);
});

test.each([
  [[at(1, 2)], at(1, 2)],
  [[at(0, 10), at(1, 12), at(2, 90)], at(1, 12)],
  [[at(-16.88, 179.99), at(-16.88, -179.99)], at(-16.88, 180)],
  [[at(0, 179), at(0, -178), at(0, -177)], at(0, -178)],
  [[at(10, -1), at(20, 3)], at(15, 1)],
])('the median of %j is %j', (points, middle) => expect(medianOf(points)).toEqual(middle));

test('finds points in areas with holes and in several parts', () => {
  const ring = (west: number, south: number, size: number) => [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ];
  const area = areaOf({ type: 'MultiPolygon', coordinates: [[ring(0, 0, 10), ring(4, 4, 2)], [ring(20, 0, 1)]] });
  if (!area) throw new Error('This is an area.');
  expect([at(1, 1), at(5, 5), at(0.5, 20.5), at(1, 15)].map((point) => contains(area, point))).toEqual([true, false, true, false]);
  expect([areaOf({ type: 'Point', coordinates: [1, 2] }), areaOf({ type: 'Polygon', coordinates: [[[1, 2]]] }), areaOf(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['LA CIGALE', 'La Cigalé'],
  ['Café-Bar l’Étoile', "Cafe Bar L'Etoile"],
  ['Ｓｔａｒｓ ‘n’ Bars', 'Stars n Bars'],
  ['संग्रहालय, पुणे', 'संग्रहालय पुणे'],
])('%s and %s are the same name', (one, other) => expect(sameName(one)).toBe(sameName(other)));

test('keeps names apart that differ in letters or only have punctuation', () => {
  expect(sameName('Löwen')).not.toBe(sameName('Lowe'));
  expect(sameName('!!!')).not.toBe(sameName('???'));
});
