import type { Area, Point } from '../../../../lib/mapAddress';

/** The latitude in Mercator's plane, a square of 360 degrees; near the poles, where it has no end, beyond it. */
export const toPlane = (latitude: number): number => (Math.asinh(Math.tan((Math.max(-89, Math.min(89, latitude)) * Math.PI) / 180)) * 180) / Math.PI;

/** The latitude of a height in Mercator's plane. */
export const toLatitude = (y: number): number => (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI;

/** The cell that a point lies in, where the plane is cut into 2^level columns and as many rows: the server makes maps of them. */
export function cellAround({ latitude, longitude }: Point, level: number): Area {
  const size = 360 / 2 ** level;
  const begin = (degrees: number) => Math.max(0, Math.min(2 ** level - 1, Math.floor((degrees + 180) / size))) * size - 180;
  const [west, south] = [begin(longitude), begin(toPlane(latitude))];
  return {
    southWest: { latitude: toLatitude(south), longitude: west },
    northEast: { latitude: toLatitude(south + size), longitude: west + size },
  };
}
