import { randomBytes } from 'node:crypto';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { newId } from '../../core/db/ids.js';
import { User } from '../users/index.js';
import { LinkService } from './link.service.js';
import type { Passwords } from './passwords.js';
import { WaysInService } from './ways-in.service.js';

const LOCAL_ADMIN = 'admin@citypins.local';

async function promote(manager: EntityManager, email: string, passwordHash: string): Promise<void> {
  const user = await manager.findOne(User, { where: { email }, lock: { mode: 'for_no_key_update' } });
  if (!user || user.role === 'admin') return;
  await manager.update(User, user.id, { role: 'admin' });
  await new WaysInService(manager, new LinkService(manager)).gainPower(user, passwordHash);
}

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
  const inserted = await people
    .createQueryBuilder()
    .insert()
    .values({ id: newId(), name: 'Admin', email, passwordHash, role: 'admin', isVerified: true })
    .orIgnore()
    .returning('id')
    .execute();
  const isNew = (inserted.raw as unknown[]).length > 0;
  if (!isNew) await dataSource.transaction((manager) => promote(manager, email, passwordHash));
  return isNew && !wanted ? { email, password } : { email };
}
