import type { MigrationInterface, QueryRunner } from 'typeorm';

const VOCABULARY = String.raw`
-- The most frequent words with this prefix. For a single ASCII letter it returns none; in some other scripts, one character is specific enough.
-- From four letters on, few enough words match to read all of them.
CREATE FUNCTION search_prefixed(prefix text, most integer) RETURNS SETOF search_words LANGUAGE plpgsql STABLE ROWS 8 AS $$
BEGIN
  IF octet_length(prefix) < 2 THEN RETURN;
  ELSIF length(prefix) = 2 THEN RETURN QUERY SELECT w.* FROM search_words w WHERE "left"(w.word, 2) = prefix ORDER BY "left"(w.word, 2), w.n DESC LIMIT most;
  ELSIF length(prefix) = 3 THEN RETURN QUERY SELECT w.* FROM search_words w WHERE "left"(w.word, 3) = prefix ORDER BY "left"(w.word, 3), w.n DESC LIMIT most;
  ELSE RETURN QUERY SELECT w.* FROM search_words w WHERE w.word >= prefix AND w.word < prefix || U&'\+10FFFF' ORDER BY w.n DESC LIMIT most; END IF;
END $$;

-- Number of typing errors between word and token: letters added, omitted or changed, or two neighbors swapped (one error). If the word only
-- begins like the token, one more is counted: the token may not be typed to the end.
CREATE FUNCTION search_distance(token text, swapped text[], word text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN word = ANY (swapped) THEN 1 WHEN length(token) < 4 THEN levenshtein_less_equal(word, token, 2)
    ELSE least(levenshtein_less_equal(word, token, 2), 1 + CASE WHEN "left"(word, length(token)) = ANY (swapped) THEN 1
      ELSE levenshtein_less_equal("left"(word, length(token)), token, 1) END) END
$$;

-- The words most similar to a token that may be misspelled, with their numbers of errors: at most one for up to four letters, otherwise two.
CREATE FUNCTION search_near(token text) RETURNS TABLE (word text, n integer, errors integer) LANGUAGE plpgsql STABLE ROWS 4 AS $$
DECLARE swapped text[];
BEGIN
  IF length(token) < 3 OR token ~ '[0-9]' THEN RETURN; END IF;
  swapped := ARRAY(SELECT "left"(token, i - 1) || substr(token, i + 1, 1) || substr(token, i, 1) || substr(token, i + 2) FROM generate_series(1, length(token) - 1) i);
  RETURN QUERY SELECT near.word, w.n, near.errors
    FROM (SELECT k.word, search_distance(token, swapped, ltrim(k.word, '~')) errors
      FROM (SELECT DISTINCT keys.word FROM search_keys keys WHERE keys.key = ANY (ARRAY(SELECT search_deletions(token)))) k OFFSET 0) near
    JOIN search_words w ON w.word = near.word
    WHERE near.errors BETWEEN 1 AND CASE WHEN length(token) < 5 THEN 1 ELSE 2 END
    ORDER BY near.errors, w.n DESC LIMIT 6;
END $$;

CREATE FUNCTION search_any(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ' & (''' || array_to_string(words, '''|''') || ''')' $$;

-- Estimated number of places that have all words, from the number of places for each word. Words of one search often occur together. Therefore
-- each word counts less than the rarer words before it (exponential backoff).
CREATE FUNCTION search_estimate(counts double precision[], places double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN 0 = ANY (counts) THEN 0 ELSE (SELECT places * exp(sum(ln(greatest(n, 1) / places) / 2 ^ (nth - 1)))
    FROM (SELECT n, row_number() OVER (ORDER BY n) nth FROM unnest(counts) n) ordered) END
$$;
`;

const MATCHES = `
-- A rectangle on the map. If its west is east of its east, the two rectangles on both sides of the date line. Null without a rectangle.
CREATE FUNCTION search_areas(west double precision, south double precision, east double precision, north double precision) RETURNS box[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN west <= east THEN ARRAY[box(map_point(west, south), map_point(east, north))]
    WHEN west > east THEN ARRAY[box(map_point(west, south), map_point(180, north)), box(map_point(-180, south), map_point(east, north))] END
$$;

-- Further conditions for a found place: in a visible city, rated well enough, inside one of the areas, and not among the places found before.
CREATE TYPE search_conditions AS (hidden uuid[], min_stars real, areas box[], known uuid[]);
CREATE FUNCTION search_admits(s place_search, c search_conditions) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT s.city_id <> ALL (c.hidden) AND s.stars >= c.min_stars AND (c.areas IS NULL OR s.location <@ ANY (c.areas)) AND s.place_id <> ALL (c.known)
$$;

-- The best places of a search, at most as many as requested, and their number (1,000 means more). Matches of the first query come before those
-- of the next, wider one. Within a query the order is: exact name, name without other words, name that starts with the phrase, then ranking. If
-- few places match, all of them are sorted. If many match, the list by ranking is read until enough are found. The work of both ways is bounded,
-- even if the estimates are wrong.
CREATE FUNCTION search_matches(queries tsquery[], estimates double precision[], words text[], phrase text, conditions search_conditions, most integer,
  OUT ids uuid[], OUT total integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  widest tsquery := queries[cardinality(queries)];
  few integer := greatest(1000, sqrt(4 * greatest((SELECT reltuples FROM pg_class WHERE oid = 'place_search'::regclass), 0)));
  seen integer; inside uuid[]; got uuid[]; gap integer;
BEGIN
  IF estimates[cardinality(queries)] <= 2 * few THEN
    SELECT array_agg(s.place_id ORDER BY CASE WHEN s.lexemes @@ queries[1] THEN 1 WHEN s.lexemes @@ queries[2] THEN 2 ELSE 3 END, s.name = phrase DESC,
        string_to_array(s.name, ' ') <@ words DESC, starts_with(s.name, phrase) DESC, s.ranking DESC, s.place_id DESC) FILTER (WHERE search_admits(s, conditions)), count(*)
      INTO ids, seen FROM (SELECT * FROM place_search WHERE lexemes @@ widest LIMIT few) s;
    IF seen < few THEN
      total := coalesce(cardinality(ids), 0);
      RETURN;
    END IF;
  END IF;
  IF conditions.areas IS NOT NULL THEN
    inside := ARRAY(SELECT p.id FROM unnest(conditions.areas) area, LATERAL (SELECT id FROM places WHERE map_point(longitude, latitude) <@ area
      AND status = 'active' AND deleted_at IS NULL LIMIT 5000) p);
    IF cardinality(inside) < 5000 THEN
      SELECT array_agg(s.place_id ORDER BY CASE WHEN s.lexemes @@ queries[1] THEN 1 WHEN s.lexemes @@ queries[2] THEN 2 ELSE 3 END, s.name = phrase DESC,
          string_to_array(s.name, ' ') <@ words DESC, starts_with(s.name, phrase) DESC, s.ranking DESC, s.place_id DESC), count(*)
        INTO ids, total FROM place_search s WHERE s.place_id = ANY (inside) AND ts_match_vq(s.lexemes, widest) AND search_admits(s, conditions);
      RETURN;
    END IF;
  END IF;
  ids := ARRAY(SELECT s.place_id FROM place_search s WHERE s.name = phrase AND ts_match_vq(s.lexemes, queries[1]) AND search_admits(s, conditions)
    ORDER BY s.ranking DESC, s.place_id DESC LIMIT most);
  FOR tier IN 1..cardinality(queries) LOOP
    gap := most - cardinality(ids);
    EXIT WHEN gap <= 0;
    conditions.known := conditions.known || ids;
    got := '{}';
    IF estimates[tier] > 2 * few OR seen = few AND tier = cardinality(queries) THEN
      got := ARRAY(SELECT s.place_id FROM (SELECT * FROM place_search ORDER BY ranking DESC, place_id DESC LIMIT 10000) s
        WHERE ts_match_vq(s.lexemes, queries[tier]) AND search_admits(s, conditions) LIMIT gap);
    END IF;
    IF cardinality(got) < gap THEN
      got := ARRAY(SELECT s.place_id FROM (SELECT * FROM place_search WHERE lexemes @@ queries[tier] LIMIT 5000) s
        WHERE search_admits(s, conditions) ORDER BY s.ranking DESC, s.place_id DESC LIMIT gap);
    END IF;
    ids := ids || got;
  END LOOP;
  total := CASE WHEN cardinality(ids) >= most THEN 1000 ELSE cardinality(ids) END;
END $$;
`;

/** The function `search_places`. Migration 18 uses it again. */
export const SEARCH = `
-- The visible places that match a text, best first. First come those with all words, complete or as prefixes, in name, category or city, then
-- also in the address. If fewer than five match, places with similar words follow. Also returns their number (1,000 means more). If no place has
-- the typed words, it returns the words that were probably meant.
CREATE FUNCTION search_places(search text, in_city uuid, in_category text, at_pincode text, min_stars real, areas box[], skipped integer, most integer,
    OUT ids uuid[], OUT total integer, OUT meant text) LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  terms text[] := (search_terms(search))[1:8];
  places double precision := greatest((SELECT reltuples FROM pg_class WHERE oid = 'place_search'::regclass), 1000);
  conditions search_conditions := ROW(ARRAY(SELECT id FROM cities WHERE (status <> 'active' OR deleted_at IS NOT NULL) AND places_count > 0), min_stars, areas, '{}');
  filters text := ''; common double precision[] := '{}';
  term text; whole text := ''; begun text := ''; wide text := ''; whole_n double precision[]; begun_n double precision[]; wide_n double precision[];
  words text[]; best text[]; lines text[]; n double precision; best_n double precision; line_n double precision;
  enough integer := least(skipped + most, 1000); found uuid[]; found_n integer; guesses jsonb := '[]'; guessed text[] := '{}'; top text[];
BEGIN
  ids := '{}'; total := 0;
  IF coalesce(terms, '{}') = '{}' THEN RETURN; END IF;
  IF in_city IS NOT NULL THEN
    filters := filters || ' & ' || quote_literal('@' || right(in_city::text, 12));
    common := common || greatest((SELECT places_count FROM cities WHERE id = in_city), 1)::double precision;
  END IF;
  IF in_category IS NOT NULL THEN
    filters := filters || ' & ' || quote_literal('#' || in_category);
    common := common || greatest((SELECT w.n FROM search_words w WHERE word = '#' || in_category), 1)::double precision;
  END IF;
  IF at_pincode IS NOT NULL THEN
    filters := filters || ' & ' || quote_literal('=' || at_pincode);
    common := common || greatest((SELECT w.n FROM search_words w WHERE word = '=' || at_pincode), 1)::double precision;
  END IF;

  whole_n := common; begun_n := common; wide_n := common;
  FOREACH term IN ARRAY terms LOOP
    SELECT array_agg(word), coalesce(sum(greatest(w.n, 1)), 0), coalesce(sum(greatest(w.n, 1)) FILTER (WHERE word = term), 0) INTO words, n, best_n
      FROM (SELECT * FROM search_words WHERE word = term UNION SELECT * FROM search_prefixed(term, 12)) w;
    SELECT array_agg(word), coalesce(sum(greatest(w.n, 1)), 0) INTO lines, line_n
      FROM (SELECT * FROM search_words WHERE word = '~' || term UNION SELECT * FROM search_prefixed('~' || term, 8)) w;
    whole := whole || search_any(ARRAY[term]); whole_n := whole_n || best_n;
    begun := begun || search_any(term || words); begun_n := begun_n || n;
    wide := wide || search_any(term || words || lines); wide_n := wide_n || (n + line_n);
  END LOOP;
  IF 0 <> ALL (wide_n) THEN
    SELECT coalesce(m.ids, '{}'), m.total INTO ids, total FROM search_matches(ARRAY[substr(whole, 4) || filters, substr(begun, 4) || filters, substr(wide, 4) || filters]::tsquery[],
      ARRAY[search_estimate(whole_n, places), search_estimate(begun_n, places), search_estimate(wide_n, places)], terms, array_to_string(terms, ' '), conditions, enough) m;
  END IF;

  IF total < 5 THEN
    whole := ''; wide := ''; whole_n := common; wide_n := common;
    FOREACH term IN ARRAY terms LOOP
      SELECT array_agg(word ORDER BY errors, w.n DESC), array_agg(word) FILTER (WHERE errors = least_errors), coalesce(sum(greatest(w.n, 1)), 0),
          coalesce(sum(greatest(w.n, 1)) FILTER (WHERE errors = least_errors), 0) INTO words, best, n, best_n
        FROM (SELECT *, min(errors) OVER () least_errors FROM (SELECT word, s.n, 0 errors FROM search_words s WHERE word IN (term, '~' || term)
          UNION ALL SELECT word, s.n, 1 FROM search_prefixed(term, 8) s WHERE word <> term UNION ALL SELECT word, s.n, errors FROM search_near(term) s) guess) w;
      EXIT WHEN words IS NULL;
      IF strpos(whole, search_any(best)) = 0 THEN
        whole := whole || search_any(best); whole_n := whole_n || best_n;
        wide := wide || search_any(words); wide_n := wide_n || n;
      END IF;
      guesses := guesses || jsonb_build_array(to_jsonb(words)); guessed := guessed || words;
    END LOOP;
    IF words IS NOT NULL THEN
      conditions.known := ids;
      SELECT coalesce(m.ids, '{}'), m.total INTO found, found_n FROM search_matches(ARRAY[substr(whole, 4) || filters, substr(wide, 4) || filters]::tsquery[],
        ARRAY[search_estimate(whole_n, places), search_estimate(wide_n, places)], guessed, '', conditions, enough) m;
      IF total = 0 AND found_n > 0 THEN
        top := (SELECT tsvector_to_array(lexemes) FROM place_search WHERE place_id = found[1]);
        meant := (SELECT string_agg((SELECT ltrim(word, '~') FROM jsonb_array_elements_text(guess) WITH ORDINALITY w (word, nth) WHERE word = ANY (top) ORDER BY nth LIMIT 1), ' ' ORDER BY nth)
          FROM jsonb_array_elements(guesses) WITH ORDINALITY g (guess, nth));
      END IF;
      ids := ids || found; total := total + found_n;
    END IF;
  END IF;
  total := least(total, 1000);
  ids := ids[skipped + 1 : enough];
END $$;
`;

const COMPLETIONS = `
-- The visible cities with a word in the name that starts with the text. If there are none and the text has four letters, those with a similar
-- name. Cities with the most places first.
CREATE FUNCTION search_cities(search text, most integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 3 SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE typed text := array_to_string(search_tokens(search), ' ');
BEGIN
  IF typed = '' THEN RETURN; END IF;
  RETURN QUERY SELECT c.id FROM cities c WHERE c.status = 'active' AND c.deleted_at IS NULL AND ' ' || translate(c.search_name, '-''', '  ') LIKE '% ' || typed || '%'
    ORDER BY c.places_count DESC, c.population DESC NULLS LAST, c.id LIMIT most;
  IF FOUND OR length(typed) < 4 THEN RETURN; END IF;
  RETURN QUERY SELECT c.id FROM cities c WHERE c.status = 'active' AND c.deleted_at IS NULL AND typed <% c.search_text AND typed <% c.search_name
    ORDER BY word_similarity(typed, c.search_name) DESC, c.places_count DESC, c.id LIMIT most;
END $$;

-- The categories of active places that start with the text, then those of which the text may be a misspelling.
CREATE FUNCTION search_categories(search text, most integer) RETURNS SETOF text LANGUAGE sql STABLE ROWS 2 AS $$
  SELECT category FROM (SELECT substr(word, 2) category, n FROM search_words WHERE word >= '#' AND word < '$' AND n > 0) known, search_normalize(btrim(search)) typed
  WHERE (starts_with(category, typed) OR length(typed) BETWEEN 4 AND 40 AND length(category) <= 40 AND levenshtein_less_equal(category, typed, 2) <= 2)
    AND EXISTS (SELECT FROM places p WHERE p.category = known.category AND p.status = 'active' AND p.deleted_at IS NULL)
  ORDER BY starts_with(category, typed) DESC, n DESC, category LIMIT most
$$;
`;

export class Search1790000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [VOCABULARY, MATCHES, SEARCH, COMPLETIONS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION search_categories, search_cities, search_places, search_matches, search_areas, search_admits, search_estimate, search_any, search_near, search_distance, search_prefixed;
      DROP TYPE search_conditions`);
  }
}
