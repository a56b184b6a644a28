/** Why a photo did not arrive, in a sentence for people. */
export class UploadError extends Error {
  /** Whether the same photo may arrive at another try. */
  readonly canRetry: boolean;

  /** Whether the server takes the session for ended. */
  readonly isSignedOut: boolean;

  constructor(message: string, { canRetry, isSignedOut = false }: { canRetry: boolean; isSignedOut?: boolean }) {
    super(message);
    this.canRetry = canRetry;
    this.isSignedOut = isSignedOut;
  }
}
