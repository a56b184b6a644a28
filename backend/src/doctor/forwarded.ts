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
      `clients can forge their address and so bypass the rate limits: TRUST_PROXY is ${trustProxy}, but ${hops === 0 ? 'no proxy' : `only ${hops}`} added an address to X-Forwarded-For`,
      set(hops),
    );
  }
  if (hops > trustProxy)
    return warning(
      `the rate limits count all visitors as few addresses, those of proxies: ${hops} added an address to X-Forwarded-For, and TRUST_PROXY is ${trustProxy === 0 ? 'off' : trustProxy}`,
      set(hops),
    );
  if (hops < trustProxy)
    return warning(
      `TRUST_PROXY is ${trustProxy}, but ${hops === 0 ? 'no proxy' : `only ${hops}`} added an address to X-Forwarded-For`,
      `${set(hops)} Or make each proxy append to X-Forwarded-For.`,
    );
  return ok(hops === 0 ? 'the app sees the real address of clients; there is no proxy' : 'the app sees the address of clients that the proxies report');
}
