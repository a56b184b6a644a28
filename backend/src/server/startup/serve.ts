import type { DataSource } from 'typeorm';
import type { Env } from '../../core/config/env.js';
import type { Logger } from '../../core/logging/logger.js';
import { createMailer } from '../../core/mail/index.js';
import { createFileStore } from '../../core/storage/index.js';
import { createApp } from '../app.js';
import { listen } from './port.js';
import type { Shutdown } from './shutdown.js';

interface Served {
  env: Env;
  dataSource: DataSource;
  logger: Logger;
  sessionSecret: string;
  clientDir: string;
}

/** Puts the app together and lets it listen; how to end it is added to `shutdown`. */
export async function serve(shutdown: Shutdown, { env, dataSource, logger, sessionSecret, clientDir }: Served): Promise<void> {
  const mailer = createMailer(env, logger);
  shutdown.add(() => mailer.close());
  const store = createFileStore(env);
  shutdown.add(() => store.close());
  const app = await createApp({ env, dataSource, logger, mailer, store, sessionSecret, clientDir });
  shutdown.checkpoint();
  await listen(app.httpServer, env.port, env.host);
  shutdown.add(() => app.stop());
}
