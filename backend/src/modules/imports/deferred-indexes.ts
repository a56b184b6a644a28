import type { DataSource, QueryRunner } from 'typeorm';

/** Tables whose non-unique indexes are deferred: they grow with each place, and only reads need these indexes. The order is the lock order. */
const TABLES = ['places', 'place_titles', 'place_search', 'search_keys', 'search_words', 'map_cells'];

/** Indexes that stay: without the first one, the queries of the map would exceed the request timeout. The import itself needs the second one. */
const NEEDED = ['places_location', 'places_by_key'];

/** Lock timeout (ms) for tables that other connections are reading. */
const PATIENCE = 500;

/** SQLSTATE of an exceeded lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Drops the indexes and records how to re-create them. The fixed order prevents a deadlock with other imports and with writes to the search tables. */
const POSTPONE = `
DO $$
DECLARE postponed record; tables regclass[] := '{${TABLES.join(',')}}';
BEGIN
  SET LOCAL lock_timeout = ${PATIENCE};
  IF EXISTS (SELECT FROM places) THEN RETURN; END IF;
  INSERT INTO postponed_work (name, statement) VALUES ('places', 'ANALYZE places'), ('map_cells', 'SELECT map_cells_fill()') ON CONFLICT DO NOTHING;
  FOR postponed IN SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
    WHERE i.indrelid = ANY (tables) AND NOT i.indisunique AND i.indexrelid <> ALL ('{${NEEDED.join(',')}}'::regclass[]) ORDER BY array_position(tables, i.indrelid::regclass), 1
  LOOP
    INSERT INTO postponed_work (name, statement) VALUES (postponed.name, postponed.definition);
    EXECUTE 'DROP INDEX ' || postponed.name;
  END LOOP;
END $$`;

/**
 * Defers the indexes and map cells of a site without places: creating them after the import is much faster than maintaining them for each row.
 * Changes nothing if there are places already, or if another connection keeps the tables locked for 500 ms.
 */
export async function deferIndexes(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.query(POSTPONE);
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
  }
}

/** Takes the next deferred statement that no other connection is running. */
const TAKE_NEXT = `
DELETE FROM postponed_work WHERE id = (SELECT id FROM postponed_work ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING statement`;

/**
 * Runs all deferred statements, including those of killed imports. Each runs in its own transaction, so a failed one stays in the table.
 * @returns the number of statements run
 */
export async function buildDeferredIndexes(dataSource: DataSource): Promise<number> {
  const doNext = () =>
    dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL maintenance_work_mem = '256MB'`);
      const [[next]] = await manager.query<[{ statement: string }[], number]>(TAKE_NEXT);
      if (next) await manager.query(next.statement);
      return next !== undefined;
    });
  let count = 0;
  while (await doNext()) count += 1;
  return count;
}

/** Removes the deferred statements of indexes that exist. */
export async function forgetDeferredIndexes(runner: QueryRunner): Promise<void> {
  await runner.query(
    "DELETE FROM postponed_work WHERE name IN (SELECT relname FROM pg_class WHERE relkind = 'i' AND relnamespace = current_schema()::regnamespace)",
  );
}
