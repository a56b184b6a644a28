import { CITY_TEXTS, PLACE_TEXTS } from './import.query.js';
import { OWN_SOURCE } from './mapping/index.js';

/** Source columns of an exported row. A row created on this site gets its own id, so that a later import recognizes it. */
const ORIGIN = `coalesce(t.source, '${OWN_SOURCE}') AS source, coalesce(t.source_id, t.id::text) AS source_id`;

const columnsOf = (names: readonly string[]): string => names.map((column) => `t.${column}`).join(', ');

const FROM_PUBLIC_PLACES = `FROM places t JOIN cities c ON c.id = t.city_id
WHERE t.status = 'active' AND t.deleted_at IS NULL AND c.status = 'active' AND c.deleted_at IS NULL`;
const FROM_PUBLIC_CITIES = `FROM cities t WHERE t.status = 'active' AND t.deleted_at IS NULL`;

/** Selects all exported columns of the public places, ordered by id. */
export const PUBLIC_PLACES = `
SELECT t.id, ${ORIGIN}, ${columnsOf(PLACE_TEXTS)}, t.more_categories, t.names, t.descriptions, t.attributes, t.latitude, t.longitude, c.name AS city, c.state, c.country, t.rating_average, t.rating_count, t.licence, t.attribution,
  t.source_url
${FROM_PUBLIC_PLACES} ORDER BY t.id`;

/** Selects all exported columns of the public cities, ordered by id. */
export const PUBLIC_CITIES = `
SELECT t.id, ${ORIGIN}, ${columnsOf(CITY_TEXTS)}, t.names, t.descriptions, t.population, t.founded_year, t.latitude, t.longitude, t.time_zone, t.places_count,
  t.licence, t.attribution
${FROM_PUBLIC_CITIES} ORDER BY t.id`;

const languagesOf = (column: string, rows: string): string =>
  `(SELECT coalesce(array_agg(DISTINCT key ORDER BY key), '{}') FROM (SELECT jsonb_object_keys(t.${column}) AS key ${rows}) keys)`;
const languages = (rows: string): string => `SELECT ${languagesOf('names', rows)} AS names, ${languagesOf('descriptions', rows)} AS descriptions`;

/** Select the languages in which public places and cities have texts. */
export const PLACE_LANGUAGES = languages(FROM_PUBLIC_PLACES);
export const CITY_LANGUAGES = languages(FROM_PUBLIC_CITIES);
