import type { ClientConfig, Pool } from 'pg';
import { DataSource, type MixedList } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { DatabaseConnection } from './embedded.js';
import { ImpatientClient } from './impatient-client.js';
import { MIGRATIONS } from './migrations/index.js';
import { PostgresNaming } from './naming.js';
import { serializeQueries } from './serial-queries.js';

/** Milliseconds; trust.md's limits: a request may wait for the database, but never for long. */
const STATEMENT_TIMEOUT = 5_000;
export const POOL_WAIT = 2_000;

/** How long a connection may take to come; and the system asks the other machine whether it is still there after half a minute without a word. */
const CONNECTING = { connectionTimeoutMillis: POOL_WAIT, keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** What every connection is told: nothing may take for ever. */
const LIMITS = { statement_timeout: STATEMENT_TIMEOUT, idle_in_transaction_session_timeout: STATEMENT_TIMEOUT };

interface Options {
  poolSize: number;
  entities: MixedList<new () => object>;
  /** Whether PgBouncer stands between, which refuses to pass limits on: it sets them itself. */
  isPooled?: boolean;
  /** Gives up a connection whose database says nothing, instead of waiting for as long as a statement may take; for what people wait for. */
  isImpatient?: boolean;
}

/** The TypeORM data source over a PostgreSQL, not connected yet. */
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
    extra: { ...CONNECTING, ...(!isPooled && LIMITS), ...(isImpatient && { Client: ImpatientClient }) },
    logging: false,
  });
  return serializeQueries(dataSource);
}

/** The connections of a data source: those that are there, those of them that nobody uses, as many as may be, and who waits for one. */
export function poolStateOf({ driver, isInitialized }: DataSource): { total: number; idle: number; max: number; waiting: number } {
  const pool = (driver as PostgresDriver).master as Pool | undefined;
  if (!isInitialized || !pool) return { total: 0, idle: 0, max: 0, waiting: 0 };
  return { total: pool.totalCount, idle: pool.idleCount, max: pool.options.max, waiting: pool.waitingCount };
}

/** Settings of a connection by pg itself. */
export function connectionConfig(connection: DatabaseConnection): ClientConfig {
  return { ...CONNECTING, ...LIMITS, ...('url' in connection ? { connectionString: connection.url } : connection) };
}
