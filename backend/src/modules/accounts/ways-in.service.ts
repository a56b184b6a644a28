import type { EntityManager } from 'typeorm';
import { isMailboxProved, User } from '../users/index.js';
import type { AddressMemory } from './address-memory.js';
import { cancelLinks } from './link.service.js';

/**
 * The ways into an account, and when those end that may be a stranger's: whoever has registered an address need not be its owner. Every way
 * to prove a mailbox and every way to power goes through here.
 */
export class WaysInService {
  /** @param memory finds the decisions about a deleted account of the mailbox; null where no mailbox is proved */
  constructor(
    private readonly manager: EntityManager,
    private readonly memory: AddressMemory | null,
  ) {}

  /**
   * The mailbox of an account was proved. It counts as confirmed, and whatever opened the account before ends.
   * @param proof.isInside whether who proved it is also signed in to the account; then all of the account is theirs, and nothing ends
   * @param proof.passwordHash the password that they have chosen with it, if any
   * @param proof.isVouched whether an admin says so, who knows the user of the account: nothing ends either. It is no proof, so the owner of the
   *   mailbox still takes the account over from a stranger.
   * @param proof.email the mailbox, where it is to take the place of the account's present one
   * @throws QueryFailedError for a unique violation where another account has the mailbox
   */
  async proveMailbox(user: User, proof: { isInside?: boolean; isVouched?: boolean; passwordHash?: string; email?: string }): Promise<void> {
    const { isInside = false, isVouched = false, passwordHash = null, email = user.email } = proof;
    const stays = isInside || isVouched;
    await this.manager.update(User, user.id, { email, isVerified: true, isVouched, ...(!stays && { passwordHash }) });
    if (!stays) await this.end(user.id);
    if (!isVouched) await this.memory?.recall({ id: user.id, email }, true);
  }

  /**
   * An account is to gain power: its sessions, tokens and links end. Where nobody has proved its mailbox, so does everything else that
   * opens it, and its owner comes in by a new password.
   * @param passwordHash given by whoever runs the guide, who vouches for the mailbox: it becomes the only way in
   * @returns whether the account has no way in left but a link to its mailbox
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

  /** Ends everything that opens an account but its password. Identities first: a sign-in by one of them that is under way is waited for, and its session ends. */
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
