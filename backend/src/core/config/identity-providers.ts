import { type EnvReader, password, text, webAddress } from './reader.js';

/** Credentials of this installation at an identity provider, and the URLs of the provider. */
export interface IdentityProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
}

type Endpoints = Omit<IdentityProviderSettings, 'clientId' | 'clientSecret'>;

/** Endpoints of Google: https://accounts.google.com/.well-known/openid-configuration */
export const GOOGLE: Endpoints = {
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  profileUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
};

/** Endpoints of Facebook: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export const FACEBOOK: Endpoints = {
  authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
  profileUrl: 'https://graph.facebook.com/v23.0/me',
};

/** Reads the credentials for a provider. Returns undefined if they are missing or incomplete; incomplete ones are reported in `read.problems`. */
export function readProvider(read: EnvReader, name: string, defaults: Endpoints): IdentityProviderSettings | undefined {
  const clientId = read.optional(`${name}_CLIENT_ID`, text());
  const clientSecret = read.optional(`${name}_CLIENT_SECRET`, password(1));
  const endpoints = {
    authorizationUrl: read.get(`${name}_AUTHORIZATION_URL`, webAddress, defaults.authorizationUrl),
    tokenUrl: read.get(`${name}_TOKEN_URL`, webAddress, defaults.tokenUrl),
    profileUrl: read.get(`${name}_PROFILE_URL`, webAddress, defaults.profileUrl),
  };
  if (clientId && clientSecret) return { clientId, clientSecret, ...endpoints };
  if (clientId) read.problems.push(`${name}_CLIENT_SECRET: expected together with ${name}_CLIENT_ID (both or neither)`);
  if (clientSecret) read.problems.push(`${name}_CLIENT_ID: expected together with ${name}_CLIENT_SECRET (both or neither)`);
  return undefined;
}
