import type { ClientConfig } from 'pg';
import { DataSource, type MixedList } from 'typeorm';
import type { DatabaseConnection } from './embedded.js';
import { MIGRATIONS } from './migrations/index.js';
import { PostgresNaming } from './naming.js';

/** Milliseconds; trust.md's limits: a request may wait for the database, but never for long. */
const STATEMENT_TIMEOUT = 5_000;
export const POOL_WAIT = 2_000;

/** What every connection is told: nothing may take for ever. */
const LIMITS = { statement_timeout: STATEMENT_TIMEOUT, idle_in_transaction_session_timeout: STATEMENT_TIMEOUT };

interface DataSourceOptions {
  poolSize: number;
  entities: MixedList<new () => object>;
  /** Whether PgBouncer stands between, which refuses to pass limits on: it sets them itself. */
  isPooled?: boolean;
}

/** The TypeORM data source over a PostgreSQL, not connected yet. */
export function createDataSource(connection: DatabaseConnection, { poolSize, entities, isPooled = false }: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    ...('url' in connection
      ? { url: connection.url }
      : { host: connection.host, port: connection.port, username: connection.user, database: connection.database }),
    entities,
    migrations: MIGRATIONS,
    namingStrategy: new PostgresNaming(),
    synchronize: false,
    poolSize,
    extra: { connectionTimeoutMillis: POOL_WAIT, ...(!isPooled && LIMITS) },
    logging: false,
  });
}

/** Settings of a connection by pg itself. */
export function connectionConfig(connection: DatabaseConnection): ClientConfig {
  return { connectionTimeoutMillis: POOL_WAIT, ...LIMITS, ...('url' in connection ? { connectionString: connection.url } : connection) };
}
