import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
-- imported_at: time at which the source last changed the row; null for rows that are not imported, which imports never change. overridden:
-- columns that users have changed here, each with the value of the source.
ALTER TABLE places ADD COLUMN licence text, ADD COLUMN attribution text, ADD COLUMN source_url text, ADD COLUMN imported_at timestamptz, ADD COLUMN overridden jsonb;
ALTER TABLE cities ADD COLUMN licence text, ADD COLUMN attribution text, ADD COLUMN imported_at timestamptz, ADD COLUMN overridden jsonb;
`;

/** An import changes `imported_at` of each row that it updates. An update without such a change is an edit by a user. */
const EDITS = `
CREATE FUNCTION note_overrides() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text;
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
  kept jsonb := coalesce(OLD.overridden, '{}');
BEGIN
  FOREACH name IN ARRAY TG_ARGV LOOP
    CONTINUE WHEN old_row -> name = new_row -> name;
    IF NOT kept ? name THEN kept := kept || jsonb_build_object(name, old_row -> name);
    ELSIF kept -> name = new_row -> name THEN kept := kept - name;
    END IF;
  END LOOP;
  NEW.overridden := nullif(kept, '{}');
  RETURN NEW;
END $$;
CREATE TRIGGER places_note_overrides
  BEFORE UPDATE OF name, description, category, city_id, latitude, longitude, full_address, pincode, phone, website, price_range, opening_hours ON places
  FOR EACH ROW WHEN (OLD.imported_at = NEW.imported_at)
  EXECUTE FUNCTION note_overrides('name', 'description', 'category', 'city_id', 'latitude', 'longitude', 'full_address', 'pincode', 'phone', 'website', 'price_range', 'opening_hours');
CREATE TRIGGER cities_note_overrides
  BEFORE UPDATE OF name, state, country, description, population, founded_year, latitude, longitude, time_zone ON cities
  FOR EACH ROW WHEN (OLD.imported_at = NEW.imported_at)
  EXECUTE FUNCTION note_overrides('name', 'state', 'country', 'description', 'population', 'founded_year', 'latitude', 'longitude', 'time_zone');
`;

const REMOVALS = `
-- Imported rows that were permanently deleted here. The next import does not add them again.
CREATE TABLE import_removals (kind text NOT NULL CHECK (kind IN ('places', 'cities')), source text NOT NULL, source_id text NOT NULL, PRIMARY KEY (kind, source, source_id));
CREATE FUNCTION note_removals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO import_removals SELECT TG_TABLE_NAME, source, source_id FROM old_rows WHERE imported_at IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER places_note_removals AFTER DELETE ON places REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_removals();
CREATE TRIGGER cities_note_removals AFTER DELETE ON cities REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_removals();
`;

const IMPORTS = `
-- Progress of an import, written in the transaction of each batch.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  fingerprint text NOT NULL,
  position bigint NOT NULL DEFAULT 0,
  rejects_size bigint NOT NULL DEFAULT 0,
  summary jsonb NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE UNIQUE INDEX imports_unfinished ON imports (fingerprint) WHERE finished_at IS NULL;
`;

const NEAREST = `
CREATE INDEX cities_location ON cities USING spgist (map_point(longitude, latitude)) WHERE deleted_at IS NULL;

-- Haversine formula; 6371.0088 is the mean radius (2a + b) / 3 of WGS 84 (km).
CREATE FUNCTION kilometres(latitude_a double precision, longitude_a double precision, latitude_b double precision, longitude_b double precision)
  RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT 2 * 6371.0088 * asin(sqrt(least(1, sin(radians(latitude_b - latitude_a) / 2) ^ 2
    + cos(radians(latitude_a)) * cos(radians(latitude_b)) * sin(radians(longitude_b - longitude_a) / 2) ^ 2))) $$;
`;

/**
 * Imports add thousands of places at once. Two statements now update the counts of all their cities and categories.
 * Every change of counts first locks the cities in the order of their ids, which prevents deadlocks.
 */
const COUNTS = `
CREATE FUNCTION place_counts_apply(city_ids uuid[], categories text[], steps integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM cities WHERE id = ANY (city_ids) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO place_counts AS counts SELECT * FROM unnest(city_ids, categories, steps)
    ON CONFLICT (city_id, category) DO UPDATE SET n = counts.n + excluded.n;
  UPDATE cities SET places_count = places_count + x.n
    FROM (SELECT city_id, sum(step)::integer AS n FROM unnest(city_ids, steps) u (city_id, step) GROUP BY 1) x
    WHERE cities.id = x.city_id AND x.n <> 0;
END $$;

CREATE OR REPLACE FUNCTION place_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_apply(array_agg(city_id), array_agg(category), array_agg(n::integer)) FROM (
    SELECT city_id, category, count(*) AS n FROM added WHERE status = 'active' AND deleted_at IS NULL GROUP BY 1, 2) x
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION place_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_apply(array_agg(city_id), array_agg(category), array_agg(n)) FROM (
    SELECT city_id, category, sum(step)::integer AS n FROM (
      SELECT city_id, category, -1 AS step FROM old_rows WHERE status = 'active' AND deleted_at IS NULL
      UNION ALL SELECT city_id, category, 1 FROM new_rows WHERE status = 'active' AND deleted_at IS NULL) change
    GROUP BY 1, 2 HAVING sum(step) <> 0) x
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION place_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_apply(array_agg(city_id), array_agg(category), array_agg(-n)) FROM (
    SELECT city_id, category, count(*)::integer AS n FROM old_rows WHERE status = 'active' AND deleted_at IS NULL GROUP BY 1, 2) x
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
`;

/** The functions of migrations 1 and 4. */
const COUNTS_BEFORE = `
CREATE OR REPLACE FUNCTION place_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_add(city_id, category, n::integer)
    FROM (SELECT city_id, category, count(*) n FROM added WHERE status = 'active' AND deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2) x;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION place_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_add(x.city_id, x.category, x.step) FROM (
    SELECT city_id, category, sum(step)::integer AS step FROM (
      SELECT city_id, category, -1 AS step FROM old_rows WHERE status = 'active' AND deleted_at IS NULL
      UNION ALL SELECT city_id, category, 1 FROM new_rows WHERE status = 'active' AND deleted_at IS NULL) change
    GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2) x;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION place_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_add(x.city_id, x.category, -x.n) FROM (
    SELECT city_id, category, count(*)::integer AS n FROM old_rows WHERE status = 'active' AND deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2) x;
  RETURN NULL;
END $$;
DROP FUNCTION place_counts_apply;
`;

export class Imports1790000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [COLUMNS, EDITS, REMOVALS, IMPORTS, NEAREST, COUNTS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(COUNTS_BEFORE);
    await runner.query(`
      DROP INDEX cities_location;
      DROP FUNCTION kilometres;
      DROP TRIGGER places_note_overrides ON places;
      DROP TRIGGER cities_note_overrides ON cities;
      DROP TRIGGER places_note_removals ON places;
      DROP TRIGGER cities_note_removals ON cities;
      DROP FUNCTION note_overrides(), note_removals();
      DROP TABLE imports, import_removals;
      ALTER TABLE cities DROP COLUMN licence, DROP COLUMN attribution, DROP COLUMN imported_at, DROP COLUMN overridden;
      ALTER TABLE places DROP COLUMN licence, DROP COLUMN attribution, DROP COLUMN source_url, DROP COLUMN imported_at, DROP COLUMN overridden;
    `);
  }
}
