import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Conflict, InvalidInput } from '../errors/index.js';

/** Identifies a request that a client repeats when it does not know whether the first attempt has arrived. */
export interface OnceKey {
  userId: string;
  /** Idempotency key from the client; without one every call is a new attempt. */
  key: string | null | undefined;
  /** Complete input of the request, serializable as JSON. */
  request: unknown;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Creates a row at most once for each idempotency key of a user. Must run inside a transaction: a concurrent attempt with the same key waits for the
 * first one to end.
 * @param make creates the row and returns its id
 * @returns the id of the row that was created with this key, now or earlier
 * @throws InvalidInput for a malformed key, Conflict if the key was used for a different request
 */
export async function once(manager: EntityManager, { userId, key, request }: OnceKey, make: () => Promise<string>): Promise<string> {
  if (key === null || key === undefined) return make();
  if (!KEY.test(key)) throw new InvalidInput({ clientMutationId: 'requests.idempotencyKey' });
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const claimed = await manager.query<unknown[]>(
    'INSERT INTO idempotency_keys (user_id, key, fingerprint) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [userId, key, fingerprint],
  );
  if (claimed.length === 0) {
    const [known] = await manager.query<{ fingerprint: string; result_id: string }[]>(
      'SELECT fingerprint, result_id FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [userId, key],
    );
    if (known?.fingerprint !== fingerprint) throw new Conflict('requests.idempotencyKeyUsed');
    return known.result_id;
  }
  const id = await make();
  await manager.query('UPDATE idempotency_keys SET result_id = $3 WHERE user_id = $1 AND key = $2', [userId, key, id]);
  return id;
}
