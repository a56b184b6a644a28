import { isLocal } from '../core/config/index.js';
import { IDENTITY_PROVIDERS } from '../modules/accounts/index.js';
import type { Check } from './check.js';
import { ok, warning } from './finding.js';

const LABELS = { google: 'Google', facebook: 'Facebook' } as const;

/** Shows the exact redirect URI that must be registered with each sign-in provider. */
export const signInCheck: Check = {
  name: 'checks.signIn',
  async run({ env }) {
    const isRefused = env.publicUrl.startsWith('http:') && !isLocal(env.publicUrl);
    return IDENTITY_PROVIDERS.filter((provider) => env[provider]).map((provider) => {
      const values = { provider: LABELS[provider], uri: `${env.publicUrl}/api/auth/${provider}/callback` };
      return isRefused ? warning(['findings.redirectUriNotHttps', values], 'remedies.useHttpsForSignIn') : ok(['findings.redirectUri', values]);
    });
  },
};
