import { sendCookie } from '../../../lib/browser';

/** Lifetime of the cookie (s); a social sign-in takes at most as long. */
const LIFE = 600;

/**
 * Stores the token of an invitation for the sign-in with another site. Only the server's sign-in gets the cookie, and deletes it. The token is in no
 * address, because proxies write addresses into their logs.
 */
export const sendInvitation = (token: string): void => sendCookie('citypins-invitation', token, { path: '/api/auth', life: LIFE });
