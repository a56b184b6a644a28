/** Adds imported places to the search index while the import writes the next batch. */
export class SearchIntake {
  private working: Promise<void> = Promise.resolve();
  private failure: Error | undefined;

  /** @param takeAll adds all waiting places to the search index */
  constructor(private readonly takeAll: () => Promise<void>) {}

  /** Starts adding the places of a committed batch, after the previous ones. */
  takeIn(): void {
    this.working = this.working.then(this.takeAll).catch((error: unknown) => {
      this.failure ??= error as Error;
    });
  }

  /** Resolves when all committed places are in the search index. Rejects with the first error. */
  async settled(): Promise<void> {
    await this.working;
    if (this.failure) throw this.failure;
  }
}
