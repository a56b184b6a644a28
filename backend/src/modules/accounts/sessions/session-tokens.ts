import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { isId } from '../../../core/db/index.js';

const ALGORITHM = 'HS256';
const ISSUER = 'citypins';
const AUDIENCE = 'citypins-session';

/** Maximum number of tokens that are kept after their check, which takes longer than the rest of a request before its statement. */
const KEPT = 5000;

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Content of a session token. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

/** Signs and verifies session tokens: JSON Web Tokens with a fixed algorithm, issuer and audience. */
export class SessionTokens {
  private readonly key: KeyObject;
  private readonly checked = new LRUCache<string, SessionClaims & { expiresAt: number }>({ max: KEPT });

  /** @param secret at least 32 bytes; anyone who knows it can sign in as any user */
  constructor(secret: string) {
    this.key = createSecretKey(secret, 'utf8'); // created once: from a string, the library would create a key object on each call
  }

  /** @param times start of the session, and expiry of the token */
  sign({ userId, sessionId }: SessionClaims, { issuedAt, expiresAt }: { issuedAt: Date; expiresAt: Date }): string {
    const claims = { iat: seconds(issuedAt), exp: seconds(expiresAt) };
    return jwt.sign(claims, this.key, { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE, subject: userId, jwtid: sessionId });
  }

  /** Returns the content of a token; undefined if the token is invalid, expired or not a session token. */
  read(token: string): SessionClaims | undefined {
    const known = this.checked.get(token);
    if (known) return known.expiresAt > Date.now() ? known : undefined;
    const claims = this.check(token);
    if (claims) this.checked.set(token, claims);
    return claims;
  }

  private check(token: string): (SessionClaims & { expiresAt: number }) | undefined {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE });
      if (typeof claims === 'string' || claims.exp === undefined) return undefined;
      const { sub = '', jti = '' } = claims;
      return isId(sub) && isId(jti) ? { userId: sub, sessionId: jti, expiresAt: claims.exp * 1000 } : undefined;
    } catch {
      return undefined;
    }
  }
}
