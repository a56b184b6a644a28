import { asideOf, boxAround, FAR, NEAR, SIMILAR, TURNS } from '../../places/index.js';
import { DECIDED, PLACES } from './import.query.js';
import { rowsOf } from '../planned.query.js';
import { SAMPLES } from './same-place.query.js';

/** Maximum number of nearby places with which a new row is compared. */
const COMPARED = 50;

/** The columns of a place that are compared. */
const COLUMNS = ['id', 'name', 'search_name', 'phone', 'website', 'latitude', 'longitude'];

/**
 * The nearest places of other sources. `IS TRUE` keeps the planner from the indexes of cities: it takes all for average ones, and would read each place of
 * a large city for each row.
 */
const NEAREST = `(SELECT y.* FROM places y WHERE y.status = 'active' AND y.deleted_at IS NULL AND map_point(y.longitude, y.latitude) <@ ${boxAround(FAR)}
      AND (y.city_id = x.city_id) IS TRUE AND y.created_at < $1 AND y.source IS DISTINCT FROM x.source AND coalesce(y.source, '') NOT IN ${SAMPLES}
      ORDER BY map_point(y.longitude, y.latitude) <-> map_point(x.longitude, x.latitude) LIMIT ${COMPARED})`;

/** In a dry run, the places have the values that the rows before would have given them. */
const candidates = (isDryRun: boolean): string =>
  isDryRun
    ? `CROSS JOIN LATERAL ${NEAREST} known CROSS JOIN LATERAL (SELECT ${COLUMNS.join(', ')} FROM ${rowsOf(PLACES, isDryRun)} r WHERE r.id = known.id OFFSET 0) y`
    : `CROSS JOIN LATERAL ${NEAREST} y`;

/** Finds the place of another source that each new row is most like, as the search for duplicates does. $1 is the start of the import. */
export const findAlike = (isDryRun: boolean): string => `
WITH x AS MATERIALIZED (SELECT id, line, name, source, source_id, city_id, latitude, longitude, phone, website, search_normalize(name) AS search_name FROM ${DECIDED}
  WHERE outcome = 'added' AND latitude IS NOT NULL),
near AS MATERIALIZED (
  SELECT x.id AS row_id, x.line, x.source, x.source_id, x.name, y.id, y.name AS like_name, similarity(x.search_name, y.search_name) AS likeness,
    coalesce(x.phone = y.phone, false) OR coalesce(x.website = y.website, false) AS has_same_contact,
    1000 * kilometres(x.latitude, x.longitude, y.latitude, y.longitude) AS distance
  FROM x CROSS JOIN LATERAL (SELECT ${asideOf(FAR)} AS aside) width CROSS JOIN LATERAL ${TURNS} turns
    ${candidates(isDryRun)})
SELECT row_id AS "rowId", source, source_id, line, name, id AS "likeId", like_name AS "likeName", round(distance)::integer AS distance FROM (
  SELECT DISTINCT ON (row_id) * FROM near WHERE distance <= ${FAR} AND (likeness >= ${SIMILAR} OR (distance <= ${NEAR} AND has_same_contact))
  ORDER BY row_id, likeness DESC, distance, id) found ORDER BY line, row_id`;
