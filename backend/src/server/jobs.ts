import type { DataSource } from 'typeorm';
import { askedBackupHandler, tidyBackups } from '../backup/index.js';
import type { Env } from '../core/config/index.js';
import type { DatabaseConnection } from '../core/db/index.js';
import { defineTask, type Handler, handle, type Recurring } from '../core/jobs/index.js';
import type { Logger } from '../core/logging/index.js';
import type { Mailer } from '../core/mail/index.js';
import type { FileStore } from '../core/storage/index.js';
import { accountHandlers } from '../modules/accounts/index.js';
import { bulkHandlers } from '../modules/activities/index.js';
import { EMPTY_BIN } from '../modules/bin/index.js';
import { movePlaces, movePlacesHandler } from '../modules/categories/index.js';
import {
  buildDeferredIndexes,
  ImportFolder,
  previewImportHandler,
  readImportHandler,
  runImportHandler,
  tidyDrafts,
  undoImportHandler,
} from '../modules/imports/index.js';
import { makeMapHandler, removeMapFilesHandler, tidyMaps } from '../modules/maps/index.js';
import { SiteMails, type SiteSettings } from '../modules/site/index.js';
import { removeSampleHandler } from '../modules/setup/index.js';
import { removeFilesHandler, removeStrayFilesHandler } from '../modules/photos/index.js';
import {
  catchUpSearch,
  COMPUTE_HOURS,
  computeHoursHandler,
  findDuplicates,
  findDuplicatesHandler,
  foldTagCounts,
  tagPlacesHandler,
  tidyHours,
} from '../modules/places/index.js';
import { exportPackHandler, importPackHandler, MAKE_BACKUP, tidyPacks } from '../modules/system/index.js';
import { webhookHandler } from '../modules/webhooks/index.js';
import { createServiceParts, importFolder, packFolder } from './service-parts.js';
import { createServices } from './services.js';
import { purge } from './startup/index.js';

interface JobParts {
  env: Env;
  /** Connection to the primary. */
  connection: DatabaseConnection;
  dataSource: DataSource;
  logger: Logger;
  mailer: Mailer;
  store: FileStore;
  sessionSecret: string;
  siteSettings: SiteSettings;
}

/** Returns the handlers of the jobs that requests add. */
export function jobHandlers({ mailer, connection, ...rest }: JobParts): Handler[] {
  const { env, dataSource, logger, store, sessionSecret, siteSettings } = rest;
  const { manager } = dataSource;
  const parts = createServiceParts(rest);
  const services = () => createServices(parts, manager);
  const packWork = { dataSource, store, maps: parts.maps, siteSettings, folder: packFolder(env) };
  const importWork = { dataSource, folder: new ImportFolder(importFolder(env)) };
  const siteMails = async () => {
    await siteSettings.load(manager);
    return new SiteMails(siteSettings, env.publicUrl);
  };
  return [
    ...accountHandlers({ manager, mailer, publicUrl: env.publicUrl, siteMails, sessionSecret, logger }, () => services().activities),
    removeFilesHandler(store),
    removeSampleHandler(dataSource),
    movePlacesHandler(dataSource),
    ...bulkHandlers(dataSource, (portion) => createServices(parts, portion)),
    findDuplicatesHandler(dataSource),
    computeHoursHandler(dataSource),
    tagPlacesHandler(dataSource),
    readImportHandler(importWork),
    previewImportHandler(importWork),
    runImportHandler(importWork),
    undoImportHandler(dataSource),
    makeMapHandler({ dataSource, logger, ...parts.maps, userAgent: `Maps/1 (+${env.publicUrl})` }),
    removeMapFilesHandler({ dataSource, ...parts.maps }),
    handle(EMPTY_BIN, async () => void (await purge(dataSource, store))),
    exportPackHandler(packWork),
    importPackHandler(packWork),
    removeStrayFilesHandler(dataSource, store),
    askedBackupHandler({ settings: env.backup, manager, connection, store, logger }),
    webhookHandler(() => services().webhookDeliveries),
  ];
}

/** Finishes the work that imports have deferred. It also runs at each start, for imports whose process was killed. */
export const FINISH_IMPORTS = defineTask<object>('finish-imports', { priority: 20 });

/** Deletes what killed backups have left. It also runs at each start. */
export const BACKUP_UPKEEP = defineTask<object>('backup-upkeep', { priority: 20 });

/** Brings the search index up to date. It also runs at each start, because an update can add words to the index. */
export const SEARCH_UPKEEP = defineTask<object>('search-upkeep', { priority: 20 });

/** Returns the jobs that run every hour or every night. */
export function recurringJobs(parts: JobParts): Recurring[] {
  const { env, dataSource, store, logger } = parts;
  const serviceParts = createServiceParts(parts);
  const upkeep = (name: string, task: () => Promise<number>): Handler =>
    handle(defineTask<object>(name), async () => {
      const count = await task();
      if (count > 0) logger.info({ task: name, count }, 'Maintenance task done');
    });
  return [
    { handler: upkeep('purge', () => purge(dataSource, store)), cron: '17 * * * *' },
    // An undo and a restore add no job.
    {
      handler: upkeep('merge-upkeep', () => dataSource.transaction((manager) => createServices(serviceParts, manager).placeMerges.moveLate())),
      cron: '7 * * * *',
    },
    { handler: upkeep('duplicate-search', () => findDuplicates(dataSource)), cron: '5 3 * * *' },
    { handler: upkeep('category-upkeep', () => movePlaces(dataSource)), cron: '27 * * * *' },
    // One queue: two of these jobs never compute the same rows.
    { handler: upkeep('hours-upkeep', () => tidyHours(dataSource)), cron: '11 2 * * *', queue: COMPUTE_HOURS.name },
    { handler: upkeep('tag-upkeep', () => foldTagCounts(dataSource)), cron: '*/5 * * * *' },
    { handler: upkeep(SEARCH_UPKEEP.name, () => catchUpSearch(dataSource)), cron: '37 * * * *', queue: SEARCH_UPKEEP.name },
    { handler: upkeep(BACKUP_UPKEEP.name, () => tidyBackups(env.backup.dir)), cron: '47 * * * *', queue: MAKE_BACKUP.name },
    { handler: upkeep('pack-upkeep', () => tidyPacks(packFolder(env))), cron: '7 * * * *' },
    { handler: upkeep('import-upkeep', () => tidyDrafts(dataSource, new ImportFolder(importFolder(env)))), cron: '9 * * * *' },
    { handler: upkeep('map-upkeep', () => tidyMaps(dataSource, serviceParts.maps)), cron: '19 * * * *' },
    { handler: upkeep(FINISH_IMPORTS.name, () => buildDeferredIndexes(dataSource)), cron: '57 * * * *' },
  ];
}
