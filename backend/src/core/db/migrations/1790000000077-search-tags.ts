import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

const NAMES = `
-- All names of the cities, as their normalized words without blanks: newyork.
CREATE TABLE search_city_names (name text COLLATE "C" NOT NULL, city_id uuid NOT NULL REFERENCES cities ON DELETE CASCADE, PRIMARY KEY (name, city_id));
CREATE INDEX search_city_names_city ON search_city_names (city_id);

CREATE FUNCTION search_name_cities(city cities) RETURNS void LANGUAGE plpgsql AS $$
DECLARE names text[] := ARRAY(SELECT DISTINCT array_to_string(search_tokens(name), '') FROM (SELECT city.name UNION SELECT value FROM jsonb_each_text(city.names)) known (name));
BEGIN
  names := array_remove(names, '');
  DELETE FROM search_city_names WHERE city_id = city.id AND name <> ALL (names);
  INSERT INTO search_city_names SELECT name, city.id FROM unnest(names) name ON CONFLICT DO NOTHING;
  PERFORM search_learn(ARRAY(SELECT '*' || name FROM unnest(names) name));
END $$;

CREATE FUNCTION cities_name_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_name_cities(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER cities_search_name AFTER INSERT OR UPDATE OF name, names ON cities FOR EACH ROW EXECUTE FUNCTION cities_name_change();
`;

/** Words with these signs: ~ address, ^ area, * city. Typing errors in addresses are not forgiven. */
const KEYS: Readonly<Record<string, readonly Patch[]>> = {
  search_learn: [[`word, ltrim(word, '~') bare FROM learnt WHERE word !~ '[@#=0-9]'`, `word, ltrim(word, '^*') bare FROM learnt WHERE word !~ '[@#=~+0-9]'`]],
  search_near: [
    [`search_distance(token, swapped, ltrim(k.word, '~'))`, `search_distance(token, swapped, ltrim(k.word, '^'))`],
    [`keys.key = ANY (ARRAY(SELECT search_deletions(token)))`, `keys.key = ANY (ARRAY(SELECT search_deletions(token))) AND NOT starts_with(keys.word, '*')`],
  ],
  search_count: [[`WHERE n > 0 AND NOT EXISTS`, `WHERE n > 0 AND NOT starts_with(word, '*') AND NOT EXISTS`]],
  // Facts about a place are words of the search: filters and words need one index.
  'search_lexemes(places, cities)': [
    [
      `  IF place.more_categories = '{}' THEN RETURN own; END IF;`,
      `  own := own || array_to_tsvector(ARRAY(SELECT '+' || tag FROM unnest(place.tags) tag WHERE tag <> ALL (search_rating_tags())));
  IF place.area <> '' THEN own := own || array_to_tsvector(ARRAY['^' || array_to_string(search_tokens(place.area), '')]); END IF;
  IF place.more_categories = '{}' THEN RETURN own; END IF;`,
    ],
  ],
};

const NEAR = `
-- The names with a sign that are most similar to a text: ^ for areas, * for cities. One error from four letters on, two from eight on.
CREATE FUNCTION search_near_names(typed text, sign text) RETURNS SETOF text LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT word FROM (SELECT DISTINCT k.word, least(levenshtein_less_equal(substr(k.word, 2), typed, 2),
      CASE WHEN substr(k.word, 2) = ANY (ARRAY(SELECT left(typed, i - 1) || substr(typed, i + 1, 1) || substr(typed, i, 1) || substr(typed, i + 2)
        FROM generate_series(1, length(typed) - 1) i)) THEN 1 ELSE 3 END) errors
    FROM search_keys k WHERE k.key = ANY (ARRAY(SELECT search_deletions(typed))) AND starts_with(k.word, sign)) near
  WHERE errors <= CASE WHEN length(typed) < 4 THEN 0 WHEN length(typed) < 8 THEN 1 ELSE 2 END AND abs(length(word) - 1 - length(typed)) <= errors
    AND (errors < 2 OR substr(word, 2, 1) = left(typed, 1))
  ORDER BY errors, word LIMIT 1
$$;
`;

/** Adds the trigger for tags, which other triggers set, and fills what is new. */
const FILL = `
CREATE TRIGGER places_search_tags AFTER UPDATE ON places FOR EACH ROW WHEN (OLD.tags IS DISTINCT FROM NEW.tags) EXECUTE FUNCTION place_search_change();
DELETE FROM search_keys WHERE starts_with(word, '~');
SELECT search_name_cities(c) FROM cities c;
INSERT INTO search_stale_cities SELECT DISTINCT city_id FROM places ON CONFLICT DO NOTHING;
`;

/** Tags and areas as words of the search, and the names of cities. */
export class SearchTags1790000000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(`SELECT array_agg(id ORDER BY id)::text AS ids FROM place_tags WHERE starts_with(tag, 'rating:')`)) as { ids: string }[];
    await runner.query(`
      -- Tags of ratings, which search rows have as a number of their own.
      CREATE FUNCTION search_rating_tags() RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT '${rows[0]?.ids}'::integer[] $$`);
    await patchFunctions(runner, KEYS, 'up');
    for (const part of [NAMES, NEAR, FILL]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await patchFunctions(runner, KEYS, 'down');
    await runner.query(`
      DROP TRIGGER places_search_tags ON places;
      DROP TRIGGER cities_search_name ON cities;
      DROP FUNCTION cities_name_change(), search_name_cities(cities), search_near_names(text, text), search_rating_tags();
      DROP TABLE search_city_names;
      DELETE FROM search_words WHERE word ~ '^[*^+]';
      DELETE FROM search_keys WHERE word ~ '^[*^+]';
      INSERT INTO search_keys SELECT key, word FROM search_words, search_deletions(ltrim(word, '~')) key WHERE starts_with(word, '~') AND word !~ '[0-9]' AND length(word) > 3;
      INSERT INTO search_stale_cities SELECT DISTINCT city_id FROM places ON CONFLICT DO NOTHING`);
  }
}
