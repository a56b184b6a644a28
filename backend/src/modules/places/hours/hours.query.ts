/**
 * Number of days ahead that stay computed at least, between two computations of a row: lists can be filtered by times up to 366 days ahead.
 */
const LEAST_DAYS = 371;

/** SQL for at most $3 rows that must be computed, with ids above $2. $1: version of the rules. */
export const NEXT_ROWS = `SELECT id, text, time_zone AS "timeZone", country, coalesce(latitude, 0) AS latitude, coalesce(longitude, 0) AS longitude
  FROM place_hours WHERE (computed_to IS NULL OR rules IS DISTINCT FROM $1 OR computed_to < current_date + ${LEAST_DAYS}) AND id > $2 ORDER BY id LIMIT $3`;

/** SQL for the names of the time zones of PostgreSQL in lower case. It reads a file for each zone. */
export const KNOWN_ZONES = 'SELECT lower(name) AS name FROM pg_timezone_names';

/** SQL that stores computed rows $1 (JSON). $2: version of the rules. */
export const STORE = `UPDATE place_hours h SET week = row.week::int4multirange, special_days = row."specialDays"::datemultirange, special = row.special::int4multirange,
    computed_to = row."computedTo", rules = $2
  FROM json_to_recordset($1) row (id integer, week text, "specialDays" text, special text, "computedTo" date) WHERE h.id = row.id`;

const IS_USED = 'EXISTS (SELECT FROM places p WHERE p.hours_id = h.id AND p.hours_id IS NOT NULL)';

/**
 * SQL that removes the rows that no place has had for a day. A transaction that has used such a row without seeing the mark has ended by then. One
 * that sees the mark removes it, so one of both waits for the other.
 */
export const REMOVE_UNUSED = `DELETE FROM place_hours h WHERE unused_since < now() - interval '1 day' AND NOT ${IS_USED}`;

/** SQL that marks the rows that no place has, and removes other marks. */
export const MARK_UNUSED = `UPDATE place_hours h SET unused_since = CASE WHEN unused_since IS NULL THEN now() END WHERE (unused_since IS NULL) <> ${IS_USED}`;

/** SQL for at most $3 ids above $2 of the places of the city $1 that have hours. */
export const PLACES_OF_CITY = `SELECT id FROM places WHERE city_id = $1 AND hours_id IS NOT NULL AND id > $2 ORDER BY id LIMIT $3`;
