import type { EntityManager } from 'typeorm';
import { isUniqueViolation, newId } from '../../core/db/index.js';
import { Conflict } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import { cleanEmail, textOrNull } from '../../core/validation/index.js';
import { ActivityAction, type ActivityService, ActivityTarget } from '../activities/index.js';
import { User } from '../users/index.js';
import type { RegisterInput } from './account.input.js';
import type { InvitationService } from './invitations/index.js';
import type { AccountMails } from './mails/index.js';
import type { AddressMemory, LinkService } from './registration/index.js';

interface Tools {
  activities: ActivityService;
  links: LinkService;
  memory: AddressMemory;
  invitations: InvitationService;
  mails: AccountMails;
  logger: Logger;
}

/** Columns of a new account. */
type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'isVerified'> & Partial<Pick<User, 'avatarUrl' | 'language'>>;

/** Creates accounts. `RegistrationRules` decide before whether that is allowed. */
export class RegistrationService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Tools,
  ) {}

  /** Creates an account with a password, and sends a confirmation link. @throws as `create` */
  async register({ name, email, invitation, language }: RegisterInput, passwordHash: string): Promise<User> {
    const values = { name: name.trim(), email: cleanEmail(email), passwordHash, isVerified: false, language: language ?? null };
    const user = await this.create(values, textOrNull(invitation));
    this.tools.logger.info({ event: 'register', userId: user.id }, 'Somebody has registered');
    return user;
  }

  /**
   * Creates and logs an account, which inherits the decisions about a deleted one of that address. An unconfirmed address gets a link.
   * @param invitation token of the invitation, which determines the role; null for none, and the role `user`
   * @throws Conflict if the address has an account, InvalidInput for an invitation that cannot be used
   */
  async create(values: NewUser, invitation: string | null = null): Promise<User> {
    const { activities, links, memory, mails } = this.tools;
    const id = newId();
    const invited = invitation ? await this.tools.invitations.redeem(invitation) : undefined;
    await this.insert({ id, ...values, role: invited?.role ?? 'user', moderatedCityIds: invited?.moderatedCityIds ?? null });
    const after = invited && {
      invitation: invited.id,
      invited_as: invited.role,
      ...(invited.moderatedCityIds && { moderated_city_ids: invited.moderatedCityIds }),
    };
    await activities.note({ id }, { action: ActivityAction.REGISTERED, kind: ActivityTarget.USER, id, after });
    await memory.recall({ id, ...values }, values.isVerified);
    const link = values.isVerified ? undefined : await links.issue('verify', id, values.email);
    if (link) await mails.verifyAddress({ language: null, ...values }, link);
    return this.manager.findOneByOrFail(User, { id });
  }

  private async insert(values: NewUser & Pick<User, 'id' | 'role' | 'moderatedCityIds'>): Promise<void> {
    try {
      await this.manager.insert(User, values);
    } catch (error) {
      if (isUniqueViolation(error)) throw new Conflict('accounts.emailTaken');
      throw error;
    }
  }
}
