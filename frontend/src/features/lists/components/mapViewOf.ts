import { type Point, toLatitude, toPlane } from '../../../lib/address';

/** Width of the smallest map of a list, without margins (px). */
const WIDTH = 280;
/** Height of the smallest map of a list, without margins (px). */
const HEIGHT = 190;
/** Width of the world map at zoom 0 (px). */
const EARTH = 256;

/** Maximum zoom; beyond it, the map of a single place shows no surroundings. */
const NEAREST = 15;

/** Returns the center (degrees) and zoom of a map that shows all points. Needs at least one point. */
export function mapViewOf(points: readonly Point[]): { center: Point; zoom: number } {
  const xs = points.map(({ longitude }) => longitude);
  const ys = points.map(({ latitude }) => toPlane(latitude));
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // Both sides of the plane are 360 degrees.
  const fitting = Math.log2((360 / EARTH) * Math.min(WIDTH / (east - west), HEIGHT / (north - south)));
  return {
    center: { latitude: toLatitude((south + north) / 2), longitude: (west + east) / 2 },
    zoom: Math.max(1, Math.min(NEAREST, Math.floor(fitting))),
  };
}
