import { type EntityManager, IsNull } from 'typeorm';
import { beginChange } from '../../core/access/change.js';
import { newId } from '../../core/db/ids.js';
import { Conflict } from '../../core/errors/index.js';
import { ActivityAction, type ActivityService, ActivityTarget, createActivityModule } from '../activities/index.js';
import { createUserModule, isSuspended, User } from '../users/index.js';
import type { RegisterInput } from './account.input.js';
import { LinkService } from './link.service.js';
import { WaysInService } from './ways-in.service.js';

/** What whoever runs the guide does with the accounts of admins; the log names the guide itself. */
export class AdminAccountService {
  private readonly activities: ActivityService;
  private readonly waysIn: WaysInService;

  constructor(private readonly manager: EntityManager) {
    this.activities = createActivityModule(manager, createUserModule(manager)).activities;
    this.waysIn = new WaysInService(manager, new LinkService(manager));
  }

  /** The account of an address; null where it has none. */
  find(email: string): Promise<User | null> {
    return this.manager.findOneBy(User, { email: email.trim(), deletedAt: IsNull() });
  }

  /** Makes an account of an admin, whose address counts as confirmed. The address must have none. */
  async create({ name, email }: Pick<RegisterInput, 'name' | 'email'>, passwordHash: string): Promise<void> {
    const id = newId();
    await this.manager.insert(User, { id, name: name.trim(), email: email.trim(), passwordHash, role: 'admin', isVerified: true });
    await this.activities.note(null, { action: ActivityAction.CREATED, kind: ActivityTarget.USER, id });
  }

  /**
   * Makes somebody an admin, which ends their sessions, tokens and links.
   * @param passwordHash takes the place of the present password and of all else that the account is opened with. Without one, the address must
   *   be confirmed: whoever has registered another need not be its owner.
   * @throws Conflict for an admin, and for somebody who is suspended
   */
  async promote({ id }: Pick<User, 'id'>, passwordHash: string | undefined): Promise<void> {
    const user = await this.manager.findOneOrFail(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (user.role === 'admin') throw new Conflict(`${user.email} is an admin already.`);
    if (isSuspended(user)) throw new Conflict(`${user.email} is suspended, and somebody who is cannot become an admin. Reinstate them first.`);
    if (!passwordHash && !user.isVerified) throw new Conflict(`The address ${user.email} is not confirmed.`);
    const rows = { where: 't.id = $1', parameters: [id] };
    await this.activities.update(beginChange(null), { kind: ActivityTarget.USER, action: ActivityAction.UPDATED, rows, values: { role: 'admin' } });
    await this.waysIn.gainPower(user, passwordHash);
  }
}
