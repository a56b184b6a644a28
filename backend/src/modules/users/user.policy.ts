import type { User } from './user.entity.js';

/** Whether the mailbox of an account was proved, so that it opens the account; an admin's word is no proof. */
export const isMailboxProved = ({ isVerified, isVouched }: Pick<User, 'isVerified' | 'isVouched'>): boolean => isVerified && !isVouched;

/** Whether somebody may not sign in at this moment. */
export const isSuspended = ({ suspendedUntil }: Pick<User, 'suspendedUntil'>): boolean => suspendedUntil !== null && suspendedUntil > new Date();
