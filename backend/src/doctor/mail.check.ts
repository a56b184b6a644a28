import { newId } from '../core/db/ids.js';
import fs from 'node:fs/promises';
import type { Env } from '../core/config/env.js';
import { createSmtp, outboxOf, readMailbox, sentence, tryConnection, writeLetter } from '../core/mail/index.js';
import type { Check } from './check.js';
import { failure, type Finding, ok, reasonOf, warning } from './finding.js';
import { isLocal } from './settings.check.js';

/** Timeout of each SMTP step (ms). Several steps fit into the time limit of a check. */
const TIMEOUT = 6_000;

/** Remedies by error code of nodemailer. */
const REMEDIES: Readonly<Record<string, string>> = {
  EAUTH: 'Correct the name and the password in SMTP_URL; special characters are written as %40 and so on. Many providers want a password for apps.',
  EDNS: 'Correct the host in SMTP_URL.',
  ETLS: "Use the host name that is on the server's certificate, and let it be renewed where it has ended; ?tls.rejectUnauthorized=false at the end of SMTP_URL takes any.",
};
const UNREACHABLE = 'Look whether host and port in SMTP_URL are right, and whether a firewall lets them through: many providers block port 25, use 587.';

function remedyFor(error: unknown): string {
  const kind = /certificate|\b(ssl|tls)\b/i.test(reasonOf(error)) ? 'ETLS' : ((error as { code?: string }).code ?? '');
  return REMEDIES[kind] ?? UNREACHABLE;
}

async function verify(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    await tryConnection(url, { timeout: TIMEOUT });
  } catch (error) {
    return failure(`${host} does not take our mails: ${reasonOf(error)}`, remedyFor(error));
  }
  if (isLocal(url)) return ok(`${host} takes our mails`);
  try {
    await tryConnection(url, { timeout: TIMEOUT, needsTls: true });
    return ok(`${host} takes our mails, encrypted`);
  } catch {
    return warning(
      `${host} takes our mails, but without encryption: name and password can be read on the way`,
      'Use a port that offers STARTTLS (587), or smtps:// and port 465.',
    );
  }
}

async function sendTest({ mail, publicUrl }: Env, url: string, to: string): Promise<Finding> {
  const smtp = createSmtp(url, readMailbox(mail.from), { timeout: TIMEOUT, patience: 0 });
  const letter = writeLetter(
    {
      subject: sentence`A test message of your guide`,
      greeting: sentence`Hello,`,
      paragraphs: [sentence`You have asked for this message with citypins doctor. That you read it shows that your guide can send mails.`],
    },
    publicUrl,
  );
  try {
    await smtp.deliver({ id: newId(), to, ...letter });
    return ok(`a test message to ${to} was taken; look whether it arrives, and not as spam`);
  } catch (error) {
    return failure(
      `a test message to ${to} was not taken: ${reasonOf(error)}`,
      'Mostly the server does not let this account send from the address in MAIL_FROM: set MAIL_FROM to one that it may use.',
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
        `SMTP_URL is not set: mails go into ${outbox}${kept > 0 ? ` (${kept} are there)` : ''}, and nobody gets them`,
        'Set SMTP_URL to the address of a mail server; .env.example shows its form.',
      ),
    ];
  },
};
