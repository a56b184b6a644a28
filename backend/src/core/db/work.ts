/** Where the services of a request read and write. */
export interface Work {
  /** Does something outside the database once the transaction is committed, and never when it is not. Nobody waits for it. */
  afterCommit(task: () => Promise<void>): void;
}
