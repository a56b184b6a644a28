import type { CookieOptions, Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import type { IdentityProvider } from '../../modules/accounts/index.js';

const COOKIE = 'citypins-social';
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`);
/** Seconds that somebody has to sign in at the provider. */
const LIFE = 600;

const ALGORITHM = 'HS256';
const ISSUER = 'citypins';
/** Never that of a session's token, so that neither passes for the other; one for each provider, so that they do not either. */
const audienceOf = (provider: IdentityProvider): string => `citypins-social-${provider}`;

/** What a browser keeps while its person is away at a provider. */
interface Ticket {
  /** Comes back from the provider, and proves that the sign-in was begun in this browser. */
  state: string;
  /** RFC 7636: proves to the provider that the same server redeems the code that asked for it. */
  verifier: string;
  /** Whether the session is to last 30 days. */
  isLong: boolean;
}

/** Gives tickets out as a signed cookie: no instance of the app remembers anything. */
export class Tickets {
  private readonly cookie: CookieOptions;

  /** @param isSecure whether people reach the guide by https */
  constructor(
    private readonly secret: string,
    isSecure: boolean,
  ) {
    this.cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/api/auth' };
  }

  give(response: Response, provider: IdentityProvider, { state, verifier, isLong }: Ticket): void {
    const claims = { algorithm: ALGORITHM, issuer: ISSUER, audience: audienceOf(provider), expiresIn: LIFE } as const;
    response.cookie(COOKIE, jwt.sign({ state, verifier, isLong }, this.secret, claims), { ...this.cookie, maxAge: LIFE * 1000 });
  }

  /** The ticket that a browser shows; undefined where it has none, or one that is too old, for another provider or not of ours. */
  read(request: Request, provider: IdentityProvider): Ticket | undefined {
    const [, token = ''] = COOKIE_VALUE.exec(request.headers.cookie ?? '') ?? [];
    try {
      const audience = audienceOf(provider);
      const claims = jwt.verify(token, this.secret, { algorithms: [ALGORITHM], issuer: ISSUER, audience, maxAge: LIFE });
      return claims as jwt.JwtPayload & Ticket;
    } catch {
      return undefined;
    }
  }

  /** Has the browser throw its ticket away. */
  clear(response: Response): void {
    response.clearCookie(COOKIE, this.cookie);
  }
}
