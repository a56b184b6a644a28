-- PlacesScreen: all places
WITH viewer AS MATERIALIZED (SELECT u.id, u.role, CASE WHEN u.role = 'moderator' THEN u.moderated_city_ids END AS "cityIds", u.is_verified AS "isConfirmed", s.id AS "sessionId", s.last_seen_at < now() - interval '10 minutes' AS "isStale"
FROM sessions s
JOIN users u ON u.id = s.user_id
WHERE s.id = $1 AND u.id = $2 AND revoked_at IS NULL AND expires_at > now() AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())) SELECT (SELECT row_to_json(viewer)
FROM viewer),
(SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r1.name, r1.names, $3::text[]))::text, 'null') || ',"description":'::text)) || (((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || coalesce(to_json(r1.category)::text, 'null')) || (',"moreCategories":'::text || coalesce(to_json(r1.more_categories)::text, 'null')))) || ((((',"featured":'::text || (r1.featured)::text) || ',"isSample":'::text) || ((coalesce(r1.source = 'sample', false))::text || ',"priceRange":'::text)) || ((coalesce(to_json(r1.price_range)::text, 'null') || ',"rating":{"average":'::text) || ((r1.rating_average)::text || ',"count":'::text)))) || ((((((r1.rating_count)::text || ',"__typename":"Rating"},"coordinates":'::text) || coalesce(CASE WHEN r1.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r1.latitude)::text) || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null')) || (',"city":'::text || coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $4::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r1.city_id) r2), 'null'))) || ((',"images":'::text || coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r1.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t1,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null')) || (',"businessStatus":'::text || coalesce(to_json(r1.business_status)::text, 'null')))) || ((((',"opensOn":'::text || coalesce(to_json(r1.opens_on)::text, 'null')) || ',"openingTimes":'::text) || (coalesce((E'\t2,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.opening_hours AS text, r1.business_status AS "businessStatus", r1.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r1.latitude, city.latitude) AS latitude, coalesce(r1.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r1.city_id AND r1.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text)) || ((coalesce((E'\t3,' || (concat(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN r1.city_id END, ' ', r1.attributes))::text || E'\t'), 'null') || ',"isFavorite":'::text) || ((EXISTS (SELECT
FROM favorites
WHERE user_id = $2::uuid AND place_id = r1.id))::text || '}'::text))))), ','), '')) || ']'::text)
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
