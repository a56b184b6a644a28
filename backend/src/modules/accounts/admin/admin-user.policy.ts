import { allows, type Viewer } from '../../../core/access/index.js';
import type { User } from '../../users/index.js';
import type { AdminUserRights } from './admin-user.type.js';

/** Returns what the viewer may do with another account. Only admins may do anything, and never with the account of an admin. */
export function rightsOf(viewer: Viewer | null, { role, isVerified }: Pick<User, 'role' | 'isVerified'>): AdminUserRights {
  const may = allows('admin', viewer) && role !== 'admin';
  return { changeRole: may, suspend: may, delete: may, confirmAddress: may && !isVerified };
}
