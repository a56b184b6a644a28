import { createHmac } from 'node:crypto';
import { deriveKey } from './derived-key.js';
import { wideNetworkOf } from './network.js';

const GMAIL = /@(gmail|googlemail)\.com$/;

/** Returns an e-mail address in the form in which mailboxes are compared: lower case, without a +tag, and for Gmail without dots. */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)(@[^@]*)$/.exec(email.trim().normalize('NFKC').toLowerCase()) ?? [];
  const name = local.replace(/(.)\+.*$/, '$1');
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : name + domain;
}

/**
 * Recognizes e-mail addresses and networks without storing them: HMAC-SHA256 with keys derived from the installation's secret (HKDF, RFC 5869).
 * A copy of the database alone does not reveal whether an address is in it.
 */
export class KeyedHash {
  private readonly keys: Record<'address' | 'network', Buffer>;

  /** @param secret secret of the installation; a new secret does not recognize older hashes */
  constructor(secret: string) {
    this.keys = { address: deriveKey(secret, 'mailbox key'), network: deriveKey(secret, 'network key') };
  }

  /** Returns a hash in hex, the same for all spellings of a mailbox (`mailboxOf`). */
  address(email: string): string {
    return this.hash('address', mailboxOf(email));
  }

  /**
   * Returns a hash in hex, the same for all addresses of a wide network.
   * @param network a result of `networkOf`
   */
  network(network: string): string {
    return this.hash('network', wideNetworkOf(network));
  }

  private hash(key: 'address' | 'network', value: string): string {
    return createHmac('sha256', this.keys[key]).update(value).digest('hex');
  }
}
