import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

/** SQL condition: the place meets the conditions that are about its row and its opening hours, if there are any. */
export const MEETS_FACTS = `(conditions.at_instant IS NULL AND conditions.at_local IS NULL AND conditions.added_after IS NULL AND conditions.distance IS NULL
      OR EXISTS (SELECT FROM places p LEFT JOIN place_hours h ON h.id = p.hours_id WHERE p.id = s.place_id
        AND (conditions.at_instant IS NULL AND conditions.at_local IS NULL OR place_open(p, h, conditions.at_instant, conditions.at_local))
        AND (conditions.added_after IS NULL OR p.created_at > conditions.added_after)
        AND (conditions.distance IS NULL OR 1000 * kilometres(p.latitude, p.longitude, conditions.near[1], conditions.near[0]) <= conditions.distance)))`;
const FUNCTIONS: Readonly<Record<string, readonly Patch[]>> = {
  search_matches: [['search_admits(s, conditions)', `search_admits(s, conditions) AND ${MEETS_FACTS}`]],
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

-- Parts of a search with the names of cities and areas, which take the place of the parts to which their words belong, and the cities of the name.
CREATE FUNCTION search_name_parts(INOUT parts search_part[], in_city uuid, OUT city_ids uuid[]) LANGUAGE plpgsql STABLE AS $$
DECLARE part search_part; tokens text[] := '{}'; owner integer[] := '{}'; is_free boolean[] := '{}'; hit record;
BEGIN
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
  SELECT * INTO hit FROM search_named(tokens, is_free, '^');
  IF hit.names IS NOT NULL AND NOT EXISTS (SELECT FROM generate_subscripts(is_free, 1) i WHERE i BETWEEN hit.first AND hit.last AND NOT is_free[i]) THEN
    part := ROW('area', '', substr(hit.names[1], 2), (SELECT string_agg(text, ' ' ORDER BY i) FROM (SELECT i, (parts[i]).text FROM (SELECT DISTINCT unnest(owner[hit.first:hit.last])) o (i)) t),
      tokens[hit.first:hit.last], NULL, false, false)::search_part;
    FOR i IN owner[hit.first]..owner[hit.last] LOOP
      IF i = owner[hit.first] THEN parts[i] := part; ELSE parts[i] := NULL; END IF;
    END LOOP;
  END IF;
  parts := array_remove(parts, NULL);
END $$;

-- The time of a search: an instant, or a time of the clocks of the places. given: now, a local time, or a day and time such as today-23:00.
-- Words for a time mean now from then on for some hours; those for a day also some hours before: at ten, "Sunday" and "today" are now on a Sunday.
-- Deep in the night, "late" is now.
CREATE FUNCTION search_time(given text, moment timestamptz, zone text, OUT at_instant timestamptz, OUT at_local timestamp) LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE local_now timestamp := moment AT TIME ZONE zone;
BEGIN
  IF given = 'now' THEN at_instant := moment;
  ELSIF given ~ '^[a-z]' THEN
    at_local := local_now::date + split_part(given, '-', 2)::time
      + make_interval(days => CASE WHEN given LIKE 'today-%' THEN 0
        ELSE (array_position('{mo,tu,we,th,fr,sa,su}', left(given, 2)) - extract(isodow FROM local_now)::integer + 7) % 7 END);
    IF local_now - at_local BETWEEN make_interval(hours => -4 * (at_local::time < '18:00')::integer) AND interval '9 hours'
      OR given LIKE 'today-2%' AND local_now::time < '05:00' THEN
      at_local := NULL;
      at_instant := moment;
    END IF;
  ELSE at_local := given::timestamp;
  END IF;
END $$;

-- Conditions without those on opening hours.
CREATE FUNCTION search_at_any_time(conditions search_conditions) RETURNS search_conditions LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  conditions.at_instant := NULL;
  conditions.at_local := NULL;
  RETURN conditions;
END $$;

-- Places with a text as their whole name, or at the beginning of it if it has several words. restriction: a query that they match, or an empty text.
CREATE FUNCTION search_whole_names(phrase text, restriction text, conditions search_conditions) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE named uuid[];
BEGIN
  named := ARRAY(SELECT place_id FROM (SELECT s.* FROM place_search s WHERE s.name = phrase UNION ALL SELECT s.* FROM place_search s WHERE s.names @> ARRAY[phrase] AND s.name <> phrase) s
    WHERE (restriction = '' OR ts_match_vq(lexemes, restriction::tsquery)) AND search_admits(s, conditions) AND ${MEETS_FACTS} ORDER BY ranking DESC, place_id DESC LIMIT 50);
  IF strpos(phrase, ' ') = 0 THEN RETURN named; END IF;
  conditions.known := named;
  RETURN named || ARRAY(SELECT s.place_id FROM (SELECT * FROM place_search WHERE name >= phrase || ' ' AND name < phrase || '!' LIMIT 1000) s
    WHERE (restriction = '' OR ts_match_vq(s.lexemes, restriction::tsquery)) AND search_admits(s, conditions) AND ${MEETS_FACTS} ORDER BY s.ranking DESC, s.place_id DESC LIMIT 50);
END $$;

-- The best places whose descriptions have all words.
CREATE FUNCTION search_described(words text[], restriction text, conditions search_conditions, most integer) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT s.place_id FROM (SELECT p.id FROM places p WHERE search_tokens(p.description) @> words AND p.status = 'active' AND p.deleted_at IS NULL LIMIT 5000) described
      JOIN place_search s ON s.place_id = described.id
    WHERE (restriction = '' OR ts_match_vq(s.lexemes, restriction::tsquery)) AND search_admits(s, conditions) AND ${MEETS_FACTS}
    ORDER BY s.ranking DESC, s.place_id DESC LIMIT most)
$$;
`;

/** Adds the functions by which a search is read: parts, facts, names of cities and areas, whole names of places. */
export class UnderstoodSearch1790000000078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TYPE search_conditions ADD ATTRIBUTE at_instant timestamptz, ADD ATTRIBUTE at_local timestamp, ADD ATTRIBUTE added_after timestamptz,
      ADD ATTRIBUTE near point, ADD ATTRIBUTE distance double precision`);
    await patchFunctions(runner, FUNCTIONS, 'up');
    await runner.query(`CREATE INDEX places_description_words ON places USING gin (search_tokens(description)) WHERE status = 'active' AND deleted_at IS NULL`);
    await runner.query(PARTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX places_description_words;
      DROP FUNCTION search_time(text, timestamptz, text), search_name_parts(search_part[], uuid), search_at_any_time(search_conditions), search_described(text[], text, search_conditions, integer), search_whole_names(text, text, search_conditions), search_named(text[], boolean[], text), search_split(text),
        search_facts_count(jsonb), search_facts(jsonb), search_parts(jsonb);
      DROP TYPE search_part`);
    await patchFunctions(runner, FUNCTIONS, 'down');
    await runner.query(
      `ALTER TYPE search_conditions DROP ATTRIBUTE at_instant, DROP ATTRIBUTE at_local, DROP ATTRIBUTE added_after, DROP ATTRIBUTE near, DROP ATTRIBUTE distance`,
    );
  }
}
