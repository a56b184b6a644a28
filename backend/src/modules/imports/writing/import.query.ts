import { columnName } from '../../../core/db/index.js';
import { CITY_FIELD_NAMES } from '../../cities/index.js';
import { PLACE_FIELD_NAMES } from '../../places/index.js';
import { citiesOf } from '../cities/index.js';
import { rowsOf } from '../planned.query.js';
import type { Target } from '../target.js';

/** Staging table of the rows of a batch. */
const STAGED = 'import_rows';
/** Temporary table of the staged rows, each with its outcome. */
export const DECIDED = 'import_outcomes';

/**
 * Outcome of a row of a file:
 * - `kept`: the existing row stays as it is, because a user edited it or it does not come from an import
 * - `removed`: the row was deleted on this site and stays deleted
 * - `repeated`: the source has the same place twice, under two ids
 * - `skipped`: the site has the same place from another source, and the operator wants no updates of such places
 * - `nowhere`: the city of the place was not found
 */
export type Outcome = 'added' | 'updated' | 'unchanged' | 'kept' | 'removed' | 'repeated' | 'skipped' | 'nowhere';

/** Columns of the texts of a place. */
export const PLACE_TEXTS = PLACE_FIELD_NAMES.map(columnName);
/** Columns of the texts of places and cities in other languages. */
const TRANSLATIONS = ['names', 'descriptions'] as const;
/** Columns of the texts of a city. */
export const CITY_TEXTS = CITY_FIELD_NAMES.map(columnName);

export const PLACES: Target = {
  table: 'places',
  editable: [...PLACE_TEXTS, 'more_categories', ...TRANSLATIONS, 'attributes', 'city_id', 'latitude', 'longitude'],
  credits: ['licence', 'attribution', 'source_url'],
  isSame: 't.id = s.own_id AND t.source IS NULL',
};

export const CITIES: Target = {
  table: 'cities',
  editable: [...CITY_TEXTS, ...TRANSLATIONS, 'population', 'founded_year', 'latitude', 'longitude', 'time_zone'],
  credits: ['licence', 'attribution'],
  isSame: `(t.source, t.source_id) IS DISTINCT FROM (s.source, s.source_id) AND t.search_name = search_normalize(s.name)
    AND (t.state, t.country) = (s.state, s.country) AND t.deleted_at IS NULL`,
};

const PLACE_STAGE = `line integer, id uuid, own_id uuid, exported_id uuid, source text, source_id text, ${PLACE_TEXTS.map((column) => `${column} text`).join(', ')},
  more_categories text[], names jsonb, descriptions jsonb, attributes jsonb, latitude double precision, longitude double precision, city_id uuid, licence text, attribution text, source_url text`;
const CITY_STAGE = `line integer, id uuid, exported_id uuid, source text, source_id text, ${CITY_TEXTS.map((column) => `${column} text`).join(', ')}, names jsonb, descriptions jsonb,
  population integer, founded_year integer, latitude double precision, longitude double precision, time_zone text, licence text, attribution text`;

/** Creates the staging table, which is dropped at the end of the transaction. */
export const stage = ({ table }: Target): string => `CREATE TEMP TABLE ${STAGED} (${table === 'places' ? PLACE_STAGE : CITY_STAGE}) ON COMMIT DROP`;

export const copyInto = (columns: readonly string[]): string => `COPY ${STAGED} (${columns.join(', ')}) FROM STDIN`;

const isOverridden = (column: string): string =>
  column === 'latitude' || column === 'longitude' ? `t.overridden ?| '{latitude,longitude}'` : `t.overridden ? '${column}'`;

/** Columns with a value for each key, such as the language. Users change the value of a key, and not the column. */
const KEYED: readonly string[] = [...TRANSLATIONS, 'attributes'];

/** Attributes that exports contain. Files lack the other ones, which therefore stay. */
const PUBLIC_KEYS = 'SELECT a.key FROM attributes a WHERE a.deleted_at IS NULL AND NOT a.is_hidden AND NOT a.is_internal';

/** The new value of a column with keys: that of the source, except for the keys that users have changed or the file cannot have. */
function merged(column: string): string {
  const isOfUsers = `coalesce(t.overridden ? '${column}', false) AND t.${column} -> key IS DISTINCT FROM t.overridden -> '${column}' -> key`;
  const stays = column === 'attributes' ? `${isOfUsers} OR NOT s.attributes ? key AND key NOT IN (${PUBLIC_KEYS})` : isOfUsers;
  return `CASE WHEN t.${column} = s.${column} THEN s.${column} ELSE (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM (
    SELECT * FROM jsonb_each(s.${column}) WHERE NOT (${isOfUsers}) UNION ALL SELECT * FROM jsonb_each(t.${column}) WHERE ${stays}) both_of) END`;
}

const plain = (column: string): string => `CASE WHEN ${isOverridden(column)} THEN t.${column} ELSE s.${column} END`;

/** The new value of a column of an existing row `t` after the import of the staged row `s`. */
export function resulting(column: string): string {
  if (KEYED.includes(column)) return merged(column);
  // The main category can be that of a user, and one of the further categories of the source.
  return column === 'more_categories' ? `array_remove(${plain(column)}, ${plain('category')})` : plain(column);
}

/** Selects the staged places. An empty description becomes "Cafe in Pune, India.", because pages and edit forms need a text. */
const placeRows = (
  isDryRun: boolean,
): string => `SELECT r.line, r.id, r.own_id, r.exported_id, r.source, r.source_id, r.city_id, r.latitude, r.longitude, r.licence, r.attribution, r.source_url,
    r.more_categories, r.names, r.descriptions, r.attributes, r.description AS own_description,
    ${PLACE_TEXTS.filter((column) => column !== 'description')
      .map((column) => `r.${column}`)
      .join(', ')},
    coalesce(r.description, coalesce(k.names ->> 'en', CASE r.category WHEN 'other' THEN 'Place' ELSE upper(left(r.category, 1)) || substr(r.category, 2) END)
      || ' in ' || concat_ws(', ', c.name, nullif(c.state, c.name), c.country) || '.') AS description
  FROM ${STAGED} r LEFT JOIN ${citiesOf(isDryRun)} c ON c.id = r.city_id LEFT JOIN categories k ON k.slug = r.category AND k.deleted_at IS NULL`;
const CITY_ROWS = `SELECT line, id, exported_id, source, source_id, ${CITY_TEXTS.filter((column) => column !== 'description').join(', ')}, names, descriptions, population, founded_year, latitude, longitude, time_zone, licence, attribution,
    coalesce(description, name || ' is a city in ' || concat_ws(', ', nullif(state, country), country) || '.') AS description
  FROM ${STAGED}`;

/**
 * Returns the statement that decides the outcome of each staged row by its source id.
 * `by_name` is true for a row whose place has been found by its name or likeness, see `same-place.query.ts`.
 * OFFSET 0 forces an index lookup for each row. Without statistics of the staging table, the planner would scan the whole table.
 */
export function decide(target: Target, isDryRun: boolean): string {
  const { table, editable, credits, isSame } = target;
  const rows = rowsOf(target, isDryRun);
  const all = [...editable, ...credits];
  return `CREATE TEMP TABLE ${DECIDED} ON COMMIT DROP AS
    SELECT s.*, t.id AS known_id, false AS by_name, CASE
      WHEN t.deleted_at IS NOT NULL THEN 'removed'
      WHEN t.id IS NOT NULL AND t.imported_at IS NULL THEN 'kept'
      ${table === 'places' ? `WHEN t.id IS NOT NULL AND s.city_id IS NULL THEN 'nowhere'` : ''}
      WHEN t.id IS NOT NULL AND ROW(${all.map((column) => `t.${column}`).join(', ')})
        IS DISTINCT FROM ROW(${all.map((column) => (editable.includes(column) ? resulting(column) : `s.${column}`)).join(', ')}) THEN 'updated'
      WHEN t.overridden IS NOT NULL THEN 'kept'
      WHEN t.id IS NOT NULL THEN 'unchanged'
      WHEN EXISTS (SELECT 1 FROM import_removals x WHERE (x.kind, x.source, x.source_id) = ('${table}', s.source, s.source_id)) THEN 'removed'
      WHEN EXISTS (SELECT 1 FROM ${rows} t WHERE ${isSame}) THEN 'kept'
      ${table === 'places' ? `WHEN s.city_id IS NULL THEN 'nowhere'` : ''} ELSE 'added' END AS outcome
    FROM (${table === 'places' ? placeRows(isDryRun) : CITY_ROWS}) s
      LEFT JOIN LATERAL (SELECT * FROM ${rows} k WHERE (k.source, k.source_id) = (s.source, s.source_id) OFFSET 0) t ON true`;
}

/** Counts the rows of each outcome. */
export const COUNT_OUTCOMES = `SELECT outcome, count(*)::integer AS n FROM ${DECIDED} GROUP BY outcome`;

export const NOWHERE = `SELECT id, line FROM ${DECIDED} WHERE outcome = 'nowhere' ORDER BY line`;

/** Key of the advisory lock of imports: any number that no other lock uses. */
export const LOCK = 4_202_608;

/**
 * Begins the transaction of a batch.
 * - The advisory lock lets one import at a time decide which rows are new: two imports never add the same row.
 * - A batch has no time limit.
 * - The commit is asynchronous: a power cut can lose a batch, and the next run imports it again.
 * - Places are added to the search index later (`citypins.search_later`).
 */
export const BEGIN = `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL synchronous_commit = off;
  SET LOCAL work_mem = '64MB'; SET LOCAL citypins.search_later = on; SELECT pg_advisory_xact_lock(${LOCK})`;

/** Gives new rows the ids that they have in the export of another site, unless a row of this site or an earlier row of the batch has the id. */
export const keepIds = ({ table }: Target): string => `UPDATE ${DECIDED} d SET id = d.exported_id
  FROM (SELECT exported_id, min(line) AS line FROM ${DECIDED} WHERE outcome = 'added' AND exported_id IS NOT NULL GROUP BY exported_id) first
  WHERE (d.exported_id, d.line) = (first.exported_id, first.line) AND d.outcome = 'added' AND NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.id = d.exported_id)`;

/** Adds the new rows. Places are sorted by city, because most indexes start with the city. @param status SQL of their status */
export function add({ table, editable, credits }: Target, status: string): string {
  const taken = ['id', 'source', 'source_id', ...editable, ...credits];
  return `INSERT INTO ${table} (${[...taken, 'imported_at', 'status'].join(', ')})
    SELECT ${[...taken, 'now()', status].join(', ')} FROM ${DECIDED} WHERE outcome = 'added'
    ORDER BY ${table === 'places' ? 'city_id, ' : ''}id`;
}

/** Locks the rows to update, ordered by id. All bulk updates lock in this order, which prevents deadlocks. */
export const hold = ({ table }: Target): string =>
  `SELECT t.id FROM ${table} t JOIN ${DECIDED} s ON s.known_id = t.id WHERE s.outcome IN ('updated', 'kept') ORDER BY t.id FOR NO KEY UPDATE OF t`;

/** New value of `t.overridden`: the edited columns with the source's current values. Computed in the UPDATE, because users can edit meanwhile. */
export function overridden({ editable }: Target): string {
  const kept = KEYED.filter((column) => editable.includes(column)).map((column) => `WHEN '${column}' THEN ${merged(column)}`);
  const value = kept.length > 0 ? `CASE edited.key ${kept.join(' ')} ELSE to_jsonb(t) -> edited.key END` : 'to_jsonb(t) -> edited.key';
  return `(SELECT jsonb_object_agg(edited.key, to_jsonb(s) -> edited.key) FILTER (WHERE to_jsonb(s) -> edited.key <> ${value})
    FROM jsonb_object_keys(t.overridden) edited (key))`;
}

/** Updates existing rows from the source. Columns that users edited keep their values; `overridden` stores the values of the source. */
export function change(target: Target): string {
  const { table, editable, credits } = target;
  return `UPDATE ${table} t SET
      ${editable.map((column) => `${column} = ${resulting(column)}`).join(', ')}, ${credits.map((column) => `${column} = s.${column}`).join(', ')},
      overridden = ${overridden(target)}, imported_at = now(), updated_at = now(), version = t.version + 1
    FROM ${DECIDED} s WHERE s.known_id = t.id AND s.outcome = 'updated' AND NOT s.by_name`;
}

/** Stores the current values of the source in `overridden` of imported rows whose edited columns stay. */
export const remember = (target: Target): string =>
  `UPDATE ${target.table} t SET overridden = ${overridden(target)} FROM ${DECIDED} s
   WHERE s.known_id = t.id AND s.outcome = 'kept' AND NOT s.by_name AND t.imported_at IS NOT NULL AND t.overridden IS DISTINCT FROM ${overridden(target)}`;
