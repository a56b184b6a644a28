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
import { type Asker, backupName, checkBackup, keepNewest, OWNER_ONLY, removeUnfinished } from './backup-files.js';
import { backupParts, type Contents } from './backup.js';

/** Retention of rows in `scheduled_backups`. */
const REMEMBERED = "interval '1 year'";

/** Dependencies of backups by the app itself. */
export interface BackupWork {
  settings: Pick<BackupSettings, 'dir' | 'keep'>;
  manager: EntityManager;
  connection: DatabaseConnection;
  store: FileStore;
  logger: Logger;
}

interface Asked {
  asker: Asker;
  /** Time for which it was asked; a retry overwrites the row and the file of the former attempt. */
  dueAt: Date;
  /** Aborts the backup; no file remains. */
  signal: AbortSignal;
  /** Progress callback: rows read so far, and rows in total. */
  onRows?: (done: number, all: number) => void;
}

/**
 * Makes a backup, verifies it, then deletes old backups of the same asker. Records the outcome in `scheduled_backups`.
 * @throws any error that made the backup fail
 */
export async function makeBackup({ asker, dueAt, signal, onRows }: Asked, { settings, manager, connection, store, logger }: BackupWork): Promise<void> {
  await manager.query(
    `INSERT INTO scheduled_backups (due_at, machine) VALUES ($1, $2)
     ON CONFLICT (due_at) DO UPDATE SET machine = excluded.machine, started_at = now(), ended_at = NULL, error = NULL`,
    [dueAt, os.hostname()],
  );
  await manager.query(`DELETE FROM scheduled_backups WHERE due_at < now() - ${REMEMBERED}`);
  const file = path.join(settings.dir, backupName(asker, dueAt));
  try {
    const { bytes, missing } = await write(file, { asker, connection, store, signal, onRows });
    await manager.query('UPDATE scheduled_backups SET ended_at = now(), file = $2, bytes = $3, missing = $4 WHERE due_at = $1', [dueAt, file, bytes, missing]);
    const removed = await keepNewest(settings.dir, asker, settings.keep);
    logger.info({ file, bytes, removed }, 'The backup is done');
    if (missing > 0) logger.warn({ file, missing }, 'The backup lacks uploaded files that the file store does not have');
  } catch (err) {
    if (signal.aborted) await recordAbort({ asker, dueAt }, { manager, logger });
    else {
      await recordFailure(dueAt, (err as Error).message, manager);
      logger.error({ err }, 'The backup has failed. Fix the cause; if the retries fail as well, make a backup with: npm run citypins -- backup');
    }
    throw err;
  }
}

async function recordFailure(dueAt: Date, reason: string, manager: EntityManager): Promise<void> {
  await manager.query('UPDATE scheduled_backups SET ended_at = now(), error = $2 WHERE due_at = $1', [dueAt, reason]);
}

/** Records that a backup was aborted. One from the console leaves no row: its job says that it was cancelled, and nothing needs a remedy. */
async function recordAbort({ asker, dueAt }: Pick<Asked, 'asker' | 'dueAt'>, { manager, logger }: Pick<BackupWork, 'manager' | 'logger'>): Promise<void> {
  if (asker === 'console') {
    await manager.query('DELETE FROM scheduled_backups WHERE due_at = $1', [dueAt]);
    logger.warn('The backup was cancelled, or interrupted because the app was stopped');
  } else {
    await recordFailure(dueAt, 'The app was stopped', manager);
    logger.warn('The backup was interrupted because the app was stopped; the next start makes it');
  }
}

async function write(
  file: string,
  { asker, connection, store, signal, onRows = () => undefined }: Pick<BackupWork, 'connection' | 'store'> & Omit<Asked, 'dueAt'>,
): Promise<{ bytes: number; missing: number }> {
  const contents: Contents = { rows: 0, files: 0, missing: [] };
  await removeUnfinished(path.dirname(file), asker);
  const pieces = sealed(backupParts({ config: connectionConfig(connection), store, onRows, signal }, contents));
  await writeFile(pieces, file, { mode: OWNER_ONLY, check: (unfinished) => checkBackup(unfinished, signal) });
  return { bytes: (await fs.stat(file)).size, missing: contents.missing.length };
}
