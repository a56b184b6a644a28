interface Point {
  latitude: number;
  longitude: number;
}

/** Pixels of the smallest map that a list is shown on, less its margins; and of the whole earth at zoom 0. */
const WIDTH = 280;
const HEIGHT = 190;
const EARTH = 256;

/** Nearer than that, a single place would have no surroundings. */
const NEAREST = 15;

/** Web Mercator, as map tiles have it: 0 at the north and west ends of the map, 1 at the south and east ends. */
const across = (longitude: number): number => (longitude + 180) / 360;
const down = (latitude: number): number => 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Centre in degrees and zoom of a map that shows all of the points, of which there is at least one. */
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
