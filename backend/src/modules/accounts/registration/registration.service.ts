import type { EntityManager } from 'typeorm';
import { isUniqueViolation, newId } from '../../../core/db/index.js';
import { Conflict } from '../../../core/errors/index.js';
import type { Logger } from '../../../core/logging/index.js';
import { cleanEmail } from '../../../core/validation/index.js';
import { ActivityAction, type ActivityService, ActivityTarget } from '../../activities/index.js';
import { User } from '../../users/index.js';
import type { RegisterInput } from '../account.input.js';
import type { AccountMails } from '../mails/index.js';
import type { AddressMemory } from './address-memory.js';
import type { LinkService } from './link.service.js';

interface Tools {
  activities: ActivityService;
  links: LinkService;
  memory: AddressMemory;
  mails: AccountMails;
  logger: Logger;
}

/** Columns of a new account. */
type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'isVerified'> & Partial<Pick<User, 'avatarUrl'>>;

/** Creates accounts. `RegistrationRules` decide before whether that is allowed. */
export class RegistrationService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Tools,
  ) {}

  /** Creates an account with a password, and sends a confirmation link. @throws Conflict if the address already has an account */
  async register({ name, email }: RegisterInput, passwordHash: string): Promise<User> {
    const user = await this.create({ name: name.trim(), email: cleanEmail(email), passwordHash, isVerified: false });
    this.tools.logger.info({ event: 'register', userId: user.id }, 'Somebody has registered');
    return user;
  }

  /**
   * Creates and logs an account, which inherits the decisions about a deleted one of that address. An unconfirmed address gets a link.
   * @throws Conflict if the address has an account
   */
  async create(values: NewUser): Promise<User> {
    const { activities, links, memory, mails } = this.tools;
    const id = newId();
    await this.insert({ id, ...values });
    await activities.note({ id }, { action: ActivityAction.REGISTERED, kind: ActivityTarget.USER, id });
    await memory.recall({ id, ...values }, values.isVerified);
    const link = values.isVerified ? undefined : await links.issue('verify', id, values.email);
    if (link) await mails.verifyAddress(values, link);
    return this.manager.findOneByOrFail(User, { id });
  }

  private async insert(values: NewUser & Pick<User, 'id'>): Promise<void> {
    try {
      await this.manager.insert(User, values);
    } catch (error) {
      if (isUniqueViolation(error)) throw new Conflict('accounts.emailTaken');
      throw error;
    }
  }
}
