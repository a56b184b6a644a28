-- MyReview: all
WITH viewer AS MATERIALIZED (SELECT u.id, u.role, s.id AS "sessionId", s.last_seen_at < now() - interval '10 minutes' AS "isStale"
FROM sessions s
JOIN users u ON u.id = s.user_id
WHERE s.id = $1 AND u.id = $2 AND revoked_at IS NULL AND expires_at > now() AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())) SELECT (SELECT row_to_json(viewer)
FROM viewer),
(SELECT ((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || (',"viewerCan":{"review":'::text || coalesce(to_json(NOT EXISTS (SELECT 1
FROM reviews review
WHERE review.place_id = r1.id AND review.user_id = $2::uuid AND review.deleted_at IS NULL))::text, 'null'))) || ((',"__typename":"PlaceRights"},"myReview":'::text || coalesce((SELECT ((((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"createdAt":'::text) || ((coalesce(to_json(to_char(r2.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null') || ',"editedAt":'::text) || coalesce(to_json(to_char(r2.edited_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null'))) || (((',"moderation":'::text || coalesce((E'\t[0,' || (json_build_object('userId', r2.user_id, 'status', r2.status, 'rejectionReason', r2.rejection_reason, 'heldAt', r2.held_at, 'version', r2.version))::text || E']\t'), 'null')) || ',"viewerCan":{"edit":'::text) || ((coalesce((E'\t[1,' || (json_build_object('userId', r2.user_id, 'status', r2.status, 'rejectionReason', r2.rejection_reason, 'heldAt', r2.held_at, 'version', r2.version))::text || E']\t'), 'null') || ',"delete":'::text) || coalesce((E'\t[2,' || (json_build_object('userId', r2.user_id, 'status', r2.status, 'rejectionReason', r2.rejection_reason, 'heldAt', r2.held_at, 'version', r2.version))::text || E']\t'), 'null')))) || ((((',"__typename":"ReviewRights"},"rating":'::text || (r2.rating)::text) || ',"title":'::text) || ((coalesce(to_json(r2.title)::text, 'null') || ',"comment":'::text) || coalesce(to_json(r2.comment)::text, 'null'))) || (((',"visitMonth":'::text || coalesce(to_json(to_char(r2.visited_on, 'YYYY-MM'))::text, 'null')) || ',"photos":'::text) || (coalesce((SELECT (('['::text || coalesce(string_agg(((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || (',"image":'::text || coalesce((E'\t[3,' || (json_build_array(json_build_object('id', r3.id, 'fileKey', r3.file_key, 'addressRevision', r3.address_revision, 'alt', r3.alt, 'width', r3.width, 'height', r3.height, 'thumbHash', r3.thumb_hash), json_build_object('userId', r3.user_id, 'status', r3.status, 'usedAt', r3.used_at, 'deletedAt', r3.deleted_at, 'rejectionReason', r3.rejection_reason, 'version', r3.version)))::text || E']\t'), 'null'))) || ((',"moderation":'::text || coalesce((E'\t[4,' || (json_build_object('userId', r3.user_id, 'status', r3.status, 'usedAt', r3.used_at, 'deletedAt', r3.deleted_at, 'rejectionReason', r3.rejection_reason, 'version', r3.version))::text || E']\t'), 'null')) || ',"__typename":"Photo"}'::text)), ','), '')) || ']'::text)
FROM (SELECT photo.*
FROM review_photos own
JOIN photos photo ON photo.id = own.photo_id
WHERE own.review_id = r2.id AND photo.deleted_at IS NULL AND (photo.status = 'approved' OR r2.user_id = $2::uuid OR (SELECT role <> 'user'
FROM viewer))
ORDER BY own.position, own.photo_id) r3), 'null') || ',"__typename":"Review"}'::text))))
FROM (SELECT review.*
FROM reviews review
WHERE review.place_id = r1.id AND review.user_id = $2::uuid AND review.deleted_at IS NULL) r2), 'null')) || ',"__typename":"Place"}'::text))
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND place.id = $3) r1)
