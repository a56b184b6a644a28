import type { User } from './user.entity.js';

/** Whether the user has proved access to the mailbox, so that it can open the account. A confirmation by an admin is no proof. */
export const isMailboxProved = ({ isVerified, isVouched }: Pick<User, 'isVerified' | 'isVouched'>): boolean => isVerified && !isVouched;

/** SQL for `Viewer.cityIds` of a user `u`. */
export const MODERATED_CITIES = `CASE WHEN u.role = 'moderator' THEN u.moderated_city_ids END`;

/** Whether a user is suspended now, and must not sign in. */
export const isSuspended = ({ suspendedUntil }: Pick<User, 'suspendedUntil'>): boolean => suspendedUntil !== null && suspendedUntil > new Date();
