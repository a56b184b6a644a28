-- MyReview: all
WITH viewer AS MATERIALIZED (SELECT u.id, u.role, CASE WHEN u.role = 'moderator' THEN u.moderated_city_ids END AS "cityIds", u.is_verified AS "isConfirmed", s.id AS "sessionId", s.last_seen_at < now() - interval '10 minutes' AS "isStale"
FROM sessions s
JOIN users u ON u.id = s.user_id
WHERE s.id = $1 AND u.id = $2 AND revoked_at IS NULL AND expires_at > now() AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())) SELECT (SELECT row_to_json(viewer)
FROM viewer),
(SELECT ((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || (',"viewerCan":{"review":'::text || (NOT EXISTS (SELECT 1
FROM reviews review
WHERE review.place_id = r1.id AND review.user_id = $2::uuid AND review.deleted_at IS NULL))::text)) || ((',"__typename":"PlaceRights"},"myReview":'::text || coalesce((SELECT ((((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"createdAt":'::text) || ((coalesce(to_json(to_char(r2.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null') || ',"editedAt":'::text) || coalesce(to_json(to_char(r2.edited_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null'))) || (((',"moderation":'::text || coalesce((E'\t0,' || ((((('{"userId":'::text || coalesce(to_json(r2.user_id)::text, 'null')) || (',"status":'::text || coalesce(to_json(r2.status)::text, 'null'))) || ((',"rejectionReason":'::text || coalesce(to_json(r2.rejection_reason)::text, 'null')) || ',"heldAt":'::text)) || (((coalesce(to_json(r2.held_at)::text, 'null') || ',"version":'::text) || coalesce(to_json(r2.version)::text, 'null')) || ((',"cityId":'::text || coalesce(to_json(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN (SELECT city_id
FROM places
WHERE places.id = r2.place_id) END)::text, 'null')) || '}'::text))))::text || E'\t'), 'null')) || ',"viewerCan":{'::text) || ((E'\t1,' || (((('{"userId":'::text || coalesce(to_json(r2.user_id)::text, 'null')) || (',"status":'::text || coalesce(to_json(r2.status)::text, 'null'))) || ((',"cityId":'::text || coalesce(to_json(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN (SELECT city_id
FROM places
WHERE places.id = r2.place_id) END)::text, 'null')) || '}'::text)))::text || E'\t') || ',"__typename":"ReviewRights"},"rating":'::text))) || (((((r2.rating)::text || ',"title":'::text) || coalesce(to_json(r2.title)::text, 'null')) || (',"comment":'::text || coalesce(to_json(r2.comment)::text, 'null'))) || (((',"visitMonth":'::text || coalesce(to_json(to_char(r2.visited_on, 'YYYY-MM'))::text, 'null')) || ',"photos":'::text) || (coalesce((SELECT (('['::text || coalesce(string_agg(((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || (',"image":'::text || coalesce((E'\t2,' || (((((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || (',"fileKey":'::text || coalesce(to_json(r3.file_key)::text, 'null'))) || ((',"addressRevision":'::text || coalesce(to_json(r3.address_revision)::text, 'null')) || (',"alt":'::text || coalesce(to_json(r3.alt)::text, 'null')))) || (((',"width":'::text || coalesce(to_json(r3.width)::text, 'null')) || (',"height":'::text || coalesce(to_json(r3.height)::text, 'null'))) || ((',"thumbHash":'::text || coalesce(to_json(r3.thumb_hash)::text, 'null')) || ',"userId":'::text))) || ((((coalesce(to_json(r3.user_id)::text, 'null') || ',"status":'::text) || (coalesce(to_json(r3.status)::text, 'null') || ',"usedAt":'::text)) || ((coalesce(to_json(r3.used_at)::text, 'null') || ',"deletedAt":'::text) || coalesce(to_json(r3.deleted_at)::text, 'null'))) || (((',"rejectionReason":'::text || coalesce(to_json(r3.rejection_reason)::text, 'null')) || (',"version":'::text || coalesce(to_json(r3.version)::text, 'null'))) || ((',"cityId":'::text || coalesce(to_json(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN coalesce( (SELECT city_id
FROM places
WHERE places.id = coalesce( (SELECT place_id
FROM place_images
WHERE place_images.photo_id = r3.id),
(SELECT r.place_id
FROM review_photos
JOIN reviews r ON r.id = review_photos.review_id
WHERE review_photos.photo_id = r3.id))),
(SELECT city_id
FROM city_images
WHERE city_images.photo_id = r3.id)) END)::text, 'null')) || '}'::text)))))::text || E'\t'), 'null'))) || ((',"moderation":'::text || coalesce((E'\t3,' || ((((('{"userId":'::text || coalesce(to_json(r3.user_id)::text, 'null')) || (',"status":'::text || coalesce(to_json(r3.status)::text, 'null'))) || ((',"usedAt":'::text || coalesce(to_json(r3.used_at)::text, 'null')) || (',"deletedAt":'::text || coalesce(to_json(r3.deleted_at)::text, 'null')))) || (((',"rejectionReason":'::text || coalesce(to_json(r3.rejection_reason)::text, 'null')) || (',"version":'::text || coalesce(to_json(r3.version)::text, 'null'))) || ((',"cityId":'::text || coalesce(to_json(CASE WHEN (SELECT "cityIds"
FROM viewer) IS NOT NULL THEN coalesce( (SELECT city_id
FROM places
WHERE places.id = coalesce( (SELECT place_id
FROM place_images
WHERE place_images.photo_id = r3.id),
(SELECT r.place_id
FROM review_photos
JOIN reviews r ON r.id = review_photos.review_id
WHERE review_photos.photo_id = r3.id))),
(SELECT city_id
FROM city_images
WHERE city_images.photo_id = r3.id)) END)::text, 'null')) || '}'::text))))::text || E'\t'), 'null')) || ',"__typename":"Photo"}'::text)), ','), '')) || ']'::text)
FROM (SELECT photo.*
FROM review_photos own
JOIN photos photo ON photo.id = own.photo_id
WHERE own.review_id = r2.id AND photo.deleted_at IS NULL AND (photo.status = 'approved' OR r2.user_id = $2::uuid OR ((SELECT role <> 'user'
FROM viewer) AND ((SELECT "cityIds"
FROM viewer) IS NULL OR coalesce((SELECT city_id
FROM places
WHERE places.id = r2.place_id) = ANY((SELECT "cityIds"
FROM viewer)::uuid[]), false))))
ORDER BY own.position, own.photo_id) r3), 'null') || ',"__typename":"Review"}'::text))))
FROM (SELECT review.*
FROM reviews review
WHERE review.place_id = r1.id AND review.user_id = $2::uuid AND review.deleted_at IS NULL) r2), 'null')) || ',"__typename":"Place"}'::text))
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND place.id = $3) r1)
