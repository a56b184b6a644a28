import type { Env } from '../core/config/index.js';
import { QUESTION, SELF, SelfCheck, type SeenRequest } from '../server/self-check.js';
import { findSecret } from '../server/startup/index.js';
import type { Check } from './check.js';
import { fetchPage, type PageAnswer } from './fetch-page.js';
import { failure, type Finding, ok, reasonOf, warning } from './finding.js';
import { CLAIMED, judgeForwarding } from './forwarded.js';

const DAY = 86_400_000;
/** Remaining days of a certificate below which `doctor` warns. Automatic renewal happens earlier (Let's Encrypt: 30 days). */
const RENEWED = 14;

/** Matches Node's error codes for invalid certificates: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const OF_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

const ask = (base: string, path: string, signal: AbortSignal, headers: Record<string, string> = {}): Promise<PageAnswer> =>
  fetchPage(new URL(path, base), headers, signal);

/** Whether the app answers on its own port of this machine, without a proxy. */
function isRunningHere({ port, host }: Env, signal: AbortSignal): Promise<boolean> {
  const name = !host || ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return ask(`http://${name}:${port}`, '/healthz', signal).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function unreachable(env: Env, error: unknown, signal: AbortSignal): Promise<Finding> {
  const { publicUrl } = env;
  const reason = reasonOf(error);
  if (OF_CERTIFICATE.test((error as NodeJS.ErrnoException).code ?? '')) {
    return failure(
      `browsers refuse the certificate of ${publicUrl}: ${reason}`,
      'Renew it, or make the proxy send the complete certificate chain for this host name. Caddy and certbot do both.',
    );
  }
  if (!(await isRunningHere(env, signal)))
    return warning(
      `nothing answers at ${publicUrl}, and the app does not run here`,
      'Start the app, then run this command again. If the app runs with another PORT or PUBLIC_URL, set the same for this command.',
    );
  return failure(
    `the app runs, but ${publicUrl} does not lead to it: ${reason}`,
    'Check the DNS record, the firewall, and the proxy: it must forward all requests to the port of the app.',
  );
}

function judgeCertificate(validTo: Date): Finding {
  const days = Math.floor((validTo.getTime() - Date.now()) / DAY);
  const text = `the certificate is valid, for ${days} more days`;
  return days < RENEWED ? warning(text, 'Check why it is not renewed automatically.') : ok(text);
}

/** Checks that PUBLIC_URL leads to this installation, and which client address the app sees. */
async function judgeSelf({ publicUrl, trustProxy, dataDir, jwtSecret }: Env, signal: AbortSignal): Promise<Finding[]> {
  const secret = jwtSecret ?? findSecret(dataDir);
  if (!secret) return [ok('there is no session secret yet to identify this installation: the first start creates it')];
  const { question, proof } = new SelfCheck(secret).ask();
  const { status, body } = await ask(publicUrl, SELF, signal, { [QUESTION]: question, 'X-Forwarded-For': CLAIMED });
  const seen = status === 200 ? (JSON.parse(body) as SeenRequest) : undefined;
  if (seen?.proof === proof) return [ok('it leads to this installation'), judgeForwarding(seen, trustProxy)];
  return [
    failure(
      `another installation answers at ${publicUrl}, or one with another session secret`,
      'Check the target of the proxy, and that this command has the same JWT_SECRET and DATA_DIR as the app. If the app was updated meanwhile, restart it.',
    ),
  ];
}

/** Checks that PUBLIC_URL leads to this installation: DNS, certificate, redirects, proxies. */
export const publicUrlCheck: Check = {
  name: 'Public URL',
  async run({ env, running }, signal) {
    const { publicUrl, port } = env;
    const where = running && !running.isAsConfigured ? [ok(`the app was started with other settings than this command: port ${port}, ${publicUrl}`)] : [];
    let answer: PageAnswer;
    try {
      answer = await ask(publicUrl, '/healthz', signal);
    } catch (error) {
      return [...where, await unreachable(env, error, signal)];
    }
    const { status, location, body, validTo } = answer;
    if (location) return [failure(`${publicUrl} redirects to ${location}`, `Set PUBLIC_URL to the target: ${new URL(location, publicUrl).origin}`)];
    if (status !== 200 || !/"status":\s*"ok"/.test(body)) {
      return [failure(`${publicUrl}/healthz answers ${status}, but not like this app`, 'Check the target of the proxy, and that it forwards all paths.')];
    }
    return [...where, ...(validTo ? [judgeCertificate(validTo)] : []), ...(await judgeSelf(env, signal))];
  },
};
