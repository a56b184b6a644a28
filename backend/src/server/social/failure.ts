import { SIGN_IN_REFUSALS } from '../../modules/accounts/index.js';

/**
 * How a sign-in with an account elsewhere can fail: the only words that reach `/auth/callback?error=…`, whatever a provider says.
 * - `no-email`: the provider gave no e-mail address, or none that can be used
 * - `email-in-use`: an account with the address exists, and the two may not be joined
 * - `suspended`: the account is suspended
 * - `not-configured`: the guide has no account at the provider
 * - `denied`: the person did not want to
 * - `expired`: the sign-in was not begun in this browser, took too long, or is over already
 * - `unavailable`: the provider is down or answers nonsense, or the database is down
 * - `failed`: anything else
 */
export const SOCIAL_ERRORS = [...SIGN_IN_REFUSALS, 'not-configured', 'denied', 'expired', 'unavailable', 'failed'] as const;
export type SocialError = (typeof SOCIAL_ERRORS)[number];

/** A sign-in with an account elsewhere that did not come about. */
export class SocialFailure extends Error {
  /** @param detail what an operator may want to know; nothing secret, and nothing that others have written at will */
  constructor(
    readonly reason: SocialError,
    readonly detail?: string,
  ) {
    super(reason);
  }
}
