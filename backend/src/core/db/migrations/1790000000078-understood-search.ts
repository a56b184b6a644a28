import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CATEGORY_SEARCH } from './1790000000046-category-search.js';
import { WITHOUT_HYPHENS } from './1790000000075-search-letters.js';
import { type Patch, patchFunctions } from './patch-functions.js';

/** SQL condition: the place is open at the time of the search, if it has one. */
const IS_OPEN = `(conditions.at_instant IS NULL AND conditions.at_local IS NULL OR EXISTS (SELECT FROM places p JOIN place_hours h ON h.id = p.hours_id
      WHERE p.id = s.place_id AND place_open(p, h, conditions.at_instant, conditions.at_local)))`;
const FUNCTIONS: Readonly<Record<string, readonly Patch[]>> = {
  search_matches: [['search_admits(s, conditions)', `search_admits(s, conditions) AND ${IS_OPEN}`]],
};

const PARTS = `
-- Parts of a search: the text as typed, its normalized words, and facts that places have. See understand in TypeScript.
CREATE TYPE search_part AS (kind text, key text, value text, text text, words text[], tags jsonb, is_strict boolean, is_guess boolean);

CREATE FUNCTION search_parts(query jsonb) RETURNS search_part[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(ROW(part ->> 'kind', coalesce(part ->> 'key', ''), coalesce(part ->> 'value', ''), part ->> 'text',
      ARRAY(SELECT jsonb_array_elements_text(part -> 'words')), part -> 'tags', coalesce((part ->> 'isStrict')::boolean, false),
      coalesce((part ->> 'isGuess')::boolean, false))::search_part ORDER BY nth), '{}')
  FROM jsonb_array_elements(query) WITH ORDINALITY parts (part, nth)
$$;

-- Lists of tags as a query: a place needs all tags of one of the lists. Tags that no place has are written as +0.
CREATE FUNCTION search_facts(tags jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg('(' || (SELECT string_agg('''+' || coalesce((SELECT id FROM place_tags WHERE place_tags.tag = one), 0) || '''', '&') FROM jsonb_array_elements_text(list) one) || ')', '|')
  FROM jsonb_array_elements(tags) list
$$;
-- Estimated number of places with the tags.
CREATE FUNCTION search_facts_count(tags jsonb) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum((SELECT min(greatest(coalesce(w.n, 0), 1)) FROM jsonb_array_elements_text(list) one LEFT JOIN place_tags t ON t.tag = one
    LEFT JOIN search_words w ON w.word = '+' || t.id)), 0)::double precision FROM jsonb_array_elements(tags) list
$$;

-- The two known words into which a word can be split, the first one as long as possible; NULL without such words.
CREATE FUNCTION search_split(token text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[one.word, other.word] FROM generate_series(length(token) - 2, 2, -1) i JOIN search_words one ON one.word = left(token, i) AND one.n > 0
    JOIN search_words other ON other.word = substr(token, i + 1) AND other.n > 0 WHERE length(token) BETWEEN 6 AND 40 LIMIT 1
$$;

-- The longest run of words that is the name of a city (sign *) or an area (sign ^). Words of parts that are understood only count in longer names.
-- Returns the positions of its first and last word, and the names.
CREATE FUNCTION search_named(words text[], is_free boolean[], sign text, OUT first integer, OUT last integer, OUT names text[]) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT f, l, array_agg(w.word) INTO first, last, names
    FROM generate_series(1, cardinality(words)) f, generate_series(f, least(f + 3, cardinality(words))) l, search_words w
    WHERE w.word = sign || array_to_string(words[f:l], '') AND (f < l OR is_free[f]) GROUP BY f, l ORDER BY l - f DESC, f LIMIT 1;
  IF FOUND THEN RETURN; END IF;
  SELECT f, l, ARRAY[near] INTO first, last, names
    FROM generate_series(1, cardinality(words)) f, generate_series(f, least(f + 3, cardinality(words))) l, search_near_names(array_to_string(words[f:l], ''), sign) near
    WHERE true = ALL (is_free[f:l]) AND NOT EXISTS (SELECT FROM search_words w WHERE f = l AND w.word = words[f] AND w.n > 0) ORDER BY l - f DESC, f LIMIT 1;
END $$;
`;

/** The function `search_places`, which migration 79 and later ones can patch. */
const SEARCH = `
DROP FUNCTION search_places(text, uuid, text, text, real, box[], integer, integer);
-- The visible places that match a search, best first, and their number (1,000 means more).
-- query: parts of the text, see search_parts. filters: lists of tags; places have one of each list. open_at: now or a local time.
-- First come places whose whole name is the text; then those with all parts: names of cities and areas, facts and words, complete or as prefixes; then
-- those with the words in the address. If fewer than five match, places with similar words follow. If no place has the typed words, meant contains
-- those that were probably meant. understood: the parts with a meaning, and the city and area that the text names.
CREATE FUNCTION search_places(search text, query jsonb, filters jsonb, in_city uuid, at_pincode text, min_stars real, areas box[], open_at text, moment timestamptz,
    skipped integer, most integer, OUT ids uuid[], OUT total integer, OUT meant text, OUT understood jsonb) LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  parts search_part[] := search_parts(query);
  part search_part;
  places double precision := greatest((SELECT reltuples FROM pg_class WHERE oid = 'place_search'::regclass), 1000);
  conditions search_conditions := ROW(ARRAY(SELECT id FROM cities WHERE (status <> 'active' OR deleted_at IS NOT NULL) AND places_count > 0), min_stars, areas, '{}', NULL, NULL);
  restriction text := ''; common double precision[] := '{}'; list jsonb;
  tokens text[] := '{}'; owner integer[] := '{}'; is_free boolean[] := '{}'; hit record; city_ids uuid[]; zone text;
  phrase text := array_to_string(search_terms(search), ' '); terms text[] := '{}'; term text; facts text; facts_n double precision;
  whole text := ''; begun text := ''; wide text := ''; whole_n double precision[]; begun_n double precision[]; wide_n double precision[];
  one_whole text; one_begun text; one_wide text; one_n double precision; one_begun_n double precision; one_line_n double precision; n double precision; best_n double precision; line_n double precision;
  words text[]; alike text[]; best text[]; lines text[];
  enough integer := least(skipped + most, 1000); named uuid[] := '{}'; found uuid[]; found_n integer; guesses jsonb := '[]'; guessed text[] := '{}'; top text[];
  is_unknown boolean := false; plain text[] := '{}'; must text := ''; at_local text; local_now timestamp;
BEGIN
  ids := '{}'; total := 0; understood := '[]';
  IF cardinality(parts) = 0 THEN RETURN; END IF;

  -- A guess is one only if no place has the word.
  FOR i IN 1..cardinality(parts) LOOP
    part := parts[i];
    IF part.is_guess AND NOT EXISTS (SELECT FROM unnest(part.words) own WHERE NOT EXISTS (SELECT FROM search_words w WHERE w.word = own AND w.n > 0)) THEN
      parts[i] := ROW(NULL, '', '', part.text, part.words, NULL, false, false)::search_part;
    END IF;
    tokens := tokens || (parts[i]).words;
    owner := owner || array_fill(i, ARRAY[cardinality((parts[i]).words)]);
    is_free := is_free || array_fill((parts[i]).kind IS NULL OR (parts[i]).is_guess, ARRAY[cardinality((parts[i]).words)]);
  END LOOP;

  -- Names of cities and areas take the place of the parts to which their words belong.
  IF in_city IS NULL THEN
    SELECT * INTO hit FROM search_named(tokens, is_free, '*');
    IF hit.names IS NOT NULL THEN
      city_ids := ARRAY(SELECT c.id FROM search_city_names k JOIN cities c ON c.id = k.city_id
        WHERE '*' || k.name = ANY (hit.names) AND c.status = 'active' AND c.deleted_at IS NULL ORDER BY c.places_count DESC, c.id);
      IF city_ids <> '{}' THEN
        part := ROW('city', '', city_ids[1]::text, (SELECT string_agg(text, ' ' ORDER BY i) FROM (SELECT i, (parts[i]).text FROM (SELECT DISTINCT unnest(owner[hit.first:hit.last])) o (i)) t),
          tokens[hit.first:hit.last], NULL, true, false)::search_part;
        FOR i IN owner[hit.first]..owner[hit.last] LOOP
          IF i = owner[hit.first] THEN parts[i] := part; ELSE parts[i] := NULL; END IF;
        END LOOP;
        is_free := is_free[:hit.first - 1] || array_fill(false, ARRAY[hit.last - hit.first + 1]) || is_free[hit.last + 1:];
      END IF;
    END IF;
  END IF;
  zone := coalesce((SELECT time_zone FROM cities WHERE id = coalesce(in_city, city_ids[1])), 'UTC');
  SELECT * INTO hit FROM search_named(tokens, is_free, '^');
  IF hit.names IS NOT NULL AND NOT EXISTS (SELECT FROM generate_subscripts(is_free, 1) i WHERE i BETWEEN hit.first AND hit.last AND NOT is_free[i]) THEN
    part := ROW('area', '', substr(hit.names[1], 2), (SELECT string_agg(text, ' ' ORDER BY i) FROM (SELECT i, (parts[i]).text FROM (SELECT DISTINCT unnest(owner[hit.first:hit.last])) o (i)) t),
      tokens[hit.first:hit.last], NULL, false, false)::search_part;
    FOR i IN owner[hit.first]..owner[hit.last] LOOP
      IF i = owner[hit.first] THEN parts[i] := part; ELSE parts[i] := NULL; END IF;
    END LOOP;
  END IF;
  parts := array_remove(parts, NULL);

  IF in_city IS NOT NULL THEN
    restriction := restriction || ' & ' || search_quoted('@' || right(in_city::text, 12));
    common := common || greatest((SELECT places_count FROM cities WHERE id = in_city), 1)::double precision;
  END IF;
  IF at_pincode IS NOT NULL THEN
    restriction := restriction || ' & ' || search_quoted('=' || regexp_replace(at_pincode, '[ -]', '', 'g'));
    common := common || greatest((SELECT w.n FROM search_words w WHERE word = '=' || regexp_replace(at_pincode, '[ -]', '', 'g')), 1)::double precision;
  END IF;
  FOR list IN SELECT value FROM jsonb_array_elements(coalesce(filters, '[]')) LOOP
    list := (SELECT jsonb_agg(jsonb_build_array(tag)) FROM jsonb_array_elements_text(list) tag);
    restriction := restriction || ' & (' || search_facts(list) || ')';
    common := common || search_facts_count(list);
  END LOOP;

  plain := ARRAY(SELECT own FROM unnest(parts) one, unnest(one.words) own WHERE one.kind IS NULL);
  whole_n := common; begun_n := common; wide_n := common;
  FOREACH part IN ARRAY parts LOOP
    IF part.kind IS NOT NULL THEN
      understood := understood || jsonb_build_object('kind', part.kind, 'key', part.key, 'value', part.value, 'text', part.text);
    END IF;
    IF part.kind = 'city' THEN
      facts := (SELECT string_agg('''@' || right(id::text, 12) || '''', '|') FROM unnest(city_ids) id);
      n := greatest((SELECT sum(places_count) FROM cities WHERE id = ANY (city_ids)), 1);
      must := must || ' & (' || facts || ')';
      whole := whole || ' & (' || facts || ')'; begun := begun || ' & (' || facts || ')'; wide := wide || ' & (' || facts || ')';
      whole_n := whole_n || n; begun_n := begun_n || n; wide_n := wide_n || n;
      CONTINUE;
    ELSIF part.kind = 'open' THEN
      at_local := part.value;
      CONTINUE;
    ELSIF part.kind = 'near' THEN CONTINUE;
    ELSIF part.kind = 'sort' THEN
      -- Places with the word come first: "new market".
      terms := terms || part.words;
      FOREACH term IN ARRAY part.words LOOP
        whole := whole || search_any(ARRAY[term]); whole_n := whole_n || coalesce((SELECT w.n FROM search_words w WHERE w.word = term), 0)::double precision;
      END LOOP;
      CONTINUE;
    END IF;
    facts := NULL; facts_n := 0;
    IF part.kind = 'area' THEN
      facts := '''^' || part.value || ''''; facts_n := greatest((SELECT w.n FROM search_words w WHERE word = '^' || part.value), 1);
    ELSIF part.kind IS NOT NULL THEN facts := search_facts(part.tags); facts_n := search_facts_count(part.tags);
    END IF;
    IF part.is_strict THEN
      must := must || ' & (' || facts || ')';
      whole := whole || ' & (' || facts || ')'; begun := begun || ' & (' || facts || ')'; wide := wide || ' & (' || facts || ')';
      whole_n := whole_n || facts_n; begun_n := begun_n || facts_n; wide_n := wide_n || facts_n;
      CONTINUE;
    END IF;
    is_unknown := is_unknown OR part.kind IS NULL OR part.is_guess;
    one_whole := ''; one_begun := ''; one_wide := ''; best_n := places; n := places; line_n := places;
    FOREACH term IN ARRAY part.words LOOP
      terms := terms || term;
      SELECT array_agg(word), coalesce(sum(greatest(w.n, 1)), 0), coalesce(sum(greatest(w.n, 1)) FILTER (WHERE word = term), 0) INTO words, one_begun_n, one_n
        FROM (SELECT * FROM search_words WHERE word = term UNION SELECT * FROM search_prefixed(term, 12) WHERE plain <> '{}') w;
      lines := NULL; one_line_n := 0;
      -- Beside words without a meaning, words with one can be a part of a name or an address: "Lotus Garden Road".
      IF plain <> '{}' THEN
        SELECT array_agg(word), coalesce(sum(greatest(w.n, 1)), 0) INTO lines, one_line_n
          FROM (SELECT * FROM search_words WHERE word = '~' || term UNION SELECT * FROM search_prefixed('~' || term, 8)) w;
      END IF;
      IF part.kind IS NULL THEN
        alike := ARRAY(SELECT '#' || word FROM (SELECT unnest(array_append(pending, slug)) AS word FROM categories
          WHERE deleted_at IS NULL AND EXISTS (SELECT FROM unnest(search_words) own WHERE length(term) > 1 AND starts_with(own, term))) found WHERE word !~ '[''\\\\]');
        IF cardinality(alike) > 0 THEN
          one_begun_n := one_begun_n + coalesce((SELECT sum(greatest(w.n, 1)) FROM search_words w WHERE w.word = ANY (alike)), 0);
          words := coalesce(words, '{}') || alike;
        END IF;
      END IF;
      one_whole := one_whole || search_any(ARRAY[term]); best_n := least(best_n, one_n);
      one_begun := one_begun || search_any(term || words); n := least(n, one_begun_n);
      one_wide := one_wide || search_any(term || words || lines); line_n := least(line_n, one_begun_n + one_line_n);
    END LOOP;
    IF facts IS NULL THEN
      whole := whole || one_whole; begun := begun || one_begun; wide := wide || one_wide;
    ELSE
      must := must || ' & (' || facts || '|(' || substr(one_whole, 4) || '))';
      whole := whole || ' & (' || facts || '|(' || substr(one_whole, 4) || '))';
      begun := begun || ' & (' || facts || '|(' || substr(one_begun, 4) || '))';
      wide := wide || ' & (' || facts || '|(' || substr(one_wide, 4) || '))';
    END IF;
    whole_n := whole_n || (best_n + facts_n); begun_n := begun_n || (n + facts_n); wide_n := wide_n || (line_n + facts_n);
  END LOOP;

  -- A time of the filter precedes that of the text. Words for a time mean now from then on for some hours; those for a day also some hours
  -- before: at ten, "Sunday" and "today" are now on a Sunday. Deep in the night, "late" is now.
  at_local := coalesce(open_at, at_local);
  local_now := moment AT TIME ZONE zone;
  IF at_local = 'now' THEN conditions.at_instant := moment;
  ELSIF at_local ~ '^[a-z]' THEN
    conditions.at_local := local_now::date + split_part(at_local, '-', 2)::time
      + make_interval(days => CASE WHEN at_local LIKE 'today-%' THEN 0
        ELSE (array_position('{mo,tu,we,th,fr,sa,su}', left(at_local, 2)) - extract(isodow FROM local_now)::integer + 7) % 7 END);
    IF local_now - conditions.at_local BETWEEN make_interval(hours => -4 * (conditions.at_local::time < '18:00')::integer) AND interval '9 hours'
      OR at_local LIKE 'today-2%' AND local_now::time < '05:00' THEN
      conditions.at_local := NULL;
      conditions.at_instant := moment;
    END IF;
  ELSIF at_local IS NOT NULL THEN conditions.at_local := at_local::timestamp;
  END IF;

  -- Places with the text as their whole name, or at the beginning of it if it has several words, although the text has a meaning.
  IF understood <> '[]' AND phrase <> '' THEN
    named := ARRAY(SELECT place_id FROM (SELECT s.* FROM place_search s WHERE s.name = phrase UNION ALL SELECT s.* FROM place_search s WHERE s.names @> ARRAY[phrase] AND s.name <> phrase) s
      WHERE (restriction = '' OR ts_match_vq(lexemes, substr(restriction, 4)::tsquery)) AND search_admits(s, conditions) ORDER BY ranking DESC, place_id DESC LIMIT 50);
    IF strpos(phrase, ' ') > 0 THEN
      conditions.known := named;
      named := named || ARRAY(SELECT s.place_id FROM (SELECT * FROM place_search WHERE name >= phrase || ' ' AND name < phrase || '!' LIMIT 1000) s
        WHERE (restriction = '' OR ts_match_vq(s.lexemes, substr(restriction, 4)::tsquery)) AND search_admits(s, conditions) ORDER BY s.ranking DESC, s.place_id DESC LIMIT 50);
    END IF;
    conditions.known := named;
    ids := named; total := cardinality(named);
  END IF;

  IF whole || restriction = '' THEN
    found := ARRAY(SELECT s.place_id FROM (SELECT * FROM place_search ORDER BY ranking DESC, place_id DESC LIMIT 20000) s WHERE search_admits(s, conditions)
      AND ${IS_OPEN} LIMIT enough);
    ids := ids || found; total := total + cardinality(found);
  ELSIF 0 <> ALL (wide_n) THEN
    SELECT coalesce(m.ids, '{}'), m.total INTO found, found_n FROM search_matches(
      ARRAY[substr(whole || restriction, 4), substr(begun || restriction, 4), substr(wide || restriction, 4)]::tsquery[],
      ARRAY[search_estimate(whole_n, places), search_estimate(begun_n, places), search_estimate(wide_n, places)], terms, phrase, conditions, enough) m;
    ids := ids || found; total := total + found_n;
  END IF;

  -- Places with the words in the description.
  IF total < 5 AND plain <> '{}' AND NOT plain && '{a,an,and,at,in,near,of,the}' THEN
    must := must || restriction;
    found := ARRAY(SELECT s.place_id FROM (SELECT p.id FROM places p WHERE search_tokens(p.description) @> plain AND p.status = 'active' AND p.deleted_at IS NULL
        LIMIT 5000) described JOIN place_search s ON s.place_id = described.id
      WHERE (must = '' OR ts_match_vq(s.lexemes, substr(must, 4)::tsquery)) AND s.place_id <> ALL (ids) AND search_admits(s, conditions) AND ${IS_OPEN}
      ORDER BY s.ranking DESC, s.place_id DESC LIMIT enough);
    ids := ids || found; total := total + cardinality(found);
  END IF;

  IF total < 5 AND is_unknown THEN
    whole := ''; wide := ''; whole_n := common; wide_n := common; words := '{}';
    FOREACH part IN ARRAY parts LOOP
      IF part.kind IS NOT NULL AND NOT part.is_guess THEN guesses := guesses || to_jsonb(array_to_string(part.words, ' ')); END IF;
      CONTINUE WHEN part.kind IN ('open', 'sort', 'near');
      IF part.kind = 'city' THEN facts := (SELECT string_agg('''@' || right(id::text, 12) || '''', '|') FROM unnest(city_ids) id);
      ELSIF part.kind = 'area' THEN facts := '''^' || part.value || '''';
      ELSIF part.kind IS NOT NULL THEN facts := search_facts(part.tags);
      ELSE facts := NULL;
      END IF;
      IF part.kind IS NOT NULL AND NOT part.is_guess THEN
        IF NOT part.is_strict THEN facts := facts || '|(' || array_to_string(ARRAY(SELECT '''' || word || '''' FROM unnest(part.words) word), '&') || ')'; END IF;
        whole := whole || ' & (' || facts || ')'; wide := wide || ' & (' || facts || ')';
        CONTINUE;
      END IF;
      FOREACH term IN ARRAY part.words LOOP
        SELECT array_agg(word ORDER BY errors, w.n DESC), array_agg(word) FILTER (WHERE errors = least_errors), coalesce(sum(greatest(w.n, 1)), 0),
            coalesce(sum(greatest(w.n, 1)) FILTER (WHERE errors = least_errors), 0) INTO words, best, n, best_n
          FROM (SELECT *, min(errors) OVER () least_errors FROM (SELECT word, s.n, 0 errors FROM search_words s WHERE word IN (term, '~' || term)
            UNION ALL SELECT word, s.n, 1 FROM search_prefixed(term, 8) s WHERE word <> term UNION ALL SELECT word, s.n, errors FROM search_near(term) s) guess) w;
        -- Two words that are written as one.
        IF words IS NULL THEN
          words := search_split(term);
          IF words IS NOT NULL THEN
            whole := whole || search_any(words[1:1]) || search_any(words[2:2]); wide := wide || search_any(words[1:1]) || search_any(words[2:2]);
            guesses := guesses || jsonb_build_array(to_jsonb(words[1:1])) || jsonb_build_array(to_jsonb(words[2:2])); guessed := guessed || words;
            CONTINUE;
          END IF;
        END IF;
        IF facts IS NOT NULL THEN
          best := coalesce(best, '{}'); words := coalesce(words, '{}');
          whole := whole || ' & (' || facts || CASE WHEN best = '{}' THEN '' ELSE '|' || substr(search_any(best), 4) END || ')';
          wide := wide || ' & (' || facts || CASE WHEN words = '{}' THEN '' ELSE '|' || substr(search_any(words), 4) END || ')';
        ELSIF words IS NULL THEN EXIT;
        ELSIF strpos(whole, search_any(best)) = 0 THEN
          whole := whole || search_any(best); wide := wide || search_any(words);
        END IF;
        whole_n := whole_n || best_n; wide_n := wide_n || n;
        guesses := guesses || jsonb_build_array(to_jsonb(words)); guessed := guessed || words;
      END LOOP;
      EXIT WHEN words IS NULL;
    END LOOP;
    IF words IS NOT NULL THEN
      conditions.known := ids;
      SELECT coalesce(m.ids, '{}'), m.total INTO found, found_n FROM search_matches(ARRAY[substr(whole || restriction, 4), substr(wide || restriction, 4)]::tsquery[],
        ARRAY[search_estimate(whole_n, places), search_estimate(wide_n, places)], guessed, '', conditions, enough) m;
      IF total = 0 AND found_n > 0 THEN
        top := (SELECT tsvector_to_array(lexemes) FROM place_search WHERE place_id = found[1]);
        meant := (SELECT string_agg(CASE jsonb_typeof(guess) WHEN 'string' THEN guess #>> '{}'
              ELSE (SELECT ltrim(word, '~^') FROM jsonb_array_elements_text(CASE jsonb_typeof(guess) WHEN 'array' THEN guess ELSE '[]' END) WITH ORDINALITY w (word, nth)
                WHERE word = ANY (top) ORDER BY nth LIMIT 1) END, ' ' ORDER BY nth)
          FROM jsonb_array_elements(guesses) WITH ORDINALITY g (guess, nth));
      END IF;
      ids := ids || found; total := total + found_n;
    END IF;
  END IF;
  total := least(total, 1000);
  ids := ids[skipped + 1 : enough];
END $$;
`;

/** Finds places by what the words of a search mean. */
export class UnderstoodSearch1790000000078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TYPE search_conditions ADD ATTRIBUTE at_instant timestamptz, ADD ATTRIBUTE at_local timestamp');
    await patchFunctions(runner, FUNCTIONS, 'up');
    await runner.query(`CREATE INDEX places_description_words ON places USING gin (search_tokens(description)) WHERE status = 'active' AND deleted_at IS NULL`);
    for (const part of [PARTS, SEARCH]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX places_description_words;
      DROP FUNCTION search_places(text, jsonb, jsonb, uuid, text, real, box[], text, timestamptz, integer, integer);
      DROP FUNCTION search_named(text[], boolean[], text), search_split(text), search_facts_count(jsonb), search_facts(jsonb), search_parts(jsonb);
      DROP TYPE search_part`);
    await patchFunctions(runner, FUNCTIONS, 'down');
    await runner.query('ALTER TYPE search_conditions DROP ATTRIBUTE at_instant, DROP ATTRIBUTE at_local');
    await runner.query(WITHOUT_HYPHENS.reduce((text, [from, to]) => text.replaceAll(from, () => to), CATEGORY_SEARCH));
  }
}
