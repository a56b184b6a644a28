import type { Env } from '../config/index.js';
import { cutText } from '../validation/index.js';
import type { Mail } from './mail.js';
import { isPlainAddress, readMailbox } from './mailbox.js';
import { createSmtp } from './smtp.js';

/** Timeout of each SMTP step (ms) of a trial, during which an admin waits. */
const TIMEOUT = 6_000;

/** Maximum length (characters) of the part of an answer that is shown. */
const LONGEST_ANSWER = 300;

/** Outcome of an attempt to send a mail at once. */
export type Trial =
  | { outcome: 'sent' | 'notSetUp' }
  /** The server has answered, or could not be reached: `answer` says what it was. */
  | { outcome: 'refused' | 'unreachable'; answer: string };

/** Sends a mail at once, with a connection of its own, and returns what has happened. */
export type TryMail = (mail: Mail) => Promise<Trial>;

/** Returns a text without the name and the password of a URL: a server can repeat what it was sent. */
function withoutSecrets(text: string, url: string): string {
  const { username, password } = new URL(url);
  const secrets = [username, password].flatMap((part) => [part, decodeURIComponent(part)]).flatMap((part) => [part, Buffer.from(part).toString('base64')]);
  return secrets.filter(Boolean).reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

/** Creates the function that sends trial mails through the server at `SMTP_URL`. */
export function createTrial({ smtpUrl, from }: Env['mail'], timeout = TIMEOUT): TryMail {
  return async (mail) => {
    if (smtpUrl === undefined) return { outcome: 'notSetUp' };
    if (!isPlainAddress(mail.to)) return { outcome: 'refused', answer: `The address ${mail.to} cannot be used` };
    const smtp = createSmtp(smtpUrl, readMailbox(from), { timeout, patience: 0 });
    try {
      await smtp.deliver(mail);
      return { outcome: 'sent' };
    } catch (error) {
      const { response, message } = error as Error & { response?: string };
      const answer = cutText(withoutSecrets(response ?? message, smtpUrl), LONGEST_ANSWER);
      return { outcome: response === undefined ? 'unreachable' : 'refused', answer };
    } finally {
      await smtp.close();
    }
  };
}
