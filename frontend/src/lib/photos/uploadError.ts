/** Upload failure, with a message for users. */
export class UploadError extends Error {
  /** Whether a retry with the same photo can succeed. */
  readonly canRetry: boolean;

  /** Whether the session has ended. */
  readonly isSignedOut: boolean;

  constructor(message: string, { canRetry, isSignedOut = false }: { canRetry: boolean; isSignedOut?: boolean }) {
    super(message);
    this.canRetry = canRetry;
    this.isSignedOut = isSignedOut;
  }
}
