import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = `p.status = 'active' AND p.deleted_at IS NULL AND p.business_status IS DISTINCT FROM 'closed-permanently'`;

const FUNCTIONS = `
-- Filters that a text stands for, and the number of listed places of each: of all cities, and of the city that the text names or that has most of them.
-- candidates: [{ parts, address, query: tags as a text query, tag: id of the tag if it is the only condition, isOpen: whether the places are open now,
-- rest: words that must name a city, isPlain: whether only the filters with a city are wanted }]. Counts without a counter end at 1,000.
CREATE FUNCTION suggest_filters(candidates jsonb, most integer) RETURNS TABLE (parts jsonb, address text, city_id uuid, total integer)
  LANGUAGE plpgsql STABLE ROWS 3 AS $$
DECLARE one jsonb; rest text; query text; in_city uuid; wanted integer; all_n integer; best_id uuid; best_n integer;
BEGIN
  FOR one IN SELECT value FROM jsonb_array_elements(candidates) LOOP
    rest := one ->> 'rest'; in_city := NULL; all_n := NULL; best_id := NULL; best_n := NULL; wanted := (one ->> 'tag')::integer;
    IF rest <> '' THEN
      in_city := (SELECT named FROM search_cities(rest, 1) named);
      CONTINUE WHEN in_city IS NULL;
    END IF;
    IF wanted IS NOT NULL THEN
      IF in_city IS NULL THEN all_n := (SELECT counts.n FROM public_tag_counts counts WHERE counts.tag = wanted); END IF;
      SELECT c.id, counts.n INTO best_id, best_n
        FROM (SELECT id FROM cities WHERE status = 'active' AND deleted_at IS NULL AND (in_city IS NULL OR id = in_city) ORDER BY places_count DESC, id LIMIT 50) c
        JOIN tag_counts counts ON counts.city_id = c.id AND counts.tag = wanted AND counts.n > 0 ORDER BY counts.n DESC, c.id LIMIT 1;
    ELSE
      query := concat_ws('&', nullif(one ->> 'query', ''), '''@' || right(in_city::text, 12) || '''');
      SELECT sum(n), (array_agg(id ORDER BY n DESC, id))[1], max(n) INTO all_n, best_id, best_n FROM (
        SELECT c.id, count(*)::integer AS n
        FROM ((SELECT s.place_id FROM place_search s WHERE query <> '' AND s.lexemes @@ nullif(query, '')::tsquery LIMIT 1000)
          UNION ALL (SELECT s.place_id FROM place_search s WHERE query = '' ORDER BY s.ranking DESC, s.place_id DESC LIMIT 1000)) s
        JOIN places p ON p.id = s.place_id JOIN cities c ON c.id = p.city_id AND c.status = 'active' AND c.deleted_at IS NULL
        LEFT JOIN place_hours h ON h.id = p.hours_id
        WHERE ${LISTED} AND (in_city IS NULL OR p.city_id = in_city) AND (NOT (one ->> 'isOpen')::boolean OR place_open(p, h, now())) GROUP BY c.id) counts;
    END IF;
    parts := one -> 'parts'; address := one ->> 'address';
    IF in_city IS NULL AND all_n > 0 AND NOT (one ->> 'isPlain')::boolean AND most > 0 THEN
      city_id := NULL; total := all_n; most := most - 1;
      RETURN NEXT;
    END IF;
    IF best_n > 0 AND (in_city IS NOT NULL OR best_n < all_n) AND most > 0 THEN
      city_id := best_id; total := best_n; most := most - 1;
      RETURN NEXT;
    END IF;
    EXIT WHEN most <= 0;
  END LOOP;
END $$;
`;

/** Suggests filters for a text that is being typed. */
export class FilterSuggestions1790000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION suggest_filters(jsonb, integer)');
  }
}
