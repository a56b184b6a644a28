-- PlaceScreen: all
WITH viewer AS MATERIALIZED (SELECT u.id, u.role, CASE WHEN u.role = 'moderator' THEN u.moderated_city_ids END AS "cityIds", u.is_verified AS "isConfirmed", s.id AS "sessionId", s.last_seen_at < now() - interval '10 minutes' AS "isStale"
FROM sessions s
JOIN users u ON u.id = s.user_id
WHERE s.id = $1 AND u.id = $2 AND revoked_at IS NULL AND expires_at > now() AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())) SELECT (SELECT row_to_json(viewer)
FROM viewer),
(SELECT ((((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r1.name, r1.names, $3::text[]))::text, 'null') || ',"description":'::text)) || (((coalesce((E'\t0,' || (json_build_object('description', r1.description, 'descriptions', r1.descriptions))::text || E'\t'), 'null') || ',"isSample":'::text) || (coalesce(r1.source = 'sample', false))::text) || (',"coordinates":'::text || coalesce(CASE WHEN r1.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r1.latitude)::text) || ',"longitude":'::text) || ((r1.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null')))) || ((((',"city":'::text || coalesce((SELECT (((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $4::text[]))::text, 'null') || ',"featuredPlaces":'::text)) || ((coalesce((SELECT (('['::text || coalesce(string_agg((((((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r3.name, r3.names, $5::text[]))::text, 'null') || ',"description":'::text)) || (((coalesce((E'\t1,' || (json_build_object('description', r3.description, 'descriptions', r3.descriptions))::text || E'\t'), 'null') || ',"category":'::text) || coalesce(to_json(r3.category)::text, 'null')) || (',"moreCategories":'::text || coalesce(to_json(r3.more_categories)::text, 'null')))) || ((((',"featured":'::text || (r3.featured)::text) || ',"isSample":'::text) || ((coalesce(r3.source = 'sample', false))::text || ',"priceRange":'::text)) || ((coalesce(to_json(r3.price_range)::text, 'null') || ',"rating":{"average":'::text) || ((r3.rating_average)::text || ',"count":'::text)))) || ((((((r3.rating_count)::text || ',"__typename":"Rating"},"coordinates":'::text) || coalesce(CASE WHEN r3.latitude IS NOT NULL THEN ((('{"latitude":'::text || (r3.latitude)::text) || ',"longitude":'::text) || ((r3.longitude)::text || ',"__typename":"Coordinates"}'::text)) END, 'null')) || (',"city":'::text || coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r4.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r4.name, r4.names, $6::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r3.city_id) r4), 'null'))) || ((',"images":'::text || coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r3.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r3.id::text)::text, 2), -1) || '.svg","focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r3.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r3.name)::text, 2), -1) || '","isIllustration":true,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t2,' || (json_build_object('id', r3.id, 'name', r3.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r3.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null')) || (',"businessStatus":'::text || coalesce(to_json(r3.business_status)::text, 'null')))) || ((((',"opensOn":'::text || coalesce(to_json(r3.opens_on)::text, 'null')) || ',"openingTimes":'::text) || (coalesce((E'\t3,' || ((SELECT row_to_json(x)
FROM ( SELECT r3.opening_hours AS text, r3.business_status AS "businessStatus", r3.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r3.latitude, city.latitude) AS latitude, coalesce(r3.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r3.city_id AND r3.opening_hours IS NOT NULL) x))::text || E'\t'), 'null') || ',"__typename":"Place","attributes":'::text)) || ((coalesce((E'\t4,' || (concat(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN r3.city_id END, ' ', r3.attributes))::text || E'\t'), 'null') || ',"isFavorite":'::text) || ((EXISTS (SELECT
FROM favorites
WHERE user_id = $2::uuid AND place_id = r3.id))::text || '}'::text))))), ','), '')) || ']'::text)
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "place"."business_status" IS DISTINCT
FROM 'closed-permanently' AND "place"."city_id" = r2.id
ORDER BY "place"."featured" DESC, "place"."ranking" DESC, "place"."id" DESC
LIMIT 4) r3), 'null') || ',"__typename":"City","state":'::text) || (coalesce(to_json(r2.state)::text, 'null') || '}'::text)))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r1.city_id) r2), 'null')) || ',"status":'::text) || (coalesce(to_json(CASE (r1.status)::text WHEN 'pending' THEN 'PENDING' WHEN 'active' THEN 'ACTIVE' WHEN 'inactive' THEN 'INACTIVE' END)::text, 'null') || ',"moderation":'::text)) || ((coalesce((E'\t5,' || ((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || (',"cityId":'::text || coalesce(to_json(r1.city_id)::text, 'null'))) || ((',"status":'::text || coalesce(to_json(r1.status)::text, 'null')) || (',"createdBy":'::text || coalesce(to_json(r1.created_by)::text, 'null')))) || (((',"deletedAt":'::text || coalesce(to_json(r1.deleted_at)::text, 'null')) || (',"rejectionReason":'::text || coalesce(to_json(r1.rejection_reason)::text, 'null'))) || ((',"version":'::text || coalesce(to_json(r1.version)::text, 'null')) || '}'::text))))::text || E'\t'), 'null') || ',"viewerCan":{'::text) || ((E'\t6,' || ((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || (',"cityId":'::text || coalesce(to_json(r1.city_id)::text, 'null'))) || ((',"status":'::text || coalesce(to_json(r1.status)::text, 'null')) || ',"createdBy":'::text)) || (((coalesce(to_json(r1.created_by)::text, 'null') || ',"deletedAt":'::text) || coalesce(to_json(r1.deleted_at)::text, 'null')) || ((',"city":'::text || coalesce(to_json((SELECT ((('{"status":'::text || coalesce(to_json(city.status)::text, 'null')) || ',"deletedAt":'::text) || (coalesce(to_json(city.deleted_at)::text, 'null') || '}'::text))::json
FROM cities city
WHERE city.id = r1.city_id))::text, 'null')) || '}'::text))))::text || E'\t') || ',"__typename":"PlaceRights"},"__typename":"Place","localName":'::text)))) || (((((coalesce(to_json(r1.name)::text, 'null') || ',"category":'::text) || coalesce(to_json(r1.category)::text, 'null')) || (',"moreCategories":'::text || coalesce(to_json(r1.more_categories)::text, 'null'))) || (((',"featured":'::text || (r1.featured)::text) || ',"priceRange":'::text) || (coalesce(to_json(r1.price_range)::text, 'null') || ',"rating":{"average":'::text))) || (((((r1.rating_average)::text || ',"count":'::text) || (r1.rating_count)::text) || (',"__typename":"Rating"},"images":'::text || coalesce(CASE WHEN NOT EXISTS (SELECT
FROM place_images
WHERE place_id = r1.id) THEN ('[{"url":"/art/places/' || left(substr(to_json(r1.id::text)::text, 2), -1) || '.svg","credit":null,"isIllustration":true,"focus":{"x":0.5,"y":0.5,"__typename":"FocalPoint"},"alt":"Illustration of ' || left(substr(to_json(r1.name)::text, 2), -1) || '","subject":"' || left(substr(to_json(r1.name)::text, 2), -1) || '","width":null,"height":null,"photoId":null,"thumbHash":null,"sources":[],"__typename":"Image"}]') ELSE (E'\t7,' || (json_build_object('id', r1.id, 'name', r1.name, 'stored',
(SELECT json_agg(x)
FROM (SELECT one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object( 'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo
FROM place_images one
LEFT JOIN photos photo ON photo.id = one.photo_id
WHERE one.place_id = r1.id AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
ORDER BY one.position, one.id
LIMIT 50) x)))::text || E'\t') END, 'null'))) || ((',"businessStatus":'::text || coalesce(to_json(r1.business_status)::text, 'null')) || (',"opensOn":'::text || coalesce(to_json(r1.opens_on)::text, 'null')))))) || ((((((',"openingTimes":'::text || coalesce((E'\t8,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.opening_hours AS text, r1.business_status AS "businessStatus", r1.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country, coalesce(r1.latitude, city.latitude) AS latitude, coalesce(r1.longitude, city.longitude) AS longitude
FROM cities city
WHERE city.id = r1.city_id AND r1.opening_hours IS NOT NULL) x))::text || E'\t'), 'null')) || ',"isFavorite":'::text) || ((EXISTS (SELECT
FROM favorites
WHERE user_id = $2::uuid AND place_id = r1.id))::text || ',"fullAddress":'::text)) || (((coalesce(to_json(r1.full_address)::text, 'null') || ',"phone":'::text) || coalesce(to_json(r1.phone)::text, 'null')) || (',"phoneHref":'::text || coalesce((E'\t9,' || ((SELECT json_build_object('phone', r1.phone, 'country', city.country)
FROM cities city
WHERE city.id = r1.city_id AND r1.phone IS NOT NULL))::text || E'\t'), 'null')))) || ((((',"otherPhones":'::text || coalesce(to_json(r1.other_phones)::text, 'null')) || ',"otherPhoneHrefs":'::text) || (coalesce((E'\t10,' || ((SELECT json_build_object('phone', r1.other_phones, 'country', city.country)
FROM cities city
WHERE city.id = r1.city_id AND r1.other_phones IS NOT NULL))::text || E'\t'), 'null') || ',"email":'::text)) || ((coalesce(to_json(r1.email)::text, 'null') || ',"website":'::text) || (coalesce((E'\t11,' || (to_json(r1.website))::text || E'\t'), 'null') || ',"menuUrl":'::text)))) || (((((coalesce((E'\t12,' || (to_json(r1.menu_url))::text || E'\t'), 'null') || ',"bookingUrl":'::text) || coalesce((E'\t13,' || (to_json(r1.booking_url))::text || E'\t'), 'null')) || (',"socialLinks":'::text || coalesce(to_json(r1.social_links)::text, 'null'))) || ((',"area":'::text || coalesce(to_json(r1.area)::text, 'null')) || (',"otherNames":'::text || coalesce(to_json(r1.other_names)::text, 'null')))) || ((((',"attributes":'::text || coalesce((E'\t14,' || (concat(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN r1.city_id END, ' ', r1.attributes))::text || E'\t'), 'null')) || ',"source":'::text) || (coalesce((E'\t15,' || ((SELECT row_to_json(x)
FROM ( SELECT r1.source, r1.source_id AS "sourceId", r1.licence, r1.attribution, r1.source_url AS "sourceUrl"
WHERE coalesce(r1.source, r1.attribution) IS NOT NULL) x))::text || E'\t'), 'null') || ',"ratingBreakdown":'::text)) || ((coalesce((SELECT (('['::text || coalesce(string_agg(((('{"stars":'::text || (r5.stars)::text) || ',"count":'::text) || ((r5.count)::text || ',"__typename":"RatingShare"}'::text)), ','), '')) || ']'::text)
FROM (SELECT given.stars, coalesce(found.count, 0) AS count
FROM unnest(ARRAY[5,4,3,2,1])
WITH ORDINALITY AS given (stars, position)
LEFT JOIN (SELECT review.rating, count(*)::integer AS count
FROM reviews review
WHERE review.place_id = r1.id AND (review.status = 'approved' OR (review.status = 'pending' AND review.held_at IS NOT NULL)) AND review.deleted_at IS NULL
GROUP BY review.rating) found ON found.rating = given.stars
ORDER BY given.position) r5), 'null') || ',"reviews":'::text) || (coalesce((SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(((((('{"id":'::text || coalesce(to_json(r6.id)::text, 'null')) || ',"createdAt":'::text) || ((coalesce(to_json(to_char(r6.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null') || ',"editedAt":'::text) || coalesce(to_json(to_char(r6.edited_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null'))) || (((',"user":'::text || coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r7.id)::text, 'null')) || (',"name":'::text || coalesce(to_json(r7.name)::text, 'null'))) || ((',"avatarUrl":'::text || coalesce(to_json(r7.avatar_url)::text, 'null')) || ',"__typename":"User"}'::text))
FROM (SELECT person.*
FROM users person
WHERE person.id = r6.user_id AND person.deleted_at IS NULL) r7), 'null')) || ',"rating":'::text) || (((r6.rating)::text || ',"title":'::text) || coalesce(to_json(r6.title)::text, 'null')))) || ((((',"comment":'::text || coalesce(to_json(r6.comment)::text, 'null')) || ',"visitMonth":'::text) || ((coalesce(to_json(to_char(r6.visited_on, 'YYYY-MM'))::text, 'null') || ',"photos":'::text) || coalesce((SELECT (('['::text || coalesce(string_agg(((('{"id":'::text || coalesce(to_json(r8.id)::text, 'null')) || (',"image":'::text || coalesce((E'\t16,' || (((((('{"id":'::text || coalesce(to_json(r8.id)::text, 'null')) || (',"fileKey":'::text || coalesce(to_json(r8.file_key)::text, 'null'))) || ((',"addressRevision":'::text || coalesce(to_json(r8.address_revision)::text, 'null')) || (',"alt":'::text || coalesce(to_json(r8.alt)::text, 'null')))) || (((',"width":'::text || coalesce(to_json(r8.width)::text, 'null')) || (',"height":'::text || coalesce(to_json(r8.height)::text, 'null'))) || ((',"thumbHash":'::text || coalesce(to_json(r8.thumb_hash)::text, 'null')) || ',"userId":'::text))) || ((((coalesce(to_json(r8.user_id)::text, 'null') || ',"status":'::text) || (coalesce(to_json(r8.status)::text, 'null') || ',"usedAt":'::text)) || ((coalesce(to_json(r8.used_at)::text, 'null') || ',"deletedAt":'::text) || coalesce(to_json(r8.deleted_at)::text, 'null'))) || (((',"rejectionReason":'::text || coalesce(to_json(r8.rejection_reason)::text, 'null')) || (',"version":'::text || coalesce(to_json(r8.version)::text, 'null'))) || ((',"cityId":'::text || coalesce(to_json(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN coalesce( (SELECT city_id
FROM places
WHERE places.id = coalesce( (SELECT place_id
FROM place_images
WHERE place_images.photo_id = r8.id),
(SELECT r.place_id
FROM review_photos
JOIN reviews r ON r.id = review_photos.review_id
WHERE review_photos.photo_id = r8.id))),
(SELECT city_id
FROM city_images
WHERE city_images.photo_id = r8.id)) END)::text, 'null')) || '}'::text)))))::text || E'\t'), 'null'))) || ((',"moderation":'::text || coalesce((E'\t17,' || ((((('{"userId":'::text || coalesce(to_json(r8.user_id)::text, 'null')) || (',"status":'::text || coalesce(to_json(r8.status)::text, 'null'))) || ((',"usedAt":'::text || coalesce(to_json(r8.used_at)::text, 'null')) || (',"deletedAt":'::text || coalesce(to_json(r8.deleted_at)::text, 'null')))) || (((',"rejectionReason":'::text || coalesce(to_json(r8.rejection_reason)::text, 'null')) || (',"version":'::text || coalesce(to_json(r8.version)::text, 'null'))) || ((',"cityId":'::text || coalesce(to_json(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN coalesce( (SELECT city_id
FROM places
WHERE places.id = coalesce( (SELECT place_id
FROM place_images
WHERE place_images.photo_id = r8.id),
(SELECT r.place_id
FROM review_photos
JOIN reviews r ON r.id = review_photos.review_id
WHERE review_photos.photo_id = r8.id))),
(SELECT city_id
FROM city_images
WHERE city_images.photo_id = r8.id)) END)::text, 'null')) || '}'::text))))::text || E'\t'), 'null')) || ',"__typename":"Photo"}'::text)), ','), '')) || ']'::text)
FROM (SELECT photo.*
FROM review_photos own
JOIN photos photo ON photo.id = own.photo_id
WHERE own.review_id = r6.id AND photo.deleted_at IS NULL AND (photo.status = 'approved' OR r6.user_id = $2::uuid OR ((SELECT role <> 'user'
FROM viewer) AND ((SELECT "cityIds"
FROM viewer) IS NULL OR coalesce((SELECT city_id
FROM places
WHERE places.id = r6.place_id) = ANY((SELECT "cityIds"
FROM viewer)::uuid[]), false))))
ORDER BY own.position, own.photo_id) r8), 'null'))) || (((',"__typename":"Review","helpfulCount":'::text || (r6.helpful_count)::text) || ',"hasVoted":'::text) || ((EXISTS (SELECT
FROM review_votes
WHERE review_id = r6.id AND user_id = $2::uuid))::text || '}'::text)))), ','), '')) || ']'::text)
FROM (SELECT review.*
FROM reviews review
WHERE review.place_id = r1.id AND review.status = 'approved' AND review.deleted_at IS NULL
ORDER BY review.created_at DESC, review.id DESC
LIMIT 10 OFFSET 0) r6), 'null')) || ',"page":'::text) || ((p.page)::text || ',"pages":'::text)) || (((p.pages)::text || ',"total":'::text) || ((p.total)::text || ',"__typename":"ReviewPage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 9) / 10, 1000)) AS pages
FROM (SELECT r1.rating_count - (SELECT count(*)::integer
FROM reviews review
WHERE review.place_id = r1.id AND review.status = 'pending' AND review.held_at IS NOT NULL AND review.deleted_at IS NULL) AS total OFFSET 0) c) n) p), 'null') || '}'::text))))))
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND place.id = $7) r1), (E'\t18,' || (true)::text || E'\t')
