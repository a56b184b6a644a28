-- Viewer: all
WITH viewer AS MATERIALIZED (SELECT u.id, u.role, CASE WHEN u.role = 'moderator' THEN u.moderated_city_ids END AS "cityIds", u.is_verified AS "isConfirmed", s.id AS "sessionId", s.last_seen_at < now() - interval '10 minutes' AS "isStale"
FROM sessions s
JOIN users u ON u.id = s.user_id
WHERE s.id = $1 AND u.id = $2 AND revoked_at IS NULL AND expires_at > now() AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())) SELECT (SELECT row_to_json(viewer)
FROM viewer),
(SELECT ((((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || ',"name":'::text) || ((coalesce(to_json(r1.name)::text, 'null') || ',"email":'::text) || coalesce(to_json(r1.email)::text, 'null'))) || (((',"role":'::text || coalesce(to_json(CASE (r1.role)::text WHEN 'user' THEN 'USER' WHEN 'moderator' THEN 'MODERATOR' WHEN 'admin' THEN 'ADMIN' END)::text, 'null')) || ',"avatarUrl":'::text) || ((coalesce((E'\t0,' || (json_build_array(r1.avatar_url, (r1.avatar_url IS NULL AND EXISTS (SELECT
FROM photos
WHERE user_id = r1.id AND is_avatar AND status = 'pending' AND deleted_at IS NULL))))::text || E'\t'), 'null') || ',"provider":'::text) || coalesce((E'\t1,' || (json_build_object('passwordHash', CASE WHEN r1.password_hash IS NOT NULL THEN '' END, 'providers',
(SELECT coalesce(json_agg(identity.provider
ORDER BY identity.created_at), '[]')
FROM user_identities identity
WHERE identity.user_id = r1.id)))::text || E'\t'), 'null')))) || ((((',"signInMethods":'::text || coalesce((E'\t2,' || (json_build_object('passwordHash', CASE WHEN r1.password_hash IS NOT NULL THEN '' END, 'providers',
(SELECT coalesce(json_agg(identity.provider
ORDER BY identity.created_at), '[]')
FROM user_identities identity
WHERE identity.user_id = r1.id)))::text || E'\t'), 'null')) || ',"isVerified":'::text) || (((r1.is_verified)::text || ',"pendingEmail":'::text) || coalesce(to_json((SELECT l.email
FROM account_links l
JOIN users u ON u.id = l.user_id
WHERE l.user_id = r1.id AND l.kind = 'verify' AND l.used_at IS NULL AND l.expires_at > now() AND l.email <> u.email
ORDER BY l.created_at DESC
LIMIT 1))::text, 'null'))) || (((',"createdAt":'::text || coalesce(to_json(to_char(r1.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'null')) || ',"viewerCan":{'::text) || ((E'\t3,' || (true)::text || E'\t') || ',"__typename":"ViewerRights"},"__typename":"Account"}'::text))))
FROM (SELECT person.*
FROM users person
WHERE person.id = $2::uuid) r1)
