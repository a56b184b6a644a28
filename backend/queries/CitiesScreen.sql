-- CitiesScreen: all cities
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || ((coalesce(to_json(shown_name(r1.name, r1.names, $1::text[]))::text, 'null') || ',"state":'::text) || coalesce(to_json(r1.state)::text, 'null'))) || (((',"country":'::text || coalesce(to_json(r1.country)::text, 'null')) || ',"description":'::text) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"featured":'::text) || (r1.featured)::text))) || ((((',"population":'::text || coalesce(to_json(r1.population)::text, 'null')) || ',"foundedYear":'::text) || ((coalesce(to_json(r1.founded_year)::text, 'null') || ',"coordinates":{"latitude":'::text) || (r1.latitude)::text)) || (((',"longitude":'::text || (r1.longitude)::text) || ',"__typename":"Coordinates"},"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM city_images
WHERE city_id = r1.id) THEN ('[{"url":"/art/cities/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM city_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.city_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"__typename":"City"}'::text)))), ','), '')) || ']'::text)
FROM (SELECT city.*
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL
ORDER BY "city"."featured" DESC, "city"."population" DESC NULLS LAST, "city"."id" ASC
LIMIT 20 OFFSET 0) r1), 'null')) || ',"total":'::text) || ((p.total)::text || ',"page":'::text)) || (((p.page)::text || ',"pages":'::text) || ((p.pages)::text || ',"__typename":"CityPage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT (SELECT count(*)::integer
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL) AS total OFFSET 0) c) n) p),
(SELECT (('['::text || coalesce(string_agg(to_json(r2.value)::text, ','), '')) || ']'::text)
FROM (SELECT name AS value
FROM (SELECT "city"."country" AS "name"
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL
GROUP BY "city"."country"
ORDER BY search_normalize("city"."country") ASC, "city"."country" ASC) names) r2),
(SELECT (('['::text || coalesce(string_agg(to_json(r3.value)::text, ','), '')) || ']'::text)
FROM (SELECT name AS value
FROM (SELECT "city"."state" AS "name"
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL
GROUP BY "city"."state"
ORDER BY search_normalize("city"."state") ASC, "city"."state" ASC) names) r3)

-- CitiesScreen: of a state
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || ((coalesce(to_json(shown_name(r1.name, r1.names, $5::text[]))::text, 'null') || ',"state":'::text) || coalesce(to_json(r1.state)::text, 'null'))) || (((',"country":'::text || coalesce(to_json(r1.country)::text, 'null')) || ',"description":'::text) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"featured":'::text) || (r1.featured)::text))) || ((((',"population":'::text || coalesce(to_json(r1.population)::text, 'null')) || ',"foundedYear":'::text) || ((coalesce(to_json(r1.founded_year)::text, 'null') || ',"coordinates":{"latitude":'::text) || (r1.latitude)::text)) || (((',"longitude":'::text || (r1.longitude)::text) || ',"__typename":"Coordinates"},"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM city_images
WHERE city_id = r1.id) THEN ('[{"url":"/art/cities/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM city_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.city_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"__typename":"City"}'::text)))), ','), '')) || ']'::text)
FROM (SELECT city.*
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "city"."state" = $3 AND "city"."country" = $4
ORDER BY "city"."featured" DESC, "city"."population" DESC NULLS LAST, "city"."id" ASC
LIMIT 20 OFFSET 0) r1), 'null')) || ',"total":'::text) || ((p.total)::text || ',"page":'::text)) || (((p.page)::text || ',"pages":'::text) || ((p.pages)::text || ',"__typename":"CityPage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT (SELECT count(*)::integer
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "city"."state" = $1 AND "city"."country" = $2) AS total OFFSET 0) c) n) p),
(SELECT (('['::text || coalesce(string_agg(to_json(r2.value)::text, ','), '')) || ']'::text)
FROM (SELECT name AS value
FROM (SELECT "city"."country" AS "name"
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL
GROUP BY "city"."country"
ORDER BY search_normalize("city"."country") ASC, "city"."country" ASC) names) r2),
(SELECT (('['::text || coalesce(string_agg(to_json(r3.value)::text, ','), '')) || ']'::text)
FROM (SELECT name AS value
FROM (SELECT "city"."state" AS "name"
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "city"."country" = $6
GROUP BY "city"."state"
ORDER BY search_normalize("city"."state") ASC, "city"."state" ASC) names) r3)

-- CitiesScreen: a search
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || ((coalesce(to_json(shown_name(r1.name, r1.names, $10::text[]))::text, 'null') || ',"state":'::text) || coalesce(to_json(r1.state)::text, 'null'))) || (((',"country":'::text || coalesce(to_json(r1.country)::text, 'null')) || ',"description":'::text) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"featured":'::text) || (r1.featured)::text))) || ((((',"population":'::text || coalesce(to_json(r1.population)::text, 'null')) || ',"foundedYear":'::text) || ((coalesce(to_json(r1.founded_year)::text, 'null') || ',"coordinates":{"latitude":'::text) || (r1.latitude)::text)) || (((',"longitude":'::text || (r1.longitude)::text) || ',"__typename":"Coordinates"},"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM city_images
WHERE city_id = r1.id) THEN ('[{"url":"/art/cities/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM city_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.city_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"__typename":"City"}'::text)))), ','), '')) || ']'::text)
FROM (SELECT city.*
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "city"."id" IN (SELECT matching_cities($5::text[], $6::text, $7::text, $8::boolean))
ORDER BY round(word_similarity(search_normalize($9), "city"."search_names")::numeric, 1) DESC, "city"."featured" DESC, "city"."population" DESC NULLS LAST, "city"."id" ASC
LIMIT 20 OFFSET 0) r1), 'null')) || ',"total":'::text) || ((p.total)::text || ',"page":'::text)) || (((p.page)::text || ',"pages":'::text) || ((p.pages)::text || ',"__typename":"CityPage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT (SELECT count(*)::integer
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "city"."id" IN (SELECT matching_cities($1::text[], $2::text, $3::text, $4::boolean))) AS total OFFSET 0) c) n) p),
(SELECT (('['::text || coalesce(string_agg(to_json(r2.value)::text, ','), '')) || ']'::text)
FROM (SELECT name AS value
FROM (SELECT "city"."country" AS "name"
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL
GROUP BY "city"."country"
ORDER BY search_normalize("city"."country") ASC, "city"."country" ASC) names) r2),
(SELECT (('['::text || coalesce(string_agg(to_json(r3.value)::text, ','), '')) || ']'::text)
FROM (SELECT name AS value
FROM (SELECT "city"."state" AS "name"
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL
GROUP BY "city"."state"
ORDER BY search_normalize("city"."state") ASC, "city"."state" ASC) names) r3)
