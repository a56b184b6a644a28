import type { PinCluster, RatingPin } from '../../../ui/map';
import { absorbPins, separateClusters } from './separate';

const cluster = (latitude: number, longitude: number, count: number): PinCluster => ({
  id: `${latitude} ${longitude}`,
  position: { latitude, longitude },
  count,
  area: { southWest: { latitude: latitude - 1, longitude: longitude - 1 }, northEast: { latitude: latitude + 1, longitude: longitude + 1 } },
});
const pin = (latitude: number, longitude: number): RatingPin => ({ id: `${latitude} ${longitude}`, position: { latitude, longitude }, label: '', text: '4.0' });

// At zoom 2 the world is 1,024 pixels wide: 8 degrees are 23 pixels, 10 are 28, 20 are 57.
test('merges overlapping clusters at the mean position of their places, with an area around both', () => {
  const [one, ...others] = separateClusters([cluster(0, 0, 30), cluster(0, 10, 10)], 2);
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    count: 40,
    position: { latitude: 0, longitude: 2.5 },
    area: { southWest: { latitude: -1, longitude: -1 }, northEast: { latitude: 1, longitude: 11 } },
  });
});

test('merges a merged cluster with a third that it overlaps', () => {
  expect(separateClusters([cluster(0, 0, 1000), cluster(0, 20, 10), cluster(0, 12, 2000)], 2).map(({ count }) => count)).toEqual([3010]);
});

test('keeps clusters that do not overlap', () => {
  const apart = [cluster(0, 0, 30), cluster(0, 20, 10), cluster(30, 0, 5), { ...cluster(0, 180, 7), area: cluster(0, -179, 7).area }, cluster(0, 178, 6)];
  expect(separateClusters(apart, 2)).toEqual(apart);
  expect(separateClusters([cluster(0, 0, 30), cluster(0, 10, 10)], 3)).toHaveLength(2);
});

test('merges large clusters at a distance where small ones stay apart', () => {
  expect(separateClusters([cluster(0, 0, 100_000), cluster(0, 18, 100_000)], 2).map(({ count }) => count)).toEqual([200_000]);
  expect(separateClusters([cluster(0, 0, 10), cluster(0, 18, 10)], 2)).toHaveLength(2);
});

test('counts covered pins with their cluster and keeps the others', () => {
  const { pins, clusters } = absorbPins([pin(0, 8), pin(0, 10), pin(60, 0)], [cluster(0, 0, 30)], 2);
  expect(pins.map(({ id }) => id)).toEqual(['0 10', '60 0']);
  expect(clusters).toMatchObject([{ count: 31, position: { latitude: 0, longitude: 0 } }]);
});
