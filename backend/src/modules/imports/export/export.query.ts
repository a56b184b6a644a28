import { type Bounds, extentColumns } from '../../../core/place-files/index.js';
import { OWN_SOURCE } from '../../cities/index.js';
import { CITY_TEXTS, PLACE_TEXTS } from '../writing/index.js';

/** Rows to export. A row must match every given field. */
export interface ExportFilter {
  /** Id of the city of the places, or of the city itself. */
  cityId?: string | undefined;
  /** Words of the categories of the places. */
  categories?: readonly string[] | undefined;
  /** Rectangle with the positions (degrees). It crosses the date line if `west` is greater than `east`. */
  bounds?: Bounds | undefined;
}

/** SQL of the rows to export, with its parameters. */
export interface ExportRows {
  from: string;
  parameters: unknown[];
}

/** Source columns of an exported row. A row created on this site gets its own id, so that a later import recognizes it. */
const ORIGIN = `coalesce(t.source, '${OWN_SOURCE}') AS source, coalesce(t.source_id, t.id::text) AS source_id`;

const columnsOf = (names: readonly string[]): string => names.map((column) => `t.${column}`).join(', ');

const FROM = {
  places: `FROM places t JOIN cities c ON c.id = t.city_id
WHERE t.status = 'active' AND t.deleted_at IS NULL AND c.status = 'active' AND c.deleted_at IS NULL`,
  cities: `FROM cities t WHERE t.status = 'active' AND t.deleted_at IS NULL`,
};

/** Returns the public places or cities that match a filter. */
export function exportRows(what: 'places' | 'cities', { cityId, categories, bounds }: ExportFilter): ExportRows {
  const parameters: unknown[] = [];
  const given = (value: unknown): string => `$${parameters.push(value)}`;
  let from = FROM[what];
  if (cityId !== undefined) from += ` AND t.${what === 'places' ? 'city_id' : 'id'} = ${given(cityId)}::uuid`;
  if (categories) {
    const words = `${given(categories)}::text[]`;
    from += ` AND (t.category = ANY(${words}) OR t.more_categories && ${words})`;
  }
  if (bounds) {
    const { west, south, east, north } = bounds;
    const range = `t.longitude >= ${given(west)} ${west > east ? 'OR' : 'AND'} t.longitude <= ${given(east)}`;
    from += ` AND t.latitude BETWEEN ${given(south)} AND ${given(north)} AND (${range})`;
  }
  return { from, parameters };
}

/** Returns the rows that have a position. */
export const located = ({ from, parameters }: ExportRows): ExportRows => ({ from: `${from} AND t.latitude IS NOT NULL`, parameters });

/** Returns SQL for all exported columns of places, ordered by id. @param isByCategory whether they are ordered by category first */
export const placesSql = ({ from }: ExportRows, isByCategory: boolean): string => `
SELECT t.id, ${ORIGIN}, ${columnsOf(PLACE_TEXTS)}, t.more_categories, t.names, t.descriptions, t.attributes, t.latitude, t.longitude, c.name AS city, c.state, c.country, t.rating_average, t.rating_count, t.licence, t.attribution,
  t.source_url
${from} ORDER BY ${isByCategory ? 't.category, ' : ''}t.id`;

/** Returns SQL for all exported columns of cities, ordered by id. */
export const citiesSql = ({ from }: ExportRows): string => `
SELECT t.id, ${ORIGIN}, ${columnsOf(CITY_TEXTS)}, t.names, t.descriptions, t.population, t.founded_year, t.latitude, t.longitude, t.time_zone, t.places_count,
  t.licence, t.attribution
${from} ORDER BY t.id`;

const languagesOf = (column: string, rows: string): string =>
  `(SELECT coalesce(array_agg(DISTINCT key ORDER BY key), '{}') FROM (SELECT jsonb_object_keys(t.${column}) AS key ${rows}) keys)`;

/** Returns SQL for the languages in which the rows have texts. */
export const languagesSql = ({ from }: ExportRows): string =>
  `SELECT ${languagesOf('names', from)} AS names, ${languagesOf('descriptions', from)} AS descriptions`;

/** Returns SQL for the extent of the rows, see `Extent`. */
export const extentSql = ({ from }: ExportRows): string => `SELECT ${extentColumns('t')} ${from}`;

/** Returns SQL for the sources, licences and attributions of the rows, the most frequent first. */
export const creditsSql = ({ from }: ExportRows): string =>
  `SELECT t.source, t.licence, t.attribution ${from} GROUP BY t.source, t.licence, t.attribution ORDER BY count(*) DESC, t.source, t.licence, t.attribution`;

/** Finds the public cities of a name ($1), which can be followed by state and country: `Pune`, `Pune, India`. */
export const CITIES_NAMED = `SELECT t.id, t.name, t.state, t.country ${FROM.cities} AND search_normalize($1) IN (search_normalize(t.name),
  search_normalize(t.name || ', ' || t.country), search_normalize(t.name || ', ' || t.state), search_normalize(t.name || ', ' || t.state || ', ' || t.country))
ORDER BY t.country, t.state, t.id`;

/** Selects the stored name of the site. */
export const SITE_IDENTITY = `SELECT value FROM settings WHERE name = 'identity'`;
