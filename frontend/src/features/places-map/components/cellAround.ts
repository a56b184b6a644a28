import { type Area, type Point, toLatitude, toPlane } from '../../../lib/address';

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
