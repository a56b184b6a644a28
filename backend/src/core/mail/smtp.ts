import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { type Delivery, type Mail, senderOf } from './mail.js';
import type { Mailbox } from './mailbox.js';

/** Timeouts (ms). */
export const SMTP_TIMING = {
  /** For each of: DNS lookup, connecting, greeting of the server, and silence after that. */
  timeout: 10_000,
  /** For pending mails when the app stops. */
  patience: 3_000,
};

/** Error codes of failed connections, as opposed to refusals by the server. */
export const CONNECTION_FAILURES: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS']);

/** Returns the limits of every connection: a timeout (ms) for each step, and no access to files and URLs. */
const limits = (timeout: number) => ({
  dnsTimeout: timeout,
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Connects to an SMTP server and signs in, without sending a mail.
 * @param needsTls whether to fail if the server does not encrypt
 * @throws errors of the server and of the connection
 */
export async function tryConnection(url: string, { timeout, needsTls = false }: { timeout: number; needsTls?: boolean }): Promise<void> {
  const transport = createTransport({ url, ...limits(timeout), ...(needsTls && { requireTLS: true }) });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends mails through an SMTP server. */
export function createSmtp(url: string, from: Mailbox, { timeout, patience }: typeof SMTP_TIMING): Delivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0, // the job of the mail is retried instead
    idleTimeout: 30_000,
    ...limits(timeout),
  });
  const underWay = new Set<Promise<void>>();

  return {
    async deliver(mail) {
      const sending = transport.sendMail(toMessage(mail, from)).then(() => undefined);
      underWay.add(sending);
      try {
        await sending;
      } finally {
        underWay.delete(sending);
      }
    },
    async close() {
      await Promise.race([Promise.allSettled(underWay), sleep(patience, undefined, { ref: false })]);
      transport.close({ force: true });
    },
  };
}

function toMessage(mail: Mail, mailbox: Mailbox) {
  const { to, subject, text, html, id, unsubscribeUrl } = mail;
  const from = senderOf(mail, mailbox);
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    date: new Date(),
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    headers: {
      'Auto-Submitted': 'auto-generated', // RFC 3834: no out-of-office answer
      ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
      // RFC 8058, 3.1: one click needs an HTTPS address
      ...(unsubscribeUrl?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}
