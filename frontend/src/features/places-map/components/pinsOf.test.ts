import { pinsOf } from './pinsOf';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const place = (id: string, latitude: number, longitude: number, average: number, count: number) => ({
  count: 1,
  coordinates: point(latitude, longitude),
  place: { id, name: `Café ${id}`, rating: { average, count } },
});
const shown = (items: Parameters<typeof pinsOf>[0]['items'], level = 7) => ({ total: items.length, level, items });
const view = (south: number, west: number, north: number, east: number, longitude: number) => ({
  area: { southWest: point(south, west), northEast: point(north, east) },
  zoom: 5,
  longitude,
  isMoved: false,
});

test('pins have a label with category, name and rating', () => {
  const { pins } = pinsOf(shown([place('X', 1, 1, 3.96, 8), place('Y', 2, 2, 0, 0)]), view(0, 0, 5, 5, 2.5));
  expect(pins.map(({ label, text }) => [label, text])).toEqual([
    ['Café X, rated 3.9', '3.9'],
    ['Café Y, no reviews yet', 'New'],
  ]);
});

test('leaves out places outside the viewport', () => {
  const { pins } = pinsOf(shown([place('in', 1, 1, 4, 1), place('east', 1, 6, 4, 1), place('north', 6, 1, 4, 1)]), view(0, 0, 5, 5, 2.5));
  expect(pins.map(({ id }) => id)).toEqual(['in']);
});

test('shifts pins across the date line to the longitudes of the map', () => {
  const { pins, clusters } = pinsOf(shown([place('fiji', -17, 179.5, 4, 1), { ...place('', -17, -179.5, 0, 0), place: null, count: 3 }]), {
    ...view(-20, 178, -15, -178, 180),
    zoom: 7,
  });
  expect(pins[0]?.position.longitude).toBe(179.5);
  expect(clusters).toMatchObject([{ count: 3, position: { longitude: 180.5 } }]);
});

test('a cluster has the area of its grid cell', () => {
  const many = (latitude: number, longitude: number) => ({ ...place('', latitude, longitude, 0, 0), place: null, count: 3 });
  const { clusters } = pinsOf(shown([many(-33.9, 151.2), many(48.9, 2.3)], 4), { ...view(-60, -170, 70, 170, 0), zoom: 2 });
  // Columns and rows are 22.5 degrees of the plane. The rows begin at the tile edges of a map of zoom 4.
  expect(clusters.map(({ area }) => [area.southWest.longitude, area.northEast.longitude])).toEqual([
    [135, 157.5],
    [0, 22.5],
  ]);
  expect(clusters[0]?.area.southWest.latitude).toBeCloseTo(-40.98, 2);
  expect(clusters[0]?.area.northEast.latitude).toBeCloseTo(-21.94, 2);
  expect(clusters[1]?.area.southWest.latitude).toBeCloseTo(40.98, 2);
  expect(clusters[1]?.area.northEast.latitude).toBeCloseTo(55.78, 2);
});
