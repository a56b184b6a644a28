interface Point {
  latitude: number;
  longitude: number;
}

/** Width of the smallest map of a list, without margins (px). */
const WIDTH = 280;
/** Height of the smallest map of a list, without margins (px). */
const HEIGHT = 190;
/** Width of the world map at zoom 0 (px). */
const EARTH = 256;

/** Maximum zoom; beyond it, the map of a single place shows no surroundings. */
const NEAREST = 15;

/** Web Mercator, as in map tiles: 0 at the north and west edges, 1 at the south and east edges. */
const across = (longitude: number): number => (longitude + 180) / 360;
const down = (latitude: number): number => 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Returns the center (degrees) and zoom of a map that shows all points. Needs at least one point. */
export function mapViewOf(points: readonly Point[]): { center: Point; zoom: number } {
  const xs = points.map(({ longitude }) => across(longitude));
  const ys = points.map(({ latitude }) => down(latitude));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fitting = Math.log2(Math.min(WIDTH / EARTH / (right - left), HEIGHT / EARTH / (bottom - top)));
  return {
    center: { latitude: latitudeAt((top + bottom) / 2), longitude: ((left + right) / 2) * 360 - 180 },
    zoom: Math.max(1, Math.min(NEAREST, Math.floor(fitting))),
  };
}
