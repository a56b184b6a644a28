import type { Area, Point } from '../../lib/address';

/** Returns the smallest rectangle around points, across the date line if it is narrower so. @param points at least one */
export function areaOf(points: readonly Point[]): Area {
  const extent = (values: number[]) =>
    values.reduce<[number, number]>(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = extent(points.map(({ latitude }) => latitude));
  const [west, east] = extent(longitudes);
  const [shiftedWest, shiftedEast] = extent(longitudes.map((longitude) => (longitude < 0 ? longitude + 360 : longitude)));
  const isAcross = shiftedEast - shiftedWest < east - west && shiftedEast > 180;
  return {
    southWest: { latitude: south, longitude: isAcross ? shiftedWest : west },
    northEast: { latitude: north, longitude: isAcross ? shiftedEast - 360 : east },
  };
}
