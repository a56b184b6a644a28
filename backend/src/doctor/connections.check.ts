import type { Reason } from '../core/errors/index.js';
import { one, withPool } from './check.js';
import { ok, warning } from './finding.js';

/** Connections of each process in addition to its pool: ten for public queries, one that listens for changes (see .env.example). */
const BESIDE_POOL = 11;
/** Connections for commands, maintenance and a backup. */
const OTHERS = 4;

const LIMIT = `SELECT least(
  current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer - coalesce(current_setting('reserved_connections', true), '0')::integer,
  (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user), (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())) AS most`;

/** Checks that the database allows as many connections as the app can open. */
export const connectionsCheck = withPool('checks.connections', async ({ pool, env }) => {
  const { workers, databasePoolSize, databasePoolerUrl } = env;
  const { most } = await one<{ most: number }>(pool, LIMIT);
  const each = BESIDE_POOL + (databasePoolerUrl ? 0 : databasePoolSize);
  const wanted = workers * each + databasePoolSize + OTHERS;
  const text: Reason = ['findings.connections', { wanted, processes: workers, each, others: databasePoolSize + OTHERS, most }];
  return [wanted <= most ? ok(text) : warning(text, 'remedies.raiseConnections')];
});
