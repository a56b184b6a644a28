import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../../core/access/index.js';
import type { User } from '../../users/index.js';

/** Length (bytes) of the user id at the start of a token. */
const ID_LENGTH = 16;
/** Length (bytes) of the HMAC in a token: half of SHA-256, the minimum that RFC 2104 (section 5) recommends. */
const MAC_LENGTH = 16;
const TOKEN = /^[\w-]{43}$/;

type Owner = Pick<User, 'id' | 'email'>;

/**
 * Creates and checks the tokens in the links to mail preferences that mails contain.
 * A token is the user id followed by an HMAC-SHA256 of id and e-mail address: 43 characters of base64url. It is not stored and does not
 * expire: it is valid until the address changes or the account is deleted. It gives access to the mail preferences only.
 */
export class MailPreferencesTokens {
  private readonly key: Buffer;

  /** @param secret of the installation; a new secret invalidates all former links */
  constructor(secret: string) {
    this.key = deriveKey(secret, 'mail preferences');
  }

  /** Returns the token of a user, for mails to their current address. */
  of({ id, email }: Owner): string {
    const userId = Buffer.from(id.replaceAll('-', ''), 'hex');
    const mac = createHmac('sha256', this.key).update(userId).update(email).digest().subarray(0, MAC_LENGTH);
    return Buffer.concat([userId, mac]).toString('base64url');
  }

  /** Returns the user id in a token, without verifying the token; undefined if the token is malformed. */
  idIn(token: string): string | undefined {
    if (!TOKEN.test(token)) return undefined;
    const hex = Buffer.from(token, 'base64url').subarray(0, ID_LENGTH).toString('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  /** Whether a token is valid for a user and their current address. */
  isOf(owner: Owner, token: string): boolean {
    return TOKEN.test(token) && timingSafeEqual(Buffer.from(token), Buffer.from(this.of(owner)));
  }
}
