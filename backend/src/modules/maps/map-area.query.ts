import type { EntityManager } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { EARTH_RADIUS, MERCATOR_END } from '../../core/geo/index.js';
import type { Box } from '../../core/tiles/index.js';

/** Half width (degrees of latitude) of the square around the center of a city in which its places count: about 30 km. A place farther off is an outlier. */
const WITHIN = 0.27;

const AREA = `
SELECT c.name, least(c.longitude, min(p.longitude)) AS west, least(c.latitude, min(p.latitude)) AS south,
  greatest(c.longitude, max(p.longitude)) AS east, greatest(c.latitude, max(p.latitude)) AS north
FROM cities c LEFT JOIN places p ON p.city_id = c.id AND p.status = 'active' AND p.deleted_at IS NULL
  AND p.latitude BETWEEN c.latitude - $2 AND c.latitude + $2
  AND p.longitude BETWEEN c.longitude - $2 / cos(radians(c.latitude)) AND c.longitude + $2 / cos(radians(c.latitude))
WHERE c.id = $1 AND c.deleted_at IS NULL GROUP BY c.id`;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Smallest margin (km): without one, a city without places would have no area. */
const LEAST_MARGIN = 0.5;

/** Returns a rectangle with a margin (km), within the map. */
function withMargin({ west, south, east, north }: Box, margin: number): Box {
  const up = degrees((Math.max(margin, LEAST_MARGIN) * 1000) / EARTH_RADIUS);
  const aside = up / Math.cos((Math.min(Math.max(Math.abs(south), Math.abs(north)), MERCATOR_END) * Math.PI) / 180);
  return {
    west: Math.max(-180, west - aside),
    south: Math.max(-MERCATOR_END, south - up),
    east: Math.min(180, east + aside),
    north: Math.min(MERCATOR_END, north + up),
  };
}

/** Name of a city, and its area. */
export interface CityArea {
  name: string;
  box: Box;
}

/** Returns the area of a city: the rectangle of its center and its public places, with a margin (km); undefined if there is no such city. */
export async function areaOfCity(manager: EntityManager, cityId: string, margin: number): Promise<CityArea | undefined> {
  if (!isId(cityId)) return undefined;
  const [city] = await manager.query<({ name: string } & Box)[]>(AREA, [cityId, WITHIN]);
  if (!city) return undefined;
  const { name, ...box } = city;
  return { name, box: withMargin(box, margin) };
}
