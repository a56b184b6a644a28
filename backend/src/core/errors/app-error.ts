/** Names of the wrong input fields and what is wrong with each, by the field's path: `{ 'page.size': '…' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The only errors that modules throw; `error-table.ts` says how each of them leaves the server. */
export abstract class AppError extends Error {
  readonly fields?: FieldErrors;
}

/** The input is wrong; `fields` says where. */
export class InvalidInput extends AppError {
  override readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(Object.values(fields)[0] ?? 'Invalid input');
    this.fields = fields;
  }
}

/** There is no such thing, or the viewer may not know that there is. */
export class NotFound extends AppError {
  constructor(what: string) {
    super(`${what} not found`);
  }
}

/** The address exists, but does not take this method. */
export class MethodNotAllowed extends AppError {
  constructor() {
    super('This method is not allowed here');
  }
}

/** Nobody is signed in, or no longer, and this needs somebody who is. */
export class Unauthenticated extends AppError {
  constructor(message = 'Please sign in first.') {
    super(message);
  }
}

/** The e-mail address or the password is wrong; which of them is nobody's business. */
export class InvalidCredentials extends AppError {
  constructor() {
    super('Invalid email or password');
  }
}

/** The viewer is known and may not do this. */
export class Forbidden extends AppError {
  constructor(message = 'You may not do this.') {
    super(message);
  }
}

/** The input is fine, but what it is about is in a state that does not allow it. */
export class Conflict extends AppError {
  /** @param current things that have changed since they were seen, as they are now: each with `id` and `version` */
  constructor(
    message: string,
    readonly current?: readonly object[],
  ) {
    super(message);
  }
}

/** Asked too often; `retryAfter` says for how many seconds to wait. */
export class TooMany extends AppError {
  constructor(
    message = 'Too many requests. Please wait a moment and try again.',
    readonly retryAfter = 1,
  ) {
    super(message);
  }
}

/** More was sent than is taken; `fields` says where. */
export class TooLarge extends AppError {
  override readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(Object.values(fields)[0] ?? 'The request is too large.');
    this.fields = fields;
  }
}

/** There is more to do at this moment than can be done, or something that it takes does not answer: that is the `cause`. */
export class Busy extends AppError {
  constructor(options?: ErrorOptions) {
    super('The service is busy. Please try again in a moment.', options);
  }
}

/** The disk that the request needs is full. */
export class StorageFull extends Busy {
  override message = 'The server has no space left. Please tell its operator.';
}

/** As Busy, of a request that was not begun because of all the others. */
export class Overloaded extends Busy {}
