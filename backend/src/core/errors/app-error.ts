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

/** Too many requests from one address. */
export class TooMany extends AppError {
  constructor() {
    super('Too many requests. Please wait a moment and try again.');
  }
}
