/** A point in degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth (m): (2a + b) / 3 of WGS 84. */
export const EARTH_RADIUS = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance of two points (km) by the haversine formula. */
export function kilometres(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return (2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))) / 1000;
}
