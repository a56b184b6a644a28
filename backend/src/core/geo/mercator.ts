import type { Point } from './distance.js';

/** Latitude (degrees) at which the square map of Web Mercator ends, rounded down to the seven decimals that map archives store. */
export const MERCATOR_END = 85.051_128_7;

/** Latitude (degrees) at which the infinite plane is cut off, as in the SQL function `map_point`. */
const PLANE_END = 89;

/** Returns the y coordinate of a latitude in the plane of Web Mercator, whose square map has sides of 360 degrees. */
export function toPlane(latitude: number): number {
  const radians = (Math.max(-PLANE_END, Math.min(PLANE_END, latitude)) * Math.PI) / 180;
  return (Math.asinh(Math.tan(radians)) * 180) / Math.PI;
}

/** Returns the latitude of a y coordinate of the plane (degrees). */
export const toLatitude = (y: number): number => (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI;

/** Returns the position of a point on the square map: from 0 in the west and north to 1 in the east and south. */
export function onMap({ latitude, longitude }: Point): { x: number; y: number } {
  const inside = Math.max(-MERCATOR_END, Math.min(MERCATOR_END, latitude));
  return { x: (longitude + 180) / 360, y: 0.5 - toPlane(inside) / 360 };
}
