import { allows } from '../../core/access/access.js';
import type { Viewer } from '../../core/access/viewer.js';
import type { User } from '../users/index.js';
import type { AdminUserRights } from './admin-user.type.js';

/** What somebody may do with an account. Nobody but an admin does anything with others', and nobody anything with an admin's. */
export function rightsOf(viewer: Viewer | null, { role, isVerified }: Pick<User, 'role' | 'isVerified'>): AdminUserRights {
  const may = allows('admin', viewer) && role !== 'admin';
  return { changeRole: may, suspend: may, delete: may, confirmAddress: may && !isVerified };
}
