import { type EntityManager, IsNull } from 'typeorm';
import { InvalidInput, NotFound } from '../../../core/errors/index.js';
import { isLanguage } from '../../site/index.js';
import { User } from '../../users/index.js';
import type { MailPreferencesInput } from '../account.input.js';
import { LANGUAGE_UNKNOWN } from '../account.rules.js';
import type { MailPreferencesTokens } from './mail-preferences.token.js';
import type { MailPreferences } from './mail-preferences.type.js';

/** Masks an address, as `a…@example.org`: its owner recognizes it, others cannot write to it. */
const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…');

const shown = ({ email, wantsDecisionMails }: Pick<User, 'email' | 'wantsDecisionMails'>): MailPreferences => ({ address: masked(email), wantsDecisionMails });

/** Stores which optional mails users receive, and the language of all mails to them. Mails that an account needs are always sent. */
export class MailPreferencesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tokens: MailPreferencesTokens,
  ) {}

  /** @throws InvalidInput for an unknown language */
  async update(userId: string, { wantsDecisionMails, language }: MailPreferencesInput): Promise<void> {
    const isGiven = language !== undefined && language !== null;
    if (isGiven && !isLanguage(language)) throw new InvalidInput({ language: LANGUAGE_UNKNOWN });
    await this.manager.update(User, userId, { wantsDecisionMails, ...(isGiven && { language }) });
  }

  /** @throws NotFound for an invalid token, one of a former address, and one of a deleted account */
  async getByLink(token: string): Promise<MailPreferences> {
    return shown(await this.ownerOf(token));
  }

  /** @throws NotFound as `getByLink` */
  async updateByLink(token: string, input: MailPreferencesInput): Promise<MailPreferences> {
    const { id, email } = await this.ownerOf(token);
    await this.update(id, input);
    return shown({ email, wantsDecisionMails: input.wantsDecisionMails });
  }

  /** Returns the user of a token. Suspended users are included, so that they can turn mails off. */
  private async ownerOf(token: string): Promise<User> {
    const id = this.tokens.idIn(token);
    const user = id === undefined ? null : await this.manager.findOneBy(User, { id, deletedAt: IsNull() });
    if (!user || !this.tokens.isOf(user, token)) throw new NotFound('link');
    return user;
  }
}
