import path from 'node:path';
import { type Env, repositoryRoot } from '../core/config/index.js';
import { outboxOf } from '../core/mail/index.js';
import { SignInMethod, type SignInOptions } from '../modules/accounts/index.js';

/** Returns the folder of unsent mails, for an admin who tries the site out. Undefined if the site uses SMTP or an external database. */
function mailFolder({ mail, databaseUrl, dataDir }: Env): string | undefined {
  if (mail.smtpUrl || databaseUrl) return undefined;
  const relative = path.relative(repositoryRoot, outboxOf(dataDir));
  return relative.startsWith('..') ? path.basename(relative) : relative;
}

/** Returns the settings that the sign-in forms need. */
export function signInOptionsOf(env: Env): SignInOptions {
  const methods = [SignInMethod.LOCAL, ...(env.google ? [SignInMethod.GOOGLE] : []), ...(env.facebook ? [SignInMethod.FACEBOOK] : [])];
  return { methods, minPasswordLength: env.passwordMinLength, sendsMail: env.mail.smtpUrl !== undefined, mailFolder: mailFolder(env) };
}
