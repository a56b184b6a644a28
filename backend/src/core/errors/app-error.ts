import type { notFound } from './messages/not-found.js';
import { englishOf, type Reason } from './reason.js';

/** Reasons why input fields are refused, by the path of the field: `{ 'page.size': … }`. */
export type FieldErrors = Readonly<Record<string, Reason>>;

/** Base class of the only errors that modules throw. `error-table.ts` maps them to GraphQL codes and HTTP statuses. */
export abstract class AppError extends Error {
  readonly fields?: FieldErrors;

  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(englishOf(reason), options);
  }
}

/** The input is invalid; `fields` contains the reason for each invalid field. */
export class InvalidInput extends AppError {
  constructor(override readonly fields: FieldErrors) {
    super(Object.values(fields)[0] ?? 'requests.invalid');
  }
}

/** The resource does not exist, or the viewer is not allowed to know that it exists. */
export class NotFound extends AppError {
  constructor(thing: Thing) {
    super(`notFound.${thing}`);
  }
}

/** A thing that can be missing. */
export type Thing = keyof typeof notFound;

/** The path exists, but does not support this method. */
export class MethodNotAllowed extends AppError {
  constructor() {
    super('requests.methodNotAllowed');
  }
}

/** The request needs a signed-in user, but has no valid session or API token. */
export class Unauthenticated extends AppError {
  constructor(reason: Reason = 'requests.notSignedIn') {
    super(reason);
  }
}

/** The e-mail address or the password is wrong. The error does not reveal which. */
export class InvalidCredentials extends AppError {
  constructor() {
    super('accounts.wrongCredentials');
  }
}

/** The user is known, but not allowed to do this. */
export class Forbidden extends AppError {
  constructor(reason: Reason = 'requests.forbidden') {
    super(reason);
  }
}

/** The input is valid, but the state of the resource does not allow the operation. */
export class Conflict extends AppError {
  /** @param current present state of the resources that have changed since they were read, each with `id` and `version` */
  constructor(
    reason: Reason,
    readonly current?: readonly object[],
  ) {
    super(reason);
  }
}

/** Too many requests; `retryAfter` is the waiting time (s). */
export class TooMany extends AppError {
  constructor(
    reason: Reason = 'requests.tooMany',
    readonly retryAfter = 1,
  ) {
    super(reason);
  }
}

/** The request is too large; `fields` contains the reason for each field that is too large. */
export class TooLarge extends AppError {
  constructor(override readonly fields: FieldErrors) {
    super(Object.values(fields)[0] ?? 'requests.tooLarge');
  }
}

/** The server is overloaded, or something that it depends on does not answer. In the latter case, that error is the `cause`. */
export class Busy extends AppError {
  constructor(options?: ErrorOptions, reason: Reason = 'requests.busy') {
    super(reason, options);
  }
}

/** The disk that the request needs is full. */
export class StorageFull extends Busy {
  constructor(options?: ErrorOptions) {
    super(options, 'requests.storageFull');
  }
}

/** The request was not started, because too many others are waiting. */
export class Overloaded extends Busy {}
