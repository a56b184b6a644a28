import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isId } from '../../core/db/ids.js';

const ALGORITHM = 'HS256';
const ISSUER = 'citypins';
const AUDIENCE = 'citypins-session';

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

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

  /** @param times when the session began, and until when the token is good */
  sign({ userId, sessionId }: SessionClaims, { issuedAt, expiresAt }: { issuedAt: Date; expiresAt: Date }): string {
    const claims = { iat: seconds(issuedAt), exp: seconds(expiresAt) };
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
