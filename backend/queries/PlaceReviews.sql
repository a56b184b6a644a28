-- PlaceReviews: newest
SELECT (SELECT ((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"reviews":'::text) || (coalesce((SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(((((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"createdAt":'::text) || ((coalesce(to_json(to_char(r2.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null') || ',"editedAt":'::text) || coalesce(to_json(to_char(r2.edited_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null'))) || (((',"user":'::text || coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || (',"name":'::text || coalesce(to_json(r3.name)::text, 'null'))) || ((',"avatarUrl":'::text || coalesce(to_json(r3.avatar_url)::text, 'null')) || ',"__typename":"User"}'::text))
FROM (SELECT person.*
FROM users person
WHERE person.id = r2.user_id AND person.deleted_at IS NULL) r3), 'null')) || ',"rating":'::text) || ((r2.rating)::text || ',"title":'::text))) || ((((coalesce(to_json(r2.title)::text, 'null') || ',"comment":'::text) || coalesce(to_json(r2.comment)::text, 'null')) || (',"visitMonth":'::text || coalesce(to_json(to_char(r2.visited_on, 'YYYY-MM'))::text, 'null'))) || (((',"photos":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(((('{"id":'::text || coalesce(to_json(r4.id)::text, 'null')) || ',"image":'::text) || (coalesce((E'\t0,' || ((((('{"id":'::text || coalesce(to_json(r4.id)::text, 'null')) || (',"fileKey":'::text || coalesce(to_json(r4.file_key)::text, 'null'))) || ((',"addressRevision":'::text || coalesce(to_json(r4.address_revision)::text, 'null')) || (',"alt":'::text || coalesce(to_json(r4.alt)::text, 'null')))) || (((',"width":'::text || coalesce(to_json(r4.width)::text, 'null')) || (',"height":'::text || coalesce(to_json(r4.height)::text, 'null'))) || ((',"thumbHash":'::text || coalesce(to_json(r4.thumb_hash)::text, 'null')) || '}'::text))))::text || E'\t'), 'null') || ',"moderation":null,"__typename":"Photo"}'::text)), ','), '')) || ']'::text)
FROM (SELECT photo.*
FROM review_photos own
JOIN photos photo ON photo.id = own.photo_id
WHERE own.review_id = r2.id AND photo.deleted_at IS NULL AND photo.status = 'approved'
ORDER BY own.position, own.photo_id) r4), 'null')) || ',"__typename":"Review","helpfulCount":'::text) || ((r2.helpful_count)::text || ',"hasVoted":false}'::text)))), ','), '')) || ']'::text)
FROM (SELECT review.*
FROM reviews review
WHERE review.place_id = r1.id AND review.status = 'approved' AND review.deleted_at IS NULL
ORDER BY review.created_at DESC, review.id DESC
LIMIT 10 OFFSET 0) r2), 'null')) || ',"page":'::text) || ((p.page)::text || ',"pages":'::text)) || (((p.pages)::text || ',"total":'::text) || ((p.total)::text || ',"__typename":"ReviewPage"}'::text)))
FROM (SELECT n.*, least(1, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 9) / 10, 1000)) AS pages
FROM (SELECT r1.rating_count - (SELECT count(*)::integer
FROM reviews review
WHERE review.place_id = r1.id AND review.status = 'pending' AND review.held_at IS NOT NULL AND review.deleted_at IS NULL) AS total OFFSET 0) c) n) p), 'null') || ',"__typename":"Place"}'::text))
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND place.id = $1) r1)

-- PlaceReviews: of four stars
SELECT (SELECT ((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"reviews":'::text) || (coalesce((SELECT (((('{"items":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(((((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"createdAt":'::text) || ((coalesce(to_json(to_char(r2.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null') || ',"editedAt":'::text) || coalesce(to_json(to_char(r2.edited_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null'))) || (((',"user":'::text || coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || (',"name":'::text || coalesce(to_json(r3.name)::text, 'null'))) || ((',"avatarUrl":'::text || coalesce(to_json(r3.avatar_url)::text, 'null')) || ',"__typename":"User"}'::text))
FROM (SELECT person.*
FROM users person
WHERE person.id = r2.user_id AND person.deleted_at IS NULL) r3), 'null')) || ',"rating":'::text) || ((r2.rating)::text || ',"title":'::text))) || ((((coalesce(to_json(r2.title)::text, 'null') || ',"comment":'::text) || coalesce(to_json(r2.comment)::text, 'null')) || (',"visitMonth":'::text || coalesce(to_json(to_char(r2.visited_on, 'YYYY-MM'))::text, 'null'))) || (((',"photos":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(((('{"id":'::text || coalesce(to_json(r4.id)::text, 'null')) || ',"image":'::text) || (coalesce((E'\t0,' || ((((('{"id":'::text || coalesce(to_json(r4.id)::text, 'null')) || (',"fileKey":'::text || coalesce(to_json(r4.file_key)::text, 'null'))) || ((',"addressRevision":'::text || coalesce(to_json(r4.address_revision)::text, 'null')) || (',"alt":'::text || coalesce(to_json(r4.alt)::text, 'null')))) || (((',"width":'::text || coalesce(to_json(r4.width)::text, 'null')) || (',"height":'::text || coalesce(to_json(r4.height)::text, 'null'))) || ((',"thumbHash":'::text || coalesce(to_json(r4.thumb_hash)::text, 'null')) || '}'::text))))::text || E'\t'), 'null') || ',"moderation":null,"__typename":"Photo"}'::text)), ','), '')) || ']'::text)
FROM (SELECT photo.*
FROM review_photos own
JOIN photos photo ON photo.id = own.photo_id
WHERE own.review_id = r2.id AND photo.deleted_at IS NULL AND photo.status = 'approved'
ORDER BY own.position, own.photo_id) r4), 'null')) || ',"__typename":"Review","helpfulCount":'::text) || ((r2.helpful_count)::text || ',"hasVoted":false}'::text)))), ','), '')) || ']'::text)
FROM (SELECT review.*
FROM reviews review
WHERE review.place_id = r1.id AND review.status = 'approved' AND review.deleted_at IS NULL AND review.rating = 4
ORDER BY review.helpful_count DESC, review.created_at DESC, review.id DESC
LIMIT 10 OFFSET (p.page - 1) * 10) r2), 'null')) || ',"page":'::text) || ((p.page)::text || ',"pages":'::text)) || (((p.pages)::text || ',"total":'::text) || ((p.total)::text || ',"__typename":"ReviewPage"}'::text)))
FROM (SELECT n.*, least(2, n.pages) AS page
FROM (SELECT c.*, greatest(1, least((c.total + 9) / 10, 1000)) AS pages
FROM (SELECT (SELECT count(*)::integer
FROM reviews review
WHERE review.place_id = r1.id AND review.status = 'approved' AND review.deleted_at IS NULL AND review.rating = 4) AS total OFFSET 0) c) n) p), 'null') || ',"__typename":"Place"}'::text))
FROM (SELECT place.*
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND place.id = $1) r1)
