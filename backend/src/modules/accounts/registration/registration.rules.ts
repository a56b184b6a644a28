import { Forbidden, InvalidInput } from '../../../core/errors/index.js';
import { emailDomain } from '../../../core/validation/index.js';
import type { SiteSettings } from '../../site/index.js';

/** Reasons to refuse a new account. A refused sign-in with an external provider has the same codes. */
export const REGISTRATION_REFUSALS = ['registration-closed', 'invitation-needed', 'email-domain'] as const;
export type RegistrationRefusal = (typeof REGISTRATION_REFUSALS)[number];

/** Rules of new accounts. They read the settings of the site from memory, and look up no account, so a refusal reveals none. */
export class RegistrationRules {
  constructor(private readonly siteSettings: SiteSettings) {}

  /**
   * Returns why an account cannot be created; undefined if it can.
   * @param email undefined if it is not known
   * @param isInvited whether the request has an invitation, which is checked later
   */
  refusal(email: string | undefined, isInvited: boolean): RegistrationRefusal | undefined {
    const { mode, domains } = this.siteSettings.of('registration');
    if (mode === 'closed') return 'registration-closed';
    if (mode === 'invitation' && !isInvited) return 'invitation-needed';
    return email !== undefined && domains.length > 0 && !domains.includes(emailDomain(email)) ? 'email-domain' : undefined;
  }

  /** Checks that an account can be created. @throws Forbidden, and InvalidInput for an address of another domain */
  require(email: string, isInvited: boolean): void {
    const refusal = this.refusal(email, isInvited);
    if (refusal === 'email-domain') throw new InvalidInput({ email: 'accounts.emailDomainRefused' });
    if (refusal) throw new Forbidden(refusal === 'invitation-needed' ? 'accounts.invitationNeeded' : 'accounts.registrationClosed');
  }
}
