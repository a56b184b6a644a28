import path from 'node:path';
import type { Env } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import { inSpan } from '../tracing/index.js';
import type { Delivery, Mail } from './mail.js';
import { isPlainAddress, readMailbox } from './mailbox.js';
import { createOutbox } from './outbox.js';
import { CONNECTION_FAILURES, createSmtp, SMTP_TIMING } from './smtp.js';

export interface Mailer {
  /**
   * Makes one attempt to send a mail, or writes it to the outbox. A permanent refusal is logged, without the content of the mail.
   * @throws MailDelayed if another attempt can succeed
   */
  send(mail: Mail): Promise<void>;
}

/** The mail server cannot be reached, or asks to try again later. The message contains nothing of the mail. */
export class MailDelayed extends Error {}

/** Number of mails that were sent or written to the outbox, and of mails that failed for good. */
export interface MailCounts {
  sent: number;
  failed: number;
}

interface ClosableMailer extends Mailer {
  readonly counts: Readonly<MailCounts>;
  /** Waits briefly for pending mails, then closes the connections. */
  close(): Promise<void>;
}

/** Returns the folder for mails that cannot be sent because no mail server is configured. */
export const outboxOf = (dataDir: string): string => path.join(dataDir, 'outbox');

/** Creates a mailer for the server at `SMTP_URL`. Without that setting, it writes mails to the outbox. */
export function createMailer({ mail, dataDir }: Pick<Env, 'mail' | 'dataDir'>, logger: Logger, timing = SMTP_TIMING): ClosableMailer {
  const from = readMailbox(mail.from);
  const delivery: Delivery = mail.smtpUrl ? createSmtp(mail.smtpUrl, from, timing) : createOutbox(outboxOf(dataDir), from, logger);
  const counts: MailCounts = { sent: 0, failed: 0 };
  return {
    counts,
    async send(letter) {
      if (!isPlainAddress(letter.to)) {
        counts.failed += 1;
        logger.error('A mail was not sent: its address cannot be used');
        return;
      }
      try {
        await inSpan('send mail', { isOutgoing: true }, () => delivery.deliver(letter));
        counts.sent += 1;
      } catch (error) {
        const facts = factsOf(error);
        if (!isFinal(error as Failure)) throw new MailDelayed(`The mail could not be sent: ${JSON.stringify(facts)}`);
        counts.failed += 1;
        logger.error(facts, 'A mail could not be sent');
      }
    },
    close: () => delivery.close(),
  };
}

/** SMTP commands whose refusal is not about the mail. The mail is retried, because the operator can correct the settings meanwhile. */
const SESSION_COMMANDS = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM)/;

/** Returns whether a retry is useless: the server has refused the recipient or the content for good (RFC 5321, 4.2.1). */
const isFinal = ({ responseCode = 0, command = '' }: Failure): boolean => responseCode >= 500 && !SESSION_COMMANDS.test(command);

interface Failure extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
  syscall?: string;
}

/**
 * Returns what can be logged about a failure. The server's answer can repeat the address or the link. Therefore only its numbers are kept: the reply
 * code and the enhanced status code of RFC 3463.
 */
function factsOf(error: unknown): object {
  const { code, responseCode, response, syscall, message } = error as Failure;
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const isOurs = response === undefined && (syscall !== undefined || CONNECTION_FAILURES.has(code ?? ''));
  return { code, responseCode, status, reason: isOurs ? message : undefined };
}
