import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** Bytes of chance in a secret; the standard asks for 24 to 64. */
const BYTES = 32;

/** A new secret, as Standard Webhooks writes it. */
export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64');

/** A message at the moment when it is sent. */
interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/**
 * The headers that tell a receiver whom a message is from, by Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256 of id, moment
 * and body, each before a dot but the last.
 */
export function signedHeaders({ id, timestamp, body }: Message, secret: string): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
