import type { EntityManager } from 'typeorm';
import { isMailboxProved, User } from '../../users/index.js';
import type { AddressMemory } from './address-memory.js';
import { cancelLinks } from './link.service.js';

/**
 * Ends those ways to sign in to an account that could belong to a stranger: anyone can register the address of another person. All code that
 * proves a mailbox, or gives an account more rights, must call this service.
 */
export class WaysInService {
  /** @param memory finds decisions about a deleted account with the same address; null if the caller never proves mailboxes */
  constructor(
    private readonly manager: EntityManager,
    private readonly memory: AddressMemory | null,
  ) {}

  /**
   * Marks the mailbox of an account as proved, so that the address is confirmed. All former ways to sign in end, with two exceptions:
   * @param proof.isInside whether the user is also signed in to the account; then the account is theirs, and nothing ends
   * @param proof.isVouched whether an admin who knows the user confirms the address; then nothing ends either. This is no proof: the owner of
   *   the mailbox can still take the account over from a stranger.
   * @param proof.passwordHash new password, if the user has chosen one
   * @param proof.email new address of the account, if it changes
   * @throws QueryFailedError with a unique violation if another account has the address
   */
  async proveMailbox(user: User, proof: { isInside?: boolean; isVouched?: boolean; passwordHash?: string; email?: string }): Promise<void> {
    const { isInside = false, isVouched = false, passwordHash = null, email = user.email } = proof;
    const stays = isInside || isVouched;
    await this.manager.update(User, user.id, { email, isVerified: true, isVouched, ...(!stays && { passwordHash }) });
    if (!stays) await this.end(user.id);
    if (!isVouched) await this.memory?.recall({ id: user.id, email }, true);
  }

  /**
   * Prepares an account for a role with more rights: its sessions, API tokens and links end. If its mailbox is not proved, all other ways to
   * sign in end too, and the owner must choose a new password.
   * @param passwordHash set by an operator, who vouches for the address; it becomes the only way to sign in
   * @returns whether a link to the mailbox is the only way left to sign in
   */
  async gainPower(user: User, passwordHash?: string): Promise<boolean> {
    const isTheirs = isMailboxProved(user) && passwordHash === undefined;
    if (isTheirs) await this.endSessions(user.id);
    else {
      await this.manager.update(User, user.id, { passwordHash: passwordHash ?? null, isVerified: passwordHash !== undefined, isVouched: false });
      await this.end(user.id);
    }
    return !isTheirs && passwordHash === undefined;
  }

  /**
   * Ends all ways to sign in except the password. Identities come first: their deletion waits for a sign-in in progress, so that its session
   * ends as well.
   */
  private async end(userId: string): Promise<void> {
    await this.manager.query('DELETE FROM user_identities WHERE user_id = $1', [userId]);
    await this.endSessions(userId);
  }

  private async endSessions(userId: string): Promise<void> {
    await this.manager.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL', [userId]);
    await this.manager.query('DELETE FROM api_tokens WHERE user_id = $1', [userId]);
    await cancelLinks(this.manager, userId);
  }
}
