import { type EntityManager, IsNull } from 'typeorm';
import type { Caller, PresentViewer } from '../../../core/access/index.js';
import { Conflict, InvalidInput, NotFound } from '../../../core/errors/index.js';
import type { Logger } from '../../../core/logging/index.js';
import { brokenRule, cleanEmail, cutText, EMAIL } from '../../../core/validation/index.js';
import { ActivityAction, type ActivityService, ActivityTarget } from '../../activities/index.js';
import { isMailboxProved, isSuspended, User } from '../../users/index.js';
import type { AccountMails } from '../mails/index.js';
import { NAME } from '../account.rules.js';
import type { AccountService } from '../account.service.js';
import { REGISTRATION_REFUSALS, type RegistrationRules } from '../registration/index.js';
import type { RegistrationService } from '../registration.service.js';
import type { SessionService } from '../sessions/index.js';
import { type IdentityProvider, UserIdentity } from '../user-identity.entity.js';

/** Reasons to refuse a sign-in with an external provider. */
export const SIGN_IN_REFUSALS = ['no-email', 'email-in-use', 'suspended', ...REGISTRATION_REFUSALS, 'invitation-unusable'] as const;
type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];

/** Profile of a user at an external provider. Name, e-mail address and picture are validated before use. */
export interface SocialProfile {
  provider: IdentityProvider;
  /** Id of the account at the provider, 1 to 255 characters. */
  providerId: string;
  name?: string;
  email?: string;
  /** Whether the provider has verified the e-mail address. */
  isEmailVerified: boolean;
  avatarUrl?: string;
}

export type SocialSignIn = { outcome: 'signed-in'; token: string } | { outcome: 'refused'; reason: SignInRefusal };

interface SignInRequest {
  caller: Caller;
  /** Whether the session lasts 30 days. */
  isLong: boolean;
  /** Token of an invitation, for users without an account. */
  invitation: string | undefined;
  /** Language of e-mails to a new user. */
  language?: string | undefined;
}

/** Data of a user without an account, besides the profile. */
type Newcomer = Pick<SignInRequest, 'invitation' | 'language'>;

interface SocialTools {
  activities: ActivityService;
  accounts: AccountService;
  registrationRules: RegistrationRules;
  registration: RegistrationService;
  sessions: SessionService;
  mails: AccountMails;
  logger: Logger;
}

const PROVIDER_NAMES: Record<IdentityProvider, string> = { google: 'Google', facebook: 'Facebook' };
const NAMELESS = 'New member';
const LONGEST_AVATAR = 1000;

/** Characters that names get a space for: white space, control characters, lone surrogates, and marks that change the direction of text. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns the public name: the cleaned and shortened name of the profile, or `NAMELESS` if the rules of names refuse it. */
function nameOf({ name = '' }: SocialProfile): string {
  const clean = cutText(name.replace(NOT_IN_NAMES, ' ').trim(), NAME.max).trim();
  return brokenRule(clean, NAME) === undefined ? clean : NAMELESS;
}

function emailOf({ email }: SocialProfile): string | undefined {
  return brokenRule(email, EMAIL) === undefined ? cleanEmail(email ?? '') : undefined;
}

function avatarOf({ avatarUrl = '' }: SocialProfile): string | null {
  if (avatarUrl.length > LONGEST_AVATAR || !URL.canParse(avatarUrl)) return null;
  const { protocol, href } = new URL(avatarUrl);
  return protocol === 'https:' ? href : null;
}

/** Signs users in with external providers. Provider and provider id identify a user; the e-mail address alone never does. */
export class SocialService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: SocialTools,
  ) {}

  /**
   * Signs in the user of a profile. Creates an account if there is none.
   * @throws Conflict if a concurrent request created the same identity or account; the caller can retry in a new transaction
   */
  async signIn(profile: SocialProfile, { caller, isLong, ...newcomer }: SignInRequest): Promise<SocialSignIn> {
    const user = (await this.find(profile)) ?? (await this.admit(profile, newcomer));
    if (typeof user === 'string') return { outcome: 'refused', reason: user };
    if (isSuspended(user)) return { outcome: 'refused', reason: 'suspended' };
    const { token } = await this.tools.accounts.signInAs(user, caller, { isLong });
    return { outcome: 'signed-in', token };
  }

  /**
   * Removes the sign-in method of a provider from the viewer's account, and ends the viewer's other sessions.
   * @throws NotFound if the account does not have it, Conflict for the last sign-in method
   */
  async disconnect(viewer: PresentViewer, provider: IdentityProvider): Promise<void> {
    // Locked: two concurrent requests must not remove both remaining sign-in methods.
    const user = await this.manager.findOneOrFail(User, { where: { id: viewer.id }, lock: { mode: 'for_no_key_update' } });
    const identities = await this.manager.findBy(UserIdentity, { userId: user.id });
    if (!identities.some((one) => one.provider === provider)) throw new NotFound('signInMethod');
    const isLast = user.passwordHash === null && identities.every((one) => one.provider === provider);
    if (isLast) throw new Conflict('accounts.onlyWayToSignIn');
    await this.manager.delete(UserIdentity, { userId: user.id, provider });
    await this.tools.sessions.endOthers(viewer);
    await this.note(user, `${provider} removed`);
    await this.tools.mails.identityLeft(user, PROVIDER_NAMES[provider]);
    this.tools.logger.info({ event: 'identity-left', userId: user.id, provider }, 'A sign-in method was removed');
  }

  private async find({ provider, providerId }: SocialProfile): Promise<User | undefined> {
    // Locked: the identity must not be removed before the session exists.
    const identity = await this.manager.findOne(UserIdentity, { where: { provider, providerId }, lock: { mode: 'pessimistic_read' } });
    return (identity && (await this.manager.findOneBy(User, { id: identity.userId, deletedAt: IsNull() }))) ?? undefined;
  }

  private async admit(profile: SocialProfile, newcomer: Newcomer): Promise<User | SignInRefusal> {
    const outcome = await this.welcome(profile, newcomer);
    if (typeof outcome !== 'string') return outcome;
    // A concurrent request may have created the account since `find`. Its address and its invitation are then in use, by the same person.
    return (await this.find(profile)) ?? outcome;
  }

  /** Connects a new identity to the account with its e-mail address, or creates an account. @returns the account, or the reason to refuse */
  private async welcome(profile: SocialProfile, newcomer: Newcomer): Promise<User | SignInRefusal> {
    const { invitation } = newcomer;
    const email = emailOf(profile);
    if (!email) return this.tools.registrationRules.refusal(undefined, invitation !== undefined) ?? 'no-email';
    // Locked: the account must not be deleted before the identity exists.
    const user = await this.manager.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
    // Both sides must have proved the address. Otherwise a stranger who claimed it on either side would share the account with its owner.
    if (!user || !profile.isEmailVerified || !isMailboxProved(user)) {
      return this.refusal(email, { user, invitation }) ?? this.register({ ...profile, email }, newcomer);
    }
    if (isSuspended(user)) return 'suspended';
    await this.connect(profile, user);
    await this.note(user, `${profile.provider} added`);
    const { mails, logger } = this.tools;
    await mails.identityJoined(user, PROVIDER_NAMES[profile.provider]);
    logger.info({ event: 'identity-joined', userId: user.id, provider: profile.provider }, 'A sign-in method was added');
    return user;
  }

  /** Returns why no account can be created. An address of a refused domain is refused alike, whether it has an account or not. */
  private refusal(email: string, { user, invitation }: { user: User | null; invitation: string | undefined }): SignInRefusal | undefined {
    const refusal = this.tools.registrationRules.refusal(email, invitation !== undefined);
    return user && refusal !== 'email-domain' ? 'email-in-use' : refusal;
  }

  private async register(profile: SocialProfile & { email: string }, { invitation, language }: Newcomer): Promise<User | SignInRefusal> {
    const { registration, logger } = this.tools;
    const { email, isEmailVerified: isVerified } = profile;
    const values = { name: nameOf(profile), email, passwordHash: null, avatarUrl: avatarOf(profile), isVerified, language: language ?? null };
    try {
      const user = await registration.create(values, invitation);
      await this.connect(profile, user);
      logger.info({ event: 'register', userId: user.id, provider: profile.provider }, 'Somebody has registered');
      return user;
    } catch (error) {
      if (error instanceof InvalidInput) return 'invitation-unusable';
      throw error;
    }
  }

  private note({ id }: User, signInMethod: string): Promise<void> {
    return this.tools.activities.note({ id }, { action: ActivityAction.UPDATED, kind: ActivityTarget.USER, id, after: { sign_in_method: signInMethod } });
  }

  private async connect({ provider, providerId }: SocialProfile, { id }: User): Promise<void> {
    const made = await this.manager.query<unknown[]>(
      'INSERT INTO user_identities (provider, provider_id, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING user_id',
      [provider, providerId, id],
    );
    if (made.length === 0) throw new Conflict('accounts.connectedMeanwhile');
  }
}
