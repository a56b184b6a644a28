/** Error messages of input fields, by the path of the field: `{ 'page.size': '…' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Base class of the only errors that modules throw. `error-table.ts` maps them to GraphQL codes and HTTP statuses. */
export abstract class AppError extends Error {
  readonly fields?: FieldErrors;
}

/** The input is invalid; `fields` contains an error message for each invalid field. */
export class InvalidInput extends AppError {
  override readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(Object.values(fields)[0] ?? 'Invalid input');
    this.fields = fields;
  }
}

/** The resource does not exist, or the viewer is not allowed to know that it exists. */
export class NotFound extends AppError {
  constructor(what: string) {
    super(`${what} not found`);
  }
}

/** The path exists, but does not support this method. */
export class MethodNotAllowed extends AppError {
  constructor() {
    super('This method is not allowed here');
  }
}

/** The request needs a signed-in user, but has no valid session or API token. */
export class Unauthenticated extends AppError {
  constructor(message = 'Please sign in first.') {
    super(message);
  }
}

/** The e-mail address or the password is wrong. The error does not reveal which. */
export class InvalidCredentials extends AppError {
  constructor() {
    super('Invalid email or password');
  }
}

/** The user is known, but not allowed to do this. */
export class Forbidden extends AppError {
  constructor(message = 'You may not do this.') {
    super(message);
  }
}

/** The input is valid, but the state of the resource does not allow the operation. */
export class Conflict extends AppError {
  /** @param current present state of the resources that have changed since they were read, each with `id` and `version` */
  constructor(
    message: string,
    readonly current?: readonly object[],
  ) {
    super(message);
  }
}

/** Too many requests; `retryAfter` is the waiting time (s). */
export class TooMany extends AppError {
  constructor(
    message = 'Too many requests. Please wait a moment and try again.',
    readonly retryAfter = 1,
  ) {
    super(message);
  }
}

/** The request is too large; `fields` contains an error message for each field that is too large. */
export class TooLarge extends AppError {
  override readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(Object.values(fields)[0] ?? 'The request is too large.');
    this.fields = fields;
  }
}

/** The server is overloaded, or something that it depends on does not answer. In the latter case, that error is the `cause`. */
export class Busy extends AppError {
  constructor(options?: ErrorOptions) {
    super('The service is busy. Please try again in a moment.', options);
  }
}

/** The disk that the request needs is full. */
export class StorageFull extends Busy {
  override message = 'The server has no space left. Please tell its operator.';
}

/** The request was not started, because too many others are waiting. */
export class Overloaded extends Busy {}
