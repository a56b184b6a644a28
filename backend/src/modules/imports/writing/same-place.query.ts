import { KNOWN_SOURCES } from '../../cities/index.js';
import { asideOf, boxAround, FAR, NEAR, SIMILAR, TURNS } from '../../places/index.js';
import { DECIDED, PLACE_TEXTS, PLACES } from './import.query.js';
import { rowsOf } from '../planned.query.js';

/** Maximum distance (m) of two places with the same name that are the same place. */
export const SAME_PLACE = 50;

/** Name that exports give to rows without another source. Two such rows with different ids are different places. */
const OWN = "'citypins'";
/** Sources of the sample data, which are deleted later: no import fills them. */
const SAMPLES = "('sample', 'sample-landmark')";

/** Difference of latitude (degrees) of points that are 50 m apart, 1 % larger against rounding errors. */
const NORTH = 0.000455;

/** SQL condition: the source of the staged row `x` means the place `y`. One source tells a hotel from a restaurant of the same name. */
const CAN_BE_SAME = `coalesce(y.source, '') NOT IN ${SAMPLES} AND NOT (coalesce(y.source, '') = ${OWN} AND x.source = ${OWN})
  AND (y.source IS DISTINCT FROM x.source OR y.category = x.category)
  AND 1000 * kilometres(x.latitude, x.longitude, y.latitude, y.longitude) <= ${SAME_PLACE}`;

/**
 * Finds the places of the site with the name of a new row, within 50 m and in the same city.
 * If several rows mean the same place, the first one counts. The others stay new if their category differs.
 */
export const findByName = (isDryRun: boolean): string => `
CREATE TEMP TABLE import_matches ON COMMIT DROP AS
WITH x AS MATERIALIZED (SELECT id, line, source, category, city_id, latitude, longitude, place_key(name) AS key FROM ${DECIDED}
  WHERE outcome = 'added' AND latitude IS NOT NULL),
near AS (
  SELECT x.id AS row_id, x.line, x.category AS row_category, y.*, kilometres(x.latitude, x.longitude, y.latitude, y.longitude) AS distance
  FROM x CROSS JOIN LATERAL (SELECT y.id, y.source, y.category, y.latitude, y.longitude FROM ${rowsOf(PLACES, isDryRun)} y
    WHERE y.city_id = x.city_id AND place_key(y.name) = x.key AND y.deleted_at IS NULL AND y.latitude IS NOT NULL
      AND y.latitude BETWEEN x.latitude - ${NORTH} AND x.latitude + ${NORTH} OFFSET 0) y
  WHERE ${CAN_BE_SAME}),
best AS (SELECT DISTINCT ON (row_id) * FROM near ORDER BY row_id, category = row_category DESC, distance, id)
SELECT row_id, id AS known_id, row_number() OVER same AS nth, row_category = first_value(row_category) OVER same AS is_like_first
FROM best WINDOW same AS (PARTITION BY id ORDER BY category = row_category DESC, line, row_id)`;

/** Columns that a row fills in a place of another source. Name, category, city and position stay. */
const FILLED = [...PLACE_TEXTS.filter((column) => column !== 'name' && column !== 'category'), 'names', 'descriptions', 'attributes'];
const KEYED = ['names', 'descriptions', 'attributes'];

/**
 * The value of a column of the place `t` after the row `s` of another source.
 * - A place that is not from an import only gets what it lacks.
 * - Otherwise the latest import counts, except for values that users have changed. Missing values change nothing.
 */
function filled(column: string): string {
  const [own, theirs] = [`t.${column}`, column === 'description' ? 's.own_description' : `s.${column}`];
  const [lacking, latest] = KEYED.includes(column)
    ? [`${theirs} || ${own}`, `${own} || ${theirs}`]
    : [`coalesce(${own}, ${theirs})`, `coalesce(${theirs}, ${own})`];
  const edited = KEYED.includes(column) ? lacking : own;
  return `CASE WHEN t.overridden ? '${column}' THEN ${edited} WHEN t.imported_at IS NULL THEN ${lacking} ELSE ${latest} END`;
}

/** Gives the rows that mean a place of the site their outcome. A source that has the place twice does not change it. */
export const decideByName = (isDryRun: boolean, isSkipped: boolean): string => `
UPDATE ${DECIDED} s SET known_id = t.id, by_name = true, outcome = CASE
    WHEN ${isSkipped} THEN 'skipped'
    WHEN m.nth > 1 OR (t.source = s.source AND s.source_id NOT LIKE 'made-up-%') THEN 'repeated'
    WHEN ROW(${FILLED.map((column) => `t.${column}`).join(', ')}) IS DISTINCT FROM ROW(${FILLED.map(filled).join(', ')}) THEN 'updated'
    WHEN t.imported_at IS NULL OR t.overridden IS NOT NULL THEN 'kept' ELSE 'unchanged' END
FROM import_matches m JOIN ${rowsOf(PLACES, isDryRun)} t ON t.id = m.known_id WHERE m.row_id = s.id AND (m.nth = 1 OR m.is_like_first)`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const creditOf = (row: string): string =>
  `coalesce(${row}.attribution, CASE ${row}.source ${Object.entries(KNOWN_SOURCES)
    .map(([source, { name }]) => `WHEN ${quoted(source)} THEN ${quoted(name)}`)
    .join(' ')} END)`;
/** Maximum length of an attribution (characters). */
const LONGEST_CREDIT = 120;

/** The values that a place takes from a row of another source, by column. The credit names both sources. */
export const FILLED_VALUES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FILLED.map((column) => [column, filled(column)])),
  licence: 'coalesce(t.licence, s.licence)',
  source_url: 'coalesce(t.source_url, s.source_url)',
  attribution: `CASE WHEN ${creditOf('s')} IS NULL OR position(${creditOf('s')} IN coalesce(${creditOf('t')}, '')) > 0
    OR length(concat_ws(', ', ${creditOf('t')}, ${creditOf('s')})) > ${LONGEST_CREDIT} THEN t.attribution
    ELSE concat_ws(', ', ${creditOf('t')}, ${creditOf('s')}) END`,
  imported_at: 'CASE WHEN t.imported_at IS NULL THEN NULL ELSE now() END',
};

/** Updates the places that rows of another source mean. They keep their source and id, and `overridden`. */
export const fill = (): string => `
UPDATE places t SET ${Object.entries(FILLED_VALUES)
  .map(([column, value]) => `${column} = ${value}`)
  .join(', ')}, updated_at = now(), version = t.version + 1
FROM ${DECIDED} s WHERE s.known_id = t.id AND s.outcome = 'updated' AND s.by_name`;

/** Maximum number of nearby places with which a new row is compared. */
const COMPARED = 50;

/** Finds the place of another source that each new row is most like, as the search for duplicates does. $1 is the start of the import. */
export const FIND_ALIKE = `
WITH x AS MATERIALIZED (SELECT id, line, name, source, city_id, latitude, longitude, phone, website, search_normalize(name) AS search_name FROM ${DECIDED}
  WHERE outcome = 'added' AND latitude IS NOT NULL),
near AS MATERIALIZED (
  SELECT x.id AS row_id, x.line, x.name, y.id, y.name AS like_name, similarity(x.search_name, y.search_name) AS likeness,
    coalesce(x.phone = y.phone, false) OR coalesce(x.website = y.website, false) AS has_same_contact,
    1000 * kilometres(x.latitude, x.longitude, y.latitude, y.longitude) AS distance
  FROM x CROSS JOIN LATERAL (SELECT ${asideOf(FAR)} AS aside) width CROSS JOIN LATERAL ${TURNS} turns
    CROSS JOIN LATERAL (SELECT y.* FROM places y WHERE y.status = 'active' AND y.deleted_at IS NULL AND map_point(y.longitude, y.latitude) <@ ${boxAround(FAR)}
      AND y.city_id = x.city_id AND y.created_at < $1 AND y.source IS DISTINCT FROM x.source AND coalesce(y.source, '') NOT IN ${SAMPLES}
      ORDER BY map_point(y.longitude, y.latitude) <-> map_point(x.longitude, x.latitude) LIMIT ${COMPARED}) y)
SELECT line, name, id AS "likeId", like_name AS "likeName", round(distance)::integer AS distance FROM (
  SELECT DISTINCT ON (row_id) * FROM near WHERE distance <= ${FAR} AND (likeness >= ${SIMILAR} OR (distance <= ${NEAR} AND has_same_contact))
  ORDER BY row_id, likeness DESC, distance, id) found ORDER BY line, row_id`;
