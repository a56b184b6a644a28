import type { UserRole } from '../../../graphql/schema.generated';
import { t, type TextKey } from '../../../lib/i18n';

/** Labels of the roles, from the specification. */
const WORDS = { ADMIN: 'adminUsers.roleAdmin', MODERATOR: 'adminUsers.roleModerator', USER: 'adminUsers.roleUser' } as const satisfies Record<
  UserRole,
  TextKey
>;

/** All roles, most powerful first. */
export const ROLES: readonly UserRole[] = ['ADMIN', 'MODERATOR', 'USER'];

export const roleWord = (role: UserRole): string => t(WORDS[role]);
