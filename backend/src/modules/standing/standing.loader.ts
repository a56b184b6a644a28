import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { Decision } from './decision.entity.js';
import { readStandings, type Standing } from './standing.query.js';

/** Decisions about a user that admins are shown. */
export const LAST_DECISIONS = 50;

/** The last decisions about users by the user's id, the newest first: two statements for all. */
export function createDecisionLoader(manager: EntityManager): DataLoader<string, Decision[]> {
  return new DataLoader(async (userIds) => {
    const last = await manager.query<{ id: string }[]>(
      `SELECT d.id FROM unnest($1::uuid[]) wanted (id) CROSS JOIN LATERAL (
         SELECT one.id FROM decisions one WHERE one.user_id = wanted.id ORDER BY one.decided_at DESC, one.id DESC LIMIT $2) d`,
      [userIds, LAST_DECISIONS],
    );
    const decisions = await manager.find(Decision, { where: { id: In(last.map(({ id }) => id)) }, order: { decidedAt: 'DESC', id: 'DESC' } });
    return userIds.map((id) => decisions.filter(({ userId }) => userId === id));
  });
}

/** The standing of users by id, one statement for all; null for unknown ids. */
export function createStandingLoader(manager: EntityManager): DataLoader<string, Standing | null> {
  return new DataLoader(async (userIds) => {
    const standings = new Map((await readStandings(manager, userIds)).map((standing) => [standing.userId, standing]));
    return userIds.map((id) => standings.get(id) ?? null);
  });
}
