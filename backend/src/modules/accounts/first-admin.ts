import { randomBytes } from 'node:crypto';
import { type DataSource, IsNull } from 'typeorm';
import { User } from '../users/index.js';
import { AdminAccountService } from './admin-account.service.js';
import type { Passwords } from './passwords.js';

const LOCAL_ADMIN = 'admin@citypins.local';

/**
 * Makes sure that somebody can administer the guide.
 * @param wanted the account from the configuration. An admin of that address stays as they are; anybody else of it becomes an admin with
 *   this password as the only way in, as whoever has registered the address need not be its owner.
 * @returns the account's e-mail, and its password only if this call has just made it up
 */
export async function ensureFirstAdmin(
  dataSource: DataSource,
  passwords: Passwords,
  wanted: { email: string; password: string } | undefined,
): Promise<{ email: string; password?: string }> {
  const people = dataSource.getRepository(User);
  if (!wanted) {
    const admin = await people.findOne({ where: { role: 'admin', deletedAt: IsNull() }, order: { createdAt: 'ASC' } });
    if (admin) return { email: admin.email };
  }
  const email = wanted?.email ?? LOCAL_ADMIN;
  const password = wanted?.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const isNew = await dataSource.transaction((manager) => new AdminAccountService(manager).ensure(email, passwordHash));
  return isNew && !wanted ? { email, password } : { email };
}
