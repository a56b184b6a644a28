import { newId } from '../core/db/index.js';
import fs from 'node:fs/promises';
import { type Env, isLocal } from '../core/config/index.js';
import type { Reason } from '../core/errors/index.js';
import { createSmtp, outboxOf, readMailbox, sentence, tryConnection, writeLetter } from '../core/mail/index.js';
import type { Check } from './check.js';
import { failure, type Finding, ok, reasonOf, warning } from './finding.js';

/** Timeout of each SMTP step (ms). Several steps fit into the time limit of a check. */
const TIMEOUT = 6_000;

/** Remedies by error code of nodemailer. */
const REMEDIES: Readonly<Record<string, Reason>> = {
  EAUTH: 'remedies.correctSmtpPassword',
  EDNS: 'remedies.correctSmtpHost',
  ETLS: 'remedies.correctSmtpCertificate',
};

function remedyFor(error: unknown): Reason {
  const kind = /certificate|\b(ssl|tls)\b/i.test(reasonOf(error)) ? 'ETLS' : ((error as { code?: string }).code ?? '');
  return REMEDIES[kind] ?? 'remedies.reachSmtp';
}

async function verify(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    await tryConnection(url, { timeout: TIMEOUT });
  } catch (error) {
    return failure(['findings.mailRefused', { host, message: reasonOf(error) }], remedyFor(error));
  }
  if (isLocal(url)) return ok(['findings.mailAccepted', { host }]);
  try {
    await tryConnection(url, { timeout: TIMEOUT, needsTls: true });
    return ok(['findings.mailEncrypted', { host }]);
  } catch {
    return warning(['findings.mailNotEncrypted', { host }], 'remedies.encryptMail');
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
    return ok(['findings.testMailSent', { to }]);
  } catch (error) {
    return failure(['findings.testMailRefused', { to, message: reasonOf(error) }], 'remedies.correctSender');
  } finally {
    await smtp.close();
  }
}

/** Checks that the mail server accepts mails. Sends a test message if there is a recipient. */
export const mailCheck: Check = {
  name: 'checks.mail',
  async run({ env, mailTo }) {
    const { smtpUrl } = env.mail;
    if (smtpUrl) {
      const found = await verify(smtpUrl);
      return found.level === 'failure' || !mailTo ? [found] : [found, await sendTest(env, smtpUrl, mailTo)];
    }
    const folder = outboxOf(env.dataDir);
    const n = (await fs.readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).length;
    return [warning(n > 0 ? ['findings.mailInFolder', { folder, n }] : ['findings.mailToFolder', { folder }], 'remedies.setSmtpUrl')];
  },
};
