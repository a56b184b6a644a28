import type { ClientConfig } from 'pg';
import { DataSource, type MixedList } from 'typeorm';
import type { DatabaseConnection } from './embedded.js';
import { MIGRATIONS } from './migrations/index.js';
import { PostgresNaming } from './naming.js';

/** Milliseconds; trust.md's limits: a request may wait for the database, but never for long. */
const STATEMENT_TIMEOUT = 5_000;
const POOL_WAIT = 2_000;

/** What every connection is told: nothing may take for ever. */
const CONNECTION_LIMITS = {
  connectionTimeoutMillis: POOL_WAIT,
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
};

/** The TypeORM data source over a PostgreSQL, not connected yet. */
export function createDataSource(
  connection: DatabaseConnection,
  { poolSize, entities }: { poolSize: number; entities: MixedList<new () => object> },
): DataSource {
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
    extra: CONNECTION_LIMITS,
    logging: false,
  });
}

/** Settings of a further connection to the database of a data source, by pg itself. */
export function connectionConfig({ options }: DataSource): ClientConfig {
  if (options.type !== 'postgres') throw new TypeError('CityPins keeps its data in PostgreSQL.');
  const { url, host, port, username, database } = options;
  return { ...CONNECTION_LIMITS, ...(url ? { connectionString: url } : { host, port, user: username, database }) };
}
