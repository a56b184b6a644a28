import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { Decision } from './decision.entity.js';
import { readStandings, type Standing } from './standing.query.js';

/** Maximum number of decisions about a user that admins see. */
export const LAST_DECISIONS = 50;

/** Creates a loader of the latest decisions about users by user id, the newest first. Two statements serve a request. */
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

/** Creates a loader of the standing of users by id; null for unknown ids. One statement serves a request. */
export function createStandingLoader(manager: EntityManager): DataLoader<string, Standing | null> {
  return new DataLoader(async (userIds) => {
    const standings = new Map((await readStandings(manager, userIds)).map((standing) => [standing.userId, standing]));
    return userIds.map((id) => standings.get(id) ?? null);
  });
}
