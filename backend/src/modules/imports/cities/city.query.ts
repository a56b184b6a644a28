import { PLANNED } from '../planned.query.js';

/** Columns of a city that decide to which city a place belongs, and what its generated description says. */
const COLUMNS = 'id, name, state, country, search_name, latitude, longitude, population, source, source_id, deleted_at';

/** The cities of this site. In a dry run, with those that the rows before would have added. */
export const citiesOf = (isDryRun: boolean): string =>
  isDryRun ? `(SELECT ${COLUMNS} FROM cities UNION ALL SELECT ${COLUMNS} FROM ${PLANNED.cities})` : 'cities';

/** Finds the cities of the names $1, in the countries $3 unless those are NULL. $2 are the states; `n` is the 1-based index of the name. */
export const citiesByName = (isDryRun: boolean): string => `
SELECT w.n::integer, c.id, c.name, c.state, c.country, c.latitude, c.longitude, c.population,
  coalesce(search_normalize(c.state) = search_normalize(w.state), false) AS "isInState"
FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY w (city, state, country, n)
JOIN ${citiesOf(isDryRun)} c ON c.search_name = search_normalize(w.city) AND c.deleted_at IS NULL
WHERE w.country IS NULL OR search_normalize(c.country) = search_normalize(w.country)`;

/** Finds the city of this site with the id $1. */
export const cityById = 'SELECT id, name, latitude, longitude, population FROM cities WHERE id = $1::uuid AND deleted_at IS NULL';

const nearestIn = (table: string): string =>
  `(SELECT id, latitude, longitude FROM ${table} WHERE deleted_at IS NULL ORDER BY map_point(longitude, latitude) <-> map_point(r.longitude, r.latitude) LIMIT 1)`;

/** Finds the nearest city within $3 km of each point (latitudes $1, longitudes $2). `n` is the 1-based index of the point. */
export const citiesNearby = (isDryRun: boolean): string => `
SELECT r.n::integer, c.id FROM unnest($1::double precision[], $2::double precision[]) WITH ORDINALITY r (latitude, longitude, n)
CROSS JOIN LATERAL ${
  isDryRun
    ? `(SELECT * FROM (${nearestIn('cities')} UNION ALL ${nearestIn(PLANNED.cities)}) both_of
    ORDER BY map_point(longitude, latitude) <-> map_point(r.longitude, r.latitude) LIMIT 1)`
    : nearestIn('cities')
} c
WHERE kilometres(c.latitude, c.longitude, r.latitude, r.longitude) <= $3`;

/** Finds the city with the id $1 of GeoNames, also a deleted one. */
export const cityOfGeoNames = (isDryRun: boolean): string =>
  `SELECT id, name, latitude, longitude, population, deleted_at IS NOT NULL AS "isDeleted" FROM ${citiesOf(isDryRun)} c WHERE (source, source_id) = ('geonames', $1)`;

const NEW_COLUMNS = 'id, name, state, country, latitude, longitude, time_zone, population, source, source_id, licence, description, imported_at';
const DESCRIPTION = `concat($2::text, ' is a city in ', concat_ws(', ', nullif($3::text, $2::text), $4::text), '.')`;

/** Adds a city: $1 id, $2 name, $3 state, $4 country, $5 latitude, $6 longitude, $7 time zone, $8 population, $9 source, $10 its id there, $11 licence. */
export const addCity = (isDryRun: boolean): string => `
INSERT INTO ${isDryRun ? PLANNED.cities : 'cities'} (${NEW_COLUMNS}${isDryRun ? ', search_name' : ''})
VALUES ($1::uuid, $2::text, $3::text, $4::text, $5, $6, $7, $8, $9::text, $10, $11, ${DESCRIPTION}, CASE WHEN $9::text IS NULL THEN NULL ELSE now() END${
  isDryRun ? ', search_normalize($2::text)' : ''
})`;
