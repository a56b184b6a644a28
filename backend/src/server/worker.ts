import 'reflect-metadata';
import { createDataSource } from '../core/db/data-source.js';
import { createLogger } from '../core/logging/logger.js';
import { ENTITIES } from './entities.js';
import { serve } from './startup/serve.js';
import { Shutdown } from './startup/shutdown.js';
import { STOP, type WorkerSetup } from './startup/workers.js';

// One of several processes that serve the app; `main.ts` has started it and tells it when to begin and when to end. It ends with it, too.
process.setSourceMapsEnabled(true);
const shutdown = new Shutdown();

async function begin({ env, connection, sessionSecret, clientDir }: WorkerSetup): Promise<void> {
  const dataSource = createDataSource(connection, { poolSize: env.databasePoolSize, entities: ENTITIES });
  await dataSource.initialize();
  shutdown.addImpatient(() => dataSource.destroy());
  await serve(shutdown, { env, dataSource, logger: createLogger(env.logLevel), sessionSecret, clientDir });
}

async function stop(): Promise<void> {
  await shutdown.run();
  process.exit(0);
}

// A terminal signals all processes; the first of them tells the others.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', (message) => {
  if (message !== STOP) void begin(message as WorkerSetup);
  else if (!shutdown.isStopping) void stop();
});
process.send?.('ready');
