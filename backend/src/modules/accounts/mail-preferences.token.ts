import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../core/access/derived-key.js';
import type { User } from '../users/index.js';

/** Bytes of a user's id, which a token begins with. */
const ID_LENGTH = 16;
/** Bytes of the HMAC in a token: half of SHA-256, the least that RFC 2104 (section 5) recommends. */
const MAC_LENGTH = 16;
const TOKEN = /^[\w-]{43}$/;

type Owner = Pick<User, 'id' | 'email'>;

/**
 * Makes and checks the tokens in the links of mails that lead to a user's mail preferences.
 * A token is the user's id and an HMAC-SHA256 of id and e-mail address, 43 characters of base64url. It is stored nowhere, and does not
 * expire: it works until the address changes or the account is deleted. It opens the mail preferences and nothing else.
 */
export class MailPreferencesTokens {
  private readonly key: Buffer;

  /** @param secret of the installation; a new one makes former links useless */
  constructor(secret: string) {
    this.key = deriveKey(secret, 'mail preferences');
  }

  /** The token of a user, for mails to their present address. */
  of({ id, email }: Owner): string {
    const userId = Buffer.from(id.replaceAll('-', ''), 'hex');
    const mac = createHmac('sha256', this.key).update(userId).update(email).digest().subarray(0, MAC_LENGTH);
    return Buffer.concat([userId, mac]).toString('base64url');
  }

  /** The id of the user that a token names, as yet unproved; undefined where it has another form. */
  idIn(token: string): string | undefined {
    if (!TOKEN.test(token)) return undefined;
    const hex = Buffer.from(token, 'base64url').subarray(0, ID_LENGTH).toString('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  /** Whether a token is that of a user with their present address. */
  isOf(owner: Owner, token: string): boolean {
    return TOKEN.test(token) && timingSafeEqual(Buffer.from(token), Buffer.from(this.of(owner)));
  }
}
