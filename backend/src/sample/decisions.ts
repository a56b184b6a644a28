import type { EntityManager } from 'typeorm';
import { MODERATOR } from './activities.js';

const decidedOf = (kind: 'review' | 'suggestion', table: string, person: string): string =>
  `SELECT t.${person}, '${kind}-' || CASE WHEN t.status::text IN ('approved', 'active', 'applied') THEN 'approved' ELSE 'refused' END, t.id, ${MODERATOR},
     t.created_at + interval '1 hour' FROM ${table} t WHERE t.${person} IS NOT NULL AND t.status::text <> 'pending'`;

/** Records the moderators' decisions about the contributions of the sample users, derived from their rows. */
export async function recordDecisions(manager: EntityManager): Promise<void> {
  const decided = [
    decidedOf('review', 'reviews', 'user_id'),
    decidedOf('suggestion', 'places', 'created_by'),
    decidedOf('suggestion', 'place_edits', 'user_id'),
  ];
  await manager.query(
    `WITH moderators AS (SELECT array_agg(id ORDER BY id) AS ids FROM users WHERE role = 'moderator')
     INSERT INTO decisions (id, user_id, kind, target_id, decided_by, decided_at)
     SELECT gen_random_uuid(), person, kind::decision_kind, target, moderator, least(moment, now())
     FROM (${decided.join(' UNION ALL ')}) decided (person, kind, target, moderator, moment)`,
  );
}
