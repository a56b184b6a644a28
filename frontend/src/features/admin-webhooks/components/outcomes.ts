import { t, type TextKey } from '../../../lib/i18n';

/** Texts of the outcomes that the server stores with a message, in English (`webhook.post.ts`). */
const ERRORS = {
  'The address is not public': 'adminWebhooks.addressNotPublic',
  'No answer within 10 seconds': 'adminWebhooks.noAnswer',
  'There is no such host': 'adminWebhooks.noSuchHost',
  'The name of the host could not be looked up': 'adminWebhooks.hostNotLookedUp',
  'Connection refused': 'adminWebhooks.connectionRefused',
  'Connection closed without an answer': 'adminWebhooks.connectionClosed',
  'No connection': 'adminWebhooks.noConnection',
  'The certificate is signed by nobody known': 'adminWebhooks.certificateUnknown',
  'The certificate has expired': 'adminWebhooks.certificateExpired',
  'The certificate is for another host': 'adminWebhooks.certificateOfAnotherHost',
  'No TLS at this address': 'adminWebhooks.noTls',
} as const satisfies Record<string, TextKey>;

const isKnown = (error: string): error is keyof typeof ERRORS => Object.hasOwn(ERRORS, error);

/** Returns the text of a failed delivery in the page's language; an unknown one stays in English. */
export function errorOf(error: string): string {
  if (isKnown(error)) return t(ERRORS[error]);
  const [, status, isRedirect] = /^Answered (\d+)(: redirects are not followed)?$/.exec(error) ?? [];
  if (status) return isRedirect ? t('adminWebhooks.answeredRedirect', { status }) : t('adminWebhooks.answered', { status });
  const [, code] = /^No connection \((\w+)\)$/.exec(error) ?? [];
  return code ? t('adminWebhooks.noConnectionCode', { code }) : error;
}

/** Returns the reason why the server switched a webhook off, in the page's language (`webhook-delivery.service.ts`). */
export function offReasonOf(reason: string): string {
  if (/^The receiver has answered 410 Gone\.$/.test(reason)) return t('adminWebhooks.receiverGone');
  const [, times, error] = /^A message was sent (\d+) times in vain, and no other was taken meanwhile\. Last: (.+)\.$/.exec(reason) ?? [];
  return times && error ? t('adminWebhooks.sentInVain', { times, error: errorOf(error) }) : reason;
}
