import { CITIES, PLACES, recorded } from '../writing/index.js';
import type { Target } from '../target.js';
import { touchOfCity, touchOfPlace } from './touched.query.js';

/** Rows of one transaction. */
const PORTION = 1000;

const TARGETS: Readonly<Record<Target['table'], Target>> = { places: PLACES, cities: CITIES };

/** Columns that an undo computes, and does not restore by themselves. */
const COMPUTED = ['imported_at', 'overridden'];

const POSITION = `'{latitude,longitude}'::text[]`;

/** SQL conditions on a former value of the row `held`, by column: whether it can be restored now. */
const POSSIBLE = (table: string): string => `CASE
  WHEN former.key = ANY (${POSITION}) THEN NOT coalesce(held.overridden ?| ${POSITION}, false)
  WHEN former.key = 'city_id' THEN EXISTS (SELECT FROM cities WHERE id = (former.value #>> '{}')::uuid)
  WHEN former.key IN ('source', 'source_id') THEN NOT EXISTS (SELECT FROM ${table} x
    WHERE (x.source, x.source_id) = ((held.now || held.before) ->> 'source', (held.now || held.before) ->> 'source_id') AND x.id <> held.id)
  ELSE true END`;

/**
 * Returns common table expressions: `plan` has for each changed row its former values that nobody has changed since (`back`), and why it stays as it
 * is (`reason`). The import is the parameter $1; $2 are the ids of the rows, or NULL for all.
 */
const plan = (table: Target['table']): string => `
held AS MATERIALIZED (
  SELECT t.id, c.before, c.after, to_jsonb(t) AS now, t.imported_at, t.overridden FROM import_changes c LEFT JOIN ${table} t ON t.id = c.row_id
  WHERE c.import_id = $1 AND c.kind = '${table}' AND ($2::uuid[] IS NULL OR c.row_id = ANY ($2))),
plan AS MATERIALIZED (
  SELECT held.*, held.before - '{${COMPUTED.join(',')}}'::text[] AS values, CASE
      WHEN held.id IS NULL THEN 'deleted'
      WHEN held.after ? 'imported_at' AND held.imported_at IS DISTINCT FROM (held.after ->> 'imported_at')::timestamptz THEN 'imported' END AS reason,
    (SELECT coalesce(jsonb_object_agg(former.key, former.value), '{}') FROM jsonb_each(held.before) former
     WHERE former.key <> ALL ('{${COMPUTED.join(',')}}') AND held.now -> former.key = held.after -> former.key AND ${POSSIBLE(table)}) AS back
  FROM held)`;

/** SQL for the value of `overridden` before the import: the columns that users have edited, with the values of the source at that time. */
const OVERRIDDEN = `CASE WHEN plan.before ? 'imported_at' AND plan.before ->> 'imported_at' IS NULL THEN NULL ELSE (
  SELECT jsonb_object_agg(edited.key, source.value) FILTER (WHERE source.value IS DISTINCT FROM (plan.now || plan.back) -> edited.key)
  FROM jsonb_object_keys(plan.overridden) edited (key)
    CROSS JOIN LATERAL (SELECT coalesce(plan.before -> 'overridden' -> edited.key, plan.before -> edited.key, plan.overridden -> edited.key) AS value) source) END`;

const OUTCOMES = `
SELECT coalesce(reason, CASE WHEN back = '{}' THEN 'changed' WHEN back = values THEN 'restored' ELSE 'partly' END) AS outcome, count(*)::integer AS n
FROM plan WHERE values <> '{}' GROUP BY 1`;

/** Counts the rows that an import has changed, by what its undo does with them. */
export const countRestored = (table: Target['table']): string => `WITH ${plan(table)} ${OUTCOMES}`;

/** SQL condition: the import has changed values of the row, and not only noted those of its source. A place that a user has written has no time of import. */
const IS_CHANGED = `(plan.before ? 'imported_at' OR plan.values <> '{}')`;

/** Restores the former values of the rows $2, and counts the rows by outcome. Edits of users since the import stay. */
export function restore(table: Target['table']): string {
  const columns = recorded(TARGETS[table])
    .filter((column) => !COMPUTED.includes(column))
    .join(', ');
  return `WITH ${plan(table)},
    restored AS (
      UPDATE ${table} t SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(t, plan.back) v),
        imported_at = CASE WHEN plan.before ? 'imported_at' THEN (plan.before ->> 'imported_at')::timestamptz ELSE t.imported_at END,
        overridden = ${OVERRIDDEN}, updated_at = now(), version = t.version + 1
      FROM plan WHERE t.id = plan.id AND plan.reason IS NULL AND ${IS_CHANGED}),
    remembered AS (
      UPDATE ${table} t SET overridden = ${OVERRIDDEN} FROM plan WHERE t.id = plan.id AND plan.reason IS NULL AND NOT ${IS_CHANGED})
    ${OUTCOMES}`;
}

/** Selects the next rows that the import $1 has changed. */
export const nextChanges = (table: Target['table']): string =>
  `SELECT row_id AS id FROM import_changes WHERE import_id = $1 AND kind = '${table}' ORDER BY row_id LIMIT ${PORTION}`;

/** Locks the rows $1 in the order of all bulk updates. */
export const lockChanged = (table: Target['table']): string => `SELECT id FROM ${table} WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

/** Forgets the changes of the rows $2. */
export const forgetChanges = (table: Target['table']): string =>
  `DELETE FROM import_changes WHERE import_id = $1 AND kind = '${table}' AND row_id = ANY ($2::uuid[])`;

/** Locks the next rows after the id $2 that the import $1 has added, so that nobody can add a review or the like to them. */
export const nextAdded = (table: Target['table']): string =>
  `SELECT id FROM ${table} WHERE import_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT ${PORTION} FOR UPDATE`;

const touch = (table: Target['table']): string => (table === 'places' ? touchOfPlace('t') : touchOfCity('t'));

/** Deletes those of the rows $1 that nobody has touched, and counts the rows by why they stay; the reason is null for deleted ones. */
export const removeAdded = (table: Target['table']): string => `
WITH found AS MATERIALIZED (SELECT t.id, ${touch(table)} AS reason FROM ${table} t WHERE t.id = ANY ($1::uuid[])),
  gone AS (DELETE FROM ${table} t USING found WHERE t.id = found.id AND found.reason IS NULL)
SELECT reason, count(*)::integer AS n FROM found GROUP BY reason`;

/** Counts the rows after the id $2 that the import $1 has added, by why they stay; the reason is null for those that its undo removes. */
export const countRemoved = (table: Target['table']): string =>
  `SELECT reason, count(*)::integer AS n
   FROM (SELECT ${table === 'places' ? touchOfPlace('t') : touchOfCity('t', `p.import_id = $1 AND ${touchOfPlace('p')} IS NULL`)} AS reason
     FROM ${table} t WHERE t.import_id = $1 AND ($2::uuid IS NULL OR t.id > $2)) found
   GROUP BY reason`;

/** The trigger that notes removed rows, so that imports do not add them again, skips those of this transaction. */
export const BEGIN_UNDO = `SELECT set_config('citypins.import_undo', 'on', true), set_config('statement_timeout', '0', true)`;
