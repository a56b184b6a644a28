import type { MigrationInterface, QueryRunner } from 'typeorm';

const AREA = `
-- Area that contains the only place of a city with at least so many stars in a cell, as small as the stored cells allow. It is one point if no
-- other place of the city is in the same stored cell, otherwise a cell of the last level.
CREATE FUNCTION map_area(of_level integer, kind text, of_x integer, of_y integer, in_city uuid, stars integer) RETURNS box LANGUAGE plpgsql STABLE AS $$
DECLARE
  cell map_cells;
  spot point;
  next integer;
  edge double precision := 360.0 / (1 << 16);
BEGIN
  FOREACH next IN ARRAY ARRAY[7, 10, 13, 16] LOOP
    CONTINUE WHEN next <= of_level;
    SELECT found.* INTO cell FROM generate_series(of_x << (next - of_level), ((of_x + 1) << (next - of_level)) - 1) AS columns (x),
      LATERAL (SELECT * FROM map_cells WHERE level = next AND category = kind AND map_cells.x = columns.x
        AND y BETWEEN of_y << (next - of_level) AND ((of_y + 1) << (next - of_level)) - 1 AND city_id = in_city OFFSET 0) found
      WHERE found.counts[stars] > 0 LIMIT 1;
    IF cell.counts[1] = 1 THEN
      spot := point(cell.sum_x / 1e7, cell.sum_y / 1e7);
      RETURN box(spot - point(2e-7, 2e-7), spot + point(2e-7, 2e-7));
    END IF;
    of_level := next; of_x := cell.x; of_y := cell.y;
  END LOOP;
  -- The first and last row extend to the poles.
  RETURN box(point(of_x * edge - 180, CASE WHEN of_y = 0 THEN -300 ELSE of_y * edge - 180 END),
    point((of_x + 1) * edge - 180, CASE WHEN of_y = (1 << 16) - 1 THEN 300 ELSE (of_y + 1) * edge - 180 END));
END $$;
`;

const CITIES = `
-- The visible cities that contain all words in name, state or country. If there are none, those with similar words.
CREATE FUNCTION matching_cities(words text[], in_state text, in_country text, only_featured boolean) RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 10
  SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE
  typed text[] := ARRAY(SELECT search_normalize(word) FROM unnest(words) word);
  written text[] := ARRAY(SELECT '%' || word || '%' FROM unnest(typed) word);
BEGIN
  RETURN QUERY SELECT c.id FROM cities c WHERE c.status = 'active' AND c.deleted_at IS NULL AND c.search_text LIKE written[1] AND c.search_text LIKE ALL (written)
    AND (in_state IS NULL OR c.state = in_state) AND (in_country IS NULL OR c.country = in_country) AND (c.featured OR NOT only_featured);
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY SELECT c.id FROM cities c WHERE c.status = 'active' AND c.deleted_at IS NULL AND typed[1] <% c.search_text
    AND NOT EXISTS (SELECT FROM unnest(typed) word WHERE NOT word <% c.search_text)
    AND (in_state IS NULL OR c.state = in_state) AND (in_country IS NULL OR c.country = in_country) AND (c.featured OR NOT only_featured);
END $$;

-- The visible cities with a word in the name that starts with the text. If there are none and the text has four letters, matching cities with a
-- similar name. Cities with the most places first.
CREATE OR REPLACE FUNCTION search_cities(search text, most integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 3 SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE typed text := array_to_string(search_tokens(search), ' ');
BEGIN
  IF typed = '' THEN RETURN; END IF;
  RETURN QUERY SELECT c.id FROM cities c WHERE c.status = 'active' AND c.deleted_at IS NULL AND ' ' || translate(c.search_name, '-''', '  ') LIKE '% ' || typed || '%'
    ORDER BY c.places_count DESC, c.population DESC NULLS LAST, c.id LIMIT most;
  IF FOUND OR length(typed) < 4 THEN RETURN; END IF;
  RETURN QUERY SELECT c.id FROM matching_cities(ARRAY[typed], NULL, NULL, false) matching JOIN cities c ON c.id = matching WHERE typed <% c.search_name
    ORDER BY word_similarity(typed, c.search_name) DESC, c.places_count DESC, c.id LIMIT most;
END $$;
`;

const CITIES_BEFORE = `
CREATE OR REPLACE FUNCTION search_cities(search text, most integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 3 SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE typed text := array_to_string(search_tokens(search), ' ');
BEGIN
  IF typed = '' THEN RETURN; END IF;
  RETURN QUERY SELECT c.id FROM cities c WHERE c.status = 'active' AND c.deleted_at IS NULL AND ' ' || translate(c.search_name, '-''', '  ') LIKE '% ' || typed || '%'
    ORDER BY c.places_count DESC, c.population DESC NULLS LAST, c.id LIMIT most;
  IF FOUND OR length(typed) < 4 THEN RETURN; END IF;
  RETURN QUERY SELECT c.id FROM cities c WHERE c.status = 'active' AND c.deleted_at IS NULL AND typed <% c.search_text AND typed <% c.search_name
    ORDER BY word_similarity(typed, c.search_name) DESC, c.places_count DESC, c.id LIMIT most;
END $$;
DROP FUNCTION matching_cities;
`;

/** Functions that are unused since statement triggers count the places. */
const UNUSED = 'DROP FUNCTION place_counts_change(), place_counts_add(uuid, text, integer);';

const NOTICES = `
CREATE TRIGGER map_cells_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON map_cells FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();
`;

/** Lets one statement read a map or search cities, and notifies the response cache of changes of the map. */
export class SingleStatements1790000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [AREA, CITIES, NOTICES, UNUSED]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(CITIES_BEFORE);
    await runner.query(`
      CREATE FUNCTION place_counts_add(city uuid, kind text, step integer) RETURNS void LANGUAGE sql AS $$
        INSERT INTO place_counts AS counts VALUES (city, kind, step) ON CONFLICT (city_id, category) DO UPDATE SET n = counts.n + excluded.n;
        UPDATE cities SET places_count = places_count + step WHERE id = city;
      $$;
      CREATE FUNCTION place_counts_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.status = 'active' AND OLD.deleted_at IS NULL THEN PERFORM place_counts_add(OLD.city_id, OLD.category, -1); END IF;
        IF TG_OP = 'UPDATE' THEN
          IF NEW.status = 'active' AND NEW.deleted_at IS NULL THEN PERFORM place_counts_add(NEW.city_id, NEW.category, 1); END IF;
        END IF;
        RETURN NULL;
      END $$;
      DROP TRIGGER map_cells_answers ON map_cells;
      DROP FUNCTION map_area;
    `);
  }
}
