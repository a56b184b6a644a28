import type { EntityManager } from 'typeorm';
import type { Caller } from '../../core/access/index.js';
import type { User } from '../users/index.js';
import type { Passwords } from './passwords.js';
import type { Throttle } from './registration/index.js';

/** Credentials of a sign-in attempt, and the account with the address; null if there is none. */
interface Attempt {
  user: User | null;
  address: string;
  password: string;
}

/** Replaces a hash by one of the same password in its normalized form. Sessions stay, because the password is the same. */
async function hashAgain(manager: EntityManager, user: User, passwordHash: string): Promise<void> {
  // Triggers on `users` end sessions and tokens, except while this setting is on. Outside a transaction it lasts for one statement.
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE users SET password_hash = $1 FROM (SELECT set_config('citypins.same_password', 'on', true)) AS quiet WHERE id = $2 AND password_hash = $3`,
    [passwordHash, user.id, user.passwordHash],
  );
  if (count > 0) user.passwordHash = passwordHash;
}

/**
 * Whether a password is the right one for an account. Takes equally long without an account. Must not run in a transaction.
 * @throws TooMany after many wrong guesses, Overloaded if too many passwords wait to be hashed
 */
export async function provePassword(
  manager: EntityManager,
  { passwords, throttle }: { passwords: Passwords; throttle: Throttle },
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
