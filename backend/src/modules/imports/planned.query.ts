import type { Target } from './target.js';

/** Temporary tables of a dry run, with the rows that it would have added or changed so far. They have the names of their tables in `places` and `cities`. */
export const PLANNED = { places: 'planned_places', cities: 'planned_cities' } as const;

/** Columns that a target has besides those of its texts and credits. */
const STATE = ['id', 'source', 'source_id', 'search_name', 'status', 'imported_at', 'overridden', 'deleted_at'] as const;

/** All columns that decide the outcome of a row. */
export const decidingColumns = ({ editable, credits }: Target): string[] => [...STATE, ...editable, ...credits];

/** Creates the tables of a dry run. They belong to the connection, and are empty. */
export const planTables = (targets: readonly Target[]): string =>
  targets
    .map(
      (target) => `CREATE TEMP TABLE ${PLANNED[target.table]} AS SELECT ${decidingColumns(target).join(', ')} FROM ${target.table} WITH NO DATA;
  CREATE UNIQUE INDEX ON ${PLANNED[target.table]} (id);
  CREATE INDEX ON ${PLANNED[target.table]} (source, source_id);
  CREATE INDEX ON ${PLANNED[target.table]} (search_name);`,
    )
    .join('\n')
    .concat(`
  CREATE INDEX ON ${PLANNED.places} (city_id, place_key(name), latitude);
  CREATE INDEX ON ${PLANNED.cities} USING spgist (map_point(longitude, latitude) kd_point_ops)`);

export const DROP_PLANNED = `DROP TABLE IF EXISTS ${Object.values(PLANNED).join(', ')}`;

/** The table of a target. In a dry run, with the rows as the import would have left them so far. */
export function rowsOf(target: Target, isDryRun: boolean): string {
  if (!isDryRun) return target.table;
  const columns = decidingColumns(target).join(', ');
  const planned = PLANNED[target.table];
  return `(SELECT ${columns} FROM ${target.table} o WHERE NOT EXISTS (SELECT FROM ${planned} x WHERE x.id = o.id) UNION ALL SELECT ${columns} FROM ${planned})`;
}
