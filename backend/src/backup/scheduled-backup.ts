import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import type { BackupSettings } from '../core/config/index.js';
import { connectionConfig, type DatabaseConnection } from '../core/db/index.js';
import { writeFile } from '../core/files/index.js';
import type { Logger } from '../core/logging/index.js';
import type { FileStore } from '../core/storage/index.js';
import { sealed } from './archive.js';
import { backupName, checkBackup, keepNewest, OWNER_ONLY, removeUnfinished } from './backup-files.js';
import { backupParts, type Contents } from './backup.js';

/** Retention of rows in `scheduled_backups`. */
const REMEMBERED = "interval '1 year'";

interface Parts {
  settings: Pick<BackupSettings, 'dir' | 'keep'>;
  manager: EntityManager;
  connection: DatabaseConnection;
  store: FileStore;
  logger: Logger;
}

/**
 * Makes a scheduled backup, verifies it, then deletes old backups. Records the outcome in `scheduled_backups`.
 * @param dueAt scheduled time; a retry overwrites the row and the file of the former attempt
 * @param signal aborts the backup; no file remains
 * @throws any error that made the backup fail
 */
export async function makeScheduledBackup(dueAt: Date, { settings, manager, connection, store, logger }: Parts, signal: AbortSignal): Promise<void> {
  await manager.query(
    `INSERT INTO scheduled_backups (due_at, machine) VALUES ($1, $2)
     ON CONFLICT (due_at) DO UPDATE SET machine = excluded.machine, started_at = now(), ended_at = NULL, error = NULL`,
    [dueAt, os.hostname()],
  );
  await manager.query(`DELETE FROM scheduled_backups WHERE due_at < now() - ${REMEMBERED}`);
  const file = path.join(settings.dir, backupName('schedule', dueAt));
  try {
    const { bytes, missing } = await write(file, { connection, store, signal });
    await manager.query('UPDATE scheduled_backups SET ended_at = now(), file = $2, bytes = $3, missing = $4 WHERE due_at = $1', [dueAt, file, bytes, missing]);
    const removed = await keepNewest(settings.dir, 'schedule', settings.keep);
    logger.info({ file, bytes, removed }, 'The scheduled backup is done');
    if (missing > 0) logger.warn({ file, missing }, 'The backup lacks uploaded files that the file store does not have');
  } catch (err) {
    const reason = signal.aborted ? 'The app was stopped' : (err as Error).message;
    await manager.query('UPDATE scheduled_backups SET ended_at = now(), error = $2 WHERE due_at = $1', [dueAt, reason]);
    if (signal.aborted) logger.warn('The scheduled backup was interrupted, because the app was stopped. The next start makes it');
    else logger.error({ err }, 'The scheduled backup has failed. Fix the cause; if the retries fail as well, make a backup with: npm run citypins -- backup');
    throw err;
  }
}

async function write(
  file: string,
  { connection, store, signal }: Pick<Parts, 'connection' | 'store'> & { signal: AbortSignal },
): Promise<{ bytes: number; missing: number }> {
  const contents: Contents = { rows: 0, files: 0, missing: [] };
  await removeUnfinished(path.dirname(file), 'schedule');
  const pieces = sealed(backupParts({ config: connectionConfig(connection), store, onRows: () => undefined, signal }, contents));
  await writeFile(pieces, file, { mode: OWNER_ONLY, check: (unfinished) => checkBackup(unfinished, signal) });
  return { bytes: (await fs.stat(file)).size, missing: contents.missing.length };
}
