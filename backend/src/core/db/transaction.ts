import { Extensions } from 'type-graphql';

/** Marks a mutation that says itself which part of it is the transaction: another part waits, and must not hold a connection meanwhile. */
export function OwnTransaction(): MethodDecorator {
  return Extensions({ hasOwnTransaction: true });
}

/** Where the services of a request read and write. */
export interface Work {
  /** Does something outside the database once the transaction is committed, and never when it is not. Nobody waits for it. */
  afterCommit(task: () => Promise<void>): void;
}
