import { type Bounds } from './coordinates.js';
import { EARTH_RADIUS, type Point } from './distance.js';

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const wrapped = (longitude: number): number => ((longitude + 540) % 360) - 180;

/** Returns a rectangle that contains all points within a distance (m) of a point. It can cross the date line. */
export function boundsAround({ latitude, longitude }: Point, metres: number): Bounds {
  const angle = (metres * 1.01) / EARTH_RADIUS; // 1 % larger than needed, against rounding errors at the edge
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)];
  const holdsPole = south <= -90 || north >= 90;
  const aside = holdsPole ? 180 : degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)));
  return {
    southWest: { latitude: Math.max(-90, south), longitude: holdsPole ? -180 : wrapped(longitude - aside) },
    northEast: { latitude: Math.min(90, north), longitude: holdsPole ? 180 : wrapped(longitude + aside) },
  };
}
