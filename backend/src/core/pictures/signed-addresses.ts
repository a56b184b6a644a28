import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../access/index.js';

const now = (): number => Math.floor(Date.now() / 1000);

/**
 * Signs the URLs of files that are not public. Anyone with a signed URL can load its file until the URL expires. The key is derived from the session
 * secret, which all processes share.
 */
export class SignedAddresses {
  private readonly key: Buffer;
  private readonly period: number;

  /**
   * @param purpose what the URLs are for; a signature for one purpose is not valid for another
   * @param period period in seconds. A signed URL is valid for one to two periods. It stays the same for one period, so browsers can cache the file.
   */
  constructor(sessionSecret: string, { purpose, period }: { purpose: 'uploads' | 'backups' | 'packs'; period: number }) {
    this.key = deriveKey(sessionSecret, purpose);
    this.period = period;
  }

  /** Adds an expiry and a signature to the path of a file. The signature is valid for this file only. */
  sign(path: string): string {
    const expires = (Math.floor(now() / this.period) + 2) * this.period;
    return `${path}?expires=${expires}&signature=${this.signature(path, String(expires))}`;
  }

  /** Returns whether the query parameters are a valid signature of this path, and not expired. Compares in constant time. */
  accepts(path: string, { expires, signature }: Record<string, unknown>): boolean {
    if (typeof expires !== 'string' || typeof signature !== 'string') return false;
    if (!/^\d{10}$/.test(expires) || !/^[\w-]{43}$/.test(signature) || Number(expires) <= now()) return false;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(path, expires)));
  }

  private signature(path: string, expires: string): string {
    return createHmac('sha256', this.key).update(`${path}?${expires}`).digest('base64url');
  }
}
