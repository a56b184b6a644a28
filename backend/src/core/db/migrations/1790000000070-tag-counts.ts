import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL condition: lists contain the place. */
const LISTED = `status = 'active' AND deleted_at IS NULL AND business_status IS DISTINCT FROM 'closed-permanently'`;

/** SQL for the rows that a statement on places has changed, by the event of its trigger. */
const CHANGED = {
  insert: 'SELECT *, 1 AS step FROM added',
  update: 'SELECT *, -1 AS step FROM removed UNION ALL SELECT *, 1 FROM added',
  delete: 'SELECT *, -1 AS step FROM removed',
};
const TABLES = { insert: 'NEW TABLE AS added', update: 'NEW TABLE AS added OLD TABLE AS removed', delete: 'OLD TABLE AS removed' };

/** Sums the tags of rows with a `step` of 1 or -1. */
const sums = (rows: string): string => `SELECT city_id, tag, sum(step)::integer AS n FROM (${rows}) places CROSS JOIN unnest(tags) tag WHERE ${LISTED}
      GROUP BY 1, 2 HAVING sum(step) <> 0`;

const COUNTERS = `
-- Number of listed places of a city by tag. city_id is NULL for the whole site, with places of hidden cities.
CREATE TABLE tag_counts (city_id uuid, tag integer NOT NULL, n integer NOT NULL, UNIQUE NULLS NOT DISTINCT (city_id, tag)) WITH (fillfactor = 70);
CREATE TRIGGER tag_counts_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON tag_counts FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();

-- Changes of the rows for the whole site. All writers would wait for each other at these rows, so a job adds the changes to them.
CREATE TABLE tag_changes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, tag integer NOT NULL, n integer NOT NULL);

-- Number of listed places in public cities by tag. Hidden cities are few.
CREATE VIEW public_tag_counts AS
SELECT tag, sum(n)::integer AS n FROM (
  SELECT tag, n FROM tag_counts WHERE city_id IS NULL
  UNION ALL SELECT tag, n FROM tag_changes
  UNION ALL SELECT tag, -n FROM cities JOIN tag_counts ON city_id = cities.id WHERE cities.status <> 'active' OR cities.deleted_at IS NOT NULL) counts
GROUP BY tag HAVING sum(n) > 0;

-- Adds the changes to the rows for the whole site. Returns their number.
CREATE FUNCTION tag_counts_fold() RETURNS integer LANGUAGE sql AS $$
  WITH taken AS (DELETE FROM tag_changes RETURNING tag, n),
    added AS (INSERT INTO tag_counts AS counts (city_id, tag, n) SELECT NULL, tag, sum(n) FROM taken GROUP BY tag HAVING sum(n) <> 0 ORDER BY tag
      ON CONFLICT (city_id, tag) DO UPDATE SET n = counts.n + excluded.n)
  SELECT count(*)::integer FROM taken
$$;
`;

const TRIGGERS = Object.entries(CHANGED)
  .map(
    ([event, rows]) => `
CREATE FUNCTION tag_counts_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH changed AS MATERIALIZED (${sums(rows)}),
    counted AS (INSERT INTO tag_counts AS counts (city_id, tag, n) SELECT city_id, tag, n FROM changed ORDER BY city_id, tag
      ON CONFLICT (city_id, tag) DO UPDATE SET n = counts.n + excluded.n)
  INSERT INTO tag_changes (tag, n) SELECT tag, sum(n) FROM changed GROUP BY tag HAVING sum(n) <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER places_tag_counts_${event} AFTER ${event.toUpperCase()} ON places REFERENCING ${TABLES[event as keyof typeof TABLES]}
  FOR EACH STATEMENT EXECUTE FUNCTION tag_counts_${event}();`,
  )
  .join('');

const REMOVAL = `
CREATE FUNCTION tag_counts_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE tag_counts, tag_changes;
  RETURN NULL;
END $$;
CREATE TRIGGER places_tag_counts_truncate AFTER TRUNCATE ON places FOR EACH STATEMENT EXECUTE FUNCTION tag_counts_empty();

-- In place of a foreign key, which looks up the city of each new counter.
CREATE FUNCTION tag_counts_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tag_counts USING removed WHERE city_id = removed.id;
  RETURN NULL;
END $$;
CREATE TRIGGER cities_tag_counts_delete AFTER DELETE ON cities REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tag_counts_remove();
`;

/** Computes tags and hours of the existing places by their triggers. The other triggers have nothing to do meanwhile. */
const FILL = `
ALTER TABLE places DISABLE TRIGGER USER;
ALTER TABLE places ENABLE TRIGGER places_set_tags_update;
ALTER TABLE places ENABLE TRIGGER places_set_hours_update;
UPDATE places SET has_photos = true WHERE id IN (SELECT place_id FROM place_images WHERE photo_id IS NOT NULL) AND place_has_photos(id);
UPDATE places SET tags = NULL, hours_id = 0;
ALTER TABLE places ENABLE TRIGGER USER;
INSERT INTO tag_counts ${sums('SELECT *, 1 AS step FROM places')};
INSERT INTO tag_counts SELECT NULL, tag, sum(n) FROM tag_counts GROUP BY tag;
`;

/** The pending list of the index stays short: each search reads it. */
const INDEXES = `
CREATE INDEX places_tags ON places USING gin (tags) WITH (gin_pending_list_limit = 256) WHERE deleted_at IS NULL;
CREATE INDEX places_hours ON places (hours_id) WHERE hours_id IS NOT NULL;
`;

/** Counts places by tag, and finds them by their tags and hours. */
export class TagCounts1790000000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [COUNTERS, FILL, TRIGGERS, REMOVAL, INDEXES]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX places_hours, places_tags;
      DROP TRIGGER cities_tag_counts_delete ON cities;
      DROP TRIGGER places_tag_counts_truncate ON places;
      ${Object.keys(CHANGED)
        .map((event) => `DROP TRIGGER places_tag_counts_${event} ON places; DROP FUNCTION tag_counts_${event}();`)
        .join('\n')}
      DROP FUNCTION tag_counts_remove(), tag_counts_empty(), tag_counts_fold();
      DROP VIEW public_tag_counts;
      DROP TABLE tag_changes, tag_counts`);
  }
}
