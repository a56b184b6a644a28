import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes, RateLimiterUnion } from 'rate-limiter-flexible';
import { networkOf } from '../../core/access/network.js';
import { TooMany } from '../../core/errors/index.js';

/** Counts what each address asks for. */
export interface RateLimit {
  /** Counts a request, once however often it is called; @throws TooMany. */
  count(request: IncomingMessage, ipOf: () => string | undefined): Promise<void>;
  /** Counts the values that an operation may fetch, by the network as `networkOf` names it; @throws TooMany. */
  spend(network: string, values: number): Promise<void>;
}

/** Values that a network may fetch for each request that it may make. Most of what the guide's pages ask for weighs some hundred, a map 1,400, a long list 4,000. */
const VALUES = 1000;

const refusal = (waits: RateLimiterRes[]): TooMany => new TooMany(undefined, Math.max(1, ...waits.map((wait) => Math.ceil(wait.msBeforeNext / 1000))));

/**
 * Lets an address ask `perMinute` times a minute, and in bursts of a fifth of that within ten seconds, for a thousand values each time on average;
 * 0 switches it off. Each process counts for itself: it protects a process, not an account.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return { count: async () => undefined, spend: async () => undefined };
  const limiter = new RateLimiterUnion(
    new RateLimiterMemory({ keyPrefix: 'minute', points: perMinute, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: Math.ceil(perMinute / 5), duration: 10 }),
  );
  const values = new RateLimiterMemory({ keyPrefix: 'values', points: perMinute * VALUES, duration: 60 });
  const counted = new WeakMap<IncomingMessage, Promise<void>>();
  const consume = async (ip: string | undefined) => {
    try {
      await limiter.consume(networkOf(ip));
    } catch (refused) {
      throw refusal(Object.values(refused as Record<string, unknown>).filter((part) => part instanceof RateLimiterRes));
    }
  };
  return {
    count(request, ipOf) {
      const count = counted.get(request) ?? consume(ipOf());
      counted.set(request, count);
      return count;
    },
    async spend(network, count) {
      await values.consume(network, count).catch((refused: unknown) => {
        throw refusal([refused as RateLimiterRes]);
      });
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
