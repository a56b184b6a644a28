-- HomeScreen: all
SELECT (E'\t0,' || (true)::text || E'\t'),
(SELECT (((('{"cities":'::text || (r1.cities)::text) || ',"places":'::text) || ((r1.places)::text || ',"users":'::text)) || (((r1.users)::text || ',"reviews":'::text) || ((r1.reviews)::text || ',"__typename":"PublicStats"}'::text)))
FROM (SELECT coalesce(max(n) FILTER (WHERE name = 'cities'), 0)::integer AS cities, coalesce(max(n) FILTER (WHERE name = 'places'), 0)::integer AS places, coalesce(max(n) FILTER (WHERE name = 'users'), 0)::integer AS users, coalesce(max(n) FILTER (WHERE name = 'reviews'), 0)::integer AS reviews
FROM totals) r1),
(SELECT (('['::text || coalesce(string_agg(((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $1::text[]))::text, 'null') || ',"__typename":"City"}'::text)), ','), '')) || ']'::text)
FROM (SELECT city.*
FROM "cities" "city" INNER
JOIN (SELECT *
FROM unnest(coalesce(nullif(ARRAY(SELECT "city"."id"
FROM unnest(ARRAY(SELECT jsonb_array_elements_text(value -> 'cities')::uuid
FROM settings
WHERE name = 'home'))
WITH ORDINALITY chosen (id, nth)
JOIN cities city ON "city"."id" = chosen.id
WHERE true AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL
ORDER BY chosen.nth
LIMIT 5), '{}'), nullif(ARRAY(SELECT "city"."id"
FROM cities city
WHERE "city"."featured" AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL
ORDER BY "city"."population" DESC NULLS LAST, "city"."id"
LIMIT 5), '{}'), ARRAY(SELECT "city"."id"
FROM cities city
WHERE true AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL
ORDER BY "city"."population" DESC NULLS LAST, "city"."id"
LIMIT 5)))
WITH ORDINALITY ids (id, nth)) "shown" ON shown.id = "city"."id"
ORDER BY shown.nth ASC) r2),
(SELECT (('['::text || coalesce(string_agg((((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || (',"name":'::text || coalesce(to_json(shown_name(r3.name, r3.names, $2::text[]))::text, 'null'))) || ((',"state":'::text || coalesce(to_json(r3.state)::text, 'null')) || (',"country":'::text || coalesce(to_json(r3.country)::text, 'null')))) || (((',"population":'::text || coalesce(to_json(r3.population)::text, 'null')) || (',"placesCount":'::text || (r3.places_count)::text)) || ((',"images":'::text || coalesce(CASE WHEN NOT EXISTS (SELECT
FROM city_images
WHERE city_id = r3.id) THEN ('[{"url":"/art/cities/' || left(substr(to_json(r3.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r3.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r3.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r3.id, 'name', r3.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM city_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.city_id = r3.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null')) || ',"__typename":"City"}'::text))), ','), '')) || ']'::text)
FROM (SELECT city.*
FROM "cities" "city" INNER
JOIN (SELECT *
FROM unnest(coalesce(nullif(ARRAY(SELECT "city"."id"
FROM unnest(ARRAY(SELECT jsonb_array_elements_text(value -> 'cities')::uuid
FROM settings
WHERE name = 'home'))
WITH ORDINALITY chosen (id, nth)
JOIN cities city ON "city"."id" = chosen.id
WHERE true AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL
ORDER BY chosen.nth
LIMIT (SELECT coalesce(nullif(cardinality(ARRAY(SELECT jsonb_array_elements_text(value -> 'cities')::uuid
FROM settings
WHERE name = 'home')), 0), 3))), '{}'), nullif(ARRAY(SELECT "city"."id"
FROM cities city
WHERE "city"."featured" AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL
ORDER BY "city"."population" DESC NULLS LAST, "city"."id"
LIMIT (SELECT coalesce(nullif(cardinality(ARRAY(SELECT jsonb_array_elements_text(value -> 'cities')::uuid
FROM settings
WHERE name = 'home')), 0), 3))), '{}'), ARRAY(SELECT "city"."id"
FROM cities city
WHERE true AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL
ORDER BY "city"."population" DESC NULLS LAST, "city"."id"
LIMIT (SELECT coalesce(nullif(cardinality(ARRAY(SELECT jsonb_array_elements_text(value -> 'cities')::uuid
FROM settings
WHERE name = 'home')), 0), 3)))))
WITH ORDINALITY ids (id, nth)) "shown" ON shown.id = "city"."id"
ORDER BY shown.nth ASC) r3)
