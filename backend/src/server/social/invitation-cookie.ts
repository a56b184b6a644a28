import type { IncomingHttpHeaders } from 'node:http';
import type { Response } from 'express';

const COOKIE = 'citypins-invitation';
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`);

/**
 * Returns the token of an invitation from the cookie that the sign-up page has set, and deletes the cookie. The page cannot put the token into
 * the address: proxies write addresses into their logs.
 * @returns undefined without a token
 */
export function takeInvitation({ cookie = '' }: IncomingHttpHeaders, response: Response): string | undefined {
  const [, token] = COOKIE_VALUE.exec(cookie) ?? [];
  if (token) response.clearCookie(COOKIE, { path: '/api/auth' });
  return token;
}
