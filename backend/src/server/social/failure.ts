import { SIGN_IN_REFUSALS } from '../../modules/accounts/index.js';

/**
 * Reasons for a failed sign-in with Google or Facebook. Only these words reach `/auth/callback?error=…`, whatever the provider sends.
 * - `no-email`: the provider sent no e-mail address, or an unusable one
 * - `email-in-use`: an account with the address exists, and must not be linked
 * - `suspended`: the account is suspended
 * - `registration-closed`, `invitation-needed`, `email-domain`: the profile has no account, and none can be created (`RegistrationRules`)
 * - `invitation-unusable`: the invitation is unknown, revoked, used up or expired
 * - `not-configured`: the site is not set up for the provider
 * - `denied`: the user declined at the provider
 * - `expired`: the sign-in was begun in another browser, took too long, or is already over
 * - `unavailable`: the provider is down or sends an invalid response, or the database is down
 * - `failed`: anything else
 */
export const SOCIAL_ERRORS = [...SIGN_IN_REFUSALS, 'not-configured', 'denied', 'expired', 'unavailable', 'failed'] as const;
export type SocialError = (typeof SOCIAL_ERRORS)[number];

/** Thrown if a sign-in with Google or Facebook fails. */
export class SocialFailure extends Error {
  /** @param detail information for an operator; never a secret, nor free text from the provider */
  constructor(
    readonly reason: SocialError,
    readonly detail?: string,
  ) {
    super(reason);
  }
}
