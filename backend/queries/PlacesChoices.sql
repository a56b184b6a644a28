-- PlacesChoices: all
SELECT (SELECT (('['::text || coalesce(string_agg((('{"name":'::text || coalesce(to_json(r1.name)::text, 'null')) || ',"__typename":"PlaceCategory"}'::text), ','), '')) || ']'::text)
FROM (SELECT coalesce(words.slug, counted.category) AS name, sum(counted.n)::integer AS "placesCount"
FROM (SELECT category, sum(n) AS n
FROM place_counts counts
JOIN cities ON cities.id = counts.city_id AND cities.status = 'active' AND cities.deleted_at IS NULL
GROUP BY category
UNION ALL SELECT kind.slug, count(DISTINCT place.id) - count(*)
FROM categories kind
CROSS JOIN LATERAL (SELECT *
FROM places
WHERE more_categories && (kind.slug || kind.pending) AND more_categories <> '{}' AND places.deleted_at IS NULL OFFSET 0) place
CROSS JOIN unnest(kind.slug || kind.pending) word
WHERE kind.pending <> '{}' AND kind.deleted_at IS NULL AND word = ANY(place.category || place.more_categories) AND place.status = 'active' AND place.business_status IS DISTINCT
FROM 'closed-permanently' AND place.city_id IN (SELECT id
FROM cities
WHERE status = 'active' AND deleted_at IS NULL)
GROUP BY 1) counted
LEFT JOIN category_words words ON words.word = counted.category
WHERE words.is_hidden IS NOT TRUE
GROUP BY 1
HAVING sum(counted.n) > 0
ORDER BY 1) r1),
(SELECT (('['::text || coalesce(string_agg(((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || (',"name":'::text || coalesce(to_json(shown_name(r2.name, r2.names, $1::text[]))::text, 'null'))) || ((',"state":'::text || coalesce(to_json(r2.state)::text, 'null')) || ',"__typename":"City"}'::text)), ','), '')) || ']'::text)
FROM (SELECT city.*
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "city"."places_count" > 0
ORDER BY "city"."search_name" ASC, "city"."id" ASC
LIMIT 1000) r2), (E'\t0,' || (true)::text || E'\t')
