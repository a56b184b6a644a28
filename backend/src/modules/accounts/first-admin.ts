import { randomBytes } from 'node:crypto';
import { type DataSource, IsNull } from 'typeorm';
import { newId } from '../../core/db/ids.js';
import { User } from '../users/index.js';
import type { Passwords } from './passwords.js';

const LOCAL_ADMIN = 'admin@citypins.local';

/**
 * Makes sure that somebody can administer the guide.
 * @param wanted the account from the configuration: made when missing, an admin from now on when it exists (its password stays)
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
  const inserted = await people
    .createQueryBuilder()
    .insert()
    .values({ id: newId(), name: 'Admin', email, passwordHash: await passwords.hash(password), role: 'admin', isVerified: true })
    .orIgnore()
    .returning('id')
    .execute();
  const isNew = (inserted.raw as unknown[]).length > 0;
  if (!isNew) await people.update({ email }, { role: 'admin' });
  return isNew && !wanted ? { email, password } : { email };
}
