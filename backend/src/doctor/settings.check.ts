import type { Env } from '../core/config/index.js';
import { isCommon } from '../modules/accounts/index.js';
import type { Check, Subject } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';

/** Matches typical placeholders for secrets. */
const PLACEHOLDER = /change.?me|example|password|secret|placeholder/i;
const SHORT_PASSWORD = 10;

const nameOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Whether a URL points to this machine. */
export const isLocal = (url: string): boolean => /^(localhost|127(\.\d+){3}|::1|.*\.localhost)$/.test(nameOf(url));

/** Whether a URL points to another machine. A host name without a dot is taken for a container on this machine. */
const isRemote = (url: string): boolean => !isLocal(url) && /[.:]/.test(nameOf(url));

function weakSecrets({ jwtSecret, admin, databaseUrl, passwordMinLength }: Env): Finding[] {
  const found: Finding[] = [];
  if (jwtSecret && PLACEHOLDER.test(jwtSecret)) {
    found.push(
      warning(
        'JWT_SECRET reads like a placeholder, and anyone who guesses it can sign in as any user',
        'Make another one with: openssl rand -base64 48. All users must sign in again then.',
      ),
    );
  }
  if (admin && (isCommon(admin.password) || admin.password.length < Math.max(SHORT_PASSWORD, passwordMinLength))) {
    found.push(
      warning(
        'ADMIN_PASSWORD is easy to guess',
        'Choose an uncommon one of at least ten characters in the profile of that account, and remove ADMIN_EMAIL and ADMIN_PASSWORD.',
      ),
    );
  }
  const { username, password } = databaseUrl ? new URL(databaseUrl) : { username: '', password: '' };
  if (databaseUrl && isRemote(databaseUrl) && password && (isCommon(password) || password === username)) {
    found.push(
      warning(
        'the password in DATABASE_URL is easy to guess, and the database is reached over a network',
        "Give the database's user another password: ALTER USER … PASSWORD …",
      ),
    );
  }
  return found;
}

/** Finds valid settings that contradict each other, or that are unsafe. */
function contradictions({ publicUrl, trustProxy, databaseUrl, rateLimit, nodeEnv, logLevel }: Env): Finding[] {
  const found: Finding[] = [];
  if (publicUrl.startsWith('https:') && trustProxy === 0) {
    found.push(
      warning(
        'PUBLIC_URL is https, so there is a proxy, but TRUST_PROXY is off: all visitors count as one address, that of the proxy',
        'Set TRUST_PROXY to the number of proxies, usually 1.',
      ),
    );
  }
  if (publicUrl.startsWith('http:') && !isLocal(publicUrl)) {
    found.push(
      warning(
        'PUBLIC_URL is not https: passwords travel without encryption',
        'Put a proxy with a certificate in front of the app (Caddy gets one automatically), set PUBLIC_URL to its https URL, and TRUST_PROXY to 1.',
      ),
    );
  }
  if (isLocal(publicUrl) && (trustProxy > 0 || (databaseUrl !== undefined && isRemote(databaseUrl)))) {
    found.push(
      warning(`PUBLIC_URL is ${publicUrl}: links in mails and previews do not work on other machines`, 'Set PUBLIC_URL to the public URL of the site.'),
    );
  }
  if (rateLimit === 0)
    found.push(
      warning('RATE_LIMIT is 0: the number of requests has no limit, also for creating accounts and sending mails', 'Remove RATE_LIMIT, or set it to 300.'),
    );
  if (nodeEnv !== 'production') found.push(warning(`NODE_ENV is ${nodeEnv}: the app runs in a mode for developers`, 'Remove NODE_ENV.'));
  if (logLevel === 'silent' || logLevel === 'fatal')
    found.push(warning(`LOG_LEVEL is ${logLevel}: failures are not logged`, 'Remove LOG_LEVEL, or set it to error.'));
  return found;
}

/** Checks the environment variables: invalid values, unknown names, weak secrets, contradictions. */
export const settingsCheck: Check = {
  name: 'Configuration',
  async run({ env, problems, stray, names }: Subject) {
    const found = [
      ...problems.map((problem) =>
        failure(problem, 'Correct it in .env or the environment; the app does not start with it. .env.example explains each variable.'),
      ),
      ...stray.map(({ name, meant }) =>
        warning(
          `${name} is not a variable of the app${meant ? `, but ${meant} is` : ''}`,
          meant ? `Rename it if you mean ${meant}.` : '.env.example lists all variables.',
        ),
      ),
      ...weakSecrets(env),
      ...contradictions(env),
    ];
    return found.length > 0 ? found : [ok(`all variables are valid (${names.size} are known)`)];
  },
};
