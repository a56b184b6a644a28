import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBackupDir, scheduleBackups } from '../backup/schedule.js';
import { makeScheduledBackup } from '../backup/scheduled-backup.js';
import { type Env, parseEnv, repositoryRoot } from '../core/config/env.js';
import { createDataSource } from '../core/db/data-source.js';
import { type RunningDatabase, startDatabase } from '../core/db/embedded.js';
import { runMigrations } from '../core/db/migrate.js';
import { createLogger } from '../core/logging/logger.js';
import { logProcess } from '../core/logging/process-log.js';
import { createFileStore } from '../core/storage/index.js';
import { ensureFirstAdmin, Passwords } from '../modules/accounts/index.js';
import { doPostponedWork } from '../modules/imports/index.js';
import { catchUpSearch } from '../modules/places/index.js';
import { isNewGuide, loadSampleData } from '../sample/index.js';
import { ENTITIES } from './entities.js';
import { say, step } from './startup/console.js';
import { connect, countData, keepAdmin, keepSecret } from './startup/data.js';
import { describeFailure } from './startup/failure.js';
import { lockFolder } from './startup/folder-lock.js';
import { prepareDataFolder } from './startup/data-folder.js';
import { createRegistry } from './metrics/registry.js';
import { measureBacklog } from './metrics/backlog.js';
import { everyHour } from './startup/hourly.js';
import { MachineMetrics, ownText } from './startup/machine-metrics.js';
import { checkPooler } from './startup/pooler.js';
import { checkPort } from './startup/port.js';
import { purge } from './startup/purge.js';
import { Shutdown, Stopped } from './startup/shutdown.js';
import { Workers } from './startup/workers.js';

const shutdown = new Shutdown();
/** The folder of the embedded database, once it is known. */
let embeddedIn: string | undefined;
/** The database outlives a server that the development mode replaces. */
let keepsDatabase = false;

const shown = (file: string): string => {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
};

async function prepareDataDir({ dataDir, databaseUrl, publicUrl, port, host }: Env): Promise<void> {
  await prepareDataFolder(dataDir);
  // what is kept there beside another database may be shared by several processes
  if (!databaseUrl) shutdown.add(await lockFolder(dataDir, { publicUrl, port, host }));
}

function describe({ how, location }: RunningDatabase): string {
  if (how === 'external') return 'from DATABASE_URL';
  return `${how === 'adopted' ? 'left by an earlier run, adopted,' : how} in ${shown(location ?? '')}`;
}

async function start(): Promise<void> {
  const { values: options } = parseArgs({ options: { client: { type: 'string', default: path.join(repositoryRoot, 'frontend/dist') } } });
  const env = parseEnv(process.env);
  await prepareDataDir(env);
  await checkPort(env.port, env.host);
  if (env.backup.schedule) await prepareBackupDir(env.backup.dir);
  const logger = createLogger(env.logLevel);
  logProcess(logger);
  const registry = createRegistry();
  const workers = env.workers > 1 ? new Workers(env.workers, { logger, shutdownDelay: env.shutdownDelay, metrics: new MachineMetrics(registry) }) : undefined;
  // where the start fails, they have nobody to wait for; else they end further down, before the database does
  shutdown.add(async () => workers?.stop());

  const starting = startDatabase(env);
  shutdown.add(async () => {
    const started = await starting.catch(() => undefined); // what it failed with has been told
    if (!keepsDatabase) await started?.stop();
  });
  const database = await step('Database', () => starting, describe);
  embeddedIn = database.location;
  database.keepRunning(logger);
  shutdown.checkpoint();

  const dataSource = createDataSource(database.connection, { poolSize: env.databasePoolSize, entities: ENTITIES });
  shutdown.addImpatient(async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
  });
  await connect(dataSource, () => {
    shutdown.checkpoint();
  });
  await step(
    'Tables',
    () => runMigrations(dataSource),
    (ran) => (ran.length > 0 ? `${ran.length} migrations` : 'up to date'),
  );
  shutdown.checkpoint();
  if (env.sampleData) {
    const load = async (progress: (share: number) => void) =>
      (await isNewGuide(dataSource)) && loadSampleData(dataSource, { now: new Date(), onProgress: (done, total) => progress(done / total) });
    await step('Sample data', load, (did) => (did ? 'loaded' : 'nothing to do'));
  }
  shutdown.checkpoint();
  const admin = await ensureFirstAdmin(dataSource, new Passwords(env.passwordMinLength), env.admin);
  const adminFile = admin.password ? keepAdmin(env.dataDir, admin.email, admin.password) : path.join(env.dataDir, 'admin.txt');

  const sessionSecret = env.jwtSecret ?? keepSecret(env.dataDir);
  const store = createFileStore(env);
  shutdown.add(() => store.close());
  const { client: clientDir } = options;
  // Ended after the server: a task under way keeps nobody from hearing that this instance is about to end.
  shutdown.addImpatient(everyHour('Throwing away what was deleted', () => purge(dataSource, store), logger));
  shutdown.addImpatient(everyHour('Finishing what an import has left', () => doPostponedWork(dataSource), logger, { isUrgent: true }));
  shutdown.addImpatient(everyHour('Bringing the search up to date', () => catchUpSearch(dataSource), logger));
  if (env.backup.schedule) {
    const parts = { settings: env.backup, connection: database.connection, store, logger };
    shutdown.addImpatient(scheduleBackups(env.backup.schedule, (dueAt, signal) => makeScheduledBackup(dueAt, parts, signal)));
  }
  shutdown.add(async () => workers?.stop());
  if (env.databasePoolerUrl) await checkPooler(env.databasePoolerUrl);
  measureBacklog(registry, dataSource);
  const setup = { env, connection: database.connection, sessionSecret, clientDir };
  if (workers) await workers.serve(setup);
  else await (await import('./startup/serve.js')).serve(shutdown, { ...setup, logger, metrics: { registry, collect: () => ownText(registry) } });
  shutdown.checkpoint();

  say(`\n  CityPins is at     ${env.publicUrl}  (${await countData(dataSource)})`);
  if (admin.password) say(`  First admin        ${admin.email}, password ${admin.password}  (kept in ${shown(adminFile)})`);
  else say(`  First admin        ${admin.email}${!env.admin && fs.existsSync(adminFile) ? `  (password in ${shown(adminFile)})` : ''}`);
  say('  To stop            Ctrl-C\n');
}

async function stop(): Promise<void> {
  if (shutdown.isStopping) return; // npm repeats the terminal's signal
  say('\n  Stopping …');
  await shutdown.run();
  say('  Stopped.');
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  const launchers = process.listeners(signal); // they only end the process; removed last, or a signal in between would be lost
  process.on(signal, () => void stop());
  for (const listener of launchers) process.off(signal, listener);
}
process.on('message', (message) => {
  if (message === 'restart') {
    keepsDatabase = true;
    void stop();
  }
});

await start().catch(async (error: unknown) => {
  if (shutdown.isStopping || error instanceof Stopped) return; // what was under way failed because everything is being stopped
  process.stderr.write(`\n${await describeFailure(error, embeddedIn)}\n\n`);
  await shutdown.run();
  process.exit(1);
});
