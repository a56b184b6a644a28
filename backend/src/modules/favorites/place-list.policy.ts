import type { Viewer } from '../../core/access/viewer.js';
import { isSuspended, type User } from '../users/index.js';
import { ListVisibility, type PlaceList } from './place-list.entity.js';

/**
 * Whether a list may be read.
 * @param owner whose list it is
 * @param hasKey whether it was asked for by the key of its link; else by its id
 */
export function mayRead(
  { userId, visibility }: Pick<PlaceList, 'userId' | 'visibility'>,
  { viewer, owner, hasKey }: { viewer: Viewer | null; owner: Pick<User, 'deletedAt' | 'suspendedUntil'>; hasKey: boolean },
): boolean {
  if (viewer?.id === userId) return true;
  if (owner.deletedAt !== null || isSuspended(owner)) return false;
  return visibility === (hasKey ? ListVisibility.LINK : ListVisibility.PUBLIC);
}
