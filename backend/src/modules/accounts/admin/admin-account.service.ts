import { type EntityManager, IsNull } from 'typeorm';
import { beginChange, type Change } from '../../../core/access/index.js';
import { newId } from '../../../core/db/index.js';
import { Conflict } from '../../../core/errors/index.js';
import { cleanEmail } from '../../../core/validation/index.js';
import { ActivityAction, type ActivityService, ActivityTarget, createActivityModule } from '../../activities/index.js';
import { createStandingModule } from '../../standing/index.js';
import { createUserModule, isMailboxProved, isSuspended, User } from '../../users/index.js';
import type { RegisterInput } from '../account.input.js';
import { cancelLinks, WaysInService } from '../registration/index.js';

/** Numbers of valid sessions and API tokens that were ended. */
export interface Ended {
  sessions: number;
  apiTokens: number;
}

/**
 * SQL that ends the sessions and API tokens of the user $1, or of all users if $1 is null. It logs each user who had a valid one under the
 * change id $2, and returns the numbers of those that were valid.
 */
const END = `
WITH sessions_ended AS (
    UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL AND ($1::uuid IS NULL OR user_id = $1) RETURNING user_id, expires_at > now() AS is_valid),
  tokens_ended AS (
    DELETE FROM api_tokens WHERE $1::uuid IS NULL OR user_id = $1 RETURNING user_id, coalesce(expires_at > now(), true) AS is_valid),
  ended AS (
    SELECT user_id, sum(sessions)::integer AS sessions, sum(tokens)::integer AS tokens
    FROM (SELECT user_id, 1 AS sessions, 0 AS tokens FROM sessions_ended WHERE is_valid UNION ALL SELECT user_id, 0, 1 FROM tokens_ended WHERE is_valid) each
    GROUP BY user_id),
  logged AS (
    INSERT INTO activities (id, change_id, action, target_kind, target_id, before, after)
    SELECT gen_random_uuid(), $2, '${ActivityAction.UPDATED}', '${ActivityTarget.USER}', user_id,
      jsonb_build_object('sessions', sessions, 'api_tokens', tokens), jsonb_build_object('sessions', 0, 'api_tokens', 0)
    FROM ended)
SELECT coalesce(sum(sessions), 0)::integer AS sessions, coalesce(sum(tokens), 0)::integer AS "apiTokens" FROM ended`;

/** Account operations of the command line. Their rows in the activity log name no actor. */
export class AdminAccountService {
  private readonly activities: ActivityService;
  private readonly waysIn: WaysInService;

  constructor(private readonly manager: EntityManager) {
    this.activities = createActivityModule(manager, createStandingModule(manager, createUserModule(manager))).activities;
    this.waysIn = new WaysInService(manager, null);
  }

  /** Returns the account with this address, or null. */
  find(email: string): Promise<User | null> {
    return this.manager.findOneBy(User, { email: cleanEmail(email), deletedAt: IsNull() });
  }

  /** Creates an admin account with a confirmed address. The address must not have an account yet. */
  async create({ name, email }: Pick<RegisterInput, 'name' | 'email'>, passwordHash: string): Promise<void> {
    const id = newId();
    await this.manager.insert(User, { id, name: name.trim(), email: cleanEmail(email), passwordHash, role: 'admin', isVerified: true });
    await this.activities.note(null, { action: ActivityAction.CREATED, kind: ActivityTarget.USER, id });
  }

  /**
   * Makes sure that an address belongs to an admin, even if two processes do this at the same time. An existing admin is not changed.
   * @param passwordHash password of the new account; for an existing user it replaces every other way to sign in
   * @returns whether the account is new
   */
  async ensure(email: string, passwordHash: string): Promise<boolean> {
    const inserted = await this.manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ id: newId(), name: 'Admin', email, passwordHash, role: 'admin', isVerified: true })
      .orIgnore()
      .returning('id')
      .execute();
    const [made] = inserted.raw as { id: string }[];
    if (made) {
      await this.activities.note(null, { action: ActivityAction.CREATED, kind: ActivityTarget.USER, id: made.id });
      return true;
    }
    const user = await this.manager.findOne(User, { where: { email }, lock: { mode: 'for_no_key_update' } });
    if (user && user.role !== 'admin') await this.raise(user, passwordHash);
    return false;
  }

  /**
   * Makes a user an admin and ends their sessions, API tokens and mailed links.
   * @param passwordHash replaces every way to sign in. Without it the mailbox must be proved: anyone can register the address of another person.
   * @throws Conflict for an admin, for a suspended user, and for an unproved mailbox without `passwordHash`
   */
  async promote({ id }: Pick<User, 'id'>, passwordHash: string | undefined): Promise<void> {
    const user = await this.manager.findOneOrFail(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (user.role === 'admin') throw new Conflict(['commands.adminAlready', { email: user.email }]);
    if (isSuspended(user)) throw new Conflict(['commands.adminSuspended', { email: user.email }]);
    if (!passwordHash && !isMailboxProved(user)) throw new Conflict(['commands.adminUnconfirmed', { email: user.email }]);
    await this.raise(user, passwordHash);
  }

  private async raise(user: User, passwordHash: string | undefined): Promise<void> {
    const rows = { where: 't.id = $1', parameters: [user.id] };
    await this.activities.update(beginChange(null), { kind: ActivityTarget.USER, action: ActivityAction.UPDATED, rows, values: { role: 'admin' } });
    await this.waysIn.gainPower(user, passwordHash);
  }
  /**
   * Removes the admin role and ends the account's sessions, API tokens and mailed links. The last admin can be demoted too, because the
   * command line can create another one.
   * @throws Conflict if the user is not an admin
   */
  async demote({ id, email }: Pick<User, 'id' | 'email'>): Promise<Ended> {
    const change = beginChange(null);
    const rows = { where: `t.id = $1 AND t.role = 'admin' AND t.deleted_at IS NULL`, parameters: [id] };
    await this.manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const ended = await this.end(change, id);
    const changed = await this.activities.update(change, { kind: ActivityTarget.USER, action: ActivityAction.UPDATED, rows, values: { role: 'user' } });
    if (changed.length === 0) throw new Conflict(['commands.notAdmin', { email }]);
    return ended;
  }

  /** Ends the sessions, API tokens and mailed links of an account. */
  endSessions({ id }: Pick<User, 'id'>): Promise<Ended> {
    return this.end(beginChange(null), id);
  }

  /** Ends the sessions and API tokens of all accounts. Mailed links stay valid. */
  endAllSessions(): Promise<Ended> {
    return this.end(beginChange(null), null);
  }

  /** Returns the addresses of the current admins who got that role from this user, sorted. */
  async adminsMadeBy({ id }: Pick<User, 'id'>): Promise<string[]> {
    const rows = await this.manager.query<{ email: string }[]>(
      `SELECT DISTINCT u.email::text AS email FROM activities a JOIN users u ON u.id = a.target_id
       WHERE a.actor_id = $1 AND a.target_kind = '${ActivityTarget.USER}' AND a.after ->> 'role' = 'admin' AND u.role = 'admin' AND u.deleted_at IS NULL
       ORDER BY 1`,
      [id],
    );
    return rows.map(({ email }) => email);
  }

  /** Returns the number of admins. */
  countAdmins(): Promise<number> {
    return this.manager.countBy(User, { role: 'admin', deletedAt: IsNull() });
  }

  private async end({ id: changeId }: Change, userId: string | null): Promise<Ended> {
    const [ended] = await this.manager.query<Ended[]>(END, [userId, changeId]);
    if (userId) await cancelLinks(this.manager, userId);
    return ended ?? { sessions: 0, apiTokens: 0 };
  }
}
