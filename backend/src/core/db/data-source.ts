import type { ClientConfig, Pool } from 'pg';
import { DataSource, type MixedList } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DatabaseClient } from '../database-client.js';
import { TimeoutClient } from './timeout-client.js';
import { MIGRATIONS } from './migrations/index.js';
import { PostgresNaming } from './naming.js';
import { serializeQueries } from './serial-queries.js';

/** Limits (ms) from docs/trust.md: the duration of a statement, and the wait for a free connection. */
const STATEMENT_TIMEOUT = 5_000;
export const POOL_WAIT = 2_000;

/** Connection timeout and TCP keepalive: the operating system checks an idle connection after 30 seconds. */
const CONNECTING = { connectionTimeoutMillis: POOL_WAIT, keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** Server-side timeouts (ms) of every connection. */
const LIMITS = { statement_timeout: STATEMENT_TIMEOUT, idle_in_transaction_session_timeout: STATEMENT_TIMEOUT };

/** Address of a PostgreSQL server: a URL from the configuration, or the Unix socket of the embedded database (`host` is the socket's folder). */
export type DatabaseConnection = { readonly url: string } | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

interface Options {
  poolSize: number;
  entities: MixedList<new () => object>;
  /** Whether PgBouncer is in front of the database. PgBouncer refuses `LIMITS` as connection parameters; its own configuration sets them. */
  isPooled?: boolean;
  /** Whether to close a connection that stops answering (see `TimeoutClient`). For data sources that serve requests. */
  isImpatient?: boolean;
}

/** Creates the TypeORM data source of a PostgreSQL database, not connected yet. */
export function createDataSource(connection: DatabaseConnection, { poolSize, entities, isPooled = false, isImpatient = false }: Options): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    ...('url' in connection
      ? { url: connection.url }
      : { host: connection.host, port: connection.port, username: connection.user, database: connection.database }),
    entities,
    migrations: MIGRATIONS,
    namingStrategy: new PostgresNaming(),
    synchronize: false,
    poolSize,
    extra: { ...CONNECTING, ...(!isPooled && LIMITS), Client: isImpatient ? TimeoutClient : DatabaseClient },
    logging: false,
  });
  return serializeQueries(dataSource);
}

/** Returns the connection pool of an open data source. */
export const poolOf = ({ driver }: DataSource): Pool => (driver as PostgresDriver).master as Pool;

/** Returns the state of the connection pool: open connections, idle ones, the maximum, and the number of requests that wait for a connection. */
export function poolStateOf({ driver, isInitialized }: DataSource): { total: number; idle: number; max: number; waiting: number } {
  const pool = (driver as PostgresDriver).master as Pool | undefined;
  if (!isInitialized || !pool) return { total: 0, idle: 0, max: 0, waiting: 0 };
  return { total: pool.totalCount, idle: pool.idleCount, max: pool.options.max, waiting: pool.waitingCount };
}

/** Returns the settings of a `pg` connection. */
export function connectionConfig(connection: DatabaseConnection): ClientConfig {
  return { ...CONNECTING, ...LIMITS, ...('url' in connection ? { connectionString: connection.url } : connection) };
}
