import { type Request, type RequestHandler, type Response, Router } from 'express';
import passport from 'passport';
import type { Env } from '../../core/config/index.js';
import { Conflict, faceOf } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import { IDENTITY_PROVIDERS, type IdentityProvider, type SocialProfile } from '../../modules/accounts/index.js';
import type { Context } from '../context.js';
import { idOf, methodNotAllowed, secretAddress } from '../http/index.js';
import { type SocialError, SocialFailure } from './failure.js';
import { createStrategies } from './strategies.js';
import { type Kept, Tickets } from './tickets.js';

interface SocialParts {
  env: Env;
  sessionSecret: string;
  logger: Logger;
  begin: (request: Request, response: Response) => Promise<Context>;
}

/** Result of a successful visit to a provider. */
interface Arrival extends Kept {
  profile: SocialProfile;
}

/** Reasons for error codes of RFC 6749, section 4.1.2.1. Other codes mean a mistake of ours or of the operator: `failed`. */
const REFUSALS = new Map<unknown, SocialError>([
  ['access_denied', 'denied'],
  ['server_error', 'unavailable'],
  ['temporarily_unavailable', 'unavailable'],
]);

/** Returns the request with only these query parameters. Strategies detect a callback by its query; here the path decides. */
function withOnly(request: Request, ...names: string[]): Request {
  const isWanted = ([name, value]: [string, unknown]): boolean => names.includes(name) && typeof value === 'string';
  const query = Object.fromEntries(Object.entries(request.query).filter(isWanted));
  return Object.create(request, { query: { value: query } }) as Request;
}

function failureOf(error: unknown): SocialFailure | undefined {
  const cause = (error as { oauthError?: unknown } | undefined)?.oauthError ?? error;
  return cause instanceof SocialFailure ? cause : undefined;
}

/** Repeats a sign-in after a conflict. If two callbacks of a new user create the account at once, the slower one then finds it. */
const againAfterConflict = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch((error: unknown) => {
    if (error instanceof Conflict) return attempt();
    throw error;
  });

/**
 * Creates the sign-in with Google or Facebook, below `/api`: `/auth/google`, `/auth/facebook` and their `/callback`.
 * Parameters: `remember=true` for 30 days, and `language` for the e-mails to a new user.
 * The cookie `citypins-invitation`, which the page sets, contains the token of an invitation.
 * Every outcome is a redirect to `/auth/callback` with a `token`, or with an `error` of SOCIAL_ERRORS.
 */
export function createSocialRouter({ env, sessionSecret, logger, begin }: SocialParts): Router {
  const { publicUrl } = env;
  const tickets = new Tickets(sessionSecret, publicUrl.startsWith('https:'));
  const authenticator = new passport.Passport();
  for (const strategy of createStrategies(env, tickets)) authenticator.use(strategy);

  const arrive = (provider: IdentityProvider, request: Request, response: Response): Promise<Arrival> =>
    new Promise((resolve, reject) => {
      const settle = (error: Error | null, profile?: SocialProfile | false, info?: { state: Kept }): void => {
        if (error) reject(error);
        else if (profile && info) resolve({ profile, ...info.state });
        else reject(new SocialFailure('expired'));
      };
      const run = authenticator.authenticate(provider, { session: false }, settle) as RequestHandler;
      void run(withOnly(request, 'code', 'state'), response, reject);
    });

  const signIn = async (provider: IdentityProvider, request: Request, response: Response): Promise<string> => {
    const { error, error_code: code } = request.query;
    if (error !== undefined || code !== undefined) throw new SocialFailure(REFUSALS.get(error) ?? 'failed');
    if (typeof request.query.code !== 'string') throw new SocialFailure('failed');
    const { profile, isLong, invitation, language } = await arrive(provider, request, response);
    const context = await begin(request, response);
    const { services, caller } = context;
    const result = await againAfterConflict(() => context.transaction(() => services.social.signIn(profile, { caller, isLong, invitation, language })));
    if (result.outcome === 'refused') throw new SocialFailure(result.reason);
    return result.token;
  };

  const refuse = (provider: IdentityProvider, request: Request, response: Response, error: unknown): void => {
    const failure = failureOf(error);
    const reason = failure?.reason ?? (faceOf(error).status === 503 ? 'unavailable' : 'failed');
    const about = { event: 'social-sign-in-failed', requestId: idOf(response), provider, reason, address: request.ip };
    if (failure) logger.warn({ ...about, detail: failure.detail }, 'A social sign-in has failed');
    else logger.error({ ...about, err: error }, 'A social sign-in has failed');
    response.redirect(`${publicUrl}/auth/callback?error=${reason}`);
  };

  const router = Router();
  for (const provider of IDENTITY_PROVIDERS) {
    const isConfigured: RequestHandler = (request, response, next) => {
      if (env[provider]) next();
      else refuse(provider, request, response, new SocialFailure('not-configured'));
    };
    const start = authenticator.authenticate(provider, { session: false }) as RequestHandler;
    router.get(`/auth/${provider}`, secretAddress, isConfigured, (request, response, next) => start(withOnly(request, 'remember', 'language'), response, next));
    router.get(`/auth/${provider}/callback`, secretAddress, isConfigured, async (request, response) => {
      tickets.clear(response);
      const token = await signIn(provider, request, response).catch((error: unknown) => refuse(provider, request, response, error));
      if (token) response.redirect(`${publicUrl}/auth/callback?token=${token}`);
    });
    router.all([`/auth/${provider}`, `/auth/${provider}/callback`], methodNotAllowed(['HEAD', 'GET']));
  }
  return router;
}
