import { newId } from '../db/ids.js';
import type { Viewer } from './viewer.js';

/** Who does something, and under which name all that is done at once can be taken back. */
export interface Change {
  readonly id: string;
  readonly actorId: string | null;
}

/** Begins a change by somebody; null is the guide itself. */
export const beginChange = (actor: Pick<Viewer, 'id'> | null): Change => ({ id: newId(), actorId: actor?.id ?? null });
