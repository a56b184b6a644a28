import { englishOf, type Reason, StartError } from '../../core/errors/index.js';
import { DatabaseClient } from '../../core/database-client.js';
import { POOL_WAIT } from '../../core/db/index.js';

/** Tests whether statements and idle transactions have no timeout. */
const UNLIMITED = `SELECT '0' IN (current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) AS "isUnlimited"`;

/** PgBouncer cannot be used. */
export class PoolerError extends StartError {
  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(englishOf(reason), options);
  }
}

/**
 * Checks whether PgBouncer can be used. It does not pass on the timeouts that the app sets for its connections, so it must set them itself.
 * @throws PoolerError that names the missing setting, or why the connection fails
 */
export async function checkPooler(url: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: POOL_WAIT, query_timeout: POOL_WAIT });
  try {
    await client.connect();
    const {
      rows: [limits],
    } = await client.query<{ isUnlimited: boolean }>(UNLIMITED);
    if (!limits?.isUnlimited) return;
  } catch (cause) {
    throw new PoolerError(['outside.poolerUnusable', { message: (cause as Error).message }], { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new PoolerError('outside.poolerUnlimited');
}
