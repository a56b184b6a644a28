import type { EntityManager } from 'typeorm';
import { newId } from '../../core/db/ids.js';
import { defineTask, type Handler, handle } from '../../core/jobs/index.js';
import type { Logger } from '../../core/logging/logger.js';
import { type Letter, type Mailer, type Sentence, writeLetter } from '../../core/mail/index.js';
import { LinkService } from './link.service.js';

/** A mail to be sent. Its link has no token: stored, that would open the account to anyone who reads the table. */
export interface MailJob {
  /** Part of its Message-ID. */
  id: string;
  to: string;
  letter: Letter;
  /** The link of `account_links` that the button opens. The mail is useless once that has expired or was used. */
  link?: { label: Sentence; path: string; id: string };
  /** Moment from which on the mail is useless. */
  until: string;
}

export const MAIL = defineTask<MailJob>('mail');

/** Milliseconds for which a message that tells what has happened is worth sending: three days. */
const USEFUL = 3 * 24 * 3_600_000;

/** The moment at which a message of now becomes useless. */
export const usefulUntil = (): string => new Date(Date.now() + USEFUL).toISOString();

export const newMail = (mail: Pick<MailJob, 'to' | 'letter' | 'link'>): MailJob => ({ ...mail, id: newId(), until: usefulUntil() });

export interface MailParts {
  manager: EntityManager;
  mailer: Mailer;
  publicUrl: string;
  sessionSecret: string;
  logger: Logger;
}

/** Sends the mails of accounts. What has become useless is not sent, and logged. */
export function mailHandler({ manager, mailer, publicUrl, sessionSecret, logger }: MailParts): Handler {
  const links = new LinkService(manager, sessionSecret);
  return handle(MAIL, async ({ id, to, letter, link, until }) => {
    const token = link && (await links.usableToken(link.id));
    if (link ? token === undefined : Date.now() > Date.parse(until)) {
      logger.warn({ mail: id }, 'A mail was not sent: it has become useless');
      return;
    }
    // The token stands behind the #: that part of an address reaches no server and no log.
    const button = link ? { label: link.label, url: `${publicUrl}${link.path}#${token}` } : letter.button;
    await mailer.send({ id, to, ...writeLetter({ ...letter, button }, publicUrl) });
  });
}
