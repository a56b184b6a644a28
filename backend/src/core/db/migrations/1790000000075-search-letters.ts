import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_TOKENS } from '../../search/index.js';
import { type Patch, patchFunctions } from './patch-functions.js';

/** The function of migration 7. */
const BEFORE = String.raw`
CREATE OR REPLACE FUNCTION search_tokens(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
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
`;

const bare = (pincode: string): string => `regexp_replace(${pincode}, '[ -]', '', 'g')`;

/** Changes of `search_places`. */
export const WITHOUT_HYPHENS: readonly Patch[] = [
  [`search_quoted('=' || at_pincode)`, `search_quoted('=' || ${bare('at_pincode')})`],
  [`word = '=' || at_pincode`, `word = '=' || ${bare('at_pincode')}`],
];

const FUNCTIONS: Readonly<Record<string, readonly Patch[]>> = {
  // A postal code is found with and without its hyphen, like its blank.
  'search_lexemes(text, text, text, text, cities)': [[`replace(pincode, ' ', '')`, bare('pincode')]],
  search_places: WITHOUT_HYPHENS,
};

/** Updates all search texts of a city, not only those that contain its name, and leaves rows alone that stay as they are. */
const RENEW = `
CREATE OR REPLACE FUNCTION search_rename_city(city cities) RETURNS void LANGUAGE plpgsql SET gin_pending_list_limit TO '64kB' AS $$
DECLARE words text[];
BEGIN
  UPDATE place_titles t SET title = search_title(p, city) FROM places p
    WHERE p.city_id = city.id AND t.place_id = p.id AND t.title <> search_title(p, city);
  WITH made AS (UPDATE place_search s SET name = now.name, lexemes = now.lexemes, names = now.names FROM places p, place_search_row(p, city) now
    WHERE p.city_id = city.id AND s.place_id = p.id AND (s.name, s.lexemes, s.names) IS DISTINCT FROM (now.name, now.lexemes, now.names) RETURNING s.lexemes)
  SELECT array_agg(DISTINCT word) INTO words FROM made, unnest(tsvector_to_array(lexemes)) word;
  PERFORM search_learn(words);
END $$;

-- Updates the places of one city whose search texts are out of date, and that no other process is updating. Returns whether there was one.
CREATE FUNCTION search_renew_city() RETURNS boolean LANGUAGE plpgsql SET work_mem TO '64MB' AS $$
DECLARE stale uuid;
BEGIN
  DELETE FROM search_stale_cities WHERE city_id = (SELECT city_id FROM search_stale_cities LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING city_id INTO stale;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM search_rename_city(c) FROM cities c WHERE c.id = stale;
  PERFORM pg_notify('answers', 'places');
  RETURN true;
END $$;

DROP FUNCTION search_catch_up();
ALTER FUNCTION search_count() SET work_mem TO '64MB';

-- Lists find a postal code with and without its hyphen.
DROP INDEX places_pincode_ranking;
CREATE INDEX places_pincode_ranking ON places (translate(pincode, ' -', ''), ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;

-- The places of all cities get their new words later.
INSERT INTO search_stale_cities SELECT DISTINCT city_id FROM places ON CONFLICT DO NOTHING;
-- Computes the words of the categories again.
UPDATE categories SET rank = rank;
`;

const RENEW_BEFORE = `
CREATE OR REPLACE FUNCTION search_rename_city(city cities) RETURNS void LANGUAGE plpgsql SET gin_pending_list_limit TO '64kB' AS $$
BEGIN
  UPDATE place_titles t SET title = search_title(p, city) FROM places p WHERE p.city_id = city.id AND t.place_id = p.id;
  UPDATE place_search s SET lexemes = search_lexemes(p, city) FROM places p WHERE p.city_id = city.id AND s.place_id = p.id;
  PERFORM search_learn(search_tokens(concat_ws(' ', search_all_names(city.name, city.names), city.state, city.country)));
END $$;
DROP FUNCTION search_renew_city();
ALTER FUNCTION search_count() RESET work_mem;
CREATE FUNCTION search_catch_up() RETURNS integer LANGUAGE plpgsql SET work_mem TO '64MB' AS $$
DECLARE stale cities[];
BEGIN
  WITH taken AS (DELETE FROM search_stale_cities RETURNING city_id) SELECT coalesce(array_agg(c), '{}') INTO stale FROM taken JOIN cities c ON c.id = city_id;
  PERFORM search_rename_city(city) FROM unnest(stale) city;
  PERFORM search_count();
  RETURN cardinality(stale);
END $$;
DROP INDEX places_pincode_ranking;
CREATE INDEX places_pincode_ranking ON places (replace(pincode, ' ', ''), ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
INSERT INTO search_stale_cities SELECT DISTINCT city_id FROM places ON CONFLICT DO NOTHING;
UPDATE categories SET rank = rank;
`;

/**
 * Finds words in all spellings: Arabic letters and the article, Hindi nasals and nukta, hiragana and katakana, digits, postal codes with hyphens. The
 * function `search_tokens` no longer depends on the rules of unaccent and on the locale, so that TypeScript has the same.
 */
export class SearchLetters1790000000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_TOKENS);
    await patchFunctions(runner, FUNCTIONS, 'up');
    await runner.query(RENEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BEFORE);
    await patchFunctions(runner, FUNCTIONS, 'down');
    await runner.query(RENEW_BEFORE);
  }
}
