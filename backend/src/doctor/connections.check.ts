import { one, withPool } from './check.js';
import { ok, warning } from './finding.js';

/** What each process holds beside its pool (.env.example): ten for what everyone may read, one to hear of changes. */
const BESIDE_POOL = 11;
/** What commands, upkeep and a backup take. */
const OTHERS = 4;

const LIMIT = `SELECT least(
  current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer - coalesce(current_setting('reserved_connections', true), '0')::integer,
  (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user), (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())) AS most`;

/** Whether the database lets in as many connections as the app may want. */
export const connectionsCheck = withPool('Connections', async ({ pool, env }) => {
  const { workers, databasePoolSize, databasePoolerUrl } = env;
  const { most } = await one<{ most: number }>(pool, LIMIT);
  const each = BESIDE_POOL + (databasePoolerUrl ? 0 : databasePoolSize);
  const wanted = workers * each + databasePoolSize + OTHERS;
  const text = `this machine may want ${wanted} (${workers} processes with ${each} each, and ${databasePoolSize + OTHERS} for preparing and upkeep); the database lets in ${most}`;
  if (wanted <= most) return [ok(text)];
  return [
    warning(
      text,
      'Raise max_connections (or the limit of the user or the database) in PostgreSQL, lower DATABASE_POOL_SIZE or WORKERS, or put PgBouncer between (docs/scaling.md).',
    ),
  ];
});
