import { DECIDED, overridden, resulting } from './import.query.js';
import { decidingColumns, PLANNED, rowsOf } from '../planned.query.js';
import { FILLED_VALUES } from './same-place.query.js';
import type { Target } from '../target.js';

type Values = Readonly<Record<string, string>>;

const selected = (columns: readonly string[], values: Values): string => columns.map((column) => values[column] ?? `t.${column}`).join(', ');

/**
 * Writes the rows of a batch as the import would have left them into the table of the dry run, so that the next batches find them.
 * @param status SQL of the status of new rows
 */
export function plan(target: Target, status: string): string {
  const { editable, credits, table } = target;
  const columns = decidingColumns(target);
  const added: Values = {
    ...Object.fromEntries([...editable, ...credits, 'id', 'source', 'source_id'].map((column) => [column, `s.${column}`])),
    search_name: 'search_normalize(s.name)',
    status,
    imported_at: 'now()',
    overridden: 'NULL::jsonb',
    deleted_at: 'NULL::timestamptz',
  };
  const changed: Values = {
    ...Object.fromEntries(editable.map((column) => [column, resulting(column)])),
    ...Object.fromEntries(credits.map((column) => [column, `s.${column}`])),
    search_name: `search_normalize(${resulting('name')})`,
    imported_at: 'now()',
    overridden: overridden(target),
  };
  const known = `FROM ${DECIDED} s JOIN ${rowsOf(target, true)} t ON t.id = s.known_id WHERE s.outcome`;
  return `INSERT INTO ${PLANNED[table]} (${columns.join(', ')})
    SELECT ${selected(columns, added)} FROM ${DECIDED} s WHERE s.outcome = 'added'
    UNION ALL SELECT ${selected(columns, changed)} ${known} = 'updated' AND NOT s.by_name
    UNION ALL SELECT ${selected(columns, { overridden: overridden(target) })} ${known} = 'kept' AND NOT s.by_name AND t.imported_at IS NOT NULL
    ${table === 'places' ? `UNION ALL SELECT ${selected(columns, FILLED_VALUES)} ${known} = 'updated' AND s.by_name` : ''}
    ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}
