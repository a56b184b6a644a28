import type { DataSource, EntityManager } from 'typeorm';
import { type Handler, JobQueue } from '../../core/jobs/index.js';
import { type Logger, RefusalLog } from '../../core/logging/index.js';
import { inPortions } from '../../core/paging/index.js';
import type { ActivityModule, ActivityService } from '../activities/index.js';
import { ApiTokenService } from './tokens/index.js';
import { AccountMails, mailHandler, type MailParts, MailPreferencesService, MailPreferencesTokens, noticeHandler, NoticeService } from './mails/index.js';
import { AccountService } from './account.service.js';
import { AccountViews } from './account-view.js';
import { AddressMemory, ConfirmationRules, LinkService, RegistrationRules, Throttle, WaysInService } from './registration/index.js';
import { RegistrationService } from './registration.service.js';
import { AdminUserService } from './admin/index.js';
import { InvitationService } from './invitations/index.js';
import { createIdentityLoader, SocialService } from './social/index.js';
import { PasswordService } from './profile/index.js';
import { Passwords } from './passwords.js';
import { PersonalData } from './personal-data.js';
import { SessionService, SessionTokens } from './sessions/index.js';
import { KeyedHash } from '../../core/access/index.js';
import type { SiteModule } from '../site/index.js';
import { ModerationRules } from '../standing/index.js';
import type { SignInOptions } from './viewer.type.js';

/** Objects that each process creates once; the requests share them. */
export interface AccountParts {
  tokens: SessionTokens;
  keyedHash: KeyedHash;
  mailPreferencesTokens: MailPreferencesTokens;
  passwords: Passwords;
  throttle: Throttle;
  logger: Logger;
  publicUrl: string;
  sessionSecret: string;
  /** Delay (s) of a notice about a decision. */
  noticeDelay: number;
  signInOptions: SignInOptions;
  /** Requests per minute for each API token. */
  apiTokenLimit: number;
}

interface AccountOptions extends Omit<AccountParts, 'tokens' | 'keyedHash' | 'mailPreferencesTokens' | 'passwords' | 'throttle'> {
  /** Whether sign-ups and mails per network, and uploads per user, are limited. */
  limitsUse: boolean;
}

export const createAccountParts = (dataSource: DataSource, { limitsUse, ...rest }: AccountOptions): AccountParts => ({
  ...rest,
  tokens: new SessionTokens(rest.sessionSecret),
  keyedHash: new KeyedHash(rest.sessionSecret),
  mailPreferencesTokens: new MailPreferencesTokens(rest.sessionSecret),
  passwords: new Passwords(
    rest.signInOptions.minPasswordLength,
    new RefusalLog(rest.logger, 'There are too many passwords to look at: some sign-ins are refused'),
  ),
  throttle: new Throttle(dataSource, limitsUse),
});

/** Returns the job handlers of this module. @param activities creates an `ActivityService` for one job */
export const accountHandlers = (parts: MailParts, activities: () => ActivityService): Handler[] => [mailHandler(parts), noticeHandler(parts, activities)];

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createAccountModule(manager: EntityManager, left: ActivityModule, site: SiteModule, parts: AccountParts) {
  const { tokens, keyedHash, passwords, throttle, logger, publicUrl, signInOptions } = parts;
  const sessions = new SessionService(manager, tokens);
  const apiTokens = new ApiTokenService(manager, left.activities, parts.apiTokenLimit);
  const jobs = new JobQueue(manager);
  const links = new LinkService(manager, parts.sessionSecret);
  const memory = new AddressMemory({ ...left, keyedHash });
  const waysIn = new WaysInService(manager, memory);
  const mails = new AccountMails(jobs);
  const personalData = new PersonalData(left.activities);
  const accountViews = new AccountViews(manager, links);
  const mailPreferences = new MailPreferencesService(manager, parts.mailPreferencesTokens);
  const tools = { ...left, memory, passwords, throttle, sessions, links, waysIn, mails, mailPreferences, personalData, accountViews, logger };
  const accounts = new AccountService(manager, tools);
  const adminUsers = new AdminUserService(manager, { ...left, accounts, links, waysIn, mails, logger });
  const notices = new NoticeService(jobs, parts.noticeDelay);
  const confirmationRules = new ConfirmationRules(site.siteSettings, signInOptions.sendsMail);
  const moderationRules = new ModerationRules(site.siteSettings, left.standing);
  const registrationRules = new RegistrationRules(site.siteSettings);
  const invitations = new InvitationService(manager, left.activities, publicUrl);
  const registration = new RegistrationService(manager, { ...left, links, memory, invitations, mails, logger });
  const social = new SocialService(manager, { ...left, accounts, registrationRules, registration, sessions, mails, logger });
  personalData.add('account', { read: (userId) => accounts.exported(userId) });
  personalData.add('sessions', { read: (userId) => sessions.exported(userId) });
  personalData.add('apiTokens', { read: (userId) => apiTokens.list({ id: userId }) });
  personalData.add('activities', { read: (userId) => inPortions((after, limit) => left.activityList.exported(userId, after, limit)) });
  personalData.add('decisions', { read: (userId) => left.standing.exported(userId) });
  personalData.add('invitations', { read: (userId) => invitations.exported(userId), erase: (userId) => invitations.erase(userId) });
  personalData.add('savedViews', { read: (userId) => left.savedViews.exported(userId), erase: (userId) => left.savedViews.erase(userId) });
  const passwordChanges = new PasswordService(manager, accounts, { ...left, links, waysIn, mails, sessions, logger });
  const identitiesOf = createIdentityLoader(manager);
  return {
    ...left,
    ...site,
    accountViews,
    confirmationRules,
    moderationRules,
    registrationRules,
    registration,
    invitations,
    jobs,
    keyedHash,
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
    mailPreferences,
    signInOptions,
    publicUrl,
  };
}
export type AccountModule = ReturnType<typeof createAccountModule>;
