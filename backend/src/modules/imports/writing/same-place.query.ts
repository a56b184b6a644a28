import { KNOWN_SOURCES } from '../../cities/index.js';
import { DECIDED, PLACE_TEXTS, PLACES } from './import.query.js';
import { addPairs, pairsOf, rowsOf } from '../planned.query.js';
import type { Duplicates } from './policy.js';

/** Maximum distance (m) of two places with the same name that are the same place. */
export const SAME_PLACE = 50;

/** Name that exports give to rows without another source. Two such rows with different ids are different places. */
const OWN = "'citypins'";
/** Sources of the sample data, which are deleted later: no import fills them. */
export const SAMPLES = "('sample', 'sample-landmark')";

/** Difference of latitude (degrees) of points that are 50 m apart, 1 % larger against rounding errors. */
const NORTH = 0.000455;

/** SQL condition: the source of the staged row `x` means the place `y`. One source tells a hotel from a restaurant of the same name. */
const CAN_BE_SAME = `coalesce(y.source, '') NOT IN ${SAMPLES} AND NOT (coalesce(y.source, '') = ${OWN} AND x.source = ${OWN})
  AND (y.source IS DISTINCT FROM x.source OR y.category = x.category)
  AND 1000 * kilometres(x.latitude, x.longitude, y.latitude, y.longitude) <= ${SAME_PLACE}`;

/** SQL condition: another row of the batch is the place `known_id`. IN is hashed; EXISTS would read the whole batch for each row. */
const IS_TAKEN = `best.known_id IN (SELECT d.known_id FROM ${DECIDED} d WHERE d.known_id IS NOT NULL AND d.outcome <> 'skipped')`;

/** Places with the name of the new row `x`, within 50 m and in the same city. */
const namesakes = (isDryRun: boolean, isSkipped: boolean): string => `
near AS (
  SELECT x.id AS row_id, x.line, x.category AS row_category, y.*, kilometres(x.latitude, x.longitude, y.latitude, y.longitude) AS distance
  FROM x CROSS JOIN LATERAL (SELECT y.id, y.source, y.category, y.latitude, y.longitude FROM ${rowsOf(PLACES, isDryRun)} y
    WHERE y.city_id = x.city_id AND place_key(y.name) = x.key AND y.deleted_at IS NULL AND y.latitude IS NOT NULL
      AND y.latitude BETWEEN x.latitude - ${NORTH} AND x.latitude + ${NORTH} OFFSET 0) y
  WHERE ${CAN_BE_SAME}),
named AS (SELECT DISTINCT ON (row_id) row_id, line, id AS known_id, row_category, category = row_category AS is_of_kind, false AS is_paired, ${isSkipped} AS is_skipped
  FROM near WHERE row_id NOT IN (SELECT row_id FROM paired) ORDER BY row_id, category = row_category DESC, distance, id)`;

/**
 * Finds the places of the site that new rows are: by an earlier decision of the operator, or else, unless duplicates are added, by their name.
 * If several rows mean the same place, the first one counts. The others stay new if their category differs.
 */
export const findSame = (isDryRun: boolean, duplicates: Duplicates): string => `
CREATE TEMP TABLE import_matches ON COMMIT DROP AS
WITH x AS MATERIALIZED (SELECT id, line, source, source_id, category, city_id, latitude, longitude${duplicates === 'add' ? '' : ', place_key(name) AS key'}
  FROM ${DECIDED} WHERE outcome = 'added'),
paired AS (
  SELECT x.id AS row_id, x.line, a.place_id AS known_id, x.category AS row_category, true AS is_of_kind, true AS is_paired, false AS is_skipped
  FROM x JOIN ${pairsOf(isDryRun)} a ON (a.source, a.source_id) = (x.source, x.source_id))
${duplicates === 'add' ? '' : `, ${namesakes(isDryRun, duplicates === 'skip')}`}
SELECT row_id, known_id, row_number() OVER same + (${IS_TAKEN})::integer AS nth, is_paired OR row_category = first_value(row_category) OVER same AS is_like_first, is_skipped
FROM (SELECT * FROM paired ${duplicates === 'add' ? '' : 'UNION ALL SELECT * FROM named'}) best
WINDOW same AS (PARTITION BY known_id ORDER BY is_paired, is_of_kind DESC, line, row_id)`;

/** Adds the new rows $1, which the operator has declared to be the places $2, to the matches, in this order. $3 tells which of them are left out. */
export const ADD_MATCHES = `
INSERT INTO import_matches
SELECT row_id, known_id, row_number() OVER (PARTITION BY known_id, is_skipped ORDER BY n) + (${IS_TAKEN})::integer, true, is_skipped
FROM unnest($1::uuid[], $2::uuid[], $3::boolean[]) WITH ORDINALITY best (row_id, known_id, is_skipped, n)`;

/** Remembers the matches of the rows $1, so that the next import of their source finds the places. */
export const keepPairs = (isDryRun: boolean): string =>
  addPairs(
    isDryRun,
    `SELECT s.source, s.source_id, m.known_id FROM import_matches m JOIN ${DECIDED} s ON s.id = m.row_id WHERE m.row_id = ANY ($1::uuid[]) AND s.by_name`,
  );

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
export const decideMatches = (isDryRun: boolean): string => `
UPDATE ${DECIDED} s SET known_id = t.id, by_name = true, outcome = CASE
    WHEN m.is_skipped THEN 'skipped' WHEN t.deleted_at IS NOT NULL THEN 'removed'
    WHEN m.nth > 1 OR (t.source = s.source AND s.source_id NOT LIKE 'made-up-%') THEN 'repeated'
    WHEN ROW(${FILLED.map((column) => `t.${column}`).join(', ')}) IS DISTINCT FROM ROW(${FILLED.map(filled).join(', ')}) THEN 'updated'
    WHEN t.imported_at IS NULL OR t.overridden IS NOT NULL THEN 'kept' ELSE 'unchanged' END
FROM import_matches m JOIN ${rowsOf(PLACES, isDryRun)} t ON t.id = m.known_id WHERE m.row_id = s.id AND s.outcome = 'added' AND (m.nth = 1 OR m.is_like_first)`;

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
