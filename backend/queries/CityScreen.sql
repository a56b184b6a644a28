-- CityScreen: all
SELECT (SELECT (((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"state":'::text) || (coalesce(to_json(r1.state)::text, 'null') || ',"country":'::text)) || ((coalesce(to_json(r1.country)::text, 'null') || ',"description":'::text) || (coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"name":'::text))) || (((coalesce(to_json(shown_name(r1.name, r1.names, $1::text[]))::text, 'null') || ',"localName":'::text) || (coalesce(to_json(r1.name)::text, 'null') || ',"images":'::text)) || ((coalesce(CASE WHEN NOT EXISTS (SELECT
FROM city_images
WHERE city_id = r1.id) THEN ('[{"url":"/art/cities/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"credit":null,"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM city_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.city_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"__typename":"City","population":'::text) || (coalesce(to_json(r1.population)::text, 'null') || ',"foundedYear":'::text)))) || ((((coalesce(to_json(r1.founded_year)::text, 'null') || ',"status":'::text) || (coalesce(to_json(CASE (r1.status)::text WHEN 'active' THEN 'ACTIVE' WHEN 'inactive' THEN 'INACTIVE' END)::text, 'null') || ',"timeZone":'::text)) || ((coalesce((E'\t2,' || (to_json(r1.time_zone))::text || E'\t'), 'null') || ',"placesCount":'::text) || ((r1.places_count)::text || ',"coordinates":{"latitude":'::text))) || ((((r1.latitude)::text || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"},"source":'::text)) || ((coalesce((E'\t3,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.source, r1.source_id AS "sourceId", r1.licence, r1.attribution
WHERE coalesce(r1.source, r1.attribution) IS NOT NULL) x))::text || E'\t'), 'null') || ',"featuredPlaces":'::text) || (coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $2::text[]))::text, 'null') || ',"description":'::text)) || ((coalesce((E'\t4,' || (json_build_object('description', r2.description, 'descriptions', r2.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || (coalesce(to_json(r2.category)::text, 'null') || ',"moreCategories":'::text))) || ((((coalesce(to_json(r2.more_categories)::text, 'null') || ',"featured":'::text) || (r2.featured)::text) || (',"isSample":'::text || (coalesce(r2.source = 'sample', false))::text)) || ((',"priceRange":'::text || coalesce(to_json(r2.price_range)::text, 'null')) || (',"rating":{"average":'::text || (r2.rating_average)::text)))) || (((((',"count":'::text || (r2.rating_count)::text) || ',"__typename":"Rating"},"coordinates":'::text) || (coalesce(CASE WHEN r2.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r2.latitude)::text) || ',"longitude":'::text) || ((r2.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null') || ',"city":'::text)) || ((coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r3.name, r3.names, $3::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r2.city_id) r3), 'null') || ',"images":'::text) || (coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r2.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r2.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r2.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r2.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t5,' || (json_build_object('id', r2.id, 'name', r2.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r2.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null') || ',"businessStatus":'::text))) || (((coalesce(to_json(r2.business_status)::text, 'null') || ',"opensOn":'::text) || (coalesce(to_json(r2.opens_on)::text, 'null') || ',"openingTimes":'::text)) || ((coalesce((E'\t6,' || ((SELECT row_to_json(x)
FROM ( SELECT r2.opening_hours AS text, r2.business_status AS "businessStatus", r2.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r2.latitude, city.latitude) AS latitude, coalesce(r2.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r2.city_id AND r2.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text) || (coalesce((E'\t7,' || (r2.attributes)::text || E'\t'), 'null') || ',"isFavorite":false}'::text))))), ','), '')) || ']'::text)
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND "place"."city_id" = r1.id
ORDER BY "place"."featured" DESC, "place"."ranking" DESC, "place"."id" DESC
LIMIT 6) r2), 'null') || '}'::text)))))
FROM (SELECT city.*
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND city.id = $4) r1)
