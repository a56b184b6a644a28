import { AppError, Conflict, type FieldErrors } from './app-error.js';
import type { ErrorFace } from './error-table.js';
import { englishOf, type ReasonFace, reasonFace } from './reason.js';

/** The part of an error that clients of GraphQL and REST get alike. */
export interface ErrorBody extends ReasonFace {
  /** The message in English. */
  message: string;
  code: string;
  /** Messages in English, by the path of the invalid field. */
  fields?: Readonly<Record<string, string>>;
  /** Reasons of `fields`. */
  fieldReasons?: Readonly<Record<string, ReasonFace>>;
  current?: Conflict['current'];
}

const mapped = <Value>(fields: FieldErrors, map: (reason: FieldErrors[string]) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, reason]) => [name, map(reason)]));

/** Returns what clients get about an error. */
export function errorBody(error: unknown, { code, reason = error instanceof AppError ? error.reason : 'requests.internal' }: ErrorFace): ErrorBody {
  const fields = error instanceof AppError ? error.fields : undefined;
  const current = error instanceof Conflict ? error.current : undefined;
  return {
    message: englishOf(reason),
    code,
    ...reasonFace(reason),
    ...(fields && { fields: mapped(fields, englishOf), fieldReasons: mapped(fields, reasonFace) }),
    ...(current && { current }),
  };
}
