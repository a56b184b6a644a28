import type { DataSource, EntityManager } from 'typeorm';
import type { Work } from '../../core/db/work.js';
import type { Logger } from '../../core/logging/logger.js';
import { RefusalLog } from '../../core/logging/refusal-log.js';
import type { Mailer } from '../../core/mail/index.js';
import type { ActivityModule } from '../activities/index.js';
import { ApiTokenService, isApiToken, type Quota } from './api-token.service.js';
import { AccountMails } from './account.mails.js';
import { AccountService } from './account.service.js';
import { AdminUserService } from './admin-user.service.js';
import { createIdentityLoader } from './identity.loader.js';
import { LinkService } from './link.service.js';
import { NoticeQueue } from './notice.queue.js';
import { NoticeService } from './notice.service.js';
import { PasswordService } from './password.service.js';
import { isCommon, Passwords } from './passwords.js';
import { PersonalData } from './personal-data.js';
import { SessionService } from './session.service.js';
import { SessionTokens } from './session-tokens.js';
import { SocialService } from './social.service.js';
import { Throttle } from './throttle.js';
import type { SignInOptions } from './viewer.type.js';
import { WaysInService } from './ways-in.service.js';

export { AccountLink } from './account-link.entity.js';
export { RegisterInput } from './account.input.js';
export { userJson, ViewerJson } from './account.json.js';
export { AccountResolver } from './account.resolver.js';
export { accountRoutes } from './account.rest.js';
export { AdminAccountService, type Ended } from './admin-account.service.js';
export { ApiToken, ApiTokenScope } from './api-token.entity.js';
export { ApiTokenResolver } from './api-token.resolver.js';
export { apiTokenRoutes } from './api-token.rest.js';
export { isApiToken, type Quota };
export { AdminUserResolver } from './admin-user.resolver.js';
export { adminUserRoutes } from './admin-user.rest.js';
export { AdminUser } from './admin-user.type.js';
export type { NoticeService };
export { ensureFirstAdmin } from './first-admin.js';
export type { Notice } from './notice.queue.js';
export { isCommon, Passwords };
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
  noticeQueue: NoticeQueue;
  mailer: Mailer;
  logger: Logger;
  publicUrl: string;
  signInOptions: SignInOptions;
  /** Requests a minute for each API token. */
  apiTokenLimit: number;
}

interface AccountOptions extends Pick<AccountParts, 'mailer' | 'logger' | 'publicUrl' | 'signInOptions' | 'apiTokenLimit'> {
  sessionSecret: string;
  noticeDelay: number;
  /** Whether sign-ups and mails of one address are limited, and uploads of one person. */
  limitsUse: boolean;
}

export const createAccountParts = (dataSource: DataSource, { sessionSecret, noticeDelay, limitsUse, ...rest }: AccountOptions): AccountParts => ({
  ...rest,
  tokens: new SessionTokens(sessionSecret),
  passwords: new Passwords(
    rest.signInOptions.minPasswordLength,
    new RefusalLog(rest.logger, 'There are too many passwords to look at: some sign-ins are refused'),
  ),
  throttle: new Throttle(dataSource, limitsUse),
  noticeQueue: new NoticeQueue({ ...rest, noticeDelay, manager: dataSource.manager }),
});

/** What this module offers to a request, together with what it builds on. */
export function createAccountModule(manager: EntityManager, left: ActivityModule, parts: AccountParts, work: Work) {
  const { tokens, passwords, throttle, logger, publicUrl, signInOptions } = parts;
  const sessions = new SessionService(manager, tokens);
  const apiTokens = new ApiTokenService(manager, left.activities, parts.apiTokenLimit);
  const links = new LinkService(manager);
  const waysIn = new WaysInService(manager, links);
  const mails = new AccountMails(parts.mailer, publicUrl, work);
  const personalData = new PersonalData(left.activities);
  const accounts = new AccountService(manager, { ...left, passwords, throttle, sessions, links, waysIn, mails, personalData, logger });
  const adminUsers = new AdminUserService(manager, { ...left, accounts, links, waysIn, mails, logger });
  const notices = new NoticeService(parts.noticeQueue, work);
  const social = new SocialService(manager, { ...left, accounts, links, sessions, mails, logger });
  personalData.add('account', { read: (userId) => accounts.exported(userId) });
  personalData.add('sessions', { read: (userId) => sessions.exported(userId) });
  personalData.add('apiTokens', { read: (userId) => apiTokens.list({ id: userId }) });
  personalData.add('activities', { read: (userId) => left.activityList.exported(userId) });
  personalData.add('savedViews', { read: (userId) => left.savedViews.exported(userId), erase: (userId) => left.savedViews.erase(userId) });
  const passwordChanges = new PasswordService(manager, accounts, { ...left, links, waysIn, mails, sessions, logger });
  const identitiesOf = createIdentityLoader(manager);
  return {
    ...left,
    passwords,
    throttle,
    sessions,
    apiTokens,
    accounts,
    adminUsers,
    identitiesOf,
    social,
    passwordChanges,
    personalData,
    notices,
    signInOptions,
    publicUrl,
  };
}
export type AccountModule = ReturnType<typeof createAccountModule>;
