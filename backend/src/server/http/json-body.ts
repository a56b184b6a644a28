import express, { type RequestHandler } from 'express';
import { tokenOf } from './identify.js';

/** Maximum size (bytes) of a JSON request body. */
export const BODY_LIMIT = 100 * 1024;

/** Paths of requests that save settings, or choices of an import: the pages of an operator in all languages are one request, and thousands of decisions. */
const OF_SETTINGS = /^\/(graphql|api\/admin\/(settings|imports\/drafts)\/)/;
/** Maximum size (bytes) of a JSON request body to these paths with a session token. */
const SESSION_BODY_LIMIT = 1024 * 1024;

/** Parses JSON bodies. @param isSessionToken tests the signature of a token, so that only users can send large bodies */
export function jsonBody(isSessionToken: (token: string) => boolean): RequestHandler {
  const [small, large] = [express.json({ limit: BODY_LIMIT }), express.json({ limit: SESSION_BODY_LIMIT })];
  return (request, response, next) => {
    const token = tokenOf(request);
    if (token && OF_SETTINGS.test(request.originalUrl) && isSessionToken(token)) large(request, response, next);
    else small(request, response, next);
  };
}
