import { types } from 'node:util';
import { QueryFailedError } from 'typeorm';
import {
  type AppError,
  Busy,
  Conflict,
  Forbidden,
  InvalidCredentials,
  InvalidInput,
  MethodNotAllowed,
  NotFound,
  Overloaded,
  StorageFull,
  TooLarge,
  TooMany,
  Unauthenticated,
} from './app-error.js';

/** How an error leaves the server: GraphQL code, HTTP status, log level, and the sentence when the error's own must not be shown. */
export interface ErrorFace {
  code: string;
  status: number;
  level: 'debug' | 'warn' | 'error';
  message?: string;
}

const INTERNAL: ErrorFace = { code: 'INTERNAL', status: 500, level: 'error', message: 'Something went wrong on our side. Please try again.' };
const UNAVAILABLE: ErrorFace = { code: 'UNAVAILABLE', status: 503, level: 'error', message: 'The service is busy. Please try again in a moment.' };
const FULL: ErrorFace = { ...UNAVAILABLE, message: new StorageFull().message };
const UNSTORABLE: ErrorFace = { code: 'BAD_USER_INPUT', status: 400, level: 'warn', message: 'The request contains a value that cannot be used.' };

const FACES: [new (...args: never[]) => AppError, ErrorFace][] = [
  [InvalidInput, { code: 'BAD_USER_INPUT', status: 400, level: 'debug' }],
  [Unauthenticated, { code: 'UNAUTHENTICATED', status: 401, level: 'debug' }],
  [InvalidCredentials, { code: 'INVALID_CREDENTIALS', status: 401, level: 'debug' }],
  [Forbidden, { code: 'FORBIDDEN', status: 403, level: 'debug' }],
  [NotFound, { code: 'NOT_FOUND', status: 404, level: 'debug' }],
  [MethodNotAllowed, { code: 'METHOD_NOT_ALLOWED', status: 405, level: 'debug' }],
  [Conflict, { code: 'CONFLICT', status: 409, level: 'debug' }],
  [TooLarge, { code: 'TOO_LARGE', status: 413, level: 'debug' }],
  [TooMany, { code: 'TOO_MANY', status: 429, level: 'warn' }],
  // Whoever refuses says so in the log, once for many.
  [Overloaded, { code: 'UNAVAILABLE', status: 503, level: 'debug' }],
  [StorageFull, { code: 'UNAVAILABLE', status: 503, level: 'error' }],
  [Busy, { code: 'UNAVAILABLE', status: 503, level: 'warn' }],
];

/** SQLSTATE classes, and codes of the file system: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATABASE_FACES: [RegExp, ErrorFace][] = [
  [/^(53100|ENOSPC|EDQUOT)$/, FULL],
  [/^(57014|57P0|08|53|58030|25006|25P0[34]|40001|40P01)/, UNAVAILABLE],
  [/^22/, UNSTORABLE],
];

/** TypeORM and pg say only in words that a connection died or none became free in time. */
const LOST_CONNECTION = /already released|timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|not queryable/i;

const causeOf = (error: unknown): unknown => (error instanceof QueryFailedError ? error.driverError : error);

/** The SQLSTATE with which a statement has failed, or the code of a connection's error; empty for other errors. */
export function sqlStateOf(error: unknown): string {
  const { code } = (causeOf(error) ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** The face of any thrown value; what is not known is INTERNAL and never shows its own message. */
export function faceOf(error: unknown): ErrorFace {
  for (const [type, face] of FACES) if (error instanceof type) return face;
  const state = sqlStateOf(error);
  for (const [pattern, face] of DATABASE_FACES) if (pattern.test(state)) return face;
  const cause = causeOf(error);
  // Not instanceof: a socket's errors come from Node itself, which in a test has an Error of its own.
  if (types.isNativeError(cause) && LOST_CONNECTION.test(`${state} ${cause.message}`)) return UNAVAILABLE;
  return INTERNAL;
}

/** Whether an error says that a disk, or a quota on it, is used up. */
const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', '53100'].includes(sqlStateOf(error));

/** Returns what a request fails with where a store does not do what it must: a full disk is named. */
export const unavailable = (cause: unknown): Busy => (isDiskFull(cause) ? new StorageFull({ cause }) : new Busy({ cause }));
