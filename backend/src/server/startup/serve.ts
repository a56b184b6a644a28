import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Env } from '../../core/config/env.js';
import { createDataSource } from '../../core/db/data-source.js';
import type { DatabaseConnection } from '../../core/db/embedded.js';
import type { Logger } from '../../core/logging/logger.js';
import { createFileStore } from '../../core/storage/index.js';
import { startTracing } from '../../core/tracing/index.js';
import { createApp } from '../app.js';
import { ENTITIES } from '../entities.js';
import { listen } from './port.js';
import type { Shutdown } from './shutdown.js';

interface Served {
  env: Env;
  /** The database itself, also where PgBouncer stands between it and what requests read and write through. */
  connection: DatabaseConnection;
  logger: Logger;
  sessionSecret: string;
  clientDir: string;
  metrics: { registry: Registry; collect: () => Promise<string> };
}

/** Opens what requests read and write through: PgBouncer where there is one. How to end it is added to `shutdown`. */
async function openPool(shutdown: Shutdown, { env, connection }: Pick<Served, 'env' | 'connection'>): Promise<DataSource> {
  const { databasePoolerUrl: url, databasePoolSize: poolSize } = env;
  const dataSource = createDataSource(url ? { url } : connection, { poolSize, entities: ENTITIES, isPooled: url !== undefined, isImpatient: true });
  await dataSource.initialize();
  shutdown.addImpatient(() => dataSource.destroy());
  return dataSource;
}

/** Puts the app together and lets it listen; how to end it is added to `shutdown`. */
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
