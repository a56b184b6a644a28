import type { EntityManager } from 'typeorm';
import { momentOf } from '../packs/index.js';

/** Maximum age (days) of contributions with activities. */
const PERIOD = 29;
/** Minutes between a contribution and its decision: from half an hour to half a day. */
const FIRST_LOOK = 30;
const LAST_LOOK = 720;

/** SQL for the id of a moderator, chosen by the id of the row `t`. */
export const MODERATOR = `(SELECT ids[1 + abs(hashtext(t.id::text)) % array_length(ids, 1)] FROM moderators)`;
/** SQL for the time of the decision: within these minutes, and at most 90 % of the time since the contribution, so it is never in the future. */
const LATER = `t.created_at + least(make_interval(mins => ${FIRST_LOOK} + abs(hashtext(t.id::text)) % ${LAST_LOOK - FIRST_LOOK}),
  (now - t.created_at) * (0.2 + abs(hashtext(t.id::text)) % 70 / 100.0))`;
const DECIDED = `CASE t.status::text WHEN 'rejected' THEN 'rejected' ELSE 'approved' END`;
const OUTCOME = `'{"status": "pending"}'::jsonb, jsonb_build_object('status', t.status)`;
const PLACE_NAME = '(SELECT name FROM places WHERE places.id = t.place_id)';

/** SELECTs of the activities of the last days, with the columns `actor, action, kind, target, label, before, after, moment`. */
const HAPPENED = [
  `SELECT t.id, 'registered', 'user', t.id, NULL, NULL::jsonb, NULL::jsonb, t.created_at FROM users t, period WHERE t.created_at > since AND t.role = 'user'`,
  `SELECT t.user_id, 'created', 'review', t.id, ${PLACE_NAME}, NULL, NULL, t.created_at FROM reviews t, period WHERE t.created_at > since`,
  `SELECT ${MODERATOR}, ${DECIDED}, 'review', t.id, ${PLACE_NAME}, ${OUTCOME}, ${LATER} FROM reviews t, period WHERE t.created_at > since AND t.status <> 'pending'`,
  `SELECT t.created_by, 'created', 'place', t.id, t.name, NULL, NULL, t.created_at FROM places t, period WHERE t.created_at > since AND t.created_by IS NOT NULL`,
  `SELECT ${MODERATOR}, ${DECIDED}, 'place', t.id, t.name, ${OUTCOME}, ${LATER} FROM places t, period
   WHERE t.created_at > since AND t.created_by IS NOT NULL AND t.status <> 'pending'`,
  `SELECT t.user_id, 'created', 'place-edit', t.id, ${PLACE_NAME}, NULL, NULL, t.created_at FROM place_edits t, period WHERE t.created_at > since`,
  `SELECT t.reporter_id, 'created', 'report', t.id, coalesce(
     (SELECT name FROM places WHERE places.id = t.place_id), (SELECT p.name FROM reviews r JOIN places p ON p.id = r.place_id WHERE r.id = t.review_id)),
     NULL, NULL, t.created_at FROM reports t, period WHERE t.created_at > since`,
];

/** Records the activities of the last days, derived from the sample rows: registrations, contributions, reports and decisions. */
export async function recordActivities(manager: EntityManager, now: Date): Promise<void> {
  await manager.query(
    `WITH period AS (SELECT $1::timestamptz AS now, $2::timestamptz AS since), moderators AS (SELECT array_agg(id ORDER BY id) AS ids FROM users WHERE role = 'moderator')
     INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, before, after, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), actor, action, kind::activity_target, target, label, before, after, moment
     FROM (${HAPPENED.join(' UNION ALL ')}) happened (actor, action, kind, target, label, before, after, moment)`,
    [now, momentOf(now, PERIOD)],
  );
}
