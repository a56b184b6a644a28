import { type EntityManager, IsNull } from 'typeorm';
import { beginChange, changeOf, type ChangeType, type Role, type Viewer } from '../../../core/access/index.js';
import { isId } from '../../../core/db/index.js';
import { Conflict, InvalidInput, NotFound, type Reason } from '../../../core/errors/index.js';
import type { Logger } from '../../../core/logging/index.js';
import { countRows, type Page, type PageInput, readPage, type SortDirection } from '../../../core/paging/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, type Columns } from '../../activities/index.js';
import { User } from '../../users/index.js';
import type { AccountMails } from '../mails/index.js';
import type { AccountService } from '../account.service.js';
import type { AdminUserFilter, AdminUserSort } from './admin-user.input.js';
import { matchingUsers, sortUsers } from './admin-user.query.js';
import { gainsCities, limitedTo } from '../moderated-cities.js';
import type { LinkService, WaysInService } from '../registration/index.js';

/** A user, with the version that the admin has read, if the request names it. */
interface Person {
  id: string;
  version?: number | null | undefined;
}

interface Tools extends Pick<ActivityModule, 'activities' | 'revisions'> {
  accounts: AccountService;
  links: LinkService;
  waysIn: WaysInService;
  mails: AccountMails;
  logger: Logger;
}

const YEAR = 365.25 * 24 * 3_600_000;
const LONGEST_SUSPENSION = 10 * YEAR;
const SUSPENDED = '(t.suspended_until IS NOT NULL AND t.suspended_until > now())';

/** Admin actions on other accounts. They never apply to admins, so the last admin cannot be lost. */
export class AdminUserService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Tools,
  ) {}

  /** Returns a page of the users that match a filter. */
  async list(filter: AdminUserFilter, order: { sort: AdminUserSort; direction: SortDirection }, page: PageInput): Promise<Page<User>> {
    const query = matchingUsers(this.manager, filter);
    const isNarrowed = Object.values(filter).some((part) => part !== undefined && part !== null && part !== '');
    const total = isNarrowed ? await countRows(this.manager, query) : await this.total();
    return readPage(page, total, ({ offset, limit }) => sortUsers(query, order.sort, order.direction).offset(offset).limit(limit).getMany());
  }

  /** Returns up to `limit` matching users whose id is greater than `after`, sorted by id. @param ids if given, only these users */
  portion(filter: AdminUserFilter, ids: readonly string[] | undefined, after: string | null, limit: number): Promise<User[]> {
    const query = matchingUsers(this.manager, filter);
    if (ids) query.andWhere('person.id = ANY(:ids)', { ids });
    if (after) query.andWhere('person.id > :after', { after });
    return query.orderBy('person.id').limit(limit).getMany();
  }

  /** Returns the user with this id, suspended or not. @throws NotFound */
  async get(id: string): Promise<User> {
    const user = isId(id) ? await this.manager.findOneBy(User, { id, deletedAt: IsNull() }) : null;
    if (!user) throw new NotFound('person');
    return user;
  }

  /**
   * Changes the role of a user, or the cities of a moderator. A user who gains rights by this and has an unproved mailbox loses all ways to sign
   * in, and gets a link to choose a password.
   * @param cityIds cities of a moderator; null or absent for all
   * @throws NotFound; InvalidInput as `limitedTo`; Conflict for an admin, for the current role, for a suspended user as admin, and if the user has
   *   changed since `version`
   */
  async setRole(admin: Viewer, person: Person, role: Role, cityIds?: readonly string[] | null): Promise<ChangeType> {
    const cities = await limitedTo(this.manager, role, cityIds);
    const before = await this.lock(person.id);
    const isLimitNew = JSON.stringify(before.moderatedCityIds) !== JSON.stringify(cities);
    const values = { ...((before.role !== role || !isLimitNew) && { role }), ...(isLimitNew && { moderated_city_ids: cities }) };
    const promotableSql = role === 'admin' ? `NOT ${SUSPENDED}` : 'true';
    const change = await this.update(admin, person, { action: ActivityAction.UPDATED, values, where: promotableSql }, (user) =>
      user.role === role ? (role === 'user' ? 'console.alreadyUser' : 'console.alreadyModerator') : 'console.suspendedNotAdmin',
    );
    const isRaised = before.role === role ? gainsCities(before.moderatedCityIds, cities) : role !== 'user';
    if (isRaised) await this.raise(person.id);
    return change;
  }

  private async raise(id: string): Promise<void> {
    const { links, waysIn, mails } = this.tools;
    const user = await this.get(id);
    if (!(await waysIn.gainPower(user))) return;
    const link = await links.issue('reset', id, user.email);
    if (link) await mails.powerGained(user, link);
  }

  /**
   * Suspends a user until a time, which replaces the end of an earlier suspension.
   * @throws InvalidInput for a time that is past or more than ten years away; NotFound; Conflict for an admin, and if the user has changed since
   */
  suspend(admin: Viewer, person: Person, until: Date): Promise<ChangeType> {
    if (!(until.getTime() > Date.now())) throw new InvalidInput({ until: 'console.suspensionPast' });
    if (until.getTime() > Date.now() + LONGEST_SUSPENSION) throw new InvalidInput({ until: 'console.suspensionTooLong' });
    const values = { suspended_until: until.toISOString() };
    return this.update(admin, person, { action: ActivityAction.SUSPENDED, values, where: 'true' }, () => 'console.suspendedAlready');
  }

  /** Ends a suspension. @throws NotFound; Conflict for an admin, for a user who is not suspended, and if the user has changed since `version` */
  reinstate(admin: Viewer, person: Person): Promise<ChangeType> {
    const values = { suspended_until: null };
    return this.update(admin, person, { action: ActivityAction.REINSTATED, values, where: SUSPENDED }, () => 'console.notSuspended');
  }

  /**
   * Confirms the address of a user whom the admin knows. On a site that sends no mail, it is the only way to confirm an address.
   * @throws NotFound; Conflict for an admin, for a confirmed address, and if the user has changed since `version`
   */
  async confirmAddress(admin: Viewer, { id, version }: Person): Promise<User> {
    const user = await this.lock(id);
    if (user.role === 'admin') throw new Conflict('console.adminNotConfirmable');
    if (user.isVerified) throw new Conflict('console.addressConfirmed');
    await this.tools.revisions.requireSeen(ActivityTarget.USER, id, version);
    await this.tools.waysIn.proveMailbox(user, { isVouched: true });
    await this.tools.activities.note(admin, { action: ActivityAction.CONFIRMED, kind: ActivityTarget.USER, id });
    this.tools.logger.info({ event: 'address-confirmed', userId: id, adminId: admin.id }, 'An admin confirmed an address');
    return this.get(id);
  }

  /** Deletes an account, without asking for its password. @throws NotFound; Conflict for an admin, and if the user has changed since `version` */
  async remove(admin: Viewer, { id, version }: Person): Promise<void> {
    const user = await this.lock(id);
    if (user.role === 'admin') throw new Conflict('console.adminNotDeletable');
    await this.tools.revisions.requireSeen(ActivityTarget.USER, id, version);
    await this.tools.mails.accountRemoved(user);
    await this.tools.accounts.erase(admin, user);
  }

  private async lock(id: string): Promise<User> {
    const where = { id, deletedAt: IsNull() };
    const user = isId(id) ? await this.manager.findOne(User, { where, lock: { mode: 'for_no_key_update' } }) : null;
    if (!user) throw new NotFound('person');
    return user;
  }

  private async update(
    admin: Viewer,
    { id, version }: Person,
    { action, values, where }: { action: ActivityAction; values: Columns; where: string },
    because: (user: User) => Reason,
  ): Promise<ChangeType> {
    await this.tools.revisions.requireSeen(ActivityTarget.USER, id, version);
    const change = beginChange(admin);
    const rows = { where: `t.id = $1 AND t.deleted_at IS NULL AND t.role <> 'admin' AND ${where}`, parameters: [id] };
    const changed = isId(id) ? await this.tools.activities.update(change, { kind: ActivityTarget.USER, action, rows, values }) : [];
    if (changed.length === 0) {
      const user = await this.get(id);
      throw new Conflict(user.role === 'admin' ? 'console.adminFixed' : because(user));
    }
    this.tools.logger.info({ event: `account-${action}`, userId: id, adminId: admin.id, ...values }, 'An admin has changed an account');
    return changeOf(change, changed);
  }

  private async total(): Promise<number> {
    const [row] = await this.manager.query<{ n: number }[]>(`SELECT n::integer AS n FROM totals WHERE name = 'users'`);
    return row?.n ?? 0;
  }
}
