import http from 'node:http';
import https from 'node:https';
import { AddressNotPublic, isNameOrPublic, lookupPublic } from './public-address.js';

/** A request to an address that a user has entered. */
export interface GuardedRequest extends Pick<http.RequestOptions, 'method' | 'headers'> {
  /** Whether it can connect to any address, also of this machine and its network. */
  allowsPrivate: boolean;
  signal: AbortSignal;
}

/**
 * Prepares a request to an address that a user has entered. It follows no redirects. It connects to public addresses only, and checks the IP address
 * that it connects to, not the host name.
 * @throws AddressNotPublic for an IP address that is not public; a name that leads to one makes the request fail with this error
 */
export function guardedRequest(url: URL, { allowsPrivate, ...options }: GuardedRequest): http.ClientRequest {
  if (!allowsPrivate && !isNameOrPublic(url)) throw new AddressNotPublic(url.hostname);
  const { request } = url.protocol === 'https:' ? https : http;
  return request(url, {
    ...options,
    // A new connection for each request: a shared agent could reuse a connection that was opened without the address check.
    agent: false,
    ...(!allowsPrivate && { lookup: lookupPublic }),
  });
}
