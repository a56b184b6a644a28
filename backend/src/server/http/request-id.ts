import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Format of request ids from proxies: a UUID, hexadecimal digits, or the like. */
const WELL_FORMED = /^[\w.:-]{8,128}$/;

/** Returns the id that a trusted proxy has given a request, so that its log and ours can be compared; undefined without one. */
export function givenRequestId({ headers }: IncomingMessage, isBehindProxy: boolean): string | undefined {
  const given = isBehindProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : undefined;
}

/** Sends the request id to the client in `X-Request-Id`. Errors and the log contain the same id. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Request-Id', idOf(response));
  next();
};

/** Returns the id of the request that a response answers: a new UUID if no proxy has given one. Map tiles need none. */
export function idOf({ locals }: { locals: Record<string, unknown> }): string {
  const id = typeof locals.requestId === 'string' ? locals.requestId : randomUUID();
  locals.requestId = id;
  return id;
}
