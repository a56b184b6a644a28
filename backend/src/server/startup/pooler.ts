import pg from 'pg';
import { StartError } from '../../core/config/start-error.js';
import { POOL_WAIT } from '../../core/db/data-source.js';

/** Whether statements, and transactions that do nothing, may go on for ever. */
const UNLIMITED = `SELECT '0' IN (current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) AS "isUnlimited"`;

/**
 * Looks whether PgBouncer can be used. It does not pass on the limits of time that the app sets for its connections, so it must set them.
 * @throws StartError that says what is missing
 */
export async function checkPooler(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: POOL_WAIT, query_timeout: POOL_WAIT });
  client.on('error', () => undefined); // what it ends with is what the query says
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
    'Through DATABASE_POOLER_URL, a statement may hold its connection for ever. Add to the database in pgbouncer.ini:\n' +
      "  connect_query='SET statement_timeout = 5000; SET idle_in_transaction_session_timeout = 5000'",
  );
}
