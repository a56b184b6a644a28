import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { TooMany } from '../../core/errors/index.js';
import type { Context } from '../context.js';

/** Maximum length of a token; we never issue longer ones. */
const LONGEST_TOKEN = 2000;

/** Returns the bearer token of a request, for a session or an API token; undefined if there is none. */
export function tokenOf({ headers }: IncomingMessage): string | undefined {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

type Begin = (request: Request, response: Response, token?: string) => Promise<Context>;

/** Reports the remaining uses of an API token, as draft-ietf-httpapi-ratelimit-headers-10 defines. @throws TooMany if its limit is exceeded */
function keepQuota({ quota }: Context, response: Response): void {
  if (!quota) return;
  const { limit, remaining, reset } = quota;
  response.setHeader('RateLimit-Policy', `"token";q=${limit};w=60`);
  response.setHeader('RateLimit', `"token";r=${Math.max(0, remaining)};t=${reset}`);
  if (remaining < 0) throw new TooMany(undefined, reset);
}

/** Middleware that identifies the user and creates the context, before any handler runs. */
export const identify =
  (begin: Begin): RequestHandler =>
  async (request, response, next) => {
    const context = await begin(request, response, tokenOf(request));
    keepQuota(context, response);
    response.locals.context = context;
    next();
  };

/** Returns the context that `identify` created for the request of a response. */
export const contextOf = (response: { locals: Record<string, unknown> }): Context => response.locals.context as Context;
