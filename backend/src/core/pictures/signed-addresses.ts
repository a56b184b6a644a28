import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../access/derived-key.js';

/** Seconds. A signed address lives for one to two of these, and stays the same for one, so that a page does not load its pictures twice. */
const HOUR = 3600;

const now = (): number => Math.floor(Date.now() / 1000);

/**
 * Signed addresses of files that are not public: whoever is given one may load that file until it expires. The key is derived from the session
 * secret, which all processes share.
 */
export class SignedAddresses {
  private readonly key: Buffer;

  constructor(sessionSecret: string) {
    this.key = deriveKey(sessionSecret, 'uploads');
  }

  /** Adds an expiry and a signature to the path of a file, for this file alone. */
  sign(path: string): string {
    const expires = (Math.floor(now() / HOUR) + 2) * HOUR;
    return `${path}?expires=${expires}&signature=${this.signature(path, String(expires))}`;
  }

  /** Whether `query` is that of a signed address of this path that has not expired. Compares in constant time. */
  accepts(path: string, { expires, signature }: Record<string, unknown>): boolean {
    if (typeof expires !== 'string' || typeof signature !== 'string') return false;
    if (!/^\d{10}$/.test(expires) || !/^[\w-]{43}$/.test(signature) || Number(expires) <= now()) return false;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(path, expires)));
  }

  private signature(path: string, expires: string): string {
    return createHmac('sha256', this.key).update(`${path}?${expires}`).digest('base64url');
  }
}
