-- PlacesScreen: all places
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r1.name, r1.names, $1::text[]))::text, 'null') || ',"description":'::text)) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || (coalesce(to_json(r1.category)::text, 'null') || ',"moreCategories":'::text))) || ((((coalesce(to_json(r1.more_categories)::text, 'null') || ',"featured":'::text) || (r1.featured)::text) || (',"isSample":'::text || (coalesce(r1.source = 'sample', false))::text)) || ((',"priceRange":'::text || coalesce(to_json(r1.price_range)::text, 'null')) || (',"rating":{"average":'::text || (r1.rating_average)::text)))) || (((((',"count":'::text || (r1.rating_count)::text) || ',"__typename":"Rating"},"coordinates":'::text) || (coalesce(CASE WHEN r1.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r1.latitude)::text) || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null') || ',"city":'::text)) || ((coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $2::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r1.city_id) r2), 'null') || ',"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r1.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"businessStatus":'::text))) || (((coalesce(to_json(r1.business_status)::text, 'null') || ',"opensOn":'::text) || (coalesce(to_json(r1.opens_on)::text, 'null') || ',"openingTimes":'::text)) || ((coalesce((E'\t2,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.opening_hours AS text, r1.business_status AS "businessStatus", r1.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r1.latitude, city.latitude) AS latitude, coalesce(r1.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r1.city_id AND r1.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text) || (coalesce((E'\t3,' || (r1.attributes)::text || E'\t'), 'null') || ',"isFavorite":false}'::text))))), ','), '')) || ']'::text)
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently'
ORDER BY "place"."ranking" DESC, "place"."id" DESC
LIMIT 20 OFFSET 0) r1), 'null')) || (',"total":'::text || (p.total)::text)) || ((',"page":'::text || (p.page)::text) || ',"pages":'::text)) || ((((p.pages)::text || ',"didYouMean":'::text) || coalesce(to_json(NULL::text)::text, 'null')) || ((',"understood":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"kind":'::text || coalesce(to_json(r3.kind)::text, 'null')) || ',"key":'::text) || (coalesce(to_json(r3.key)::text, 'null') || ',"value":'::text)) || ((coalesce(to_json(r3.value)::text, 'null') || ',"text":'::text) || (coalesce(to_json(r3.text)::text, 'null') || ',"__typename":"UnderstoodPart"}'::text))), ','), '')) || ']'::text)
FROM (SELECT ''::text AS kind, ''::text AS key, ''::text AS value, ''::text AS text
FROM (SELECT) none
WHERE false) r3), 'null')) || ',"__typename":"PlacePage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT (SELECT n::integer
FROM totals
WHERE name = 'places') AS total OFFSET 0) c) n) p)

-- PlacesScreen: of a category in a city
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r1.name, r1.names, $15::text[]))::text, 'null') || ',"description":'::text)) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || (coalesce(to_json(r1.category)::text, 'null') || ',"moreCategories":'::text))) || ((((coalesce(to_json(r1.more_categories)::text, 'null') || ',"featured":'::text) || (r1.featured)::text) || (',"isSample":'::text || (coalesce(r1.source = 'sample', false))::text)) || ((',"priceRange":'::text || coalesce(to_json(r1.price_range)::text, 'null')) || (',"rating":{"average":'::text || (r1.rating_average)::text)))) || (((((',"count":'::text || (r1.rating_count)::text) || ',"__typename":"Rating"},"coordinates":'::text) || (coalesce(CASE WHEN r1.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r1.latitude)::text) || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null') || ',"city":'::text)) || ((coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $16::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r1.city_id) r2), 'null') || ',"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r1.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"businessStatus":'::text))) || (((coalesce(to_json(r1.business_status)::text, 'null') || ',"opensOn":'::text) || (coalesce(to_json(r1.opens_on)::text, 'null') || ',"openingTimes":'::text)) || ((coalesce((E'\t2,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.opening_hours AS text, r1.business_status AS "businessStatus", r1.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r1.latitude, city.latitude) AS latitude, coalesce(r1.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r1.city_id AND r1.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text) || (coalesce((E'\t3,' || (r1.attributes)::text || E'\t'), 'null') || ',"isFavorite":false}'::text))))), ','), '')) || ']'::text)
FROM (SELECT *
FROM ((SELECT place.*
FROM ((SELECT place.*
FROM "places" "place"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "place"."city_id" NOT IN (SELECT id
FROM cities
WHERE status <> 'active' OR deleted_at IS NOT NULL) AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND "place"."city_id" = $3 AND "place"."category" BETWEEN $4 AND $5 OFFSET 0)
UNION ALL (SELECT place.*
FROM "places" "place" INNER
JOIN "more_categories" "further" ON further.place_id = "place"."id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "place"."city_id" NOT IN (SELECT id
FROM cities
WHERE status <> 'active' OR deleted_at IS NOT NULL) AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND "place"."city_id" = $6 AND further.category BETWEEN $7 AND $8 AND further.city_id = $9 OFFSET 0)) place
WHERE (p.total < 10000 AND p.total::float8 * p.total < 20::float8 * (SELECT places_count
FROM cities
WHERE id = $10))
ORDER BY place.rating_average DESC, place.rating_count DESC, place.id DESC
LIMIT 20)
UNION ALL (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND ("place"."category" = $11 OR ("place"."more_categories" <> '{}' AND "place"."more_categories" @> ARRAY[$12]::text[])) AND "place"."city_id" = $13 AND p.total > 0 AND NOT (p.total < 10000 AND p.total::float8 * p.total < 20::float8 * (SELECT places_count
FROM cities
WHERE id = $14))
ORDER BY "place"."rating_average" DESC, "place"."rating_count" DESC, "place"."id" DESC
LIMIT 20)) place
LIMIT 20 OFFSET 0) r1), 'null')) || (',"total":'::text || (p.total)::text)) || ((',"page":'::text || (p.page)::text) || ',"pages":'::text)) || ((((p.pages)::text || ',"didYouMean":'::text) || coalesce(to_json(NULL::text)::text, 'null')) || ((',"understood":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"kind":'::text || coalesce(to_json(r3.kind)::text, 'null')) || ',"key":'::text) || (coalesce(to_json(r3.key)::text, 'null') || ',"value":'::text)) || ((coalesce(to_json(r3.value)::text, 'null') || ',"text":'::text) || (coalesce(to_json(r3.text)::text, 'null') || ',"__typename":"UnderstoodPart"}'::text))), ','), '')) || ']'::text)
FROM (SELECT ''::text AS kind, ''::text AS key, ''::text AS value, ''::text AS text
FROM (SELECT) none
WHERE false) r3), 'null')) || ',"__typename":"PlacePage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT (SELECT (coalesce(sum(n), 0))::integer AS n
FROM place_counts counts
JOIN cities ON cities.id = counts.city_id AND cities.status = 'active' AND cities.deleted_at IS NULL
WHERE city_id = $1 AND category IN ($2)) AS total OFFSET 0) c) n) p)

-- PlacesScreen: by pincode and rating
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r1.name, r1.names, $5::text[]))::text, 'null') || ',"description":'::text)) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || (coalesce(to_json(r1.category)::text, 'null') || ',"moreCategories":'::text))) || ((((coalesce(to_json(r1.more_categories)::text, 'null') || ',"featured":'::text) || (r1.featured)::text) || (',"isSample":'::text || (coalesce(r1.source = 'sample', false))::text)) || ((',"priceRange":'::text || coalesce(to_json(r1.price_range)::text, 'null')) || (',"rating":{"average":'::text || (r1.rating_average)::text)))) || (((((',"count":'::text || (r1.rating_count)::text) || ',"__typename":"Rating"},"coordinates":'::text) || (coalesce(CASE WHEN r1.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r1.latitude)::text) || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null') || ',"city":'::text)) || ((coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $6::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r1.city_id) r2), 'null') || ',"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r1.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"businessStatus":'::text))) || (((coalesce(to_json(r1.business_status)::text, 'null') || ',"opensOn":'::text) || (coalesce(to_json(r1.opens_on)::text, 'null') || ',"openingTimes":'::text)) || ((coalesce((E'\t2,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.opening_hours AS text, r1.business_status AS "businessStatus", r1.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r1.latitude, city.latitude) AS latitude, coalesce(r1.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r1.city_id AND r1.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text) || (coalesce((E'\t3,' || (r1.attributes)::text || E'\t'), 'null') || ',"isFavorite":false}'::text))))), ','), '')) || ']'::text)
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND "place"."rating_average" >= $3 AND translate("place"."pincode", ' -', '') = $4
ORDER BY "place"."created_at" DESC, "place"."id" DESC
LIMIT 20 OFFSET 0) r1), 'null')) || (',"total":'::text || (p.total)::text)) || ((',"page":'::text || (p.page)::text) || ',"pages":'::text)) || ((((p.pages)::text || ',"didYouMean":'::text) || coalesce(to_json(NULL::text)::text, 'null')) || ((',"understood":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"kind":'::text || coalesce(to_json(r3.kind)::text, 'null')) || ',"key":'::text) || (coalesce(to_json(r3.key)::text, 'null') || ',"value":'::text)) || ((coalesce(to_json(r3.value)::text, 'null') || ',"text":'::text) || (coalesce(to_json(r3.text)::text, 'null') || ',"__typename":"UnderstoodPart"}'::text))), ','), '')) || ']'::text)
FROM (SELECT ''::text AS kind, ''::text AS key, ''::text AS value, ''::text AS text
FROM (SELECT) none
WHERE false) r3), 'null')) || ',"__typename":"PlacePage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT (SELECT count(*)::integer
FROM (SELECT 1
FROM "places" "place"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "place"."city_id" NOT IN (SELECT id
FROM cities
WHERE status <> 'active' OR deleted_at IS NOT NULL) AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND "place"."rating_average" >= $1 AND translate("place"."pincode", ' -', '') = $2
LIMIT 10000) counted) AS total OFFSET 0) c) n) p)

-- PlacesScreen: in an area
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r1.name, r1.names, $13::text[]))::text, 'null') || ',"description":'::text)) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || (coalesce(to_json(r1.category)::text, 'null') || ',"moreCategories":'::text))) || ((((coalesce(to_json(r1.more_categories)::text, 'null') || ',"featured":'::text) || (r1.featured)::text) || (',"isSample":'::text || (coalesce(r1.source = 'sample', false))::text)) || ((',"priceRange":'::text || coalesce(to_json(r1.price_range)::text, 'null')) || (',"rating":{"average":'::text || (r1.rating_average)::text)))) || (((((',"count":'::text || (r1.rating_count)::text) || ',"__typename":"Rating"},"coordinates":'::text) || (coalesce(CASE WHEN r1.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r1.latitude)::text) || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null') || ',"city":'::text)) || ((coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $14::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r1.city_id) r2), 'null') || ',"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r1.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"businessStatus":'::text))) || (((coalesce(to_json(r1.business_status)::text, 'null') || ',"opensOn":'::text) || (coalesce(to_json(r1.opens_on)::text, 'null') || ',"openingTimes":'::text)) || ((coalesce((E'\t2,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.opening_hours AS text, r1.business_status AS "businessStatus", r1.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r1.latitude, city.latitude) AS latitude, coalesce(r1.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r1.city_id AND r1.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text) || (coalesce((E'\t3,' || (r1.attributes)::text || E'\t'), 'null') || ',"isFavorite":false}'::text))))), ','), '')) || ']'::text)
FROM (SELECT *
FROM ((SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id" INNER
JOIN (SELECT "place"."id"
FROM places place
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND map_point("place"."longitude", "place"."latitude") <@ box(map_point($5, $6), map_point($7, $8)) OFFSET 0) "inside" ON inside.id = "place"."id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND p.total < 10000
ORDER BY "place"."ranking" DESC, "place"."id" DESC
LIMIT 20)
UNION ALL (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND on_pb(map_point("place"."longitude", "place"."latitude"), box(map_point($9, $10), map_point($11, $12))) AND p.total >= 10000
ORDER BY "place"."ranking" DESC, "place"."id" DESC
LIMIT 20)) place
LIMIT 20 OFFSET 0) r1), 'null')) || (',"total":'::text || (p.total)::text)) || ((',"page":'::text || (p.page)::text) || ',"pages":'::text)) || ((((p.pages)::text || ',"didYouMean":'::text) || coalesce(to_json(NULL::text)::text, 'null')) || ((',"understood":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"kind":'::text || coalesce(to_json(r3.kind)::text, 'null')) || ',"key":'::text) || (coalesce(to_json(r3.key)::text, 'null') || ',"value":'::text)) || ((coalesce(to_json(r3.value)::text, 'null') || ',"text":'::text) || (coalesce(to_json(r3.text)::text, 'null') || ',"__typename":"UnderstoodPart"}'::text))), ','), '')) || ']'::text)
FROM (SELECT ''::text AS kind, ''::text AS key, ''::text AS value, ''::text AS text
FROM (SELECT) none
WHERE false) r3), 'null')) || ',"__typename":"PlacePage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT (SELECT count(*)::integer
FROM (SELECT 1
FROM "places" "place"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "place"."city_id" NOT IN (SELECT id
FROM cities
WHERE status <> 'active' OR deleted_at IS NOT NULL) AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND map_point("place"."longitude", "place"."latitude") <@ box(map_point($1, $2), map_point($3, $4))
LIMIT 10000) counted) AS total OFFSET 0) c) n) p)

-- PlacesScreen: nearest
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r1.name, r1.names, $3::text[]))::text, 'null') || ',"description":'::text)) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || (coalesce(to_json(r1.category)::text, 'null') || ',"moreCategories":'::text))) || ((((coalesce(to_json(r1.more_categories)::text, 'null') || ',"featured":'::text) || (r1.featured)::text) || (',"isSample":'::text || (coalesce(r1.source = 'sample', false))::text)) || ((',"priceRange":'::text || coalesce(to_json(r1.price_range)::text, 'null')) || (',"rating":{"average":'::text || (r1.rating_average)::text)))) || (((((',"count":'::text || (r1.rating_count)::text) || ',"__typename":"Rating"},"coordinates":'::text) || (coalesce(CASE WHEN r1.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r1.latitude)::text) || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null') || ',"city":'::text)) || ((coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $4::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r1.city_id) r2), 'null') || ',"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r1.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"businessStatus":'::text))) || (((coalesce(to_json(r1.business_status)::text, 'null') || ',"opensOn":'::text) || (coalesce(to_json(r1.opens_on)::text, 'null') || ',"openingTimes":'::text)) || ((coalesce((E'\t2,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.opening_hours AS text, r1.business_status AS "businessStatus", r1.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r1.latitude, city.latitude) AS latitude, coalesce(r1.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r1.city_id AND r1.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text) || (coalesce((E'\t3,' || (r1.attributes)::text || E'\t'), 'null') || ',"isFavorite":false}'::text))))), ','), '')) || ']'::text)
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently'
ORDER BY map_point("place"."longitude", "place"."latitude") <-> map_point($1, $2) ASC, "place"."id" DESC
LIMIT 20 OFFSET 0) r1), 'null')) || (',"total":'::text || (p.total)::text)) || ((',"page":'::text || (p.page)::text) || ',"pages":'::text)) || ((((p.pages)::text || ',"didYouMean":'::text) || coalesce(to_json(NULL::text)::text, 'null')) || ((',"understood":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"kind":'::text || coalesce(to_json(r3.kind)::text, 'null')) || ',"key":'::text) || (coalesce(to_json(r3.key)::text, 'null') || ',"value":'::text)) || ((coalesce(to_json(r3.value)::text, 'null') || ',"text":'::text) || (coalesce(to_json(r3.text)::text, 'null') || ',"__typename":"UnderstoodPart"}'::text))), ','), '')) || ']'::text)
FROM (SELECT ''::text AS kind, ''::text AS key, ''::text AS value, ''::text AS text
FROM (SELECT) none
WHERE false) r3), 'null')) || ',"__typename":"PlacePage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT (SELECT n::integer
FROM totals
WHERE name = 'places') AS total OFFSET 0) c) n) p)

-- PlacesScreen: a search
SELECT (SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r1.name, r1.names, $15::text[]))::text, 'null') || ',"description":'::text)) || ((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || (coalesce(to_json(r1.category)::text, 'null') || ',"moreCategories":'::text))) || ((((coalesce(to_json(r1.more_categories)::text, 'null') || ',"featured":'::text) || (r1.featured)::text) || (',"isSample":'::text || (coalesce(r1.source = 'sample', false))::text)) || ((',"priceRange":'::text || coalesce(to_json(r1.price_range)::text, 'null')) || (',"rating":{"average":'::text || (r1.rating_average)::text)))) || (((((',"count":'::text || (r1.rating_count)::text) || ',"__typename":"Rating"},"coordinates":'::text) || (coalesce(CASE WHEN r1.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r1.latitude)::text) || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null') || ',"city":'::text)) || ((coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $16::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r1.city_id) r2), 'null') || ',"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r1.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"businessStatus":'::text))) || (((coalesce(to_json(r1.business_status)::text, 'null') || ',"opensOn":'::text) || (coalesce(to_json(r1.opens_on)::text, 'null') || ',"openingTimes":'::text)) || ((coalesce((E'\t2,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.opening_hours AS text, r1.business_status AS "businessStatus", r1.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r1.latitude, city.latitude) AS latitude, coalesce(r1.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r1.city_id AND r1.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text) || (coalesce((E'\t3,' || (r1.attributes)::text || E'\t'), 'null') || ',"isFavorite":false}'::text))))), ','), '')) || ']'::text)
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."id" = ANY(p.ids)
ORDER BY array_position(p.ids::uuid[], "place"."id") ASC, "place"."id" DESC
LIMIT 20 OFFSET 0) r1), 'null')) || (',"total":'::text || (p.total)::text)) || ((',"page":'::text || (p.page)::text) || ',"pages":'::text)) || ((((p.pages)::text || ',"didYouMean":'::text) || coalesce(to_json(p.meant)::text, 'null')) || ((',"understood":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"kind":'::text || coalesce(to_json(r3.kind)::text, 'null')) || ',"key":'::text) || (coalesce(to_json(r3.key)::text, 'null') || ',"value":'::text)) || ((coalesce(to_json(r3.value)::text, 'null') || ',"text":'::text) || (coalesce(to_json(r3.text)::text, 'null') || ',"__typename":"UnderstoodPart"}'::text))), ','), '')) || ']'::text)
FROM (SELECT part.*
FROM jsonb_to_recordset(p.understood) part (kind text, key text, value text, text text)) r3), 'null')) || ',"__typename":"PlacePage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 19) / 20, 500)) AS pages
FROM (SELECT ids, total, meant, understood
FROM search_places($5, $6, $7, $8, search_areas($1, $2, $3, $4), $9, point($10, $11), $12, $13, $14) OFFSET 0) c) n) p)
