-- SaveToList: all
WITH viewer AS MATERIALIZED (SELECT u.id, u.role, CASE WHEN u.role = 'moderator' THEN u.moderated_city_ids END AS "cityIds", u.is_verified AS "isConfirmed", s.id AS "sessionId", s.last_seen_at < now() - interval '10 minutes' AS "isStale"
FROM sessions s
JOIN users u ON u.id = s.user_id
WHERE s.id = $1 AND u.id = $2 AND revoked_at IS NULL AND expires_at > now() AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())) SELECT (SELECT row_to_json(viewer)
FROM viewer),
(SELECT ((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"lists":'::text) || (coalesce((SELECT (('['::text || coalesce(string_agg((((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || ((coalesce(to_json(r2.name)::text, 'null') || ',"visibility":'::text) || coalesce(to_json(CASE (r2.visibility)::text WHEN 'private' THEN 'PRIVATE' WHEN 'link' THEN 'LINK' WHEN 'public' THEN 'PUBLIC' END)::text, 'null'))) || (((',"placesCount":'::text || ((SELECT count(*)::integer
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id" INNER
JOIN "place_list_items" "item" ON item.place_id = "place"."id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND item.list_id = r2.id))::text) || ',"has":'::text) || ((EXISTS (SELECT 1
FROM "places" "place" INNER
JOIN "cities" "city" ON "city"."id" = "place"."city_id" INNER
JOIN "place_list_items" "item" ON item.place_id = "place"."id"
WHERE "place"."status" = 'active' AND "place"."deleted_at" IS NULL AND "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND item.list_id = r2.id AND place.id = $3))::text || ',"__typename":"PlaceList"}'::text))), ','), '')) || ']'::text)
FROM (SELECT list.*
FROM place_lists list
WHERE list.user_id = r1.id AND list.deleted_at IS NULL
ORDER BY list.updated_at DESC, list.id DESC) r2), 'null') || ',"__typename":"Account"}'::text))
FROM (SELECT person.*
FROM users person
WHERE person.id = $2::uuid) r1)
