import type { EntityManager } from 'typeorm';
import type { Caller } from '../../core/access/viewer.js';
import type { User } from '../users/index.js';
import type { AccountTools } from './account.service.js';

/** What somebody signs in with, and the account that has the address; null where none has it. */
interface Attempt {
  user: User | null;
  address: string;
  password: string;
}

/** Replaces a hash by one of the same password in its normalized form; sessions stay, as nothing has changed for their owner. */
async function hashAgain(manager: EntityManager, user: User, passwordHash: string): Promise<void> {
  // the triggers that end sessions and tokens look at the setting, which is that of this statement alone
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE users SET password_hash = $1 FROM (SELECT set_config('citypins.same_password', 'on', true)) AS quiet WHERE id = $2 AND password_hash = $3`,
    [passwordHash, user.id, user.passwordHash],
  );
  if (count > 0) user.passwordHash = passwordHash;
}

/**
 * Whether a password opens an account. It takes as long where there is none. Must not be part of a transaction.
 * @throws TooMany after many wrong guesses, Overloaded when too many wait already
 */
export async function provePassword(
  manager: EntityManager,
  { passwords, throttle }: Pick<AccountTools, 'passwords' | 'throttle'>,
  { user, address, password }: Attempt,
  caller: Caller,
): Promise<boolean> {
  const guess = { isOutdated: false };
  const isRight = await throttle.guess(address, caller, async () => {
    const match = await passwords.compare(user?.passwordHash, password);
    guess.isOutdated = match === 'outdated';
    return match !== 'wrong';
  });
  if (user && guess.isOutdated) await hashAgain(manager, user, await passwords.hash(password));
  return isRight;
}
