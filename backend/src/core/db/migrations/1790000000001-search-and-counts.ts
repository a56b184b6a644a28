import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCH = `
-- Text by which a place is found. It has a table of its own, because the table places is wide: a search reads fewer pages.
CREATE TABLE place_search (place_id uuid PRIMARY KEY REFERENCES places ON DELETE CASCADE, document text NOT NULL);
CREATE INDEX place_search_document ON place_search USING gin (document gin_trgm_ops);

CREATE FUNCTION place_document(name text, category text, city text, full_address text, pincode text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT search_normalize(concat_ws(' ', name, category, city, full_address, pincode)) $$;

-- Statement triggers for inserts, because imports are large. Row triggers for updates, so that a changed rating does not run them.
CREATE FUNCTION place_search_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO place_search (place_id, document)
    SELECT p.id, place_document(p.name, p.category, c.name, p.full_address, p.pincode) FROM added p JOIN cities c ON c.id = p.city_id;
  RETURN NULL;
END $$;
CREATE TRIGGER places_search_insert AFTER INSERT ON places REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION place_search_add();

CREATE FUNCTION place_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_search SET document = place_document(NEW.name, NEW.category, c.name, NEW.full_address, NEW.pincode)
    FROM cities c WHERE c.id = NEW.city_id AND place_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER places_search_update AFTER UPDATE OF name, category, city_id, full_address, pincode ON places
  FOR EACH ROW EXECUTE FUNCTION place_search_change();

CREATE FUNCTION place_search_rename_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_search s SET document = place_document(p.name, p.category, NEW.name, p.full_address, p.pincode)
    FROM places p WHERE p.city_id = NEW.id AND s.place_id = p.id;
  RETURN NULL;
END $$;
CREATE TRIGGER cities_search_rename AFTER UPDATE OF name ON cities FOR EACH ROW
  WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION place_search_rename_city();

-- Places that contain all the words. If there are none, places with similar words.
CREATE FUNCTION search_places(words text[]) RETURNS TABLE (place_id uuid, score double precision) LANGUAGE plpgsql STABLE
  SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE
  phrase text := search_normalize(array_to_string(words, ' '));
  -- Only public places: a hidden place must not prevent the search for similar words.
  visible text := 'FROM place_search s JOIN places p ON p.id = s.place_id JOIN cities c ON c.id = p.city_id
    WHERE p.status = ''active'' AND p.deleted_at IS NULL AND c.status = ''active'' AND c.deleted_at IS NULL AND ';
BEGIN
  RETURN QUERY EXECUTE format('SELECT s.place_id, 1 + round(word_similarity(%L, p.name)::numeric, 1)::double precision ', phrase) || visible
    || (SELECT string_agg(format('s.document LIKE %L', '%' || search_normalize(word) || '%'), ' AND ') FROM unnest(words) word);
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT s.place_id, round(word_similarity(%L, s.document)::numeric, 1)::double precision ', phrase) || visible
    || (SELECT string_agg(format('s.document %%> %L', search_normalize(word)), ' AND ') FROM unnest(words) word);
END $$;
`;

const COUNTS = `
-- Totals are maintained by triggers, because counting a million rows for each page is too slow.
CREATE TABLE place_counts (city_id uuid NOT NULL REFERENCES cities ON DELETE CASCADE, category text NOT NULL, n integer NOT NULL,
  PRIMARY KEY (city_id, category)) WITH (fillfactor = 70);

CREATE FUNCTION place_counts_add(city uuid, kind text, step integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO place_counts AS counts VALUES (city, kind, step)
    ON CONFLICT (city_id, category) DO UPDATE SET n = counts.n + excluded.n;
  UPDATE cities SET places_count = places_count + step WHERE id = city;
$$;

CREATE FUNCTION place_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_add(city_id, category, n::integer)
    FROM (SELECT city_id, category, count(*) n FROM added WHERE status = 'active' AND deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2) x;
  RETURN NULL;
END $$;
CREATE TRIGGER places_count_insert AFTER INSERT ON places REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION place_counts_insert();

CREATE FUNCTION place_counts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'active' AND OLD.deleted_at IS NULL THEN PERFORM place_counts_add(OLD.city_id, OLD.category, -1); END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status = 'active' AND NEW.deleted_at IS NULL THEN PERFORM place_counts_add(NEW.city_id, NEW.category, 1); END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER places_count_update AFTER UPDATE OF status, deleted_at, city_id, category ON places
  FOR EACH ROW EXECUTE FUNCTION place_counts_change();
CREATE TRIGGER places_count_delete AFTER DELETE ON places FOR EACH ROW EXECUTE FUNCTION place_counts_change();

CREATE TABLE totals (name text PRIMARY KEY, n bigint NOT NULL) WITH (fillfactor = 50);
INSERT INTO totals VALUES ('users', 0), ('reviews', 0);

-- Statement triggers count inserts, row triggers count changes. WHEN skips rows whose count stays the same.
CREATE FUNCTION totals_insert_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE totals SET n = n + (SELECT count(*) FROM added WHERE deleted_at IS NULL) WHERE name = 'users';
  RETURN NULL;
END $$;
CREATE FUNCTION totals_insert_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE totals SET n = n + x.d FROM (SELECT count(*) d FROM added WHERE status = 'approved' AND deleted_at IS NULL) x WHERE name = 'reviews' AND x.d > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION totals_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE totals SET n = n + TG_ARGV[0]::integer WHERE name = TG_TABLE_NAME;
  RETURN NULL;
END $$;
CREATE TRIGGER users_total_insert AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION totals_insert_users();
CREATE TRIGGER users_total_up AFTER UPDATE OF deleted_at ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION totals_step('1');
CREATE TRIGGER users_total_down AFTER UPDATE OF deleted_at ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION totals_step('-1');
CREATE TRIGGER users_total_delete AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION totals_step('-1');
CREATE TRIGGER reviews_total_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION totals_insert_reviews();
CREATE TRIGGER reviews_total_up AFTER UPDATE OF status, deleted_at ON reviews FOR EACH ROW
  WHEN (NOT (OLD.status = 'approved' AND OLD.deleted_at IS NULL) AND NEW.status = 'approved' AND NEW.deleted_at IS NULL)
  EXECUTE FUNCTION totals_step('1');
CREATE TRIGGER reviews_total_down AFTER UPDATE OF status, deleted_at ON reviews FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.deleted_at IS NULL AND NOT (NEW.status = 'approved' AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION totals_step('-1');
CREATE TRIGGER reviews_total_delete AFTER DELETE ON reviews FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.deleted_at IS NULL) EXECUTE FUNCTION totals_step('-1');
`;

export class SearchAndCounts1790000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [SEARCH, COUNTS]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('The first migrations have no way back: drop the database instead.');
  }
}
