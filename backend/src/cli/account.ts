import { StartError } from '../core/errors/index.js';
import type { AdminAccountService } from '../modules/accounts/index.js';
import type { User } from '../modules/users/index.js';

/** Finds the account of an e-mail address. @throws StartError if there is none */
export async function accountOf(admins: AdminAccountService, email: string): Promise<User> {
  const user = await admins.find(email);
  if (!user) throw new StartError(`No account has the address ${email}.`);
  return user;
}
