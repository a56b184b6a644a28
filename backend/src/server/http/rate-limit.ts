import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes, RateLimiterUnion } from 'rate-limiter-flexible';
import { networkOf } from '../../core/access/index.js';
import { TooMany } from '../../core/errors/index.js';
import { AVERAGE_VALUES, type RequestCost } from './request-costs.js';

/** Rate limit of each client address: requests, and values that operations fetch. */
export interface RateLimit {
  /** Charges the cost of a request to its client address. Charges each request once, even if called again. @throws TooMany */
  count(request: IncomingMessage, cost: RequestCost, ipOf: () => string | undefined): Promise<void>;
  /** Charges values to a network (see `networkOf`): those that an operation can fetch, or work of equal cost. @throws TooMany */
  spend(network: string, values: number): Promise<void>;
}

/** Points of a request with cost 1: the cost table has tenths, but points are integers. */
const POINTS = 10;

const refusal = (waits: RateLimiterRes[]): TooMany => new TooMany(undefined, Math.max(1, ...waits.map((wait) => Math.ceil(wait.msBeforeNext / 1000))));

/**
 * Creates the rate limit. Each address can send `perMinute` requests a minute, a fifth of them within ten seconds, with a thousand values per
 * request on average. 0 switches the limit off. Each process counts separately: the limit protects a process, not an account.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return { count: async () => undefined, spend: async () => undefined };
  const requests = new RateLimiterUnion(
    new RateLimiterMemory({ keyPrefix: 'minute', points: perMinute * POINTS, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: Math.ceil(perMinute / 5) * POINTS, duration: 10 }),
  );
  const values = new RateLimiterMemory({ keyPrefix: 'values', points: perMinute * AVERAGE_VALUES, duration: 60 });
  const counted = new WeakMap<IncomingMessage, Promise<void>>();

  async function spend(network: string, count: number): Promise<void> {
    if (count === 0) return;
    await values.consume(network, count).catch((refused: unknown) => {
      throw refusal([refused as RateLimiterRes]);
    });
  }

  async function take(cost: RequestCost, network: string): Promise<void> {
    await requests.consume(network, Math.round(cost.requests * POINTS)).catch((refused: unknown) => {
      throw refusal(Object.values(refused as Record<string, unknown>).filter((part) => part instanceof RateLimiterRes));
    });
    await spend(network, cost.values);
  }

  return {
    spend,
    async count(request, cost, ipOf) {
      if (cost.requests === 0) return;
      const count = counted.get(request) ?? take(cost, networkOf(ipOf()));
      counted.set(request, count);
      await count;
    },
  };
}

/** Refuses requests over the limit with 429. It runs before all routes, so a new route is limited unless the cost table lists it. */
export const rateLimited =
  (limit: RateLimit, costOf: (path: string) => RequestCost): RequestHandler =>
  async (request, _response, next) => {
    await limit.count(request, costOf(request.path), () => request.ip);
    next();
  };
