import type { SignInMethod, UserRole } from '../../../graphql/schema.generated';

/** What the roles are called. */
export const ROLES: Record<UserRole, string> = { USER: 'User', MODERATOR: 'Moderator', ADMIN: 'Admin' };

/** What the ways to sign in are called. */
export const METHODS: Record<SignInMethod, string> = { LOCAL: 'E-mail and password', GOOGLE: 'Google', FACEBOOK: 'Facebook' };
