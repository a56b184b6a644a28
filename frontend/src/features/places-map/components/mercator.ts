import type { Area, Point } from '../../../lib/address';

/** Converts a latitude to the Mercator plane, a square of 360 degrees. The plane is infinite towards the poles, so it clamps to ±89 degrees. */
export const toPlane = (latitude: number): number => (Math.asinh(Math.tan((Math.max(-89, Math.min(89, latitude)) * Math.PI) / 180)) * 180) / Math.PI;

/** Converts a Mercator y to a latitude. */
export const toLatitude = (y: number): number => (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI;

/** Returns the grid cell that contains the point. The plane has 2^level columns and rows; the server clusters places by the same grid. */
export function cellAround({ latitude, longitude }: Point, level: number): Area {
  const size = 360 / 2 ** level;
  const begin = (degrees: number) => Math.max(0, Math.min(2 ** level - 1, Math.floor((degrees + 180) / size))) * size - 180;
  const [west, south] = [begin(longitude), begin(toPlane(latitude))];
  return {
    southWest: { latitude: toLatitude(south), longitude: west },
    northEast: { latitude: toLatitude(south + size), longitude: west + size },
  };
}
