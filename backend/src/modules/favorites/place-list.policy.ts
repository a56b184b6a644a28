import { can, type Subject, type Viewer } from '../../core/access/index.js';
import { isSuspended, type User } from '../users/index.js';
import { ListVisibility, type PlaceList } from './place-list.entity.js';

type ListFacts = Pick<PlaceList, 'userId' | 'visibility'>;

/** Returns the subject of a list that was named by its id. Moderators see no lists of others that are not public. */
const subjectOf = ({ userId, visibility }: ListFacts): Subject => ({
  ownerId: userId,
  shownTo: visibility === ListVisibility.PUBLIC ? 'everyone' : 'owner',
  cityId: null,
});

/** Whether the viewer may change the list. */
export const mayChange = (list: ListFacts, viewer: Viewer | null): boolean => can(viewer, 'edit', subjectOf(list));

/**
 * Whether the viewer may read a list.
 * @param owner of the list: lists of deleted and suspended users are hidden from others
 * @param hasKey whether the request named the list by the key of its link, not by its id
 */
export function mayRead(
  list: ListFacts,
  { viewer, owner, hasKey }: { viewer: Viewer | null; owner: Pick<User, 'deletedAt' | 'suspendedUntil'>; hasKey: boolean },
): boolean {
  if (mayChange(list, viewer)) return true;
  if (owner.deletedAt !== null || isSuspended(owner)) return false;
  return hasKey ? list.visibility === ListVisibility.LINK : can(viewer, 'see', subjectOf(list));
}
