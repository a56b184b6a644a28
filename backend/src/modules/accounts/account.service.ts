import { type EntityManager, IsNull } from 'typeorm';
import type { Caller, Viewer } from '../../core/access/index.js';
import { isUniqueViolation } from '../../core/db/index.js';
import { Conflict, Forbidden, InvalidCredentials, InvalidInput, TooMany, Unauthenticated } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import { cleanEmail, isSameEmail } from '../../core/validation/index.js';
import { ActivityAction, type ActivityService, ActivityTarget } from '../activities/index.js';
import { isSuspended, User } from '../users/index.js';
import type { MailPreferencesInput, SignInInput, UpdateProfileInput } from './account.input.js';
import type { AccountMails, MailPreferencesService } from './mails/index.js';
import type { AccountViews } from './account-view.js';
import type { AddressMemory, LinkService, Throttle, WaysInService } from './registration/index.js';
import type { Passwords } from './passwords.js';
import type { PersonalData } from './personal-data.js';
import { provePassword } from './prove-password.js';
import type { SessionService } from './sessions/index.js';
import { UserIdentity } from './user-identity.entity.js';
import type { Account, SignIn } from './viewer.type.js';

/** Services that `AccountService` uses. */
export interface AccountTools {
  activities: ActivityService;
  passwords: Passwords;
  throttle: Throttle;
  sessions: SessionService;
  links: LinkService;
  waysIn: WaysInService;
  memory: AddressMemory;
  mails: AccountMails;
  mailPreferences: MailPreferencesService;
  personalData: PersonalData;
  accountViews: AccountViews;
  logger: Logger;
}

/** Changes and deletes accounts, and signs users in. */
export class AccountService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: AccountTools,
  ) {}

  /**
   * Returns the user with this e-mail address and password. An unknown address takes as long as a wrong password.
   * @throws InvalidCredentials, TooMany, and Overloaded if too many passwords wait to be hashed
   */
  async authenticate({ email, password }: SignInInput, caller: Caller): Promise<User> {
    const address = cleanEmail(email);
    const user = await this.manager.findOneBy(User, { email: address, deletedAt: IsNull() });
    const isRight = await provePassword(this.manager, this.tools, { user, address, password }, caller);
    if (!isRight || !user) {
      this.tools.logger.warn({ event: 'sign-in-failed', userId: user?.id, network: caller.network }, 'A sign-in has failed');
      throw new InvalidCredentials();
    }
    return user;
  }

  /**
   * Starts a session for an authenticated user. Must run in a transaction.
   * @throws Forbidden for a suspended user, InvalidCredentials if the account was deleted or its password has changed since the check
   */
  async signInAs(proved: User, caller: Caller, length?: { isLong?: boolean }): Promise<SignIn> {
    // The lock waits for a concurrent change of the account. That change ends all existing sessions, and would miss one that starts meanwhile.
    const user = await this.manager.findOne(User, { where: { id: proved.id, deletedAt: IsNull() }, lock: { mode: 'pessimistic_read' } });
    if (!user || user.passwordHash !== proved.passwordHash) throw new InvalidCredentials();
    if (isSuspended(user)) {
      throw new Forbidden(['accounts.suspended', { day: user.suspendedUntil?.toISOString().slice(0, 10) ?? '' }]);
    }
    const session = await this.tools.sessions.start(user.id, caller, length);
    this.tools.logger.info({ event: 'sign-in', userId: user.id }, 'Somebody has signed in');
    return { ...session, viewer: await this.tools.accountViews.of(user) };
  }

  /** Returns the viewer's own account. */
  async get({ id }: Viewer): Promise<Account> {
    return this.tools.accountViews.of(await this.load(id));
  }

  /** Changes the name at once. A new e-mail address gets a link and takes effect when the link is opened. @throws TooMany */
  async update(viewer: Viewer, { name, email }: UpdateProfileInput): Promise<Account> {
    await this.manager.update(User, viewer.id, { name: name.trim() });
    if (email) await this.moveTo(viewer, cleanEmail(email));
    return this.get(viewer);
  }

  /** Stores which optional mails the viewer receives, and their language. Mails that an account needs are always sent. */
  async updateMailPreferences(viewer: Viewer, input: MailPreferencesInput): Promise<Account> {
    await this.tools.mailPreferences.update(viewer.id, input);
    return this.get(viewer);
  }

  /** Sends a link to a new address. The current address cancels a pending change. */
  private async moveTo({ id }: Viewer, email: string): Promise<void> {
    const { links } = this.tools;
    const user = await this.load(id);
    const pending = await links.pendingEmail(id);
    if (isSameEmail(email, user.email)) await links.cancelPendingEmail(id);
    else if (!pending || !isSameEmail(email, pending)) {
      await links.cancel('verify', id);
      await this.sendVerification(user, email);
    }
  }

  /** Sends the confirmation link again, to the pending new address or else to the unconfirmed current one; to neither if both are missing. @throws TooMany */
  async resendVerification(viewer: Viewer): Promise<void> {
    const user = await this.load(viewer.id);
    const pending = await this.tools.links.pendingEmail(user.id);
    if (pending ?? !user.isVerified) await this.sendVerification(user, pending ?? user.email);
  }

  /**
   * Confirms the address that a link was sent to. If the reader of the mailbox is not signed in to the account, a stranger could have
   * registered it. Then all former ways to sign in end, and the reader sets a password with a reset link.
   * @param viewer user who opens the link; null for a visitor
   * @throws InvalidInput for a link that cannot be used, Conflict if another account has the address by now
   */
  async verifyEmail(viewer: Viewer | null, token: string): Promise<void> {
    const { links, waysIn, mails } = this.tools;
    if (await links.isDone(token)) throw new InvalidInput({ confirmed: 'accounts.emailConfirmed' });
    const { userId, email } = await links.redeem('verify', token);
    if (viewer && viewer.id !== userId) throw new InvalidInput({ account: 'accounts.linkOfAnother' });
    const user = await this.load(userId);
    try {
      await waysIn.proveMailbox(user, { isInside: viewer?.id === userId && viewer.sessionId !== null, email });
    } catch (error) {
      if (isUniqueViolation(error)) throw new Conflict('accounts.emailTakenSince');
      throw error;
    }
    if (isSameEmail(user.email, email)) return;
    await links.cancel('reset', user.id); // reset links were sent to the former mailbox
    await this.tools.activities.note(user, { action: ActivityAction.UPDATED, kind: ActivityTarget.USER, id: user.id, after: { email: 'changed' } });
    await mails.emailChanged(user, email);
  }

  /**
   * Deletes the viewer's account. Personal data is erased at once; reviews and other contributions stay without a name.
   * @throws Conflict for the only admin
   */
  async remove(viewer: Viewer): Promise<void> {
    const user = await this.lockLeaving(viewer);
    await this.tools.mails.accountDeleted(user);
    await this.erase(viewer, user);
  }

  /**
   * Erases the personal data of an account that the caller has locked. Decisions stay, with a keyed hash of the address (`AddressMemory`).
   * @param actor the owner or an admin
   */
  async erase(actor: Pick<Viewer, 'id'>, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
    await this.tools.memory.keep({ id, email });
    await this.tools.personalData.erase(id);
    for (const table of ['sessions', 'user_identities', 'account_links']) await this.manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [id]);
    // The log locks the actor. Before the update, which locks the total of users: an actor who leaves meanwhile locks the two in the same order.
    await this.tools.activities.note(actor, { action: ActivityAction.DELETED, kind: ActivityTarget.USER, id });
    await this.manager.update(User, id, {
      name: 'Anonymous',
      email: `deleted-${id}@invalid`,
      passwordHash: null,
      avatarUrl: null,
      isVerified: false,
      isVouched: false,
      language: null,
      deletedAt: new Date(),
    });
    this.tools.logger.info({ event: 'account-deleted', userId: id, actorId: actor.id }, 'An account was deleted');
  }

  /**
   * Checks the viewer's password, so that an unattended browser is not enough. Accounts without a password pass.
   * @throws InvalidInput for a missing or wrong password, TooMany
   */
  async confirm(viewer: Viewer, currentPassword: string | undefined | null, caller: Caller): Promise<void> {
    const { throttle, passwords } = this.tools;
    const user = await this.load(viewer.id);
    if (user.passwordHash === null) return;
    if (!currentPassword) throw new InvalidInput({ currentPassword: 'accounts.currentPasswordMissing' });
    const isRight = await throttle.guess(user.email, caller, async () => (await passwords.compare(user.passwordHash, currentPassword)) !== 'wrong');
    if (!isRight) throw new InvalidInput({ currentPassword: 'accounts.currentPasswordWrong' });
  }

  /** Checks the password as `confirm` does, but only if the e-mail address changes. @throws as `confirm` */
  async confirmUpdate(viewer: Viewer, { email, currentPassword }: UpdateProfileInput, caller: Caller): Promise<void> {
    if (email && !isSameEmail(email, (await this.load(viewer.id)).email)) await this.confirm(viewer, currentPassword, caller);
  }

  /** Returns the user with this id. @throws Unauthenticated if the account does not exist or is deleted */
  async load(id: string): Promise<User> {
    const user = await this.manager.findOneBy(User, { id });
    if (!user || user.deletedAt) throw new Unauthenticated();
    return user;
  }

  /** Returns the account data for the data download, without the password hash. */
  async exported(userId: string): Promise<unknown> {
    const { id, name, email, role, moderatedCityIds, avatarUrl, isVerified, createdAt, wantsDecisionMails, language } = await this.load(userId);
    const identities = await this.manager.find(UserIdentity, { where: { userId }, select: { provider: true, providerId: true, createdAt: true } });
    return { id, name, email, role, moderatedCityIds, avatarUrl, isVerified, createdAt, wantsDecisionMails, language, identities };
  }

  /** @throws TooMany above the hourly limit of `LinkService.issue` */
  private async sendVerification({ id, name, language }: Pick<User, 'id' | 'name' | 'language'>, email: string): Promise<void> {
    const link = await this.tools.links.issue('verify', id, email);
    if (!link) throw new TooMany('accounts.tooManyMessages', 3600);
    await this.tools.mails.verifyAddress({ name, email, language }, link);
  }

  /**
   * Locks the account of a leaving user and those of all admins, in the order of their ids. If two admins leave at the same time, the second
   * one is recognized as the last. The user cannot become an admin meanwhile.
   * @throws Unauthenticated if the account is already deleted, Conflict for the only admin
   */
  private async lockLeaving({ id }: Viewer): Promise<User> {
    const locked = await this.manager
      .createQueryBuilder(User, 'person')
      .where(`person.deleted_at IS NULL AND (person.role = 'admin' OR person.id = :id)`, { id })
      .orderBy('person.id')
      .setLock('for_no_key_update')
      .getMany();
    const user = locked.find((one) => one.id === id);
    if (!user) throw new Unauthenticated();
    const isLast = !locked.some((one) => one.id !== id && one.role === 'admin' && !isSuspended(one));
    if (user.role === 'admin' && isLast) throw new Conflict('accounts.onlyAdmin');
    return user;
  }
}
