import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Delivery, Mail, Mailbox } from './mail.js';

/** Milliseconds. */
export const SMTP_TIMING = {
  /** For each of: finding the server, connecting, its greeting, and silence after that. */
  timeout: 10_000,
  /** Before the second and the third try. */
  pauses: [5_000, 30_000] as readonly number[],
  /** For mails under way when the app stops. */
  patience: 3_000,
};

/** Codes of failures between us and the server, as opposed to its refusals. */
export const CONNECTION_FAILURES: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS']);

/** Limits of every connection: so many milliseconds for each step, and nothing but what the app hands over. */
const limits = (timeout: number) => ({
  dnsTimeout: timeout,
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Connects to an SMTP server and signs in as for a mail, and sends none.
 * @param needsTls gives up where the server does not encrypt
 * @throws what the server or the connection says
 */
export async function tryConnection(url: string, { timeout, needsTls = false }: { timeout: number; needsTls?: boolean }): Promise<void> {
  const transport = createTransport({ url, ...limits(timeout), ...(needsTls && { requireTLS: true }) });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends through an SMTP server, with more tries after a temporary failure and none after a refusal. */
export function createSmtp(url: string, from: Mailbox, { timeout, pauses, patience }: typeof SMTP_TIMING): Delivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0, // the tries below are all there are
    idleTimeout: 30_000,
    ...limits(timeout),
  });
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function sendWithTries(mail: Mail): Promise<void> {
    const message = toMessage(mail, from);
    for (const pause of [...pauses, undefined]) {
      try {
        await transport.sendMail({ ...message });
        return;
      } catch (error) {
        if (pause === undefined || stopping.signal.aborted || !isTemporary(error as NodemailerError)) throw error;
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {
          throw error;
        });
      }
    }
  }

  return {
    async deliver(mail) {
      const sending = sendWithTries(mail);
      underWay.add(sending);
      try {
        await sending;
      } finally {
        underWay.delete(sending);
      }
    },
    async close() {
      stopping.abort();
      await Promise.race([Promise.allSettled(underWay), sleep(patience, undefined, { ref: false })]);
      transport.close({ force: true });
    },
  };
}

/** The same for every try, Message-ID included: a server that took the mail without our learning of it can tell that it has it. */
function toMessage({ to, subject, text, html }: Mail, from: Mailbox) {
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    date: new Date(),
    messageId: `<${randomUUID()}@${from.address.replace(/^.*@/, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: no out-of-office answer
  };
}

const isTemporary = ({ responseCode, code = '' }: NodemailerError): boolean => (responseCode ? responseCode < 500 : CONNECTION_FAILURES.has(code));
