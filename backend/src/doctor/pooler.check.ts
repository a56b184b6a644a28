import type pg from 'pg';
import { DatabaseClient } from '../core/database-client.js';
import { POOL_WAIT } from '../core/db/index.js';
import { checkPooler, PoolerError } from '../server/startup/index.js';
import { type Check, type Database, one } from './check.js';
import { failure, type Finding, ok, reasonOf, warning } from './finding.js';

const TRIES = 5;
const WHERE = 'SELECT current_database() AS name, pg_postmaster_start_time()::text AS started';

interface Place {
  name: string;
  started: string;
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: POOL_WAIT, query_timeout: POOL_WAIT });
  await client.connect();
  return client;
};

const backendOf = async (client: pg.Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;

/** Whether two connected clients use the same server connection, as they do with pool_mode = transaction. */
async function areSharing(one: pg.Client, other: pg.Client): Promise<boolean> {
  for (let n = 0; n < TRIES; n += 1) if ((await backendOf(one)) === (await backendOf(other))) return true;
  return false;
}

async function look(url: string, database: Database): Promise<Finding> {
  const clients: pg.Client[] = [];
  try {
    clients.push(await connect(url), await connect(url));
    const [first, second] = clients as [pg.Client, pg.Client];
    await first.query('BEGIN');
    await first.query('COMMIT');
    const {
      rows: [there],
    } = await first.query<Place>(WHERE);
    const here = 'pool' in database ? await one<Place>(database.pool, WHERE) : undefined;
    if (here && (here.name !== there?.name || here.started !== there.started)) {
      return failure(['findings.poolerElsewhere', { name: String(there?.name) }], 'remedies.correctPoolerEntry');
    }
    if (await areSharing(first, second)) return ok('findings.poolsByTransaction');
    return warning('findings.poolsNothing', 'remedies.poolByTransaction');
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

/** Checks PgBouncer, if DATABASE_POOLER_URL is set. */
export const poolerCheck: Check = {
  name: 'checks.pooler',
  async run({ env: { databasePoolerUrl: url }, database }) {
    if (!url) return [];
    try {
      await checkPooler(url);
      return [await look(url, database)];
    } catch (error) {
      return [failure(error instanceof PoolerError ? error.reason : ['findings.verbatim', { text: reasonOf(error) }], 'remedies.setUpPooler')];
    }
  },
};
