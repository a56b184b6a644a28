import { hkdfSync } from 'node:crypto';

/**
 * Derives a key of 32 bytes for one purpose from the secret of the installation (HKDF-SHA256, RFC 5869).
 * @param purpose label of the key; keys of different labels tell nothing about each other or the secret
 */
export const deriveKey = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `citypins ${purpose}`, 32));
