import type { MigrationInterface, QueryRunner } from 'typeorm';

const WORDS = String.raw`
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Normalized words of a text: without case, accents, punctuation and the English 's. Text without spaces between words (Chinese, Japanese, Thai)
-- is split into pairs of neighboring characters. Most texts are ASCII; these are processed four times as fast.
CREATE FUNCTION search_tokens(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE plain text := lower(value);
BEGIN
  IF octet_length(plain) > length(plain) THEN plain := translate(search_normalize(normalize(plain, NFKC)), '’ʼ', ''''''); END IF;
  IF octet_length(plain) = length(plain) THEN plain := regexp_replace(plain, '[^a-z0-9'']+', ' ', 'g');
  ELSE
    plain := regexp_replace(plain, '(?!'')[[:space:][:cntrl:][:punct:]]+', ' ', 'g');
    IF plain ~ '[⺀-鿿豈-﫿฀-๿]' THEN
      plain := regexp_replace(plain, '([⺀-〿㐀-鿿豈-﫿]+|[぀-ヿ]+|[฀-๿]+)', ' \1 ', 'g');
      plain := (SELECT string_agg(CASE WHEN pairs = 1 THEN run ELSE substr(run, pair, 2) END, ' ' ORDER BY nth, pair)
        FROM (SELECT run, nth, CASE WHEN run ~ '^[⺀-鿿豈-﫿฀-๿]' THEN greatest(1, length(run) - 1) ELSE 1 END pairs
          FROM string_to_table(plain, ' ') WITH ORDINALITY parts (run, nth)) runs, generate_series(1, pairs) pair);
    END IF;
  END IF;
  IF strpos(plain, '''') > 0 THEN plain := replace(replace(plain || ' ', '''s ', ' '), '''', ' '); END IF;
  RETURN array_remove(string_to_array(plain, ' '), '');
END $$;

-- Words that distinguish places from each other: without the small words, unless there are no others.
CREATE FUNCTION search_terms(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE small text[] := '{a,an,and,at,in,near,of,the}'; tokens text[] := search_tokens(value); kept text[];
BEGIN
  IF NOT tokens && small THEN RETURN tokens; END IF;
  kept := ARRAY(SELECT token FROM unnest(tokens) WITH ORDINALITY parts (token, nth) WHERE token <> ALL (small) ORDER BY nth);
  RETURN CASE WHEN kept = '{}' THEN tokens ELSE kept END;
END $$;

-- Everything by which a place is found. The prefixes cannot be typed: ~ for a word of the address, = for the postal code, # for the category, @
-- for the city. The city is given by the end of its id, the random part of a UUID v7.
CREATE FUNCTION search_lexemes(name text, category text, full_address text, pincode text, city cities) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE lexemes text[] := search_tokens(concat_ws(' ', name, category, city.name, city.state, city.country)) || ARRAY['#' || category, '@' || right(city.id::text, 12)];
BEGIN
  IF strpos(name, '''') + strpos(name, '’') > 0 THEN lexemes := lexemes || search_tokens(translate(name, '''’', '')); END IF;
  IF pincode <> '' THEN lexemes := lexemes || ('=' || pincode); END IF;
  IF full_address <> '' OR pincode <> '' THEN
    lexemes := lexemes || string_to_array('~' || array_to_string(search_tokens(concat_ws(' ', full_address, pincode)), ' ~'), ' ');
  END IF;
  RETURN array_to_tsvector(lexemes);
END $$;
`;

const TABLES = `
-- The admin console searches places of any status by name and city. That text now has a table of its own.
ALTER TABLE place_search RENAME TO place_titles;
ALTER TABLE place_titles RENAME CONSTRAINT place_search_pkey TO place_titles_pkey;
ALTER TABLE place_titles RENAME CONSTRAINT place_search_place_id_fkey TO place_titles_place_id_fkey;
ALTER TABLE place_titles DROP COLUMN document;
CREATE INDEX place_titles_title ON place_titles USING gin (title gin_trgm_ops);

-- The active places, in a narrow table: a search reads few pages. It is in the order of the ranking, so the best places are neighbors.
CREATE TABLE place_search (
  place_id uuid PRIMARY KEY REFERENCES places ON DELETE CASCADE,
  city_id uuid NOT NULL,
  location point,
  stars real NOT NULL,
  ranking smallint NOT NULL,
  name text COLLATE "C" NOT NULL,
  lexemes tsvector NOT NULL
);

CREATE FUNCTION place_search_row(place places, city cities) RETURNS place_search LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT place.id, place.city_id, map_point(place.longitude, place.latitude), place.rating_average::real, least(round(place.ranking * 50), 32767)::smallint,
    array_to_string(search_terms(place.name), ' '), search_lexemes(place.name, place.category, place.full_address, place.pincode, city)
$$;

INSERT INTO place_search SELECT made.* FROM places p JOIN cities c ON c.id = p.city_id, place_search_row(p, c) made
  WHERE p.status = 'active' AND p.deleted_at IS NULL ORDER BY p.ranking DESC;
CREATE INDEX place_search_lexemes ON place_search USING gin (lexemes) WITH (fastupdate = off);
CREATE INDEX place_search_ranking ON place_search (ranking DESC, place_id DESC);
CREATE INDEX place_search_name ON place_search (name);
CREATE INDEX cities_hidden ON cities (id) WHERE status <> 'active' OR deleted_at IS NOT NULL;

-- Number of places that contain a word. Counted from time to time, because a counter for a common word would block all writers.
CREATE TABLE search_words (word text COLLATE "C" PRIMARY KEY, n integer NOT NULL);
CREATE INDEX search_words_two ON search_words ("left"(word, 2), n DESC);
CREATE INDEX search_words_three ON search_words ("left"(word, 3), n DESC);

-- Each word with its first seven letters, and with these letters without one of them (the idea of SymSpell). A text with one typing error shares
-- one of these keys with the word. Seven letters keep the table small, and find words that are not typed to the end.
CREATE TABLE search_keys (key text COLLATE "C" NOT NULL, word text COLLATE "C" NOT NULL);
CREATE INDEX search_keys_key ON search_keys (key) INCLUDE (word);

CREATE FUNCTION search_deletions(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 8 AS $$
  SELECT "left"(word, 7) UNION SELECT "left"("left"(word, 7), i - 1) || substr("left"(word, 7), i + 1) FROM generate_series(1, least(length(word), 7)) i
$$;

CREATE FUNCTION search_learn(words text[]) RETURNS void LANGUAGE sql AS $$
  WITH learnt AS (INSERT INTO search_words SELECT DISTINCT word, 1 FROM unnest(words) word ORDER BY word ON CONFLICT DO NOTHING RETURNING word),
    letters AS (SELECT word, ltrim(word, '~') bare FROM learnt WHERE word !~ '[@#=0-9]')
  INSERT INTO search_keys SELECT key, word FROM letters, search_deletions(bare) key WHERE length(bare) > 2
$$;

CREATE FUNCTION search_count() RETURNS void LANGUAGE plpgsql AS $$
DECLARE words text[]; counts integer[];
BEGIN
  SELECT coalesce(array_agg(word), '{}'), coalesce(array_agg(ndoc), '{}') INTO words, counts FROM ts_stat('SELECT lexemes FROM place_search');
  PERFORM search_learn(words);
  UPDATE search_words w SET n = counted.n FROM unnest(words, counts) counted (word, n) WHERE counted.word = w.word AND counted.n <> w.n;
  UPDATE search_words w SET n = 0 WHERE n > 0 AND NOT EXISTS (SELECT FROM unnest(words) word WHERE word = w.word);
END $$;
SELECT search_count();
`;

const TRIGGERS = `
DROP TRIGGER places_search_insert ON places;
DROP TRIGGER places_search_update ON places;
DROP TRIGGER cities_search_rename ON cities;
DROP FUNCTION place_search_add, place_search_change, place_search_rename_city, search_places, place_document;

CREATE FUNCTION place_titles_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO place_titles (place_id, title) SELECT p.id, search_normalize(p.name || ' ' || c.name) FROM added p JOIN cities c ON c.id = p.city_id;
  RETURN NULL;
END $$;
CREATE TRIGGER places_titles_insert AFTER INSERT ON places REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION place_titles_add();

CREATE FUNCTION place_titles_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_titles SET title = search_normalize(NEW.name || ' ' || c.name) FROM cities c WHERE c.id = NEW.city_id AND place_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER places_titles_update AFTER UPDATE OF name, city_id ON places FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR OLD.city_id <> NEW.city_id) EXECUTE FUNCTION place_titles_change();

-- Statement triggers for inserts, because imports are large. Row triggers for updates.
CREATE FUNCTION place_search_add() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE words text[];
BEGIN
  WITH made AS (INSERT INTO place_search SELECT row_of.* FROM added p JOIN cities c ON c.id = p.city_id, place_search_row(p, c) row_of
    WHERE p.status = 'active' AND p.deleted_at IS NULL RETURNING lexemes)
  SELECT array_agg(DISTINCT word) INTO words FROM made, unnest(tsvector_to_array(lexemes)) word;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE TRIGGER places_search_insert AFTER INSERT ON places REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION place_search_add();

CREATE FUNCTION place_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE made place_search;
BEGIN
  IF NEW.status <> 'active' OR NEW.deleted_at IS NOT NULL THEN
    DELETE FROM place_search WHERE place_id = NEW.id;
    RETURN NULL;
  END IF;
  SELECT row_of.* INTO made FROM cities c, place_search_row(NEW, c) row_of WHERE c.id = NEW.city_id;
  INSERT INTO place_search SELECT made.* ON CONFLICT (place_id) DO UPDATE SET city_id = made.city_id, location = made.location, stars = made.stars,
    ranking = made.ranking, name = made.name, lexemes = made.lexemes;
  PERFORM search_learn(tsvector_to_array(made.lexemes));
  RETURN NULL;
END $$;
CREATE TRIGGER places_search_update AFTER UPDATE OF status, deleted_at, name, category, city_id, full_address, pincode, latitude, longitude ON places FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at, OLD.name, OLD.category, OLD.city_id, OLD.full_address, OLD.pincode, OLD.latitude, OLD.longitude)
    IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.name, NEW.category, NEW.city_id, NEW.full_address, NEW.pincode, NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION place_search_change();

CREATE FUNCTION place_search_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_search s SET stars = NEW.rating_average, ranking = least(round(NEW.ranking * 50), 32767) WHERE place_id = NEW.id
    AND (s.stars <> NEW.rating_average::real OR s.ranking <> least(round(NEW.ranking * 50), 32767));
  RETURN NULL;
END $$;
CREATE TRIGGER places_search_rate AFTER UPDATE OF rating_average, ranking ON places FOR EACH ROW
  WHEN (OLD.rating_average <> NEW.rating_average OR OLD.ranking <> NEW.ranking) EXECUTE FUNCTION place_search_rate();
`;

const CITIES = `
-- Renamed cities with too many places to update them within one request.
CREATE TABLE search_stale_cities (city_id uuid PRIMARY KEY REFERENCES cities ON DELETE CASCADE);

CREATE FUNCTION search_rename_city(city cities) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_titles t SET title = search_normalize(p.name || ' ' || city.name) FROM places p WHERE p.city_id = city.id AND t.place_id = p.id;
  UPDATE place_search s SET lexemes = search_lexemes(p.name, p.category, p.full_address, p.pincode, city) FROM places p WHERE p.city_id = city.id AND s.place_id = p.id;
  PERFORM search_learn(search_tokens(concat_ws(' ', city.name, city.state, city.country)));
END $$;

CREATE FUNCTION cities_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM places WHERE city_id = NEW.id LIMIT 5001) counted) <= 5000 THEN PERFORM search_rename_city(NEW);
  ELSE INSERT INTO search_stale_cities VALUES (NEW.id) ON CONFLICT DO NOTHING; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER cities_search_rename AFTER UPDATE OF name, state, country ON cities FOR EACH ROW
  WHEN ((OLD.name, OLD.state, OLD.country) IS DISTINCT FROM (NEW.name, NEW.state, NEW.country)) EXECUTE FUNCTION cities_search_change();

-- Updates the places of large renamed cities, and counts the words. Returns the number of these cities.
CREATE FUNCTION search_catch_up() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE stale cities[];
BEGIN
  WITH taken AS (DELETE FROM search_stale_cities RETURNING city_id) SELECT coalesce(array_agg(c), '{}') INTO stale FROM taken JOIN cities c ON c.id = city_id;
  PERFORM search_rename_city(city) FROM unnest(stale) city;
  PERFORM search_count();
  RETURN cardinality(stale);
END $$;
`;

export class SearchIndex1790000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [WORDS, TABLES, TRIGGERS, CITIES]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('The search has no way back: drop the database instead.');
  }
}
