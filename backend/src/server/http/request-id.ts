import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** What proxies name requests by: a UUID, hexadecimal digits, or the like. */
const WELL_FORMED = /^[\w.:-]{8,128}$/;

/** The id of a request: that of a trusted proxy, so that its log and ours can be laid side by side, else one of our own making. */
export function chooseRequestId({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const given = isBehindProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Tells whoever has asked the id of their request, in the answer's `X-Request-Id`; it stands in errors and in the log, too. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.locals.requestId ??= randomUUID();
  response.setHeader('X-Request-Id', idOf(response));
  next();
};

/** The id of the request that this response answers. */
export const idOf = (response: { locals: Record<string, unknown> }): string => String(response.locals.requestId);
