-- Functions that PostGraphile shows as fields, so that it uses the same search functions and counters as the other servers.
DROP SCHEMA IF EXISTS bench CASCADE;
CREATE SCHEMA bench;
CREATE FUNCTION bench.found_places(search text, parts text, filters text, most integer) RETURNS SETOF public.places LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT p.* FROM public.search_places(search, parts::jsonb, NULL, NULL, public.search_areas(NULL, NULL, NULL, NULL), filters::jsonb, NULL, NULL, 0, most) found,
    unnest(found.ids) WITH ORDINALITY f (id, nth) JOIN public.places p ON p.id = f.id ORDER BY f.nth $$;
CREATE FUNCTION bench.listed_places(city uuid, kind text, most integer) RETURNS SETOF public.places LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT * FROM ((SELECT p.* FROM public.places p WHERE p.city_id = city AND p.category = kind AND p.status = 'active' AND p.deleted_at IS NULL
      ORDER BY p.ranking DESC, p.id DESC LIMIT most)
    UNION ALL (SELECT p.* FROM public.more_categories m JOIN public.places p ON p.id = m.place_id WHERE m.city_id = city AND m.category = kind
      ORDER BY m.ranking DESC, m.place_id DESC LIMIT most)) either ORDER BY ranking DESC, id DESC LIMIT most $$;
CREATE FUNCTION bench.found_cities(search text) RETURNS SETOF public.cities LANGUAGE sql STABLE ROWS 3 AS $$
  SELECT c.* FROM public.search_cities(search, 3) WITH ORDINALITY f (id, nth) JOIN public.cities c ON c.id = f.id ORDER BY f.nth $$;
CREATE FUNCTION bench.found_categories(search text) RETURNS SETOF text LANGUAGE sql STABLE ROWS 2 AS $$ SELECT public.search_categories(search, 2) $$;
CREATE FUNCTION bench.places_total(city uuid, category text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(n), 0)::integer FROM public.place_counts WHERE city_id = city AND place_counts.category = places_total.category $$;
CREATE FUNCTION bench.matching_places(city uuid, open_at timestamp, one integer[], two integer[], three integer[], most integer) RETURNS SETOF public.places LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT p.* FROM public.places p JOIN public.place_hours h ON h.id = p.hours_id
    WHERE p.city_id = city AND p.status = 'active' AND p.deleted_at IS NULL AND p.business_status IS DISTINCT FROM 'closed-permanently'
      AND arrayoverlap(p.tags, one) AND arrayoverlap(p.tags, two) AND arrayoverlap(p.tags, three) AND public.place_open(p, h, NULL, open_at)
    ORDER BY p.ranking DESC, p.id DESC LIMIT most $$;
CREATE FUNCTION bench.matching_total(city uuid, open_at timestamp, one integer[], two integer[], three integer[]) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer FROM bench.matching_places(city, open_at, one, two, three, 10000) $$;
