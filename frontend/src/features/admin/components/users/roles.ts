import type { UserRole } from '../../../../graphql/schema.generated';

/** The roles as the specification names them, the mightiest first. */
export const ROLES: readonly { value: UserRole; word: string }[] = [
  { value: 'ADMIN', word: 'admin' },
  { value: 'MODERATOR', word: 'moderator' },
  { value: 'USER', word: 'user' },
];

/** The word for a role. */
export const roleWord = (role: UserRole): string => ROLES.find(({ value }) => value === role)?.word ?? '';
