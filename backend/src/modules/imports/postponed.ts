import type { DataSource, QueryRunner } from 'typeorm';

/** Tables that grow with each place, and whose indexes nothing but reading needs as long as they are not unique; in the order of POSTPONE. */
const TABLES = ['places', 'place_titles', 'place_search', 'search_keys', 'search_words', 'map_cells'];

/** Maps ask it for each of their pins, which without it would take longer than a request may. */
const NEEDED = 'places_location';

/** Milliseconds to wait for whoever reads these tables at the moment. */
const PATIENCE = 500;

/** SQLSTATE of a lock that was not to be had in that time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** In an order in which two connections do not wait for each other, nor for the search, which is still writing its tables. */
const POSTPONE = `
DO $$
DECLARE postponed record; tables regclass[] := '{${TABLES.join(',')}}';
BEGIN
  SET LOCAL lock_timeout = ${PATIENCE};
  IF EXISTS (SELECT FROM places) THEN RETURN; END IF;
  INSERT INTO postponed_work (name, statement) VALUES ('places', 'ANALYZE places'), ('map_cells', 'SELECT map_cells_fill()') ON CONFLICT DO NOTHING;
  FOR postponed IN SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
    WHERE i.indrelid = ANY (tables) AND NOT i.indisunique AND i.indexrelid <> '${NEEDED}'::regclass ORDER BY array_position(tables, i.indrelid::regclass), 1
  LOOP
    INSERT INTO postponed_work (name, statement) VALUES (postponed.name, postponed.definition);
    EXECUTE 'DROP INDEX ' || postponed.name;
  END LOOP;
END $$`;

/**
 * Leaves out of an empty guide what only reading needs, its indexes and the cells of the map: made at once when the rows are there, they take
 * a fraction of the time. Where there are places already, or somebody holds the tables, everything stays as it is.
 */
export async function postponeWork(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.query(POSTPONE);
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
  }
}

/** Takes the next of what is left to be done, unless another connection is at it. */
const TAKE_NEXT = `
DELETE FROM postponed_work WHERE id = (SELECT id FROM postponed_work ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING statement`;

/** Does what imports have postponed, also those that were killed: each in a transaction, so that it is done or left. @returns how much there was */
export async function doPostponedWork(dataSource: DataSource): Promise<number> {
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

/** Where all indexes are there, those that an import had left for later need not be made. */
export async function forgetPostponedIndexes(runner: QueryRunner): Promise<void> {
  await runner.query(
    "DELETE FROM postponed_work WHERE name IN (SELECT relname FROM pg_class WHERE relkind = 'i' AND relnamespace = current_schema()::regnamespace)",
  );
}
