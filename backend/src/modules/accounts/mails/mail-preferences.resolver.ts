import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/index.js';
import type { AccountModule } from '../account.module.js';
import { MailPreferences } from './mail-preferences.type.js';

const TOKEN = { description: 'Token: the part of the link after the `#`.' };

/** Reads and changes mail preferences by the token of a link in a mail, without a session. */
@Resolver()
export class MailPreferencesResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('public')
  @Query(() => MailPreferences, { description: 'Mail preferences of the user whose link has this token; NOT_FOUND if the link no longer works.' })
  mailPreferencesByLink(@Arg('token', () => String, TOKEN) token: string): Promise<MailPreferences> {
    return this.services.mailPreferences.getByLink(token);
  }

  @Access('public')
  @Mutation(() => MailPreferences, {
    description: 'Changes the mail preferences of the user whose link has this token; NOT_FOUND if the link no longer works.',
  })
  updateMailPreferencesByLink(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('wantsDecisionMails', () => Boolean, { description: 'Whether the user receives e-mails about decisions on their contributions.' })
    wantsDecisionMails: boolean,
  ): Promise<MailPreferences> {
    return this.services.mailPreferences.updateByLink(token, { wantsDecisionMails });
  }
}
