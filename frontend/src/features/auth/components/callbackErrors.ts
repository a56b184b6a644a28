import { t } from '../../../lib/i18n';

const SENTENCES: Readonly<Record<string, string>> = {
  get 'not-configured'() {
    return t('auth.thisWayToSignIn');
  },
  get denied() {
    return t('auth.theSignInWasCancelled');
  },
  get expired() {
    return t('auth.theSignInTookToo');
  },
  get 'no-email'() {
    return t('auth.noAddressFromElsewhere');
  },
  get 'email-in-use'() {
    return t('auth.addressInUse');
  },
  get 'registration-closed'() {
    return t('auth.noNewAccounts');
  },
  get 'invitation-needed'() {
    return t('auth.newAccountsByInvitation');
  },
  get 'invitation-unusable'() {
    return t('auth.invitationUnusable');
  },
  get 'email-domain'() {
    return t('auth.domainRefused');
  },
  get suspended() {
    return t('auth.thisAccountIsSuspendedFor');
  },
  get unavailable() {
    return t('auth.theOtherSiteDoesNot');
  },
  get failed() {
    return t('auth.theSignInDidNot');
  },
};

/**
 * Returns a message for a failed social sign-in: the reason and the next step.
 * @param code error code from the server; unknown codes give the message of `failed`
 */
export function callbackError(code: string): string {
  return (Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined) ?? SENTENCES.failed ?? '';
}
