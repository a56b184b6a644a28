import 'reflect-metadata';
import { createLogger, logProcess } from '../core/logging/index.js';
import { createRegistry } from './metrics/index.js';
import { serve } from './serve.js';
import { isSetup, joinMachineMetrics, Shutdown, STOP, type WorkerSetup } from './startup/index.js';

// A worker process that serves the app. `main.ts` starts it, and tells it when to begin and when to stop. If `main.ts` ends, the worker ends, too.
process.setSourceMapsEnabled(true);
const shutdown = new Shutdown();

async function begin({ env, connection, sessionSecret, clientDir }: WorkerSetup): Promise<void> {
  const logger = createLogger(env.logLevel);
  logProcess(logger);
  const registry = createRegistry();
  const metrics = { registry, collect: joinMachineMetrics(process, registry) };
  await serve(shutdown, { env, connection, logger, sessionSecret, clientDir, metrics });
}

async function stop(): Promise<void> {
  await shutdown.run();
  process.exit(0);
}

// The terminal sends its signals to all processes. Workers ignore them, because `main.ts` tells them when to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', (message) => {
  if (isSetup(message)) void begin(message);
  else if (message === STOP && !shutdown.isStopping) void stop();
});
process.send?.('ready');
