import type { EntityManager } from 'typeorm';
import { newId } from '../../../core/db/index.js';
import { defineTask, type Handler, handle } from '../../../core/jobs/index.js';
import type { Logger } from '../../../core/logging/index.js';
import { type Letter, type Letterhead, type Mailer, type Sentence, writeLetter } from '../../../core/mail/index.js';
import { LinkService } from '../registration/index.js';

/** Payload of a mail job. It has the id of a link, not its token: a stored token would let readers of the jobs table into the account. */
export interface MailJob {
  /** Part of the `Message-ID` of the mail. */
  id: string;
  to: string;
  letter: Letter;
  /** Link behind the button; `id` is that of a row of `account_links`. The mail is not sent once the link has expired or was used. */
  link?: { label: Sentence; path: string; id: string };
  /** Time (ISO 8601) after which a mail without a link is not sent. */
  until: string;
}

export const MAIL = defineTask<MailJob>('mail');

/** Time (ms) within which a mail about an event is worth sending: three days. */
const USEFUL = 3 * 24 * 3_600_000;

/** Returns the time (ISO 8601) after which a mail about a current event is not worth sending. */
export const usefulUntil = (): string => new Date(Date.now() + USEFUL).toISOString();

export const newMail = (mail: Pick<MailJob, 'to' | 'letter' | 'link'>): MailJob => ({ ...mail, id: newId(), until: usefulUntil() });

export interface MailParts {
  manager: EntityManager;
  mailer: Mailer;
  publicUrl: string;
  /** Returns the current name and look of the site. */
  letterhead: () => Promise<Letterhead>;
  sessionSecret: string;
  logger: Logger;
}

/** Creates the handler that sends account mails. It logs outdated mails instead of sending them. */
export function mailHandler({ manager, mailer, publicUrl, letterhead, sessionSecret, logger }: MailParts): Handler {
  const links = new LinkService(manager, sessionSecret);
  return handle(MAIL, async ({ id, to, letter, link, until }) => {
    const token = link && (await links.usableToken(link.id));
    if (link ? token === undefined : Date.now() > Date.parse(until)) {
      logger.warn({ mail: id }, 'A mail was not sent: it is outdated');
      return;
    }
    // The token comes after the #: browsers do not send that part of a URL, so it reaches no server and no log.
    const button = link ? { label: link.label, url: `${publicUrl}${link.path}#${token}` } : letter.button;
    await mailer.send({ id, to, ...writeLetter({ ...letter, button }, await letterhead()) });
  });
}
