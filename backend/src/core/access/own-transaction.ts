import { Extensions } from 'type-graphql';

/** Marks a mutation that starts its own transaction for a part of its work. The rest waits (for example for a password hash) without holding a connection. */
export function OwnTransaction(): MethodDecorator {
  return Extensions({ hasOwnTransaction: true });
}
