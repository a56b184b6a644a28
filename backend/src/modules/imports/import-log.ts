import type { EntityManager } from 'typeorm';
import { type ActivityAction, ActivityTarget, createActivityModule } from '../activities/index.js';
import { createStandingModule } from '../standing/index.js';
import { createUserModule } from '../users/index.js';

interface LoggedImport {
  id: string;
  /** Id of the user who acts; null for the command line. */
  actorId: string | null;
  /** Name of the file. */
  label: string | null;
}

/** Writes one entry about a whole import into the activity log. @param counts numbers of rows to show, by outcome */
export async function logImport(
  manager: EntityManager,
  { id, actorId, label }: LoggedImport,
  action: ActivityAction,
  counts: Record<string, number>,
): Promise<void> {
  const { activities } = createActivityModule(manager, createStandingModule(manager, createUserModule(manager)));
  await activities.note(actorId === null ? null : { id: actorId }, { action, kind: ActivityTarget.IMPORT, id, label, after: counts });
}
