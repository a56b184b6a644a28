import { can, type Viewer } from '../../../core/access/index.js';
import type { User } from '../../users/index.js';
import type { AdminUserRights } from './admin-user.type.js';

/** Returns what the viewer may do with another account. Only admins may do anything, and never with the account of an admin. */
export function rightsOf(viewer: Viewer | null, { id, role, isVerified }: Pick<User, 'id' | 'role' | 'isVerified'>): AdminUserRights {
  const may = can(viewer, 'manage', { ownerId: id, shownTo: 'owner', cityId: null }) && role !== 'admin';
  return { changeRole: may, suspend: may, delete: may, confirmAddress: may && !isVerified };
}
