import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isId } from '../../core/db/ids.js';

const ALGORITHM = 'HS256';
const ISSUER = 'citypins';
const AUDIENCE = 'citypins-session';

/** What a session's token says. */
interface SessionClaims {
  userId: string;
  sessionId: string;
}

/** Writes and reads the tokens that sessions travel as: JSON Web Tokens of exactly one kind. */
export class SessionTokens {
  private readonly key: KeyObject;

  /** @param secret at least 32 bytes; whoever knows it can sign in as anybody */
  constructor(secret: string) {
    this.key = createSecretKey(secret, 'utf8'); // once: of a text, the library finds out each time which kind of key it is
  }

  sign({ userId, sessionId }: SessionClaims, expiresAt: Date): string {
    const claims = { exp: Math.floor(expiresAt.getTime() / 1000) };
    return jwt.sign(claims, this.key, { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE, subject: userId, jwtid: sessionId });
  }

  /** What a token says; undefined where it is none of ours, is no session's, or has expired. */
  read(token: string): SessionClaims | undefined {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE });
      if (typeof claims === 'string' || claims.exp === undefined) return undefined;
      const { sub = '', jti = '' } = claims;
      return isId(sub) && isId(jti) ? { userId: sub, sessionId: jti } : undefined;
    } catch {
      return undefined;
    }
  }
}
