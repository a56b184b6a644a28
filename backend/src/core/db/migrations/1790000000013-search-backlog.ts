import type { MigrationInterface, QueryRunner } from 'typeorm';

const BACKLOG = `
-- Places from an import that are not in the search yet: one row per batch, written in the transaction of the batch.
CREATE TABLE search_backlog (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, place_ids uuid[] NOT NULL);
`;

/**
 * Adds the words of many places to the index together, which takes a third of the time. Until then, every search reads the pending list of the index.
 * The limit keeps that list short for ordinary writes: 64 kB are about 200 places.
 */
const TOGETHER = `
ALTER INDEX place_search_lexemes SET (fastupdate = on);
ALTER FUNCTION place_search_change() SET gin_pending_list_limit = '64kB';
ALTER FUNCTION place_search_rate() SET gin_pending_list_limit = '64kB';
ALTER FUNCTION search_rename_city(cities) SET gin_pending_list_limit = '64kB';
`;

const ADDING = `
-- Skips places that are already in the search: they were changed meanwhile.
CREATE FUNCTION search_add(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE words text[];
BEGIN
  INSERT INTO place_titles (place_id, title) SELECT p.id, search_normalize(p.name || ' ' || c.name)
    FROM places p JOIN cities c ON c.id = p.city_id WHERE p.id = ANY (ids) ON CONFLICT DO NOTHING;
  WITH made AS (INSERT INTO place_search (place_id, city_id, location, stars, ranking, name, lexemes)
    SELECT p.id, p.city_id, map_point(p.longitude, p.latitude), p.rating_average, least(round(p.ranking * 50), 32767),
      array_to_string(search_terms(p.name), ' '), search_lexemes(p.name, p.category, p.full_address, p.pincode, c)
    FROM places p JOIN cities c ON c.id = p.city_id WHERE p.id = ANY (ids) AND p.status = 'active' AND p.deleted_at IS NULL
    ON CONFLICT DO NOTHING RETURNING lexemes)
  SELECT array_agg(DISTINCT word) INTO words FROM made, unnest(tsvector_to_array(lexemes)) word;
  PERFORM search_learn(words);
END $$;

-- A transaction that adds many places can set citypins.search_later. The search then gets these places later.
CREATE OR REPLACE FUNCTION place_search_add() RETURNS trigger LANGUAGE plpgsql SET gin_pending_list_limit = '64kB' AS $$
DECLARE ids uuid[] := ARRAY(SELECT id FROM added);
BEGIN
  IF current_setting('citypins.search_later', true) IS DISTINCT FROM 'on' THEN PERFORM search_add(ids);
  ELSIF ids <> '{}' THEN INSERT INTO search_backlog (place_ids) VALUES (ids);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER places_titles_insert ON places;
DROP FUNCTION place_titles_add();

-- Adds the oldest waiting batch that no other process is adding. Returns whether there was one. The places are locked: they cannot be hidden
-- meanwhile.
CREATE FUNCTION search_work_off() RETURNS boolean LANGUAGE plpgsql SET gin_pending_list_limit = '64MB' AS $$
DECLARE ids uuid[];
BEGIN
  DELETE FROM search_backlog WHERE id = (SELECT id FROM search_backlog ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING place_ids INTO ids;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM 1 FROM places WHERE id = ANY (ids) ORDER BY id FOR SHARE;
  PERFORM search_add(ids);
  PERFORM gin_clean_pending_list('place_search_lexemes');
  PERFORM pg_notify('answers', 'places');
  RETURN true;
END $$;
`;

/**
 * Uses a k-d tree instead of the default quadtree (quad_point_ops). The quadtree treats coordinates as equal if they differ by at most 1e-6. It fails
 * ("getQuadrant: impossible case") if rounding puts two coordinates exactly on that limit. Coordinates with six decimals differ by 1e-6, so large
 * imports had this error.
 */
const locations = (operators: string): string => `
DROP INDEX places_location, cities_location;
CREATE INDEX places_location ON places USING spgist (map_point(longitude, latitude) ${operators}) INCLUDE (longitude, latitude, city_id, category, rating_average, id)
  WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX cities_location ON cities USING spgist (map_point(longitude, latitude) ${operators}) WHERE deleted_at IS NULL;
`;

/** The functions of migration 7. */
const BEFORE = `
DROP FUNCTION search_work_off();
CREATE FUNCTION place_titles_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO place_titles (place_id, title) SELECT p.id, search_normalize(p.name || ' ' || c.name) FROM added p JOIN cities c ON c.id = p.city_id;
  RETURN NULL;
END $$;
CREATE TRIGGER places_titles_insert AFTER INSERT ON places REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION place_titles_add();
CREATE OR REPLACE FUNCTION place_search_add() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE words text[];
BEGIN
  WITH made AS (INSERT INTO place_search SELECT row_of.* FROM added p JOIN cities c ON c.id = p.city_id, place_search_row(p, c) row_of
    WHERE p.status = 'active' AND p.deleted_at IS NULL RETURNING lexemes)
  SELECT array_agg(DISTINCT word) INTO words FROM made, unnest(tsvector_to_array(lexemes)) word;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
DROP FUNCTION search_add(uuid[]);
ALTER FUNCTION search_rename_city(cities) RESET gin_pending_list_limit;
ALTER FUNCTION place_search_rate() RESET gin_pending_list_limit;
ALTER FUNCTION place_search_change() RESET gin_pending_list_limit;
ALTER INDEX place_search_lexemes SET (fastupdate = off);
DROP TABLE search_backlog;
`;

/**
 * Adds large numbers of places to the search after their commit, on a separate connection, while the next ones are imported. Also fixes the index of
 * locations.
 */
export class SearchBacklog1790000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [BACKLOG, TOGETHER, ADDING, locations('kd_point_ops')]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DO $$ BEGIN WHILE search_work_off() LOOP END LOOP; END $$`);
    await runner.query(BEFORE);
    await runner.query(locations('quad_point_ops'));
  }
}
