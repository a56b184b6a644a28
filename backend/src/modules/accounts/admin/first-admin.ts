import { randomBytes } from 'node:crypto';
import { type DataSource, IsNull } from 'typeorm';
import { User } from '../../users/index.js';
import { AdminAccountService } from './admin-account.service.js';
import type { Passwords } from '../passwords.js';

const LOCAL_ADMIN = 'admin@citypins.local';

/**
 * Makes sure that the installation has an admin.
 * @param wanted account from the configuration. An existing admin with this address is not changed. Another user with this address becomes an
 *   admin, and this password becomes the only way to sign in: the user who registered the address could be a stranger.
 * @returns e-mail address of the admin, and the password only if this call has generated it
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
