import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes, RateLimiterUnion } from 'rate-limiter-flexible';
import { networkOf } from '../../core/access/network.js';
import { TooMany } from '../../core/errors/index.js';

/**
 * Lets an address ask `perMinute` times a minute, and in bursts of a fifth of that within ten seconds; then throws TooMany.
 * 0 switches it off. Each process counts for itself: it protects a process, not an account.
 */
export function rateLimit(perMinute: number): RequestHandler {
  if (perMinute === 0) return (_request, _response, next) => next();
  const limiter = new RateLimiterUnion(
    new RateLimiterMemory({ keyPrefix: 'minute', points: perMinute, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: Math.ceil(perMinute / 5), duration: 10 }),
  );
  return async (request, response, next) => {
    try {
      await limiter.consume(networkOf(request.ip));
      next();
    } catch (refusal) {
      const waits = Object.values(refusal as Record<string, unknown>).filter((part) => part instanceof RateLimiterRes);
      response.setHeader('Retry-After', Math.max(1, ...waits.map((wait) => Math.ceil(wait.msBeforeNext / 1000))));
      next(new TooMany());
    }
  };
}
