import type { Target } from './target.js';

/** Temporary tables of a dry run, with the rows that it would have added or changed so far. They have the names of their tables in `places` and `cities`. */
export const PLANNED = { places: 'planned_places', cities: 'planned_cities' } as const;
/** Temporary table of a dry run, with the rows that it would have declared to be a place of another source. */
const PLANNED_PAIRS = 'planned_pairs';

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
  CREATE TEMP TABLE ${PLANNED_PAIRS} (source text, source_id text, place_id uuid, PRIMARY KEY (source, source_id));
  CREATE INDEX ON ${PLANNED.places} (city_id, place_key(name), latitude);
  CREATE INDEX ON ${PLANNED.cities} USING spgist (map_point(longitude, latitude) kd_point_ops)`);

export const DROP_PLANNED = `DROP TABLE IF EXISTS ${[...Object.values(PLANNED), PLANNED_PAIRS].join(', ')}`;

/** The rows of files that are a place of another source. In a dry run, with those of the rows before. */
export const pairsOf = (isDryRun: boolean): string =>
  isDryRun ? `(SELECT source, source_id, place_id FROM import_pairs UNION ALL SELECT source, source_id, place_id FROM ${PLANNED_PAIRS})` : 'import_pairs';

/** Returns SQL that stores the pairs of a query with the columns `source`, `source_id` and `place_id`. */
export const addPairs = (isDryRun: boolean, pairs: string): string =>
  isDryRun
    ? `INSERT INTO ${PLANNED_PAIRS} ${pairs} ON CONFLICT DO NOTHING`
    : `INSERT INTO import_pairs (source, source_id, place_id, import_id) SELECT p.*, current_import() FROM (${pairs}) p
       ON CONFLICT (source, source_id) DO UPDATE SET place_id = excluded.place_id, import_id = excluded.import_id`;

/** The table of a target. In a dry run, with the rows as the import would have left them so far. */
export function rowsOf(target: Target, isDryRun: boolean): string {
  if (!isDryRun) return target.table;
  const columns = decidingColumns(target).join(', ');
  const planned = PLANNED[target.table];
  return `(SELECT ${columns} FROM ${target.table} o WHERE NOT EXISTS (SELECT FROM ${planned} x WHERE x.id = o.id) UNION ALL SELECT ${columns} FROM ${planned})`;
}
