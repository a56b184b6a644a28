import type { UserRole } from '../../../graphql/schema.generated';

/** All roles with their labels from the specification, most powerful first. */
export const ROLES: readonly { value: UserRole; word: string }[] = [
  { value: 'ADMIN', word: 'admin' },
  { value: 'MODERATOR', word: 'moderator' },
  { value: 'USER', word: 'user' },
];

export const roleWord = (role: UserRole): string => ROLES.find(({ value }) => value === role)?.word ?? '';
