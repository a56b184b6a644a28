import { DatabaseClient } from '../core/database-client.js';
import { POOL_WAIT } from '../core/db/index.js';
import { type Check, type Database, one } from './check.js';
import { failure, type Finding, ok, reasonOf, warning } from './finding.js';

/** Accepted lag of a replica (bytes of WAL): one WAL segment. */
const BEHIND = 16 * 2 ** 20;

const PRIMARY = 'SELECT system_identifier::text AS system, pg_current_wal_lsn()::text AS position FROM pg_control_system()';
const REPLICA = `SELECT system_identifier::text AS system, pg_is_in_recovery() AS "isReplica",
  CASE WHEN pg_is_in_recovery() THEN greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::float8 END AS behind FROM pg_control_system()`;

interface Answer {
  system: string;
  isReplica: boolean;
  behind: number | null;
}

async function look(url: string, database: Database): Promise<Finding> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: POOL_WAIT, query_timeout: POOL_WAIT });
  const server = `${client.host}:${client.port}`;
  try {
    const primary = 'pool' in database ? await one<{ system: string; position: string }>(database.pool, PRIMARY) : undefined;
    await client.connect();
    const {
      rows: [answer],
    } = await client.query<Answer>(REPLICA, [primary?.position ?? '0/0']);
    if (!answer?.isReplica) return failure(['findings.replicaWrites', { server }], 'remedies.makeReplica');
    if (primary && primary.system !== answer.system) return failure(['findings.replicaForeign', { server }], 'remedies.remakeReplica');
    const behind = answer.behind ?? 0;
    if (behind > BEHIND) return warning(['findings.replicaBehind', { server, size: behind }], 'remedies.checkReplication');
    return ok(['findings.replicaFollows', { server, size: behind }]);
  } catch (error) {
    return failure(['findings.replicaUnusable', { server, message: reasonOf(error) }], 'remedies.startReplica');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Checks each server in DATABASE_REPLICA_URLS: that it is a replica of this database, and its lag. */
export const replicasCheck: Check = {
  name: 'checks.replicas',
  run: ({ env, database }) => Promise.all(env.databaseReplicaUrls.map((url) => look(url, database))),
};
