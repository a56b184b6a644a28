import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { AppError, Conflict, type ErrorFace, faceOf, MethodNotAllowed, NotFound, TooMany } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/logger.js';
import { loggedPath } from './logged-path.js';
import { idOf } from './request-id.js';

/** Describes errors that Express and its body parser throw for malformed requests; undefined for other errors. */
function requestFace(error: unknown): ErrorFace | undefined {
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (error instanceof URIError) return { code: 'BAD_USER_INPUT', status: 400, level: 'debug', message: 'The address is malformed.' };
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  if (status === 413) return { code: 'TOO_LARGE', status, level: 'debug', message: 'The request is too large.' };
  if (type === 'entity.parse.failed') return { code: 'BAD_USER_INPUT', status: 400, level: 'debug', message: 'The request body is not valid JSON.' };
  return { code: 'BAD_USER_INPUT', status, level: 'debug', message: 'The request cannot be read.' };
}

/** Seconds after which a client can retry a request that got 503. */
export const RETRY_AFTER = '2';

interface ErrorBody {
  message: string;
  code: string;
  requestId: string;
  fields?: AppError['fields'];
  current?: Conflict['current'];
}

function bodyOf(error: unknown, face: ErrorFace, response: Response): ErrorBody {
  const message = face.message ?? (error instanceof Error ? error.message : 'Error');
  return {
    message,
    code: face.code,
    requestId: idOf(response),
    ...(error instanceof AppError && error.fields && { fields: error.fields }),
    ...(error instanceof Conflict && error.current && { current: error.current }),
  };
}

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
    const { message, ...extensions } = bodyOf(error, face, response);
    response.status(face.status).json(form === 'rest' ? { message, ...extensions } : { errors: [{ message, extensions }] });
  };
}

/** Answers 404 for a path that no route handles. */
export const notFound: RequestHandler = (_request, _response, next) => next(new NotFound('Address'));

/** Answers 405 for a method that a path does not support; `allowed` lists the supported methods. */
export const methodNotAllowed =
  (allowed: readonly string[]): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('Allow', allowed.join(', '));
    next(new MethodNotAllowed());
  };
