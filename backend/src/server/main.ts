import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupHandler, planBackup, prepareBackupDir } from '../backup/index.js';
import { type Env, parseEnv, repositoryRoot } from '../core/config/index.js';
import { connectionConfig, createDataSource, runMigrations } from '../core/db/index.js';
import { type RunningDatabase, startDatabase } from '../core/embedded-database/index.js';
import { JobQueue, JobRunner } from '../core/jobs/index.js';
import { createLogger, logProcess } from '../core/logging/index.js';
import { createMailer } from '../core/mail/index.js';
import { createFileStore } from '../core/storage/index.js';
import { startTracing } from '../core/tracing/index.js';
import { ensureFirstAdmin, Passwords } from '../modules/accounts/index.js';
import { COMPUTE_HOURS } from '../modules/places/index.js';
import { MAKE_BACKUP } from '../modules/system/index.js';
import { adoptDeliveries } from '../modules/webhooks/index.js';
import { isNewGuide, loadSampleData } from '../sample/index.js';
import { ENTITIES } from './entities.js';
import { BACKUP_UPKEEP, FINISH_IMPORTS, jobHandlers, recurringJobs, SEARCH_UPKEEP } from './jobs.js';
import { readSiteSettings } from './service-parts.js';
import {
  checkPooler,
  checkPort,
  connect,
  countData,
  describeFailure,
  keepAdmin,
  keepSecret,
  lockFolder,
  MachineMetrics,
  ownText,
  prepareDataFolder,
  say,
  Shutdown,
  step,
  Stopped,
  Workers,
} from './startup/index.js';
import { createRegistry, measureBacklog, measureMails } from './metrics/index.js';

const shutdown = new Shutdown();
/** Folder of the embedded database; undefined until it has started, and with an external database. */
let embeddedIn: string | undefined;
/** Set when the development mode restarts the server: the embedded database keeps running for the next one. */
let keepsDatabase = false;

const shown = (file: string): string => {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
};

async function prepareDataDir({ dataDir, databaseUrl, publicUrl, port, host }: Env): Promise<void> {
  await prepareDataFolder(dataDir);
  // With an external database, several servers can share the folder, so it needs no lock.
  if (!databaseUrl) shutdown.add(await lockFolder(dataDir, { publicUrl, port, host }));
}

function describe({ how, location }: RunningDatabase): string {
  if (how === 'external') return 'from DATABASE_URL';
  return `${how === 'adopted' ? 'left by an earlier run, adopted,' : how} in ${shown(location ?? '')}`;
}

/** Starts the job runner, and adds the jobs that run at every start. */
async function startJobs(parts: Parameters<typeof jobHandlers>[0]): Promise<JobRunner> {
  const { env, dataSource, connection, logger, store } = parts;
  const { manager } = dataSource;
  const { schedule } = env.backup;
  const handlers = jobHandlers(parts);
  if (schedule) {
    handlers.push(backupHandler(schedule, { settings: env.backup, manager, connection, store, logger }));
    await planBackup(manager, schedule);
  }
  await adoptDeliveries(manager);
  const queue = new JobQueue(manager);
  await queue.add(FINISH_IMPORTS, {}, { queue: FINISH_IMPORTS.name, key: FINISH_IMPORTS.name });
  await queue.add(BACKUP_UPKEEP, {}, { queue: MAKE_BACKUP.name, key: BACKUP_UPKEEP.name });
  await queue.add(SEARCH_UPKEEP, {}, { queue: SEARCH_UPKEEP.name, key: SEARCH_UPKEEP.name });
  // For rows without a job, after a restored backup or an upgrade.
  await queue.add(COMPUTE_HOURS, {}, { queue: COMPUTE_HOURS.name, key: COMPUTE_HOURS.name });
  const runner = new JobRunner({ connection: connectionConfig(connection), dataSource, handlers, recurring: recurringJobs(parts), logger });
  runner.start();
  return runner;
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
  // For a start that fails early. After a complete start, the second registration below stops the workers before the database.
  shutdown.add(async () => workers?.stop());

  const starting = startDatabase(env);
  shutdown.add(async () => {
    const started = await starting.catch(() => undefined); // the failure is already reported
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
  if (env.tracing && workers) shutdown.addImpatient(await startTracing(env.tracing, logger));
  const mailer = createMailer(env, logger);
  measureMails(registry, mailer.counts);
  shutdown.add(() => mailer.close());
  const siteSettings = await readSiteSettings(env, dataSource);
  const jobs = await startJobs({ env, dataSource, siteSettings, connection: database.connection, logger, mailer, store, sessionSecret });
  // Runs after the workers have stopped. A job in progress delays the shutdown by at most 3 s (`addImpatient`).
  shutdown.addImpatient(() => jobs.stop());
  shutdown.add(async () => workers?.stop());
  if (env.databasePoolerUrl) await checkPooler(env.databasePoolerUrl);
  measureBacklog(registry, dataSource);
  const setup = { env, connection: database.connection, sessionSecret, clientDir };
  if (workers) await workers.serve(setup);
  else await (await import('./serve.js')).serve(shutdown, { ...setup, logger, metrics: { registry, collect: () => ownText(registry) } });
  shutdown.checkpoint();

  say(`\n  ${siteSettings.of('identity').name} is at     ${env.publicUrl}  (${await countData(dataSource)})`);
  if (admin.password) say(`  First admin        ${admin.email}, password ${admin.password}  (kept in ${shown(adminFile)})`);
  else say(`  First admin        ${admin.email}${!env.admin && fs.existsSync(adminFile) ? `  (password in ${shown(adminFile)})` : ''}`);
  say('  To stop            Ctrl-C\n');
}

async function stop(): Promise<void> {
  if (shutdown.isStopping) return; // npm sends the terminal's signal a second time
  say('\n  Stopping …');
  await shutdown.run();
  say('  Stopped.');
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  const launchers = process.listeners(signal); // they would exit at once; removed after ours is added, so no signal is lost
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
  if (shutdown.isStopping || error instanceof Stopped) return; // the step failed because of the shutdown
  process.stderr.write(`\n${await describeFailure(error, embeddedIn)}\n\n`);
  await shutdown.run();
  process.exit(1);
});
