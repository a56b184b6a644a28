import type { Viewer } from '../../core/access/index.js';
import { isSuspended, type User } from '../users/index.js';
import { ListVisibility, type PlaceList } from './place-list.entity.js';

/**
 * Whether the viewer may read a list.
 * @param owner of the list: lists of deleted and suspended users are hidden from others
 * @param hasKey whether the request named the list by the key of its link, not by its id
 */
export function mayRead(
  { userId, visibility }: Pick<PlaceList, 'userId' | 'visibility'>,
  { viewer, owner, hasKey }: { viewer: Viewer | null; owner: Pick<User, 'deletedAt' | 'suspendedUntil'>; hasKey: boolean },
): boolean {
  if (viewer?.id === userId) return true;
  if (owner.deletedAt !== null || isSuspended(owner)) return false;
  return visibility === (hasKey ? ListVisibility.LINK : ListVisibility.PUBLIC);
}
