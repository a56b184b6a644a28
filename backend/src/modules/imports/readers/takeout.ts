import { isRecord, type Values } from './reader.js';

/** Address of a place on Google Maps, in the old and the new form of Google Takeout. */
const ADDRESSES = ['Google Maps URL', 'google_maps_url'];

/** Values that get other names. */
const READ = [...ADDRESSES, 'Title', 'Location', 'location'];

const objectAt = (values: Values, ...names: string[]): Values => names.map((name) => values[name]).find(isRecord) ?? {};

/** Returns whether a record is a saved place of Google Takeout. */
export const isTakeout = (values: Values): boolean => ADDRESSES.some((name) => typeof values[name] === 'string');

/** Returns whether a position is given: Takeout writes 0, 0 for places that it has no position of. */
function isKnown(geometry: unknown): boolean {
  if (!isRecord(geometry) || !Array.isArray(geometry.coordinates)) return false;
  return geometry.coordinates.slice(0, 2).some((degrees) => degrees !== 0);
}

function geometryOf(values: Values, location: Values): unknown {
  if (isKnown(values.geometry)) return values.geometry;
  const { Latitude: latitude, Longitude: longitude } = objectAt(location, 'Geo Coordinates');
  const geometry = { type: 'Point', coordinates: [Number(longitude ?? 0), Number(latitude ?? 0)] };
  return isKnown(geometry) ? geometry : undefined;
}

/**
 * Returns the values of a saved place of Google Takeout under the names of columns: name, address, country, source_id and source_url.
 * Its identifier is the address on Google Maps, which stays the same when the place is renamed.
 */
export function valuesOfTakeout(values: Values): Values {
  const location = objectAt(values, 'Location', 'location');
  const url = ADDRESSES.map((name) => values[name]).find((address) => typeof address === 'string');
  const others = Object.entries(values).filter(([name]) => !READ.includes(name));
  return {
    ...Object.fromEntries(others),
    name: values.Title || location['Business Name'] || location.name,
    address: location.Address ?? location.address,
    country: location['Country Code'] ?? location.country_code,
    id: url,
    source_url: url,
    geometry: geometryOf(values, location),
  };
}
