import type { MigrationInterface, QueryRunner } from 'typeorm';

const STARS = [0, 1, 2, 3, 4, 5];

/** Columns that decide how and in which cells a place is counted. */
const COUNTED = ['status', 'deleted_at', 'city_id', 'category', 'longitude', 'latitude', 'rating_average'];
const counted = (row: string): string => COUNTED.map((column) => `${row}.${column}`).join(', ');
const CHANGED = `SELECT counted.* FROM added JOIN removed USING (id)
        CROSS JOIN LATERAL (VALUES (${counted('added')}, 1), (${counted('removed')}, -1)) counted (${COUNTED.join(', ')}, step)
      WHERE (${counted('added')}) IS DISTINCT FROM (${counted('removed')})`;

/**
 * Sums the changes of the cells from rows with a `step` of 1 or -1. OFFSET 0 makes the planner compute the position of a place once, not for each of
 * its eight cells.
 */
const cellsNow = (rows: string): string => `
    SELECT level, kind, x >> (16 - level), y >> (16 - level), city_id,
      ARRAY[${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer)`).join(', ')}]::integer[] AS steps, sum(step_x)::bigint, sum(step_y)::bigint
    FROM (SELECT category, city_id, rating_average, step, map_index(spot[0], 16) AS x, map_index(spot[1], 16) AS y,
        step * (spot[0] * 1e7)::bigint AS step_x, step * (spot[1] * 1e7)::bigint AS step_y
      FROM (SELECT *, map_point(longitude, latitude) AS spot FROM (${rows}) r
        WHERE status = 'active' AND deleted_at IS NULL AND longitude IS NOT NULL OFFSET 0) spots OFFSET 0) place
      CROSS JOIN unnest(CASE category WHEN '' THEN ARRAY[''] ELSE ARRAY['', category] END) kind CROSS JOIN unnest(ARRAY[7, 10, 13, 16]) level
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(step_x) <> 0 OR sum(step_y) <> 0 OR ${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer) <> 0`).join(' OR ')}`;

/** The statement of migration 8. */
const cellsBefore = (rows: string): string => `
    SELECT level, kind, map_index(spot[0], level), map_index(spot[1], level), city_id,
      ARRAY[${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer)`).join(', ')}]::integer[] AS steps,
      sum(step * (spot[0] * 1e7)::bigint)::bigint, sum(step * (spot[1] * 1e7)::bigint)::bigint
    FROM (SELECT *, map_point(longitude, latitude) AS spot FROM (${rows}) r) place
      CROSS JOIN unnest(CASE category WHEN '' THEN ARRAY[''] ELSE ARRAY['', category] END) kind CROSS JOIN unnest(ARRAY[7, 10, 13, 16]) level
    WHERE status = 'active' AND deleted_at IS NULL AND longitude IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(step * (spot[0] * 1e7)::bigint) <> 0 OR sum(step * (spot[1] * 1e7)::bigint) <> 0
      OR ${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer) <> 0`).join(' OR ')}`;

const cells = (cellsOf: (rows: string) => string): string =>
  Object.entries({
    insert: 'SELECT *, 1 AS step FROM added',
    delete: 'SELECT *, -1 AS step FROM removed',
    update: CHANGED,
  })
    .map(
      ([event, rows]) => `
CREATE OR REPLACE FUNCTION map_cells_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO map_cells AS cells (level, category, x, y, city_id, counts, sum_x, sum_y) ${cellsOf(rows)}
    ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (level, category, x, y, city_id) DO UPDATE
    SET counts = ARRAY[${STARS.map((n) => `cells.counts[${n + 1}] + excluded.counts[${n + 1}]`).join(', ')}],
      sum_x = cells.sum_x + excluded.sum_x, sum_y = cells.sum_y + excluded.sum_y;
  RETURN NULL;
END $$;`,
    )
    .join('');

/**
 * Replaces the foreign keys of the search tables by statement triggers. Search rows are only inserted for places that the same transaction has
 * locked: a foreign key never finds an error, but costs one statement per row.
 */
const REMOVAL = `
ALTER TABLE place_titles DROP CONSTRAINT place_titles_place_id_fkey;
ALTER TABLE place_search DROP CONSTRAINT place_search_place_id_fkey;

CREATE FUNCTION place_search_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM place_titles t USING removed WHERE t.place_id = removed.id;
  DELETE FROM place_search s USING removed WHERE s.place_id = removed.id;
  RETURN NULL;
END $$;
CREATE TRIGGER places_search_delete AFTER DELETE ON places REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION place_search_remove();

CREATE FUNCTION place_search_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE place_titles, place_search;
  RETURN NULL;
END $$;
CREATE TRIGGER places_search_truncate AFTER TRUNCATE ON places FOR EACH STATEMENT EXECUTE FUNCTION place_search_empty();
`;

const REMOVAL_BEFORE = `
DROP TRIGGER places_search_truncate ON places;
DROP TRIGGER places_search_delete ON places;
DROP FUNCTION place_search_empty(), place_search_remove();
ALTER TABLE place_titles ADD CONSTRAINT place_titles_place_id_fkey FOREIGN KEY (place_id) REFERENCES places ON DELETE CASCADE;
ALTER TABLE place_search ADD CONSTRAINT place_search_place_id_fkey FOREIGN KEY (place_id) REFERENCES places ON DELETE CASCADE;
`;

/** Enough memory to sort the words of a batch without temporary files. */
const SETTINGS = `
ALTER FUNCTION search_work_off() SET work_mem = '32MB';
ALTER FUNCTION search_catch_up() SET work_mem = '64MB';
`;
const SETTINGS_BEFORE = `
ALTER FUNCTION search_catch_up() RESET work_mem;
ALTER FUNCTION search_work_off() RESET work_mem;
`;

/** Speeds up large imports: updates of the map and the search take less time per place. */
export class LargeImports1790000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [cells(cellsNow), REMOVAL, SETTINGS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const part of [SETTINGS_BEFORE, REMOVAL_BEFORE, cells(cellsBefore)]) await runner.query(part);
  }
}
