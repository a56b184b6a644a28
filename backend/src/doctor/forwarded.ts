import type { SeenRequest } from '../server/self-check.js';
import { failure, type Finding, ok, warning } from './finding.js';

/** An IP address reserved for documentation (RFC 5737). The check sends it as a forged X-Forwarded-For. */
export const CLAIMED = '203.0.113.77';

const set = (hops: number): string => `Set TRUST_PROXY to ${hops === 0 ? 'off' : hops}.`;

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
  if (ip === CLAIMED) {
    return failure(
      `anybody can claim any address, and so get past the limits: TRUST_PROXY is ${trustProxy}, and ${hops === 0 ? 'no proxy' : `${hops} of them`} said where a request came from`,
      set(hops),
    );
  }
  if (hops > trustProxy)
    return warning(
      `all visitors count as few addresses, those of proxies: ${hops} of them said where a request came from, and TRUST_PROXY is ${trustProxy === 0 ? 'off' : trustProxy}`,
      set(hops),
    );
  if (hops < trustProxy)
    return warning(
      `TRUST_PROXY is ${trustProxy}, and ${hops === 0 ? 'no proxy' : `${hops} of them`} said where a request came from`,
      `${set(hops)} Or let each proxy add to X-Forwarded-For.`,
    );
  return ok(hops === 0 ? 'requests count as the address that they come from' : 'requests count as the address that the proxies say');
}
