/** Latitude where a square map in the Mercator projection ends (degrees). */
const END = 85.0511;

/** Projects a point. @returns its distance from the left and the top edge, as shares of the map's side */
export function project([longitude, latitude]) {
  const sine = Math.sin((Math.min(Math.max(latitude, -END), END) * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.atanh(sine) / (2 * Math.PI)];
}

/** Returns the longitude (degrees, within ±180) at a distance from the left edge. */
export const longitudeOf = (x) => (x - Math.floor(x)) * 360 - 180;

/** Returns the latitude (degrees) at a distance from the top edge. */
export const latitudeOf = (y) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Returns a point as a feature of GeoJSON. */
export const point = (coordinates, properties) => ({ type: 'Feature', properties, geometry: { type: 'Point', coordinates } });
