import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Levels of the quadtree whose cells are stored. At level 16, a cell is 610 m wide on the equator.
 * A cell of another level is the sum of up to 64 cells of the next stored level. At closer zoom levels, the map uses the places themselves.
 */
const LEVELS = 'ARRAY[7, 10, 13, 16]';

const STARS = [0, 1, 2, 3, 4, 5];

const TABLE = `
-- Column (from the west) or row (from the south) of a point of Mercator's plane, in a grid with 2^level cells on each side.
CREATE FUNCTION map_index(degrees double precision, level integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT greatest(0, least((1 << level) - 1, floor((degrees + 180) / 360 * (1 << level))))::integer $$;

-- Public places of a city by cell, for each category and for all ('' stands for all). Queries must skip hidden cities: hiding a city does not
-- change this table.
CREATE TABLE map_cells (
  level integer NOT NULL,
  category text NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  city_id uuid NOT NULL,
  -- Number of places with a rating of at least 0, 1, 2, 3, 4 and 5.
  counts integer[] NOT NULL,
  -- Sums of the positions in Mercator's plane, in ten-millionths of a degree. Whole numbers: after adding and removing a place, no rounding
  -- error remains.
  sum_x bigint NOT NULL,
  sum_y bigint NOT NULL
) WITH (fillfactor = 85);
`;

/** Sums the changes of the cells from rows with a `step` of 1 or -1. Omits cells that stay the same. */
const change = (rows: string): string => `
  INSERT INTO map_cells AS cells (level, category, x, y, city_id, counts, sum_x, sum_y)
    SELECT level, kind, map_index(spot[0], level), map_index(spot[1], level), city_id,
      ARRAY[${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer)`).join(', ')}]::integer[] AS steps,
      sum(step * (spot[0] * 1e7)::bigint)::bigint, sum(step * (spot[1] * 1e7)::bigint)::bigint
    FROM (SELECT *, map_point(longitude, latitude) AS spot FROM (${rows}) r) place
      CROSS JOIN unnest(CASE category WHEN '' THEN ARRAY[''] ELSE ARRAY['', category] END) kind CROSS JOIN unnest(${LEVELS}) level
    WHERE status = 'active' AND deleted_at IS NULL AND longitude IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(step * (spot[0] * 1e7)::bigint) <> 0 OR sum(step * (spot[1] * 1e7)::bigint) <> 0
      OR ${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer) <> 0`).join(' OR ')}
    ORDER BY 1, 2, 3, 4, 5`;

const ADD = `
  ON CONFLICT (level, category, x, y, city_id) DO UPDATE
    SET counts = ARRAY[${STARS.map((n) => `cells.counts[${n + 1}] + excluded.counts[${n + 1}]`).join(', ')}],
      sum_x = cells.sum_x + excluded.sum_x, sum_y = cells.sum_y + excluded.sum_y;`;

const FILL = `
${change('SELECT *, 1 AS step FROM places')};
ALTER TABLE map_cells ADD PRIMARY KEY (level, category, x, y, city_id), ADD FOREIGN KEY (city_id) REFERENCES cities ON DELETE CASCADE;
CREATE INDEX map_cells_city_id ON map_cells (city_id);
`;

/** Columns that decide how and in which cells a place is counted. */
const COUNTED = ['status', 'deleted_at', 'city_id', 'category', 'longitude', 'latitude', 'rating_average'];
const counted = (row: string): string => COUNTED.map((column) => `${row}.${column}`).join(', ');

const CHANGED = `SELECT counted.* FROM added JOIN removed USING (id)
      CROSS JOIN LATERAL (VALUES (${counted('added')}, 1), (${counted('removed')}, -1)) counted (${COUNTED.join(', ')}, step)
    WHERE (${counted('added')}) IS DISTINCT FROM (${counted('removed')})`;

const TRIGGERS = `
-- Statement triggers, in the order of the primary key: an import of many rows changes each cell once, and deadlocks cannot occur.
CREATE FUNCTION map_cells_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${change('SELECT *, 1 AS step FROM added')} ${ADD}
  RETURN NULL;
END $$;
CREATE TRIGGER places_map_insert AFTER INSERT ON places REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION map_cells_insert();

CREATE FUNCTION map_cells_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${change('SELECT *, -1 AS step FROM removed')} ${ADD}
  RETURN NULL;
END $$;
CREATE TRIGGER places_map_delete AFTER DELETE ON places REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION map_cells_delete();

CREATE FUNCTION map_cells_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${change(CHANGED)} ${ADD}
  RETURN NULL;
END $$;
CREATE TRIGGER places_map_update AFTER UPDATE ON places REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION map_cells_update();
`;

/** The index contains everything that the map needs of a place. Otherwise a query would fetch thousands of rows from the table. */
const LOCATION = `
DROP INDEX places_location;
CREATE INDEX places_location ON places USING spgist (map_point(longitude, latitude)) INCLUDE (longitude, latitude, city_id, category, rating_average, id)
  WHERE status = 'active' AND deleted_at IS NULL;
`;

/** Counts the public places by the cells of a grid, so that a map of a country need not read a million places. */
export class MapCells1790000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLE, FILL, TRIGGERS, LOCATION]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER places_map_update ON places;
      DROP TRIGGER places_map_delete ON places;
      DROP TRIGGER places_map_insert ON places;
      DROP FUNCTION map_cells_update(), map_cells_delete(), map_cells_insert();
      DROP TABLE map_cells;
      DROP FUNCTION map_index(double precision, integer);
      DROP INDEX places_location;
      CREATE INDEX places_location ON places USING spgist (map_point(longitude, latitude)) WHERE status = 'active' AND deleted_at IS NULL;
    `);
  }
}
