/**
 * Converts a latitude to the plane of Web Mercator, a square of 360 degrees on which tiles and pixels are evenly spaced. The plane is infinite towards
 * the poles, so latitudes beyond ±89 degrees count as these.
 */
export const toPlane = (latitude: number): number => (Math.asinh(Math.tan((Math.max(-89, Math.min(89, latitude)) * Math.PI) / 180)) * 180) / Math.PI;

/** Converts a y coordinate of the plane (degrees) to a latitude. */
export const toLatitude = (y: number): number => (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI;
