import 'reflect-metadata';
import { createLogger } from '../core/logging/logger.js';
import { logProcess } from '../core/logging/process-log.js';
import { createRegistry } from './metrics/registry.js';
import { joinMachineMetrics } from './startup/machine-metrics.js';
import { serve } from './startup/serve.js';
import { Shutdown } from './startup/shutdown.js';
import { isSetup, STOP, type WorkerSetup } from './startup/workers.js';

// One of several processes that serve the app; `main.ts` has started it and tells it when to begin and when to end. It ends with it, too.
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

// A terminal signals all processes; the first of them tells the others.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', (message) => {
  if (isSetup(message)) void begin(message);
  else if (message === STOP && !shutdown.isStopping) void stop();
});
process.send?.('ready');
