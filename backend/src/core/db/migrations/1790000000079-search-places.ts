import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CATEGORY_SEARCH } from './1790000000046-category-search.js';
import { WITHOUT_HYPHENS } from './1790000000075-search-letters.js';
import { MEETS_FACTS } from './1790000000078-understood-search.js';

const SEARCH = `
DROP FUNCTION search_places(text, uuid, text, text, real, box[], integer, integer);
-- The visible places that match a search, best first, and their number (1,000 means more).
-- query: parts of the text, see search_parts. areas: rectangles, of which a place is in one. near: longitude and latitude of the visitor.
-- filters: { tags: lists of tags, of which places have one each; minRating; openAt: now or a local time; addedAfter: time; maxDistance: m from near; around:
-- edges of a rectangle with all points within that distance }. They only choose among the results of the search without them.
-- First come places whose whole name is the text; then those with all parts: names of cities and areas, facts and words, complete or as prefixes; then
-- those with the words in the address. If fewer than five match, places with similar words follow. If no place has the typed words, meant contains those
-- that were probably meant. Words for an order, such as "best", sort what follows the whole names.
-- understood: the parts with a meaning, and the city and area that the text names.
CREATE FUNCTION search_places(search text, query jsonb, in_city uuid, at_pincode text, areas box[], filters jsonb, near point, moment timestamptz,
    skipped integer, most integer, OUT ids uuid[], OUT total integer, OUT meant text, OUT understood jsonb) LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  parts search_part[] := search_parts(query);
  part search_part;
  places double precision := greatest((SELECT reltuples FROM pg_class WHERE oid = 'place_search'::regclass), 1000);
  conditions search_conditions := ROW(ARRAY(SELECT id FROM cities WHERE (status <> 'active' OR deleted_at IS NOT NULL) AND places_count > 0), 0, areas, '{}', NULL, NULL, NULL, near, NULL);
  unfiltered search_conditions; is_filtered boolean := filters <> '{}'; open_at text := filters ->> 'openAt'; all_n integer; ordered text; around jsonb := filters -> 'around';
  base text := ''; restriction text; common double precision[] := '{}'; list jsonb;
  city_ids uuid[]; zone text;
  phrase text := array_to_string(search_terms(search), ' '); terms text[] := '{}'; term text; facts text; facts_n double precision;
  whole text := ''; begun text := ''; wide text := ''; whole_n double precision[]; begun_n double precision[]; wide_n double precision[];
  one_whole text; one_begun text; one_wide text; one_n double precision; one_begun_n double precision; one_line_n double precision; n double precision; best_n double precision; line_n double precision;
  enough integer := least(skipped + most, 1000); named uuid[] := '{}'; found uuid[]; found_n integer; guesses jsonb := '[]'; guessed text[] := '{}'; top text[];
  words text[]; alike text[]; best text[]; lines text[]; is_unknown boolean := false; plain text[] := '{}'; must text := ''; at_local text;
BEGIN
  ids := '{}'; total := 0; understood := '[]';
  IF cardinality(parts) = 0 THEN RETURN; END IF;

  SELECT named.parts, named.city_ids INTO parts, city_ids FROM search_name_parts(parts, in_city) named;
  zone := coalesce((SELECT time_zone FROM cities WHERE id = coalesce(in_city, city_ids[1])), 'UTC');

  IF in_city IS NOT NULL THEN
    base := base || ' & ' || search_quoted('@' || right(in_city::text, 12));
    common := common || greatest((SELECT places_count FROM cities WHERE id = in_city), 1)::double precision;
  END IF;
  IF at_pincode IS NOT NULL THEN
    base := base || ' & ' || search_quoted('=' || at_pincode);
    common := common || greatest((SELECT w.n FROM search_words w WHERE word = '=' || at_pincode), 1)::double precision;
  END IF;
  restriction := base;
  FOR list IN SELECT value FROM jsonb_array_elements(filters -> 'tags') LOOP
    list := (SELECT jsonb_agg(jsonb_build_array(tag)) FROM jsonb_array_elements_text(list) tag);
    restriction := restriction || ' & (' || coalesce(search_facts(list), '''+0''') || ')';
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
      at_local := nullif(part.value, '');
      CONTINUE;
    ELSIF part.kind = 'near' THEN
      IF near IS NOT NULL THEN ordered := 'nearest'; END IF;
      CONTINUE;
    ELSIF part.kind = 'sort' THEN
      ordered := part.value;
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

  -- A time of the filter precedes that of the text.
  SELECT times.at_instant, times.at_local INTO conditions.at_instant, conditions.at_local FROM search_time(coalesce(open_at, at_local), moment, zone) times;
  unfiltered := CASE WHEN open_at IS NULL THEN conditions ELSE search_at_any_time(conditions) END;
  conditions.min_stars := coalesce((filters ->> 'minRating')::real, 0);
  conditions.added_after := (filters ->> 'addedAfter')::timestamptz;
  conditions.distance := (filters ->> 'maxDistance')::double precision;
  IF areas IS NULL AND around IS NOT NULL THEN
    conditions.areas := search_areas((around ->> 0)::double precision, (around ->> 1)::double precision, (around ->> 2)::double precision, (around ->> 3)::double precision);
  END IF;
  IF ordered IS NOT NULL THEN enough := 1000; END IF;

  -- Places with the text as their name, although the text has a meaning: "Open Kitchen" can be closed now.
  IF understood <> '[]' AND phrase <> '' THEN
    named := search_whole_names(phrase, substr(restriction, 4), CASE WHEN open_at IS NULL THEN search_at_any_time(conditions) ELSE conditions END);
    conditions.known := named;
    ids := named; total := cardinality(named);
  END IF;

  IF whole || restriction = '' THEN
    found := ARRAY(SELECT s.place_id FROM (SELECT * FROM place_search ORDER BY ranking DESC, place_id DESC LIMIT 20000) s WHERE search_admits(s, conditions)
      AND ${MEETS_FACTS} LIMIT enough);
    ids := ids || found; total := total + cardinality(found);
  ELSIF 0 <> ALL (wide_n) THEN
    SELECT coalesce(m.ids, '{}'), m.total INTO found, found_n FROM search_matches(
      ARRAY[substr(whole || restriction, 4), substr(begun || restriction, 4), substr(wide || restriction, 4)]::tsquery[],
      ARRAY[search_estimate(whole_n, places), search_estimate(begun_n, places), search_estimate(wide_n, places)], terms, phrase, conditions, enough) m;
    ids := ids || found; total := total + found_n;
  END IF;

  -- Filters choose among the results of the search without them, so similar words depend on the number of these.
  all_n := total;
  IF is_filtered AND total < 5 AND 0 <> ALL (wide_n) THEN
    unfiltered.known := CASE WHEN understood <> '[]' AND phrase <> '' THEN search_whole_names(phrase, substr(base, 4), search_at_any_time(unfiltered)) ELSE '{}' END;
    SELECT cardinality(unfiltered.known) + m.total INTO all_n FROM search_matches(ARRAY[substr(whole || base, 4), substr(begun || base, 4), substr(wide || base, 4)]::tsquery[],
      ARRAY[search_estimate(whole_n, places), search_estimate(begun_n, places), search_estimate(wide_n, places)], terms, phrase, unfiltered, 5) m;
  END IF;

  -- Places with the words in the description.
  IF all_n < 5 AND plain <> '{}' AND NOT plain && '{a,an,and,at,in,near,of,the}' THEN
    conditions.known := ids;
    found := search_described(plain, substr(must || restriction, 4), conditions, enough);
    ids := ids || found; total := total + cardinality(found);
    all_n := all_n + CASE WHEN is_filtered THEN cardinality(search_described(plain, substr(must || base, 4), unfiltered, 5)) ELSE cardinality(found) END;
  END IF;

  IF all_n < 5 AND is_unknown THEN
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
    IF words IS NOT NULL AND guesses <> '[]' THEN
      conditions.known := ids;
      SELECT coalesce(m.ids, '{}'), m.total INTO found, found_n FROM search_matches(ARRAY[substr(whole || restriction, 4), substr(wide || restriction, 4)]::tsquery[],
        ARRAY[search_estimate(whole_n, places), search_estimate(wide_n, places)], guessed, '', conditions, enough) m;
      IF all_n = 0 AND found_n > 0 THEN
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
  IF ordered IS NOT NULL THEN
    ids := named || ARRAY(SELECT p.id FROM unnest(ids) one JOIN places p ON p.id = one WHERE p.id <> ALL (named)
      ORDER BY CASE ordered WHEN 'nearest' THEN map_point(p.longitude, p.latitude) <-> map_point(near[0], near[1]) END, CASE ordered WHEN 'rating' THEN p.rating_average END DESC NULLS LAST,
        CASE ordered WHEN 'rating' THEN p.rating_count END DESC, CASE ordered WHEN 'newest' THEN p.created_at END DESC, p.id DESC);
    enough := least(skipped + most, 1000);
  END IF;
  ids := ids[skipped + 1 : enough];
END $$;
`;

/** Finds places by what the words of a search mean. */
export class SearchPlaces1790000000079 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION search_places(text, jsonb, uuid, text, box[], jsonb, point, timestamptz, integer, integer)');
    await runner.query(WITHOUT_HYPHENS.reduce((text, [from, to]) => text.replaceAll(from, () => to), CATEGORY_SEARCH));
  }
}
