import { newId } from '../db/index.js';
import type { Viewer } from './viewer.js';

/** One action of a user. `undo` can revert everything that carries its id. */
export interface Change {
  readonly id: string;
  readonly actorId: string | null;
}

/** Starts a change by a user, or goes on with that of a job; null stands for the installation itself. */
export const beginChange = (actor: Pick<Viewer, 'id' | 'changeId'> | null): Change => ({ id: actor?.changeId ?? newId(), actorId: actor?.id ?? null });
