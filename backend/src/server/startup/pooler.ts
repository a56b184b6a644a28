import { StartError } from '../../core/errors/index.js';
import { DatabaseClient } from '../../core/database-client.js';
import { POOL_WAIT } from '../../core/db/index.js';

/** Tests whether statements and idle transactions have no timeout. */
const UNLIMITED = `SELECT '0' IN (current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) AS "isUnlimited"`;

/**
 * Checks whether PgBouncer can be used. It does not pass on the timeouts that the app sets for its connections, so it must set them itself.
 * @throws StartError that names the missing setting, or why the connection fails
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
    throw new StartError(`PgBouncer cannot be used: ${(cause as Error).message}. Correct DATABASE_POOLER_URL, or leave it out.`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new StartError(
    'Through DATABASE_POOLER_URL, a statement can hold its connection forever. Add to the database in pgbouncer.ini:\n' +
      "  connect_query='SET statement_timeout = 5000; SET idle_in_transaction_session_timeout = 5000'",
  );
}
