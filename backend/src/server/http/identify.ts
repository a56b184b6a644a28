import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { TooMany } from '../../core/errors/index.js';
import type { Context } from '../context.js';

/** Longer ones are no tokens of ours. */
const LONGEST_TOKEN = 2000;

/** What stands for a session or an API token in a request; undefined where nothing does. */
export function tokenOf({ headers }: IncomingMessage): string | undefined {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

type Begin = (request: Request, response: Response, token?: string) => Promise<Context>;

/** Says how often an API token may still be used, as draft-ietf-httpapi-ratelimit-headers-10 does. @throws TooMany for a use that is over the limit */
function keepQuota({ quota }: Context, response: Response): void {
  if (!quota) return;
  const { limit, remaining, reset } = quota;
  response.setHeader('RateLimit-Policy', `"token";q=${limit};w=60`);
  response.setHeader('RateLimit', `"token";r=${Math.max(0, remaining)};t=${reset}`);
  if (remaining < 0) throw new TooMany(undefined, reset);
}

/** Finds out on whose behalf a request comes, before anything is done for it. */
export const identify =
  (begin: Begin): RequestHandler =>
  async (request, response, next) => {
    const context = await begin(request, response, tokenOf(request));
    keepQuota(context, response);
    response.locals.context = context;
    next();
  };

/** The context that `identify` gave to the request that this response answers. */
export const contextOf = (response: { locals: Record<string, unknown> }): Context => response.locals.context as Context;
