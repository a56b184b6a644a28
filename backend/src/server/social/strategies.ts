import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { Strategy as FacebookStrategy } from 'passport-facebook';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import type { Env, IdentityProviderSettings } from '../../core/config/index.js';
import { isStorable } from '../../core/validation/index.js';
import { IDENTITY_PROVIDERS, type IdentityProvider, type SocialProfile } from '../../modules/accounts/index.js';
import { isLanguage } from '../../modules/site/index.js';
import { SocialFailure } from './failure.js';
import { takeInvitation } from './invitation-cookie.js';
import type { Kept, Tickets } from './tickets.js';
import { transport } from './transport.js';

type StateStore = NonNullable<ConstructorParameters<typeof GoogleStrategy>[0]['store']>;
type Json = Record<string, unknown>;

const LONGEST_ID = 255;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function idOf(value: unknown): string {
  const id = textOf(value);
  if (!id || id.length > LONGEST_ID || !isStorable(id)) throw new SocialFailure('unavailable', 'a profile without an id');
  return id;
}

/** Maps Google's user info; see https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload. */
const googleProfile = ({ sub, name, email, email_verified: isVerified, picture }: Json): SocialProfile => ({
  provider: 'google',
  providerId: idOf(sub),
  name: textOf(name),
  email: textOf(email),
  avatarUrl: textOf(picture),
  isEmailVerified: isVerified === true || isVerified === 'true',
});

/** Maps Facebook's profile, which does not say whether the address is confirmed; see https://developers.facebook.com/docs/graph-api/reference/user. */
function facebookProfile({ id, name, email, picture }: Json): SocialProfile {
  const { url, is_silhouette: isPlaceholder } = (picture as { data?: Json } | undefined)?.data ?? {};
  const avatarUrl = isPlaceholder === true ? undefined : textOf(url);
  return { provider: 'facebook', providerId: idOf(id), name: textOf(name), email: textOf(email), avatarUrl, isEmailVerified: false };
}

/** Creates a store that keeps state and verifier in the browser's ticket. */
function storeOf(provider: IdentityProvider, tickets: Tickets): StateStore {
  const store = {
    // All five parameters must exist: passport-oauth2 counts them to detect a store that takes a verifier. Its types leave the verifier out.
    store({ query, headers, res }: Request, verifier: string, _state: unknown, _meta: unknown, callback: (error: null, state: string) => void) {
      const state = randomBytes(32).toString('base64url');
      const language = textOf(query.language);
      const kept: Kept = { isLong: query.remember === 'true', language: language && isLanguage(language) ? language : undefined };
      if (res) tickets.give(res, provider, { state, verifier, ...kept, invitation: takeInvitation(headers, res) });
      callback(null, state);
    },
    verify(request: Request, state: unknown, callback: (error: null, verifier: string | false, kept?: Kept) => void) {
      const ticket = tickets.read(request, provider);
      if (ticket && ticket.state === state) {
        const { isLong, invitation, language } = ticket;
        callback(null, ticket.verifier, { isLong, invitation, language });
      } else callback(null, false);
    },
  };
  return store as unknown as StateStore;
}

interface Setting extends IdentityProviderSettings {
  callbackUrl: string;
  store: StateStore;
}

const optionsOf = ({ clientId, clientSecret, authorizationUrl, tokenUrl, callbackUrl, store }: Setting) => ({
  clientID: clientId,
  clientSecret,
  authorizationURL: authorizationUrl,
  tokenURL: tokenUrl,
  callbackURL: callbackUrl,
  store,
  pkce: true,
});

class Google extends GoogleStrategy {
  constructor(setting: Setting) {
    const options = { ...optionsOf(setting), userProfileURL: setting.profileUrl, scope: ['openid', 'profile', 'email'] };
    super(options, (_access, _refresh, { _json }, done) => done(null, googleProfile(_json)));
    Object.assign(this._oauth2, transport).useAuthorizationHeaderforGET(true);
  }
}

class Facebook extends FacebookStrategy {
  constructor(setting: Setting) {
    const profile = { profileURL: setting.profileUrl, profileFields: ['id', 'displayName', 'email', 'picture.type(large)'] };
    const options = { ...optionsOf(setting), ...profile, enableProof: true, scope: ['public_profile', 'email'] };
    super(options, (_access, _refresh, { _json }, done) => done(null, facebookProfile(_json as Json)));
    Object.assign(this._oauth2, transport);
  }
}

const STRATEGIES = { google: Google, facebook: Facebook };

/** Creates the strategies of the configured providers. Providers send users back only to `publicUrl`. */
export function createStrategies(env: Env, tickets: Tickets): (Google | Facebook)[] {
  return IDENTITY_PROVIDERS.flatMap((provider) => {
    const settings = env[provider];
    const callbackUrl = `${env.publicUrl}/api/auth/${provider}/callback`;
    return settings ? [new STRATEGIES[provider]({ ...settings, callbackUrl, store: storeOf(provider, tickets) })] : [];
  });
}
