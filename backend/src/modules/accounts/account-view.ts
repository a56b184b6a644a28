import type { EntityManager } from 'typeorm';
import type { User } from '../users/index.js';
import type { LinkService } from './registration/index.js';
import { UserIdentity } from './user-identity.entity.js';
import { type Account, accountOf, METHODS } from './viewer.type.js';

/** Builds the `Account` object that users get of themselves. */
export class AccountViews {
  private waitingAvatarOf: (userId: string) => Promise<string | null> = async () => null;

  constructor(
    private readonly manager: EntityManager,
    private readonly links: LinkService,
  ) {}

  /** Registers the function that finds pictures which are not public yet. @param urlOf returns the signed URL of a user's waiting picture, or null */
  showWaitingAvatars(urlOf: (userId: string) => Promise<string | null>): void {
    this.waitingAvatarOf = urlOf;
  }

  /** Returns the account of a user. It includes a picture that is not public yet, so only the user themselves must get it. */
  async of(user: User): Promise<Account> {
    const identities = await this.manager.find(UserIdentity, { where: { userId: user.id }, order: { createdAt: 'ASC' } });
    const providers = identities.map(({ provider }) => METHODS[provider]);
    const account = accountOf(user, providers, await this.links.pendingEmail(user.id));
    const waiting = account.avatarUrl === null ? await this.waitingAvatarOf(user.id) : null;
    return Object.assign(account, { avatarUrl: account.avatarUrl ?? waiting, isAvatarWaiting: waiting !== null });
  }
}
