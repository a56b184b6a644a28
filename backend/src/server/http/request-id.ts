import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Format of request ids from proxies: a UUID, hexadecimal digits, or the like. */
const WELL_FORMED = /^[\w.:-]{8,128}$/;

/** Returns the id of a request: the one of a trusted proxy, so that its log and ours can be compared, else a new UUID. */
export function chooseRequestId({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const given = isBehindProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Sends the request id to the client in `X-Request-Id`. Errors and the log contain the same id. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.locals.requestId ??= randomUUID();
  response.setHeader('X-Request-Id', idOf(response));
  next();
};

/** Returns the id of the request that a response answers. */
export const idOf = (response: { locals: Record<string, unknown> }): string => String(response.locals.requestId);
