import type { DataSource, EntityManager } from 'typeorm';
import type { Work } from '../../core/db/work.js';
import type { Logger } from '../../core/logging/logger.js';
import type { Mailer } from '../../core/mail/index.js';
import type { UserModule } from '../users/index.js';
import { AccountMails } from './account.mails.js';
import { AccountService } from './account.service.js';
import { LinkService } from './link.service.js';
import { NoticeService } from './notice.service.js';
import { PasswordService } from './password.service.js';
import { Passwords } from './passwords.js';
import { PersonalData } from './personal-data.js';
import { SessionService } from './session.service.js';
import { SessionTokens } from './session-tokens.js';
import { SocialService } from './social.service.js';
import { Throttle } from './throttle.js';
import type { SignInOptions } from './viewer.type.js';

export { AccountLink } from './account-link.entity.js';
export { AccountResolver } from './account.resolver.js';
export { accountRoutes, userJson } from './account.rest.js';
export type { NoticeService };
export { ensureFirstAdmin } from './first-admin.js';
export type { Notice } from './notice.service.js';
export { Passwords };
export { Session } from './session.entity.js';
export { SIGN_IN_REFUSALS, type SocialProfile, type SocialSignIn } from './social.service.js';
export { IDENTITY_PROVIDERS, type IdentityProvider, UserIdentity } from './user-identity.entity.js';
export { SessionResolver, ViewerResolver } from './viewer.resolver.js';
export { Account, SignInMethod, type SignInOptions } from './viewer.type.js';

/** What accounts need from the process, made once. */
export interface AccountParts {
  tokens: SessionTokens;
  passwords: Passwords;
  throttle: Throttle;
  mailer: Mailer;
  logger: Logger;
  publicUrl: string;
  signInOptions: SignInOptions;
}

interface AccountOptions extends Pick<AccountParts, 'mailer' | 'logger' | 'publicUrl' | 'signInOptions'> {
  sessionSecret: string;
  /** Whether sign-ups and mails of one address are limited, and uploads of one person. */
  limitsUse: boolean;
}

export const createAccountParts = (dataSource: DataSource, { sessionSecret, limitsUse, ...rest }: AccountOptions): AccountParts => ({
  ...rest,
  tokens: new SessionTokens(sessionSecret),
  passwords: new Passwords(rest.signInOptions.minPasswordLength),
  throttle: new Throttle(dataSource, limitsUse),
});

/** What this module offers to a request, together with what it builds on. */
export function createAccountModule(manager: EntityManager, left: UserModule, parts: AccountParts, work: Work) {
  const { tokens, passwords, throttle, logger, publicUrl, signInOptions } = parts;
  const sessions = new SessionService(manager, tokens);
  const links = new LinkService(manager);
  const mails = new AccountMails(parts.mailer, publicUrl, work);
  const personalData = new PersonalData();
  const accounts = new AccountService(manager, { passwords, throttle, sessions, links, mails, personalData, logger });
  const notices = new NoticeService(manager, parts, work);
  const social = new SocialService(manager, { accounts, links, mails, logger });
  personalData.add('account', { read: (userId) => accounts.exported(userId) });
  personalData.add('sessions', { read: (userId) => sessions.exported(userId) });
  const passwordChanges = new PasswordService(manager, accounts, { links, mails, sessions, logger });
  return { ...left, passwords, throttle, sessions, accounts, social, passwordChanges, personalData, notices, signInOptions, publicUrl };
}
export type AccountModule = ReturnType<typeof createAccountModule>;
