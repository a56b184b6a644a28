import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../context.js';

/** Longer ones are no tokens of ours. */
const LONGEST_TOKEN = 2000;

/** What stands for a session in a request; undefined where nothing does. */
export function tokenOf({ headers }: IncomingMessage): string | undefined {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

type Begin = (request: Request, response: Response, token?: string) => Promise<Context>;

/** Finds out on whose behalf a request comes, before anything is done for it. */
export const identify =
  (begin: Begin): RequestHandler =>
  async (request, response, next) => {
    response.locals.context = await begin(request, response, tokenOf(request));
    next();
  };

/** The context that `identify` gave to the request that this response answers. */
export const contextOf = (response: { locals: Record<string, unknown> }): Context => response.locals.context as Context;
