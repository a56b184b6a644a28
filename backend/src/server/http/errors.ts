import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError, errorBody, type ErrorFace, faceOf, MethodNotAllowed, NotFound, TooMany } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import { loggedPath } from './logged-path.js';
import { idOf } from './request-id.js';

/** Describes errors that Express and its body parser throw for malformed requests; undefined for other errors. */
function requestFace(error: unknown): ErrorFace | undefined {
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (error instanceof URIError) return { code: 'BAD_USER_INPUT', status: 400, level: 'debug', reason: 'api.malformedAddress' };
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  if (status === 413) return { code: 'TOO_LARGE', status, level: 'debug', reason: 'requests.tooLarge' };
  if (type === 'entity.parse.failed') return { code: 'BAD_USER_INPUT', status: 400, level: 'debug', reason: 'api.bodyNotJson' };
  return { code: 'BAD_USER_INPUT', status, level: 'debug', reason: 'api.unreadable' };
}

/** Seconds after which a client can retry a request that got 503. */
export const RETRY_AFTER = '2';

/** Creates the error handler: it answers every error as JSON, in the REST form or in GraphQL's form. */
export function answerErrors(logger: Logger, form: 'rest' | 'graphql'): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const face = (error instanceof AppError ? undefined : requestFace(error)) ?? faceOf(error);
    logger[face.level]({ requestId: idOf(response), method: request.method, path: loggedPath(request.path), code: face.code, err: error }, 'Request failed');
    if (face.status === 503) response.setHeader('Retry-After', RETRY_AFTER);
    if (error instanceof TooMany && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', error.retryAfter);
    const { message, ...told } = errorBody(error, face);
    const extensions = { ...told, requestId: idOf(response) };
    response.status(face.status).json(form === 'rest' ? { message, ...extensions } : { errors: [{ message, extensions }] });
  };
}

/** Answers 404 for a path that no route handles. */
export const notFound: RequestHandler = (_request, _response, next) => next(new NotFound('address'));

/** Answers 405 for a method that a path does not support; `allowed` lists the supported methods. */
export const methodNotAllowed =
  (allowed: readonly string[]): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('Allow', allowed.join(', '));
    next(new MethodNotAllowed());
  };
