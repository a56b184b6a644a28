import type { SeenRequest } from '../server/self-check.js';
import type { Reason } from '../core/errors/index.js';
import { failure, type Finding, ok, warning } from './finding.js';

/** An IP address reserved for documentation (RFC 5737). The check sends it as a forged X-Forwarded-For. */
export const CLAIMED = '203.0.113.77';

/** Returns a value of TRUST_PROXY. */
const valueOf = (hops: number): string => (hops === 0 ? 'off' : String(hops));

/**
 * Judges whether TRUST_PROXY equals the number of proxies. Input: how the app saw a request with the forged header CLAIMED.
 * Each proxy appends the address that it saw, or replaces the header with it.
 */
export function judgeForwarding({ ip, forwardedFor }: Pick<SeenRequest, 'ip' | 'forwardedFor'>, trustProxy: number): Finding {
  const added = forwardedFor
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const hops = added.length - 1 - added.lastIndexOf(CLAIMED);
  const set: Reason = ['remedies.setTrustProxy', { value: valueOf(hops) }];
  if (ip === CLAIMED) {
    const value = String(trustProxy);
    return failure(hops === 0 ? ['findings.addressForgeable', { value }] : ['findings.addressForgeableBehind', { value, hops }], set);
  }
  const value = valueOf(trustProxy);
  if (hops > trustProxy) return warning(['findings.fewAddresses', { hops, value }], set);
  if (hops < trustProxy)
    return warning(hops === 0 ? ['findings.noProxyAdded', { value }] : ['findings.fewProxiesAdded', { value, hops }], [
      'remedies.setTrustProxyOrAppend',
      { value: valueOf(hops) },
    ]);
  return ok(hops === 0 ? 'findings.realAddress' : 'findings.reportedAddress');
}
