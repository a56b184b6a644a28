import { DECIDED } from './import.query.js';
import type { Target } from '../target.js';

/** Temporary table of the existing rows that a batch can change, with their values before it. */
const FORMER = 'import_former';

/** Names the import $1 whose batch the transaction writes. Added rows get it as the default of `import_id`. */
export const NAME_IMPORT = `SELECT set_config('citypins.import_id', $1, true)`;

/** Columns of an existing row that an import can change, except `updated_at` and `version`. */
export const recorded = ({ editable, credits }: Target): string[] => [...editable, ...credits, 'source', 'source_id', 'imported_at', 'overridden'];

/** Returns SQL for the recorded columns of the row `t`, as JSON. */
const valuesOf = (target: Target): string =>
  `(SELECT to_jsonb(v) FROM (SELECT ${recorded(target)
    .map((column) => `t.${column}`)
    .join(', ')}) v)`;

/** Keeps the values of the existing rows that the batch can change. Rows that the same import has added are no changes of existing rows. */
export const noteFormer = (target: Target): string =>
  `CREATE TEMP TABLE ${FORMER} ON COMMIT DROP AS
   SELECT t.id, ${valuesOf(target)} AS values FROM ${target.table} t JOIN ${DECIDED} s ON s.known_id = t.id
   WHERE (s.outcome = 'updated' OR (s.outcome = 'kept' AND t.overridden IS NOT NULL)) AND t.import_id IS DISTINCT FROM current_import()`;

/**
 * Records the former and the new values of the columns that the batch has changed. If a row is in several batches of an import, its first former
 * values and its last new ones count.
 */
export const recordChanges = (target: Target): string =>
  `INSERT INTO import_changes AS known (import_id, kind, row_id, before, after)
   SELECT current_import(), '${target.table}', t.id, changed.before, changed.after
   FROM ${FORMER} former JOIN ${target.table} t USING (id)
     CROSS JOIN LATERAL (
       SELECT jsonb_object_agg(old.key, old.value) AS before, jsonb_object_agg(old.key, new.value) AS after
       FROM jsonb_each(former.values) old JOIN jsonb_each(${valuesOf(target)}) new USING (key) WHERE old.value <> new.value) changed
   WHERE changed.before IS NOT NULL
   ON CONFLICT (import_id, kind, row_id) DO UPDATE SET before = excluded.before || known.before, after = known.after || excluded.after`;
