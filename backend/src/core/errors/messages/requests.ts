/** Messages about requests in general. */
export const requests = {
  invalid: 'Invalid input',
  methodNotAllowed: 'This method is not allowed here',
  notSignedIn: 'Please sign in first.',
  forbidden: 'You may not do this.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  tooLarge: 'The request is too large.',
  busy: 'The service is busy. Please try again in a moment.',
  storageFull: 'The server has no space left. Please tell its operator.',
  internal: 'Something went wrong on our side. Please try again.',
  unusableValue: 'The request contains a value that cannot be used.',
  tokenNotEnough: 'An API token may not do this. Please sign in.',
  tokenReadOnly: 'This API token may only read.',
  idempotencyKey: 'An idempotency key has 1 to 200 visible ASCII characters',
  idempotencyKeyUsed: 'This idempotency key was used for something else.',
} as const;
