import type { CookieOptions, Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import type { IdentityProvider } from '../../modules/accounts/index.js';

const COOKIE = 'citypins-social';
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`);
/** Time (s) that a user has for the sign-in at the provider. */
const LIFE = 600;

const ALGORITHM = 'HS256';
const ISSUER = 'citypins';
/** Audience of a ticket: differs from that of a session's token and between providers, so that no token passes for another kind. */
const audienceOf = (provider: IdentityProvider): string => `citypins-social-${provider}`;

/** Data of a ticket for the end of the sign-in. */
export interface Kept {
  /** Whether the session lasts 30 days. */
  isLong: boolean;
  /** Token of an invitation, for users without an account. */
  invitation?: string | undefined;
  /** Language of the page on which the sign-in began. */
  language?: string | undefined;
}

/** Data that the browser keeps during the visit to a provider. */
interface Ticket extends Kept {
  /** Comes back from the provider, and proves that this browser began the sign-in. */
  state: string;
  /** RFC 7636: proves to the provider that the server that redeems the code also began the sign-in. */
  verifier: string;
}

/** Stores tickets in a signed cookie, so that no instance of the app must remember them. */
export class Tickets {
  private readonly cookie: CookieOptions;

  /** @param isSecure whether users reach the site by https */
  constructor(
    private readonly secret: string,
    isSecure: boolean,
  ) {
    this.cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/api/auth' };
  }

  give(response: Response, provider: IdentityProvider, ticket: Ticket): void {
    const claims = { algorithm: ALGORITHM, issuer: ISSUER, audience: audienceOf(provider), expiresIn: LIFE } as const;
    response.cookie(COOKIE, jwt.sign(ticket, this.secret, claims), { ...this.cookie, maxAge: LIFE * 1000 });
  }

  /** Returns the ticket from the browser's cookie; undefined if it is missing, expired, for another provider, or not signed by us. */
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

  /** Makes the browser delete its ticket. */
  clear(response: Response): void {
    response.clearCookie(COOKIE, this.cookie);
  }
}
