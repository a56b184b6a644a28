import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { AccountModule } from './index.js';
import { MailPreferences } from './mail-preferences.type.js';

const TOKEN = { description: 'The part of the link after the #.' };

/** Mail preferences by the link in a mail, without signing in. */
@Resolver()
export class MailPreferencesResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('public')
  @Query(() => MailPreferences, { description: 'The mail preferences that a link in a mail leads to; NOT_FOUND for a link that no longer works.' })
  mailPreferencesByLink(@Arg('token', () => String, TOKEN) token: string): Promise<MailPreferences> {
    return this.services.mailPreferences.getByLink(token);
  }

  @Access('public')
  @Mutation(() => MailPreferences, { description: 'Changes the mail preferences that a link in a mail leads to; NOT_FOUND for a link that no longer works.' })
  updateMailPreferencesByLink(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('wantsDecisionMails', () => Boolean, { description: 'Whether the user gets mails about decisions.' }) wantsDecisionMails: boolean,
  ): Promise<MailPreferences> {
    return this.services.mailPreferences.updateByLink(token, { wantsDecisionMails });
  }
}
