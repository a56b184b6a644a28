import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes, RateLimiterUnion } from 'rate-limiter-flexible';
import { networkOf } from '../../core/access/network.js';
import { TooMany } from '../../core/errors/index.js';

/** Counts the requests of each address. */
export interface RateLimit {
  /** Counts a request, once however often it is called; @throws TooMany. */
  count(request: IncomingMessage, ipOf: () => string | undefined): Promise<void>;
}

/**
 * Lets an address ask `perMinute` times a minute, and in bursts of a fifth of that within ten seconds; 0 switches it off. Each process counts
 * for itself: it protects a process, not an account.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return { count: async () => undefined };
  const limiter = new RateLimiterUnion(
    new RateLimiterMemory({ keyPrefix: 'minute', points: perMinute, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: Math.ceil(perMinute / 5), duration: 10 }),
  );
  const counted = new WeakMap<IncomingMessage, Promise<void>>();
  const consume = async (ip: string | undefined) => {
    try {
      await limiter.consume(networkOf(ip));
    } catch (refusal) {
      const waits = Object.values(refusal as Record<string, unknown>).filter((part) => part instanceof RateLimiterRes);
      throw new TooMany(undefined, Math.max(1, ...waits.map((wait) => Math.ceil(wait.msBeforeNext / 1000))));
    }
  };
  return {
    count(request, ipOf) {
      const count = counted.get(request) ?? consume(ipOf());
      counted.set(request, count);
      return count;
    },
  };
}

/** Refuses what is over the limit. */
export const rateLimited =
  (limit: RateLimit): RequestHandler =>
  async (request, _response, next) => {
    await limit.count(request, () => request.ip);
    next();
  };
