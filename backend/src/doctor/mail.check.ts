import { newId } from '../core/db/index.js';
import fs from 'node:fs/promises';
import type { Env } from '../core/config/index.js';
import { createSmtp, outboxOf, readMailbox, sentence, tryConnection, writeLetter } from '../core/mail/index.js';
import type { Check } from './check.js';
import { failure, type Finding, ok, reasonOf, warning } from './finding.js';
import { isLocal } from './settings.check.js';

/** Timeout of each SMTP step (ms). Several steps fit into the time limit of a check. */
const TIMEOUT = 6_000;

/** Remedies by error code of nodemailer. */
const REMEDIES: Readonly<Record<string, string>> = {
  EAUTH: 'Correct the name and the password in SMTP_URL; write special characters percent-encoded (%40 for @). Many providers require an app password.',
  EDNS: 'Correct the host in SMTP_URL.',
  ETLS: "Use the host name of the server's certificate, and renew an expired certificate. ?tls.rejectUnauthorized=false at the end of SMTP_URL accepts any.",
};
const UNREACHABLE = 'Check host and port in SMTP_URL, and the firewall. Many providers block port 25; use 587.';

function remedyFor(error: unknown): string {
  const kind = /certificate|\b(ssl|tls)\b/i.test(reasonOf(error)) ? 'ETLS' : ((error as { code?: string }).code ?? '');
  return REMEDIES[kind] ?? UNREACHABLE;
}

async function verify(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    await tryConnection(url, { timeout: TIMEOUT });
  } catch (error) {
    return failure(`${host} does not accept mails: ${reasonOf(error)}`, remedyFor(error));
  }
  if (isLocal(url)) return ok(`${host} accepts mails`);
  try {
    await tryConnection(url, { timeout: TIMEOUT, needsTls: true });
    return ok(`${host} accepts mails, with encryption`);
  } catch {
    return warning(
      `${host} accepts mails, but without encryption: others on the network can read the name and password`,
      'Use a port that offers STARTTLS (587), or smtps:// and port 465.',
    );
  }
}

async function sendTest({ mail, publicUrl }: Env, url: string, to: string): Promise<Finding> {
  const smtp = createSmtp(url, readMailbox(mail.from), { timeout: TIMEOUT, patience: 0 });
  const letter = writeLetter(
    {
      subject: sentence`A test message from your site`,
      greeting: sentence`Hello,`,
      paragraphs: [sentence`You requested this message on the server. It shows that your site can send e-mail.`],
    },
    { name: new URL(publicUrl).host, publicUrl, accent: undefined },
  );
  try {
    await smtp.deliver({ id: newId(), to, ...letter });
    return ok(`a test message to ${to} was accepted; check that it arrives, and not as spam`);
  } catch (error) {
    return failure(
      `a test message to ${to} was not accepted: ${reasonOf(error)}`,
      'The usual cause is that this account cannot send from the address in MAIL_FROM. Set MAIL_FROM to an address of the account.',
    );
  } finally {
    await smtp.close();
  }
}

/** Checks that the mail server accepts mails. Sends a test message if there is a recipient. */
export const mailCheck: Check = {
  name: 'Mail',
  async run({ env, mailTo }) {
    const { smtpUrl } = env.mail;
    if (smtpUrl) {
      const found = await verify(smtpUrl);
      return found.level === 'failure' || !mailTo ? [found] : [found, await sendTest(env, smtpUrl, mailTo)];
    }
    const outbox = outboxOf(env.dataDir);
    const kept = (await fs.readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.txt')).length;
    return [
      warning(
        `SMTP_URL is not set: mails are only written to ${outbox}${kept > 0 ? ` (${kept} are there)` : ''}`,
        'Set SMTP_URL to the URL of a mail server; .env.example shows the format.',
      ),
    ];
  },
};
