import { pinsOf } from './pinsOf';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const place = (id: string, latitude: number, longitude: number, average: number, count: number) => ({
  count: 1, coordinates: point(latitude, longitude), bounds: { southWest: point(0, 0), northEast: point(1, 1) }, place: { id, name: `Café ${id}`, rating: { average, count } },
});
const view = (south: number, west: number, north: number, east: number, longitude: number) => ({
  area: { southWest: point(south, west), northEast: point(north, east) }, zoom: 5, longitude, isMoved: false,
});

test('pins say in words what they stand for', () => {
  const { pins } = pinsOf([place('X', 1, 1, 4.63, 8), place('Y', 2, 2, 0, 0)], view(0, 0, 5, 5, 2.5));
  expect(pins.map(({ label, text }) => [label, text])).toEqual([['Café X, rated 4.6', '4.6'], ['Café Y, no reviews yet', 'New']]);
});

test('what lies outside the map is left out, though the server tells of it', () => {
  const { pins } = pinsOf([place('in', 1, 1, 4, 1), place('east', 1, 6, 4, 1), place('north', 6, 1, 4, 1)], view(0, 0, 5, 5, 2.5));
  expect(pins.map(({ id }) => id)).toEqual(['in']);
});

test('beyond the date line, pins are on the turn around the earth that the map is on', () => {
  const { pins, clusters } = pinsOf([place('fiji', -17, 179.5, 4, 1), { ...place('', -17, -179.5, 0, 0), place: null, count: 3 }], { ...view(-20, 178, -15, -178, 180), zoom: 7 });
  expect(pins[0]?.position.longitude).toBe(179.5);
  expect(clusters).toMatchObject([{ count: 3, position: { longitude: 180.5 } }]);
});
