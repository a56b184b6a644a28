import path from 'node:path';
import { type Env, repositoryRoot } from '../core/config/env.js';
import { outboxOf } from '../core/mail/index.js';
import { SignInMethod, type SignInOptions } from '../modules/accounts/index.js';

/** Where an admin who tries the site out finds its mails: named only where it sends none and its data are on the same machine. */
function mailFolder({ mail, databaseUrl, dataDir }: Env): string | undefined {
  if (mail.smtpUrl || databaseUrl) return undefined;
  const relative = path.relative(repositoryRoot, outboxOf(dataDir));
  return relative.startsWith('..') ? path.basename(relative) : relative;
}

/** What the sign-in forms need to know of the configuration. */
export function signInOptionsOf(env: Env): SignInOptions {
  const methods = [SignInMethod.LOCAL, ...(env.google ? [SignInMethod.GOOGLE] : []), ...(env.facebook ? [SignInMethod.FACEBOOK] : [])];
  return { methods, minPasswordLength: env.passwordMinLength, sendsMail: env.mail.smtpUrl !== undefined, mailFolder: mailFolder(env) };
}
