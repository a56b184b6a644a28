import type { EntityManager } from 'typeorm';
import { type AccessRule, allows, type Viewer } from '../../../core/access/index.js';
import { AppError, Busy, englishOf } from '../../../core/errors/index.js';
import { GivenUp } from '../../../core/jobs/index.js';
import { MODERATED_CITIES } from '../../users/index.js';
import type { BulkActor } from './bulk.task.js';

/** Returns how a job refers to the user who started it. */
export const bulkActor = ({ id, sessionId }: Viewer): BulkActor => ({ id, isPresent: sessionId !== null });

/**
 * Returns the user of a job, with the present role and cities.
 * @param changeId id of the change that the job makes
 * @throws GivenUp if the user may not do this any more
 */
export async function viewerOf(manager: EntityManager, { id, isPresent }: BulkActor, rule: AccessRule, changeId: string): Promise<Viewer> {
  const [user] = await manager.query<Pick<Viewer, 'role' | 'cityIds'>[]>(
    `SELECT u.role, ${MODERATED_CITIES} AS "cityIds" FROM users u
     WHERE u.id = $1 AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())`,
    [id],
  );
  const viewer: Viewer | null = user ? { id, ...user, sessionId: isPresent ? changeId : null, changeId } : null;
  if (!viewer || !allows(rule, viewer)) throw new GivenUp(englishOf('console.bulkRightsLost'));
  return viewer;
}

/** Returns the error with which a job ends: a refusal would meet another attempt as well. */
export const failureOf = (error: unknown): unknown => (error instanceof AppError && !(error instanceof Busy) ? new GivenUp(error.message) : error);
