import type { EntityManager } from 'typeorm';
import type { Caller, PresentViewer } from '../../../core/access/index.js';
import { cleanEmail } from '../../../core/validation/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import { isMailboxProved, User } from '../../users/index.js';
import type { AccountService, AccountTools } from '../account.service.js';
import type { SignIn } from '../viewer.type.js';

/** Changes and resets passwords. A database trigger ends all sessions of an account whose password changes. */
export class PasswordService {
  constructor(
    private readonly manager: EntityManager,
    private readonly accounts: AccountService,
    private readonly tools: Pick<AccountTools, 'activities' | 'links' | 'waysIn' | 'mails' | 'sessions' | 'logger'>,
  ) {}

  /** Sends a link to choose a new password, if the address has an account. The caller does not learn whether it has one. */
  async requestReset(email: string): Promise<void> {
    const user = await this.manager.findOneBy(User, { email: cleanEmail(email) });
    if (!user || user.deletedAt) return;
    const link = await this.tools.links.issue('reset', user.id, user.email);
    if (link) await this.tools.mails.resetPassword(user, link);
  }

  /** Checks a reset link before the slow hashing of the new password. @throws InvalidInput for a link that cannot be used */
  checkReset(token: string): Promise<void> {
    return this.tools.links.check('reset', token);
  }

  /** Redeems a reset link and sets the new password. The link also proves the mailbox. @throws InvalidInput for a link that cannot be used */
  async reset(token: string, passwordHash: string): Promise<void> {
    const { userId } = await this.tools.links.redeem('reset', token); // a change of address has already invalidated reset links to the former one
    const user = await this.accounts.load(userId);
    if (!isMailboxProved(user)) await this.tools.waysIn.proveMailbox(user, { passwordHash });
    await this.set(user, passwordHash);
  }

  /** Sets the viewer's password and starts a new session of the same lifetime. */
  async change(viewer: PresentViewer, passwordHash: string, caller: Caller): Promise<SignIn> {
    const user = await this.accounts.load(viewer.id);
    const isLong = await this.tools.sessions.isLong(viewer);
    await this.set(user, passwordHash);
    return this.accounts.signInAs(user, caller, { isLong });
  }

  private async set(user: User, passwordHash: string): Promise<void> {
    await this.manager.update(User, user.id, { passwordHash });
    user.passwordHash = passwordHash;
    await this.tools.links.cancel('reset', user.id);
    await this.tools.links.cancelPendingEmail(user.id);
    await this.tools.activities.note(user, { action: ActivityAction.UPDATED, kind: ActivityTarget.USER, id: user.id, after: { password: 'changed' } });
    await this.tools.mails.passwordChanged(user);
    this.tools.logger.info({ event: 'password-changed', userId: user.id }, 'A password was changed');
  }
}
