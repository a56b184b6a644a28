import type { MigrationInterface, QueryRunner } from 'typeorm';

const POSTPONED = `
-- Deferred work of the first import into an empty installation: statements that run once, after the rows have been added.
CREATE TABLE postponed_work (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE, statement text NOT NULL);
`;

/** The function of migration 13, except for an index that may be missing. */
const searchWorkOff = (clean: string): string => `
CREATE OR REPLACE FUNCTION search_work_off() RETURNS boolean LANGUAGE plpgsql SET gin_pending_list_limit = '64MB' SET work_mem = '32MB' AS $$
DECLARE ids uuid[];
BEGIN
  DELETE FROM search_backlog WHERE id = (SELECT id FROM search_backlog ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING place_ids INTO ids;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM 1 FROM places WHERE id = ANY (ids) ORDER BY id FOR SHARE;
  PERFORM search_add(ids);
  ${clean}
  PERFORM pg_notify('answers', 'places');
  RETURN true;
END $$;
`;

const CLEAN = `PERFORM gin_clean_pending_list('place_search_lexemes');`;

const STARS = [0, 1, 2, 3, 4, 5];

/** Columns that decide how and in which cells a place is counted. */
const COUNTED = ['status', 'deleted_at', 'city_id', 'category', 'longitude', 'latitude', 'rating_average'];
const counted = (row: string): string => COUNTED.map((column) => `${row}.${column}`).join(', ');
const CHANGED = `SELECT counted.* FROM added JOIN removed USING (id)
        CROSS JOIN LATERAL (VALUES (${counted('added')}, 1), (${counted('removed')}, -1)) counted (${COUNTED.join(', ')}, step)
      WHERE (${counted('added')}) IS DISTINCT FROM (${counted('removed')})`;

/** The statement of migration 16: sums the changes of the cells from rows with a `step` of 1 or -1. */
const addCells = (rows: string): string => `
  INSERT INTO map_cells AS cells (level, category, x, y, city_id, counts, sum_x, sum_y)
    SELECT level, kind, x >> (16 - level), y >> (16 - level), city_id,
      ARRAY[${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer)`).join(', ')}]::integer[] AS steps, sum(step_x)::bigint, sum(step_y)::bigint
    FROM (SELECT category, city_id, rating_average, step, map_index(spot[0], 16) AS x, map_index(spot[1], 16) AS y,
        step * (spot[0] * 1e7)::bigint AS step_x, step * (spot[1] * 1e7)::bigint AS step_y
      FROM (SELECT *, map_point(longitude, latitude) AS spot FROM (${rows}) r
        WHERE status = 'active' AND deleted_at IS NULL AND longitude IS NOT NULL OFFSET 0) spots OFFSET 0) place
      CROSS JOIN unnest(CASE category WHEN '' THEN ARRAY[''] ELSE ARRAY['', category] END) kind CROSS JOIN unnest(ARRAY[7, 10, 13, 16]) level
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(step_x) <> 0 OR sum(step_y) <> 0 OR ${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer) <> 0`).join(' OR ')}
    ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (level, category, x, y, city_id) DO UPDATE
    SET counts = ARRAY[${STARS.map((n) => `cells.counts[${n + 1}] + excluded.counts[${n + 1}]`).join(', ')}],
      sum_x = cells.sum_x + excluded.sum_x, sum_y = cells.sum_y + excluded.sum_y;`;

/** @param first SQL at the beginning of each function */
const cells = (first: string): string =>
  Object.entries({
    insert: 'SELECT *, 1 AS step FROM added',
    delete: 'SELECT *, -1 AS step FROM removed',
    update: CHANGED,
  })
    .map(
      ([event, rows]) => `
CREATE OR REPLACE FUNCTION map_cells_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${first}${addCells(rows)}
  RETURN NULL;
END $$;`,
    )
    .join('');

const FILL = `
-- Computes all cells again. Locks places against writes meanwhile.
CREATE FUNCTION map_cells_fill() RETURNS void LANGUAGE plpgsql SET work_mem = '256MB' AS $$
BEGIN
  LOCK TABLE places IN SHARE MODE;
  DELETE FROM map_cells;
  ${addCells('SELECT *, 1 AS step FROM places')}
END $$;

-- A statement trigger deletes the cells of a city. The foreign key looked up the city of each new cell, which always exists.
ALTER TABLE map_cells DROP CONSTRAINT map_cells_city_id_fkey;
CREATE FUNCTION map_cells_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM map_cells USING removed WHERE city_id = removed.id;
  RETURN NULL;
END $$;
CREATE TRIGGER cities_map_delete AFTER DELETE ON cities REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION map_cells_remove();
CREATE FUNCTION map_cells_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE map_cells;
  RETURN NULL;
END $$;
CREATE TRIGGER places_map_truncate AFTER TRUNCATE ON places FOR EACH STATEMENT EXECUTE FUNCTION map_cells_empty();
`;

/** Defers indexes and map cells, which only reads need, to the end of the first import. Creating them at once takes a fraction of the time. */
export class PostponedWork1790000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isPostponed = `IF EXISTS (SELECT FROM postponed_work WHERE name = 'map_cells') THEN RETURN NULL; END IF;`;
    const cleanWhatIsThere = `IF to_regclass('place_search_lexemes') IS NOT NULL THEN ${CLEAN} END IF;`;
    for (const part of [POSTPONED, searchWorkOff(cleanWhatIsThere), cells(isPostponed), FILL]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DO $$ DECLARE postponed text; BEGIN FOR postponed IN SELECT statement FROM postponed_work ORDER BY id LOOP EXECUTE postponed; END LOOP; END $$`,
    );
    await runner.query(`
      DROP TRIGGER places_map_truncate ON places;
      DROP TRIGGER cities_map_delete ON cities;
      DROP FUNCTION map_cells_empty(), map_cells_remove(), map_cells_fill();
      ALTER TABLE map_cells ADD FOREIGN KEY (city_id) REFERENCES cities ON DELETE CASCADE;
    `);
    for (const part of [cells(''), searchWorkOff(CLEAN), 'DROP TABLE postponed_work']) await runner.query(part);
  }
}
