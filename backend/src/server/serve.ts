import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Env } from '../core/config/index.js';
import { createDataSource, type DatabaseConnection } from '../core/db/index.js';
import type { Logger } from '../core/logging/index.js';
import { createFileStore } from '../core/storage/index.js';
import { startTracing } from '../core/tracing/index.js';
import { createApp } from './app.js';
import { ENTITIES } from './entities.js';
import { listen, type Shutdown } from './startup/index.js';

interface Served {
  env: Env;
  /** Direct connection to the database, even if requests connect through PgBouncer. */
  connection: DatabaseConnection;
  logger: Logger;
  sessionSecret: string;
  clientDir: string;
  metrics: { registry: Registry; collect: () => Promise<string> };
}

/** Opens the connection pool of the requests, through PgBouncer if configured. Registers its end in `shutdown`. */
async function openPool(shutdown: Shutdown, { env, connection }: Pick<Served, 'env' | 'connection'>): Promise<DataSource> {
  const { databasePoolerUrl: url, databasePoolSize: poolSize } = env;
  const dataSource = createDataSource(url ? { url } : connection, { poolSize, entities: ENTITIES, isPooled: url !== undefined, isImpatient: true });
  await dataSource.initialize();
  shutdown.addImpatient(() => dataSource.destroy());
  return dataSource;
}

/** Creates the app and makes it listen. Registers its end in `shutdown`. */
export async function serve(shutdown: Shutdown, { env, connection, logger, sessionSecret, clientDir, metrics }: Served): Promise<void> {
  if (env.tracing) shutdown.addImpatient(await startTracing(env.tracing, logger));
  const dataSource = await openPool(shutdown, { env, connection });
  const store = createFileStore(env);
  shutdown.add(() => store.close());
  const app = await createApp({ env, dataSource, connection, logger, store, sessionSecret, clientDir, metrics });
  shutdown.checkpoint();
  await listen(app.httpServer, env.port, env.host);
  shutdown.add(() => app.stop());
  shutdown.add(() => {
    app.leave();
    return sleep(env.shutdownDelay * 1000);
  });
}
