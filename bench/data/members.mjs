import { at } from '../../scripts/lib/paths.mjs';
import { SESSION_SECRET } from '../lib/guide.mjs';
import { idOf, TABLE } from './world.mjs';

const DAY = 86_400_000;
/** Numbers of favorites and lists of each member. */
const FAVORITES = 30;
const LISTS = 3;

/**
 * Makes a member for each place: a user who has reviewed it, with favorites, lists, a vote and a session. Only sessions are new at each call.
 * @param places result of `somePlaces`
 * @returns session tokens, one for each place
 */
export async function makeMembers(client, places) {
  const { SessionTokens } = await import(at('backend/dist/modules/accounts/sessions/index.js'));
  const tokens = new SessionTokens(SESSION_SECRET);
  const ids = places.map(({ id }) => id);
  const { rows } = await client.query(
    `SELECT coalesce((SELECT user_id FROM reviews WHERE place_id = wanted.id AND status = 'approved' ORDER BY id LIMIT 1), $2) AS id
    FROM unnest($1::uuid[]) WITH ORDINALITY wanted (id, n) ORDER BY n`,
    [ids, idOf(TABLE.users, 1)],
  );
  const members = rows.map(({ id }) => id);
  const sessions = members.map((_id, i) => idOf(TABLE.sessions, i + 1));
  const [issuedAt, expiresAt] = [new Date(), new Date(Date.now() + DAY)];
  await client.query(
    `INSERT INTO favorites (user_id, place_id) SELECT member, ($2::uuid[])[(n - 1 + i * 7) % cardinality($2::uuid[]) + 1]
    FROM unnest($1::uuid[]) WITH ORDINALITY members (member, n), generate_series(0, $3 - 1) i ON CONFLICT DO NOTHING`,
    [members, ids, FAVORITES],
  );
  await client.query(
    `WITH lists AS (
      INSERT INTO place_lists (id, user_id, name, visibility)
      SELECT format('01900000-${TABLE.lists}000-7000-8000-%s', lpad(to_hex(n * 16 + i), 12, '0'))::uuid, member, 'List ' || i, CASE i WHEN 1 THEN 'public' ELSE 'private' END::list_visibility
      FROM (SELECT member, min(n) AS n FROM unnest($1::uuid[]) WITH ORDINALITY members (member, n) GROUP BY member) members, generate_series(1, $3) i
      ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO place_list_items (list_id, place_id, position) SELECT lists.id, place, n FROM lists, unnest($2::uuid[]) WITH ORDINALITY places (place, n) WHERE n <= 10`,
    [members, ids, LISTS],
  );
  await client.query(
    `INSERT INTO review_votes (review_id, user_id) SELECT review.id, member FROM unnest($1::uuid[], $2::uuid[]) members (member, place), LATERAL (
      SELECT id FROM reviews WHERE place_id = place AND user_id <> member AND status = 'approved' ORDER BY created_at DESC LIMIT 1) review ON CONFLICT DO NOTHING`,
    [members, ids],
  );
  await client.query('DELETE FROM sessions WHERE id = ANY ($1)', [sessions]);
  await client.query('INSERT INTO sessions (id, user_id, expires_at, device) SELECT id, member, $3, $4 FROM unnest($1::uuid[], $2::uuid[]) rows (id, member)', [
    sessions,
    members,
    expiresAt,
    'wrk',
  ]);
  for (const table of ['sessions', 'favorites', 'place_lists', 'place_list_items', 'review_votes']) await client.query(`ANALYZE ${table}`);
  return members.map((userId, i) => tokens.sign({ userId, sessionId: sessions[i] }, { issuedAt, expiresAt }));
}
