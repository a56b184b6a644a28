import type { User } from './user.entity.js';

/** Whether somebody may not sign in at this moment. */
export const isSuspended = ({ suspendedUntil }: Pick<User, 'suspendedUntil'>): boolean => suspendedUntil !== null && suspendedUntil > new Date();
