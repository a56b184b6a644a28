import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** Random bytes in a secret; the standard requires 24 to 64. */
const BYTES = 32;

/** Creates a secret in the format of Standard Webhooks. */
export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64');

/** A message that is being sent. */
interface Message {
  id: string;
  /** Unix time (s). */
  timestamp: number;
  body: string;
}

/**
 * Returns the headers that let a receiver verify the sender, by Standard Webhooks (https://www.standardwebhooks.com). The signature is an
 * HMAC-SHA256 of `id.timestamp.body`.
 */
export function signedHeaders({ id, timestamp, body }: Message, secret: string): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
