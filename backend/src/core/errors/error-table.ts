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
import type { Reason } from './reason.js';

/** Public form of an error: GraphQL code, HTTP status, log level, and a reason if the error's own must not be shown. */
export interface ErrorFace {
  code: string;
  status: number;
  level: 'debug' | 'warn' | 'error';
  reason?: Reason;
}

const INTERNAL: ErrorFace = { code: 'INTERNAL', status: 500, level: 'error', reason: 'requests.internal' };
const UNAVAILABLE: ErrorFace = { code: 'UNAVAILABLE', status: 503, level: 'error', reason: 'requests.busy' };
const FULL: ErrorFace = { ...UNAVAILABLE, reason: 'requests.storageFull' };
const UNSTORABLE: ErrorFace = { code: 'BAD_USER_INPUT', status: 400, level: 'warn', reason: 'requests.unusableValue' };

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
  // The code that throws Overloaded logs refusals itself, one line for many.
  [Overloaded, { code: 'UNAVAILABLE', status: 503, level: 'debug' }],
  [StorageFull, { code: 'UNAVAILABLE', status: 503, level: 'error' }],
  [Busy, { code: 'UNAVAILABLE', status: 503, level: 'warn' }],
];

/** Public forms by SQLSTATE or file-system error code: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATABASE_FACES: [RegExp, ErrorFace][] = [
  [/^(53100|ENOSPC|EDQUOT)$/, FULL],
  [/^(57014|57P0|08|53|58030|25006|25P0[34]|40001|40P01)/, UNAVAILABLE],
  [/^22/, UNSTORABLE],
];

/** Messages of TypeORM and pg for lost connections and pool timeouts, which have no code. */
const LOST_CONNECTION = /already released|timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|not queryable/i;

const causeOf = (error: unknown): unknown => (error instanceof QueryFailedError ? error.driverError : error);

/** Returns the SQLSTATE of a failed statement, or the code of a connection error; empty for other errors. */
export function sqlStateOf(error: unknown): string {
  const { code } = (causeOf(error) ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Returns the public form of any thrown value. An unknown value becomes INTERNAL, and its message is never shown. */
export function faceOf(error: unknown): ErrorFace {
  for (const [type, face] of FACES) if (error instanceof type) return face;
  const state = sqlStateOf(error);
  for (const [pattern, face] of DATABASE_FACES) if (pattern.test(state)) return face;
  const cause = causeOf(error);
  // Not instanceof: errors of sockets come from Node itself, and jest has an Error class of its own.
  if (types.isNativeError(cause) && LOST_CONNECTION.test(`${state} ${cause.message}`)) return UNAVAILABLE;
  return INTERNAL;
}

/** Returns whether an error reports a full disk or disk quota. */
const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', '53100'].includes(sqlStateOf(error));

/** Returns the error for a request whose file store failed. It names a full disk. */
export const unavailable = (cause: unknown): Busy => (isDiskFull(cause) ? new StorageFull({ cause }) : new Busy({ cause }));
