import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Gives every request an id of our own making: it stands in the answer's `X-Request-Id`, in errors and in the log. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.locals.requestId = randomUUID();
  response.setHeader('X-Request-Id', response.locals.requestId as string);
  next();
};

/** The id that `requestId` gave to the request that this response answers. */
export const idOf = (response: { locals: Record<string, unknown> }): string => String(response.locals.requestId);
