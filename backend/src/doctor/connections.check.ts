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
export const connectionsCheck = withPool('Connections', async ({ pool, env }) => {
  const { workers, databasePoolSize, databasePoolerUrl } = env;
  const { most } = await one<{ most: number }>(pool, LIMIT);
  const each = BESIDE_POOL + (databasePoolerUrl ? 0 : databasePoolSize);
  const wanted = workers * each + databasePoolSize + OTHERS;
  const text = `this machine can open ${wanted} (${workers} processes with ${each} each, and ${databasePoolSize + OTHERS} for startup and maintenance); the database allows ${most}`;
  if (wanted <= most) return [ok(text)];
  return [
    warning(
      text,
      'Raise max_connections (or the limit of the user or the database) in PostgreSQL, lower DATABASE_POOL_SIZE or WORKERS, or use PgBouncer (docs/scaling.md).',
    ),
  ];
});
