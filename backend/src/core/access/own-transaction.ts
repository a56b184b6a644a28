import { Extensions } from 'type-graphql';

/** Marks a mutation that says itself which part of it is the transaction: another part waits, and must not hold a connection meanwhile. */
export function OwnTransaction(): MethodDecorator {
  return Extensions({ hasOwnTransaction: true });
}
