/** Lets the search take in what an import has written, beside what it writes next. */
export class SearchIntake {
  private working: Promise<void> = Promise.resolve();
  private failure: Error | undefined;

  /** @param takeAll takes in all that waits for the search */
  constructor(private readonly takeAll: () => Promise<void>) {}

  /** There is more. */
  takeIn(): void {
    this.working = this.working.then(this.takeAll).catch((error: unknown) => {
      this.failure ??= error as Error;
    });
  }

  /** Fulfilled once the search has all that was written; rejects with what has gone wrong. */
  async settled(): Promise<void> {
    await this.working;
    if (this.failure) throw this.failure;
  }
}
