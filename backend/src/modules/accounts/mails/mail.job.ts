import type { EntityManager } from 'typeorm';
import { newId } from '../../../core/db/index.js';
import { defineTask, type Handler, handle } from '../../../core/jobs/index.js';
import type { Logger } from '../../../core/logging/index.js';
import type { Mailer } from '../../../core/mail/index.js';
import type { MailData, SiteMails } from '../../site/index.js';
import { LinkService } from '../registration/index.js';

/** Payload of a mail job. It has the id of a link, not its token: a stored token would let readers of the jobs table into the account. */
export interface MailJob extends MailData {
  /** Part of the `Message-ID` of the mail. */
  id: string;
  to: string;
  /** Language of the recipient; null for that of the site. */
  language: string | null;
  /** Row of `account_links` whose token the path of the button gets. The mail is not sent once the link has expired or was used. */
  linkId?: string;
  /** Time (ISO 8601) after which a mail without a link is not sent. */
  until: string;
}

export const MAIL = defineTask<MailJob>('mail');

/** Time (ms) within which a mail about an event is worth sending: three days. */
const USEFUL = 3 * 24 * 3_600_000;

/** Returns the time (ISO 8601) after which a mail about a current event is not worth sending. */
export const usefulUntil = (): string => new Date(Date.now() + USEFUL).toISOString();

export const newMail = (mail: Omit<MailJob, 'id' | 'until'>): MailJob => ({ ...mail, id: newId(), until: usefulUntil() });

export interface MailParts {
  manager: EntityManager;
  mailer: Mailer;
  publicUrl: string;
  /** Returns the writer of mails, with the current settings. */
  siteMails: () => Promise<SiteMails>;
  sessionSecret: string;
  logger: Logger;
}

/** Creates the handler that sends account mails. It logs outdated mails instead of sending them. */
export function mailHandler({ manager, mailer, siteMails, sessionSecret, logger }: MailParts): Handler {
  const links = new LinkService(manager, sessionSecret);
  return handle(MAIL, async ({ id, to, language, linkId, until, ...data }) => {
    const token = linkId && (await links.usableToken(linkId));
    if (linkId ? token === undefined : Date.now() > Date.parse(until)) {
      logger.warn({ mail: id }, 'A mail was not sent: it is outdated');
      return;
    }
    // The token comes after the #: browsers do not send that part of a URL, so it reaches no server and no log.
    const path = token ? `${data.path}#${token}` : data.path;
    await mailer.send({ id, to, ...(await siteMails()).write({ ...data, path }, language) });
  });
}
