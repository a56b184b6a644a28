import { type Env, hostOf, isLocal } from '../core/config/index.js';
import { isCommon } from '../modules/accounts/index.js';
import type { Check, Subject } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';

/** Matches typical placeholders for secrets. */
const PLACEHOLDER = /change.?me|example|password|secret|placeholder/i;
const SHORT_PASSWORD = 10;

/** Whether a URL points to another machine. A host name without a dot is taken for a container on this machine. */
const isRemote = (url: string): boolean => !isLocal(url) && /[.:]/.test(hostOf(url));

function weakSecrets({ jwtSecret, admin, databaseUrl, passwordMinLength }: Env): Finding[] {
  const found: Finding[] = [];
  if (jwtSecret && PLACEHOLDER.test(jwtSecret)) {
    found.push(warning('findings.secretPlaceholder', 'remedies.makeSecret'));
  }
  if (admin && (isCommon(admin.password) || admin.password.length < Math.max(SHORT_PASSWORD, passwordMinLength))) {
    found.push(warning('findings.adminPasswordWeak', 'remedies.chooseAdminPassword'));
  }
  const { username, password } = databaseUrl ? new URL(databaseUrl) : { username: '', password: '' };
  if (databaseUrl && isRemote(databaseUrl) && password && (isCommon(password) || password === username)) {
    found.push(warning('findings.databasePasswordWeak', 'remedies.changeDatabasePassword'));
  }
  return found;
}

/** Finds valid settings that contradict each other, or that are unsafe. */
function contradictions({ publicUrl, trustProxy, databaseUrl, rateLimit, nodeEnv, logLevel }: Env): Finding[] {
  const found: Finding[] = [];
  if (publicUrl.startsWith('https:') && trustProxy === 0) {
    found.push(warning('findings.proxyNotTrusted', 'remedies.trustProxies'));
  }
  if (publicUrl.startsWith('http:') && !isLocal(publicUrl)) {
    found.push(warning('findings.notHttps', 'remedies.useHttps'));
  }
  if (isLocal(publicUrl) && (trustProxy > 0 || (databaseUrl !== undefined && isRemote(databaseUrl)))) {
    found.push(warning(['findings.publicUrlLocal', { url: publicUrl }], 'remedies.setPublicUrl'));
  }
  if (rateLimit === 0) found.push(warning('findings.noRateLimit', 'remedies.setRateLimit'));
  if (nodeEnv !== 'production') found.push(warning(['findings.developerMode', { mode: nodeEnv }], 'remedies.removeNodeEnv'));
  if (logLevel === 'silent' || logLevel === 'fatal') found.push(warning(['findings.failuresNotLogged', { level: logLevel }], 'remedies.setLogLevel'));
  return found;
}

/** Checks the environment variables: invalid values, unknown names, weak secrets, contradictions. */
export const settingsCheck: Check = {
  name: 'checks.configuration',
  async run({ env, problems, stray, names }: Subject) {
    const found = [
      ...problems.map((problem) => failure(['findings.verbatim', { text: problem }], 'remedies.correctVariable')),
      ...stray.map(({ name, meant }) =>
        meant
          ? warning(['findings.variableMisspelled', { name, meant }], ['remedies.renameVariable', { meant }])
          : warning(['findings.variableUnknown', { name }], 'remedies.listOfVariables'),
      ),
      ...weakSecrets(env),
      ...contradictions(env),
    ];
    return found.length > 0 ? found : [ok(['findings.variablesValid', { n: names.size }])];
  },
};
