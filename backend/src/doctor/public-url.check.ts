import type { Env } from '../core/config/index.js';
import { type Reason, reasonFace } from '../core/errors/index.js';
import { QUESTION, SELF, SelfCheck, type SeenRequest } from '../server/self-check.js';
import { findSecret } from '../server/startup/index.js';
import type { Check } from './check.js';
import { fetchPage, NoAnswer, type PageAnswer } from './fetch-page.js';
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
  const message = error instanceof NoAnswer ? reasonFace(error.reason) : reasonOf(error);
  if (OF_CERTIFICATE.test((error as NodeJS.ErrnoException).code ?? '')) {
    return failure(['findings.certificateRefused', { url: publicUrl, message }], 'remedies.renewCertificate');
  }
  if (!(await isRunningHere(env, signal))) return warning(['findings.nothingAnswers', { url: publicUrl }], 'remedies.startApp');
  return failure(['findings.doesNotLeadHere', { url: publicUrl, message }], 'remedies.checkDns');
}

function judgeCertificate(validTo: Date): Finding {
  const days = Math.floor((validTo.getTime() - Date.now()) / DAY);
  const text: Reason = ['findings.certificateValid', { days }];
  return days < RENEWED ? warning(text, 'remedies.checkRenewal') : ok(text);
}

/** Checks that PUBLIC_URL leads to this installation, and which client address the app sees. */
async function judgeSelf({ publicUrl, trustProxy, dataDir, jwtSecret }: Env, signal: AbortSignal): Promise<Finding[]> {
  const secret = jwtSecret ?? findSecret(dataDir);
  if (!secret) return [ok('findings.noSecretYet')];
  const { question, proof } = new SelfCheck(secret).ask();
  const { status, body } = await ask(publicUrl, SELF, signal, { [QUESTION]: question, 'X-Forwarded-For': CLAIMED });
  const seen = status === 200 ? (JSON.parse(body) as SeenRequest) : undefined;
  if (seen?.proof === proof) return [ok('findings.leadsHere'), judgeForwarding(seen, trustProxy)];
  return [failure(['findings.otherInstallation', { url: publicUrl }], 'remedies.checkInstallation')];
}

/** Checks that PUBLIC_URL leads to this installation: DNS, certificate, redirects, proxies. */
export const publicUrlCheck: Check = {
  name: 'checks.publicUrl',
  async run({ env, running }, signal) {
    const { publicUrl, port } = env;
    const where = running && !running.isAsConfigured ? [ok(['findings.startedOtherwise', { port: String(port), url: publicUrl }])] : [];
    let answer: PageAnswer;
    try {
      answer = await ask(publicUrl, '/healthz', signal);
    } catch (error) {
      return [...where, await unreachable(env, error, signal)];
    }
    const { status, location, body, validTo } = answer;
    if (location)
      return [
        failure(['findings.redirects', { url: publicUrl, target: location }], ['remedies.followRedirect', { origin: new URL(location, publicUrl).origin }]),
      ];
    if (status !== 200 || !/"status":\s*"ok"/.test(body)) {
      return [failure(['findings.otherApp', { url: publicUrl, status: String(status) }], 'remedies.checkProxyTarget')];
    }
    return [...where, ...(validTo ? [judgeCertificate(validTo)] : []), ...(await judgeSelf(env, signal))];
  },
};
