import { hkdfSync } from 'node:crypto';

/**
 * Derives a key of 32 bytes for one purpose from the secret of the installation (HKDF-SHA256, RFC 5869).
 * @param purpose label of the key; a key reveals nothing about the secret or the keys of other labels
 */
export const deriveKey = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `citypins ${purpose}`, 32));
