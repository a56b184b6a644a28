const COOKIE = 'citypins-invitation';
/** Lifetime of the cookie (s); a social sign-in takes at most as long. */
const LIFE = 600;

/**
 * Stores the token of an invitation for the sign-in with another site. Only the server's sign-in gets the cookie, and deletes it. The token is in no
 * address, because proxies write addresses into their logs.
 */
export function sendInvitation(token: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${token}; path=/api/auth; max-age=${LIFE}; samesite=lax${secure}`;
}
